"""Lords of Xidit behind the contract of a game."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from claycrown.games.choices import Choices
from claycrown.games.contract import Game, Illegal, LedgerEntry, Result
from claycrown.games.edition import Edition, Editions
from claycrown.games.ledger import Ledger
from claycrown.games.options import Option, Value, defaults, switch

from . import assessment, names, pieces, play, refusals, setup, view
from .printed import Printed
from .state import State
from .view import open_book as open_book  # what a view implies about hidden things: for bots and people alike

SEED_ROOM = 2**64


EDITIONS = Editions(Path(__file__).parents[1] / "edition.toml", Printed)


ALL_PLANS = list(range(pieces.PLAN, pieces.PLAN + pieces.PLANS))
"""X3.1. Copied for each caller: much faster than creating that many numbers again."""


class LordsOfXidit:
    """Three to five players, twelve years, three assessments; the last one standing wins."""

    name = "xidit"
    rules_version = 1
    colours: tuple[str, ...] = pieces.COLOURS
    player_counts = range(pieces.MIN_PLAYERS, pieces.MAX_PLAYERS + 1)
    options: Mapping[str, Option] = {"short": switch(), "hard_virtual": switch(), "open_screens": switch()}

    def edition(self, path: str | None = None) -> Edition:
        return EDITIONS.edition(path)

    def new(self, players: int, seed: int, options: Mapping[str, Value] | None = None, edition: Edition | None = None) -> State:
        chosen = {**defaults(self.options), **(options or {})}
        state = State(EDITIONS.printed(edition))
        state.players = players
        state.colour = list(range(pieces.MAX_PLAYERS))
        state.short_game = int(chosen["short"])
        state.hard_virtual = int(chosen["hard_virtual"])
        state.open_screens = int(chosen["open_screens"])
        state.stream = seed % SEED_ROOM
        setup.set_up(state)
        return state

    def seats(self, state: State) -> list[str]:
        return [pieces.COLOURS[colour] for colour in state.colour[: state.players]]

    def deciders(self, state: State) -> list[int]:
        return [seat for seat in range(state.players) if play.must_decide(state, seat)]

    def legal(self, state: State, seat: int) -> list[int]:
        if not 0 <= seat < state.players or not play.must_decide(state, seat):
            return []
        if state.step == pieces.AT_PLAN:
            return ALL_PLANS.copy()
        choices = Choices()
        play.offer(state, seat, choices)
        return choices.action[: choices.count]

    def why_not(self, state: State, seat: int, action: int) -> Illegal | None:
        """X3.1, X6.1: a seat that has planned or shown may send another in its place until the last is in."""
        if not 0 <= seat < state.players:
            return refusals.no_such_seat(state)
        return refusals.refusal(state, seat, action)

    def apply(self, state: State, seat: int, action: int) -> None:
        state.book = Ledger()
        play.apply(state, seat, action)

    def steps(self, state: State, seat: int, action: int) -> Iterator[State]:
        """A legal decision step by step, on copies: after the decision itself, then after each automatic step.

        The ledger of each copy is that of its step alone.
        """
        going = state.clone()
        going.book = Ledger()
        play.carry_out(going, seat, action)
        yield _kept(going)
        while going.step > pieces.OVER:
            going.book = Ledger()
            play.go_one_step(going)
            yield _kept(going)

    def round(self, state: State) -> int:
        return state.year

    def over(self, state: State) -> bool:
        return state.step == pieces.OVER

    def result(self, state: State) -> Result:
        """X8.6: the one left after the third assessment wins; the others in the order in which they went out."""
        figures = assess(state)
        gone = [contestant for entry in figures["assessments"] for contestant in reversed(entry["out"])]
        return Result(winner=figures["winner"], ranking=(figures["winner"], *reversed(gone)), figures=figures)

    def ledger(self, state: State, viewer: int) -> Sequence[LedgerEntry]:
        """Everything that a decision does happens in the open; a plan or a choice that is not revealed yet shows nothing."""
        return names.entries(state)

    def view(self, state: State, viewer: int) -> State:
        return view.view(state, viewer)

    def determinize(self, view_: State, rng: Random) -> State:
        return view.determinize(view_, rng)


def _kept(state: State) -> State:
    """A copy with its ledger."""
    copy = state.clone()
    copy.book = state.book
    return copy


def assess(state: State) -> dict[str, Any]:
    """X8: the three assessments of a position and the winner, as `score --final --json` gives them."""
    scratch = state.clone()
    assessment.assess(scratch)
    colours = [pieces.COLOURS[scratch.colour[seat]] for seat in range(scratch.players)] + [pieces.VIRTUAL_NAME]
    size = assessment.contestants(scratch)
    entries = []
    for place in range(pieces.ASSESSMENTS):
        start = place * pieces.CONTESTANTS
        ranking = scratch.ranking[start : start + size]
        values = scratch.value[start : start + size]
        entries.append(
            {
                "of": pieces.ASSESSMENT_NAMES[scratch.assessments[place]],
                "ranking": [[colours[contestant], value] for contestant, value in zip(ranking, values, strict=True)],
                "out": [colours[contestant] for contestant in ranking if scratch.out[contestant] == place + 1],
            }
        )
    return {"assessments": entries, "winner": colours[assessment.winner(scratch)]}


XIDIT = LordsOfXidit()
GAME: Game[State] = XIDIT

"""Terracotta Army behind the contract of a game."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random

from claycrown.games.choices import Choices
from claycrown.games.contract import Game, Illegal, LedgerEntry, Result
from claycrown.games.edition import Edition, Editions
from claycrown.games.ledger import Ledger
from claycrown.games.options import Option, Value

from . import final_scoring, names, refusals, scoring, setup, turn
from .pieces import COLOURS, OVER
from .printed import Printed
from .rule_ids import rule_id
from .state import State

EDITIONS = Editions(Path(__file__).parents[1] / "edition.toml", Printed)


class TerracottaArmy:
    """Two to four players, five rounds, the most victory points win."""

    name = "terracotta"
    rules_version = 1
    colours: tuple[str, ...] = COLOURS
    player_counts = range(2, 5)
    options: Mapping[str, Option] = {}

    def edition(self, path: str | None = None) -> Edition:
        return EDITIONS.edition(path)

    def new(self, players: int, seed: int, options: Mapping[str, Value] | None = None, edition: Edition | None = None) -> State:
        return setup.set_up(EDITIONS.printed(edition), players, seed)

    def seats(self, state: State) -> list[str]:
        return [COLOURS[colour] for colour in state.colour[: state.players]]

    def deciders(self, state: State) -> list[int]:
        return [] if state.step == OVER else [state.actor]

    def legal(self, state: State, seat: int) -> list[int]:
        if state.step == OVER or seat != state.actor:
            return []
        choices = Choices()
        turn.legal(state, choices)
        return choices.action[: choices.count]

    def why_not(self, state: State, seat: int, action: int) -> Illegal | None:
        if state.step != OVER and seat != state.actor:
            return refusals.not_your_turn(state)
        return refusals.refusal(state, action)

    def apply(self, state: State, seat: int, action: int) -> None:
        state.book = Ledger()
        turn.apply(state, action)

    def round(self, state: State) -> int:
        return state.round

    def over(self, state: State) -> bool:
        return state.step == OVER

    def result(self, state: State) -> Result:
        """T10.6: the most VP win; tied, the one earlier in the turn order."""
        seats = self.seats(state)
        order = [state.order[place] for place in range(state.players)]
        ranking = sorted(order, key=lambda seat: -state.vp[seat])
        return Result(
            winner=seats[ranking[0]],
            ranking=tuple(seats[seat] for seat in ranking),
            figures={"vp": {seats[seat]: state.vp[seat] for seat in range(state.players)}},
        )

    def ledger(self, state: State, viewer: int) -> Sequence[LedgerEntry]:
        return entries(state)

    def view(self, state: State, viewer: int) -> State:
        """All of the table lies open to all; only the seed is secret, and a state does not hold it."""
        copy = state.clone()
        copy.book = state.book
        return copy

    def determinize(self, view: State, rng: Random) -> State:
        """Nothing is unknown, so there is only one state that fits."""
        return view.clone()


def entries(state: State) -> list[LedgerEntry]:
    """The ledger with rules, things and places named as the notation does; empty where the state does not keep one."""
    book = state.book
    if book is None:
        return []
    columns = state.printed.columns
    return [entry(columns, *line) for line in book.lines()]


@lru_cache(maxsize=8192)
def entry(columns: int, rule: int, player: int, what: int, amount: int, source: int, where: int) -> LedgerEntry:
    """A ledger line in words, on a board with that number of columns. Cached: the same lines recur."""
    place = names.where(columns, what, source, where)
    return LedgerEntry(rule_id(rule), player, names.what(what), amount, names.source(source), place)


def score_round(state: State) -> list[LedgerEntry]:
    """What the scoring phase (T8) would give in this position."""
    copy = state.clone()
    copy.book = Ledger()
    scoring.score_round(copy)
    return [entry for entry in entries(copy) if entry.what == "vp"]


def score_final(state: State) -> list[LedgerEntry]:
    """What the end (T10) would give in this position."""
    copy = state.clone()
    copy.book = Ledger()
    final_scoring.score_final(copy)
    return entries(copy)


GAME: Game[State] = TerracottaArmy()

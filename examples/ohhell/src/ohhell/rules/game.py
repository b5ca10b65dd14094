"""Oh Hell behind the contract of a game."""

from collections.abc import Mapping, Sequence
from random import Random

from claycrown.games.contract import Game, Illegal, LedgerEntry, Result
from claycrown.games.edition import Edition
from claycrown.games.message import Message
from claycrown.games.options import Option, Value, choice, defaults, number, switch

from . import bidding, dealing, hidden, names, scoring, tricks
from .printed import EDITIONS
from .state import BID, OVER, State

FIRST_CARD = 100
"""A decision is a number: below this a bid, from here on a card."""


class OhHell:
    """Three to six players, a deal of each size; exact bids score."""

    name = "ohhell"
    rules_version = 1
    colours: tuple[str, ...] = ("red", "blue", "green", "yellow", "purple", "black")
    player_counts = range(3, 7)
    options: Mapping[str, Option] = {
        "deals": number(1, 12, default=7),
        "order": choice(dealing.GROWING, dealing.SHRINKING),
        "hook": switch(default=True),
    }

    def edition(self, path: str | None = None) -> Edition:
        return EDITIONS.edition(path)

    def new(self, players: int, seed: int, options: Mapping[str, Value] | None = None, edition: Edition | None = None) -> State:
        chosen = {**defaults(self.options), **(options or {})}
        printed = EDITIONS.printed(edition)
        state = State(printed, players, int(chosen["deals"]), str(chosen["order"]), bool(chosen["hook"]))
        state.stream = seed
        dealing.check_deck(state)
        dealing.first_deal(state)
        return state

    def seats(self, state: State) -> list[str]:
        return list(self.colours[: state.players])

    def deciders(self, state: State) -> list[int]:
        return [] if state.step == OVER else [state.actor]

    def legal(self, state: State, seat: int) -> list[int]:
        if seat not in self.deciders(state):
            return []
        if state.step == BID:
            return bidding.legal_bids(state)
        return [FIRST_CARD + card for card in tricks.legal_cards(state, seat)]

    def why_not(self, state: State, seat: int, action: int) -> Illegal | None:
        if state.step == OVER:
            return Illegal("O6.1", Message("ohhell-over"))
        if seat != state.actor:
            turn = Message("ohhell-refused-turn", {"who": names.seat_name(state.actor)})
            return Illegal("O3.1" if state.step == BID else "O4.1", turn)
        if state.step == BID:
            if action >= FIRST_CARD:
                return Illegal("O3.1", Message("ohhell-refused-card"))
            return bidding.why_no_bid(state, action)
        if action < FIRST_CARD:
            return Illegal("O4.1", Message("ohhell-refused-late-bid"))
        return tricks.why_no_card(state, seat, action - FIRST_CARD)

    def apply(self, state: State, seat: int, action: int) -> None:
        state.book = []
        if state.step == BID:
            bidding.bid(state, seat, action)
        else:
            tricks.play(state, seat, action - FIRST_CARD)

    def round(self, state: State) -> int:
        return state.deal

    def over(self, state: State) -> bool:
        return state.step == OVER

    def result(self, state: State) -> Result:
        ranking = tuple(self.colours[seat] for seat in scoring.ranking(state))
        counts = {"points": state.points, "exact": state.exact}
        figures = {name: dict(zip(self.seats(state), counted, strict=True)) for name, counted in counts.items()}
        return Result(ranking[0], ranking, figures)

    def ledger(self, state: State, viewer: int) -> Sequence[LedgerEntry]:
        """Bids, cards and points are for all to see."""
        return state.book

    def view(self, state: State, viewer: int) -> State:
        return hidden.view(state, viewer)

    def determinize(self, view: State, rng: Random) -> State:
        return hidden.determinize(view, rng)


GAME: Game[State] = OhHell()

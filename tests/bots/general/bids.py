"""A tiny game: everybody bids a number at once, in secret; the highest bid wins, of equal ones the first seat's."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Self

from claycrown.games.contract import Illegal, LedgerEntry, Result
from claycrown.games.edition import Edition
from claycrown.games.message import Message
from claycrown.games.options import Option, Value

NOT_IN = -1
SECRET = -2


@dataclass
class State:
    players: int
    bids: list[int] = field(default_factory=list)

    def clone(self) -> Self:
        return type(self)(self.players, list(self.bids))


class Bids:
    name = "bids"
    rules_version = 1
    colours: tuple[str, ...] = ("red", "green", "blue")
    player_counts = range(2, 4)
    options: Mapping[str, Option] = {}

    def __init__(self, highest: int, ends: bool = True) -> None:
        self.highest = highest
        self.ends = ends

    def edition(self, path: str | None = None) -> Edition:
        return Edition("bids", "", {})

    def new(self, players: int, seed: int, options: Mapping[str, Value] | None = None, edition: Edition | None = None) -> State:
        return State(players, [NOT_IN] * players)

    def seats(self, state: State) -> list[str]:
        return list(self.colours[: state.players])

    def deciders(self, state: State) -> list[int]:
        return [seat for seat in range(state.players) if state.bids[seat] == NOT_IN]

    def legal(self, state: State, seat: int) -> list[int]:
        return list(range(self.highest + 1)) if state.bids[seat] == NOT_IN else []

    def why_not(self, state: State, seat: int, action: int) -> Illegal | None:
        return None if action in self.legal(state, seat) else Illegal("B1", Message("unworded"))

    def apply(self, state: State, seat: int, action: int) -> None:
        state.bids[seat] = action
        if not self.ends:
            state.bids = [NOT_IN] * state.players

    def round(self, state: State) -> int:
        return 1

    def over(self, state: State) -> bool:
        return not self.deciders(state)

    def result(self, state: State) -> Result:
        ranking = sorted(range(state.players), key=lambda seat: (-state.bids[seat], seat))
        colours = tuple(self.colours[seat] for seat in ranking)
        return Result(colours[0], colours, {})

    def ledger(self, state: State, viewer: int) -> Sequence[LedgerEntry]:
        return []

    def view(self, state: State, viewer: int) -> State:
        secret = [bid if bid == NOT_IN or seat == viewer else SECRET for seat, bid in enumerate(state.bids)]
        return State(state.players, secret)

    def determinize(self, view: State, rng: Random) -> State:
        return State(view.players, [rng.randint(0, self.highest) if bid == SECRET else bid for bid in view.bids])

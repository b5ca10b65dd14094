"""A tiny game of two decisions that looks other than it is: red sets a trap into which random play falls, or plays safe.

After a trap green wins with one of four replies, which random play misses three times in four; after a safe start red wins with
one of two.
"""

from collections.abc import Mapping
from random import Random

from claycrown.games.contract import Illegal, Result
from claycrown.games.edition import Edition
from claycrown.games.message import Message
from claycrown.games.options import Value
from tests.bots.general.bids import Bids, State

SETS_A_TRAP, PLAYS_SAFE = 0, 1


class Trap(Bids):
    """The bids are what was decided so far."""

    name = "trap"

    def __init__(self) -> None:
        super().__init__(highest=0)

    def new(self, players: int, seed: int, options: Mapping[str, Value] | None = None, edition: Edition | None = None) -> State:
        return State(2)

    def deciders(self, state: State) -> list[int]:
        if len(state.bids) == 2:
            return []
        return [1] if state.bids == [SETS_A_TRAP] else [0]

    def legal(self, state: State, seat: int) -> list[int]:
        if seat not in self.deciders(state):
            return []
        return [0, 1, 2, 3] if seat == 1 else [0, 1]

    def why_not(self, state: State, seat: int, action: int) -> Illegal | None:
        return None if action in self.legal(state, seat) else Illegal("B1", Message("unworded"))

    def apply(self, state: State, seat: int, action: int) -> None:
        state.bids.append(action)

    def result(self, state: State) -> Result:
        first, second = state.bids
        red_wins = second != 0 if first == SETS_A_TRAP else second == 0
        ranking = ("red", "green") if red_wins else ("green", "red")
        return Result(ranking[0], ranking, {})

    def view(self, state: State, viewer: int) -> State:
        return state.clone()

    def determinize(self, view: State, rng: Random) -> State:
        return view.clone()

"""The bots `steward`, `marshal` and `emperor` for Terracotta Army: one tree search, with more or less time.

At the start of a turn it searches and settles on a whole turn; the decisions that follow are that turn's, unless something
else is on the table than expected. Asked in the middle of a turn that it did not begin, it searches for the best rest of it.
"""

from random import Random
from typing import Any

from claycrown.bots.ladder import Budget
from claycrown.games.terracotta.bots.search import Search
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.state import State


class Searcher:
    def __init__(self, seed: int, name: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget
        self._random = Random(seed)
        self._plan: list[int] = []
        self._expected: Any = None

    def decide(self, view: State, seat: int) -> int:
        if not self._plan or signature(view) != self._expected:
            search = Search(view, self._random.getrandbits(32), self.budget.threads)
            search.run(self.budget)
            self._plan = search.decisions(search.ranking()[0])
        action = self._plan.pop(0)
        after = view.clone()
        GAME.apply(after, seat, action)
        self._expected = signature(after)
        return action


def signature(state: State) -> tuple[Any, ...]:
    """Enough of a position to tell whether a turn goes on as planned."""
    return (
        *(state.round, state.actor, state.step, state.segment, state.built, state.inner_turn, state.middle_turn),
        *(list(state.vp), list(state.coins), list(state.wet), list(state.dry), list(state.statue), list(state.owner)),
    )

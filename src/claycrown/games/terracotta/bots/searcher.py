"""The bots `steward`, `marshal` and `emperor` for Terracotta Army: one tree search, with more or less time.

At the start of a turn it searches and settles on a whole turn; the decisions that follow are that turn's, unless something
else is on the table than expected. What it found about the turns of the others stays for the next one. Asked in the middle of a
turn that it did not begin, it searches for the best rest of it.
"""

from random import Random

from claycrown.bots.ladder import Budget
from claycrown.games.terracotta.bots.search import Search
from claycrown.games.terracotta.bots.whole_turns import WholeTurns
from claycrown.games.terracotta.rules.state import State


class Searcher(WholeTurns):
    def __init__(self, seed: int, name: str, budget: Budget) -> None:
        super().__init__()
        self.name = name
        self.budget = budget
        self._random = Random(seed)
        self._search: Search | None = None

    def plan(self, view: State) -> list[int]:
        search = self._search
        if search is None or not search.go_on(view):
            search = Search(view, self._random.getrandbits(32), self.budget.threads)
        search.run(self.budget)
        best = search.ranking()[0]
        turn = search.decisions(best)
        search.settle(best)
        self._search = search
        return turn

"""The bots `steward`, `marshal` and `emperor` for Lords of Xidit: one way of thinking, with more or less time."""

from random import Random

from claycrown.bots.ladder import Budget
from claycrown.games.xidit.bots.choice_search import rank_choices
from claycrown.games.xidit.bots.search import Search
from claycrown.games.xidit.rules.pieces import AT_PLAN, PLAN
from claycrown.games.xidit.rules.state import State


class Searcher:
    def __init__(self, seed: int, name: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget
        self._random = Random(seed)

    def decide(self, view: State, seat: int) -> int:
        """The best plan against what the rivals do on average; between plans the best choice at once."""
        seed = self._random.getrandbits(64)
        if view.step != AT_PLAN:
            return rank_choices(view, seat, self.budget, seed)[0].action
        search = Search(view, seat, seed, self.budget.threads)
        search.run(self.budget)
        return PLAN + search.ranking(seat)[0].plan

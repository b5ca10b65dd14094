"""The rungs of the ladder above `random`, played by the general search."""

from random import Random
from typing import Any

from claycrown.bots.general.search import Search
from claycrown.bots.ladder import Budget
from claycrown.games.contract import Game

GLANCE = Budget(simulations=16)
"""The budget of a novice."""
OVERLOOKED = 0.25
"""How often a novice decides at random."""
ONE_PLY = Budget(simulations=80)
"""Search depth of greedy: the current decision, then random games, no tree."""


class Novice:
    """A short search of a few choices, and sometimes none at all."""

    name = "novice"

    def __init__(self, rules: Game[Any], seed: int) -> None:
        self._rules = rules
        self._random = Random(seed)

    def decide(self, view: Any, seat: int) -> int:
        if self._random.random() < OVERLOOKED:
            return self._random.choice(self._rules.legal(view, seat))
        return Search(self._rules, view, seat, self._random.getrandbits(64), depth=1).decide(GLANCE)


class Greedy:
    """The choice with the best results in random games."""

    name = "greedy"

    def __init__(self, rules: Game[Any], seed: int) -> None:
        self._rules = rules
        self._random = Random(seed)

    def decide(self, view: Any, seat: int) -> int:
        return Search(self._rules, view, seat, self._random.getrandbits(64), depth=1).decide(ONE_PLY)


class Searcher:
    """`steward`, `marshal` and `emperor`: the tree search, with more or less time for each decision."""

    def __init__(self, rules: Game[Any], seed: int, name: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget
        self._rules = rules
        self._random = Random(seed)

    def decide(self, view: Any, seat: int) -> int:
        return Search(self._rules, view, seat, self._random.getrandbits(64)).decide(self.budget)

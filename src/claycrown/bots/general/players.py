"""The rungs of the ladder above `random`, played by the general search."""

from random import Random
from typing import Any

from claycrown.bots.general.search import Search
from claycrown.bots.ladder import Budget
from claycrown.games.contract import Game

GLANCE = Budget(simulations=16)
"""Of a novice."""
OVERLOOKED = 0.25
"""How often a novice decides without looking at all."""
ONE_PLY = Budget(simulations=80)
"""Of greedy: what is to be decided now and random games after it, no tree."""


class Novice:
    """A glance at a few of the choices, and now and then none."""

    name = "novice"

    def __init__(self, rules: Game[Any], seed: int) -> None:
        self._rules = rules
        self._random = Random(seed)

    def decide(self, view: Any, seat: int) -> int:
        if self._random.random() < OVERLOOKED:
            return self._random.choice(self._rules.legal(view, seat))
        return Search(self._rules, view, seat, self._random.getrandbits(64), depth=1).decide(GLANCE)


class Greedy:
    """What does best in random games after it."""

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

"""The rungs of the ladder for any game: `random`, the others by the general search; and hints of that search."""

from collections.abc import Callable
from random import Random
from typing import Any

from claycrown.bots.contract import Hint
from claycrown.bots.general.search import UNLIMITED, Search
from claycrown.bots.ladder import Budget
from claycrown.games.contract import Game

GLANCE = Budget(simulations=16)
"""The budget of a novice."""
OVERLOOKED = 0.25
"""How often a novice decides at random."""
ONE_PLY = Budget(simulations=80)
"""Search depth of greedy: the current decision, then random games, no tree."""
MOST_HINTS = 5


class _GeneralBot:
    def __init__(self, rules: Game[Any], seed: int) -> None:
        self._rules = rules
        self._random = Random(seed)

    def _choose_at_random(self, view: Any, seat: int) -> int:
        return self._random.choice(self._rules.legal(view, seat))

    def _search(self, view: Any, seat: int, budget: Budget, depth: int = UNLIMITED) -> int:
        return Search(self._rules, view, seat, self._random.getrandbits(64), depth).decide(budget)


class AtRandom(_GeneralBot):
    """Any legal decision, each as likely as the others."""

    name = "random"

    def decide(self, view: Any, seat: int) -> int:
        return self._choose_at_random(view, seat)


class Novice(_GeneralBot):
    """A short search of a few choices, and sometimes none at all."""

    name = "novice"

    def decide(self, view: Any, seat: int) -> int:
        if self._random.random() < OVERLOOKED:
            return self._choose_at_random(view, seat)
        return self._search(view, seat, GLANCE, depth=1)


class Greedy(_GeneralBot):
    """The choice with the best results in random games."""

    name = "greedy"

    def decide(self, view: Any, seat: int) -> int:
        return self._search(view, seat, ONE_PLY, depth=1)


class Searcher(_GeneralBot):
    """`steward`, `marshal` and `emperor`: the tree search, with more or less time for each decision."""

    def __init__(self, rules: Game[Any], seed: int, name: str, budget: Budget) -> None:
        super().__init__(rules, seed)
        self.name, self.budget = name, budget

    def decide(self, view: Any, seat: int) -> int:
        return self._search(view, seat, self.budget)


def best_choices(
    rules: Game[Any], text: Callable[[Any, int], str], view: Any, seat: int, budget: Budget, seed: int
) -> list[Hint]:
    """The most visited decisions first, each with its share of won simulations, without reasons; `text` writes a decision."""
    search = Search(rules, view, seat, seed)
    search.run(budget)
    tried = search.ranking()[:MOST_HINTS]
    return [Hint(text(view, action), arm.wins / arm.visits, None, arm.visits, [], []) for action, arm in tried]

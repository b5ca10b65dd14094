"""Hints for any game: the decisions that the general search simulated most. It gives no reasons."""

from collections.abc import Callable
from typing import Any

from claycrown.bots.contract import Hint
from claycrown.bots.general.search import Search
from claycrown.bots.ladder import Budget
from claycrown.games.contract import Game

MOST = 5
"""How many choices are listed."""


def best_choices(
    rules: Game[Any], text: Callable[[Any, int], str], view: Any, seat: int, budget: Budget, seed: int
) -> list[Hint]:
    """The most visited first, each with its share of won simulations; `text` is the decision in notation."""
    search = Search(rules, view, seat, seed)
    search.run(budget)
    return [Hint(text(view, action), arm.wins / arm.visits, None, arm.visits, [], []) for action, arm in search.ranking()[:MOST]]

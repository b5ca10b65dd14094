"""Bots for any game, through its contract alone: they fill the rungs for which a game declares no bots."""

from typing import Any

from claycrown import games
from claycrown.bots.contract import Hint
from claycrown.bots.general.players import AtRandom, Greedy, Novice, Searcher, best_choices
from claycrown.bots.ladder import Budget
from claycrown.games.contract import Game
from claycrown.record.notation import notation


class GeneralBots:
    """The general bots as `bots.contract.GameBots`, for one game."""

    def __init__(self, game: str) -> None:
        self._rules: Game[Any] = games.game(game)

    def random(self, seed: int) -> AtRandom:
        return AtRandom(self._rules, seed)

    def novice(self, seed: int) -> Novice:
        return Novice(self._rules, seed)

    def greedy(self, seed: int) -> Greedy:
        return Greedy(self._rules, seed)

    def searcher(self, seed: int, name: str, budget: Budget) -> Searcher:
        return Searcher(self._rules, seed, name, budget)

    def hints(self, view: Any, seat: int, budget: Budget, seed: int) -> list[Hint]:
        return best_choices(self._rules, notation(self._rules.name).text, view, seat, budget, seed)

"""The bot `random`: any legal decision, each as likely as the others."""

from random import Random
from typing import Any

from claycrown import games


class AtRandom:
    name = "random"

    def __init__(self, game: str, seed: int) -> None:
        self._rules = games.game(game)
        self._random = Random(seed)

    def decide(self, view: Any, seat: int) -> int:
        return self._random.choice(self._rules.legal(view, seat))

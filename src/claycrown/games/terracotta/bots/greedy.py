"""The bot `greedy` for Terracotta Army: the best way to finish this turn, by what it would score and a little sense."""

from random import Random

from claycrown.games.terracotta.bots import lookahead
from claycrown.games.terracotta.rules.state import State


class Greedy:
    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, view: State, seat: int) -> int:
        return lookahead.decide(view, seat, self._random.getrandbits(32))

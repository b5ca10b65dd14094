"""Players that are not people, by name.

A bot is given a view, never the state, and answers with a legal decision. It may think as it likes: ask the rules what is
legal, imagine full states that fit the view (`determinize`), play on in copies. All its chance comes from its own seed, so that
the same seed and the same views give the same decisions.
"""

from importlib import import_module
from typing import Any, Protocol

NAMES = ("random", "greedy")
"""The bots of every game, the weakest first."""


class Bot(Protocol):
    """A player."""

    name: str

    def decide(self, view: Any, seat: int) -> int:
        """A legal decision for a seat that owes one, from that seat's view."""


def make(bot: str, game: str, seed: int) -> Bot:
    """The bot of that name for a game; loaded when first asked for."""
    if bot not in NAMES:
        raise KeyError(bot)
    if bot == "random":
        from claycrown.bots.at_random import AtRandom

        return AtRandom(game, seed)
    made: Bot = import_module(f"claycrown.bots.{game}").Greedy(seed)
    return made

"""The games, by name. Nothing here knows a server or a person."""

from importlib import import_module
from typing import Any

from claycrown.games.contract import Game

GAMES = ("terracotta", "xidit")


def game(name: str) -> Game[Any]:
    """The rules of the game with that name; loaded when first asked for."""
    if name not in GAMES:
        raise KeyError(name)
    found: Game[Any] = import_module(f"claycrown.games.{name}.game").GAME
    return found

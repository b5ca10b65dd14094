"""The games, by name. Nothing here knows a server or a person."""

from typing import Any

from claycrown.games.contract import Game
from claycrown.games.plugin import installed, plugin


def titles() -> tuple[str, ...]:
    """The names of the games that can be played here, this package's own first."""
    return tuple(installed().games)


def title(name: str) -> str:
    """What people call the game; its name where it is not installed any more."""
    found = installed().games.get(name)
    return found.title if found else name


def game(name: str) -> Game[Any]:
    """The rules of the game with that name, loaded when first asked for; `NoSuchGame` if it is not installed."""
    found: Game[Any] = plugin(name).part("rules")
    return found

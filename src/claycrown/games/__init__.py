"""The games, by name. Nothing here knows a server or a person."""

from typing import Any

from claycrown.games.contract import Game
from claycrown.games.plugin import installed, plugin


def titles() -> tuple[str, ...]:
    """The names of the games installed here, this package's own first."""
    return tuple(installed().games)


def title(name: str) -> str:
    """The title of the game; its name if it is no longer installed."""
    found = installed().games.get(name)
    return found.title if found else name


def game(name: str) -> Game[Any]:
    """The rules of the game with that name, loaded on first use; `NoSuchGame` if it is not installed."""
    found: Game[Any] = plugin(name).part("rules")
    return found

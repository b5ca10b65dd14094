"""What a game declares, and which games are installed.

A game is a package, this one's or somebody else's. An entry point in its `pyproject.toml` names its declaration:

    [project.entry-points."claycrown.games"]
    terracotta = "claycrown.games.terracotta.plugin:PLUGIN"

A declaration says where the parts are (`module:attribute`, or a whole module) and does not import them, so that a command
loads only what it needs: `claycrown legal` neither the bots nor the terminal's table.
"""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, NamedTuple

GROUP = "claycrown.games"
"""The group of the entry points."""


class NoSuchGame(KeyError):
    """A game that is not installed, or that could not be loaded; says which of the two, and why."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name}: {reason}")
        self.name = name
        self.reason = reason

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class Plugin:
    """A game's declaration. Parts without which a game can be played may be empty."""

    name: str
    """As on the command line and in files."""
    title: str
    """The game's own name, for people."""
    rules: str
    """A `games.contract.Game`."""
    notation: str
    """A `record.notation.Notation`."""
    guide: str
    """A `guide.contract.Guide`."""
    seen: str = ""
    """A module with the msgspec structures `View` and `Printed`: a position as the notation writes it, and the printed figures
    that a table is drawn with."""
    bots: str = ""
    """A `bots.contract.GameBots`; what is missing in it, or all of it, the general search plays."""
    terminal: str = ""
    """A `terminal.face.Face`: the table as the terminal draws it."""
    study: str = ""
    """An `arena.study.digest.Counting`: what a study of balance counts."""

    def part(self, name: str) -> Any:
        """The part of that name, loaded when first asked for; None where the game has none."""
        where: str = getattr(self, name)
        if not where:
            return None
        module, _, attribute = where.partition(":")
        found = import_module(module)
        return getattr(found, attribute) if attribute else found


class Installed(NamedTuple):
    """What the packages of this Python bring."""

    games: dict[str, Plugin]
    broken: dict[str, str]
    """Games that were declared and could not be loaded, each with the reason."""


@cache
def installed() -> Installed:
    """The games by name, this package's own first. Looked for once a process."""
    games: dict[str, Plugin] = {}
    broken: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (not entry.value.startswith("claycrown."), entry.name)):
        try:
            games[entry.name] = _declaration(entry)
        except Exception as error:  # whatever somebody else's package does wrong, the other games are played
            broken[entry.name] = f"{type(error).__name__}: {error}"
    return Installed(games, broken)


def _declaration(entry: EntryPoint) -> Plugin:
    found = entry.load()
    if not isinstance(found, Plugin):
        raise TypeError(f"{entry.value} is no claycrown.games.plugin.Plugin")
    if found.name != entry.name:
        raise ValueError(f"{entry.value} declares {found.name!r}")
    return found


def own() -> list[Plugin]:
    """The games of this package, whatever else is installed."""
    return [plugin for plugin in installed().games.values() if plugin.rules.startswith("claycrown.")]


def plugin(name: str) -> Plugin:
    """The declaration of a game, or `NoSuchGame`."""
    games, broken = installed()
    if name not in games:
        reason = f"could not be loaded ({broken[name]})" if name in broken else f"is none of {', '.join(games)}"
        raise NoSuchGame(name, reason)
    return games[name]

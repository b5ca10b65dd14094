"""Clay & Crown: board games, complete and fast. This is the public API of the library.

    >>> import claycrown
    >>> table = claycrown.Table("terracotta", players=2, seed=7)
    >>> table.deciders()
    ('yellow',)
    >>> table.decide("place craftsman 5")

Names are loaded when they are first used.
"""

import os

TYPE_CHECKING = False  # type checkers know this name; importing `typing` would take ten times as long as this whole module
if TYPE_CHECKING:
    from claycrown.analysis.finished import analyse, analyse_in_passes
    from claycrown.analysis.types import Analysis
    from claycrown.games import title, titles
    from claycrown.games.contract import Illegal
    from claycrown.games.edition import EditionError
    from claycrown.games.plugin import NoSuchGame
    from claycrown.games.refused import BadPosition, NotADecision, Refused
    from claycrown.guide.undo import CannotUndo
    from claycrown.library import Bot, Effect, Player, Table, bot, bots_of, load, play

__version__ = "0.1.0"

__all__ = [
    "Analysis",
    "BadPosition",
    "Bot",
    "CannotUndo",
    "EditionError",
    "Effect",
    "Illegal",
    "NoSuchGame",
    "NotADecision",
    "Player",
    "Refused",
    "Table",
    "analyse",
    "analyse_in_passes",
    "bot",
    "bots_of",
    "compiled",
    "load",
    "play",
    "title",
    "titles",
]

_WHERE = {
    "claycrown.analysis.finished": ("analyse", "analyse_in_passes"),
    "claycrown.analysis.types": ("Analysis",),
    "claycrown.games": ("title", "titles"),
    "claycrown.games.contract": ("Illegal",),
    "claycrown.games.edition": ("EditionError",),
    "claycrown.games.plugin": ("NoSuchGame",),
    "claycrown.games.refused": ("BadPosition", "NotADecision", "Refused"),
    "claycrown.guide.undo": ("CannotUndo",),
    "claycrown.library": ("Bot", "Effect", "Player", "Table", "bot", "bots_of", "load", "play"),
}

if os.environ.get("CLAYCROWN_PURE", "0") not in ("", "0"):
    from . import pure

    pure.prefer_sources()


def compiled() -> bool:
    """Whether the rules run as compiled C instead of plain Python."""
    from .games import chance

    return not chance.__file__.endswith(".py")


if not TYPE_CHECKING:  # a type checker would believe that every name exists

    def __getattr__(name: str) -> object:
        from importlib import import_module

        for module, names in _WHERE.items():
            if name in names:
                found = globals()[name] = getattr(import_module(module), name)
                return found
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

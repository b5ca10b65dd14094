"""What goes over the wire about editions."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from claycrown.games.message import Message

LONGEST_NAME = 40

Figures = dict[str, Any]
"""The tables of an edition file, each with its `source` and `note`."""


class EditionFigures(Struct):
    """An edition with everything that stands in it."""

    game: str
    name: str
    id: Annotated[str | None, Meta(description="Of one that the asker keeps; None of the game's own and of the host's.")]
    figures: Figures


class KeptEdition(Struct):
    """An edition that somebody keeps."""

    id: str
    game: str
    name: str
    hash: str
    changed_at: int


class FiguresToCheck(Struct, forbid_unknown_fields=True):
    """Figures to be looked at: could a game be played with them?"""

    figures: Figures


class Fault(Struct):
    """The first thing that cannot be."""

    table: Annotated[str, Meta(description="As in `cards` or `tokens 3`; empty where no table is meant.")]
    key: str
    reason: Message


class CheckResult(Struct):
    """What a check found."""

    fault: Fault | None


class KeepEdition(Struct, forbid_unknown_fields=True):
    """Figures to be kept under a name."""

    game: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    figures: Figures


class ChangeEdition(Struct, forbid_unknown_fields=True):
    """Other figures for an edition that one keeps. Tables that were made with it keep those they have."""

    figures: Figures

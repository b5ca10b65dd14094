"""What the guide to a game tells of.

A *spot* is a place on the table, in words: `space e4`, `row 3`, `tile 2`; `city 7`, `region snow`, `road 6-7`, `player red`.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from claycrown.games.contract import SPECTATOR, Entry
from claycrown.guide.question import Line


class Outlook(NamedTuple):
    """What a decision would do, if nothing else changed."""

    action: int
    entries: Sequence[Entry]
    """What the decision itself does, without what happens by itself after it."""
    round_gain: int | None
    """How many VP more the seat would score at the end of this round; None where that says nothing."""
    final_gain: int | None
    """The same at the end of the game."""
    reveals: bool
    """It shows what was secret, draws what nobody knew, or ends the game: it cannot be taken back."""
    view: Any
    """The table after the decision itself, as the seat would see it."""


class Scene(NamedTuple):
    """A step of something that plays by itself: a scoring, a year, an assessment."""

    kind: str
    view: Any
    """The table after it."""
    entries: Sequence[Entry]
    marked: Sequence[str]
    """The spots that it is about."""
    lines: Sequence[Line] = ()
    """What happens, to be told; those of the log among them are told there at the same time."""


class Majority(NamedTuple):
    """Something that is scored by who has more, as things stand."""

    rule: str
    source: str
    """As on the score sheet."""
    where: str
    spots: Sequence[str]
    """What is counted."""
    counts: Sequence[int | None]
    """By seat; None where it is not known."""
    points: Sequence[int | None]
    leader: int | None
    """The only seat that is ahead."""
    round: int | None = None
    """In which it will be scored, where that is fixed."""


class Known(NamedTuple):
    """What the open information implies of what is behind somebody's screen."""

    seat: int
    exact: bool
    """Whether that is all of it; else it is at least so much."""
    units: Sequence[int]
    """By type, weakest first: at least so many."""
    units_most: Sequence[int]
    """The same: at most so many."""
    gold: int
    bastion: int
    waiting: int


class Stepped(NamedTuple):
    """A step of what a decision set off, as a viewer may know it."""

    view: Any
    """The table after it."""
    entries: Sequence[Entry]
    """What this step did."""


class Moved(NamedTuple):
    """A decision that stands, as a viewer may know it."""

    before: Any
    """The views before and after it."""
    after: Any
    entries: Sequence[Entry]
    seat: int = SPECTATOR
    """Who decided; `SPECTATOR` where that is not to be known."""
    text: str | None = None
    """The decision in the notation; None where it was made in secret."""
    course: Sequence[Stepped] = ()
    """What it set off, step by step; only where scenes are asked for (`Guide.course`)."""


class Played(NamedTuple):
    """A round, or a year, as far as it has been played."""

    number: int
    entries: Sequence[Entry]
    """What its decisions did, those that stand."""
    view: Any
    """The table at its end, or now."""
    ended: bool


class Round(NamedTuple):
    """The points at the end of a round, or of a year."""

    number: int
    sources: dict[str, list[int | None]]
    totals: list[int | None]


class Assessed(NamedTuple):
    """An assessment; contestants are seats, or None for the one who has no seat."""

    of: str
    ranking: Sequence[tuple[int | None, int]] | None
    """Best first, with what they have; None until it has been held."""
    out: Sequence[int | None]


class Sheet(NamedTuple):
    """The score by source, as far as the viewer may know it."""

    sources: dict[str, list[int | None]]
    """For each the points by seat; None where they are not known."""
    total: list[int | None]
    if_round: list[int] | None
    """What the end of this round would give now."""
    if_final: list[int] | None
    """What the end of the game would give now."""
    rounds: Sequence[Round]
    assessments: Sequence[Assessed] | None

"""What the guide to a game tells of.

A *spot* is a place on the table, in words: `space e4`, `row 3`, `tile 2`; `city 7`, `region snow`, `road 6-7`, `player red`.
"""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from claycrown.games.contract import SPECTATOR, Entry
from claycrown.games.message import Message
from claycrown.guide.question import Line, Question


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
    follows: Sequence[Message] = ()
    """What may follow it in the same turn, as things stand, and what may not: of a segment its actions, one by one."""
    gain: int | None = None
    """All the points that speak for it in one number, by which choices are shaded; None in a game without points."""


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


class Majority(msgspec.Struct, frozen=True):
    """Something that is scored by who has more."""

    rule: str
    source: str
    """As in the ledger and on the score sheet; of Lords of Xidit `reputation`, `influence` or `wealth`."""
    label: Message
    """What it is called, with the place."""
    where: str
    """The row, column, space, tile or region."""
    spots: Sequence[str]
    """What is counted."""
    counts: Sequence[int | None]
    """By seat; null where it is not known."""
    points: Sequence[int | None]
    """By seat: what would be scored as things stand; null where it is not known."""
    leader: int | None
    """The seat that is ahead; null if none is, or if it is not known."""
    round: int | None = None
    """Of a tile: the round in which it is scored."""


class Known(msgspec.Struct, frozen=True):
    """What the open information implies of what is behind somebody's screen."""

    seat: int
    exact: bool
    """The game was watched from the start: it is so. Otherwise it is at least so much."""
    units: Sequence[int]
    """By type, weakest first: at least so many."""
    units_most: Sequence[int]
    """The same: at most so many."""
    gold: int
    bastion: int
    """Bards in the Bastion."""
    waiting: int
    """Floors that wait for a guild with room."""


class PlanStep(msgspec.Struct, frozen=True):
    """One order of a plan and what it would do."""

    order: str
    """Its letter, or `.`."""
    outcome: Literal["moves", "recruits", "beats", "meets", "loses", "waits", "unseen"]
    """`meets`: raging titans; `unseen`: it depends on a token that nobody can know."""
    start: int
    """The city where the Idrakys stands before it."""
    city: int
    """The same after it."""
    rule: str
    """By which the order is lost or the titans are met; empty otherwise."""
    units: str
    """The unit recruited, those given, or those that are lacking."""
    rewards: tuple[int, int, int] | None
    """Of a threat that is beaten: gold, bards and floors; two of them may be chosen."""
    told: Message
    """What it would do, in a sentence."""
    dial: Question
    """The orders that its dial may be set to, each on the city where it leads or acts; their words are the letters."""


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

"""What goes over the wire: what helps a player to see. All of it follows from what the asking seat may see."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from claycrown.bots.contract import Hint
from claycrown.guide.table import Area
from claycrown.guide.types import Description, Majority, Preview, Scene, ScoreSheet
from claycrown.server.http.schemas import Number, Request, SeatNumber, Text

Ref = Annotated[str, Meta(max_length=40)]
MOST_DECISIONS = 1000


# What a decision would do


class PreviewRequest(Request, tag="preview", tag_field="type"):
    """What decisions would do, as far as the seat can tell from what it sees."""

    decisions: Annotated[list[Text], Meta(max_length=MOST_DECISIONS)]
    answers: Annotated[Number, Meta(description="The number of entries that the one who asks has seen.")]
    seat: Annotated[SeatNumber | None, Meta(description="One's own if not named.")] = None
    with_view: Annotated[bool, Meta(description="Whether each preview shows the table afterwards.")] = False
    ref: Annotated[Ref, Meta(description="Of messages on a socket: comes back with the answer.")] = ""


class Previews(Struct, tag="previews", tag_field="type", kw_only=True):
    """The previews in the order of the decisions that were asked about; those that are not legal are left out."""

    number: int
    previews: list[Preview]
    ref: str = ""


class GameQuery(Request, tag="ask", tag_field="type"):
    """A question that only the game itself can answer."""

    name: Annotated[str, Meta(max_length=40, description="Of the question, in the game's own words.")]
    arguments: Annotated[dict[str, Any], Meta(description="As the game wants them.")] = msgspec.field(default_factory=dict)
    seat: SeatNumber | None = None
    ref: Ref = ""


class GameQueryResult(Struct, tag="answer", tag_field="type", kw_only=True):
    """The answer to a question of one game, in types of its own."""

    number: int
    answer: Any
    ref: str = ""


# What played by itself


class Scenes(Struct):
    """What an entry set off, step by step; none where nothing played by itself."""

    number: int
    scenes: list[Scene]


# How things stand


class Standings(Struct):
    """How things stand."""

    number: int
    majorities: list[Majority]
    known: Annotated[
        Sequence[Any] | None,
        Meta(description="What the open information implies, by seat, where the table has an open book or the game is over."),
    ]


class Areas(Struct):
    """What lies on the table, in words, for who has no drawing of the game."""

    number: int
    areas: list[Area]


# The score


class Descriptions(Struct, frozen=True):
    """What each thing on the table is and does, by its target, as one may know it."""

    number: int
    descriptions: dict[str, Description]


class Sheet(ScoreSheet, kw_only=True):
    """The score by source, as far as the viewer may know it."""

    number: int


# Hints


class HintsRequest(Request):
    """Which hints are wanted."""

    seat: Annotated[SeatNumber | None, Meta(description="Defaults to one's own seat, or to a seat that has to decide.")] = None
    number: Annotated[
        Number | None, Meta(description="For a game that is over: after how many entries. Defaults to the latest position.")
    ] = None


class Hints(Struct):
    number: int
    hints: Annotated[list[Hint], Meta(description="The surest first; none for a seat that owes no decision.")]

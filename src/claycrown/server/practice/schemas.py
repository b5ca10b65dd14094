"""What goes over the wire: a position, and decisions that somebody tries on it."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from claycrown.analysis.types import Depth
from claycrown.server.guide.former import FormerQuestion
from claycrown.server.guide.schemas import GameQuery, PreviewRequest, Previews
from claycrown.server.http.schemas import Number, Request, SeatNumber, Text
from claycrown.server.play.schemas import Update, WhyNotRequest

MOST_MADE = 1000
"""Decisions of one practice: more than any game has."""


class FromPosition(Request, tag="position", tag_field="from"):
    """A practice that begins at a position, in the notation of its game."""

    position: dict[str, Any]
    seed: Annotated[int, Meta(ge=0, description="For what is still to be shuffled.")] = 0


class FromSetUp(Request, tag="set-up", tag_field="from"):
    """A practice that begins with a new game."""

    players: Annotated[int, Meta(ge=1, le=9)]
    seed: Annotated[int, Meta(ge=0)]
    options: Annotated[dict[str, bool | int | str], Meta(max_length=20)] = field(default_factory=dict)
    edition: Annotated[str, Meta(max_length=100, description="One that everybody has here.")] = "standard"


class FromLesson(Request, tag="lesson", tag_field="from"):
    """A practice that begins at a step of the game's lesson: the others answer as it says."""

    step: Annotated[str, Meta(max_length=60)]


class FromPuzzle(Request, tag="puzzle", tag_field="from"):
    """A practice that begins where a puzzle asks, with what is given decided already."""

    puzzle: Annotated[str, Meta(max_length=20)]


class FromTable(Request, tag="table", tag_field="from"):
    """A practice that begins at a moment of a game that is over: then everything may be known."""

    table: Annotated[str, Meta(max_length=20)]
    number: Annotated[Number, Meta(description="Of entries, as in its replay.")]


Start = FromPosition | FromSetUp | FromLesson | FromPuzzle | FromTable


class Practice(Request):
    """Where somebody begins, what has been decided since, and whose eyes they look with. The server keeps nothing of it."""

    game: Annotated[str, Meta(max_length=60)]
    start: Start
    decisions: Annotated[
        list[tuple[Annotated[str, Meta(max_length=30)], Text]],
        Meta(max_length=MOST_MADE, description="Of each the colour of the seat and the text."),
    ] = field(default_factory=list)
    seat: Annotated[
        SeatNumber | None,
        Meta(description="The viewer's; whoever is to decide if not named. Where a start says whose it is, that."),
    ] = None


class PracticeRequest(Practice):
    """Ask how things stand after the decisions."""

    after: Annotated[Number, Meta(description="Entries up to this number are known already, and not told again.")] = 0


class PracticeState(Struct):
    """How things stand in a practice: what a table would be told."""

    update: Annotated[
        Update, Meta(description="`undo` is where the viewer's last decision began: here everything can be taken back.")
    ]
    decisions: Annotated[
        list[tuple[str, str]],
        Meta(description="All that has been decided, with what others answered by themselves: to be sent with the next one."),
    ]
    seats: Annotated[list[str], Meta(description="The colours, in seat order.")]
    answers: Annotated[bool, Meta(description="The others answer by themselves; else one decides for all.")]
    edition: str
    previews: Annotated[
        Previews | None, Meta(description="What every choice would do; null where none is asked for, or they are too many.")
    ]


class EvaluationRequest(Practice):
    """Ask what the position is worth."""

    depth: Depth = "quick"


class WholePosition(Struct):
    """A position that the rules find possible."""

    position: Annotated[
        dict[str, Any], Meta(description="In the notation of its game, canonical, with everything that is hidden.")
    ]
    view: Annotated[dict[str, Any], Meta(description="The same as a table shows it to who may see everything.")]
    seats: Annotated[list[str], Meta(description="The colours, in seat order.")]


class PlayOnRequest(Request):
    """Go on from here at a table of one's own."""

    practice: Practice
    seat: Annotated[SeatNumber, Meta(description="One's own.")]
    bot: Annotated[str, Meta(max_length=40, description="Who plays all other seats.")]


class PracticeQuery(Request):
    """A question about what might be decided next, as at a table."""

    practice: Practice
    question: WhyNotRequest | PreviewRequest | GameQuery | FormerQuestion

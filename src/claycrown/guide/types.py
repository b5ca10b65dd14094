"""The types of a guide: the same for a terminal, a browser and a program, and in the API.

A *target* is a place on the table, in words: `space e4`, `row 3`, `tile 2`, `player red`.
"""

from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple

from msgspec import Meta, Struct, field

from claycrown.games.contract import SPECTATOR, LedgerEntry
from claycrown.games.decisions import Decision
from claycrown.games.message import Message
from claycrown.guide.question import LogLine
from claycrown.guide.table import Area


class Preview(Struct):
    """What a decision would do if nothing else changed."""

    decision: str
    ledger: Annotated[
        Sequence[LedgerEntry],
        Meta(description="What the decision itself does, not what the end of a round or of the game does after it."),
    ]
    round_gain: Annotated[
        int | None,
        Meta(description="How many VP more the seat would score at the end of this round; null where that means nothing."),
    ]
    final_gain: Annotated[int | None, Meta(description="The same at the end of the game.")]
    reveals: Annotated[
        bool,
        Meta(description="It reveals a secret, draws at random, or ends a shared turn or the game: it cannot be undone."),
    ]
    view: Annotated[
        Any,
        Meta(
            description="The table after the decision itself, as the seat would see it; null if not requested.",
            extra_json_schema={"type": ["object", "null"]},
        ),
    ]
    follows: Annotated[
        Sequence[Message],
        Meta(description="What may follow in the same turn, as things stand, and what may not, action by action."),
    ]
    gain: Annotated[
        int | None,
        Meta(description="All the points in its favour, by which choices are shaded; null in a game without points."),
    ]
    ends_turn: Annotated[bool, Meta(description="The seat has nothing to decide after it, until others have decided.")]


class Scene(Struct):
    """One step of what was resolved automatically after a decision: a scoring, an automatic round, the end of the game."""

    kind: Annotated[
        str,
        Meta(description="Its subject, by the game's own name: what is scored, or what its first ledger line is about."),
    ]
    view: Annotated[Any, Meta(description="The table after it.")]
    progress: Annotated[Message, Meta(description="How far the game has progressed by then.")]
    ledger: Sequence[LedgerEntry]
    marked: Annotated[Sequence[str], Meta(description="The targets to highlight.")]
    lines: Annotated[
        Sequence[LogLine], Meta(description="What happens; those that are also in the log appear there at the same time.")
    ]
    known: Annotated[
        Sequence[Any] | None, Meta(description="What the open information implies by then, as among the majorities.")
    ] = None
    areas: Annotated[Sequence[Area] | None, Meta(description="What lies on the table by then, as in an update.")] = None


class Majority(Struct, frozen=True):
    """Something that is scored by majority."""

    rule: str
    source: Annotated[str, Meta(description="As in the ledger and on the score sheet.")]
    label: Annotated[Message, Meta(description="The name to show, with the place.")]
    where: Annotated[str, Meta(description="The row, column, space or other part of the table.")]
    targets: Annotated[Sequence[str], Meta(description="What is counted.")]
    counts: Annotated[Sequence[int | None], Meta(description="By seat; null where unknown.")]
    points: Annotated[
        Sequence[int | None], Meta(description="By seat: what would be scored as things stand; null where unknown.")
    ]
    leader: Annotated[int | None, Meta(description="The seat that is ahead; null if none is, or if unknown.")]
    round: Annotated[int | None, Meta(description="Of a tile: the round in which it is scored.")] = None
    margin: Annotated[
        int | None, Meta(description="How many more the leader has than the next; 0 where a tiebreaker decides.")
    ] = None
    tied: Annotated[Sequence[int], Meta(description="The seats that share the lead while nobody is ahead alone.")] = ()


class StepView(NamedTuple):
    """A step of what followed a decision, as a viewer may know it."""

    view: Any
    """The table after it."""
    entries: Sequence[LedgerEntry]
    """What this step did."""


class DecisionView(NamedTuple):
    """A decision in play, with whatever this viewer may not know removed."""

    before: Any
    """The views before and after it."""
    after: Any
    entries: Sequence[LedgerEntry]
    seat: int = SPECTATOR
    """Who decided; `SPECTATOR` where that is secret."""
    text: str | None = None
    """The decision in the notation; None where it was made in secret."""
    course: Sequence[StepView] = ()
    """What followed, step by step; only where scenes are requested (`Guide.course`)."""
    left: Sequence[int] = ()
    """In a finished game: the seats of the players who left it for good, in order (`Result.after_leaving`)."""
    decision: Decision | None = None
    """The decision as data; None where the text is."""
    action: int | None = None
    """The decision as the number that the rules use; None where the text is."""


class RoundSummary(NamedTuple):
    """A round, or its part played so far."""

    number: int
    entries: Sequence[LedgerEntry]
    """The effects of its decisions in play."""
    view: Any
    """The table at its end, or the current one."""
    ended: bool


class SheetSource(Struct):
    """A source of points."""

    source: str
    points: Annotated[Sequence[int | None], Meta(description="By seat; null where unknown.")]
    label: Annotated[Message, Meta(description="The name to show.")]


class SheetRound(Struct):
    """The points at the end of a round."""

    round: int
    totals: Sequence[int | None]
    sources: Annotated[Sequence[SheetSource], Meta(description="The points by source at that time.")]


class RankedSeat(Struct):
    """A contestant in a ranking; a contestant that nobody plays has no seat."""

    seat: int | None
    value: int


class Elimination(Struct):
    """A ranking at the end of the game after which the last are out."""

    of: Annotated[str, Meta(description="What is compared, by the game's own name.")]
    label: Message
    ranking: Annotated[Sequence[RankedSeat] | None, Meta(description="Best first; null until the game is over.")]
    out: Annotated[Sequence[int | None], Meta(description="Who was eliminated: seats; null is a contestant that nobody plays.")]


class ScoreSheet(Struct):
    """The score by source, as far as the viewer may know it."""

    sources: Annotated[
        Sequence[SheetSource],
        Meta(description="What scores points, or what decides the game, as far as it is open to the viewer."),
    ]
    total: Annotated[
        Sequence[int | None],
        Meta(description="By seat: the points so far; where eliminations decide, the final place, from 1."),
    ]
    if_round: Annotated[
        Sequence[int] | None, Meta(description="What the end of this round would score at this point; null where there is none.")
    ]
    if_final: Annotated[Sequence[int] | None, Meta(description="What the end of the game would score at this point.")]
    rounds: Sequence[SheetRound]
    eliminations: Annotated[
        Sequence[Elimination] | None, Meta(description="In their order; null in a game decided by points.")
    ] = field(name="assessments")


class Description(Struct, frozen=True):
    """What something on the table is and does, in a sentence or two, with its figures as far as the viewer may know them."""

    text: Annotated[Sequence[Message], Meta(description="First what it is, then its current state.")]
    rules: Annotated[Sequence[str], Meta(description="The rules with the details, the most relevant first.")] = ()


class LegendSymbol(Struct, frozen=True):
    """A symbol on the table."""

    symbol: Annotated[str, Meta(description="What to draw: `action build 3`.")]
    about: Description


class Legend(Struct, frozen=True):
    """The symbols of one part of the table."""

    title: Message
    signs: Sequence[LegendSymbol]

"""What the guide to a game tells of: the same for a terminal, a browser and a program, and over the wire.

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
    """What a decision would do, if nothing else changed."""

    decision: str
    ledger: Annotated[
        Sequence[LedgerEntry],
        Meta(description="What the decision itself does, not what the end of a round or of the game does after it."),
    ]
    round_gain: Annotated[
        int | None,
        Meta(description="How many VP more the seat would score at the end of this round; null where that says nothing."),
    ]
    final_gain: Annotated[int | None, Meta(description="The same at the end of the game.")]
    reveals: Annotated[
        bool,
        Meta(
            description="It shows what was secret, draws what nobody knew, or ends the turn of several or the game: it cannot be "
            "undone."
        ),
    ]
    view: Annotated[
        Any,
        Meta(
            description="The table after the decision itself, as the seat would see it; null if it was not asked for.",
            extra_json_schema={"type": ["object", "null"]},
        ),
    ]
    follows: Annotated[
        Sequence[Message],
        Meta(description="What may follow it in the same turn, as things stand, and what may not, action by action."),
    ]
    gain: Annotated[
        int | None,
        Meta(description="All the points that speak for it, by which choices are shaded; null in a game without points."),
    ]


class Scene(Struct):
    """One step of what played by itself after a decision: of a scoring, of a round that plays by itself, of the ending."""

    kind: Annotated[
        str,
        Meta(description="What it is about, in the game's own words: what is scored, or what its first ledger line tells of."),
    ]
    view: Annotated[Any, Meta(description="The table after it.")]
    progress: Annotated[Message, Meta(description="How far the game is by then.")]
    ledger: Sequence[LedgerEntry]
    marked: Annotated[Sequence[str], Meta(description="The targets that it is about.")]
    lines: Annotated[
        Sequence[LogLine],
        Meta(description="What happens, to be told; those of the log among them are told there at the same time."),
    ]
    known: Annotated[
        Sequence[Any] | None, Meta(description="What the open information implies by then, as in the standings.")
    ] = None
    areas: Annotated[Sequence[Area] | None, Meta(description="What lies on the table by then, as in an update.")] = None


class Majority(Struct, frozen=True):
    """Something that is scored by who has more."""

    rule: str
    source: Annotated[str, Meta(description="As in the ledger and on the score sheet.")]
    label: Annotated[Message, Meta(description="What it is called, with the place.")]
    where: Annotated[str, Meta(description="The row, column, space or other part of the table.")]
    targets: Annotated[Sequence[str], Meta(description="What is counted.")]
    counts: Annotated[Sequence[int | None], Meta(description="By seat; null where it is not known.")]
    points: Annotated[
        Sequence[int | None], Meta(description="By seat: what would be scored as things stand; null where it is not known.")
    ]
    leader: Annotated[int | None, Meta(description="The seat that is ahead; null if none is, or if it is not known.")]
    round: Annotated[int | None, Meta(description="Of a tile: the round in which it is scored.")] = None


class StepView(NamedTuple):
    """A step of what a decision set off, as a viewer may know it."""

    view: Any
    """The table after it."""
    entries: Sequence[LedgerEntry]
    """What this step did."""


class DecisionView(NamedTuple):
    """A decision that stands, as a viewer may know it."""

    before: Any
    """The views before and after it."""
    after: Any
    entries: Sequence[LedgerEntry]
    seat: int = SPECTATOR
    """Who decided; `SPECTATOR` where that is not to be known."""
    text: str | None = None
    """The decision in the notation; None where it was made in secret."""
    course: Sequence[StepView] = ()
    """What it set off, step by step; only where scenes are asked for (`Guide.course`)."""
    left: Sequence[int] = ()
    """Of a game that is over: the seats of those who left it for good, in this order (`Result.after_leaving`)."""
    decision: Decision | None = None
    """The decision as data; None where the text is."""
    action: int | None = None
    """The decision as the number that the rules know it by; None where the text is."""


class RoundSummary(NamedTuple):
    """A round as far as it has been played."""

    number: int
    entries: Sequence[LedgerEntry]
    """What its decisions did, those that stand."""
    view: Any
    """The table at its end, or now."""
    ended: bool


class SheetSource(Struct):
    """What points were for."""

    source: str
    points: Annotated[Sequence[int | None], Meta(description="By seat; null where it is not known.")]
    label: Annotated[Message, Meta(description="What it is called.")]


class SheetRound(Struct):
    """The points at the end of a round."""

    round: int
    totals: Sequence[int | None]
    sources: Annotated[Sequence[SheetSource], Meta(description="What it consisted of then.")]


class RankedSeat(Struct):
    """A contestant in a ranking; one that nobody plays has no seat."""

    seat: int | None
    value: int


class Elimination(Struct):
    """A ranking at the end of the game after which the last are out."""

    of: Annotated[str, Meta(description="What is compared, in the game's own words.")]
    label: Message
    ranking: Annotated[Sequence[RankedSeat] | None, Meta(description="Best first; null until the game is over.")]
    out: Annotated[Sequence[int | None], Meta(description="Who went out: seats; null is a contestant that nobody plays.")]


class ScoreSheet(Struct):
    """The score by source, as far as the viewer may know it."""

    sources: Annotated[
        Sequence[SheetSource],
        Meta(description="What brings points, or what decides the game, as far as it lies open to the viewer."),
    ]
    total: Annotated[
        Sequence[int | None],
        Meta(description="By seat: the points so far; where eliminations decide, the place at the end, from 1."),
    ]
    if_round: Annotated[
        Sequence[int] | None, Meta(description="What the end of this round would give now; null where there is none.")
    ]
    if_final: Annotated[Sequence[int] | None, Meta(description="What the end of the game would give now.")]
    rounds: Sequence[SheetRound]
    eliminations: Annotated[
        Sequence[Elimination] | None, Meta(description="In their order; null in a game that points decide.")
    ] = field(name="assessments")


class Description(Struct, frozen=True):
    """What something on the table is and what it does, in a sentence or two, with its figures as the viewer may know them."""

    text: Annotated[Sequence[Message], Meta(description="What it is first, then how it stands now.")]
    rules: Annotated[Sequence[str], Meta(description="Where that is told in full, the closest first.")] = ()


class LegendSymbol(Struct, frozen=True):
    """A symbol on the table."""

    symbol: Annotated[str, Meta(description="What is drawn: `action build 3`.")]
    about: Description


class Legend(Struct, frozen=True):
    """The symbols of one part of the table."""

    title: Message
    signs: Sequence[LegendSymbol]

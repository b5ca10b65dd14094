"""What the guide to a game tells of: the same for a terminal, a browser and a program, and over the wire.

A *spot* is a place on the table, in words: `space e4`, `row 3`, `tile 2`; `city 7`, `region snow`, `road 6-7`, `player red`.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta, Struct

from claycrown.games.contract import SPECTATOR, Entry
from claycrown.games.decisions import Decision
from claycrown.games.message import Message
from claycrown.guide.question import Line, Question
from claycrown.guide.table import Area


class Outlook(Struct):
    """What a decision would do, if nothing else changed."""

    decision: str
    ledger: Annotated[
        Sequence[Entry],
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
        Meta(
            description="What may follow it in the same turn, as things stand, and what may not: of a segment its "
            "actions, one by one."
        ),
    ]
    gain: Annotated[
        int | None,
        Meta(description="All the points that speak for it, by which choices are shaded; null in a game without points."),
    ]


class Scene(Struct):
    """One step of what played by itself after a decision: of a scoring, a year, an assessment."""

    kind: Annotated[
        str,
        Meta(
            description="What it is about: of Terracotta Army `inspector row`, `inspector column`, `musician`, `tile`, "
            "`clean-up`, `footman`, `group`, `archer`, `resources`; of Lords of Xidit what its first ledger line "
            "tells of (`plan`, `order`, `shown`, `year`, `titan rages`, ...), then `assessment`, `assessed` and "
            "`winner`."
        ),
    ]
    view: Annotated[Any, Meta(description="The table after it.")]
    progress: Annotated[Message, Meta(description="How far the game is by then.")]
    ledger: Sequence[Entry]
    marked: Annotated[Sequence[str], Meta(description="The spots that it is about.")]
    lines: Annotated[
        Sequence[Line], Meta(description="What happens, to be told; those of the log among them are told there at the same time.")
    ]
    known: Annotated[Sequence["Known"] | None, Meta(description="What the open book implies by then, as in the standings.")] = (
        None
    )
    areas: Annotated[Sequence[Area] | None, Meta(description="What lies on the table by then, as in an update.")] = None


class Majority(Struct, frozen=True):
    """Something that is scored by who has more."""

    rule: str
    source: Annotated[
        str, Meta(description="As in the ledger and on the score sheet; of Lords of Xidit `reputation`, `influence` or `wealth`.")
    ]
    label: Annotated[Message, Meta(description="What it is called, with the place.")]
    where: Annotated[str, Meta(description="The row, column, space, tile or region.")]
    spots: Annotated[Sequence[str], Meta(description="What is counted.")]
    counts: Annotated[Sequence[int | None], Meta(description="By seat; null where it is not known.")]
    points: Annotated[
        Sequence[int | None], Meta(description="By seat: what would be scored as things stand; null where it is not known.")
    ]
    leader: Annotated[int | None, Meta(description="The seat that is ahead; null if none is, or if it is not known.")]
    round: Annotated[int | None, Meta(description="Of a tile: the round in which it is scored.")] = None


class Known(Struct, frozen=True):
    """What the open information implies of what is behind somebody's screen."""

    seat: int
    exact: Annotated[bool, Meta(description="The game was watched from the start: it is so. Otherwise it is at least so much.")]
    units: Annotated[Sequence[int], Meta(description="By type, weakest first: at least so many.")]
    units_most: Annotated[Sequence[int], Meta(description="The same: at most so many.")]
    gold: int
    bastion: Annotated[int, Meta(description="Bards in the Bastion.")]
    waiting: Annotated[int, Meta(description="Floors that wait for a guild with room.")]


class PlanStep(Struct, frozen=True):
    """One order of a plan and what it would do."""

    order: Annotated[str, Meta(description="Its letter, or `.`.")]
    outcome: Annotated[
        Literal["moves", "recruits", "beats", "meets", "loses", "waits", "unseen"],
        Meta(description="`meets`: raging titans; `unseen`: it depends on a token that nobody can know."),
    ]
    start: Annotated[int, Meta(description="The city where the Idrakys stands before it.")]
    city: Annotated[int, Meta(description="The same after it.")]
    rule: Annotated[str, Meta(description="By which the order is lost or the titans are met; empty otherwise.")]
    units: Annotated[str, Meta(description="The unit recruited, those given, or those that are lacking.")]
    rewards: Annotated[
        tuple[int, int, int] | None,
        Meta(description="Of a threat that is beaten: gold, bards and floors; two of them may be chosen."),
    ]
    told: Annotated[Message, Meta(description="What it would do, in a sentence.")]
    dial: Annotated[
        Question,
        Meta(
            description="The orders that its dial may be set to, each on the city where it leads or acts; their words are the "
            "letters."
        ),
    ]


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
    left: Sequence[int] = ()
    """Of a game that is over: the seats of those who left it for good, in this order (`Result.after_leaving`)."""
    decision: Decision | None = None
    """The decision as data; None where the text is."""


class Played(NamedTuple):
    """A round, or a year, as far as it has been played."""

    number: int
    entries: Sequence[Entry]
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
    """The points at the end of a round, or of a year."""

    round: int
    totals: Sequence[int | None]
    sources: Annotated[Sequence[SheetSource], Meta(description="What it consisted of then.")]


class Ranked(Struct):
    """Somebody in an assessment; the virtual player has no seat."""

    seat: int | None
    value: int


class AssessmentSheet(Struct):
    """One assessment of Lords of Xidit."""

    of: Annotated[str, Meta(description="`wealth`, `influence` or `reputation`.")]
    label: Message
    ranking: Annotated[Sequence[Ranked] | None, Meta(description="Best first; null until the game is over.")]
    out: Annotated[Sequence[int | None], Meta(description="Who went out: seats; null is the virtual player.")]


class ScoreSheet(Struct):
    """The score by source, as far as the viewer may know it."""

    sources: Annotated[
        Sequence[SheetSource],
        Meta(
            description="Of Terracotta Army VP; of Lords of Xidit `wealth`, `influence` and `reputation`, or `reputation in the "
            "open` as long as somebody's Bastion is shut to the viewer."
        ),
    ]
    total: Annotated[
        Sequence[int | None], Meta(description="By seat: VP so far; of Lords of Xidit the place at the end, from 1.")
    ]
    if_round: Annotated[
        Sequence[int] | None, Meta(description="What the end of this round would give now; null where there is none.")
    ]
    if_final: Annotated[Sequence[int] | None, Meta(description="What the end of the game would give now.")]
    rounds: Sequence[SheetRound]
    assessments: Annotated[Sequence[AssessmentSheet] | None, Meta(description="Of Lords of Xidit.")]


class About(Struct, frozen=True):
    """What something on the table is and what it does, in a sentence or two, with its figures as the viewer may know them."""

    text: Annotated[Sequence[Message], Meta(description="What it is first, then how it stands now.")]
    rules: Annotated[Sequence[str], Meta(description="Where that is told in full, the closest first.")] = ()


class Sign(Struct, frozen=True):
    """A symbol on the table."""

    symbol: Annotated[str, Meta(description="What is drawn: `action build 3`, `weapon sword`, `unit archer`.")]
    about: About


class Legend(Struct, frozen=True):
    """The symbols of one part of the table."""

    title: Message
    signs: Sequence[Sign]

"""What goes over the wire: what helps a player to see. All of it follows from what the asking seat may see."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from claycrown.games.message import Message
from claycrown.guide.question import Line
from claycrown.guide.table import Area
from claycrown.guide.types import Known, Majority, PlanStep
from claycrown.server.http.wire import Number, Request, SeatNumber, Text
from claycrown.server.play.wire import LedgerLine

Ref = Annotated[str, Meta(max_length=40)]
MOST_DECISIONS = 1000


# What a decision would do


class AskOutlook(Request, tag="outlook", tag_field="type"):
    """What decisions would do, as far as the seat can tell from what it sees."""

    decisions: Annotated[list[Text], Meta(max_length=MOST_DECISIONS)]
    answers: Number
    """The number of entries that the one who asks has seen."""
    seat: SeatNumber | None = None
    """One's own if not named."""
    with_view: bool = False
    """Whether each outlook shows the table afterwards."""
    ref: Ref = ""
    """Of messages on a socket: comes back with the answer."""


class Outlook(Struct):
    """What a decision would do, if nothing else changed."""

    decision: str
    ledger: list[LedgerLine]
    """What the decision itself does, not what the end of a round or of the game does after it."""
    round_gain: int | None
    """How many VP more the seat would score at the end of this round; null where that says nothing."""
    final_gain: int | None
    """The same at the end of the game."""
    reveals: bool
    """It shows what was secret, draws what nobody knew, or ends the turn of several: it cannot be undone."""
    view: dict[str, Any] | None
    """The table afterwards, if that was asked for."""
    follows: list[Message]
    """What may follow it in the same turn, as things stand, and what may not: of a segment its actions, one by one."""
    gain: int | None
    """All the points that speak for it in one number; null in a game without points."""


class Outlooks(Struct, tag="outlooks", tag_field="type", kw_only=True):
    """The outlooks in the order of the decisions that were asked about; those that are not legal are left out."""

    number: int
    outlooks: list[Outlook]
    ref: str = ""


class AskForetell(Request, tag="foretell", tag_field="type"):
    """What a plan of Lords of Xidit would lead to while all others wait."""

    plan: Annotated[str, Meta(max_length=6, pattern="^[KRBAW.]*$", description="up to six orders; `.` for one not set yet")]
    seat: SeatNumber | None = None
    ref: Ref = ""


class Foretold(Struct, tag="foretold", tag_field="type", kw_only=True):
    number: int
    steps: list[PlanStep]
    ref: str = ""


# What played by itself


class Scene(Struct):
    """One step of what played by itself after a decision."""

    kind: str
    """What it is about: of Terracotta Army `inspector row`, `inspector column`, `musician`, `tile`, `clean-up`, `footman`,
    `group`, `archer`, `resources`; of Lords of Xidit what its first ledger line tells of (`plan`, `order`, `shown`, `year`,
    `titan rages`, ...), then `assessment`, `assessed` and `winner`."""
    view: dict[str, Any]
    """The table after it."""
    ledger: list[LedgerLine]
    marked: list[str]
    """The spots that it is about."""
    lines: list[Line]
    """What happens, to be told."""
    known: list[Known] | None
    """What the open book implies by then, as in the standings."""
    progress: Message
    """How far the game is by then."""
    areas: list[Area] | None = None
    """What lies on the table by then, as in an update."""


class Scenes(Struct):
    """What an entry set off, step by step; none where nothing played by itself."""

    number: int
    scenes: list[Scene]


# How things stand


class Standings(Struct):
    """How things stand."""

    number: int
    majorities: list[Majority]
    known: list[Known] | None
    """Of Lords of Xidit, by seat, where the table has an open book or the game is over."""


class Areas(Struct):
    """What lies on the table, in words, for who has no drawing of the game."""

    number: int
    areas: list[Area]


# The score sheet


class SheetSource(Struct):
    """What points were for."""

    source: str
    points: list[int | None]
    """By seat; null where it is not known."""
    label: Message
    """What it is called."""


class SheetRound(Struct):
    """The points at the end of a round, or of a year."""

    round: int
    totals: list[int | None]
    sources: list[SheetSource]
    """What it consisted of then."""


class Ranked(Struct):
    """Somebody in an assessment; the virtual player has no seat."""

    seat: int | None
    value: int


class AssessmentSheet(Struct):
    """One assessment of Lords of Xidit."""

    of: str
    """`wealth`, `influence` or `reputation`."""
    label: Message
    ranking: list[Ranked] | None
    """Best first; null until the game is over."""
    out: list[int | None]
    """Who went out: seats; null is the virtual player."""


class Sheet(Struct):
    """The score by source, as far as the viewer may know it."""

    number: int
    sources: list[SheetSource]
    """Of Terracotta Army VP; of Lords of Xidit `wealth`, `influence` and `reputation`, or `reputation in the open` as long as
    somebody's Bastion is shut to the viewer."""
    total: list[int | None]
    """By seat: VP so far; of Lords of Xidit the place at the end, from 1."""
    if_round: list[int] | None
    """What the end of this round would give now; null where there is none."""
    if_final: list[int] | None
    """What the end of the game would give now."""
    rounds: list[SheetRound]
    assessments: list[AssessmentSheet] | None
    """Of Lords of Xidit."""


# Hints


class Hint(Struct):
    """A decision that a strong bot thinks of."""

    decision: str
    label: list[Message]
    """The same as the choices that lead to it tell it, one after the other."""
    value: float
    """The chance to win with it, from 0 to 1."""
    points: float | None
    """The lead over the best rival to expect at the end; null in a game without points."""
    visits: int
    """How often it was looked at: the more, the surer."""
    ledger: list[LedgerLine]
    """What speaks for it: what it does, and what would be scored after it as things stand."""


class Hints(Struct):
    number: int
    hints: list[Hint]
    """The surest first; none for a seat that owes no decision."""

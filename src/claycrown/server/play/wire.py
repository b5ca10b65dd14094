"""What goes over the wire: decisions, and what is told of a game."""

from enum import StrEnum
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from claycrown.games.message import Message
from claycrown.guide.question import Line, Question
from claycrown.guide.table import Area
from claycrown.server.http.wire import Number, Request, SeatNumber, Text


class Decide(Request, tag="decide", tag_field="type"):
    """A decision, in the notation of the game, and the number of entries that the one who decides has seen."""

    answers: Number
    decision: Text
    seat: SeatNumber | None = None
    """Whose, of those one plays; one's own if not named."""
    ref: Annotated[str, Meta(max_length=40)] = ""
    """Of messages on a socket: comes back with the answer."""


class Undo(Request, tag="undo", tag_field="type"):
    """Take one's own last decision back, or all of one's last ones down to a number."""

    answers: Number
    to: Number | None = None
    seat: SeatNumber | None = None
    ref: Annotated[str, Meta(max_length=40)] = ""


class WhyNot(Request, tag="why_not", tag_field="type"):
    """Whether a decision would be legal now, and if not, by which rule."""

    decision: Text = ""
    """With a spot: as far as it has been said, as in the `words` of a choice."""
    spot: Annotated[str, Meta(max_length=60)] = ""
    """Asks about the decision that picking this spot would mean."""
    seat: SeatNumber | None = None
    ref: Annotated[str, Meta(max_length=40)] = ""


class Accepted(Struct, tag="accepted", tag_field="type", kw_only=True):
    """It is stored, and never lost."""

    number: int
    repeated: bool
    """It had been stored before, and nothing was done twice."""
    ref: str = ""


class Verdict(Struct, tag="verdict", tag_field="type", kw_only=True):
    """What the rules say to a decision."""

    legal: bool
    """Also of a spot that means no decision: nothing forbids it."""
    rule: str | None = None
    reason: str | None = None
    """What would be needed, in English."""
    reason_id: str | None = None
    """The same as a message of the catalogue, for other languages."""
    reason_values: dict[str, Any] | None = None
    """What that message speaks of."""
    ref: str = ""


class LedgerLine(Struct):
    """One thing that a decision did."""

    rule: str
    seat: int
    """Whom it happened to; -1 for nobody in particular."""
    what: str
    amount: int
    source: str
    where: str
    told: Message | None = None
    """The same in a few words; null in the log, which has lines, and where the table shows it better."""


Reason = Literal["busy", "late", "failed", "illegal", "unknown"]


class Instead(Struct):
    """Another decided than the bot whose turn it was."""

    bot: str
    """Whose turn it was."""
    by: str | None
    """The bot that decided; null for chance."""
    reason: Reason
    """`busy`: people had waited for too long until it could think; `late`: it was stopped at its deadline; `failed`: it broke
    down; `illegal`: its decision was against the rules."""


class EntryKind(StrEnum):
    """A decision; the undo of a seat's own last ones; a going back that all agreed to."""

    DECIDE = "decide"
    UNDO = "undo"
    BACK = "back"


class LogEntry(Struct):
    """An entry of the game, as far as the viewer may know it."""

    number: int
    kind: EntryKind
    seat: int | None
    """Null where nobody else may know who changed their mind."""
    text: str | None
    """The decision; null where it was made in secret by somebody else. Of `undo` and `back`: the number gone back to."""
    at: int
    ledger: list[LedgerLine]
    lines: list[Line]
    """What it did, to be told; none of a decision that was taken back, and of what nobody may know."""
    round: int | None
    """The round, year, ... in which it was made."""
    turn: int
    """The number of the first entry of the turn it belongs to."""
    watched: bool
    """It set off something worth watching: its scenes can be asked for."""
    by: Literal["person", "bot", "chance"] | None
    """Who decided: `chance` where a bot should have, and neither it nor a weaker one did. Null where nobody may know."""
    instead: Instead | None = None
    """Of a decision that another made than the bot whose turn it was."""
    undone: list[int] | None = None
    """Of `undo` and `back`: all numbers up to its own that the game rests on no more, until the next of its kind."""


class Action(Struct):
    """Decisions of one name that are legal now. One is sent as the name and the arguments of a choice, with spaces between."""

    name: str
    choices: list[list[str]]


class Update(Struct, tag="update", tag_field="type", kw_only=True):
    """What happened since a number, and what the viewer sees now."""

    table: str
    number: int
    """The game is shown as it is after this many entries; a decision answers it."""
    more: bool
    """There are further entries already: ask again from this number. On a socket they come by themselves."""
    entries: list[LogEntry]
    seat: int | None
    """The viewer's; null for a spectator."""
    view: dict[str, Any]
    areas: list[Area] | None = None
    """The same in words, of a game from another package; null of those that the page draws itself."""
    deciders: list[int]
    actions: list[Action]
    """What the viewer may decide."""
    question: Question | None
    """The same as it is asked, step by step; also of a viewer who has decided and may still decide anew."""
    progress: Message
    """How far the game is."""
    ending: Message | None = None
    """How it ended for the viewer, and why so; null while it goes on."""
    round: int
    """The round, year, deal, ... that is being played, from 1."""
    undo: int | None
    """The number that undoing the viewer's last decision goes back to; null where undo is not possible."""
    turn_start: int | None
    """The number that starting the viewer's turn again goes back to, to be sent as `to` of an undo; null where that is no more
    than undoing the last decision, or not possible."""
    result: dict[str, Any] | None

"""What goes over the wire: decisions, and what is told of a game."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from claycrown.games.arguments import Value
from claycrown.games.contract import LedgerEntry
from claycrown.games.decisions import Decision
from claycrown.games.message import Message
from claycrown.guide.question import LogLine, Question
from claycrown.guide.table import Area
from claycrown.match import EntryKind
from claycrown.server.http.schemas import Number, Request, SeatNumber, Text


class DecisionRequest(Request, tag="decide", tag_field="type"):
    """A decision, in the notation of the game, and the number of entries that the one who decides has seen."""

    answers: Number
    decision: Text
    seat: Annotated[SeatNumber | None, Meta(description="Whose, of those one plays; one's own if not named.")] = None
    ref: Annotated[str, Meta(description="Of messages on a socket: comes back with the answer.", max_length=40)] = ""


class UndoRequest(Request, tag="undo", tag_field="type"):
    """Take one's own last decision back, or all of one's last ones down to a number; where no other person plays, with what bots
    have answered."""

    answers: Number
    to: Number | None = None
    seat: SeatNumber | None = None
    ref: Annotated[str, Meta(max_length=40)] = ""


class WhyNotRequest(Request, tag="why_not", tag_field="type"):
    """Whether a decision would be legal now, and if not, by which rule."""

    decision: Annotated[Text, Meta(description="With a target: as far as it has been said, as in the `words` of a choice.")] = ""
    target: Annotated[str, Meta(description="Asks about the decision that picking this target would mean.", max_length=60)] = ""
    seat: SeatNumber | None = None
    ref: Annotated[str, Meta(max_length=40)] = ""


class Acknowledgement(Struct, tag="accepted", tag_field="type", kw_only=True):
    """It is stored, and never lost."""

    number: int
    repeated: Annotated[bool, Meta(description="It had been stored before, and nothing was done twice.")]
    ref: str = ""


class WhyNotResult(Struct, tag="verdict", tag_field="type", kw_only=True):
    """What the rules say to a decision."""

    legal: Annotated[bool, Meta(description="Also of a target that means no decision: nothing forbids it.")]
    rule: str | None = None
    reason: Annotated[str | None, Meta(description="What would be needed, in English.")] = None
    reason_id: Annotated[str | None, Meta(description="The same as a message of the catalogue, for other languages.")] = None
    reason_values: Annotated[dict[str, Any] | None, Meta(description="What that message speaks of.")] = None
    ref: str = ""


Reason = Literal["busy", "late", "failed", "illegal", "unknown"]


class Substitution(Struct):
    """Another decided than the bot whose turn it was."""

    bot: Annotated[str, Meta(description="Whose turn it was.")]
    by: Annotated[str | None, Meta(description="The bot that decided; null for chance.")]
    reason: Annotated[
        Reason,
        Meta(
            description="`busy`: people had waited for too long until it could think; `late`: it was stopped at its deadline; "
            "`failed`: it broke down; `illegal`: its decision was against the rules."
        ),
    ]


class LogEntry(Struct):
    """An entry of the game, as far as the viewer may know it."""

    number: int
    kind: EntryKind
    seat: Annotated[int | None, Meta(description="Null where nobody else may know who changed their mind.")]
    text: Annotated[
        str | None,
        Meta(
            description="The decision; null where it was made in secret by somebody else. Of `undo` and `back`: the number gone "
            "back to."
        ),
    ]
    at: int
    ledger: Sequence[LedgerEntry]
    lines: Annotated[
        list[LogLine],
        Meta(description="What it did, to be told; none of a decision that was taken back, and of what nobody may know."),
    ]
    round: Annotated[int | None, Meta(description="The round, year, ... in which it was made.")]
    turn: Annotated[int, Meta(description="The number of the first entry of the turn it belongs to.")]
    watched: Annotated[bool, Meta(description="It set off something worth watching: its scenes can be asked for.")]
    by: Annotated[
        Literal["person", "bot", "chance"] | None,
        Meta(
            description="Who decided: `chance` where a bot should have, and neither it nor a weaker one did. Null where nobody "
            "may know."
        ),
    ]
    instead: Annotated[
        Substitution | None, Meta(description="Of a decision that another made than the bot whose turn it was.")
    ] = None
    decision: Annotated[Decision | None, Meta(description="The decision as data; null where the text is none.")] = None
    undone: Annotated[
        list[int] | None,
        Meta(description="Of `undo` and `back`: all numbers that the game rests on no more, until the next of its kind."),
    ] = None


class Action(Struct, omit_defaults=True):
    """Decisions of one name that are legal now. One is sent as the name and the arguments of a choice, with spaces between."""

    name: str
    choices: Annotated[list[list[str]], Meta(description="All of them; a few examples where there is a `pattern`.")]
    pattern: Annotated[
        str | None,
        Meta(
            description="Only where the decisions are too many to list: a regular expression. Whatever matches it as a whole is "
            "legal after the name and a space."
        ),
    ] = None
    args: Annotated[
        list[tuple[Value, ...]],
        Meta(description="The arguments of each of the choices as data, as in the `decision` of a choice of the question."),
    ] = []


class Update(Struct, tag="update", tag_field="type", kw_only=True):
    """What happened since a number, and what the viewer sees now."""

    table: str
    number: Annotated[int, Meta(description="The game is shown as it is after this many entries; a decision answers it.")]
    more: Annotated[
        bool,
        Meta(description="There are further entries already: ask again from this number. On a socket they come by themselves."),
    ]
    entries: list[LogEntry]
    seat: Annotated[int | None, Meta(description="The viewer's; null for a spectator.")]
    view: dict[str, Any]
    words: Annotated[str, Meta(description="The version of the catalogue that has all messages of the game.")]
    areas: Annotated[
        list[Area] | None,
        Meta(description="The same in words, of a game from another package; null of those that the page draws itself."),
    ] = None
    deciders: list[int]
    actions: Annotated[list[Action], Meta(description="What the viewer may decide.")]
    question: Annotated[
        Question | None,
        Meta(description="The same as it is asked, step by step; also of a viewer who has decided and may still decide anew."),
    ]
    progress: Annotated[Message, Meta(description="How far the game is.")]
    ending: Annotated[Message | None, Meta(description="How it ended for the viewer, and why so; null while it goes on.")] = None
    round: Annotated[int, Meta(description="The round, year, deal, ... that is being played, from 1.")]
    undo: Annotated[
        int | None,
        Meta(description="The number that undoing the viewer's last decision goes back to; null where undo is not possible."),
    ]
    turn_start: Annotated[
        int | None,
        Meta(
            description="The number that starting the viewer's turn again goes back to, to be sent as `to` of an undo; null "
            "where that is no more than undoing the last decision, or not possible."
        ),
    ]
    result: dict[str, Any] | None
    undo_seat: Annotated[
        int | None,
        Meta(description="Whose decision undo takes back, to be sent as `seat`; null where it is the viewer's."),
    ] = None
    undo_bots: Annotated[
        bool, Meta(description="Undo takes a finished turn back, with what bots have answered: then the game is not rated.")
    ] = False
    undo_refused: Annotated[
        Message | None,
        Meta(description="Without other people: why the last decision cannot be taken back, if something was revealed."),
    ] = None

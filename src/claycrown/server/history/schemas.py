"""What goes over the wire: log, replay, records."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from claycrown.games.message import Message
from claycrown.guide.table import Area
from claycrown.server.http.schemas import Request
from claycrown.server.play.schemas import LogEntry
from claycrown.server.tables.schemas import Access, Settings


class Log(Struct):
    """A part of the log, as far as the one who asks may know it."""

    entries: list[LogEntry]
    next: Annotated[int | None, Meta(description="Where the next part begins, to be sent as `after`; null at the end.")]
    number: Annotated[int, Meta(description="How many entries the game has.")]


class SinceLastTurn(Struct):
    """What happened since one's last turn."""

    after: Annotated[int, Meta(description="The number of one's last entry before; 0 if there is none.")]
    entries: list[LogEntry]
    more: Annotated[bool, Meta(description="There are further entries: they are in the log.")]
    number: int


class ReplayMoment(Struct):
    """The game as it was at a number, from one viewpoint."""

    table: str
    number: int
    seat: Annotated[int | None, Meta(description="Whose view it is; null for a spectator's.")]
    entry: Annotated[LogEntry | None, Meta(description="What led there; null at the set-up.")]
    view: dict[str, Any]
    deciders: list[int]
    progress: Annotated[Message, Meta(description="How far the game is by then.")]
    link: Annotated[
        str,
        Meta(
            description="Where this moment can be found: an address, or a path where the host has not said how people reach the "
            "server."
        ),
    ]
    areas: Annotated[list[Area] | None, Meta(description="What lay on the table, as in an update.")] = None


class Replay(Struct):
    """A part of a game, moment by moment."""

    moments: list[ReplayMoment]
    next: Annotated[int | None, Meta(description="Where the next part begins, to be sent as `first`; null at the end.")]
    number: Annotated[int, Meta(description="The last moment that there is.")]


class ImportSeat(Request):
    """Who plays on at a seat of an unfinished game: the one who imports it, a bot, or whoever sits down."""

    me: bool = False
    bot: Annotated[str, Meta(max_length=40)] | None = None


class ImportRecord(Settings, Request):
    record: dict[str, Any]
    name: Annotated[str, Meta(max_length=60)] = ""
    access: Annotated[Access, Meta(description="`link` if not named.")] = Access.LINK
    seats: Annotated[
        list[ImportSeat], Meta(description="Of an unfinished game, in seat order; seats not mentioned are free.", max_length=10)
    ] = field(default_factory=list)

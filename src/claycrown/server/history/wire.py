"""What goes over the wire: log, replay, records."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from claycrown.games.message import Message
from claycrown.guide.table import Area
from claycrown.server.http.wire import Request
from claycrown.server.play.wire import LogEntry
from claycrown.server.tables.wire import Access, Pace


class Log(Struct):
    """A part of the log, as far as the one who asks may know it."""

    entries: list[LogEntry]
    next: int | None
    """Where the next part begins, to be sent as `after`; null at the end."""
    number: int
    """How many entries the game has."""


class SinceLastTurn(Struct):
    """What happened since one's last turn."""

    after: int
    """The number of one's last entry before; 0 if there is none."""
    entries: list[LogEntry]
    more: bool
    """There are further entries: they are in the log."""
    number: int


class Moment(Struct):
    """The game as it was at a number, from one viewpoint."""

    table: str
    number: int
    seat: int | None
    """Whose view it is; null for a spectator's."""
    entry: LogEntry | None
    """What led there; null at the set-up."""
    view: dict[str, Any]
    deciders: list[int]
    progress: Message
    """How far the game is by then."""
    link: str
    """Where this moment can be found: an address, or a path where the host has not said how people reach the server."""
    areas: list[Area] | None = None
    """What lay on the table, as in an update."""


class Replay(Struct):
    """A part of a game, moment by moment."""

    moments: list[Moment]
    next: int | None
    """Where the next part begins, to be sent as `first`; null at the end."""
    number: int
    """The last moment that there is."""


class ImportSeat(Request):
    """Who plays on at a seat of an unfinished game: the one who imports it, a bot, or whoever sits down."""

    me: bool = False
    bot: Annotated[str, Meta(max_length=40)] | None = None


class ImportRecord(Request):
    record: dict[str, Any]
    name: Annotated[str, Meta(max_length=60)] = ""
    access: Access = Access.LINK
    """`link` if not named."""
    pace: Pace = Pace.LIVE
    """`live` if not named."""
    seats: Annotated[list[ImportSeat], Meta(max_length=10)] = field(default_factory=list)
    """Of an unfinished game, in seat order; seats not mentioned are free."""

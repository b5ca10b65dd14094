"""What goes over the wire: chat, notes, log, replay, records, ratings, statistics."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from claycrown.games.message import Message
from claycrown.server.api.wire import Access, LogEntry, Pace, Person, Request


class ChatMessage(Struct):
    number: int
    """Counts the messages of the table."""
    person: Person
    text: str
    at: int


class Chat(Struct, tag="chat", tag_field="type", kw_only=True):
    """What was said at a table, oldest first. On the table's socket the latest come by themselves."""

    messages: list[ChatMessage]
    next: int | None
    """Older ones are before this number, to be sent as `before`; null if there are none."""


class Say(Request):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ChatSwitch(Request):
    on: bool


class ChatState(Struct):
    on: bool
    """Whether one takes part in chat, at all tables."""


class WriteNote(Request):
    text: Annotated[str, Meta(max_length=10000)]


class Note(Struct):
    """What one has written down at a table, for oneself."""

    text: str
    at: int | None


class LoggedEntry(LogEntry, kw_only=True):
    """An entry of the log, with where in the game it stands."""

    round: int | None
    """The round, year, ... in which it was made."""
    turn: int
    """The number of the first entry of the turn it belongs to."""


class Log(Struct):
    """A part of the log, as far as the one who asks may know it."""

    entries: list[LoggedEntry]
    next: int | None
    """Where the next part begins, to be sent as `after`; null at the end."""
    number: int
    """How many entries the game has."""


class SinceLastTurn(Struct):
    """What happened since one's last turn."""

    after: int
    """The number of one's last entry before; 0 if there is none."""
    entries: list[LoggedEntry]
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
    access: Access = "link"
    pace: Pace = "live"
    seats: Annotated[list[ImportSeat], Meta(max_length=10)] = field(default_factory=list)
    """Of an unfinished game, in seat order; seats not mentioned are free."""


# Ratings and statistics


class Rated(Struct):
    """Somebody who has played, or a bot."""

    person: Person | None
    bot: str | None
    rating: float
    """What they are surely worth: mu less three sigma."""
    mu: float
    sigma: float
    games: int


class RatingPage(Struct):
    """Those who have played a game, best first."""

    rated: list[Rated]
    next: str | None
    """Where the next part begins, to be sent as `cursor`; null at the end."""


class Played(Struct):
    """A finished game of somebody's."""

    table: str
    seat: int
    players: int
    place: int
    rating: float | None
    """After it; null where the game was not rated."""
    gain: float | None
    at: int


class PlayedPage(Struct):
    """Finished games of somebody, latest first."""

    played: list[Played]
    next: str | None


class Tally(Struct):
    """Games with one number of players."""

    players: int
    games: int
    wins: int
    places: list[int]
    """How often first, second, ..."""
    figures: dict[str, float]
    """What the game counts, on average a game."""


class PersonStatistics(Struct):
    """Somebody's games of one kind."""

    game: str
    rated: Rated | None
    tallies: list[Tally]
    """By number of players."""


class SeatTally(Struct):
    colour: str
    wins: int
    figures: dict[str, float]


class GameTally(Struct):
    """All finished games of one kind with one number of players."""

    players: int
    games: int
    abandoned: int
    decisions: float
    """On average."""
    minutes: float
    """From the start to the end, on average."""
    seats: list[SeatTally]


class GameStatistics(Struct):
    game: str
    tallies: list[GameTally]
    """By number of players."""

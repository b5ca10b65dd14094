"""What goes over the wire. Times are milliseconds since 1970; seats are numbers from 0 in seat order."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from claycrown.games.message import Message
from claycrown.guide.question import Line, Question

SHOWN = "what cannot be seen is left out"
Name = Annotated[str, Meta(min_length=1, max_length=40, description=f"1 to 40 letters, digits, spaces and signs; {SHOWN}")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Given = Annotated[str, Meta(max_length=200)]
Id = Annotated[str, Meta(max_length=12)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Text = Annotated[str, Meta(max_length=200)]


class Request(Struct, forbid_unknown_fields=True, kw_only=True):
    """What clients send: a field that nobody knows is refused."""


class Error(Struct, omit_defaults=True):
    """Why something was refused."""

    code: str
    """For programs; never changes."""
    message: str
    """For people."""
    rule: str | None = None
    """The rule of the game that forbids it."""
    number: int | None = None
    """Where the game stands, when the decision answered something older."""


class Refused(Struct):
    """Every answer that is not a success."""

    error: Error


# People


class Person(Struct):
    """Somebody, as others see them."""

    id: str
    name: str
    guest: bool


class Me(Struct):
    """The one who asks."""

    id: str
    name: str
    guest: bool
    admin: bool
    email: str | None
    created_at: int


class NewGuest(Request):
    name: Name


class NewAccount(Request):
    name: Name
    password: Password
    email: Annotated[str, Meta(max_length=254)] | None = None


class SignIn(Request):
    name: Given
    password: Given


class ChangeMe(Request):
    """What is to change; what is not named stays. A new password needs the one so far."""

    name: Name | None = None
    email: Annotated[str, Meta(max_length=254, description="empty for none")] | None = None
    password: Password | None = None
    password_so_far: Given | None = None


class DeleteMe(Request):
    password: Given | None = None
    """Of an account."""


class NewPassword(Request):
    password: Password


# Games and tables


class OptionInfo(Struct):
    """A variant that a table may choose."""

    name: str
    kind: Literal["switch", "number", "choice"]
    default: bool | int | str
    values: list[bool | int | str]
    """All that may be chosen, in their order."""
    label: str
    """The id of the message that names it, in the game's words; with `-` and a value behind it, that of a choice's value; with
    `-about`, an explanation, if there is one."""


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    title: str
    """The game's own name, for people."""
    colours: list[str]
    """In seat order."""
    fewest: int
    most: int
    options: dict[str, bool | int | str]
    """The variants, each with its default."""
    settings: list[OptionInfo]
    """The same in full."""
    editions: list[str]
    bots: list[str]
    secrets: bool
    """Seats hide something from each other: people at one screen hand it over."""
    open_book: bool
    """There is something to remember that was done in the open: a table may have the page do that."""


class GameWords(Struct):
    """What a game brings to be read, in the syntax of Fluent."""

    language: str
    files: dict[str, str]
    """By name; `rules.ftl` is the rules by their numbers."""


Access = Literal["open", "link", "name"]
Pace = Literal["live", "slow"]
Status = Literal["open", "running", "over", "abandoned"]


class Clock(Request):
    """How time is kept: at a live table by `bank` and `increment`, at a slow one by `days`."""

    bank: Annotated[float, Meta(ge=0, le=7 * 86400)] | None = None
    """Seconds for the whole game."""
    increment: Annotated[float, Meta(ge=0, le=86400)] = 0
    """Seconds that come to the bank each time that a player owes nothing more."""
    days: Annotated[float, Meta(ge=0, le=60)] | None = None
    """For each decision. What an undo takes back has still cost the time it took."""
    night: bool = False
    """Of `days`: the clock of a player who has said when they sleep pauses then."""
    at_zero: Literal["nothing", "bot", "out"] = "nothing"
    """What happens to one without time: nothing; a bot plays on until they return; a bot plays on to the end, and they rank
    behind all who stayed."""
    stand_in: Annotated[str, Meta(max_length=40)] | None = None
    """The bot that plays on; the best that there is if not named."""


class SeatWish(Request):
    """What a seat is for; for nobody in particular if nothing is named."""

    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None
    """Of a seat that the one who makes the table plays too: for a friend at the same screen. Such games are not rated."""


class NewTable(Request):
    game: Annotated[str, Meta(max_length=20)]
    players: Annotated[int, Meta(ge=1, le=10)]
    name: Annotated[str, Meta(max_length=60, description=f"may be empty; {SHOWN}")] = ""
    options: dict[str, bool | int | Annotated[str, Meta(max_length=40)]] = {}
    edition: Annotated[str, Meta(max_length=60)] = "standard"
    open_book: bool = True
    """Whether a Reading tells what the open information implies of what is behind the screens; else everybody remembers for
    themselves."""
    pace: Pace = "live"
    clock: Clock | None = None
    """Without one, there is all the time in the world."""
    bot_seconds: Annotated[float, Meta(ge=0, le=600)] | None = None
    """How long bots take to answer, about; as the server says if not named."""
    access: Access = "open"
    """Who may join and look on: everybody, whoever has the link, or only those named. Nobody else can tell that there is a table:
    everything that names it is answered as if there were none."""
    invited: Annotated[list[Name], Meta(max_length=20)] = []
    """Names of accounts that may join."""
    seats: Annotated[list[SeatWish], Meta(max_length=10)] = []
    """In seat order; seats not mentioned are free."""
    play: bool = True
    """Whether the one who makes the table takes the first free seat."""


class Seat(Struct):
    seat: int
    colour: str
    person: Person | None
    bot: str | None
    keeper: Person | None
    """Who plays at this seat besides their own, for `player`."""
    kept_for: Person | None
    """Of a rematch: who sat at the table before and has not come yet."""
    player: str | None
    """The name of somebody whom `keeper` plays for; of an imported game, the name in the record."""


class Proposal(Struct):
    """Something that all at the table have to agree to."""

    id: str
    kind: Literal["take_back", "abandon"]
    number: int | None
    """Of a taking back: where to."""
    by: Person
    at: int
    agreed: list[str]
    """The ids of those who have."""
    missing: list[str]
    """The ids of those who have not answered."""


class TableInfo(Struct):
    """A table, without the game on it."""

    id: str
    name: str
    game: str
    edition: str
    options: dict[str, bool | int | str]
    open_book: bool
    players: int
    pace: Pace
    clock: Clock | None
    bot_seconds: float | None
    access: Access
    status: Status
    owner: Person
    seats: list[Seat]
    number: int
    """How many entries the game has."""
    deciders: list[int]
    """The seats that owe a decision."""
    created_at: int
    started_at: int | None
    finished_at: int | None
    moved_at: int | None
    result: dict[str, Any] | None
    rematch_of: str | None
    imported: bool
    """It comes from a record: whoever brought it may know what is secret. It is not rated."""
    missing: Literal["removed", "broken"] | None
    """Why the game cannot be played here now: its package was removed, or does not load. The table waits until it is back."""


class SeatClock(Struct):
    """Somebody's clock at a table where time is kept."""

    seat: int
    left: int
    """Milliseconds that were left when the clock started, or stopped."""
    since: int | None
    """When it started; null while it stands still."""
    deadline: int | None
    """When it comes to zero; nights are counted in."""
    absence: Literal["", "away", "out"]
    """`away`: the time was up, and a bot plays until the player returns; `out`: it plays to the end."""


class TableDetail(TableInfo):
    """A table as the one who asks sees it."""

    your_seat: int | None
    """Where the one who asks sits."""
    your_seats: list[int]
    """All seats that they play: their own, and those they keep."""
    rematch: str | None
    """The table of the rematch, if there is one that the one who asks may know of."""
    invitation: str | None
    """The token of the invitation link; for those at the table. A table for those named has none."""
    proposals: list[Proposal]
    clocks: list[SeatClock]
    standing: list[int] | None
    """When the game is over: the seats, best first, those who were out behind all others."""


class TablePage(Struct):
    """A part of a list."""

    tables: list[TableInfo]
    next: str | None
    """Where the next part begins, to be sent as `cursor`; null at the end."""


class Join(Request):
    seat: SeatNumber | None = None
    """The first free one if not named."""


class SeatChange(Request):
    """Who is to sit there: a bot, somebody of a name for whom the owner plays too, or nobody yet."""

    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class Invite(Request):
    names: Annotated[list[Name], Meta(min_length=1, max_length=20)]


class Propose(Request):
    kind: Literal["take_back", "abandon"]
    number: Number | None = None


class Vote(Request):
    agrees: bool


# Play


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


class Ping(Request, tag="ping", tag_field="type"):
    """Is the server still there? Whoever's laptop was shut asks when it is opened."""

    ref: Annotated[str, Meta(max_length=40)] = ""


class Pong(Struct, tag="pong", tag_field="type", kw_only=True):
    """It is."""

    now: int
    """The server's time, to set one's own by."""
    ref: str = ""


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
    ref: str = ""


class SocketRefusal(Struct, tag="refused", tag_field="type", kw_only=True):
    """An answer on a socket that is no success."""

    error: Error
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
    """Another decided than the bot that owed it."""

    bot: str
    """That owed it."""
    by: str | None
    """The bot that decided; null for chance."""
    reason: Reason
    """`busy`: people had waited for too long until it could think; `late`: it was stopped at its deadline; `failed`: it broke
    down; `illegal`: its decision was against the rules."""


class LogEntry(Struct):
    """An entry of the game, as far as the viewer may know it."""

    number: int
    kind: Literal["decide", "undo", "back"]
    seat: int | None
    """Null where nobody else may know who changed their mind."""
    text: str | None
    """The decision; null where it was made in secret by somebody else. Of `undo` and `back`: the number gone back to."""
    at: int
    ledger: list[LedgerLine]
    lines: list[Line]
    """What it did, to be told; none of a decision that was taken back, and of what nobody may know."""
    watched: bool
    """It set off something worth watching: its scenes can be asked for."""
    by: Literal["person", "bot", "chance"] | None
    """Who decided: `chance` where a bot should have, and neither it nor a weaker one did. Null where nobody may know."""
    instead: Instead | None = None
    """Of a decision that another made than the bot that owed it."""


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
    deciders: list[int]
    actions: list[Action]
    """What the viewer may decide."""
    question: Question | None
    """The same as it is asked, step by step; also of a viewer who has decided and may still decide anew."""
    progress: Message
    """How far the game is."""
    round: int
    """The round, year, deal, ... that is being played, from 1."""
    undo: int | None
    """The number that undoing the viewer's last decision goes back to; null where undo is not possible."""
    turn_start: int | None
    """The number that starting the viewer's turn again goes back to, to be sent as `to` of an undo; null where that is no more
    than undoing the last decision, or not possible."""
    result: dict[str, Any] | None


class Clocks(Struct, tag="clocks", tag_field="type", kw_only=True):
    """On a socket: clocks have started or stopped."""

    table: str
    clocks: list[SeatClock]
    now: int
    """The server's time, to set one's own by."""


class BotWait(Struct):
    """A bot that waits until the server has time for it."""

    seat: int
    bot: str
    seconds: int
    """That it will take until it has decided, about."""


class Busy(Struct, tag="busy", tag_field="type", kw_only=True):
    """On a socket: bots at the table wait because others think, or no longer do."""

    table: str
    waiting: list[BotWait]


class Night(Request):
    """When somebody sleeps. It counts from the next time that one's clock starts."""

    zone: Annotated[str, Meta(min_length=1, max_length=45, pattern=r"^[A-Za-z0-9_+/-]+$", description="as in `Europe/Warsaw`")]
    begins: Annotated[int, Meta(ge=0, le=23)] = 22
    ends: Annotated[int, Meta(ge=0, le=23)] = 8


class Seen(Struct, tag="table", tag_field="type", kw_only=True):
    """On a socket: the table has changed."""

    table: TableDetail

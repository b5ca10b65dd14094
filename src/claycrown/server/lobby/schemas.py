"""What goes over the wire: tables, their seats, and what is asked at them."""

from enum import StrEnum
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from claycrown.server.clocks.schemas import SeatClock
from claycrown.server.http.schemas import SHOWN, Number, Request, SeatNumber
from claycrown.server.people.schemas import Name, Person
from claycrown.server.ratings.schemas import Unrated
from claycrown.server.tables.schemas import Access, Cause, Pace, Settings, Status


class OptionInfo(Struct):
    """A variant that a table may choose."""

    name: str
    kind: Literal["switch", "number", "choice"]
    default: bool | int | str
    values: Annotated[list[bool | int | str], Meta(description="All that may be chosen, in their order.")]
    label: Annotated[
        str,
        Meta(
            description="The id of the message that names it, in the game's words; with `-` and a value behind it, that of a "
            "choice's value; with `-about`, an explanation, if there is one."
        ),
    ]


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    title: Annotated[str, Meta(description="The game's own name, for people.")]
    colours: Annotated[list[str], Meta(description="In seat order.")]
    fewest: int
    most: int
    options: Annotated[dict[str, bool | int | str], Meta(description="The variants, each with its default.")]
    settings: Annotated[list[OptionInfo], Meta(description="The same in full.")]
    editions: list[str]
    bots: list[str]
    secrets: Annotated[bool, Meta(description="Seats hide something from each other: people at one screen hand it over.")]
    open_book: Annotated[
        bool, Meta(description="There is something to remember that was done in the open: a table may have the page do that.")
    ]
    lesson: Annotated[bool, Meta(description="There is an interactive lesson.")]
    puzzles: Annotated[bool, Meta(description="There are puzzles of it, and one a day.")]
    majorities: Annotated[bool, Meta(description="Something is scored by who has more: `reading` tells how things stand there.")]
    cover: Annotated[str | None, Meta(description="Where the game's picture is, if another package brings one.")] = None
    script: Annotated[
        str | None, Meta(description="Where the game's own drawing for the browser is, if another package brings one.")
    ] = None


class GameWords(Struct):
    """What a game brings to be read, in the syntax of Fluent."""

    language: str
    files: Annotated[dict[str, str], Meta(description="By name; `rules.ftl` is the rules by their numbers.")]


class NewSeat(Request):
    """What a seat is for; for nobody in particular if nothing is named."""

    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Annotated[
        Name | None,
        Meta(
            description="Of a seat that the one who makes the table plays too: for a friend at the same screen. Such games are "
            "not rated."
        ),
    ] = None


class NewTable(Settings, Request):
    game: Annotated[str, Meta(max_length=20)]
    players: Annotated[int, Meta(ge=1, le=10)]
    name: Annotated[str, Meta(max_length=60, description=f"may be empty; {SHOWN}")] = ""
    options: dict[str, bool | int | Annotated[str, Meta(max_length=40)]] = field(default_factory=dict)
    edition: Annotated[str, Meta(max_length=60)] = "standard"
    access: Annotated[
        Access,
        Meta(
            description="Who may join and look on: everybody (if not named), whoever has the link, or only those named. Nobody "
            "else can tell that there is a table: everything that names it is answered as if there were none."
        ),
    ] = Access.OPEN
    invited: Annotated[list[Name], Meta(description="Names of accounts that may join.", max_length=20)] = field(
        default_factory=list
    )
    seats: Annotated[list[NewSeat], Meta(description="In seat order; seats not mentioned are free.", max_length=10)] = field(
        default_factory=list
    )
    play: Annotated[bool, Meta(description="Whether the one who makes the table takes a seat.")] = True
    seat: Annotated[SeatNumber | None, Meta(description="Which one; the first free one if not named.")] = None


class Seat(Struct):
    seat: int
    colour: str
    person: Person | None
    bot: str | None
    keeper: Annotated[Person | None, Meta(description="Who plays at this seat besides their own, for `player`.")]
    kept_for: Annotated[Person | None, Meta(description="Of a rematch: who sat at the table before and has not come yet.")]
    player: Annotated[
        str | None, Meta(description="The name of somebody whom `keeper` plays for; of an imported game, the name in the record.")
    ]


class ProposalKind(StrEnum):
    """To go back to an earlier number; to end the game without a result."""

    TAKE_BACK = "take_back"
    ABANDON = "abandon"


class SeatAbsence(Struct):
    """A time in which a bot plays for somebody."""

    seat: int
    cause: Cause
    for_good: Annotated[
        bool, Meta(description="To the end of the game, and ranked behind all who stayed; else until they return.")
    ]
    bot: str
    at: int
    number: Annotated[int, Meta(description="Of entries when it began.")]
    ended_at: Annotated[int | None, Meta(description="Null while it lasts.")]
    ended_number: int | None


class Proposal(Struct):
    """Something that all at the table have to agree to."""

    id: str
    kind: ProposalKind
    number: Annotated[int | None, Meta(description="Of a taking back: where to.")]
    by: Person
    at: int
    agreed: Annotated[list[str], Meta(description="The ids of those who have.")]
    missing: Annotated[list[str], Meta(description="The ids of those who have not answered.")]


class TableInfo(Settings, kw_only=True):
    """A table, without the game on it."""

    id: str
    name: str
    game: str
    edition: str
    options: dict[str, bool | int | str]
    players: int
    access: Access
    status: Status
    owner: Person
    seats: list[Seat]
    free: Annotated[
        list[int],
        Meta(description="The seats that the one who asks may take before the start: not those that are kept for somebody else."),
    ]
    number: Annotated[int, Meta(description="How many entries the game has.")]
    deciders: Annotated[list[int], Meta(description="The seats that are to decide.")]
    created_at: int
    started_at: int | None
    finished_at: int | None
    moved_at: int | None
    result: Annotated[
        dict[str, Any] | None,
        Meta(
            description="When the game is over: `winner` (null for a draw), `ranking`, `places` where some are shared, `left` "
            "where players left for good (they finish last, the first to leave behind all others), and what decided the game."
        ),
    ]
    standing: Annotated[list[int] | None, Meta(description="When the game is over: the seats, best first, by `result`.")]
    places: Annotated[
        list[int] | None,
        Meta(
            description="When the game is over: the place of each seat, by `result`. A contestant who is no player may have a "
            "place between those of players."
        ),
    ]
    rematch_of: str | None
    imported: Annotated[
        bool, Meta(description="It comes from a record: whoever brought it may know what is secret. It is not rated.")
    ]
    starts_when_full: Annotated[bool, Meta(description="A quick match: the game starts by itself with the last who sits down.")]
    missing: Annotated[
        Literal["removed", "broken"] | None,
        Meta(
            description="Why the game cannot be played here now: its package was removed, or does not load. The table waits "
            "until it is back."
        ),
    ]


class TableDetail(TableInfo, kw_only=True):
    """A table as the one who asks sees it."""

    your_seat: Annotated[int | None, Meta(description="Where the one who asks sits.")]
    your_seats: Annotated[list[int], Meta(description="All seats that they play: their own, and those they keep.")]
    rematch: Annotated[
        str | None, Meta(description="The table of the rematch, if there is one that the one who asks may know of.")
    ]
    invitation: Annotated[
        str | None,
        Meta(
            description="The token of the invitation link; for those at the table, and for all who came by the link. A table for "
            "those named has none."
        ),
    ]
    proposals: list[Proposal]
    clocks: list[SeatClock]
    absences: Annotated[list[SeatAbsence], Meta(description="All of the game, in their order, for the log.")]
    unrated: Annotated[Unrated | None, Meta(description="Why the game is not rated, if it is not.")]


class TablePage(Struct):
    """A part of a list."""

    tables: list[TableInfo]
    next: Annotated[str | None, Meta(description="Where the next part begins, to be sent as `cursor`; null at the end.")]


class MatchRequest(Request):
    """What somebody wants to play with whoever is there."""

    game: Annotated[str, Meta(max_length=20)]
    players: Annotated[
        Annotated[int, Meta(ge=1, le=10)] | None, Meta(description="As many as there are at the best table if not named.")
    ] = None
    pace: Pace = Pace.LIVE


class WaitingPlayers(Struct):
    """How many people wait for others at tables with a seat that anybody may take."""

    game: str
    pace: Pace
    people: int


class Invitation(Settings, kw_only=True):
    """What a link invites to, for whoever holds it."""

    name: Annotated[str, Meta(description="The table's; it may be empty.")]
    game: str
    edition: str
    options: dict[str, bool | int | str]
    players: int
    status: Status
    host: Person
    seats: list[Seat]
    free: Annotated[list[int], Meta(description="The seats that the one who asks may take, as at the table.")]
    table: Annotated[str | None, Meta(description="The table's id, for those who may enter it already.")]


class JoinRequest(Request):
    seat: Annotated[SeatNumber | None, Meta(description="The first free one if not named; who sits already moves to it.")] = None


class SeatChange(Request):
    """Who is to sit there: a bot, somebody of a name for whom the owner plays too, or nobody yet."""

    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class InvitationRequest(Request):
    names: Annotated[list[Name], Meta(min_length=1, max_length=20)]


class NewProposal(Request):
    kind: ProposalKind
    number: Number | None = None


class Vote(Request):
    agrees: bool


class TableChange(Struct, tag="table", tag_field="type", kw_only=True):
    """On a socket: the table has changed."""

    table: TableDetail

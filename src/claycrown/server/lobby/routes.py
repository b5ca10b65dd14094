"""Routes: lobby and tables."""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Annotated, TypeAlias

from litestar import Response, Router
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

from claycrown import words
from claycrown.games import game, title, titles
from claycrown.games.contract import SPECTATOR
from claycrown.games.options import defaults, label_id
from claycrown.games.plugin import installed, plugin
from claycrown.guide import guide
from claycrown.learning.lesson import broken_lessons
from claycrown.rules import rules_of
from claycrown.server.clocks.absences import Absences
from claycrown.server.http import errors
from claycrown.server.http.browser import ASK_AGAIN, FOREVER
from claycrown.server.http.handlers import API, PlayedSeat, TheDatabase, get, post, put
from claycrown.server.lobby import agreements, leaving, lists, matching
from claycrown.server.lobby.schemas import (
    GameInfo,
    GameWords,
    Invitation,
    InvitationRequest,
    JoinRequest,
    MatchRequest,
    NewProposal,
    NewTable,
    OptionInfo,
    SeatChange,
    TableDetail,
    TablePage,
    Vote,
    WaitingPlayers,
)
from claycrown.server.lobby.tables import Tables
from claycrown.server.people.access import Anybody, SignedIn
from claycrown.server.people.accounts import id_of
from claycrown.server.play.decisions import Decisions
from claycrown.server.play.rules import HostEditions, bots_for
from claycrown.server.tables.schemas import Cause, Status


@dataclass(frozen=True, slots=True)
class TableChange:
    """Something that somebody does at a table."""

    me: SignedIn
    database: TheDatabase

    async def __call__(self, work: Callable[..., None], table_id: str, *arguments: object) -> TableDetail:
        """Carry out `work(transaction, table_id, person_id, ...)`; gives the table as they see it then."""
        await self.database.write(work, table_id, self.me.id, *arguments)
        return await self.database.read(lists.detail, table_id, self.me.id)

    async def find(self, work: Callable[..., str], *arguments: object) -> TableDetail:
        """The table whose id `work(transaction, ...)` gives."""
        table_id = await self.database.write(work, *arguments)
        return await self.database.read(lists.detail, table_id, self.me.id)


TheChange: TypeAlias = NamedDependency[TableChange]
TheTables: TypeAlias = NamedDependency[Tables]
TheAbsences: TypeAlias = NamedDependency[Absences]
TheDecisions: TypeAlias = NamedDependency[Decisions]
Limit = Annotated[int, Parameter(ge=1, le=100)]
Fingerprint = Annotated[str, Parameter(max_length=64, description="of the file, as in its address")]
Cursor = Annotated[str | None, Parameter(max_length=40)]
LONGEST_TOKEN = 32
PICTURES = {".svg": "image/svg+xml", ".webp": "image/webp", ".png": "image/png", ".jpg": "image/jpeg"}


@get("/games", sync_to_thread=False)
def list_games(host_editions: NamedDependency[HostEditions]) -> list[GameInfo]:
    """The games that can be played here."""
    return [_game_info(host_editions, name) for name in titles()]


def _game_info(host_editions: HostEditions, name: str) -> GameInfo:
    rules = game(name)
    return GameInfo(
        name=name,
        title=title(name),
        colours=list(rules.colours),
        fewest=rules.player_counts[0],
        most=rules.player_counts[-1],
        options=defaults(rules.options),
        settings=[
            OptionInfo(option, each.kind, each.default, list(each.values), label_id(name, option))
            for option, each in rules.options.items()
        ],
        editions=host_editions.names(name),
        bots=bots_for(name),
        secrets=rules_of(name).has_secrets,
        lesson=bool(plugin(name).learning) and name not in broken_lessons(),
        puzzles=bool(plugin(name).puzzles),
        majorities=guide(name).has_majorities,
        cover=_address(name, "cover", plugin(name).picture()),
        script=_address(name, "table.js", plugin(name).script()),
        open_book=guide(name).open_information(rules.view(rules.new(rules.player_counts[0], 0), SPECTATOR)) is not None,
    )


def _address(name: str, file: str, content: bytes | None) -> str | None:
    """Where a file of a game is served; another one has another address, so that a browser may keep it."""
    return None if content is None else f"/api/games/{name}/{file}?fingerprint={_fingerprint(content)}"


def _fingerprint(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def _kept(content: bytes, fingerprint: str) -> dict[str, str]:
    """How long a browser may keep a file that was asked for by its address."""
    return {"cache-control": (FOREVER if fingerprint == _fingerprint(content) else ASK_AGAIN).decode()}


@get("/games/{game:str}/table.js", media_type="text/javascript", sync_to_thread=False)
def show_script(game: FromPath[str], fingerprint: Fingerprint = "") -> Response[bytes]:
    """What draws the table of a game from another package in the browser: one script."""
    found = installed().games.get(game)
    script = found.script() if found else None
    if script is None:
        raise errors.not_found("game")
    return Response(script, headers=_kept(script, fingerprint))


@get("/games/{game:str}/cover", media_type="image/*", sync_to_thread=False)
def show_cover(game: FromPath[str], fingerprint: Fingerprint = "") -> Response[bytes]:
    """The picture of a game from another package."""
    found = installed().games.get(game)
    picture = found.picture() if found else None
    kind = PICTURES.get(PurePosixPath(found.cover).suffix) if found else None
    if picture is None or kind is None:
        raise errors.not_found("game")
    return Response(picture, media_type=kind, headers=_kept(picture, fingerprint))


@get("/games/{game:str}/words/{language:str}", sync_to_thread=False)
def show_words(game: FromPath[str], language: FromPath[str]) -> GameWords:
    """A game's texts in a language; those in English where it has none in that one."""
    found = installed().games.get(game)
    if found is None or not language.isalpha() or not language.isascii():
        raise errors.not_found("game")
    for spoken in (language, "en"):
        if texts := found.texts(spoken):
            return GameWords(spoken, _for_pages(texts))
    return GameWords("en", {})


@get("/words/{language:str}", sync_to_thread=False)
def show_house_words(language: FromPath[str]) -> GameWords:
    """The texts that all games share, in a language; those in English where there are none in that one."""
    spoken = language if language in words.languages() else words.FALLBACK
    return GameWords(spoken, _for_pages(words.texts(spoken)))


def _for_pages(texts: Mapping[str, str]) -> dict[str, str]:
    return {name: text for name, text in texts.items() if name not in words.only_python()}


@get("/tables")
async def list_tables(
    database: TheDatabase,
    visitor: Anybody,
    status: FromQuery[Status] = Status.OPEN,
    mine: FromQuery[bool] = False,
    game: Annotated[str | None, Parameter(max_length=20)] = None,
    cursor: Cursor = None,
    limit: Limit = lists.PAGE,
) -> TablePage:
    """Tables that everybody may see, or with `mine` those where one sits; latest first."""
    return await database.read(lists.page, id_of(visitor), mine, status, game, cursor, limit)


@get("/tables/expected")
async def expected_tables(database: TheDatabase, me: SignedIn) -> TablePage:
    """Open tables that one has been invited to, or that keep one a seat."""
    return await database.read(lists.expected, me.id)


@post("/tables")
async def make_table(data: JSONBody[NewTable], me: SignedIn, change: TheChange, tables: TheTables) -> TableDetail:
    """Make a table. Whoever makes it owns it."""
    return await change.find(tables.make, me.id, data)


@get("/matches")
async def show_waiting(database: TheDatabase) -> list[WaitingPlayers]:
    """How many people wait for others at tables with a free seat, by game and pace."""
    return await database.read(matching.waiting)


@post("/matches", status_code=200)
async def find_match(data: JSONBody[MatchRequest], me: SignedIn, change: TheChange, tables: TheTables) -> TableDetail:
    """Find a table: sits down at the best open one that fits, or makes one that starts as soon as it is full."""
    return await change.find(matching.find, tables, me.id, data)


@get("/tables/{table_id:str}")
async def show_table(table_id: FromPath[str], visitor: Anybody, database: TheDatabase) -> TableDetail:
    """A table, without the game on it."""
    return await database.read(lists.detail, table_id, id_of(visitor))


@post("/tables/{table_id:str}/join", status_code=200)
async def join_table(table_id: FromPath[str], data: JSONBody[JoinRequest], change: TheChange, tables: TheTables) -> TableDetail:
    """Sit down before the start, or move to another free seat."""
    return await change(tables.join, table_id, data.seat)


@post("/tables/{table_id:str}/leave", status_code=204)
async def leave_table(table_id: FromPath[str], me: SignedIn, database: TheDatabase, tables: TheTables) -> None:
    """Get up before the start. The owner's table goes to the next person there, or away."""
    await database.write(tables.leave, table_id, me.id)


@post("/tables/{table_id:str}/seats/{seat:int}/kick", status_code=200)
async def kick(table_id: FromPath[str], seat: FromPath[int], change: TheChange, tables: TheTables) -> TableDetail:
    """Have somebody get up before the start. For the owner."""
    return await change(tables.kick, table_id, seat)


@put("/tables/{table_id:str}/seats/{seat:int}")
async def set_seat(
    table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatChange], change: TheChange, tables: TheTables
) -> TableDetail:
    """Have a bot sit down, play there too for somebody at the same screen, or free the seat. For the owner, before the start."""
    return await change(tables.set_seat, table_id, seat, data.bot, data.name)


@post("/tables/{table_id:str}/invite", status_code=200)
async def invite(table_id: FromPath[str], data: JSONBody[InvitationRequest], change: TheChange, tables: TheTables) -> TableDetail:
    """Let accounts in by name. For the owner, before the start."""
    return await change(tables.invite, table_id, data.names)


@get("/invitations/{token:str}")
async def show_invitation(token: FromPath[str], visitor: Anybody, database: TheDatabase) -> Invitation:
    """What an invitation link invites to: the game, whose table it is, who sits where. For everybody who has it."""
    _check_token(token)
    return await database.read(lists.invitation, token, id_of(visitor))


@post("/invitations/{token:str}", status_code=200)
async def accept_invitation(token: FromPath[str], me: SignedIn, change: TheChange, tables: TheTables) -> TableDetail:
    """Follow an invitation link: one may look on then, and sit down while there is room. At a table for those named a link lets
    nobody else in."""
    _check_token(token)
    return await change.find(tables.admit, token, me.id)


def _check_token(token: str) -> None:
    if len(token) > LONGEST_TOKEN:
        raise errors.not_found("invitation")


@post("/tables/{table_id:str}/start", status_code=200)
async def start_table(table_id: FromPath[str], change: TheChange, tables: TheTables) -> TableDetail:
    """Start the game; all seats must be taken. For the owner."""
    return await change(tables.start, table_id)


@post("/tables/{table_id:str}/rematch", status_code=200)
async def rematch(table_id: FromPath[str], me: SignedIn, change: TheChange, tables: TheTables) -> TableDetail:
    """Play again with the seats turned: makes the new table, or sits down at it."""
    return await change.find(tables.rematch, table_id, me.id)


@post("/tables/{table_id:str}/proposals")
async def propose(
    table_id: FromPath[str], data: JSONBody[NewProposal], change: TheChange, decisions: TheDecisions
) -> TableDetail:
    """Ask all at the table to abandon the game or, for the owner of a private table, to take it back to a number."""
    return await change(agreements.propose, table_id, decisions, data.kind, data.number)


@post("/tables/{table_id:str}/proposals/{proposal_id:str}", status_code=200)
async def vote(
    table_id: FromPath[str], proposal_id: FromPath[str], data: JSONBody[Vote], change: TheChange, decisions: TheDecisions
) -> TableDetail:
    """Answer a proposal. It takes place once all have agreed; one no settles it."""
    return await change(agreements.answer, table_id, decisions, proposal_id, data.agrees)


@post("/tables/{table_id:str}/hand-over", status_code=200)
async def hand_over(table_id: FromPath[str], change: TheChange, absences: TheAbsences, seat: PlayedSeat = None) -> TableDetail:
    """Have a bot play on until one returns. One's rating may fall by this game then, but not rise."""
    return await change(leaving.leave, table_id, absences, seat, Cause.HANDED)


@post("/tables/{table_id:str}/resign", status_code=200)
async def resign(table_id: FromPath[str], change: TheChange, absences: TheAbsences, seat: PlayedSeat = None) -> TableDetail:
    """Leave the game for good: a bot plays on to the end, and one ranks behind all who stayed."""
    return await change(leaving.leave, table_id, absences, seat, Cause.RESIGNED)


@post("/tables/{table_id:str}/return", status_code=200)
async def return_to(table_id: FromPath[str], change: TheChange, absences: TheAbsences, seat: PlayedSeat = None) -> TableDetail:
    """Take over again from the bot that plays for one, unless that is for good. A decision does the same."""
    return await change(absences.return_as, table_id, seat)


CHANGE = {"change": Provide(TableChange, sync_to_thread=False)}

router = Router(
    API,
    route_handlers=[
        list_games,
        show_words,
        show_house_words,
        show_script,
        show_cover,
        list_tables,
        expected_tables,
        make_table,
        show_waiting,
        find_match,
        show_table,
        join_table,
        leave_table,
        kick,
        set_seat,
        invite,
        show_invitation,
        accept_invitation,
        start_table,
        rematch,
        propose,
        vote,
    ],
    dependencies=CHANGE,
    tags=["tables"],
)

returning = Router(API, route_handlers=[hand_over, resign, return_to], dependencies=CHANGE, tags=["time"])

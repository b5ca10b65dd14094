"""Routes: lobby and tables."""

import hashlib
from collections.abc import Mapping
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Annotated

from litestar import Response, Router
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

from claycrown import words
from claycrown.games import game, title, titles
from claycrown.games.contract import SPECTATOR
from claycrown.games.options import defaults, label_id
from claycrown.games.plugin import installed, plugin
from claycrown.guide import guide
from claycrown.learning.lesson import broken_lessons
from claycrown.rules import rules_of
from claycrown.server.http import errors
from claycrown.server.http.browser import ASK_AGAIN, FOREVER
from claycrown.server.http.handlers import API, PlayedSeat, TheServer, get, post, put
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
from claycrown.server.people.access import Anybody, SignedIn
from claycrown.server.people.accounts import id_of
from claycrown.server.play.rules import bots_for
from claycrown.server.tables.schemas import Status

if TYPE_CHECKING:
    from claycrown.server.core import Server

Limit = Annotated[int, Parameter(ge=1, le=100)]
Fingerprint = Annotated[str, Parameter(max_length=64, description="of the file, as in its address")]
Cursor = Annotated[str | None, Parameter(max_length=40)]
LONGEST_TOKEN = 32
PICTURES = {".svg": "image/svg+xml", ".webp": "image/webp", ".png": "image/png", ".jpg": "image/jpeg"}


@get("/games", sync_to_thread=False)
def list_games(server: TheServer) -> list[GameInfo]:
    """The games that can be played here."""
    return [_game_info(server, name) for name in titles()]


def _game_info(server: "Server", name: str) -> GameInfo:
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
        editions=server.editions.names(name),
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
    server: TheServer,
    visitor: Anybody,
    status: FromQuery[Status] = Status.OPEN,
    mine: FromQuery[bool] = False,
    game: Annotated[str | None, Parameter(max_length=20)] = None,
    cursor: Cursor = None,
    limit: Limit = lists.PAGE,
) -> TablePage:
    """Tables that everybody may see, or with `mine` those where one sits; latest first."""
    return await server.database.read(lists.page, id_of(visitor), mine, status, game, cursor, limit)


@get("/tables/expected")
async def expected_tables(server: TheServer, me: SignedIn) -> TablePage:
    """Open tables that one has been invited to, or that keep one a seat."""
    return await server.database.read(lists.expected, me.id)


@post("/tables")
async def make_table(data: JSONBody[NewTable], me: SignedIn, server: TheServer) -> TableDetail:
    """Make a table. Whoever makes it owns it."""
    table_id = await server.database.write(server.tables.make, me.id, data)
    return await server.database.read(lists.detail, table_id, me.id)


@get("/matches")
async def show_waiting(server: TheServer) -> list[WaitingPlayers]:
    """How many people wait for others at tables with a free seat, by game and pace."""
    return await server.database.read(matching.waiting)


@post("/matches", status_code=200)
async def find_match(data: JSONBody[MatchRequest], me: SignedIn, server: TheServer) -> TableDetail:
    """Find a table: sits down at the best open one that fits, or makes one that starts as soon as it is full."""
    table_id = await server.database.write(matching.find, server.tables, me.id, data)
    return await server.database.read(lists.detail, table_id, me.id)


@get("/tables/{table_id:str}")
async def show_table(table_id: FromPath[str], visitor: Anybody, server: TheServer) -> TableDetail:
    """A table, without the game on it."""
    return await server.database.read(lists.detail, table_id, id_of(visitor))


@post("/tables/{table_id:str}/join", status_code=200)
async def join_table(table_id: FromPath[str], data: JSONBody[JoinRequest], me: SignedIn, server: TheServer) -> TableDetail:
    """Sit down before the start, or move to another free seat."""
    await server.database.write(server.tables.join, table_id, me.id, data.seat)
    return await server.database.read(lists.detail, table_id, me.id)


@post("/tables/{table_id:str}/leave", status_code=204)
async def leave_table(table_id: FromPath[str], me: SignedIn, server: TheServer) -> None:
    """Get up before the start. The owner's table goes to the next person there, or away."""
    await server.database.write(server.tables.leave, table_id, me.id)


@post("/tables/{table_id:str}/seats/{seat:int}/kick", status_code=200)
async def kick(table_id: FromPath[str], seat: FromPath[int], me: SignedIn, server: TheServer) -> TableDetail:
    """Have somebody get up before the start. For the owner."""
    await server.database.write(server.tables.kick, table_id, me.id, seat)
    return await server.database.read(lists.detail, table_id, me.id)


@put("/tables/{table_id:str}/seats/{seat:int}")
async def set_seat(
    table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatChange], me: SignedIn, server: TheServer
) -> TableDetail:
    """Have a bot sit down, play there too for somebody at the same screen, or free the seat. For the owner, before the start."""
    await server.database.write(server.tables.set_seat, table_id, me.id, seat, data.bot, data.name)
    return await server.database.read(lists.detail, table_id, me.id)


@post("/tables/{table_id:str}/invite", status_code=200)
async def invite(table_id: FromPath[str], data: JSONBody[InvitationRequest], me: SignedIn, server: TheServer) -> TableDetail:
    """Let accounts in by name. For the owner, before the start."""
    await server.database.write(server.tables.invite, table_id, me.id, data.names)
    return await server.database.read(lists.detail, table_id, me.id)


@get("/invitations/{token:str}")
async def show_invitation(token: FromPath[str], visitor: Anybody, server: TheServer) -> Invitation:
    """What an invitation link invites to: the game, whose table it is, who sits where. For everybody who has it."""
    _check_token(token)
    return await server.database.read(lists.invitation, token, id_of(visitor))


@post("/invitations/{token:str}", status_code=200)
async def accept_invitation(token: FromPath[str], me: SignedIn, server: TheServer) -> TableDetail:
    """Follow an invitation link: one may look on then, and sit down while there is room. At a table for those named a link lets
    nobody else in."""
    _check_token(token)
    table_id = await server.database.write(server.tables.admit, token, me.id)
    return await server.database.read(lists.detail, table_id, me.id)


def _check_token(token: str) -> None:
    if len(token) > LONGEST_TOKEN:
        raise errors.not_found("invitation")


@post("/tables/{table_id:str}/start", status_code=200)
async def start_table(table_id: FromPath[str], me: SignedIn, server: TheServer) -> TableDetail:
    """Start the game; all seats must be taken. For the owner."""
    await server.database.write(server.tables.start, table_id, me.id)
    return await server.database.read(lists.detail, table_id, me.id)


@post("/tables/{table_id:str}/rematch", status_code=200)
async def rematch(table_id: FromPath[str], me: SignedIn, server: TheServer) -> TableDetail:
    """Play again with the seats turned: makes the new table, or sits down at it."""
    again = await server.database.write(server.tables.rematch, table_id, me.id)
    return await server.database.read(lists.detail, again, me.id)


@post("/tables/{table_id:str}/proposals")
async def propose(table_id: FromPath[str], data: JSONBody[NewProposal], me: SignedIn, server: TheServer) -> TableDetail:
    """Ask all at the table to abandon the game or, for the owner of a private table, to take it back to a number."""
    await server.database.write(agreements.propose, server.play, table_id, me.id, data.kind, data.number)
    return await server.database.read(lists.detail, table_id, me.id)


@post("/tables/{table_id:str}/proposals/{proposal_id:str}", status_code=200)
async def vote(
    table_id: FromPath[str], proposal_id: FromPath[str], data: JSONBody[Vote], me: SignedIn, server: TheServer
) -> TableDetail:
    """Answer a proposal. It takes place once all have agreed; one no settles it."""
    await server.database.write(agreements.answer, server.play, table_id, me.id, proposal_id, data.agrees)
    return await server.database.read(lists.detail, table_id, me.id)


@post("/tables/{table_id:str}/hand-over", status_code=200)
async def hand_over(table_id: FromPath[str], me: SignedIn, server: TheServer, seat: PlayedSeat = None) -> TableDetail:
    """Have a bot play on until one returns. One's rating may fall by this game then, but not rise."""
    await server.database.write(leaving.hand_over, server.absences, table_id, me.id, seat)
    return await server.database.read(lists.detail, table_id, me.id)


@post("/tables/{table_id:str}/resign", status_code=200)
async def resign(table_id: FromPath[str], me: SignedIn, server: TheServer, seat: PlayedSeat = None) -> TableDetail:
    """Leave the game for good: a bot plays on to the end, and one ranks behind all who stayed."""
    await server.database.write(leaving.resign, server.absences, table_id, me.id, seat)
    return await server.database.read(lists.detail, table_id, me.id)


@post("/tables/{table_id:str}/return", status_code=200)
async def return_to(table_id: FromPath[str], me: SignedIn, server: TheServer, seat: PlayedSeat = None) -> TableDetail:
    """Take over again from the bot that plays for one, unless that is for good. A decision does the same."""
    await server.database.write(server.absences.return_as, table_id, me.id, seat)
    return await server.database.read(lists.detail, table_id, me.id)


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
    tags=["tables"],
)

returning = Router(API, route_handlers=[hand_over, resign, return_to], tags=["time"])

"""Routes: what helps a player to see. What is needed at every move of the mouse can be asked on a socket too."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from litestar import Response, Router
from litestar.params import FromPath, JSONBody, Parameter
from sqlalchemy import Connection

from claycrown.games import titles
from claycrown.games.contract import SPECTATOR
from claycrown.guide.book import Book, book
from claycrown.rules import Rules
from claycrown.server.guide import hints, views
from claycrown.server.guide.schemas import (
    Areas,
    Descriptions,
    GameQuery,
    GameQueryResult,
    Hints,
    HintsRequest,
    PreviewRequest,
    Previews,
    Scenes,
    Sheet,
    Standings,
)
from claycrown.server.history import replay
from claycrown.server.http import errors
from claycrown.server.http.handlers import API, TheServer, get, post
from claycrown.server.people.access import Anybody, SignedIn
from claycrown.server.people.accounts import Visitor, id_of
from claycrown.server.play.positions import Positions
from claycrown.server.play.routes import slow_down
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.seats import seat_played, started_table, viewer_at, visible_table

if TYPE_CHECKING:
    from claycrown.server.core import Server

HIGHEST = 2**31 - 1

At = Annotated[int | None, Parameter(ge=0, le=HIGHEST, description="the number of entries; as things stand if not named")]
Viewpoint = Annotated[int | None, Parameter(ge=SPECTATOR, le=9, description="a seat, or -1 for a spectator's view")]
T = TypeVar("T")


@get("/games/{game:str}/editions/{edition:str}", sync_to_thread=True)
def show_edition(game: FromPath[str], edition: FromPath[str], server: TheServer) -> dict[str, Any]:
    """What is printed on the pieces of a game in an edition."""
    rules = _rules_in(server, game, edition)
    return rules.guide.printed(rules.edition)


def _rules_in(server: "Server", game: str, edition: str) -> Rules:
    if game not in titles():
        raise errors.not_found("game")
    try:
        return server.editions.find(game, edition)[0]
    except KeyError:
        raise errors.not_found("edition") from None


@get("/games/{game:str}/editions/{edition:str}/rulebook", sync_to_thread=True)
def show_rulebook(game: FromPath[str], edition: FromPath[str], server: TheServer) -> Book:
    """A game's rulebook with the figures of an edition: chapters, pictures, examples, legend, glossary, rulings, aid."""
    return book(game, _rules_in(server, game, edition).edition)


@get("/tables/{table_id:str}/rulebook")
async def show_table_rulebook(table_id: FromPath[str], visitor: Anybody, server: TheServer) -> Book:
    """The same with the figures of the edition that a table was begun with."""

    def look(connection: Connection) -> Book:
        table = visible_table(connection, table_id, id_of(visitor))
        return book(table.game, server.positions.rules(table).edition)

    return await server.database.read(look)


@get("/tables/{table_id:str}/printed")
async def show_printed(table_id: FromPath[str], visitor: Anybody, server: TheServer) -> dict[str, Any]:
    """What is printed on the pieces of a table, in the edition that it was begun with."""

    def look(connection: Connection) -> dict[str, Any]:
        rules = server.positions.rules(visible_table(connection, table_id, id_of(visitor)))
        return rules.guide.printed(rules.edition)

    return await server.database.read(look)


# What would be: for the one who decides


async def previews(server: "Server", table_id: str, person_id: str, said: PreviewRequest) -> Previews:
    def look(connection: Connection) -> Previews:
        table, seat = _played(connection, table_id, person_id, said.seat)
        return views.previews(connection, server.positions, table, seat, said.decisions, said.answers, said.with_view)

    found = await server.database.read(look)
    found.ref = said.ref
    return found


async def game_answer(server: "Server", table_id: str, person_id: str, said: GameQuery) -> GameQueryResult:
    def look(connection: Connection) -> GameQueryResult:
        table, seat = _played(connection, table_id, person_id, said.seat)
        return views.query(connection, server.positions, table, seat, said.name, said.arguments)

    found = await server.database.read(look)
    found.ref = said.ref
    return found


def _played(connection: Connection, table_id: str, person_id: str, wanted: int | None) -> tuple[TableRow, int]:
    """A table whose game has started, and a seat at it that the one who asks plays."""
    table = started_table(connection, table_id, person_id)
    return table, seat_played(connection, table_id, person_id, wanted)


@post("/tables/{table_id:str}/preview", status_code=200)
async def ask_preview(table_id: FromPath[str], data: JSONBody[PreviewRequest], me: SignedIn, server: TheServer) -> Previews:
    """What decisions would do, imagined from what one's seat sees."""
    slow_down(server, me.id)
    return await previews(server, table_id, me.id, data)


@post("/tables/{table_id:str}/ask", status_code=200)
async def ask_game(table_id: FromPath[str], data: JSONBody[GameQuery], me: SignedIn, server: TheServer) -> GameQueryResult:
    """What only the game itself can answer, as far as one's seat can tell."""
    slow_down(server, me.id)
    return await game_answer(server, table_id, me.id, data)


# What is and was: from one's own viewpoint or, when the game is over, from any seat's


async def _look(
    server: "Server",
    table_id: str,
    visitor: Visitor | None,
    seat: int | None,
    number: int | None,
    work: Callable[[Connection, Positions, TableRow, int, int], T],
) -> T:
    def look(connection: Connection) -> T:
        table = started_table(connection, table_id, id_of(visitor))
        played = table_queries.seats_of(connection, table_id, visitor.id) if visitor is not None else []
        viewer = replay.viewpoint(table, viewer_at(connection, table, id_of(visitor)), played, seat)
        if number is not None and number > table.head:
            raise errors.not_found("moment")
        return work(connection, server.positions, table, viewer, table.head if number is None else number)

    return await server.database.read(look)


@get("/tables/{table_id:str}/scenes/{number:int}")
async def show_scenes(
    table_id: FromPath[str], number: FromPath[int], visitor: Anybody, server: TheServer, seat: Viewpoint = None
) -> Scenes:
    """What played by itself in an entry, step by step: a round's scoring, or a round that plays by itself."""
    if not 0 < number <= HIGHEST:
        raise errors.not_found("entry")
    return await _look(server, table_id, visitor, seat, number, views.scenes)


@get("/tables/{table_id:str}/standings")
async def show_standings(
    table_id: FromPath[str], visitor: Anybody, server: TheServer, number: At = None, seat: Viewpoint = None
) -> Standings:
    """Who is ahead in everything that is scored by who has more, and what the open information implies."""
    return await _look(server, table_id, visitor, seat, number, views.standings)


@get("/tables/{table_id:str}/areas")
async def show_areas(
    table_id: FromPath[str], visitor: Anybody, server: TheServer, number: At = None, seat: Viewpoint = None
) -> Areas:
    """What lies on the table, in words: fields, rows and cards, for who has no drawing of the game."""
    return await _look(server, table_id, visitor, seat, number, views.areas)


@get("/tables/{table_id:str}/descriptions")
async def show_looks(
    table_id: FromPath[str], visitor: Anybody, server: TheServer, number: At = None, seat: Viewpoint = None
) -> Descriptions:
    """What each thing on the table is and does, by its target: for who points at it and wants to know."""
    return await _look(server, table_id, visitor, seat, number, views.descriptions)


@get("/tables/{table_id:str}/sheet")
async def show_sheet(
    table_id: FromPath[str], visitor: Anybody, server: TheServer, number: At = None, seat: Viewpoint = None
) -> Sheet:
    """The score by source and by round, as far as one may know it."""
    return await _look(server, table_id, visitor, seat, number, views.sheet)


# Hints


@post("/tables/{table_id:str}/hints", status_code=200)
async def ask_hints(table_id: FromPath[str], data: JSONBody[HintsRequest], me: SignedIn, server: TheServer) -> Hints:
    """What a strong bot would do: for those who play against bots only, and for everybody when the game is over. A game in which
    somebody asks is not rated."""
    if not server.tries.allows(me.id):
        raise errors.too_fast()

    def look(connection: Connection) -> hints.HintTask:
        table = started_table(connection, table_id, me.id)
        return hints.question(connection, server.positions, table, me.id, data.seat, data.number)

    question = await server.database.read(look)
    await server.database.write(hints.note, table_id)
    return await hints.think(server.workers, me.id, question)


@get("/tables/{table_id:str}/hints", include_in_schema=False, sync_to_thread=False)
def refuse_hints_by_get(table_id: FromPath[str]) -> Response[dict[str, Any]]:
    """Pages of an earlier release that are still open ask for hints by GET. They have to be reloaded."""
    return Response(errors.page_outdated().body(), status_code=405, headers={"allow": "POST"})


router = Router(
    API,
    route_handlers=[
        show_edition,
        show_printed,
        show_rulebook,
        show_table_rulebook,
        ask_preview,
        ask_game,
        show_scenes,
        show_standings,
        show_areas,
        show_looks,
        show_sheet,
        ask_hints,
        refuse_hints_by_get,
    ],
    tags=["guide"],
)

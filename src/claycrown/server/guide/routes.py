"""Routes: what helps a player to see. What is needed at every move of the mouse can be asked on a socket too."""

import asyncio
from typing import Annotated, Any, TypeAlias, TypeVar

from litestar import Response, Router
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, Parameter

from claycrown.games import titles
from claycrown.games.contract import SPECTATOR
from claycrown.guide.board_picture import png
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
from claycrown.server.http import errors
from claycrown.server.http.handlers import API, TheDatabase, get, post
from claycrown.server.people.access import SignedIn, limited
from claycrown.server.play.positions import Positions
from claycrown.server.play.reader import READER, GameReader, TheReader
from claycrown.server.play.rules import HostEditions
from claycrown.server.workers.pool import WorkerPool

HIGHEST = 2**31 - 1

At = Annotated[int | None, Parameter(ge=0, le=HIGHEST, description="the number of entries; as things stand if not named")]
Viewpoint = Annotated[int | None, Parameter(ge=SPECTATOR, le=9, description="a seat, or -1 for a spectator's view")]
TheEditions: TypeAlias = NamedDependency[HostEditions]
ThePositions: TypeAlias = NamedDependency[Positions]
T = TypeVar("T")


@get("/games/{game:str}/editions/{edition:str}", sync_to_thread=True)
def show_edition(game: FromPath[str], edition: FromPath[str], host_editions: TheEditions) -> dict[str, Any]:
    """What is printed on the pieces of a game in an edition."""
    return _printed(_rules_in(host_editions, game, edition))


def _rules_in(host_editions: HostEditions, game: str, edition: str) -> Rules:
    if game not in titles():
        raise errors.not_found("game")
    try:
        return host_editions.find(game, edition)[0]
    except KeyError:
        raise errors.not_found("edition") from None


@get("/games/{game:str}/editions/{edition:str}/rulebook", sync_to_thread=True)
def show_rulebook(game: FromPath[str], edition: FromPath[str], host_editions: TheEditions) -> Book:
    """A game's rulebook with the figures of an edition: chapters, pictures, examples, legend, glossary, rulings, aid."""
    return book(game, _rules_in(host_editions, game, edition).edition)


@get("/tables/{table_id:str}/rulebook")
async def show_table_rulebook(reader: TheReader) -> Book:
    """The same with the figures of the edition that a table was begun with."""
    return await reader.table(lambda positions, table: book(table.game, positions.rules(table).edition))


@get("/tables/{table_id:str}/printed")
async def show_printed(reader: TheReader) -> dict[str, Any]:
    """What is printed on the pieces of a table, in the edition that it was begun with."""
    return await reader.table(lambda positions, table: _printed(positions.rules(table)))


def _printed(rules: Rules) -> dict[str, Any]:
    return rules.guide.printed(rules.edition)


# What would be: for the one who decides


async def previews(reader: GameReader, request: PreviewRequest) -> Previews:
    asked = (request.decisions, request.answers, request.with_view)
    found = await reader.play(views.previews, *asked, seat=request.seat)
    found.ref = request.ref
    return found


async def game_answer(reader: GameReader, request: GameQuery) -> GameQueryResult:
    found = await reader.play(views.query, request.name, request.arguments, seat=request.seat)
    found.ref = request.ref
    return found


@post("/tables/{table_id:str}/preview", status_code=200, guards=[limited("decisions")])
async def ask_preview(data: JSONBody[PreviewRequest], reader: TheReader) -> Previews:
    """What decisions would do, imagined from what one's seat sees."""
    return await previews(reader, data)


@post("/tables/{table_id:str}/ask", status_code=200, guards=[limited("decisions")])
async def ask_game(data: JSONBody[GameQuery], reader: TheReader) -> GameQueryResult:
    """What only the game itself can answer, as far as one's seat can tell."""
    return await game_answer(reader, data)


# What is and was: from one's own viewpoint or, when the game is over, from any seat's


@get("/tables/{table_id:str}/scenes/{number:int}")
async def show_scenes(number: FromPath[int], reader: TheReader, seat: Viewpoint = None) -> Scenes:
    """What played by itself in an entry, step by step: a round's scoring, or a round that plays by itself."""
    if not 0 < number <= HIGHEST:
        raise errors.not_found("entry")
    return await reader.look(views.scenes, number, seat=seat)


@get("/tables/{table_id:str}/standings")
async def show_standings(reader: TheReader, number: At = None, seat: Viewpoint = None) -> Standings:
    """Who is ahead in everything that is scored by who has more, and what the open information implies."""
    return await reader.look(views.standings, number, seat=seat)


@get("/tables/{table_id:str}/areas")
async def show_areas(reader: TheReader, number: At = None, seat: Viewpoint = None) -> Areas:
    """What lies on the table, in words: fields, rows and cards, for who has no drawing of the game."""
    return await reader.look(views.areas, number, seat=seat)


@get("/tables/{table_id:str}/descriptions")
async def show_looks(reader: TheReader, number: At = None, seat: Viewpoint = None) -> Descriptions:
    """What each thing on the table is and does, by its target: for who points at it and wants to know."""
    return await reader.look(views.descriptions, number, seat=seat)


@get("/tables/{table_id:str}/sheet")
async def show_sheet(reader: TheReader, number: At = None, seat: Viewpoint = None) -> Sheet:
    """The score by source and by round, as far as one may know it."""
    return await reader.look(views.sheet, number, seat=seat)


# Hints


@get("/tables/{table_id:str}/picture", media_type="image/png")
async def show_picture(table_id: FromPath[str], database: TheDatabase, positions: ThePositions) -> Response[bytes]:
    """The board at the end of a public game, drawn simply: what a link to it shows. The same for everybody."""
    board = await database.read(views.board_picture, positions, table_id)
    picture = await asyncio.to_thread(png, board)
    return Response(picture, media_type="image/png", headers={"cache-control": "public, max-age=86400"})


@post("/tables/{table_id:str}/hints", status_code=200, guards=[limited("tries")])
async def ask_hints(
    data: JSONBody[HintsRequest],
    me: SignedIn,
    reader: TheReader,
    database: TheDatabase,
    workers: NamedDependency[WorkerPool],
) -> Hints:
    """What a strong bot would do: for those who play against bots only, and for everybody when the game is over. A game in which
    somebody asks is not rated."""
    question = await reader.read(hints.question, me.id, data.seat, data.number)
    await database.write(hints.note, reader.table_id)
    return await hints.think(workers, me.id, question)


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
        show_picture,
        ask_hints,
        refuse_hints_by_get,
    ],
    dependencies=READER,
    tags=["guide"],
)

"""Routes: practice. Anybody may, signed in or not."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from litestar import Request, Router
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from claycrown.games import titles
from claycrown.learning.lesson import Lesson, lesson
from claycrown.server.guide.wire import Foretold, Looks, Outlooks, Scenes, Sheet, Standings
from claycrown.server.http import errors
from claycrown.server.http.clients import client_address
from claycrown.server.http.handlers import API, TheServer, get, post
from claycrown.server.play.wire import Verdict
from claycrown.server.practice import practice
from claycrown.server.practice.wire import AskPractice, Practice, Practised, TryPractice

if TYPE_CHECKING:
    from claycrown.server.core import Server

AnyRequest = Request[Any, Any, State]
T = TypeVar("T")


async def _work(request: AnyRequest, server: "Server", work: Callable[..., T], *about: Any) -> T:
    """Beside the requests: a long practice is played anew, and all that its choices would do is worked out."""
    if not server.decisions.allows(client_address(request)):
        raise errors.too_fast()
    async with server.database.turn():
        return await asyncio.to_thread(work, server.editions, *about)


@get("/games/{game:str}/lesson", sync_to_thread=True)
def show_lesson(game: FromPath[str]) -> Lesson:
    """The interactive lesson of a game: what is told and asked at each step. A step is played as a practice that begins there."""
    found = lesson(game) if game in titles() else None
    if found is None:
        raise errors.not_found("lesson")
    return found


@post("/practice", status_code=200)
async def try_practice(data: JSONBody[TryPractice], request: AnyRequest, server: TheServer) -> Practised:
    """How a game would stand after decisions that somebody tries, as a table would be told; the server keeps nothing of it."""
    return await _work(request, server, practice.practised, data, data.after)


@post("/practice/questions", status_code=200)
async def ask_practice(data: JSONBody[AskPractice], request: AnyRequest, server: TheServer) -> Verdict | Outlooks | Foretold:
    """What a table answers on its socket: why not, what decisions would do, what a plan would lead to."""
    return await _work(request, server, practice.answered, data)


@post("/practice/scenes", status_code=200)
async def show_practice_scenes(data: JSONBody[Practice], request: AnyRequest, server: TheServer) -> Scenes:
    """What the last decision of a practice set off, step by step."""
    return await _work(request, server, practice.scenes, data)


@post("/practice/reading", status_code=200)
async def show_practice_standings(data: JSONBody[Practice], request: AnyRequest, server: TheServer) -> Standings:
    """Who is ahead in everything that is scored by who has more."""
    return await _work(request, server, practice.standings, data)


@post("/practice/sheet", status_code=200)
async def show_practice_sheet(data: JSONBody[Practice], request: AnyRequest, server: TheServer) -> Sheet:
    """The score by source, of what was decided since the beginning."""
    return await _work(request, server, practice.sheet, data)


@post("/practice/looks", status_code=200)
async def show_practice_looks(data: JSONBody[Practice], request: AnyRequest, server: TheServer) -> Looks:
    """What each thing on the table is and does, by its spot."""
    return await _work(request, server, practice.looks, data)


router = Router(
    API,
    route_handlers=[
        show_lesson,
        try_practice,
        ask_practice,
        show_practice_scenes,
        show_practice_standings,
        show_practice_looks,
        show_practice_sheet,
    ],
    tags=["practice"],
)

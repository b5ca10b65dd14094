"""Routes: practice. Anybody may, signed in or not; only who plays on from there has to be somebody."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from litestar import Request, Router
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from claycrown.analysis.types import Depth, Evaluation
from claycrown.games import titles
from claycrown.learning.lesson import Lesson, lesson
from claycrown.server.analysis.judging import evaluate
from claycrown.server.guide.former import FormerAnswer
from claycrown.server.guide.schemas import Descriptions, GameQueryResult, Previews, Scenes, Sheet, Standings
from claycrown.server.http import errors
from claycrown.server.http.clients import client_address
from claycrown.server.http.handlers import API, TheServer, get, post
from claycrown.server.lobby import lists
from claycrown.server.lobby.schemas import TableDetail
from claycrown.server.people.access import Anybody, SignedIn, owner_of
from claycrown.server.people.accounts import Visitor, id_of
from claycrown.server.play.schemas import WhyNotResult
from claycrown.server.practice import fairness, playing_on, practice
from claycrown.server.practice.schemas import (
    EvaluationRequest,
    PlayOnRequest,
    Practice,
    PracticeQuery,
    PracticeRequest,
    PracticeState,
    WholePosition,
)
from claycrown.server.workers.pool import Work, WorkFailed
from claycrown.server.workers.queue import TaskTerms, Urgency

if TYPE_CHECKING:
    from claycrown.server.core import Server

AnyRequest = Request[Any, Any, State]
T = TypeVar("T")
SEED = 0
DEADLINE = 30.0
"""Seconds that an evaluation may take on a busy machine."""
SECONDS: dict[Depth, float] = {"glance": 0.05, "quick": 0.1, "standard": 0.2, "deep": 1.5}
"""That an evaluation takes, about."""
evaluation = msgspec.json.Decoder(Evaluation)


async def _work(
    request: AnyRequest, server: "Server", visitor: Visitor | None, work: Callable[..., T], said: Practice, *about: Any
) -> T:
    """Beside the requests: a long practice is played anew, and all that its choices would do is worked out."""
    if not server.decisions.allows(client_address(request)):
        raise errors.too_fast()
    at_table = await server.database.read(practice.at_moment, server.positions, said, id_of(visitor))

    def begun() -> T:
        return work(at_table or practice.begin(server.editions, said), said, *about)

    async with server.database.turn():
        return await asyncio.to_thread(begun)


@get("/games/{game:str}/lesson", sync_to_thread=True)
def show_lesson(game: FromPath[str]) -> Lesson:
    """The interactive lesson of a game: what is told and asked at each step. A step is played as a practice that begins there."""
    found = lesson(game) if game in titles() else None
    if found is None:
        raise errors.not_found("lesson")
    return found


@post("/practice", status_code=200)
async def try_practice(
    data: JSONBody[PracticeRequest], request: AnyRequest, visitor: Anybody, server: TheServer
) -> PracticeState:
    """How a game would stand after decisions that somebody tries, as a table would be told; the server keeps nothing of it."""
    return await _work(request, server, visitor, practice.practice_state, data, data.after)


@post("/practice/questions", status_code=200)
async def ask_practice(
    data: JSONBody[PracticeQuery], request: AnyRequest, visitor: Anybody, server: TheServer
) -> WhyNotResult | Previews | GameQueryResult | FormerAnswer:
    """What a table answers on its socket: why not, what decisions would do, what the game itself answers."""
    return await _work(request, server, visitor, practice.answer, data.practice, data)


@post("/practice/scenes", status_code=200)
async def show_practice_scenes(data: JSONBody[Practice], request: AnyRequest, visitor: Anybody, server: TheServer) -> Scenes:
    """What the last decision of a practice set off, step by step."""
    return await _work(request, server, visitor, practice.scenes, data)


@post("/practice/standings", status_code=200)
async def show_practice_standings(
    data: JSONBody[Practice], request: AnyRequest, visitor: Anybody, server: TheServer
) -> Standings:
    """Who is ahead in everything that is scored by who has more."""
    return await _work(request, server, visitor, practice.standings, data)


@post("/practice/sheet", status_code=200)
async def show_practice_sheet(data: JSONBody[Practice], request: AnyRequest, visitor: Anybody, server: TheServer) -> Sheet:
    """The score by source, of what was decided since the beginning."""
    return await _work(request, server, visitor, practice.sheet, data)


@post("/practice/descriptions", status_code=200)
async def show_practice_looks(data: JSONBody[Practice], request: AnyRequest, visitor: Anybody, server: TheServer) -> Descriptions:
    """What each thing on the table is and does, by its target."""
    return await _work(request, server, visitor, practice.descriptions, data)


@post("/practice/evaluation", status_code=200)
async def evaluate_practice(
    data: JSONBody[EvaluationRequest], request: AnyRequest, visitor: Anybody, server: TheServer
) -> Evaluation:
    """What a position is worth to everybody, as far as bots can tell, and the best that may be decided."""
    here = await _work(request, server, visitor, practice.practice_match, data)
    if visitor is not None:
        states = [here.position.state, *(step.before.state for step in here.steps)]
        await server.database.read(fairness.refuse_advice, server.positions, visitor.id, data.game, states)
    terms = TaskTerms(owner_of(request, visitor), Urgency.PEOPLE, SECONDS[data.depth])
    work = Work(evaluate, (data.game, here.position.state, data.depth, SEED), DEADLINE)
    try:
        return evaluation.decode(await server.workers.ask(terms, work))
    except WorkFailed:
        raise errors.not_in_time() from None


@post("/practice/position", status_code=200)
async def show_practice_position(
    data: JSONBody[Practice], request: AnyRequest, visitor: Anybody, server: TheServer
) -> WholePosition:
    """The whole position of a practice, found possible by the rules; `bad_position` says what is not, and where."""
    return await _work(request, server, visitor, practice.whole_position, data)


@post("/practice/tables")
async def play_on(data: JSONBody[PlayOnRequest], me: SignedIn, request: AnyRequest, server: TheServer) -> TableDetail:
    """A table where the game goes on from here against bots. It is not rated."""
    if not server.tries.allows(me.id):
        raise errors.too_fast()
    record = await _work(request, server, me, playing_on.unfinished, data.practice)
    record = await server.database.read(playing_on.with_history, server.positions, data.practice, record)
    table_id = await server.database.write(playing_on.sit_down, server.tables, me.id, data, record)
    return await server.database.read(lists.detail, table_id, me.id)


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
        show_practice_position,
        evaluate_practice,
        play_on,
    ],
    tags=["practice"],
)

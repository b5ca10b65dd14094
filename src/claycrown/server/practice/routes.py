"""Routes: practice. Anybody may, signed in or not; only who plays on from there has to be somebody."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

import msgspec
from litestar import Request, Router
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from claycrown.analysis.types import Depth, Evaluation
from claycrown.games import titles
from claycrown.learning.lesson import Lesson, lesson
from claycrown.server.analysis.judging import evaluate
from claycrown.server.guide.former import FormerAnswer
from claycrown.server.guide.schemas import Descriptions, GameQueryResult, Previews, Scenes, Sheet, Standings
from claycrown.server.http import errors
from claycrown.server.http.handlers import API, TheDatabase, get, post
from claycrown.server.lobby import lists
from claycrown.server.lobby.schemas import TableDetail
from claycrown.server.lobby.tables import Tables
from claycrown.server.people.access import Anybody, SignedIn, limit_by_address, limited, owner_of
from claycrown.server.people.accounts import id_of
from claycrown.server.play.positions import Positions
from claycrown.server.play.rules import HostEditions
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
from claycrown.server.workers.pool import Work, WorkerPool, WorkFailed
from claycrown.server.workers.queue import TaskTerms, Urgency

AnyRequest = Request[Any, Any, State]
T = TypeVar("T")
SEED = 0
DEADLINE = 30.0
"""Seconds that an evaluation may take on a busy machine."""
SECONDS: dict[Depth, float] = {"glance": 0.05, "quick": 0.1, "standard": 0.2, "deep": 1.5}
"""That an evaluation takes, about."""
evaluation = msgspec.json.Decoder(Evaluation)


@dataclass(frozen=True, slots=True)
class PracticeRunner:
    """Works something out for a practice, beside the requests: a long one is played anew, with all that its choices would do."""

    visitor: Anybody
    database: TheDatabase
    positions: NamedDependency[Positions]
    host_editions: NamedDependency[HostEditions]
    workers: NamedDependency[WorkerPool]

    async def run(self, work: Callable[..., T], request: Practice, *arguments: Any) -> T:
        at_table = await self.database.read(practice.at_moment, self.positions, request, id_of(self.visitor))

        def begun() -> T:
            return work(at_table or practice.begin(self.host_editions, request), request, *arguments)

        async with self.database.turn():
            return await asyncio.to_thread(begun)


TheRunner: TypeAlias = NamedDependency[PracticeRunner]


@get("/games/{game:str}/lesson", sync_to_thread=True)
def show_lesson(game: FromPath[str]) -> Lesson:
    """The interactive lesson of a game: what is told and asked at each step. A step is played as a practice that begins there."""
    found = lesson(game) if game in titles() else None
    if found is None:
        raise errors.not_found("lesson")
    return found


@post("/practice", status_code=200)
async def try_practice(data: JSONBody[PracticeRequest], runner: TheRunner) -> PracticeState:
    """How a game would stand after decisions that somebody tries, as a table would be told; the server keeps nothing of it."""
    return await runner.run(practice.practice_state, data, data.after)


@post("/practice/questions", status_code=200)
async def ask_practice(
    data: JSONBody[PracticeQuery], runner: TheRunner
) -> WhyNotResult | Previews | GameQueryResult | FormerAnswer:
    """What a table answers on its socket: why not, what decisions would do, what the game itself answers."""
    return await runner.run(practice.answer, data.practice, data)


@post("/practice/scenes", status_code=200)
async def show_practice_scenes(data: JSONBody[Practice], runner: TheRunner) -> Scenes:
    """What the last decision of a practice set off, step by step."""
    return await runner.run(practice.scenes, data)


@post("/practice/standings", status_code=200)
async def show_practice_standings(data: JSONBody[Practice], runner: TheRunner) -> Standings:
    """Who is ahead in everything that is scored by who has more."""
    return await runner.run(practice.standings, data)


@post("/practice/sheet", status_code=200)
async def show_practice_sheet(data: JSONBody[Practice], runner: TheRunner) -> Sheet:
    """The score by source, of what was decided since the beginning."""
    return await runner.run(practice.sheet, data)


@post("/practice/descriptions", status_code=200)
async def show_practice_looks(data: JSONBody[Practice], runner: TheRunner) -> Descriptions:
    """What each thing on the table is and does, by its target."""
    return await runner.run(practice.descriptions, data)


@post("/practice/evaluation", status_code=200)
async def evaluate_practice(
    data: JSONBody[EvaluationRequest],
    request: AnyRequest,
    runner: TheRunner,
) -> Evaluation:
    """What a position is worth to everybody, as far as bots can tell, and the best that may be decided."""
    here = await runner.run(practice.practice_match, data)
    if runner.visitor is not None:
        states = [here.position.state, *(step.before.state for step in here.steps)]
        await runner.database.read(fairness.refuse_advice, runner.positions, runner.visitor.id, data.game, states)
    terms = TaskTerms(owner_of(request, runner.visitor), Urgency.PEOPLE, SECONDS[data.depth])
    work = Work(evaluate, (data.game, here.position.state, data.depth, SEED), DEADLINE)
    try:
        return evaluation.decode(await runner.workers.ask(terms, work))
    except WorkFailed:
        raise errors.not_in_time() from None


@post("/practice/position", status_code=200)
async def show_practice_position(data: JSONBody[Practice], runner: TheRunner) -> WholePosition:
    """The whole position of a practice, found possible by the rules; `bad_position` says what is not, and where."""
    return await runner.run(practice.whole_position, data)


@post("/practice/tables", guards=[limited("tries")])
async def play_on(
    data: JSONBody[PlayOnRequest],
    me: SignedIn,
    database: TheDatabase,
    tables: NamedDependency[Tables],
    runner: TheRunner,
) -> TableDetail:
    """A table where the game goes on from here against bots. It is not rated."""
    record = await runner.run(playing_on.unfinished, data.practice)
    record = await database.read(playing_on.with_history, runner.positions, data.practice, record)
    table_id = await database.write(playing_on.sit_down, tables, me.id, data, record)
    return await database.read(lists.detail, table_id, me.id)


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
    dependencies={"runner": Provide(PracticeRunner, sync_to_thread=False)},
    guards=[limit_by_address("decisions")],
    tags=["practice"],
)

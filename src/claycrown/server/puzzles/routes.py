"""Routes: puzzles. Anybody may solve them; the days of accounts are kept."""

import asyncio
from dataclasses import dataclass
from typing import Any, TypeAlias

from litestar import Request, Router
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from claycrown.games import titles
from claycrown.learning import puzzles
from claycrown.server.analysis.analyses import Analyses
from claycrown.server.analysis.judging import judge_answer
from claycrown.server.http import errors
from claycrown.server.http.handlers import API, TheDatabase, get, post
from claycrown.server.people.access import Anybody, limit_by_address, owner_of
from claycrown.server.people.accounts import id_of
from claycrown.server.play.positions import Positions
from claycrown.server.puzzles import answers, mistakes, streaks
from claycrown.server.puzzles.schemas import PuzzleAnswer, PuzzleDetail, PuzzleList, PuzzleResult
from claycrown.server.workers.pool import Work, WorkerPool, WorkFailed
from claycrown.server.workers.queue import TaskTerms, Urgency

AnyRequest = Request[Any, Any, State]
SECONDS = 0.5
"""That it takes to judge an answer, about."""
DEADLINE = 30.0
"""Seconds that the judging of an answer may take, with its turn and a busy machine."""


@get("/games/{name:str}/puzzles")
async def list_puzzles(name: FromPath[str], visitor: Anybody, database: TheDatabase) -> PuzzleList:
    """The puzzles of a game, today's named, and how many days in a row one has solved it."""
    if name not in titles():
        raise errors.not_found("game")
    day = puzzles.today()
    entries = await asyncio.to_thread(answers.listed, name)
    counts = visitor is not None and not visitor.guest
    return PuzzleList(
        game=name,
        day=day.isoformat(),
        daily=puzzles.daily_of(name, day).id if entries else "",
        puzzles=entries,
        streak=await database.read(streaks.streak, visitor.id, name, day) if visitor is not None and counts else None,
    )


@dataclass(frozen=True, slots=True)
class Mistakes:
    """Puzzles made of mistakes in analysed games, as far as the visitor may know of them."""

    visitor: Anybody
    database: TheDatabase
    analyses: NamedDependency[Analyses]
    positions: NamedDependency[Positions]

    async def find(self, identifier: str) -> mistakes.MistakePuzzle:
        return await self.database.read(mistakes.find, self.analyses, self.positions, identifier, id_of(self.visitor))


TheMistakes: TypeAlias = NamedDependency[Mistakes]


@get("/puzzles/{puzzle:str}")
async def show_puzzle(puzzle: FromPath[str], own: TheMistakes) -> PuzzleDetail:
    """A puzzle as it is asked, without its solution; `own-`, a table and a place in its analysis for a mistake made there."""
    if mistakes.is_one(puzzle):
        return mistakes.posed(await own.find(puzzle))
    name, found = answers.find(puzzle)
    return await asyncio.to_thread(answers.posed, name, found)


@post("/puzzles/{puzzle:str}/answers", status_code=200, guards=[limit_by_address("decisions")])
async def answer_puzzle(
    puzzle: FromPath[str],
    data: JSONBody[PuzzleAnswer],
    request: AnyRequest,
    visitor: Anybody,
    database: TheDatabase,
    workers: NamedDependency[WorkerPool],
    own: TheMistakes,
) -> PuzzleResult:
    """Try decisions, or ask for the solution: it is told only to who has found it or gives up."""
    if mistakes.is_one(puzzle):
        return await _answer_mistake(workers, owner_of(request, visitor), await own.find(puzzle), data)
    name, found = answers.find(puzzle)
    if data.give_up:
        verdict = "given up"
    else:
        judged = puzzles.judge(found, data.decisions)
        verdict = "wrong" if not judged.right else "solved" if judged.solved else "so far"
    done = verdict in ("solved", "given up")
    answered = PuzzleResult(
        verdict=verdict,  # type: ignore[arg-type]
        tried=await asyncio.to_thread(answers.wrong, name, found, data.decisions) if verdict == "wrong" else None,
        solution=await asyncio.to_thread(answers.solution, name, found) if done else None,
        streak=None,
    )
    day = puzzles.today()
    if done and visitor is not None and not visitor.guest and found.id == puzzles.daily_of(name, day).id:
        answered.streak = await database.write(streaks.note, visitor.id, name, day, verdict == "solved")
    return answered


async def _answer_mistake(workers: WorkerPool, owner: str, found: mistakes.MistakePuzzle, request: PuzzleAnswer) -> PuzzleResult:
    if request.give_up:
        return mistakes.given_up(found)
    if await asyncio.to_thread(mistakes.is_begun_only, found, request.decisions):
        return mistakes.so_far()
    try:
        work = Work(judge_answer, (found.task, request.decisions), DEADLINE)
        answer = await workers.ask(TaskTerms(owner, Urgency.PEOPLE, SECONDS), work)
    except WorkFailed:
        raise errors.not_in_time() from None
    return mistakes.judged(found, mistakes.judgement.decode(answer))


router = Router(
    API,
    route_handlers=[list_puzzles, show_puzzle, answer_puzzle],
    dependencies={"own": Provide(Mistakes, sync_to_thread=False)},
    tags=["puzzles"],
)

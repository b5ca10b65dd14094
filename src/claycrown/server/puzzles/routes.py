"""Routes: puzzles. Anybody may solve them; the days of accounts are kept."""

import asyncio
from typing import TYPE_CHECKING, Any

from litestar import Request, Router
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from claycrown.games import titles
from claycrown.learning import puzzles
from claycrown.server.analysis.judging import judge_answer
from claycrown.server.http import errors
from claycrown.server.http.clients import client_address
from claycrown.server.http.handlers import API, TheServer, get, post
from claycrown.server.people.access import Anybody, owner_of
from claycrown.server.people.accounts import Visitor, id_of
from claycrown.server.puzzles import answers, mistakes, streaks
from claycrown.server.puzzles.schemas import PuzzleAnswer, PuzzleDetail, PuzzleList, PuzzleResult
from claycrown.server.workers.pool import Work, WorkFailed
from claycrown.server.workers.queue import TaskTerms, Urgency

if TYPE_CHECKING:
    from claycrown.server.core import Server

AnyRequest = Request[Any, Any, State]
SECONDS = 0.5
"""That it takes to judge an answer, about."""
DEADLINE = 30.0
"""Seconds that the judging of an answer may take, with its turn and a busy machine."""


@get("/games/{name:str}/puzzles")
async def list_puzzles(name: FromPath[str], visitor: Anybody, server: TheServer) -> PuzzleList:
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
        streak=await server.database.read(streaks.streak, visitor.id, name, day) if visitor is not None and counts else None,
    )


async def _mistake(server: "Server", identifier: str, visitor: Visitor | None) -> mistakes.MistakePuzzle:
    return await server.database.read(mistakes.find, server.analyses, server.positions, identifier, id_of(visitor))


@get("/puzzles/{puzzle:str}")
async def show_puzzle(puzzle: FromPath[str], visitor: Anybody, server: TheServer) -> PuzzleDetail:
    """A puzzle as it is asked, without its solution; `own-`, a table and a place in its analysis for a mistake made there."""
    if mistakes.is_one(puzzle):
        return mistakes.posed(await _mistake(server, puzzle, visitor))
    name, found = answers.find(puzzle)
    return await asyncio.to_thread(answers.posed, name, found)


@post("/puzzles/{puzzle:str}/answers", status_code=200)
async def answer_puzzle(
    puzzle: FromPath[str], data: JSONBody[PuzzleAnswer], request: AnyRequest, visitor: Anybody, server: TheServer
) -> PuzzleResult:
    """Try decisions, or ask for the solution: it is told only to who has found it or gives up."""
    if not server.decisions.allows(client_address(request)):
        raise errors.too_fast()
    if mistakes.is_one(puzzle):
        return await _answer_mistake(server, owner_of(request, visitor), await _mistake(server, puzzle, visitor), data)
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
        answered.streak = await server.database.write(streaks.note, visitor.id, name, day, verdict == "solved")
    return answered


async def _answer_mistake(server: "Server", owner: str, found: mistakes.MistakePuzzle, said: PuzzleAnswer) -> PuzzleResult:
    if said.give_up:
        return mistakes.given_up(found)
    if await asyncio.to_thread(mistakes.is_begun_only, found, said.decisions):
        return mistakes.so_far()
    try:
        work = Work(judge_answer, (found.task, said.decisions), DEADLINE)
        answer = await server.workers.ask(TaskTerms(owner, Urgency.PEOPLE, SECONDS), work)
    except WorkFailed:
        raise errors.not_in_time() from None
    return mistakes.judged(found, mistakes.judgement.decode(answer))


router = Router(API, route_handlers=[list_puzzles, show_puzzle, answer_puzzle], tags=["puzzles"])

"""Routes: puzzles. Anybody may solve them; the days of accounts are kept."""

import asyncio
from typing import Any

from litestar import Request, Router
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from claycrown.games import titles
from claycrown.learning import puzzles
from claycrown.server.http import errors
from claycrown.server.http.clients import client_address
from claycrown.server.http.handlers import API, TheServer, get, post
from claycrown.server.people.access import Anybody
from claycrown.server.puzzles import answers, streaks
from claycrown.server.puzzles.wire import Answer, Answered, PuzzleList, PuzzlePosed

AnyRequest = Request[Any, Any, State]


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


@get("/puzzles/{puzzle:str}")
async def show_puzzle(puzzle: FromPath[str]) -> PuzzlePosed:
    """A puzzle as it is asked, without its solution."""
    name, found = answers.find(puzzle)
    return await asyncio.to_thread(answers.posed, name, found)


@post("/puzzles/{puzzle:str}/answers", status_code=200)
async def answer_puzzle(
    puzzle: FromPath[str], data: JSONBody[Answer], request: AnyRequest, visitor: Anybody, server: TheServer
) -> Answered:
    """Try decisions, or ask for the solution: it is told only to who has found it or gives up."""
    if not server.decisions.allows(client_address(request)):
        raise errors.too_fast()
    name, found = answers.find(puzzle)
    if data.give_up:
        verdict = "given up"
    else:
        judged = puzzles.judge(found, data.decisions)
        verdict = "wrong" if not judged.right else "solved" if judged.solved else "so far"
    done = verdict in ("solved", "given up")
    answered = Answered(
        verdict=verdict,  # type: ignore[arg-type]
        tried=await asyncio.to_thread(answers.wrong, name, found, data.decisions) if verdict == "wrong" else None,
        solution=await asyncio.to_thread(answers.solution, name, found) if done else None,
        streak=None,
    )
    day = puzzles.today()
    if done and visitor is not None and not visitor.guest and found.id == puzzles.daily_of(name, day).id:
        answered.streak = await server.database.write(streaks.note, visitor.id, name, day, verdict == "solved")
    return answered


router = Router(API, route_handlers=[list_puzzles, show_puzzle, answer_puzzle], tags=["puzzles"])

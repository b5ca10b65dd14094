"""Processes for bots to think in. One that does not answer in time is killed, so that no bot can hold anything up.

A bot that thinks ahead is given less time than it takes until its process is killed, and so many threads that all long thoughts
together leave a core to the host.
"""

import asyncio
import contextlib
import math
import os
import pickle
import sys
from typing import Any

from claycrown.bots.ladder import RUNGS, Budget, cores
from claycrown.server.bots.process import ANSWER, HEAD, READY, REMEMBERED
from claycrown.server.bots.queue import long_lanes
from claycrown.server.config import Bots
from claycrown.server.play.wire import Reason
from claycrown.server.storage.cache import Lru

STARTING = 90.0
"""Seconds that a process has to start. They do not count as thinking. A machine on which it takes longer would start no other
sooner: all who might step in would be stopped the same way, and the decision left to chance."""
GRACE = 2.0
"""Seconds after the deadline at which a process ends by itself, should nobody be left to end it."""
THINKING = 2 / 3
"""The part of its time that a bot may think; the rest is for whatever else the machine is busy with."""
KEPT = ("PATH", "PYTHONPATH", "PYTHONHOME", "LANG", "LD_LIBRARY_PATH", "LD_PRELOAD", "SYSTEMROOT", "CLAYCROWN_PURE")
"""What bots get of the environment: nothing that could be a secret."""


class BotFailed(Exception):
    """There is no decision: the bot was stopped at its deadline, or broke down."""

    def __init__(self, reason: Reason, message: str) -> None:
        super().__init__(message)
        self.reason: Reason = reason


def budget(bot: str, settings: Bots, granted: float = math.inf) -> Budget | None:
    """What a bot may use for a turn, with no more seconds than are granted; None for one that does not think ahead."""
    rung = RUNGS.get(bot)
    if rung is None or rung.budget == Budget():
        return None
    own = rung.budget
    most = min(settings.thinking, THINKING * settings.seconds)
    seconds = most if own.seconds is None else min(own.seconds, most, granted)
    threads = min(own.threads, max(1, (cores() - 1) // long_lanes(settings.processes)))
    return Budget(seconds, own.simulations, threads)


class BotPool:
    """As many processes as are asked at a time; started when they are needed."""

    def __init__(self) -> None:
        self._idle: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()
        self._home: Lru[asyncio.subprocess.Process] = Lru(REMEMBERED)
        """Where each player thought last: there its bot may remember what it planned for the turn."""

    async def ask(
        self, table: str, bot: str, game: str, view: Any, seat: int, seed: int, given: Budget | None, seconds: float
    ) -> int:
        """A bot's decision within so many seconds, or `BotFailed`. It may not be a legal one."""
        player = (table, seat)
        question = pickle.dumps((player, bot, game, view, seat, seed, given))
        try:
            process = self._take(player) or await self._start()
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            raise BotFailed("failed", "did not start") from None
        try:
            async with asyncio.timeout(seconds):
                decision = await self._answer(process, question, seconds)
        except BaseException as error:
            await self._end(process)
            if isinstance(error, TimeoutError):
                raise BotFailed("late", "was stopped at its deadline") from None
            if isinstance(error, OSError | asyncio.IncompleteReadError):
                raise BotFailed("failed", "broke down") from None
            raise
        self._idle.append(process)
        self._home.put(player, process)
        if decision is None:
            raise BotFailed("failed", "made a mistake")
        return decision

    def _take(self, player: tuple[str, int]) -> asyncio.subprocess.Process | None:
        """A process that has nothing to do, the player's own if it can be."""
        home = self._home.get(player)
        if home is not None and home in self._idle:
            self._idle.remove(home)
            return home
        return self._idle.pop() if self._idle else None

    async def _answer(self, process: asyncio.subprocess.Process, question: bytes, seconds: float) -> int | None:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(HEAD.pack(len(question), seconds + GRACE) + question)
        await process.stdin.drain()
        found, decision = ANSWER.unpack(await process.stdout.readexactly(ANSWER.size))
        return decision if found else None

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "claycrown.server.bots.process",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,  # what a bot says may tell what it sees
            env={name: os.environ[name] for name in KEPT if name in os.environ},
        )
        self._all.add(process)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(STARTING):
                await process.stdout.readexactly(len(READY))
        except BaseException:
            await self._end(process)
            raise
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        self._all.discard(process)
        await process.wait()

    async def close(self) -> None:
        self._idle.clear()
        for process in list(self._all):
            await self._end(process)

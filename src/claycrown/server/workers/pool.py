"""The worker processes of a server: started when they are needed, ended when they do not answer in time."""

import asyncio
import contextlib
import os
import pickle
import sys
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from claycrown.server.storage.cache import Key, Lru
from claycrown.server.workers.process import ANSWER, QUESTION, READY
from claycrown.server.workers.queue import FairQueue, Interrupted, TaskTerms

STARTING = 90.0
"""Seconds that a process has to start; they do not count as work. A machine that needs longer would start no other sooner."""
TRIES = 20
"""To start a process where there are no file descriptors or no memory for it,"""
PAUSE = 0.5
"""each so many seconds after the one before."""
GRACE = 2.0
"""Seconds after the deadline at which a process ends by itself, should the server not be there to end it."""
REMEMBERED = 64
"""Keys for which it is known where their work was done last."""
LARGEST = 32 * 1024 * 1024
"""Bytes of an answer."""
ENVIRONMENT = ("PATH", "PYTHONPATH", "PYTHONHOME", "LANG", "LD_LIBRARY_PATH", "LD_PRELOAD", "SYSTEMROOT", "CLAYCROWN_PURE")
"""What workers get of the environment: nothing that could be a secret."""


class Work(NamedTuple):
    """A function of a module, called with these arguments in a worker process; it returns bytes. All of it can be pickled."""

    function: Callable[..., bytes]
    arguments: tuple[Any, ...]
    seconds: float
    """The deadline: then the process is killed."""
    home: Key | None = None
    """Work with the same key is done by the same process if that is idle: it may remember something."""
    is_trusted: bool = True
    """Otherwise the process is ended afterwards: what it was given may have damaged it."""


class WorkFailed(Exception):
    """There is no answer: the process was stopped at the deadline, or failed."""

    def __init__(self, reason: Literal["late", "failed"], message: str) -> None:
        super().__init__(message)
        self.reason = reason


class WorkerPool:
    def __init__(self, processes: int) -> None:
        self.queue = FairQueue(processes)
        self._idle: list[asyncio.subprocess.Process] = []
        self.processes: set[asyncio.subprocess.Process] = set()
        self._homes: Lru[asyncio.subprocess.Process] = Lru(REMEMBERED)

    async def ask(self, terms: TaskTerms, work: Work) -> bytes:
        """The answer, or `WorkFailed`; the deadline counts from when the work begins. Refused if the owner asks for too much."""
        while True:
            async with self.queue.turn(terms) as turn:
                with contextlib.suppress(Interrupted):
                    return await turn.run(self._do(work))

    async def _do(self, work: Work) -> bytes:
        question = pickle.dumps((work.function, work.arguments))
        try:
            process = await self._ready(work.home)
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            raise WorkFailed("failed", "did not start") from None
        try:
            async with asyncio.timeout(work.seconds):
                answer = await _answer(process, question, work.seconds)
        except BaseException as error:
            await self._end(process)
            if isinstance(error, TimeoutError):
                raise WorkFailed("late", "was stopped at its deadline") from None
            if isinstance(error, OSError | asyncio.IncompleteReadError):
                raise WorkFailed("failed", "broke down") from None
            raise
        if work.is_trusted:
            self._idle.append(process)
            if work.home is not None:
                self._homes.put(work.home, process)
        else:
            await self._end(process)
        if answer is None:
            raise WorkFailed("failed", "made a mistake")
        return answer

    async def _ready(self, home: Key | None) -> asyncio.subprocess.Process:
        """An idle process, or a new one; where the system has nothing left for a new one, it is tried again for a while."""
        for _ in range(TRIES):
            try:
                return self._take(home) or await self._start()
            except OSError:
                await asyncio.sleep(PAUSE)
        return self._take(home) or await self._start()

    def _take(self, home: Key | None) -> asyncio.subprocess.Process | None:
        """An idle process, the one of the key if it can be."""
        self._idle = [process for process in self._idle if process.returncode is None]
        at_home = self._homes.get(home) if home is not None else None
        if at_home is not None and at_home in self._idle:
            self._idle.remove(at_home)
            return at_home
        return self._idle.pop() if self._idle else None

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "claycrown.server.workers.process",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,  # it may tell what a seat sees
            env={name: os.environ[name] for name in ENVIRONMENT if name in os.environ},
        )
        self.processes.add(process)
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
        self.processes.discard(process)
        await process.wait()

    async def close(self) -> None:
        self._idle.clear()
        for process in list(self.processes):
            await self._end(process)


async def _answer(process: asyncio.subprocess.Process, question: bytes, seconds: float) -> bytes | None:
    """None where the function raised an error."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(QUESTION.pack(len(question), seconds + GRACE) + question)
    await process.stdin.drain()
    found, length = ANSWER.unpack(await process.stdout.readexactly(ANSWER.size))
    if length > LARGEST:
        raise OSError("an answer out of all proportion")
    return await process.stdout.readexactly(length) if found else None

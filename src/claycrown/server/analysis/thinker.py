"""Who asks the process of analyses: one question at a time. When nobody waits any more it is ended with all that it started."""

import asyncio
import contextlib
import os
import pickle
import signal
import sys
from collections.abc import AsyncGenerator
from typing import Any

from claycrown.server.analysis.questions import LENGTH
from claycrown.server.bots.pool import KEPT


class Broken(Exception):
    """There is no answer: the process broke down."""


class Thinker:
    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()

    async def answers(self, question: Any) -> AsyncGenerator[bytes, None]:
        """What is answered, one after the other; whoever stops listening ends the process."""
        async with self._turn:
            process = await self._ready()
            assert process.stdin is not None and process.stdout is not None
            whole = False
            try:
                asked = pickle.dumps(question)
                process.stdin.write(LENGTH.pack(len(asked)) + asked)
                await process.stdin.drain()
                while length := LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]:
                    yield await process.stdout.readexactly(length)
                whole = True
            except (OSError, asyncio.IncompleteReadError):
                raise Broken from None
            finally:
                if not whole:
                    await self.close()

    async def answer(self, question: Any, seconds: float) -> bytes:
        """The last answer, or `Broken` where it does not come in time."""
        last = b""
        try:
            async with asyncio.timeout(seconds), contextlib.aclosing(self.answers(question)) as answers:
                async for answer in answers:
                    last = answer
        except TimeoutError:
            raise Broken from None
        return last

    async def _ready(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "claycrown.server.analysis.process",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                env={name: os.environ[name] for name in KEPT if name in os.environ},
                start_new_session=True,  # so that all of it can be ended
                limit=2**24,
            )
        return self._process

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            await process.wait()

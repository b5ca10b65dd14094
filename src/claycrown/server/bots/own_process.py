"""A question to a process of its own: what would break a server, or keep it from its work, breaks or keeps this one only."""

import asyncio
import contextlib
import os
import sys

from claycrown.server.bots.pool import KEPT


async def ask(module: str, question: bytes, deadline: float) -> bytes:
    """What a module answers that reads the question from its standard input; nothing if it breaks down or takes too long."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={name: os.environ[name] for name in KEPT if name in os.environ},
    )
    try:
        async with asyncio.timeout(deadline):
            answer, _ = await process.communicate(question)
            return answer
    except TimeoutError:
        return b""
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

"""The pace of decisions: a fixed rate, or each as soon as the previous one is done."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from bench.server.process import Process
from bench.server.tables import Table


async def at_a_pace(server: Process, made: list[Table], rate: float, seconds: float) -> tuple[list[float], float]:
    """A fixed rate of decisions, even if earlier ones are not done: the time of each, and the server's CPU time per decision."""
    free = list(made)
    taken: list[float] = []

    async def one(table: Table) -> None:
        took = await table.decide()
        if took is not None:
            taken.append(took)
            free.append(table)

    begun, used = time.perf_counter(), server.cpu
    running: set[asyncio.Task[None]] = set()
    sent = 0
    while (now := time.perf_counter() - begun) < seconds:
        while sent < now * rate and free:
            sent += 1
            task = asyncio.create_task(one(free.pop(0)))
            running.add(task)
            task.add_done_callback(running.discard)
        await asyncio.sleep(0.002)
    await asyncio.gather(*running)
    return taken, (server.cpu - used) / max(1, len(taken))


async def flat_out(
    server: Process, works: list[Callable[[], Awaitable[float | None]]], seconds: float
) -> tuple[list[float], float, float]:
    """Everybody as fast as possible: the time of each, the total time, and the server's CPU time."""
    taken: list[float] = []
    begun, used = time.perf_counter(), server.cpu

    async def on(work: Callable[[], Awaitable[float | None]]) -> None:
        while time.perf_counter() - begun < seconds:
            took = await work()
            if took is None:
                return
            taken.append(took)

    await asyncio.gather(*(on(work) for work in works))
    return taken, time.perf_counter() - begun, server.cpu - used

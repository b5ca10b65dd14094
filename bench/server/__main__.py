"""`python -m bench.server [--json FILE] [--tables N] [--seconds N]`: measure, and tell the figures beside the goals."""

import asyncio
import json
import os
import platform
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median, quantiles

import click
from websockets.asyncio.client import ClientConnection, connect

from bench.server import process, tables
from bench.server.process import Process
from bench.server.tables import Table

RATE = 200
"""Decisions a second at which the wait is measured."""
UNWATCHED = 4
"""Decisions at each table before anybody looks."""
STARTS = 3
VIEW = "x" * 1400
"""As long as a view of ours."""
MESSAGE = '{"type": "decide", "answers": 100, "decision": "place craftsman 5"}'


@click.command()
@click.option("--json", "file", metavar="FILE", help="Write the figures as JSON, too.")
@click.option("--tables", "count", default=500, show_default=True)
@click.option("--seconds", default=15.0, show_default=True, help="Of each measurement.")
def main(file: str | None, count: int, seconds: float) -> None:
    """Measure the server and, in the same run, a bare echo server."""
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        figures = runner.run(measure(count, seconds))
    machine = {"python": platform.python_version(), "system": platform.platform(), "cores": os.cpu_count()}
    for name, value in figures.items():
        click.echo(f"{name:45} {value:10.2f}")
    for what, value, bound, at_most in goals(figures):
        reached = value <= bound if at_most else value >= bound
        click.echo(f"{what}: {value:.2f}, {'at most' if at_most else 'at least'} {bound:g}: {'reached' if reached else 'MISSED'}")
    if file is not None:
        Path(file).write_text(json.dumps({"machine": machine, "figures": figures}, indent=2) + "\n", encoding="utf-8")


def goals(figures: dict[str, float]) -> list[tuple[str, float, float, bool]]:
    return [
        (f"p99 at {RATE} decisions a second, ms", figures["decided at a pace, p99 ms"], 50, True),
        ("decisions beside echoes", figures["decisions a second"] / figures["echoes a second"], 1 / 3, False),
        ("memory of a table that nobody looks at, kB", figures["idle table, kB"], 150, True),
        ("start, s", figures["start, s"], 1.5, True),
    ]


async def measure(count: int, seconds: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        figures = starts(Path(folder))
        with process.our_server(Path(folder)) as server:
            figures |= await ours(server, count, seconds)
    with process.echo_server() as server:
        figures |= await echo(server, count, seconds)
    return figures


def starts(folder: Path) -> dict[str, float]:
    """Seconds until the server answers; the first start makes the database and is not counted."""
    taken, used = [], []
    for _ in range(STARTS + 1):
        with process.our_server(folder) as server:
            taken.append(server.start)
            used.append(server.cpu)
    return {"start, s": median(taken[1:]), "start, s of CPU": median(used[1:])}


async def ours(server: Process, count: int, seconds: float) -> dict[str, float]:
    people = await tables.people(f"http://127.0.0.1:{server.port}")
    warm = [await tables.table(people, number) for number in range(20)]
    for one in warm:
        await one.decide_unwatched(UNWATCHED)
    before = server.memory
    made: list[Table] = []
    for number in range(count):
        made.append(await tables.table(people, number))
        await made[-1].decide_unwatched(UNWATCHED)
    idle = (server.memory - before) / count / 1000
    say(f"{count} tables")
    watched = server.memory
    for one in made:
        await one.watch(server.port)
    watched = server.memory - watched
    say("all seats watch")
    paced, paced_cpu = await at_a_pace(server, made, seconds)
    say("at a pace")
    done, took, cpu = await flat_out(server, [one.decide for one in made], seconds)
    size = sum(one.size for one in made)
    for one in made:
        await one.leave()
    cuts = quantiles(paced, n=100)
    return {
        "idle table, kB": idle,
        "table with all seats watching, kB more": watched / count / 1000,
        "decided at a pace, a second": len(paced) / seconds,
        "decided at a pace, p50 ms": cuts[49] * 1e3,
        "decided at a pace, p99 ms": cuts[98] * 1e3,
        "decided at a pace, server's CPU %": paced_cpu * 100,
        "decisions a second": len(done) / took,
        "decisions, p50 ms": median(done) * 1e3,
        "decisions a second of the server's CPU": len(done) / cpu,
        "bytes received a decision": size / max(1, len(done) + len(paced)),
    }


async def at_a_pace(server: Process, made: list[Table], seconds: float) -> tuple[list[float], float]:
    """So many decisions a second, whether or not the earlier ones are done; how long each took."""
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
        while sent < now * RATE and free:
            sent += 1
            task = asyncio.create_task(one(free.pop(0)))
            running.add(task)
            task.add_done_callback(running.discard)
        await asyncio.sleep(0.002)
    cpu = (server.cpu - used) / (time.perf_counter() - begun)
    await asyncio.gather(*running)
    return taken, cpu


async def flat_out(
    server: Process, works: list[Callable[[], Awaitable[float | None]]], seconds: float
) -> tuple[list[float], float, float]:
    """Everybody as fast as they are answered: what each took, in how many seconds, and of the server's CPU."""
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


async def echo(server: Process, count: int, seconds: float) -> dict[str, float]:
    """The bare echo, as many sockets; then the one that tells everybody at a table."""
    sockets = [await connect(f"ws://127.0.0.1:{server.port}/echo", compression=None, ping_interval=None) for _ in range(count)]

    def answered(socket: ClientConnection) -> Callable[[], Awaitable[float]]:
        async def once() -> float:
            begun = time.perf_counter()
            await socket.send(MESSAGE)
            await socket.recv()
            return time.perf_counter() - begun

        return once

    done, took, cpu = await flat_out(server, [answered(socket) for socket in sockets], seconds)
    for socket in sockets:
        await socket.close()
    say("echo")
    pairs = []
    for number in range(count):
        address = f"ws://127.0.0.1:{server.port}/table/{number}"
        pairs.append([await connect(address, compression=None, ping_interval=None) for _ in range(tables.SEATS)])

    def told(pair: list[ClientConnection]) -> Callable[[], Awaitable[float]]:
        async def once() -> float:
            begun = time.perf_counter()
            await pair[0].send(VIEW)
            for socket in pair:
                await socket.recv()
            return time.perf_counter() - begun

        return once

    told_done, told_took, told_cpu = await flat_out(server, [told(pair) for pair in pairs], seconds)
    for pair in pairs:
        for socket in pair:
            await socket.close()
    return {
        "echoes a second": len(done) / took,
        "echoes a second of the server's CPU": len(done) / cpu,
        "echoes to a table a second": len(told_done) / told_took,
        "echoes to a table a second of the server's CPU": len(told_done) / told_cpu,
    }


def say(text: str) -> None:
    sys.stderr.write(f"{text}\n")


if __name__ == "__main__":
    main()

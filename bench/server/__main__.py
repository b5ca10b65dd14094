"""`python -m bench.server [--json FILE] [--game NAME] [--tables N] [--seconds N] [--wait]`: measure, and compare with goals.

Tables are made and sockets opened before anything is measured, so that the machine need be quiet for the measurements only.
"""

import asyncio
import json
import os
import platform
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

import click
from websockets.asyncio.client import ClientConnection, connect

from bench.server import process, tables
from bench.server.noise import KINDS
from bench.server.pace import at_a_pace, flat_out
from bench.server.process import Process
from bench.server.tables import LOADS, Load, Table

RATE = 200
"""Decisions per second for measuring the response time."""
SUSTAINED = {"terracotta": 1500, "xidit": 500}
"""The goal for decisions per second on two quiet cores."""
UNWATCHED = 1
"""Decisions at each table before anybody watches."""
STARTS = 3
WARM = 20
"""Tables before memory is measured."""
QUIET = Load("terracotta", 2, 100)
QUIET_RATE = 100
"""Tables during noise, and their decisions per second: as many as the limits allow."""
VIEW = "x" * 1400
"""As long as one of our views."""
MESSAGE = '{"type": "decide", "answers": 100, "decision": "place craftsman 5"}'


@click.command()
@click.option("--json", "file", metavar="FILE", help="Write the figures as JSON, too.")
@click.option("--game", "games", type=click.Choice([load.game for load in LOADS]), multiple=True, help="Both, if none is named.")
@click.option("--tables", "count", type=int, help="500 of two in Terracotta Army, 200 of three in Lords of Xidit, if not named.")
@click.option("--seconds", default=15.0, show_default=True, help="Of each measurement.")
@click.option("--noise/--no-noise", default=True, show_default=True, help="Whether to measure beside somebody who makes noise.")
@click.option("--wait", is_flag=True, help="Measure only when a line comes on standard input: until the machine is quiet.")
def main(file: str | None, games: tuple[str, ...], count: int | None, seconds: float, noise: bool, wait: bool) -> None:
    """Measure the server and, in the same run, a bare echo server."""
    import uvloop

    loads = [load._replace(tables=count or load.tables) for load in LOADS if not games or load.game in games]
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        figures = runner.run(measure(loads, seconds, noise, wait))
    machine = {
        "python": platform.python_version(),
        "system": platform.platform(),
        "cores": os.cpu_count(),
        "load": os.getloadavg(),
    }
    for name, value in figures.items():
        click.echo(f"{name:55} {value:10.2f}")
    for what, value, bound, at_most in goals(loads, figures, noise):
        reached = value <= bound if at_most else value >= bound
        click.echo(f"{what}: {value:.2f}, {'at most' if at_most else 'at least'} {bound:g}: {'reached' if reached else 'MISSED'}")
    if file is not None:
        Path(file).write_text(json.dumps({"machine": machine, "figures": figures}, indent=2) + "\n", encoding="utf-8")


def goals(loads: list[Load], figures: dict[str, float], noise: bool) -> list[tuple[str, float, float, bool]]:
    wanted: list[tuple[str, float, float, bool]] = [("start, s", figures["start, s"], 1.5, True)]
    for game, *_ in loads:
        wanted += [
            (f"{game}: p99 at {RATE} decisions a second, ms", figures[f"{game}: at a pace, p99 ms"], 50, True),
            (f"{game}: decisions a second", figures[f"{game}: decisions a second"], SUSTAINED[game], False),
            (f"{game}: memory of a table that nobody looks at, kB", figures[f"{game}: idle table, kB"], 150, True),
        ]
    if noise:
        for kind in KINDS.values():
            wanted.append((f"beside {kind}, p99 ms", figures[f"beside {kind}, p99 ms"], 100, True))
    return wanted


class Played(NamedTuple):
    """Tables of one game with all seats watching, on their own server, and their memory."""

    load: Load
    server: Process
    tables: list[Table]
    idle: float
    """Bytes per table that nobody watches."""
    watched: float
    """Additional bytes if all seats watch."""


async def measure(loads: list[Load], seconds: float, noise: bool, wait: bool) -> dict[str, float]:
    with ExitStack() as running:
        folders = [Path(running.enter_context(tempfile.TemporaryDirectory())) for _ in range(len(loads) + 2)]
        servers = [running.enter_context(process.our_server(folder)) for folder in folders[: len(loads)]]
        usual = running.enter_context(process.our_server(folders[-2], process.USUAL)) if noise else None
        echoing = running.enter_context(process.echo_server())
        played = [await tables_of(server, load) for server, load in zip(servers, loads, strict=True)]
        beside = (await tables_of(usual, QUIET)).tables if usual is not None else []
        played = [await watched(one) for one in played]
        for table in beside:
            await table.watch(usual.port if usual is not None else 0)
        if wait:
            say("ready: a line begins the measurement")
            await asyncio.to_thread(sys.stdin.readline)
        load_before = os.getloadavg()[0]
        figures = await asyncio.to_thread(starts, folders[-1])
        for one in played:
            figures |= {f"{one.load.game}: {name}": value for name, value in (await ours(one, seconds)).items()}
        if usual is not None:
            figures |= await beside_noise(usual, beside, seconds)
        figures |= await echo(echoing, loads[0], seconds)
    for load in loads:
        ratio = figures[f"{load.game}: decisions a second of CPU"] / figures["echoes a second of CPU"]
        figures[f"{load.game}: decisions beside echoes, by CPU"] = ratio
    return figures | {"load average when it began": load_before}


def starts(folder: Path) -> dict[str, float]:
    """Seconds until the server answers. The first start makes the database and is not counted."""
    taken, used = [], []
    for _ in range(STARTS + 1):
        with process.our_server(folder) as server:
            taken.append(server.start)
            used.append(server.cpu)
    return {"start, s": median(taken[1:]), "start, s of CPU": median(used[1:])}


async def tables_of(server: Process, load: Load) -> Played:
    """Tables that nobody watches yet."""
    people = await tables.people(f"http://127.0.0.1:{server.port}")
    for number in range(WARM):
        await (await tables.table(people, load, number)).decide_unwatched(UNWATCHED)
    before = server.memory
    made: list[Table] = []
    for number in range(load.tables):
        made.append(await tables.table(people, load, number))
        await made[-1].decide_unwatched(UNWATCHED)
    say(f"{load.game}: {load.tables} tables")
    return Played(load, server, made, (server.memory - before) / load.tables, 0)


async def watched(played: Played) -> Played:
    before = played.server.memory
    for one in played.tables:
        await one.watch(played.server.port)
    say(f"{played.load.game}: all seats watch")
    return played._replace(watched=(played.server.memory - before) / played.load.tables)


async def ours(played: Played, seconds: float) -> dict[str, float]:
    server, made = played.server, played.tables
    paced, paced_cpu = await at_a_pace(server, made, RATE, seconds)
    say(f"{played.load.game}: at a pace")
    done, took, cpu = await flat_out(server, [one.decide for one in made], seconds)
    say(f"{played.load.game}: as fast as they can")
    size = sum(one.size for one in made)
    cuts = quantiles(paced, n=100)
    return {
        "idle table, kB": played.idle / 1000,
        "table with all seats watching, kB more": played.watched / 1000,
        "at a pace, decisions a second": len(paced) / seconds,
        "at a pace, p50 ms": cuts[49] * 1e3,
        "at a pace, p99 ms": cuts[98] * 1e3,
        "at a pace, ms of CPU a decision": paced_cpu * 1e3,
        "decisions a second": len(done) / took,
        "decisions, p50 ms": median(done) * 1e3,
        "decisions, ms of CPU each": cpu / len(done) * 1e3,
        "decisions a second of CPU": len(done) / cpu,
        "bytes received a decision": size / max(1, len(done) + len(paced)),
    }


async def beside_noise(server: Process, made: list[Table], seconds: float) -> dict[str, float]:
    """The response time of others, without noise and with each kind of noise from a separate process."""
    figures: dict[str, float] = {}
    for kind, name in {"": "nobody", **KINDS}.items():
        command = [sys.executable, "-m", "bench.server.noise", str(server.port), kind, str(seconds)]
        noisy = await asyncio.create_subprocess_exec(*command, stdout=PIPE) if kind else None
        paced, _ = await at_a_pace(server, made, QUIET_RATE, seconds)
        if noisy is not None:
            answers, _ = await noisy.communicate()
            say(f"{name}: {answers.decode().strip()}")
        cuts = quantiles(paced, n=100)
        figures |= {f"beside {name}, p50 ms": cuts[49] * 1e3, f"beside {name}, p99 ms": cuts[98] * 1e3}
    return figures


async def echo(server: Process, load: Load, seconds: float) -> dict[str, float]:
    """The echo server with as many sockets as tables, then with a broadcast to each table."""
    sockets = [
        await connect(f"ws://127.0.0.1:{server.port}/echo", compression=None, ping_interval=None) for _ in range(load.tables)
    ]

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
    groups = []
    for number in range(load.tables):
        address = f"ws://127.0.0.1:{server.port}/table/{number}"
        groups.append([await connect(address, compression=None, ping_interval=None) for _ in range(load.seats)])

    def told(group: list[ClientConnection]) -> Callable[[], Awaitable[float]]:
        async def once() -> float:
            begun = time.perf_counter()
            await group[0].send(VIEW)
            for socket in group:
                await socket.recv()
            return time.perf_counter() - begun

        return once

    told_done, told_took, told_cpu = await flat_out(server, [told(group) for group in groups], seconds)
    for group in groups:
        for socket in group:
            await socket.close()
    return {
        "echoes a second": len(done) / took,
        "echoes a second of CPU": len(done) / cpu,
        "echoes to a table a second": len(told_done) / told_took,
        "echoes to a table a second of CPU": len(told_done) / told_cpu,
    }


def say(text: str) -> None:
    sys.stderr.write(f"{text}\n")


if __name__ == "__main__":
    main()

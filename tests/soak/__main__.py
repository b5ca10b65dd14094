"""`python -m tests.soak [--minutes N] [--seed N]`: let the server run, disturb it, and tell what came of it; ends by itself."""

import os
import platform
import random
import shutil
import signal
import sys
import tempfile
import threading
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import click

from tests.server.postgres import Postgres
from tests.server.server import RunningServer
from tests.soak import truth
from tests.soak.cable import Cable
from tests.soak.disturbances import Disturber, SoakedServer, unexplained
from tests.soak.growth import EVERY, Life
from tests.soak.visitors import Fault, Onlooker, Player, Visitor

PLAYERS = 4
"""At each kind of database."""
PATIENCE = 300.0
"""Seconds that a server may take to start: the machine may have other work."""
PAUSE = 8.0
"""Seconds between disturbances, about."""
STILL = 10.0
"""Seconds by which a look is late where the machine has stood still meanwhile."""
CALM = 0.5
"""The last part of the time, in which the server on SQLite is killed no more, so that one on each kind lives long."""
STOPPED = (0, -signal.SIGTERM)
"""How a server ends that was told to; uvicorn passes the signal on when it is done."""
SETTINGS = {"bots_thinking": "1", "bots_processes": "2", "cached_positions": "64", "cached_steps": "16"}
"""Small caches are full soon: what grows after that grows for ever."""


@click.command()
@click.option("--minutes", default=60.0, show_default=True)
@click.option("--seed", type=int, help="Of the disturbances and of what people decide; drawn if not named.")
def main(minutes: float, seed: int | None) -> None:
    """Let the server run, disturb it, and tell what came of it."""
    seed = random.randrange(10**6) if seed is None else seed
    click.echo(
        f"{minutes:g} minutes, seed {seed}; {platform.platform()}, Python {platform.python_version()}, {os.cpu_count()} cores"
    )
    folder, postgres = Path(tempfile.mkdtemp(prefix="claycrown-soak-")), Postgres()
    servers: list[SoakedServer] = []
    try:
        _open(folder, postgres, servers)
        faults = _soak(servers, postgres, minutes * 60, seed)
    finally:
        for server in servers:
            server.server.kill()
            if server.cable is not None:
                server.cable.close()
        postgres.stop()
        shutil.rmtree(folder, ignore_errors=True)
    for fault in faults:
        click.echo(f"FAULT: {fault}")
    click.echo("nothing was lost, doubled or unexplained" if not faults else f"{len(faults)} faults")
    sys.exit(bool(faults))


class Warnings(list[str]):
    """Lines of a log, without what is only said."""

    def append(self, line: str) -> None:
        if '"level": "info"' not in line:
            super().append(line)


def _open(folder: Path, postgres: Postgres, servers: list[SoakedServer]) -> None:
    """Two servers on one PostgreSQL, each by a cable of its own, one of which is never killed; and one on SQLite."""
    address = postgres.new_database()
    for name, may_be_killed in (("first on PostgreSQL", False), ("second on PostgreSQL", True)):
        cable = Cable(postgres.port)
        database = address.replace(f":{postgres.port}/", f":{cable.port}/")
        servers.append(SoakedServer(name, RunningServer(database, folder, **SETTINGS), cable, may_be_killed))
    servers.append(SoakedServer("on SQLite", RunningServer(str(folder / "soak.db"), folder, **SETTINGS), None, True))
    for server in servers:
        server.server.log, server.server.patience = Warnings(), PATIENCE
        server.server.start()


def _soak(servers: list[SoakedServer], postgres: Postgres, seconds: float, seed: int) -> list[str]:
    kinds = [servers[:2], servers[2:]]
    disturber = Disturber(servers, postgres, seed, PAUSE)
    visitors: list[Visitor] = []
    for place, kind in enumerate(kinds):
        addresses = [server.server for server in kind]
        visitors += [Player(addresses, seed + 100 * place + number) for number in range(PLAYERS)]
        visitors.append(Onlooker(addresses, seed + 100 * place + PLAYERS))
    workers: list[threading.Thread] = [*visitors, disturber]
    for worker in workers:
        worker.start()
    lives = _watch(servers, disturber, visitors, seconds)
    disturber.done.set()
    disturber.join(60)
    for visitor in visitors:
        visitor.done.set()
    for visitor in visitors:
        visitor.join(60)
    return _tell(servers, disturber, visitors, lives)


def _watch(servers: Sequence[SoakedServer], disturber: Disturber, visitors: Sequence[Visitor], seconds: float) -> list[Life]:
    """Until the time is over or something has gone wrong; looks at memory and files meanwhile."""
    begun, lives = time.monotonic(), [Life(server.name, _pid(server)) for server in servers]
    current = {life.name: life for life in lives}
    told = 0
    while (passed := time.monotonic() - begun) < seconds:
        time.sleep(min(EVERY, seconds - passed))
        late = time.monotonic() - begun - passed - EVERY
        if late > STILL:
            disturber.stood_still(late)
        for server in servers:
            if (pid := _pid(server)) and pid != current[server.name].pid:
                current[server.name] = Life(server.name, pid)
                lives.append(current[server.name])
            current[server.name].look()
        if passed > seconds * CALM:
            disturber.servers = [server for server in servers if server.cable is not None]
        if passed // 60 > told:
            told += 1
            done = sum(visitor.decisions for visitor in visitors if isinstance(visitor, Player))
            memory = ", ".join(f"{life.samples[-1].memory:.0f}" for life in current.values() if life.samples)
            load = os.getloadavg()[0]
            happened = len(disturber.happened)
            click.echo(f"{told} min: {done} decisions acknowledged, {happened} disturbances; {memory} MB; load {load:.0f}")
        if disturber.fault is not None or any(visitor.fault is not None for visitor in visitors):
            break
    return lives


def _pid(server: SoakedServer) -> int:
    process = server.server.process
    return 0 if process is None else process.pid or 0


def _tell(servers: Sequence[SoakedServer], disturber: Disturber, visitors: Sequence[Visitor], lives: Sequence[Life]) -> list[str]:
    """Everything that was counted; gives what must not be."""
    broken = [*(visitor.fault for visitor in visitors), disturber.fault]
    faults = ["".join(traceback.format_exception(fault)) for fault in broken if fault is not None]
    for server in servers:
        try:
            status = server.server.stop()
        except AssertionError as error:
            faults.append(f"{server.name}: {error}")
        else:
            faults += [f"{server.name} ended with {status}"] if status not in STOPPED else []
    players = [visitor for visitor in visitors if isinstance(visitor, Player)]
    for database, here in (servers[0].server.database, players[:PLAYERS]), (servers[2].server.database, players[PLAYERS:]):
        try:
            compared = truth.compare(database, here)
            click.echo(f"{compared} acknowledged decisions are there, once ({'PostgreSQL' if '://' in database else 'SQLite'})")
        except Fault as fault:
            faults.append(str(fault))
    counted = {name: sum(getattr(player, name) for player in players) for name in ("games", "decisions", "repeated", "undone")}
    click.echo(f"{counted}; looks: {sum(visitor.descriptions for visitor in visitors if isinstance(visitor, Onlooker))}")
    click.echo(f"disturbances: {dict(disturber.counted())}")
    explained: Counter[str] = Counter()
    for server in servers:
        strange, known = unexplained(server.name, server.server.log, disturber.happened)
        explained += known
        faults += [f"{server.name} logged: {line[:600]}" for line in strange[:20]]
    click.echo(f"warnings that the disturbances explain: {dict(explained)}")
    for life in lives:
        if life.is_judged or life.seconds > 60:
            click.echo(life.told())
        if life.is_judged and not life.is_flat:
            faults.append(f"{life.told()}")
    return faults


if __name__ == "__main__":
    main()

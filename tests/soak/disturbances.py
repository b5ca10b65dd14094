"""What happens to the servers: they are killed, cut off from PostgreSQL or wait for it; it restarts; the disk is full."""

import json
import random
import resource
import threading
import time
from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

from tests.server.postgres import Postgres
from tests.server.server import RunningServer
from tests.soak.cable import Cable

AFTER = 40.0
"""Seconds for which a disturbance explains what is logged after it has ended: until all connections were tried once."""

STOOD_STILL = "stood still"
"""The machine itself: a virtual one may be stopped for a while, and a laptop sleeps."""
FULL = "disk full"
DATABASE_GONE = frozenset({"cut", "held up", "postgresql starts anew", FULL, STOOD_STILL})
EXPLAINS: dict[str, frozenset[str]] = {
    "analysis.no_database": DATABASE_GONE,
    "bots.no_database": DATABASE_GONE,
    "clocks.no_database": DATABASE_GONE,
    "notices.database": DATABASE_GONE,
    "database": DATABASE_GONE,
    "live.listener_lost": DATABASE_GONE,
    "live.no_database": DATABASE_GONE,
    "live.not_ended": DATABASE_GONE,
}
"""By event of the log. `bot.replaced` and `bot.failed` are judged by their reason."""
BUSY = ("busy", "late")
"""Why another bot may decide at any time: the machine has more to do than it can."""


class Disturbance(NamedTuple):
    kind: str
    of: str
    began: float
    ended: float
    """Seconds since the epoch, as in logs."""


class SoakedServer(NamedTuple):
    """A server, and how it reaches its database."""

    name: str
    server: RunningServer
    cable: Cable | None
    may_be_killed: bool


class Disturber(threading.Thread):
    """Disturbs one server at a time, at random moments."""

    def __init__(self, servers: Sequence[SoakedServer], postgres: Postgres, seed: int, pause: float) -> None:
        super().__init__(daemon=True)
        self.servers = servers
        self.postgres = postgres
        self.chance = random.Random(seed)
        self.pause = pause
        self.done = threading.Event()
        self.fault: BaseException | None = None
        self.happened: list[Disturbance] = []

    def run(self) -> None:
        try:
            while not self.done.wait(self.chance.expovariate(1 / self.pause)):
                self._disturb()
        except BaseException as fault:
            self.fault = fault

    def _disturb(self) -> None:
        server = self.chance.choice(self.servers)
        kinds = ["kill"] * 4 if server.may_be_killed else []
        kinds += [FULL] * 4 if server.cable is None else ["cut", "cut", "held up", "held up", "postgresql starts anew"]
        kind, began = self.chance.choice(kinds), time.time()
        if kind == "kill":
            server.server.kill()
            self.done.wait(self.chance.uniform(0, 3))
            server.server.start()
        elif kind == "postgresql starts anew":
            self.postgres.restart()
        elif kind == FULL:
            limit_files(server.server, 4096)
            self.done.wait(self.chance.uniform(0.5, 8))
            limit_files(server.server, resource.RLIM_INFINITY)
        elif server.cable is not None:
            server.cable.cut() if kind == "cut" else server.cable.hold_up()
            self.done.wait(self.chance.uniform(0.5, 15))
            server.cable.mend()
        self.happened.append(Disturbance(kind, server.name, began, time.time()))

    def stood_still(self, seconds: float) -> None:
        """Until now."""
        self.happened.append(Disturbance(STOOD_STILL, "", time.time() - seconds, time.time()))

    def counted(self) -> Counter[str]:
        return Counter(one.kind for one in self.happened)


def limit_files(server: RunningServer, size: int) -> None:
    """Let no file of a server grow beyond a size: the log that SQLite writes at each commit cannot grow, as on a full disk."""
    assert server.process is not None and server.process.pid is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def unexplained(server: str, log: Sequence[str], happened: Sequence[Disturbance]) -> tuple[list[str], Counter[str]]:
    """Lines that no disturbance explains; and how many there are of each that one does."""
    strange, explained = [], Counter[str]()
    for line in log:
        try:
            told = json.loads(line)
        except json.JSONDecodeError:
            strange.append(line)
            continue
        if _is_explained(server, told, happened):
            explained[_name(told)] += 1
        else:
            strange.append(line)
    return strange, explained


def _name(told: dict[str, Any]) -> str:
    return f"{told['event']} {told['reason']}" if "reason" in told else str(told["event"])


def _is_explained(server: str, told: dict[str, Any], happened: Sequence[Disturbance]) -> bool:
    event = told["event"]
    if event in ("bot.replaced", "bot.failed"):
        reason = str(told.get("reason"))
        return reason in BUSY or "deadline" in reason or _near(server, told, happened, frozenset({"kill", STOOD_STILL}))
    return event in EXPLAINS and _near(server, told, happened, EXPLAINS[event])


def _near(server: str, told: dict[str, Any], happened: Sequence[Disturbance], kinds: frozenset[str]) -> bool:
    """Whether one of the kinds was going on; what happens to a whole database, or to who held a bot's work, concerns all."""
    at = datetime.fromisoformat(told["timestamp"]).timestamp()
    concerned = [one for one in happened if one.kind in kinds and (one.of == server or one.kind not in ("cut", "held up"))]
    return any(one.began - 1 <= at <= one.ended + AFTER for one in concerned)

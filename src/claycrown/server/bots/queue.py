"""The order in which bots may think, and how long each: no database here, and no time but what is given.

The same holds as for all work (`workers/queue.py`): bots that people wait for come first, then the owner for whom least was
worked lately, and long thoughts never hold all processes.

The time to think is a budget of the server: a round of all that wait takes about as long as one may think who is alone. Every
owner has the same part of it, and divides it among the own tables.

Who has waited for too long gets the decision of the next weaker bot instead, which is done sooner.
"""

import math
from collections import Counter
from collections.abc import Collection, Sequence
from typing import NamedTuple

from claycrown.bots.ladder import RUNGS, cheaper
from claycrown.server.bots.queries import DueDecision
from claycrown.server.clocks.timing import SECOND
from claycrown.server.config import Bots
from claycrown.server.workers.queue import QUICK, long_lanes
from claycrown.server.workers.shares import AT_ONCE, Shares

LEAST = 0.1
"""The part of its time that a bot has on the busiest server."""
ABOUT = 5
"""Seconds: no wait is predicted more exactly."""
Key = tuple[str, int, int]
"""Of a decision: its table, its seat, and the number of entries when it came to be due."""


class Job(NamedTuple):
    """A decision to be thought about."""

    pending: DueDecision
    bot: str
    """Who is asked: the one that is to decide, or the next weaker one where people have waited for too long."""
    seconds: float
    """That it may think."""


class BotQueue:
    """Who is served next by one process of the server."""

    def __init__(self, settings: Bots, shares: Shares) -> None:
        self._settings = settings
        self._shares = shares
        self._seen: dict[Key, int] = {}
        """Since when each that is due waits here: while the server stood still, or a laptop slept, nobody did."""

    def choose(self, pending: Sequence[DueDecision], running: Collection[Job], at: int) -> list[Job]:
        """What to take up now, as far as there is room; `pending` is all that is due or taken up by anybody."""
        busy = {key(job.pending) for job in running}
        due = [one for one in pending if one.wake_at <= at and key(one) not in busy]
        self._seen = {key(one): self._seen.get(key(one), at) for one in due}
        room = self._settings.processes - len(running)
        long_room = long_lanes(self._settings.processes) - sum(not is_quick(job.bot) for job in running)
        chosen: list[Job] = []
        added: dict[str, float] = {}
        while room > 0:
            fitting = [one for one in due if long_room > 0 or is_quick(self._asked(one, at))]
            if not fitting:
                break
            served = {one.owner_id: self._shares.of(one.owner_id, at) + added.get(one.owner_id, 0.0) for one in fitting}
            first = min(fitting, key=lambda one: (not one.awaited, served[one.owner_id], one.wake_at))
            job = self._job(first, pending, at)
            due.remove(first)
            chosen.append(job)
            added[first.owner_id] = added.get(first.owner_id, 0.0) + _cost(job)
            room -= 1
            long_room -= not is_quick(job.bot)
        return chosen

    def serve(self, job: Job, at: int) -> None:
        """It is being thought about."""
        self._shares.add(job.pending.owner_id, _cost(job), at)

    def _asked(self, one: DueDecision, at: int) -> str:
        too_long = one.awaited and self._waited(one, at) > self._settings.patience
        return (cheaper(one.bot) or one.bot) if too_long else one.bot

    def _waited(self, one: DueDecision, at: int) -> float:
        """Seconds."""
        return (at - self._seen.get(key(one), at)) / SECOND

    def _job(self, one: DueDecision, pending: Sequence[DueDecision], at: int) -> Job:
        """Every owner has the same part of the budget, and divides it among the own bots that wait."""
        rivals = _rivals(one, pending)
        owners = len({other.owner_id for other in rivals})
        own = sum(other.owner_id == one.owner_id for other in rivals)
        part = self._settings.thinking * self._lanes(one, pending) / (owners * own)
        bot = self._asked(one, at)
        most = min(self._settings.thinking, _own_seconds(bot))
        return Job(one, bot, min(most, max(part, LEAST * most)))

    def _lanes(self, one: DueDecision, pending: Sequence[DueDecision]) -> int:
        """How many can be served at a time of its kind, by all processes of the server that are at work."""
        servers = max(1, len({other.holder for other in pending if other.holder is not None}))
        return servers * (self._settings.processes if is_quick(one.bot) else long_lanes(self._settings.processes))

    def wait(self, one: DueDecision, pending: Sequence[DueDecision], at: int) -> int:
        """About how many seconds it takes until one that is due has its decision, in fives."""
        due = sorted((other for other in _rivals(one, pending) if other.wake_at <= at), key=lambda other: other.wake_at)
        rank = [key(other) for other in due if other.owner_id == one.owner_id].index(key(one))
        ahead = [other for other in pending if other.wake_at > at and is_quick(other.bot) == is_quick(one.bot)]
        for owner in {other.owner_id for other in due}:
            ahead += [other for other in due if other.owner_id == owner][: rank + (owner != one.owner_id)]
        alike = Counter((other.owner_id, other.awaited, self._asked(other, at)) for other in ahead)
        example = {(other.owner_id, other.awaited, self._asked(other, at)): other for other in ahead}
        seconds = sum(many * _cost(self._job(example[kind], pending, at)) for kind, many in alike.items())
        patience = max(0.0, self._settings.patience - self._waited(one, at))
        until = min(seconds / self._lanes(one, pending), patience) + _cost(self._job(one, pending, at))
        return math.ceil(until / ABOUT) * ABOUT


def key(one: DueDecision) -> Key:
    return (one.table_id, one.seat, one.number)


def is_quick(bot: str) -> bool:
    return _own_seconds(bot) <= QUICK


def _rivals(one: DueDecision, pending: Sequence[DueDecision]) -> list[DueDecision]:
    """Those that are served in the same processes as one, itself among them, and not after it."""
    quick = is_quick(one.bot)
    return [other for other in pending if other.awaited >= one.awaited and is_quick(other.bot) == quick]


def _own_seconds(bot: str) -> float:
    """How long a bot thinks where it is alone; one that nobody knows may think as long as anybody."""
    rung = RUNGS.get(bot)
    return math.inf if rung is None else rung.budget.seconds or 0.0


def _cost(job: Job) -> float:
    """Seconds that it will take, about."""
    return max(job.seconds, AT_ONCE)

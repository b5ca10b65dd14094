"""Whose turn it is to have a worker process.

Work that people wait for comes first, then that of tables where only bots play, then work in the background. Among equals the
owner for whom least was worked lately comes first, however much each has asked for. No owner has all processes at a time. Nor has
long work: where there are two or more processes, one is kept for quick work. Long work in the background makes room for anybody
else, and begins again later.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, TypeVar

from claycrown.server.http import errors
from claycrown.server.storage.clock import now
from claycrown.server.workers.shares import Shares

T = TypeVar("T")

QUICK = 2.0
"""Seconds: work that takes no longer may use the process that is kept for quick work."""
QUEUED_EACH = 20
"""Pieces of work of one owner that may wait; more are refused."""


class Urgency(IntEnum):
    """Who waits; the lowest first."""

    PEOPLE = 0
    BOTS = 1
    """A table where only bots play."""
    BACKGROUND = 2


class Interrupted(Exception):
    """The work has to make room for more urgent work."""


@dataclass(frozen=True, slots=True)
class TaskTerms:
    """For whom work is done, and how long it takes."""

    owner: str
    """A person, or the address of a visitor who is nobody yet."""
    urgency: Urgency
    seconds: float
    """About how long it will take."""
    scheduled: bool = False
    """The queue of bots has chosen it and counted it for its owner: no further limit of the owner's holds."""


@dataclass(eq=False, slots=True)
class QueuedTask:
    """A piece of work that waits for a process or has one."""

    terms: TaskTerms
    ready: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    task: asyncio.Future[Any] | None = None
    interrupted: bool = False

    @property
    def is_long(self) -> bool:
        return self.terms.seconds > QUICK

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do the work, or raise `Interrupted`."""
        self.task = task = asyncio.ensure_future(work)
        try:
            return await task
        except asyncio.CancelledError:
            if self.interrupted:
                raise Interrupted from None
            raise

    def interrupt(self) -> None:
        self.interrupted = True
        if self.task is not None:
            self.task.cancel()


class FairQueue:
    """The processes of one server, and who waits for them."""

    def __init__(self, processes: int, clock: Callable[[], int] = now) -> None:
        self.processes = processes
        self.shares = Shares()
        self._clock = clock
        self._waiting: list[QueuedTask] = []
        """In the order in which they came."""
        self._running: list[QueuedTask] = []

    @asynccontextmanager
    async def turn(self, terms: TaskTerms) -> AsyncIterator[QueuedTask]:
        """Wait for a process and have it; refused where the owner has too much waiting already."""
        waiting = sum(turn.terms.owner == terms.owner for turn in self._waiting)
        if waiting >= QUEUED_EACH and not terms.scheduled:
            raise errors.too_many("too_many_waiting", most=QUEUED_EACH)
        turn = QueuedTask(terms)
        self._waiting.append(turn)
        try:
            self._start_what_fits()
            self._make_room_for(turn)
            await turn.ready
            yield turn
        finally:
            (self._running if turn in self._running else self._waiting).remove(turn)
            self._start_what_fits()

    def _start_what_fits(self) -> None:
        while fitting := [turn for turn in self._waiting if not turn.ready.done() and self._fits(turn)]:
            at = self._clock()
            first = min(fitting, key=lambda turn: (turn.terms.urgency, self.shares.of(turn.terms.owner, at)))
            self._waiting.remove(first)
            self._running.append(first)
            if not first.terms.scheduled:
                self.shares.add(first.terms.owner, first.terms.seconds, at)
            first.ready.set_result(None)

    def _fits(self, turn: QueuedTask) -> bool:
        return self._has_room(turn) and self._owner_may_have_it(turn)

    def _has_room(self, turn: QueuedTask) -> bool:
        long = sum(other.is_long for other in self._running)
        return len(self._running) < self.processes and not (turn.is_long and long >= long_lanes(self.processes))

    def _owner_may_have_it(self, turn: QueuedTask) -> bool:
        if turn.terms.scheduled or turn.terms.urgency is Urgency.BACKGROUND:
            return True
        owner = turn.terms.owner
        own = [other for other in self._running if other.terms.owner == owner and other.terms.urgency is not Urgency.BACKGROUND]
        return sum(not other.terms.scheduled for other in own) < long_lanes(self.processes)

    def _make_room_for(self, turn: QueuedTask) -> None:
        """Interrupt long work in the background that is in the way."""
        if turn.terms.urgency is Urgency.BACKGROUND or self._has_room(turn) or not self._owner_may_have_it(turn):
            return
        for other in self._running:
            if other.terms.urgency is Urgency.BACKGROUND and other.is_long and not other.interrupted:
                other.interrupt()
                return


def long_lanes(processes: int) -> int:
    """How many of the processes may be at long work."""
    return max(1, processes - 1)

"""The time of the server: the machine's clock without its jumps.

A machine's clock is set by people and by other machines, and may leap by hours. What is timed here (clocks of players, bots'
work, sessions) lasts as long as it lasts all the same. So the time runs by the clock that nobody can set, and goes after the
machine's by a tenth of what has passed at most: never backwards, and no duration is wrong by more than that. What a leap does
while no process runs is seen to by `operations.closed`.
"""

import threading
import time
from collections.abc import Callable

import structlog

log = structlog.get_logger()

SLEW = 10
"""A part of the time that passes, one in so many, is at most added or left out to go after the machine's clock."""
JUMP = 10_000_000_000
"""Nanoseconds: a difference that is told in the log."""
MILLISECOND = 1_000_000


def _steady() -> int:
    """Nanoseconds since whenever, the time that a laptop slept included where the system counts it."""
    boottime = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns() if boottime is None else time.clock_gettime_ns(boottime)


class ServerClock:
    """The time by which one process goes. For any thread."""

    def __init__(self, wall: Callable[[], int] | None = None, steady: Callable[[], int] = _steady) -> None:
        self._wall = wall or (lambda: time.time_ns())
        self._steady = steady
        self._lock = threading.Lock()
        self.start()

    def start(self) -> None:
        """Go by the machine's clock, whatever it says."""
        self._seen = self._agrees_since = self._steady()
        self._time = self._wall()
        self._agrees = True

    def now(self) -> int:
        """Milliseconds since 1970."""
        with self._lock:
            seen = self._steady()
            passed, self._seen = max(0, seen - self._seen), max(seen, self._seen)
            away = self._wall() - self._time - passed
            self._time += passed + max(-passed // SLEW, min(passed // SLEW, away))
            self._compare(away)
            return self._time // MILLISECOND

    def _compare(self, away: int) -> None:
        agrees = abs(away) < JUMP
        if agrees != self._agrees:
            self._agrees, self._agrees_since = agrees, self._seen
            log.warning("clock.agrees" if agrees else "clock.jumped", seconds=round(away / 1e9))

    def agrees_for(self) -> float:
        """Seconds for which the machine's clock has gone as it should: what is old is thrown away only after a while of that."""
        self.now()
        with self._lock:
            return (self._seen - self._agrees_since) / 1e9 if self._agrees else 0.0

    def set(self, at: int) -> None:
        """Go by another time from now on: that of the other processes of the server."""
        with self._lock:
            self._time = at * MILLISECOND


CLOCK = ServerClock()
now = CLOCK.now
"""The time, in milliseconds: it does not jump when the machine's clock does."""

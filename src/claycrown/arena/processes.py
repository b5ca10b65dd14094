"""The games of a tournament, on all available cores."""

import multiprocessing
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.synchronize import Event

from claycrown.arena.entrants import entrant
from claycrown.arena.series import PlayedGame, Series, play
from claycrown.bots.ladder import Budget, cores

MOST_TOGETHER = 8
"""Games of instant bots sent to a process in one batch, so that the overhead is small."""

Job = tuple[Series, int]
"""A series, and the number of a game of it."""


def at_once(all_series: Sequence[Series]) -> int:
    """How many games fit on this machine at a time: one per core, fewer where bots use several."""
    return max(1, cores() // max(budget.threads for series in all_series for budget in [Budget(), *_budgets(series)]))


def run(jobs: Sequence[Job], processes: int) -> Iterator[PlayedGame]:
    """Play all games; they are yielded in order. If the caller stops, the games stop too."""
    if processes == 1 or len(jobs) == 1:
        for series, number in jobs:
            yield play(series, number)
        return
    # A fresh process is slower to start than a forked one, but knows no threads or locks of this one.
    fresh = multiprocessing.get_context("spawn")
    stop = fresh.Event()
    pool = ProcessPoolExecutor(min(processes, len(jobs)), fresh, _begin, (stop,))
    together = 1 if any(_budgets(series) for series, _ in jobs) else max(1, min(MOST_TOGETHER, len(jobs) // (4 * processes)))
    try:
        with delay_interrupts():
            played = pool.map(_play, jobs, chunksize=together)
        yield from played
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


def _budgets(series: Series) -> list[Budget]:
    """The budgets of the entrants that search."""
    budgets = (entrant(name, series.common_budget).budget for name in series.line_up)
    return [budget for budget in budgets if budget is not None]


@contextmanager
def delay_interrupts() -> Iterator[None]:
    """Postpone Ctrl-C until this is done. It reaches every process of the terminal, but none that is started in here."""
    if sys.platform == "win32":
        yield
    else:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


_stop: Event | None = None
"""In a worker process of the arena: set when its games are no longer needed."""


def _begin(stop: Event) -> None:
    global _stop
    _stop = stop


def _play(job: Job) -> PlayedGame:
    assert _stop is not None
    return play(*job, _stop.is_set)

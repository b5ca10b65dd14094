"""Measuring on a machine that others use too: processor time, and the best of a few tries; `bench` repeats it in rounds."""

import gc
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, thread_time

TRIES = 5


def seconds(task: Callable[[], object]) -> float:
    """How long this thread works on a task, undisturbed by the garbage of earlier ones and by other processes' turns."""
    gc.collect()
    gc.disable()
    begun = thread_time()
    task()
    taken = thread_time() - begun
    gc.enable()
    return taken


def by_the_wall(task: Callable[[], object]) -> float:
    """How long a task takes, waiting for locks and all, but not while another process has the core that it needs."""
    begun = perf_counter() - _queued()
    task()
    return perf_counter() - _queued() - begun


def _queued() -> float:
    """Seconds that this thread was ready to run and had no core, as Linux counts them."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_text().split()[1]) / 1e9
    except OSError:
        return 0.0


def best(measure: Callable[[], float]) -> float:
    """The least of several: what the engine takes when nothing else is in its way."""
    return min(measure() for _ in range(TRIES))


def each(task: Callable[[], object], times: int) -> float:
    """Seconds for one of many calls, at best."""

    def many() -> None:
        for _ in range(times):
            task()

    return best(lambda: seconds(many)) / times

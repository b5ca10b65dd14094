"""Measuring on a shared machine: processor time, and the best of a few tries; `bench` repeats it in rounds."""

import gc
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, thread_time

TRIES = 5


def seconds(task: Callable[[], object]) -> float:
    """The processor time of this thread for a task, without garbage collection for earlier tasks."""
    gc.collect()
    gc.disable()
    begun = thread_time()
    task()
    taken = thread_time() - begun
    gc.enable()
    return taken


def by_the_wall(task: Callable[[], object]) -> float:
    """The wall time of a task, less the time in which another process had the core it needed."""
    begun = perf_counter() - _queued()
    task()
    return perf_counter() - _queued() - begun


def _queued() -> float:
    """Seconds in which this thread was ready to run but had no core, as counted by Linux."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_text().split()[1]) / 1e9
    except OSError:
        return 0.0


def best(measure: Callable[[], float]) -> float:
    """The minimum of several measurements: the time without disturbance."""
    return min(measure() for _ in range(TRIES))


def each(task: Callable[[], object], times: int) -> float:
    """The best time per call, in seconds."""

    def many() -> None:
        for _ in range(times):
            task()

    return best(lambda: seconds(many)) / times

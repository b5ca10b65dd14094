"""Measuring on a machine that others use too: processor time, and the best of a few tries; `bench` repeats it in rounds."""

import gc
from collections.abc import Callable
from time import perf_counter, thread_time


def seconds(task: Callable[[], object], now: Callable[[], float] = thread_time) -> float:
    """How long this thread works on a task, undisturbed by the garbage of earlier ones and by other processes' turns."""
    gc.collect()
    gc.disable()
    begun = now()
    task()
    taken = now() - begun
    gc.enable()
    return taken


def by_the_wall(task: Callable[[], object]) -> float:
    """How long a task of several threads takes for whoever waits for it."""
    return seconds(task, perf_counter)


def best(measure: Callable[[], float]) -> float:
    """The least of several: what the engine takes when nothing else is in its way."""
    return min(measure() for _ in range(5))


def each(task: Callable[[], object], times: int) -> float:
    """Seconds for one of many calls, at best."""

    def many() -> None:
        for _ in range(times):
            task()

    return best(lambda: seconds(many)) / times

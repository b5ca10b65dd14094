"""The games of a match, on as many cores as there are."""

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing.synchronize import Event

from claycrown.arena.match import Match, Played, play

MOST_AT_ONCE = 16
"""Games handed to a process at a time: enough that handing over costs little, few enough that a progress bar moves."""


def run(match: Match, processes: int) -> Iterator[Played]:
    """Play all games; they come in their order. Whoever stops listening stops the games too."""
    if processes == 1 or match.games == 1:
        for number in range(match.games):
            yield play(match, number)
        return
    # A fresh process is slower to start than a forked one, but knows no threads or locks of this one.
    fresh = multiprocessing.get_context("spawn")
    stop = fresh.Event()
    pool = ProcessPoolExecutor(min(processes, match.games), fresh, _begin, (stop,))
    at_once = max(1, min(MOST_AT_ONCE, match.games // (4 * processes)))
    try:
        with interrupts_held_back():
            played = pool.map(partial(_play, match), range(match.games), chunksize=at_once)
        yield from played
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Ctrl-C waits until this is done. It reaches every process of the terminal, but never one that is started in here."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_stop: Event | None = None
"""In a process that plays for the arena: set when nobody waits for its games any more."""


def _begin(stop: Event) -> None:
    global _stop
    _stop = stop


def _play(match: Match, number: int) -> Played:
    assert _stop is not None
    return play(match, number, _stop.is_set)

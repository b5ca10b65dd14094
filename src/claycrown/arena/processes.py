"""The games of a match, on as many cores as there are."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from claycrown.arena.match import Match, Played, play

MOST_AT_ONCE = 16
"""Games handed to a process at a time: enough that handing over costs little, few enough that a progress bar moves."""


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(match: Match, processes: int) -> Iterator[Played]:
    """Play all games; they come in their order. Whoever stops listening stops the games too."""
    if processes == 1 or match.games == 1:
        for number in range(match.games):
            yield play(match, number)
        return
    # A fresh process is slower to start than a forked one, but knows no threads or locks of this one.
    others = multiprocessing.active_children()
    fresh = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(processes, match.games), fresh, _leave_interrupts_to_the_arena)
    at_once = max(1, min(MOST_AT_ONCE, match.games // (4 * processes)))
    try:
        yield from pool.map(partial(play, match), range(match.games), chunksize=at_once)
    except BaseException:
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()  # it has nothing to save: the arena alone writes files
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_arena() -> None:
    """Ctrl-C reaches every process of the terminal; only the arena answers it, by ending the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

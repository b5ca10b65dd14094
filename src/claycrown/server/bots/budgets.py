"""What a bot may use for a turn: less time than it takes until its process is killed, and so many threads that all long thoughts
together leave a core to the server."""

import math

from claycrown.bots.ladder import RUNGS, Budget, cores
from claycrown.server.config import Bots
from claycrown.server.workers.queue import long_lanes

THINKING = 2 / 3
"""The part of its time that a bot may think; the rest is for whatever else the machine is busy with."""


def budget(bot: str, settings: Bots, granted: float = math.inf) -> Budget | None:
    """With no more seconds than are granted; None for a bot that does not think ahead."""
    rung = RUNGS.get(bot)
    if rung is None or rung.budget == Budget():
        return None
    own = rung.budget
    most = min(settings.thinking, THINKING * settings.seconds)
    seconds = most if own.seconds is None else min(own.seconds, most, granted)
    threads = min(own.threads, max(1, (cores() - 1) // long_lanes(settings.processes)))
    return Budget(seconds, own.simulations, threads)

"""The ladder: the bots of every game from the weakest to the strongest, and how much each may think."""

import os
from typing import NamedTuple


class Budget(NamedTuple):
    """How much a bot may think in a turn: all the decisions of one turn. (The general search knows no
    turns, and takes it for each decision.)

    Where both are given, thinking ends with whichever is used up first. With simulations alone, a seed always gives the same
    decisions; with seconds, the machine has a say.
    """

    seconds: float | None = None
    simulations: int | None = None
    threads: int = 1

    def divided(self, by: float) -> "Budget":
        """A part of it, on as many threads: a match between parts tells about the whole, and is over sooner."""
        if by <= 0:
            raise ValueError(f"a budget cannot be divided by {by:g}")
        return Budget(
            None if self.seconds is None else self.seconds / by,
            None if self.simulations is None else max(1, round(self.simulations / by)),
            self.threads,
        )


class Rung(NamedTuple):
    """A bot as it is offered at a table; what to expect of it is the message `app-bot-NAME-about`."""

    name: str
    budget: Budget = Budget()
    is_style: bool = False
    """A character that some games have, as strong as its place says; others know nothing of it."""


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


LADDER = (
    Rung("random"),
    Rung("novice"),
    Rung("raider", is_style=True),
    Rung("treasurer", is_style=True),
    Rung("guildmaster", is_style=True),
    Rung("minstrel", is_style=True),
    Rung("potter", is_style=True),
    Rung("miser", is_style=True),
    Rung("drummer", is_style=True),
    Rung("mason", is_style=True),
    Rung("sergeant", is_style=True),
    Rung("greedy"),
    Rung("scout", is_style=True),
    Rung("champion", is_style=True),
    Rung("captain", is_style=True),
    Rung("courtier", is_style=True),
    Rung("herald", is_style=True),
    Rung("chancellor", is_style=True),
    Rung("steward", Budget(simulations=400)),
    Rung("marshal", Budget(seconds=1.0)),
    Rung("emperor", Budget(seconds=10.0, threads=cores())),
)
"""The weakest first."""

RUNGS = {rung.name: rung for rung in LADDER}

STAND_IN = "steward"
"""Who plays for somebody that is not there, unless the table says otherwise: plays well, and answers at once. On a busy server
nobody should wait for the thoughts of an absent player."""


def cheaper(bot: str) -> str | None:
    """Who answers in a bot's place where it does not: the next rung below that every game has; nobody below the lowest. For one
    that is not on the ladder the usual stand-in."""
    if bot not in RUNGS:
        return STAND_IN
    below = [rung.name for rung in LADDER[: LADDER.index(RUNGS[bot])] if not rung.is_style]
    return below[-1] if below else None

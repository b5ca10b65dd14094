"""The ladder: the bots of every game from the weakest to the strongest, with their budgets."""

import os
from typing import NamedTuple


class Budget(NamedTuple):
    """The budget of a bot for a turn, that is for all decisions of one turn. (The general search knows no turns, and applies it
    to each decision.)

    Where both are given, the search ends with whichever is used up first. With simulations alone, a seed always gives the same
    decisions; with seconds, the result depends on the machine.
    """

    seconds: float | None = None
    simulations: int | None = None
    threads: int = 1

    def divided(self, by: float) -> "Budget":
        """A fraction of it, on as many threads: a match between divided bots predicts the full match and takes less time."""
        if by <= 0:
            raise ValueError(f"a budget cannot be divided by {by:g}")
        return Budget(
            None if self.seconds is None else self.seconds / by,
            None if self.simulations is None else max(1, round(self.simulations / by)),
            self.threads,
        )


class Rung(NamedTuple):
    """A bot as offered at a table; its description is the message `app-bot-NAME-about`."""

    name: str
    budget: Budget = Budget()
    is_style: bool = False
    """A character that only some games have, as strong as its place on the ladder."""


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _styles(*names: str) -> list[Rung]:
    return [Rung(name, is_style=True) for name in names]


LADDER = (
    Rung("random"),
    Rung("novice"),
    *_styles("raider", "treasurer", "guildmaster", "minstrel", "potter", "miser", "drummer", "mason", "sergeant"),
    Rung("greedy"),
    *_styles("scout", "champion", "captain", "courtier", "herald", "chancellor"),
    Rung("steward", Budget(simulations=400)),
    Rung("marshal", Budget(seconds=1.0)),
    Rung("emperor", Budget(seconds=10.0, threads=cores())),
)
"""The weakest first."""

RUNGS = {rung.name: rung for rung in LADDER}

STAND_IN = "steward"
"""The default stand-in for an absent player: plays well, and answers instantly. On a busy server nobody should wait for an absent
player's bot.
"""


def cheaper(bot: str) -> str | None:
    """The substitute for a bot that fails to answer: the next lower rung that every game has; None below the lowest. For a name
    that is not on the ladder the default stand-in.
    """
    if bot not in RUNGS:
        return STAND_IN
    below = [rung.name for rung in LADDER[: LADDER.index(RUNGS[bot])] if not rung.is_style]
    return below[-1] if below else None

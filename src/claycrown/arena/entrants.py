"""Who enters a match: a bot of the ladder, as it is or with a budget of its own.

    marshal                      as on the ladder
    marshal:simulations=2000     so many simulations a turn
    marshal:seconds=0.1          so long a turn
    marshal:divide=10            a tenth of what the ladder gives it
    marshal:seconds=1:threads=4  on several threads

The text is also the entrant's name, in tables and records.
"""

from math import isfinite
from typing import NamedTuple

from claycrown.bots.ladder import RUNGS, Budget
from claycrown.games.refused import BadPosition, codes


class CommonBudget(NamedTuple):
    """What everybody who thinks may use in a turn, unless the entrant says it for itself: equal time, or equal simulations."""

    seconds: float | None = None
    simulations: int | None = None
    divide: float = 1.0


AS_ON_THE_LADDER = CommonBudget()
KEYS = ("seconds", "simulations", "divide", "threads")


class Entrant(NamedTuple):
    name: str
    bot: str
    budget: Budget | None
    """Of a bot that thinks; the others take no notice of one."""


def entrant(name: str, common: CommonBudget = AS_ON_THE_LADDER) -> Entrant:
    """The entrant of that name; `BadPosition` if there is none."""
    bot, *settings = name.split(":")
    if bot not in RUNGS:
        raise BadPosition("--bots", "arena-unknown-bot", bot=repr(bot), known=codes(RUNGS))
    ladder = RUNGS[bot].budget
    if ladder == Budget():
        if settings:
            raise BadPosition("--bots", "arena-thinks-not", bot=bot)
        return Entrant(name, bot, None)
    given = dict(_setting(name, setting) for setting in settings)
    if given:
        simulations = given.get("simulations")
        common = CommonBudget(given.get("seconds"), None if simulations is None else int(simulations), given.get("divide", 1.0))
    budget = ladder
    if common.seconds is not None or common.simulations is not None:
        # On one thread, so that equal means equal, and a budget of simulations gives the same game on every machine.
        budget = Budget(common.seconds, common.simulations)
    if "threads" in given:
        budget = budget._replace(threads=int(given["threads"]))
    return Entrant(name, bot, budget.divided(common.divide))


def _setting(name: str, text: str) -> tuple[str, float]:
    key, _, value = text.partition("=")
    try:
        number = float(value)
    except ValueError:
        number = 0.0
    whole = key in ("simulations", "threads")
    if key not in KEYS or not isfinite(number) or number <= 0 or (whole and number != int(number)):
        raise BadPosition("--bots", "arena-setting", bot=name, setting=repr(text), known=codes(KEYS))
    return key, number

"""The entrants of a match: bots of the ladder, by default with their own budgets.

    marshal                      as on the ladder
    marshal:simulations=2000     simulations per turn
    marshal:seconds=0.1          seconds per turn
    marshal:divide=10            a tenth of its budget on the ladder
    marshal:seconds=1:threads=4  on several threads

The text is also the entrant's name, in tables and records.
"""

from math import isfinite
from typing import NamedTuple

from claycrown.bots.ladder import RUNGS, Budget
from claycrown.games.refused import BadPosition, codes


class CommonBudget(NamedTuple):
    """The budget per turn of all entrants that search and name none: equal time, or equal simulations."""

    seconds: float | None = None
    simulations: int | None = None
    divide: float = 1.0


AS_ON_THE_LADDER = CommonBudget()
KEYS = ("seconds", "simulations", "divide", "threads")


class Entrant(NamedTuple):
    name: str
    bot: str
    budget: Budget | None
    """Of a bot that searches; others ignore it."""


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
        # On one thread, so that equal budgets are comparable, and a budget of simulations gives the same game on every machine.
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

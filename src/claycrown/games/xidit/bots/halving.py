"""How a search spends what it has on trials with further years: many plans at first, again and again the better half of them."""

from typing import NamedTuple

from claycrown.games.xidit.rules.state import State, years

DEEP_COST = 50
"""Simulations that a further year takes the time of."""
DEEP_PLANS = 4, 32
"""How many of the own plans are tried with further years: the fewest, which are left at the end, and the most."""
DEEP_TRIALS = 12
"""How often each of them is to be tried before the worse half is left behind."""
DEEPER_FROM = 100
"""Trials of each for every further year after the first."""
DEEPEST = 3
ENDGAME = 2
"""With at most this many years left after the planned one, all trials go to the end of the game."""


class HalvingRound(NamedTuple):
    """A round of trials: how many own plans, how many further years each, until which share of the budget is used up."""

    plans: int
    years: int
    until: float


def years_left(root: State) -> int:
    """After the one that is being planned."""
    return years(root) - root.year


def cost(further: int, left: int) -> int:
    """The cost in simulations of a trial with further years, where only so many are left."""
    return max(DEEP_COST * min(further, left), 1)


def successive_halving(simulations: float, used: float, left: int) -> list[HalvingRound]:
    """How to spend the given simulations, with the given years left: the more there are, the more plans are included, and the
    further they are followed.
    """
    nearest = max(left, 1) if left <= ENDGAME else 1
    trials = simulations / cost(nearest, left)
    fewest, plans = DEEP_PLANS
    while plans > fewest and trials < DEEP_TRIALS * plans * halvings(plans):
        plans //= 2
    share = trials / halvings(plans)
    part = (1 - used) / halvings(plans)
    found = []
    while plans >= fewest:
        used += part
        further = min(max(int(share / plans / DEEPER_FROM), 1), DEEPEST)
        found.append(HalvingRound(plans, max(further, nearest), used))
        plans //= 2
    return found


def halvings(plans: int) -> int:
    """How many rounds lead from that many plans to the last few."""
    return plans.bit_length() - DEEP_PLANS[0].bit_length() + 1

"""Plans with their ratings by a search, and what these say about a rival's choice."""

from math import exp
from typing import NamedTuple

BELIEF = 0.8
"""The weight of searches from a rival's seat; the rest is that of regret matching."""
TEMPERATURE = 0.02
"""A plan with a win probability that much lower is chosen e times less often."""


class RatedPlan(NamedTuple):
    """A plan after the search."""

    plan: int
    win_probability: float
    """Against what the others do on average."""
    probability: float
    """In the average strategy of its seat."""
    visits: int


def interleaved(found: list[RatedPlan]) -> list[RatedPlan]:
    """Those likeliest to win and those chosen most, in turn."""
    often = sorted(found, key=lambda rated: -rated.probability)
    return list(dict.fromkeys(rated for pair in zip(found, often, strict=True) for rated in pair))


def predicted(expected: list[RatedPlan], chosen: list[list[RatedPlan]]) -> list[RatedPlan]:
    """A rival's strategy, the likeliest plan first: mostly what searches from its seat choose, each the surer the better its
    best plan is than the next."""
    belief = {rated.plan: rated._replace(probability=(1 - BELIEF) * rated.probability) for rated in expected}
    for ranked in chosen:
        shares = [exp((rated.win_probability - ranked[0].win_probability) / TEMPERATURE) for rated in ranked]
        for rated, share in zip(ranked, shares, strict=True):
            more = BELIEF * share / sum(shares) / len(chosen)
            before = belief.get(rated.plan, rated._replace(probability=0.0))
            belief[rated.plan] = before._replace(probability=before.probability + more)
    return sorted(belief.values(), key=lambda rated: -rated.probability)

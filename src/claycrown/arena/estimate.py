"""A figure with its uncertainty."""

from typing import NamedTuple

NORMAL_95 = 1.959964
"""95 % of a normal distribution lie within this many standard deviations of the mean."""


class Estimate(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float
    observations: int = 0
    """The number of observations."""

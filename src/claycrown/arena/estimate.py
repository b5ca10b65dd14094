"""A figure and how sure it is."""

from typing import NamedTuple

NORMAL_95 = 1.959964
"""So many standard deviations around the middle hold 95 % of a normal distribution."""


class Estimate(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float
    observations: int = 0
    """How many observations it rests on."""

"""Means, ratios and values with their intervals. Seats of one table depend on each other, so the sampling unit is the game."""

from collections.abc import Sequence
from math import sqrt

from claycrown.arena.estimate import NORMAL_95, Estimate
from claycrown.arena.study.digest import Digest, counting

LEAST = 20
"""The minimum number of tables whose players used something to different degrees, before its value is estimated."""


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values, one for each game."""
    count = len(values)
    middle = sum(values) / count
    spread = sqrt(sum((value - middle) ** 2 for value in values) / max(1, count - 1) / count)
    return _around(middle, spread, count)


def frequency(digests: Sequence[Digest], section: str, item: str) -> Estimate:
    """How often a player used it in a game."""
    found = mean([sum(digest.used(section, item)) / len(digest.seats) for digest in digests])
    return found._replace(observations=sum(sum(digest.used(section, item)) for digest in digests))


def direct(digests: Sequence[Digest], section: str, item: str) -> Estimate | None:
    """The direct yield of a use; None if nobody used it."""
    uses = [sum(digest.used(section, item)) for digest in digests]
    paid = [sum(digest.got(section, item)) for digest in digests]
    if sum(uses) == 0:
        return None
    ratio = sum(paid) / sum(uses)
    spread = sqrt(sum((got - ratio * used) ** 2 for got, used in zip(paid, uses, strict=True))) / sum(uses)
    return _around(ratio, spread, sum(uses))


def value(digests: Sequence[Digest], section: str, item: str) -> Estimate | None:
    """By how much players who used it once more did better than the others at their table; None if almost all used it equally.

    It is the slope of a linear regression over all players, each relative to the mean of their table: what the table has in
    common cancels out. The interval allows for any dependence within a table.
    """
    worth = counting(digests[0].game).worth
    crossed = squares = 0.0
    tables = []
    for digest in digests:
        x = _centre([float(times) for times in digest.used(section, item)])
        y = _centre(worth(digest))
        tables.append((x, y))
        crossed += sum(a * b for a, b in zip(x, y, strict=True))
        squares += sum(a * a for a in x)
    if sum(any(x) for x, _ in tables) < LEAST:
        return None
    slope = crossed / squares
    left = sum(sum(a * (b - slope * a) for a, b in zip(x, y, strict=True)) ** 2 for x, y in tables)
    return _around(slope, sqrt(left) / squares, sum(sum(digest.used(section, item)) for digest in digests))


def _centre(values: list[float]) -> list[float]:
    middle = sum(values) / len(values)
    return [value - middle for value in values]


def _around(middle: float, spread: float, count: int) -> Estimate:
    return Estimate(middle, middle - NORMAL_95 * spread, middle + NORMAL_95 * spread, count)

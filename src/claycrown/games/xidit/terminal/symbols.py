"""The signs of the map: rewards and units as tokens show them."""

from collections.abc import Iterable

from claycrown.games.xidit.rules.pieces import UNIT_LETTERS

GOLD, BARD, FLOOR = REWARDS = "¤♪⌂"
FIRST = "★"
ROADS = ("══", "╌╌", "~~")


def units(counts: Iterable[int]) -> str:
    """`MMC`, weakest first."""
    return "".join(letter * max(number, 0) for letter, number in zip(UNIT_LETTERS, counts, strict=True))


def rewards(gold: int, bards: int, floors: int) -> str:
    """As on a token."""
    return f"{gold}{GOLD}{bards}{BARD}{floors}{FLOOR}"

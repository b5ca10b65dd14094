"""Nights, when the clocks of slow games pause: in each player's own time zone, whatever becomes of summer time."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

LONGEST = 14
"""Hours of a night at most: a day must be left to decide in."""


class NoNight(Exception):
    """A night that cannot be, with the reason."""


def write(zone: str, begins: int, ends: int) -> str:
    """A night as it is stored."""
    try:
        _zone(zone)
    except (ValueError, OSError, KeyError):
        raise NoNight(f"There is no time zone {zone!r}.") from None
    if not 1 <= (ends - begins) % 24 <= LONGEST:
        raise NoNight(f"A night has 1 to {LONGEST} hours.")
    return f"{zone} {begins} {ends}"


def read(night: str) -> tuple[str, int, int]:
    zone, begins, ends = night.split(" ")
    return zone, int(begins), int(ends)


@lru_cache(maxsize=256)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def from_time(night: str, start: int) -> Iterator[tuple[int, int]]:
    """The nights that end after a time, one after the other, as the times of their beginnings and ends."""
    name, begins, ends = read(night)
    zone = _zone(name)
    day = datetime.fromtimestamp(start / 1000, UTC).astimezone(zone).date() - timedelta(days=2)
    while True:
        begin = _time(day, begins, zone)
        end = _time(day + timedelta(days=ends <= begins), ends, zone)
        if end > start:
            yield begin, end
        day += timedelta(days=1)


def _time(day: date, hour: int, zone: ZoneInfo) -> int:
    return int(datetime.combine(day, time(hour), zone).timestamp() * 1000)


def awake(start: int, end: int, night: str | None) -> int:
    """How much of the time between two times was not night."""
    total = max(0, end - start)
    if night is None:
        return total
    for begin, over in from_time(night, start):
        if begin >= end:
            break
        total -= min(over, end) - max(begin, start)
    return max(0, total)


def after(start: int, amount: int, night: str | None) -> int:
    """When so much time that is not night will have passed."""
    if night is None:
        return start + amount
    at = start
    for begin, over in from_time(night, start):
        day = max(0, begin - at)
        if amount <= day and at < begin:
            return at + amount
        amount -= day
        at = max(at, over)
    raise AssertionError("there is always another night")

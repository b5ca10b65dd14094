"""Nights and holidays, when the clocks of slow games pause: in each player's own time zone, whatever becomes of summer time."""

import heapq
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from claycrown.server.http import errors

LONGEST = 14
"""Hours of a night at most: a day must be left to decide in."""


def write(zone: str, begins: int, ends: int) -> str:
    """A night as it is stored."""
    _known(zone)
    if not 1 <= (ends - begins) % 24 <= LONGEST:
        raise errors.bad("bad_night", most=LONGEST)
    return f"{zone} {begins} {ends}"


def days_of(zone: str, first: date, last: date) -> tuple[int, int]:
    """Whole days of a time zone, as the times of their beginning and end."""
    known = _known(zone)
    return _time(first, 0, known), _time(last + timedelta(days=1), 0, known)


def read(night: str) -> tuple[str, int, int]:
    zone, begins, ends = night.split(" ")
    return zone, int(begins), int(ends)


def _known(zone: str) -> ZoneInfo:
    """A time zone by the name that somebody sends."""
    try:
        return _zone(zone)
    except (ValueError, OSError, KeyError):
        raise errors.bad("unknown_zone", zone=zone) from None


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


Holidays = tuple[tuple[int, int], ...]
"""The times of their beginnings and ends."""


def pauses(start: int, night: str | None, holidays: Holidays) -> Iterator[tuple[int, int]]:
    """The nights and holidays that end after a time, in their order; those that touch are one."""
    nightly: Iterable[tuple[int, int]] = () if night is None else from_time(night, start)
    held: tuple[int, int] | None = None
    for begin, end in heapq.merge(sorted(days for days in holidays if days[1] > start), nightly):
        if held is not None and begin > held[1]:
            yield held
            held = None
        held = (begin, end) if held is None else (held[0], max(held[1], end))
    if held is not None:
        yield held


def awake(start: int, end: int, night: str | None, holidays: Holidays = ()) -> int:
    """How much of the time between two times was neither night nor holiday."""
    total = max(0, end - start)
    for begin, over in pauses(start, night, holidays):
        if begin >= end:
            break
        total -= min(over, end) - max(begin, start)
    return max(0, total)


def after(start: int, amount: int, night: str | None, holidays: Holidays = ()) -> int:
    """When so much time that is neither night nor holiday will have passed."""
    at = start
    for begin, over in pauses(start, night, holidays):
        day = max(0, begin - at)
        if amount <= day and at < begin:
            return at + amount
        amount -= day
        at = max(at, over)
    return at + amount

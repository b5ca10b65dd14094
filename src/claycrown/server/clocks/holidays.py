"""Holidays: days in which the clocks of somebody's slow games stand still. There are so many a year, and not after the fact."""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection

from claycrown.server.clocks import nights, queries, timing
from claycrown.server.clocks.nights import Holidays
from claycrown.server.clocks.schemas import Holiday, MyHolidays, NewHoliday
from claycrown.server.http import errors
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Transaction

DAYS = 28
"""Of holidays that begin in one year."""
MOST = 20
"""Holidays that are kept at a time; those of years before are forgotten first."""
AHEAD = timedelta(days=400)
"""How far ahead a holiday may end."""


def listed(connection: Connection, person_id: str) -> MyHolidays:
    kept = queries.holidays_of(connection, person_id)
    coming = [Holiday(begins, ends) for begins, ends in kept if ends > now()]
    return MyHolidays(coming, max(0, DAYS - _taken(kept, _year(now()))))


def add(transaction: Transaction, person_id: str, asked: NewHoliday) -> None:
    """Days off, from today on."""
    connection, at = transaction.connection, now()
    today = datetime.fromtimestamp(at / 1000, UTC).date()
    if asked.last < asked.first:
        raise errors.bad("bad_holiday")
    if asked.last > today + AHEAD:
        raise errors.bad("holiday_too_far", days=AHEAD.days)
    if asked.last < today - timedelta(days=1):  # wherever one is
        raise _over()
    begins, ends = nights.days_of(asked.zone, max(asked.first, today - AHEAD), asked.last)
    kept = tuple(days for days in queries.holidays_of(connection, person_id) if _year(days[0]) >= _year(at) - 1)
    if (begins, ends) in kept:
        return  # sent twice
    wanted = (max(begins, at), ends)
    if wanted[0] >= ends:
        raise _over()
    if any(begin < ends and begins < end for begin, end in kept):
        raise errors.bad("holiday_overlaps")
    if len(kept) >= MOST:
        raise errors.conflict("holidays_full", most=MOST)
    if _taken((*kept, wanted), _year(wanted[0])) > DAYS:
        raise errors.conflict("too_many_holidays", days=DAYS)
    _set(transaction, person_id, (*kept, wanted), at)


def _over() -> errors.Refusal:
    return errors.bad("holiday_over")


def remove(transaction: Transaction, person_id: str, begins: int) -> None:
    """One is back, or does not go: what has passed of it stays taken."""
    at = now()
    kept = queries.holidays_of(transaction.connection, person_id)
    left = tuple((begin, min(end, at)) if begin == begins else (begin, end) for begin, end in kept)
    _set(transaction, person_id, tuple((begin, end) for begin, end in left if end > begin), at)


def _set(transaction: Transaction, person_id: str, wanted: Holidays, at: int) -> None:
    """It counts at once, also for clocks that run, and all their slow tables are told."""
    connection = transaction.connection
    queries.set_holidays(connection, person_id, wanted)
    coming = tuple(days for days in wanted if days[1] > at)
    for row in queries.of_person(connection, person_id):
        clock = row.settings.clock
        if clock is None or clock.days is None:
            continue
        if row.since is not None:
            hand = timing.start(timing.stop(timing.hand_of(row), at), at, row.night, coming)
            queries.change(connection, row.table_id, row.seat, **timing.stored(hand))
        transaction.notify("clocks", row.table_id)


def _year(at: int) -> int:
    return datetime.fromtimestamp(at / 1000, UTC).year


def _taken(kept: Holidays, year: int) -> int:
    """Days, those that have only begun counted whole."""
    return -(-sum(end - begin for begin, end in kept if _year(begin) == year) // timing.DAY)


def export(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    return [{"begins": begins, "ends": ends} for begins, ends in queries.holidays_of(connection, person_id)]


def forget(transaction: Transaction, person_id: str) -> None:
    queries.set_holidays(transaction.connection, person_id, ())

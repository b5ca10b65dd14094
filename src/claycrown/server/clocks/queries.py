"""Queries on clocks, and on when people sleep."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, bindparam, delete, exists, func, insert, select, update

from claycrown.server.clocks.nights import Holidays
from claycrown.server.storage.rows import RowMapper
from claycrown.server.storage.schema import absences, clocks, holidays, nights, seats, tables
from claycrown.server.tables.schemas import Settings, Status


class ClockRow(NamedTuple):
    """The clock of a person at a table where time is kept. Times are in milliseconds."""

    seat: int
    left: int
    """Of the time for thinking, when the clock last started or stopped."""
    spent: int
    """Since another's decision made it this seat's turn."""
    since: int | None
    """When it started; none while it stands still."""
    deadline: int | None
    """When it comes to zero; none when it does not, or did and was seen to."""
    night: str | None
    holidays: str | None
    """JSON: pairs of times."""


class RunningClock(NamedTuple):
    """The clock of a game that goes on, with what it needs to know of its table."""

    table_id: str
    seat: int
    left: int
    spent: int
    since: int | None
    deadline: int | None
    night: str | None
    holidays: str | None
    game: str
    deciders: tuple[int, ...]
    settings: Settings


_CLOCK = RowMapper(ClockRow, clocks)
_RUNNING = RowMapper(RunningClock, clocks, tables.c.game, tables.c.deciders, tables.c.settings)
_OF_TABLE = select(*_CLOCK.columns).where(clocks.c.table_id == bindparam("of")).order_by(clocks.c.seat)
_NEXT = select(func.min(clocks.c.deadline))


def add(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
    connection.execute(insert(clocks), rows)


def at_table(connection: Connection, table_id: str) -> list[ClockRow]:
    return _CLOCK.all(connection.execute(_OF_TABLE, {"of": table_id}))


def change(connection: Connection, table_id: str, seat: int, **values: Any) -> None:
    connection.execute(update(clocks).where(clocks.c.table_id == table_id, clocks.c.seat == seat).values(**values))


def running(connection: Connection) -> list[RunningClock]:
    """All clocks of games that go on, but of those for whom a bot plays."""
    absent = exists().where(
        absences.c.table_id == clocks.c.table_id, absences.c.seat == clocks.c.seat, absences.c.ended_at.is_(None)
    )
    query = select(*_RUNNING.columns).select_from(clocks).join(tables, tables.c.id == clocks.c.table_id)
    return _RUNNING.all(connection.execute(query.where(tables.c.status == Status.RUNNING, ~absent)))


def ticking(connection: Connection) -> list[RunningClock]:
    """All clocks that run now."""
    query = select(*_RUNNING.columns).select_from(clocks).join(tables, tables.c.id == clocks.c.table_id)
    return _RUNNING.all(connection.execute(query.where(clocks.c.since.is_not(None))))


def next_deadline(connection: Connection) -> int | None:
    """When the next clock comes to zero."""
    return connection.execute(_NEXT).scalar()


def due(connection: Connection, at: int, limit: int) -> list[tuple[str, int]]:
    """The clocks that have come to zero, as table and seat."""
    query = select(clocks.c.table_id, clocks.c.seat).where(clocks.c.deadline <= at).order_by(clocks.c.deadline).limit(limit)
    return [(row.table_id, row.seat) for row in connection.execute(query)]


def night_of(connection: Connection, person_id: str) -> str | None:
    return connection.execute(select(nights.c.night).where(nights.c.person_id == person_id)).scalar()


def nights_at(connection: Connection, table_id: str) -> dict[int, str]:
    """When those at a table sleep, by seat."""
    query = select(seats.c.seat, nights.c.night).join(
        nights,
        and_(nights.c.person_id == func.coalesce(seats.c.person_id, seats.c.keeper_id), seats.c.table_id == table_id),
    )
    return {row.seat: row.night for row in connection.execute(query)}


def holidays_at(connection: Connection, table_id: str, at: int) -> dict[int, Holidays]:
    """The holidays of those at a table that are not over, by seat."""
    query = select(seats.c.seat, holidays.c.begins, holidays.c.ends).join(
        holidays,
        and_(holidays.c.person_id == func.coalesce(seats.c.person_id, seats.c.keeper_id), seats.c.table_id == table_id),
    )
    found: dict[int, Holidays] = {}
    for row in connection.execute(query.where(holidays.c.ends > at).order_by(holidays.c.begins)):
        found[row.seat] = (*found.get(row.seat, ()), (row.begins, row.ends))
    return found


def holidays_of(connection: Connection, person_id: str) -> Holidays:
    query = select(holidays.c.begins, holidays.c.ends).where(holidays.c.person_id == person_id).order_by(holidays.c.begins)
    return tuple((row.begins, row.ends) for row in connection.execute(query))


def set_holidays(connection: Connection, person_id: str, wanted: Holidays) -> None:
    connection.execute(delete(holidays).where(holidays.c.person_id == person_id))
    if wanted:
        rows = [{"person_id": person_id, "begins": begins, "ends": ends} for begins, ends in wanted]
        connection.execute(insert(holidays), rows)


def of_person(connection: Connection, person_id: str) -> list[RunningClock]:
    """Somebody's clocks in games that go on, at their own seat and at those they keep."""
    query = (
        select(*_RUNNING.columns)
        .select_from(clocks)
        .join(tables, tables.c.id == clocks.c.table_id)
        .join(seats, and_(seats.c.table_id == clocks.c.table_id, seats.c.seat == clocks.c.seat))
        .where(func.coalesce(seats.c.person_id, seats.c.keeper_id) == person_id, tables.c.status == Status.RUNNING)
    )
    return _RUNNING.all(connection.execute(query))


def set_night(connection: Connection, person_id: str, night: str | None) -> None:
    connection.execute(delete(nights).where(nights.c.person_id == person_id))
    if night is not None:
        connection.execute(insert(nights).values(person_id=person_id, night=night))

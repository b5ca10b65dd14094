"""Queries on absences: when a bot played, or plays, for somebody."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, insert, select, update

from claycrown.server.storage.rows import Prepared, RowMapper
from claycrown.server.storage.schema import absences
from claycrown.server.tables.schemas import Cause


class AbsenceRow(NamedTuple):
    """A time in which a bot plays for somebody."""

    seat: int
    at: int
    number: int
    """Of entries when it began."""
    cause: Cause
    for_good: bool
    """To the end of the game, and ranked behind all who stayed."""
    bot: str
    ended_at: int | None
    """None while it lasts."""
    ended_number: int | None


_ABSENCE = RowMapper(AbsenceRow, absences)
_OF_TABLE = select(*_ABSENCE.columns).where(absences.c.table_id == bindparam("of")).order_by(absences.c.at, absences.c.seat)
_CURRENT = Prepared(_OF_TABLE.where(absences.c.ended_at.is_(None)))


def of_table(connection: Connection, table_id: str) -> list[AbsenceRow]:
    """All of a game, in their order."""
    return _ABSENCE.all(connection.execute(_OF_TABLE, {"of": table_id}))


def current(connection: Connection, table_id: str) -> dict[int, AbsenceRow]:
    """Those that last, by seat."""
    return {row.seat: row for row in _ABSENCE.all(_CURRENT.all(connection, {"of": table_id}))}


def for_good(connection: Connection, table_ids: Collection[str]) -> dict[str, dict[int, int]]:
    """Who is out at each table: when they went, by seat."""
    out: dict[str, dict[int, int]] = {table_id: {} for table_id in table_ids}
    rows = select(absences.c.table_id, absences.c.seat, absences.c.at)
    lasting = absences.c.for_good & absences.c.ended_at.is_(None) & absences.c.table_id.in_(table_ids)
    for table_id, seat, at in connection.execute(rows.where(lasting)):
        out[table_id][seat] = at
    return out


def left(connection: Connection, table_id: str) -> list[int]:
    """The seats of those who have left a game for good, the first to leave first."""
    gone = for_good(connection, [table_id])[table_id]
    return sorted(gone, key=lambda seat: (gone[seat], seat))


def begin(connection: Connection, table_id: str, seat: int, at: int, number: int, cause: Cause, for_good: bool, bot: str) -> None:
    values = {"table_id": table_id, "seat": seat, "at": at, "number": number, "cause": cause, "for_good": for_good, "bot": bot}
    connection.execute(insert(absences).values(**values))


def end(connection: Connection, table_id: str, seat: int, at: int, number: int) -> None:
    lasting = update(absences).where(absences.c.table_id == table_id, absences.c.seat == seat, absences.c.ended_at.is_(None))
    connection.execute(lasting.values(ended_at=at, ended_number=number))

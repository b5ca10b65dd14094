"""Queries on reports."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from claycrown.server.social.schemas import Outcome, Reason
from claycrown.server.storage.rows import RowMapper
from claycrown.server.storage.schema import reports


class ReportRow(NamedTuple):
    id: str
    by_id: str
    person_id: str
    table_id: str | None
    reason: Reason
    text: str
    said: str
    """JSON: a list of texts."""
    at: int
    settled_at: int | None
    outcome: str | None


_REPORT = RowMapper(ReportRow, reports)


def add(connection: Connection, **values: Any) -> None:
    connection.execute(insert(reports).values(**values))


def count_unsettled(connection: Connection, by_id: str) -> int:
    query = select(func.count()).where(reports.c.by_id == by_id, reports.c.settled_at.is_(None))
    return connection.execute(query).scalar_one()


def report(connection: Connection, report_id: str) -> ReportRow | None:
    return _REPORT.one(connection.execute(select(*_REPORT.columns).where(reports.c.id == report_id)).one_or_none())


def latest(connection: Connection, limit: int) -> list[ReportRow]:
    """Those that nobody has settled first, then the latest."""
    query = select(*_REPORT.columns).order_by(reports.c.settled_at.is_not(None), reports.c.at.desc()).limit(limit)
    return _REPORT.all(connection.execute(query))


def settle(connection: Connection, report_id: str, outcome: Outcome, by_id: str, at: int) -> None:
    query = update(reports).where(reports.c.id == report_id)
    connection.execute(query.values(outcome=outcome, settled_by=by_id, settled_at=at))


def made_by(connection: Connection, person_id: str) -> list[ReportRow]:
    return _REPORT.all(connection.execute(select(*_REPORT.columns).where(reports.c.by_id == person_id)))


def forget(connection: Connection, person_id: str) -> None:
    """What somebody has reported, and what others have of them."""
    connection.execute(delete(reports).where(reports.c.by_id == person_id))
    connection.execute(delete(reports).where(reports.c.person_id == person_id))
    connection.execute(update(reports).where(reports.c.settled_by == person_id).values(settled_by=None))

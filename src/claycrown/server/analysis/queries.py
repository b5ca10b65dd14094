"""Queries on analyses."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, and_, exists, func, insert, or_, select, update

from claycrown.analysis.types import Depth
from claycrown.server.analysis.schemas import AnalysisStatus
from claycrown.server.storage.rows import RowMapper
from claycrown.server.storage.schema import analyses


class AnalysisRow(NamedTuple):
    """An analysis as far as it is."""

    key: str
    person_id: str | None
    record: str
    depth: Depth
    status: AnalysisStatus
    done: float
    result: bytes | None
    at: int
    beat: int


_ROW = RowMapper(AnalysisRow, analyses)
_OPEN = (AnalysisStatus.WAITING.value, AnalysisStatus.RUNNING.value)


def find(connection: Connection, key: str) -> AnalysisRow | None:
    return _ROW.one(connection.execute(select(*_ROW.columns).where(analyses.c.key == key)).one_or_none())


def done(connection: Connection, key: str) -> bytes | None:
    """All that was found, of an analysis that has come to its end."""
    query = select(analyses.c.result).where(analyses.c.key == key, analyses.c.status == AnalysisStatus.DONE)
    found: bytes | None = connection.execute(query).scalar_one_or_none()
    return found


def done_of(connection: Connection, keys: Collection[str]) -> set[str]:
    query = select(analyses.c.key).where(analyses.c.key.in_(list(keys)), analyses.c.status == AnalysisStatus.DONE)
    return set(connection.execute(query).scalars())


def ask(connection: Connection, key: str, person_id: str, record: str, depth: Depth, at: int) -> None:
    """Put one to the end of the queue: a new one, or one that was stopped or failed."""
    values = {"person_id": person_id, "status": AnalysisStatus.WAITING, "done": 0.0, "at": at, "beat": 0}
    if connection.execute(update(analyses).where(analyses.c.key == key).values(values)).rowcount == 0:
        connection.execute(insert(analyses).values(key=key, record=record, depth=depth, **values))


def count_since(connection: Connection, person_id: str, at: int) -> int:
    query = select(func.count()).where(analyses.c.person_id == person_id, analyses.c.at > at)
    return int(connection.execute(query).scalar_one())


def count_ahead(connection: Connection, row: AnalysisRow) -> int:
    """Those of the same person that are made before it."""
    mine = analyses.c.person_id == row.person_id
    query = select(func.count()).where(mine, analyses.c.status.in_(_OPEN), analyses.c.at < row.at)
    return int(connection.execute(query).scalar_one())


def take(connection: Connection, at: int, until: int) -> AnalysisRow | None:
    """The one that has waited longest of the people for whom none is being made, or one that nobody works on any more."""
    forsaken = and_(analyses.c.status == AnalysisStatus.RUNNING, analyses.c.beat < at)
    other = analyses.alias()
    is_made = and_(other.c.person_id == analyses.c.person_id, other.c.status == AnalysisStatus.RUNNING, other.c.beat >= at)
    waits = or_(and_(analyses.c.status == AnalysisStatus.WAITING, ~exists().where(is_made)), forsaken)
    query = select(*_ROW.columns).where(waits).order_by(analyses.c.at).limit(1).with_for_update(skip_locked=True)
    row = _ROW.one(connection.execute(query).one_or_none())
    if row is not None:
        _change(connection, row.key, status=AnalysisStatus.RUNNING, beat=until)
    return row


def go_on(connection: Connection, key: str, done: float, result: bytes, until: int) -> bool:
    """What is known now; whether it is still wanted."""
    running = and_(analyses.c.key == key, analyses.c.status == AnalysisStatus.RUNNING)
    changed = connection.execute(update(analyses).where(running).values(done=done, result=result, beat=until))
    return changed.rowcount == 1


def end(connection: Connection, key: str, status: AnalysisStatus) -> None:
    """One that waits or is worked on is finished with."""
    under_way = and_(analyses.c.key == key, analyses.c.status.in_(_OPEN))
    connection.execute(update(analyses).where(under_way).values(status=status))


def of_person(connection: Connection, person_id: str) -> list[AnalysisRow]:
    return _ROW.all(connection.execute(select(*_ROW.columns).where(analyses.c.person_id == person_id).order_by(analyses.c.at)))


def forget(connection: Connection, person_id: str) -> None:
    connection.execute(update(analyses).where(analyses.c.person_id == person_id).values(person_id=None))


def _change(connection: Connection, key: str, **values: object) -> None:
    connection.execute(update(analyses).where(analyses.c.key == key).values(values))

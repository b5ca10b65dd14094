"""Queries on games: entries and snapshots."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, and_, bindparam, delete, insert, select, update

from claycrown.match import Entry, EntryKind
from claycrown.server.storage.rows import Prepared, RowMapper, seats_text
from claycrown.server.storage.schema import decisions, imports, seats, snapshots, tables


class DecisionMade(NamedTuple):
    """An entry of somebody's, for the export of their data."""

    table_id: str
    number: int
    text: str
    at: int


class ImportedDecisions(NamedTuple):
    """A record of an unfinished game that waits for people to play on. Secret."""

    seed: str
    decisions: str
    """JSON: the colour and the text of each."""


ENTRY = RowMapper(Entry, decisions)
_MADE = RowMapper(DecisionMade, decisions)
_IMPORT = RowMapper(ImportedDecisions, imports)
_ENTRIES = Prepared(
    select(*ENTRY.columns)
    .where(
        decisions.c.table_id == bindparam("of"), decisions.c.number > bindparam("after"), decisions.c.number <= bindparam("last")
    )
    .order_by(decisions.c.number)
)
_BACKS = Prepared(
    select(decisions.c.number, decisions.c.text)
    .where(
        decisions.c.table_id == bindparam("of"),
        decisions.c.number <= bindparam("last"),
        decisions.c.kind != EntryKind.DECIDE.value,
    )
    .order_by(decisions.c.number)
)
_SNAPSHOT = Prepared(
    select(snapshots.c.number, snapshots.c.data)
    .where(snapshots.c.table_id == bindparam("of"), snapshots.c.number <= bindparam("last"))
    .order_by(snapshots.c.number.desc())
    .limit(1)
)
_ADD = Prepared(insert(decisions), decisions.c.keys())
_KEEP = Prepared(insert(snapshots), snapshots.c.keys())
_MOVE = Prepared(
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(head=bindparam("at_head"), deciders=bindparam("to_decide"), moved_at=bindparam("time"))
)


def entries(connection: Connection, table_id: str, after: int, last: int) -> list[Entry]:
    """The entries with numbers above `after`, up to `last`."""
    return ENTRY.all(_ENTRIES.all(connection, {"of": table_id, "after": after, "last": last}))


def backs(connection: Connection, table_id: str, last: int) -> list[tuple[int, int]]:
    """The numbers of undos and takings back up to a number, in order, each with the number that it goes back to."""
    return [(number, int(text)) for number, text in _BACKS.all(connection, {"of": table_id, "last": last})]


def add_entry(connection: Connection, table_id: str, entry: Entry) -> None:
    _ADD.run(connection, {"table_id": table_id, **entry._asdict()})


def add_entries(connection: Connection, table_id: str, entries: Sequence[Entry]) -> None:
    """Many at once: those of a record."""
    if entries:
        connection.execute(insert(decisions), [{"table_id": table_id, **entry._asdict()} for entry in entries])


def move_on(connection: Connection, table_id: str, head: int, deciders: Sequence[int], at: int) -> None:
    """The table is at another number."""
    _MOVE.run(connection, {"of": table_id, "at_head": head, "to_decide": seats_text(deciders), "time": at})


def latest_snapshot(connection: Connection, table_id: str, last: int) -> tuple[int, bytes] | None:
    """The latest snapshot not after that number."""
    row = _SNAPSHOT.first(connection, {"of": table_id, "last": last})
    return None if row is None else (row[0], bytes(row[1]))


def keep_snapshot(connection: Connection, table_id: str, number: int, data: bytes) -> None:
    _KEEP.run(connection, {"table_id": table_id, "number": number, "data": data})


def made_by(connection: Connection, person_id: str) -> list[DecisionMade]:
    """All entries that a person made, at the tables where they sit."""
    query = (
        select(*_MADE.columns)
        .join(seats, and_(seats.c.table_id == decisions.c.table_id, seats.c.person_id == person_id))
        .where(decisions.c.by == person_id)
        .order_by(decisions.c.at)
    )
    return _MADE.all(connection.execute(query))


def keep_import(connection: Connection, table_id: str, seed: int, decisions: str) -> None:
    connection.execute(insert(imports).values(table_id=table_id, seed=str(seed), decisions=decisions))


def take_import(connection: Connection, table_id: str) -> ImportedDecisions | None:
    """The record that a table goes on from; it is needed once."""
    query = select(*_IMPORT.columns).where(imports.c.table_id == table_id)
    kept = _IMPORT.one(connection.execute(query).one_or_none())
    if kept is not None:
        connection.execute(delete(imports).where(imports.c.table_id == table_id))
    return kept

"""Queries on games: entries and snapshots."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, and_, bindparam, delete, insert, select, update

from claycrown.server.storage.prepared import Prepared
from claycrown.server.storage.schema import decisions, imports, seats, snapshots, tables
from claycrown.server.tables.queries import join

DECIDE = "decide"
UNDO = "undo"
BACK = "back"


class Entry(msgspec.Struct, frozen=True):
    """One entry of a game's list. Not for outside: `text` may be hidden from others."""

    number: int
    seat: int
    """Whose; of a taking back, who asked for it."""
    kind: str
    """`decide`; `undo`: the seat's own decisions from a number on; `back`: all agreed to go back to a number."""
    text: str
    """The decision in the game's notation; of an undo or a taking back, the number that the game goes back to."""
    answers: int
    """The number of entries that whoever decided had seen."""
    hidden: bool
    """It was made without knowing those of others, and is shown to nobody else until the game is over."""
    at: int
    by: str

    @property
    def back_to(self) -> int | None:
        """The number whose position an undo or a taking back restores."""
        return None if self.kind == DECIDE else int(self.text)


_COLUMNS = (
    decisions.c.number,
    decisions.c.seat,
    decisions.c.kind,
    decisions.c.text,
    decisions.c.answers,
    decisions.c.hidden,
    decisions.c.at,
    decisions.c.by,
)
_ENTRIES = Prepared(
    select(*_COLUMNS)
    .where(
        decisions.c.table_id == bindparam("of"), decisions.c.number > bindparam("after"), decisions.c.number <= bindparam("last")
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
    rows = _ENTRIES.all(connection, {"of": table_id, "after": after, "last": last})
    return [Entry(*row) for row in rows]


def add_entry(connection: Connection, table_id: str, entry: Entry) -> None:
    _ADD.run(connection, {"table_id": table_id, **msgspec.structs.asdict(entry)})


def add_entries(connection: Connection, table_id: str, entries: Sequence[Entry]) -> None:
    """Many at once: those of a record."""
    if entries:
        connection.execute(insert(decisions), [{"table_id": table_id, **msgspec.structs.asdict(entry)} for entry in entries])


def move_on(connection: Connection, table_id: str, head: int, deciders: Sequence[int], at: int) -> None:
    """The table is at another number."""
    _MOVE.run(connection, {"of": table_id, "at_head": head, "to_decide": join(deciders), "time": at})


def latest_snapshot(connection: Connection, table_id: str, last: int) -> tuple[int, bytes] | None:
    """The latest snapshot not after that number."""
    row = _SNAPSHOT.first(connection, {"of": table_id, "last": last})
    return None if row is None else (row[0], bytes(row[1]))


def keep_snapshot(connection: Connection, table_id: str, number: int, data: bytes) -> None:
    _KEEP.run(connection, {"table_id": table_id, "number": number, "data": data})


def finish(connection: Connection, table_id: str, status: str, result: str | None, at: int) -> None:
    """The game has ended."""
    connection.execute(
        update(tables).where(tables.c.id == table_id).values(status=status, result=result, finished_at=at, updated_at=at)
    )
    connection.execute(update(seats).where(and_(seats.c.table_id == table_id)).values(status=status, updated_at=at))


def made_by(connection: Connection, person_id: str) -> list[Row[Any]]:
    """All entries that a person made, at the tables where they sit."""
    query = (
        select(decisions.c.table_id, decisions.c.number, decisions.c.text, decisions.c.at)
        .join(seats, and_(seats.c.table_id == decisions.c.table_id, seats.c.person_id == person_id))
        .where(decisions.c.by == person_id)
        .order_by(decisions.c.at)
    )
    return list(connection.execute(query))


def keep_import(connection: Connection, table_id: str, seed: int, decisions: str) -> None:
    connection.execute(insert(imports).values(table_id=table_id, seed=str(seed), decisions=decisions))


def take_import(connection: Connection, table_id: str) -> Row[Any] | None:
    """The record that a table goes on from; it is needed once."""
    row = connection.execute(select(imports).where(imports.c.table_id == table_id)).one_or_none()
    if row is not None:
        connection.execute(delete(imports).where(imports.c.table_id == table_id))
    return row

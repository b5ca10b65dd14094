"""Queries on the entries of a game, as its log needs them."""

from typing import NamedTuple

from sqlalchemy import Connection, select

from claycrown.server.storage.rows import RowMapper
from claycrown.server.storage.schema import decisions


class EntryOwner(NamedTuple):
    """Whose an entry is, without what it is."""

    number: int
    seat: int
    hidden: bool


_OWNER = RowMapper(EntryOwner, decisions)


def runs(connection: Connection, table_id: str, after: int, last: int) -> list[EntryOwner]:
    """Whose entries they are, without what they are."""
    query = select(*_OWNER.columns).where(
        decisions.c.table_id == table_id, decisions.c.number > after, decisions.c.number <= last
    )
    return _OWNER.all(connection.execute(query.order_by(decisions.c.number)))


def latest_of_seat(connection: Connection, table_id: str, seat: int, last: int) -> int:
    """The number of a seat's last entry not after a number; 0 if it has none."""
    query = select(decisions.c.number).where(
        decisions.c.table_id == table_id, decisions.c.seat == seat, decisions.c.number <= last
    )
    return connection.execute(query.order_by(decisions.c.number.desc()).limit(1)).scalar() or 0

"""Queries on the editions that people keep."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from claycrown.server.storage.rows import RowMapper
from claycrown.server.storage.schema import editions


class EditionRow(NamedTuple):
    id: str
    owner_id: str
    game: str
    name: str
    text: str
    """Of the edition as a file."""
    hash: str
    created_at: int
    changed_at: int


_EDITION = RowMapper(EditionRow, editions)


def add(connection: Connection, row: EditionRow) -> None:
    connection.execute(insert(editions).values(**row._asdict()))


def change(connection: Connection, edition_id: str, text: str, hash: str, at: int) -> None:
    connection.execute(update(editions).where(editions.c.id == edition_id).values(text=text, hash=hash, changed_at=at))


def remove(connection: Connection, edition_id: str) -> None:
    connection.execute(delete(editions).where(editions.c.id == edition_id))


def of_person(connection: Connection, owner_id: str) -> list[EditionRow]:
    """By game and name."""
    found = select(*_EDITION.columns).where(editions.c.owner_id == owner_id).order_by(editions.c.game, editions.c.name)
    return _EDITION.all(connection.execute(found))


def named(connection: Connection, owner_id: str, game: str, name: str) -> EditionRow | None:
    wanted = (editions.c.owner_id == owner_id) & (editions.c.game == game) & (editions.c.name == name)
    return _EDITION.one(connection.execute(select(*_EDITION.columns).where(wanted)).one_or_none())


def of_id(connection: Connection, owner_id: str, edition_id: str) -> EditionRow | None:
    wanted = (editions.c.owner_id == owner_id) & (editions.c.id == edition_id)
    return _EDITION.one(connection.execute(select(*_EDITION.columns).where(wanted)).one_or_none())


def count(connection: Connection, owner_id: str) -> int:
    return int(connection.execute(select(func.count()).where(editions.c.owner_id == owner_id)).scalar_one())


def forget(connection: Connection, owner_id: str) -> None:
    connection.execute(delete(editions).where(editions.c.owner_id == owner_id))

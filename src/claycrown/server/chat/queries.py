"""Queries on chat and notes."""

from typing import Any

from sqlalchemy import Connection, Row, delete, exists, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from claycrown.server.storage.schema import messages, notes, people, quiet

# Chat


def say(connection: Connection, table_id: str, person_id: str, text: str, at: int) -> int:
    """The table's row must be held: its messages have numbers of their own."""
    last = connection.execute(select(func.max(messages.c.number)).where(messages.c.table_id == table_id)).scalar() or 0
    values = {"table_id": table_id, "number": last + 1, "person_id": person_id, "text": text, "at": at}
    connection.execute(insert(messages).values(**values))
    return int(last) + 1


def said(connection: Connection, table_id: str, before: int | None, limit: int) -> list[Row[Any]]:
    """The latest messages before a number, latest first."""
    query = (
        select(messages, people.c.name, people.c.password.is_(None).label("guest"))
        .join(people, people.c.id == messages.c.person_id)
        .where(messages.c.table_id == table_id)
    )
    if before is not None:
        query = query.where(messages.c.number < before)
    return list(connection.execute(query.order_by(messages.c.number.desc()).limit(limit)))


def is_quiet(connection: Connection, person_id: str) -> bool:
    return bool(connection.execute(select(exists().where(quiet.c.person_id == person_id))).scalar())


def set_quiet(connection: Connection, person_id: str, off: bool) -> None:
    connection.execute(delete(quiet).where(quiet.c.person_id == person_id))
    if off:
        connection.execute(insert(quiet).values(person_id=person_id))


def said_by(connection: Connection, person_id: str) -> list[Row[Any]]:
    return list(connection.execute(select(messages).where(messages.c.person_id == person_id).order_by(messages.c.at)))


def forget_messages(connection: Connection, person_id: str) -> None:
    """Everything that somebody said, and whether they wanted to hear others."""
    for kept in (messages, quiet):
        connection.execute(delete(kept).where(kept.c.person_id == person_id))


# Notes


def note(connection: Connection, table_id: str, person_id: str) -> Row[Any] | None:
    query = select(notes).where(notes.c.person_id == person_id, notes.c.table_id == table_id)
    return connection.execute(query).one_or_none()


def write_note(connection: Connection, table_id: str, person_id: str, text: str, at: int) -> None:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    values = {"table_id": table_id, "person_id": person_id, "text": text, "at": at}
    written = dialect.insert(notes).values(**values)
    connection.execute(written.on_conflict_do_update(index_elements=["person_id", "table_id"], set_={"text": text, "at": at}))


def notes_of(connection: Connection, person_id: str) -> list[Row[Any]]:
    return list(connection.execute(select(notes).where(notes.c.person_id == person_id).order_by(notes.c.at)))


def forget_notes(connection: Connection, person_id: str) -> None:
    connection.execute(delete(notes).where(notes.c.person_id == person_id))

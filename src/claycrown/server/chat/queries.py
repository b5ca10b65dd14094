"""Queries on chat and notes."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from claycrown.server.storage.rows import RowMapper
from claycrown.server.storage.schema import blocks, messages, notes, people, quiet


class ChatRow(NamedTuple):
    """A message, and who said it."""

    number: int
    person_id: str
    name: str
    guest: bool
    text: str
    at: int


class OwnTextRow(NamedTuple):
    """Somebody's own message, or note."""

    table_id: str
    text: str
    at: int


_SAID = RowMapper(ChatRow, messages, people.c.name, people.c.password.is_(None).label("guest"))
_MESSAGE = RowMapper(OwnTextRow, messages)
_NOTE = RowMapper(OwnTextRow, notes)


# Chat


def add_message(connection: Connection, table_id: str, person_id: str, text: str, at: int) -> int:
    """The table's row must be held: its messages have numbers of their own."""
    last = connection.execute(select(func.max(messages.c.number)).where(messages.c.table_id == table_id)).scalar() or 0
    values = {"table_id": table_id, "number": last + 1, "person_id": person_id, "text": text, "at": at}
    connection.execute(insert(messages).values(**values))
    return int(last) + 1


def chat_rows(connection: Connection, table_id: str, listener_id: str, before: int | None, limit: int) -> list[ChatRow]:
    """The latest messages before a number, latest first, but those of people whom the listener has blocked."""
    blocked = exists().where(blocks.c.person_id == listener_id, blocks.c.blocked_id == messages.c.person_id)
    query = select(*_SAID.columns).join(people, people.c.id == messages.c.person_id)
    query = query.where(messages.c.table_id == table_id, ~blocked)
    if before is not None:
        query = query.where(messages.c.number < before)
    return _SAID.all(connection.execute(query.order_by(messages.c.number.desc()).limit(limit)))


def is_quiet(connection: Connection, person_id: str) -> bool:
    return bool(connection.execute(select(exists().where(quiet.c.person_id == person_id))).scalar())


def set_quiet(connection: Connection, person_id: str, off: bool) -> None:
    connection.execute(delete(quiet).where(quiet.c.person_id == person_id))
    if off:
        connection.execute(insert(quiet).values(person_id=person_id))


def messages_at(connection: Connection, table_id: str, person_id: str, limit: int) -> list[OwnTextRow]:
    """What somebody said at a table, latest first."""
    query = select(*_MESSAGE.columns).where(messages.c.table_id == table_id, messages.c.person_id == person_id)
    return _MESSAGE.all(connection.execute(query.order_by(messages.c.number.desc()).limit(limit)))


def messages_by(connection: Connection, person_id: str) -> list[OwnTextRow]:
    query = select(*_MESSAGE.columns).where(messages.c.person_id == person_id).order_by(messages.c.at)
    return _MESSAGE.all(connection.execute(query))


def forget_messages(connection: Connection, person_id: str) -> None:
    """Everything that somebody said, and whether they wanted to hear others."""
    for kept in (messages, quiet):
        connection.execute(delete(kept).where(kept.c.person_id == person_id))


# Notes


def note(connection: Connection, table_id: str, person_id: str) -> OwnTextRow | None:
    query = select(*_NOTE.columns).where(notes.c.person_id == person_id, notes.c.table_id == table_id)
    return _NOTE.one(connection.execute(query).one_or_none())


def write_note(connection: Connection, table_id: str, person_id: str, text: str, at: int) -> None:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    values = {"table_id": table_id, "person_id": person_id, "text": text, "at": at}
    written = dialect.insert(notes).values(**values)
    connection.execute(written.on_conflict_do_update(index_elements=["person_id", "table_id"], set_={"text": text, "at": at}))


def notes_of(connection: Connection, person_id: str) -> list[OwnTextRow]:
    return _NOTE.all(connection.execute(select(*_NOTE.columns).where(notes.c.person_id == person_id).order_by(notes.c.at)))


def forget_notes(connection: Connection, person_id: str) -> None:
    connection.execute(delete(notes).where(notes.c.person_id == person_id))

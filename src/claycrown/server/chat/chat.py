"""Chat at the table."""

import unicodedata
from typing import Any

from sqlalchemy import Connection

from claycrown.server.chat import queries
from claycrown.server.chat.schemas import Chat, ChatMessage
from claycrown.server.http import errors
from claycrown.server.people import names, relations
from claycrown.server.people.relations import Sanction
from claycrown.server.people.schemas import Person
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Transaction
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.seats import held_table, visible_table

LONGEST = 500
JOINERS = "\u200c\u200d"


def clean(text: str) -> str:
    """A message as it is kept: nothing invisible but the ends of lines."""
    lines = unicodedata.normalize("NFC", text).strip().splitlines()
    shown = "\n".join("".join(filter(_is_shown, line)) for line in lines)
    if not shown.strip() or len(shown) > LONGEST:
        raise errors.bad("bad_message", most=LONGEST)
    return shown


def _is_shown(sign: str) -> bool:
    """Signs that join others make other letters and pictures; those that turn the direction of writing make riddles."""
    return sign in JOINERS or unicodedata.category(sign) not in names.INVISIBLE


def send(transaction: Transaction, table_id: str, person_id: str, text: str) -> None:
    """Say something to all at the table. Who sits there may, and whose table it is."""
    connection = transaction.connection
    table = held_table(connection, table_id, person_id)
    if table.owner_id != person_id and table_queries.seat_of(connection, table_id, person_id) is None:
        raise errors.forbidden("not_seated")
    _refuse_if_off(connection, person_id)
    if relations.is_under(connection, person_id, Sanction.SILENT):
        raise errors.forbidden("silenced")
    number = queries.add_message(connection, table_id, person_id, clean(text), now())
    transaction.notify("chat", table_id, number)


def _refuse_if_off(connection: Connection, person_id: str) -> None:
    if queries.is_quiet(connection, person_id):
        raise errors.conflict("chat_off")


def page(connection: Connection, table_id: str, person_id: str, before: int | None, limit: int) -> Chat:
    """What was said before a number, oldest first."""
    visible_table(connection, table_id, person_id)
    _refuse_if_off(connection, person_id)
    return _chat(connection, table_id, person_id, before, limit)


def _chat(connection: Connection, table_id: str, person_id: str, before: int | None, limit: int) -> Chat:
    """As somebody hears it: nothing of those whom they have blocked."""
    rows = queries.chat_rows(connection, table_id, person_id, before, limit + 1)
    messages = [
        ChatMessage(row.number, Person(row.person_id, row.name, row.guest), row.text, row.at) for row in reversed(rows[:limit])
    ]
    return Chat(messages=messages, next=messages[0].number if len(rows) > limit else None)


def latest(connection: Connection, table_id: str, person_id: str | None, limit: int) -> Chat | None:
    """For a socket: what was said last; nothing for who has switched chat off or is not signed in."""
    if person_id is None or queries.is_quiet(connection, person_id):
        return None
    return _chat(connection, table_id, person_id, None, limit)


def switch(transaction: Transaction, person_id: str, on: bool) -> None:
    queries.set_quiet(transaction.connection, person_id, not on)


def export_messages(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    return [{"table": row.table_id, "text": row.text, "at": row.at} for row in queries.messages_by(connection, person_id)]


def forget(transaction: Transaction, person_id: str) -> None:
    queries.forget_messages(transaction.connection, person_id)

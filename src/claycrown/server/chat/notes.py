"""Notes that only their writer sees."""

from typing import Any

from sqlalchemy import Connection

from claycrown.server.chat import queries
from claycrown.server.chat.schemas import Note
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Transaction
from claycrown.server.tables.seats import visible_table


def note(connection: Connection, table_id: str, person_id: str) -> Note:
    visible_table(connection, table_id, person_id)
    row = queries.note(connection, table_id, person_id)
    return Note("", None) if row is None else Note(row.text, row.at)


def write_note(transaction: Transaction, table_id: str, person_id: str, text: str) -> Note:
    visible_table(transaction.connection, table_id, person_id)
    at = now()
    queries.write_note(transaction.connection, table_id, person_id, text, at)
    return Note(text, at)


def export_notes(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    return [{"table": row.table_id, "text": row.text, "at": row.at} for row in queries.notes_of(connection, person_id)]


def forget(transaction: Transaction, person_id: str) -> None:
    queries.forget_notes(transaction.connection, person_id)

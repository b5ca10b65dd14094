"""What tables keep about a person: for the export and the deletion of one's data."""

from typing import Any

from sqlalchemy import Connection

from claycrown.server.lobby import queries
from claycrown.server.play import queries as play_queries
from claycrown.server.storage.database import Transaction
from claycrown.server.storage.schema import now
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.wire import Status


def tables_of(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    kept = ("id", "name", "game", "status", "created_at", "started_at", "finished_at")
    return [
        {**{name: getattr(table, name) for name in kept}, "seat": seat}
        for table, seat in table_queries.all_of_person(connection, person_id)
    ]


def decisions_of(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    """One's own decisions: those one may always know."""
    return [
        {"table": row.table_id, "number": row.number, "text": row.text, "at": row.at}
        for row in play_queries.made_by(connection, person_id)
    ]


def votes_of(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    return [{"proposal": row.proposal_id, "agrees": row.agrees, "at": row.at} for row in queries.votes_of(connection, person_id)]


def leave_tables(transaction: Transaction, person_id: str) -> None:
    """Get up from tables that have not started; those that nobody else sits at go away."""
    connection = transaction.connection
    for table, seat in table_queries.all_of_person(connection, person_id):
        if table.status is Status.OPEN:
            table_queries.change_seat(connection, table.id, seat, person_id=None)
            table_queries.free_kept(connection, table.id, person_id)
            transaction.tell("table", table.id)
    for row in table_queries.owned(connection, person_id):
        if row.status is Status.OPEN:
            heirs = [place.person_id for place in table_queries.seats_at(connection, row.id) if place.person_id is not None]
            if heirs:
                table_queries.change(connection, row.id, owner_id=heirs[0], updated_at=now())
            else:
                table_queries.remove(connection, row.id)
            transaction.tell("table", row.id)
    table_queries.forget(connection, person_id)

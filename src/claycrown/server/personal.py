"""What tables keep about a person: for the export and the deletion of one's data."""

from typing import Any

from sqlalchemy import Connection

from claycrown.server import people
from claycrown.server.storage import games
from claycrown.server.storage import tables as storage
from claycrown.server.storage.database import Transaction
from claycrown.server.storage.schema import now


def register() -> None:
    people.EXPORTS["tables"] = tables_of
    people.EXPORTS["decisions"] = decisions_of
    people.EXPORTS["votes"] = votes_of
    if leave_tables not in people.ERASURES:
        people.ERASURES.append(leave_tables)


def tables_of(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    kept = ("id", "name", "game", "status", "created_at", "started_at", "finished_at", "seat")
    return [{name: getattr(row, name) for name in kept} for row in storage.all_of_person(connection, person_id)]


def decisions_of(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    """One's own decisions: those one may always know."""
    return [
        {"table": row.table_id, "number": row.number, "text": row.text, "at": row.at}
        for row in games.made_by(connection, person_id)
    ]


def votes_of(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    return [{"proposal": row.proposal_id, "agrees": row.agrees, "at": row.at} for row in storage.votes_of(connection, person_id)]


def leave_tables(transaction: Transaction, person_id: str) -> None:
    """Get up from tables that have not started; those that nobody else sits at go away."""
    connection = transaction.connection
    for row in storage.all_of_person(connection, person_id):
        if row.status == "open":
            storage.change_seat(connection, row.id, row.seat, person_id=None)
            storage.free_kept(connection, row.id, person_id)
            transaction.tell("table", row.id)
    for row in storage.owned(connection, person_id):
        if row.status == "open":
            heirs = [place.person_id for place in storage.seats_at(connection, row.id) if place.person_id is not None]
            if heirs:
                storage.change(connection, row.id, owner_id=heirs[0], updated_at=now())
            else:
                storage.remove(connection, row.id)
            transaction.tell("table", row.id)
    storage.forget(connection, person_id)

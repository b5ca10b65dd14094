"""What tables keep about a person: for the export and the deletion of one's data."""

from typing import Any

from sqlalchemy import Connection

from claycrown.server.clocks.absences import Absences
from claycrown.server.lobby import leaving, queries
from claycrown.server.play import queries as play_queries
from claycrown.server.storage.database import Transaction
from claycrown.server.tables import queries as table_queries


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


def forget(absences: Absences, transaction: Transaction, person_id: str) -> None:
    """Whoever is deleted leaves all tables; at those that have started nobody's name stays on the seat."""
    leaving.remove(transaction, absences, person_id)
    table_queries.forget(transaction.connection, person_id)

"""What is kept about when a person sleeps: for the export and the deletion of one's data."""

from typing import Any

from sqlalchemy import Connection

from claycrown.server.clocks import nights, queries
from claycrown.server.storage.database import Transaction


def night_of(connection: Connection, person_id: str) -> dict[str, Any] | None:
    night = queries.night_of(connection, person_id)
    return None if night is None else dict(zip(("zone", "begins", "ends"), nights.read(night), strict=True))


def forget_night(transaction: Transaction, person_id: str) -> None:
    queries.set_night(transaction.connection, person_id, None)

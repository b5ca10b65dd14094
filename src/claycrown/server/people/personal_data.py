"""What is kept about a person, wherever it is kept: read for the export of one's data, forgotten when somebody is deleted."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from claycrown.server.storage.database import Transaction

Export = Callable[[Connection, str], Any]
Erase = Callable[[Transaction, str], None]


class PersonalData:
    """Whoever keeps something about people adds how to read and how to forget it."""

    def __init__(self) -> None:
        self._exports: dict[str, Export] = {}
        self._erasures: list[Erase] = []

    def add(self, name: str, export: Export, erase: Erase | None = None) -> None:
        """`name` is what it is called in the export; without `erase` it stays, with nobody's name on it."""
        self._exports[name] = export
        if erase is not None:
            self._erasures.append(erase)

    def export(self, connection: Connection, person_id: str) -> dict[str, Any]:
        return {name: read(connection, person_id) for name, read in self._exports.items()}

    def erase(self, transaction: Transaction, person_id: str) -> None:
        for erase in self._erasures:
            erase(transaction, person_id)

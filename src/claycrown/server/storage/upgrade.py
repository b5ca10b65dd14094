"""Bringing a database up to date: Alembic's migrations, run when the server starts."""

import os
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from claycrown.games.refused import Refused
from claycrown.server.storage.database import Database

FOLDER = Path(__file__).with_name("migrations")
LOCK = 0x636C6179
"""So that of several processes that start at once only one migrates."""


class UnusableDatabase(Refused):
    """A database that nothing is done with; the text says why."""


class DatabaseTooNew(UnusableDatabase):
    """The database was made by a newer version of the program."""


class EmptyFile(UnusableDatabase):
    """There is a file, and nothing in it: no database was ever so small, so something has emptied it."""


def refuse_empty(database: Database) -> None:
    """Before a file is opened for the first time, which would fill it."""
    file = Path(database.url.database or "") if not database.is_postgres else None
    if file is not None and file.is_file() and not file.stat().st_size:
        raise EmptyFile("command-empty-database", file=str(file))


def revisions() -> list[str]:
    """All revisions, oldest first: the files are named by them, as in `0001_core.py`."""
    return sorted(file.name[:4] for file in (FOLDER / "versions").glob("[0-9]*.py"))


def revision(connection: Connection) -> str | None:
    """The revision that a database is at; None for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(database: Database) -> None:
    """Run the migrations that are missing."""
    known = revisions()
    refuse_empty(database)
    found = database.read_now(revision)
    if found == known[-1]:
        return  # the usual case: Alembic need not even be loaded
    if found is not None and found not in known:
        raise DatabaseTooNew("command-too-new", found=found, known=known[-1])
    with database.engine.connect() as connection:
        if not database.is_postgres:
            # A migration that makes a table anew must not set off its foreign keys; only outside a transaction can that be said.
            connection.connection.execute("PRAGMA foreign_keys=OFF")
        with connection.begin():
            if database.is_postgres:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            run_migrations(connection)
        if not database.is_postgres:
            connection.invalidate()  # its foreign keys are off: no more of it


def run_migrations(connection: Connection, to: str = "head") -> None:
    """Alembic on this connection, in its transaction."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", os.fspath(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)

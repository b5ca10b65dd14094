"""While no process of the server runs, no time passes in its games: clocks stand still, and nobody's session runs out.

Each process notes now and then that the server is open. One that starts finds since when it was closed, and moves what is timed
by that much. So it does not matter whether the server was down for a week, or the machine's clock has been set by one.

With PostgreSQL others may be open, and go by another time than this machine's clock (`storage.clock`): then theirs is right.
"""

import asyncio

import structlog
from sqlalchemy import Connection, text

from claycrown.server.bots import queries as bot_queries
from claycrown.server.clocks import clocks
from claycrown.server.notices import queries as notice_queries
from claycrown.server.people import queries as people_queries
from claycrown.server.people import relations
from claycrown.server.storage import facts
from claycrown.server.storage.clock import CLOCK, now
from claycrown.server.storage.database import SERVER, Database, Transaction

log = structlog.get_logger()

OPEN = "open"
"""The fact that holds when the server was last known to be open."""
EVERY = 30.0
"""Seconds between notes that it is."""
CLOSED = 120_000
"""Milliseconds without such a note after which it was closed: a restart takes less."""

_OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
    "AND application_name LIKE :servers AND application_name <> current_setting('application_name')"
)


def open_again(database: Database) -> None:
    """At the start of a process, before anything else asks for the time."""
    CLOCK.start()
    database.write_now(_make_up)


def _make_up(transaction: Transaction) -> None:
    connection = transaction.connection
    noted = int(facts.claim(connection, OPEN, str(now())))
    closed = now() - noted
    if abs(closed) > CLOSED:
        if _others_are_open(connection):
            CLOCK.set(noted)
            log.warning("clock.differs", seconds=round(closed / 1000))
        else:
            _move(connection, closed)
            log.info("server.closed", seconds=round(closed / 1000))
    note(transaction)


def _others_are_open(connection: Connection) -> bool:
    return connection.dialect.name == "postgresql" and connection.execute(_OTHERS, {"servers": f"{SERVER}%"}).scalar_one() > 0


def _move(connection: Connection, by: int) -> None:
    """Everything that is timed comes later by so many milliseconds, or earlier."""
    clocks.move(connection, by)
    bot_queries.move(connection, by)
    notice_queries.move(connection, by)
    people_queries.move_sessions(connection, by)
    relations.nobody_is_here(connection)


async def note_open(database: Database) -> None:
    """For as long as the server runs."""
    while True:
        await asyncio.sleep(EVERY)
        await database.write(note)


def note(transaction: Transaction) -> None:
    """The server is open."""
    facts.put(transaction.connection, OPEN, str(now()))

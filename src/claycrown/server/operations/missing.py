"""Games that tables need and this server does not have, because their package was removed or does not load.

The log tells it, `/health` does, and whoever sits at such a table is told. The table waits, its clocks with it, until a server
starts that has the game again; all other tables are played.
"""

import structlog
from sqlalchemy import Connection, select

from claycrown.games import titles
from claycrown.games.plugin import Missing, installed, load_all
from claycrown.learning.lesson import broken_lessons
from claycrown.server.clocks import queries as clock_queries
from claycrown.server.clocks import timing
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Database, Transaction
from claycrown.server.storage.schema import tables
from claycrown.server.tables.schemas import Status

log = structlog.get_logger()


def look_for_missing(database: Database) -> dict[str, Missing]:
    """Look once, at the start; gives the games that are missing, and why."""
    broken = load_all()
    for name, reason in broken.items():
        log.error("game.broken", game=name, reason=reason)
    for name, reason in broken_lessons().items():
        log.error("game.lesson_broken", game=name, reason=reason)
    found: dict[str, Missing] = {name: "broken" for name in broken}
    for name in database.read_now(_played):
        if name not in titles():
            found.setdefault(name, "removed")
            log.error("game.missing", game=name, reason=str(installed().missing(name)), tables="wait")
    database.write_now(_clocks_wait)
    return found


def _played(connection: Connection) -> list[str]:
    """The games of all tables that are not finished."""
    query = select(tables.c.game).where(tables.c.status.in_((Status.OPEN, Status.RUNNING))).distinct()
    return list(connection.execute(query).scalars())


def _clocks_wait(transaction: Transaction) -> None:
    """Stop the clocks of tables that wait; start those again whose game is back."""
    at = now()
    for row in clock_queries.running(transaction.connection):
        hand = timing.hand_of(row)
        if row.game not in titles():
            after = timing.stop(hand, at)
        elif hand.since is None and row.seat in row.deciders:
            days_off = clock_queries.holidays_at(transaction.connection, row.table_id, at).get(row.seat, ())
            after = timing.start(hand, at, _night(transaction.connection, row), days_off if _is_slow(row) else ())
        else:
            continue
        if after != hand:
            clock_queries.change(transaction.connection, row.table_id, row.seat, **timing.stored(after))


def _is_slow(row: clock_queries.RunningClock) -> bool:
    clock = row.settings.clock
    return clock is not None and clock.days is not None


def _night(connection: Connection, row: clock_queries.RunningClock) -> str | None:
    clock = row.settings.clock
    return clock_queries.nights_at(connection, row.table_id).get(row.seat) if clock is not None and clock.night else None

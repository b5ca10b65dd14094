"""Whether the server can serve: its database is read, and written as people's decisions are. Proxies ask every second."""

import asyncio
import time

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from claycrown.games.message import Message
from claycrown.server.operations import downtime
from claycrown.server.storage.database import Database

PATIENCE = 3.0
"""Seconds in which the database has to answer."""
WRITTEN = 5.0
"""Seconds for which a write that went well tells that the next one would."""

AWAY = Message("refusal-unavailable")
FULL = Message("refusal-database-full")
LOCKED = Message("refusal-database-locked")
READ_ONLY = Message("refusal-database-read-only")


class Readiness:
    """Of one process."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writing: asyncio.Task[None] | None = None
        self._written = -WRITTEN

    async def trouble(self) -> Message | None:
        """What keeps the server from serving, for its host."""
        try:
            async with asyncio.timeout(PATIENCE):
                if not await self._database.read(_answers):
                    return AWAY
        except Exception:
            return AWAY
        if time.monotonic() < self._written + WRITTEN:
            return None
        try:
            await self._write()
        except TimeoutError:  # it still waits for its turn; SQLite has one writer at a time
            return AWAY if self._database.is_postgres else LOCKED
        except Exception as error:
            return _named(error)
        self._written = time.monotonic()
        return None

    async def _write(self) -> None:
        """One at a time, also where several ask; one that takes too long is gone on with by who asks next."""
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._database.write(downtime.note))
            self._writing.add_done_callback(asyncio.Task.exception)  # it may be that nobody asks any more
        await asyncio.wait_for(asyncio.shield(self._writing), PATIENCE)


def _answers(connection: Connection) -> bool:
    return connection.execute(text("SELECT count(*) FROM alembic_version")).scalar() == 1


def _named(error: Exception) -> Message:
    """SQLite and PostgreSQL say it in much the same words."""
    reason = str(error.orig if isinstance(error, DBAPIError) else error).lower()
    if "full" in reason or "no space" in reason:
        return FULL
    if "locked" in reason:
        return LOCKED
    return READ_ONLY if "readonly" in reason or "read-only" in reason else AWAY

"""Who is here: the people whose pages are open, noted now and then for all processes."""

import asyncio

from claycrown.server.live.hub import Hub
from claycrown.server.people import relations
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Database, Transaction

EVERY = 30.0
"""Seconds; three times in the time for which somebody counts as here."""


async def note_presence(database: Database, hub: Hub) -> None:
    while True:
        people = hub.people()
        if people:
            await database.write(_note, people)
        await asyncio.sleep(EVERY)


def _note(transaction: Transaction, people: list[str]) -> None:
    """Guests who have had themselves deleted meanwhile are still in the table of people."""
    relations.note_seen(transaction.connection, people, now())


async def arrive(database: Database, person_id: str) -> None:
    """Somebody has just opened a page."""
    await database.write(_note, [person_id])

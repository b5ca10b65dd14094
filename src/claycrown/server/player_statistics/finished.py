"""What does not change any more of a game that is over: worked out once, as soon as it is over, and stored.

It takes some ten milliseconds a game, which is played again for it; somebody may look back on hundreds.
"""

import asyncio
from collections import deque
from collections.abc import Collection
from contextlib import suppress

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from claycrown.analysis.cached import digest_of
from claycrown.games.contract import SPECTATOR
from claycrown.guide.types import ScoreSheet
from claycrown.server.analysis.analyses import Analyses
from claycrown.server.clocks.wakeup import Wakeup
from claycrown.server.guide import views
from claycrown.server.http import errors
from claycrown.server.http.errors import Refusal
from claycrown.server.play.events import Event
from claycrown.server.play.positions import Positions
from claycrown.server.player_statistics import queries
from claycrown.server.player_statistics.queries import FinishedFigures
from claycrown.server.storage.cache import Lru
from claycrown.server.storage.database import Database, Transaction
from claycrown.server.tables import queries as table_queries

KEPT = 4000
"""Games that are kept in memory."""
REST = 0.05
"""Seconds between two games: everybody else comes first."""
AWAY = 5.0
"""Seconds until the next try while the database is away."""
HOUR = 3600.0


class FinishedGames:
    def __init__(self, database: Database, positions: Positions, analyses: Analyses) -> None:
        self._database = database
        self._positions = positions
        self._analyses = analyses
        self._kept: Lru[FinishedFigures] = Lru(KEPT)
        self._waiting: deque[str] = deque()
        self._wakeup = Wakeup()

    def on_event(self, transaction: Transaction, event: Event) -> None:
        """A game is over."""
        if not event.table.imported:
            transaction.afterwards(lambda: self._note(event.table.id))

    def _note(self, table_id: str) -> None:
        self._waiting.append(table_id)
        self._wakeup.wake()

    async def work(self) -> None:
        """Store one after the other, first the games that ended before the server started."""
        self._waiting.extend(await self._database.read(queries.unfinished))
        while True:
            if not self._waiting:
                await self._wakeup.wait(HOUR)
                continue
            table_id = self._waiting.popleft()
            try:
                with suppress(Refusal):  # its game is not installed: the next start tries again
                    await self._store(table_id)
            except DBAPIError:
                self._waiting.append(table_id)
                await asyncio.sleep(AWAY)
            await asyncio.sleep(REST)

    async def _store(self, table_id: str) -> None:
        made = await self.of([table_id])
        await self._database.write(lambda transaction: queries.keep_finished(transaction.connection, made))

    async def of(self, table_ids: Collection[str]) -> dict[str, FinishedFigures]:
        """What is stored, and what is not stored yet: somebody may look at once."""
        found = {table_id: kept for table_id in table_ids if (kept := self._kept.get((table_id, 0))) is not None}
        unknown = [table_id for table_id in table_ids if table_id not in found]
        found |= await self._database.read(queries.finished_of, unknown)
        found |= {table_id: await self._database.read(self._read, table_id) for table_id in unknown if table_id not in found}
        for table_id in unknown:
            self._kept.put((table_id, 0), found[table_id])
        return found

    def _read(self, connection: Connection, table_id: str) -> FinishedFigures:
        table = table_queries.table(connection, table_id)
        result = None if table is None else table.final_result
        if table is None or result is None:
            raise errors.not_found("table")
        winner = result["winner"]
        colours = self._positions.rules(table).game.colours[: table.players]
        sheet = views.sheet(connection, self._positions, table, SPECTATOR, table.head)
        return FinishedFigures(
            winner=colours.index(winner) if winner in colours else None,
            sheet=ScoreSheet(sheet.sources, sheet.total, None, None, (), sheet.eliminations),
            digest=digest_of(self._analyses.record(connection, table)),
        )

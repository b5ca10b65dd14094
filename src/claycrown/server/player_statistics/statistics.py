"""Somebody's finished games put together, with the analyses that are kept of them."""

import asyncio
from collections.abc import Mapping, Sequence

from sqlalchemy import Connection

from claycrown.analysis.cached import cache_key
from claycrown.analysis.player_statistics import (
    FinishedGame,
    Opponent,
    PlayerStatistics,
    SeatAnalysis,
    figures,
    out_of,
    points_of,
    seat_analysis,
)
from claycrown.analysis.types import DEPTHS
from claycrown.games import game, titles
from claycrown.server.analysis.analyses import SEED, Analyses
from claycrown.server.http import errors
from claycrown.server.player_statistics import queries
from claycrown.server.player_statistics.finished import FinishedGames
from claycrown.server.player_statistics.queries import FinishedFigures, OpponentRow, PlayedGameRow
from claycrown.server.player_statistics.schemas import PlayedTitle
from claycrown.server.ratings.ratings import BOT
from claycrown.server.storage.cache import Lru
from claycrown.server.storage.database import Database

MOST = 200
"""The latest games of a title and number of players that are put together."""
KEPT = 4000
"""Games of which is kept in memory what their analysis says of a seat."""
FINEST_FIRST = tuple(reversed(DEPTHS[1:]))


class StatisticsService:
    def __init__(self, database: Database, finished: FinishedGames, analyses: Analyses) -> None:
        self._database = database
        self._finished = finished
        self._analyses = analyses
        self._judged: Lru[SeatAnalysis] = Lru(KEPT)

    def titles(self, connection: Connection, person_id: str) -> list[PlayedTitle]:
        """Work for `Database.read`."""
        return [
            PlayedTitle(name, players, many) for name, players, many in queries.counted(connection, person_id) if name in titles()
        ]

    async def figures(self, person_id: str, name: str, players: int) -> PlayerStatistics:
        if name not in titles() or players not in game(name).player_counts:
            raise errors.not_found("game")
        rows = await self._database.read(queries.latest, person_id, name, players, MOST)
        tables = {row.table_id for row in rows}
        known = await self._finished.of(tables)
        met = await self._database.read(queries.opponents, tables)
        judged = await self._database.read(self._read_judged, name, rows, known)
        games = [_game(row, players, known[row.table_id], met, judged.get(row)) for row in rows]
        return await asyncio.to_thread(figures, name, players, games)

    def _read_judged(
        self, connection: Connection, name: str, rows: Sequence[PlayedGameRow], known: Mapping[str, FinishedFigures]
    ) -> dict[PlayedGameRow, SeatAnalysis]:
        """By the finest analysis that is kept of each."""
        keys = {table: [cache_key(name, one.digest, depth, SEED) for depth in FINEST_FIRST] for table, one in known.items()}
        done = self._analyses.done_of(connection, [key for of_game in keys.values() for key in of_game])
        found = {}
        for row in rows:
            key = next((key for key in keys[row.table_id] if key in done), None)
            if key is None:
                continue
            judged = self._judged.get((key + row.table_id, row.seat))
            if judged is None and (analysis := self._analyses.done(connection, key)) is not None:
                judged = seat_analysis(analysis, row.seat, row.table_id, row.at)
                self._judged.put((key + row.table_id, row.seat), judged)
            if judged is not None:
                found[row] = judged
        return found


def _game(
    row: PlayedGameRow, players: int, known: FinishedFigures, met: Sequence[OpponentRow], judged: SeatAnalysis | None
) -> FinishedGame:
    rivals = [
        Opponent(other.name, other.who.removeprefix(BOT) if other.who.startswith(BOT) else None, row.place < other.place)
        for other in met
        if other.table_id == row.table_id and other.seat != row.seat
    ]
    return FinishedGame(
        table=row.table_id,
        at=row.at,
        players=players,
        seat=row.seat,
        place=row.place,
        won=row.seat == known.winner,
        rivals=rivals,
        points=points_of(known.sheet, row.seat, known.winner),
        judged=judged,
        out=out_of(known.sheet, row.seat),
    )

"""Somebody's finished games, read one by one and put together. What was read of one is kept: it does not change any more."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection

from claycrown.analysis.own_games import Judged, Met, Out, OwnFigures, OwnGame, Points, figures, judged_of, out_of, points_of
from claycrown.analysis.types import DEPTHS, Depth
from claycrown.games import game, titles
from claycrown.games.contract import SPECTATOR
from claycrown.server.analysis.analyses import Analyses
from claycrown.server.guide import views
from claycrown.server.http import errors
from claycrown.server.own_games import queries
from claycrown.server.own_games.queries import MetRow, OwnRow
from claycrown.server.own_games.wire import OwnTitle
from claycrown.server.play.cache import Lru
from claycrown.server.play.positions import Positions
from claycrown.server.ratings.ratings import BOT
from claycrown.server.storage.database import Database
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.wire import Status

MOST = 200
"""The latest games of a title and number of players that are put together."""
KEPT = 4000
"""Games of which is kept what was read."""
FINEST_FIRST = tuple(reversed(DEPTHS[1:]))


@dataclass(frozen=True, slots=True)
class Known:
    """What does not change any more of a finished game."""

    won: bool
    points: list[Points]
    out: Out | None
    analyses: dict[Depth, str]
    """By depth, what its analysis is known by."""


class OwnGames:
    def __init__(self, database: Database, positions: Positions, analyses: Analyses) -> None:
        self._database = database
        self._positions = positions
        self._analyses = analyses
        self._known: Lru[Known] = Lru(KEPT)
        self._judged: Lru[Judged] = Lru(KEPT)

    def titles(self, connection: Connection, person_id: str) -> list[OwnTitle]:
        """Work for `Database.read`."""
        return [
            OwnTitle(name, players, many) for name, players, many in queries.counted(connection, person_id) if name in titles()
        ]

    async def figures(self, person_id: str, name: str, players: int) -> OwnFigures:
        if name not in titles() or players not in game(name).player_counts:
            raise errors.not_found("game")
        rows = await self._database.read(queries.latest, person_id, name, players, MOST)
        met = await self._database.read(queries.met, {row.table_id for row in rows})
        games = [await self._game(row, players, met) for row in rows]
        return await asyncio.to_thread(figures, name, players, games)

    async def _game(self, row: OwnRow, players: int, met: Sequence[MetRow]) -> OwnGame:
        known = self._known.get((row.table_id, row.seat))
        if known is None:
            known = await self._database.read(self._read, row)
            self._known.put((row.table_id, row.seat), known)
        judged = await self._database.read(self._read_judged, row, known)
        rivals = [
            Met(
                other.name,
                other.who.removeprefix(BOT) if other.who.startswith(BOT) else None,
                row.place < other.place,
            )
            for other in met
            if other.table_id == row.table_id and other.seat != row.seat
        ]
        return OwnGame(row.table_id, row.at, players, row.seat, row.place, known.won, rivals, known.points, judged, known.out)

    def _read(self, connection: Connection, row: OwnRow) -> Known:
        table = table_queries.table(connection, row.table_id)
        if table is None or table.status is not Status.OVER or table.result is None:
            raise errors.not_found("table")
        winner = msgspec.json.decode(table.result)["winner"]
        colours = self._positions.rules(table).game.colours[: table.players]
        first = colours.index(winner) if winner in colours else None
        sheet = views.sheet(connection, self._positions, table, SPECTATOR, table.head)
        return Known(
            row.place == 1 and first is not None,
            points_of(sheet, row.seat, first),
            out_of(sheet, row.seat),
            self._analyses.keys(connection, table),
        )

    def _read_judged(self, connection: Connection, row: OwnRow, known: Known) -> Judged | None:
        """By the finest analysis that is kept."""
        for depth in FINEST_FIRST:
            place = (known.analyses[depth] + row.table_id, row.seat)
            if (judged := self._judged.get(place)) is not None:
                return judged
            found = self._analyses.done(connection, known.analyses[depth])
            if found is not None:
                judged = judged_of(found, row.seat, row.table_id, row.at)
                self._judged.put(place, judged)
                return judged
        return None

"""Analyses of games that are over: asked for by people, made one after the other in a process that stands back for everybody
else, and kept, so that each is made once.

A game is known by what was played, not by its table: whoever brings the same record again finds its analysis made.
"""

import asyncio
import contextlib
import json
import zlib
from collections.abc import Collection
from typing import Any

import msgspec
import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from claycrown.analysis.kept import digest_of, known_by, unpack, without_names
from claycrown.analysis.types import DEPTHS, Analysis, Depth
from claycrown.games import game
from claycrown.games.edition import from_figures
from claycrown.record.records import Record
from claycrown.server.analysis import queries
from claycrown.server.analysis.questions import Analyse
from claycrown.server.analysis.thinker import Broken, Thinker
from claycrown.server.analysis.wire import AnalysisStatus, TableAnalysis
from claycrown.server.history import records
from claycrown.server.http import errors
from claycrown.server.play import seats
from claycrown.server.play.positions import Positions
from claycrown.server.storage.database import Database, Transaction
from claycrown.server.storage.schema import now
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.wire import Status

log = structlog.get_logger()

SEED = 0
"""Of all analyses here: everybody is told the same."""
POLL = 2.0
"""Seconds between looks at what was asked of other processes."""
LEASE = 180_000
"""Milliseconds after which whoever has told nothing new of an analysis is taken to be gone."""
DAY = 24 * 3600 * 1000
TOPIC = "analysis"
"""Whoever has asked for one is told on their socket that it has gone on."""


class _Done(msgspec.Struct):
    """What the queue has to know of an analysis."""

    done: float
    complete: bool


_done = msgspec.json.Decoder(_Done)


class Analyses:
    def __init__(self, database: Database, positions: Positions, most: int) -> None:
        self._database = database
        self._positions = positions
        self._most = most
        self._asked = asyncio.Event()
        self.thinker = Thinker()
        """For single positions."""

    # For who asks

    def show(
        self, connection: Connection, table_id: str, person_id: str | None, depth: Depth, known: float | None
    ) -> TableAnalysis:
        """How far it is. Work for `Database.read`."""
        table = finished_table(connection, table_id, person_id)
        row = queries.find(connection, self._key(connection, table, depth)[0])
        numbers = [0, *self._positions.standing(connection, table, table.head)]
        if row is None:
            return TableAnalysis(AnalysisStatus.NONE, False, 0, 0.0, numbers, None)
        ahead = queries.count_ahead(connection, row.at) if row.status is AnalysisStatus.WAITING else 0
        news = row.result is not None and (known is None or row.done != known)
        found = unpack(row.result) if row.result is not None and news else None
        return TableAnalysis(row.status, row.person_id == person_id is not None, ahead, row.done, numbers, found)

    def ask(self, transaction: Transaction, table_id: str, person_id: str, depth: Depth) -> None:
        """Have it made, if it is not. Work for `Database.write`."""
        connection = transaction.connection
        table = finished_table(connection, table_id, person_id)
        key, record = self._key(connection, table, depth)
        row = queries.find(connection, key)
        if row is not None and row.status in (AnalysisStatus.WAITING, AnalysisStatus.RUNNING, AnalysisStatus.DONE):
            return
        if queries.count_since(connection, person_id, now() - DAY) >= self._most:
            raise errors.conflict("too_many_analyses", f"No more than {self._most} games are analysed for one person a day.")
        queries.ask(connection, key, person_id, json.dumps(record), depth, now())

    def stop(self, transaction: Transaction, table_id: str, person_id: str, depth: Depth) -> None:
        """Work for `Database.write`."""
        connection = transaction.connection
        key, _ = self._key(connection, finished_table(connection, table_id, person_id), depth)
        row = queries.find(connection, key)
        if row is None or row.person_id != person_id:
            raise errors.forbidden("not_your_analysis", "Only who has asked for it can stop it.")
        queries.end(connection, key, AnalysisStatus.STOPPED)

    def wake(self) -> None:
        self._asked.set()

    def _key(self, connection: Connection, table: TableRow, depth: Depth) -> tuple[str, dict[str, Any]]:
        """What an analysis is known by, and the record that it is of, without anybody's name."""
        record = self.record(connection, table)
        return known_by(table.game, digest_of(record), depth, SEED), record

    def record(self, connection: Connection, table: TableRow) -> dict[str, Any]:
        """A game that is over, without anybody's name."""
        return without_names(records.export(connection, self._positions, table))

    # For who puts several together. Work for `Database.read`.

    def keys(self, connection: Connection, table: TableRow) -> dict[Depth, str]:
        """What the analyses of a game are known by, whether they have been made or not."""
        digest = digest_of(self.record(connection, table))
        return {depth: known_by(table.game, digest, depth, SEED) for depth in DEPTHS}

    def done_of(self, connection: Connection, keys: Collection[str]) -> set[str]:
        """Those of the analyses that have been made."""
        return queries.done_of(connection, keys)

    def done(self, connection: Connection, key: str) -> Analysis | None:
        found = queries.done(connection, key)
        return None if found is None else unpack(found)

    # The work

    async def work(self) -> None:
        """Make what is asked for, for as long as the server runs."""
        thinker = Thinker()
        try:
            while True:
                self._asked.clear()
                try:
                    while (row := await self._database.write(_take)) is not None:
                        await self._make(thinker, row)
                except DBAPIError as error:  # the database is away for a while; the queue stays in it
                    log.warning("analysis.no_database", error=type(error.orig).__name__)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(POLL):
                        await self._asked.wait()
        finally:
            await thinker.close()
            await self.thinker.close()

    async def _make(self, thinker: Thinker, row: queries.AnalysisRow) -> None:
        try:
            question = Analyse(_record(json.loads(row.record)), row.depth, SEED)
            async with contextlib.aclosing(thinker.answers(question)) as answers:
                async for answer in answers:
                    told = _done.decode(answer)
                    if not await self._database.write(_go_on, row, told.done, zlib.compress(answer, 3)):
                        return  # nobody wants it any more
            status = AnalysisStatus.DONE
        except Broken:
            log.warning("analysis.failed", game=json.loads(row.record)["game"])
            status = AnalysisStatus.FAILED
        await self._database.write(_end, row, status)


def finished_table(connection: Connection, table_id: str, person_id: str | None) -> TableRow:
    """A game that may be looked into: one that is over, for those who may see it."""
    table = seats.started_table(connection, table_id, person_id)
    if table.status is not Status.OVER:
        raise errors.forbidden("not_over", "A game is looked into when it is over.")
    return table


def _take(transaction: Transaction) -> queries.AnalysisRow | None:
    return queries.take(transaction.connection, now(), now() + LEASE)


def _go_on(transaction: Transaction, row: queries.AnalysisRow, done: float, result: bytes) -> bool:
    if row.person_id is not None:
        transaction.tell(TOPIC, person=row.person_id)
    return queries.go_on(transaction.connection, row.key, done, result, now() + LEASE)


def _end(transaction: Transaction, row: queries.AnalysisRow, status: AnalysisStatus) -> None:
    if row.person_id is not None:
        transaction.tell(TOPIC, person=row.person_id)
    queries.end(transaction.connection, row.key, status)


def _record(written: dict[str, Any]) -> Record:
    """A record that this server wrote, with the figures that it was played with."""
    named = written["edition"]
    edition = from_figures(named["name"], named["figures"]) if "figures" in named else game(written["game"]).edition()
    return Record(
        written["game"],
        edition,
        written["options"],
        [seat["player"] for seat in written["seats"]],
        written["seed"],
        [(colour, text) for colour, text in written["decisions"]],
        written["result"],
        written.get("position"),
    )


def export(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    """What a person has had analysed."""
    return [
        {"record": json.loads(row.record), "depth": row.depth, "status": row.status, "at": row.at}
        for row in queries.of_person(connection, person_id)
    ]


def forget(transaction: Transaction, person_id: str) -> None:
    queries.forget(transaction.connection, person_id)

"""Analyses of games that are over: asked for by people, made in the background task by task, and kept, so that each is made once.

One analysis of a person is made at a time; those of several people go on side by side.

A game is known by what was played, not by its table: whoever brings the same record again finds its analysis made.
"""

import asyncio
import contextlib
import itertools
import json
import math
import time
import zlib
from collections.abc import Collection
from typing import Any

import msgspec
import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from claycrown.analysis.analysing import Analysing
from claycrown.analysis.cached import cache_key, digest_of, unpack, without_names
from claycrown.analysis.judging import Task, TaskResult
from claycrown.analysis.types import DEPTHS, Analysis, Depth
from claycrown.games import game
from claycrown.games.edition import from_figures
from claycrown.games.refused import Refused
from claycrown.record.records import Record
from claycrown.server.analysis import judging, queries
from claycrown.server.analysis.schemas import AnalysisStatus, TableAnalysis
from claycrown.server.history import records
from claycrown.server.http import errors
from claycrown.server.play.positions import Positions
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Database, Transaction
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.schemas import Status
from claycrown.server.tables.seats import started_table
from claycrown.server.workers.pool import Work, WorkerPool, WorkFailed
from claycrown.server.workers.queue import TaskTerms, Urgency

log = structlog.get_logger()

SEED = 0
"""Of all analyses here: everybody is told the same."""
POLL = 2.0
"""Seconds between looks at what was asked of other processes."""
LEASE = 180_000
"""Milliseconds after which whoever has told nothing new of an analysis is taken to be gone."""
DAY = 24 * 3600 * 1000
TOPIC = "analysis"
"""The person who has asked for one hears on their socket that it has gone on."""
SIDE_BY_SIDE = 4
"""Analyses under way at the same time, each of another person."""
STORED_EVERY = 0.7
"""Seconds between two times that an analysis under way is stored and shown; the last comes when it does."""
ALIVE_EVERY = 5.0
"""Seconds after which an analysis is stored again where nothing new is known: somebody may have stopped it."""
SECONDS: dict[Depth, float] = {"glance": 0.1, "quick": 0.1, "standard": 0.5, "deep": 3.0}
"""That a task takes, about."""
DEADLINE = 120.0
"""Seconds that a task may take on a busy machine."""

_found = msgspec.json.Decoder(TaskResult)


class Analyses:
    def __init__(self, database: Database, positions: Positions, workers: WorkerPool, most: int) -> None:
        self._database = database
        self._positions = positions
        self._workers = workers
        self._most = most
        self._asked = asyncio.Event()
        self._under_way: set[asyncio.Task[None]] = set()

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
        ahead = queries.count_ahead(connection, row) if row.status is AnalysisStatus.WAITING else 0
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
            raise errors.conflict("too_many_analyses", most=self._most)
        queries.ask(connection, key, person_id, json.dumps(record), depth, now())

    def stop(self, transaction: Transaction, table_id: str, person_id: str, depth: Depth) -> None:
        """Work for `Database.write`."""
        connection = transaction.connection
        key, _ = self._key(connection, finished_table(connection, table_id, person_id), depth)
        row = queries.find(connection, key)
        if row is None or row.person_id != person_id:
            raise errors.forbidden("not_your_analysis")
        queries.end(connection, key, AnalysisStatus.STOPPED)

    def wake(self) -> None:
        self._asked.set()

    def _key(self, connection: Connection, table: TableRow, depth: Depth) -> tuple[str, dict[str, Any]]:
        """What an analysis is known by, and the record that it is of, without anybody's name."""
        record = self.record(connection, table)
        return cache_key(table.game, digest_of(record), depth, SEED), record

    def record(self, connection: Connection, table: TableRow) -> dict[str, Any]:
        """A game that is over, without anybody's name."""
        return without_names(records.export(connection, self._positions, table))

    # For who puts several together. Work for `Database.read`.

    def keys(self, connection: Connection, table: TableRow) -> dict[Depth, str]:
        """What the analyses of a game are known by, whether they have been made or not."""
        digest = digest_of(self.record(connection, table))
        return {depth: cache_key(table.game, digest, depth, SEED) for depth in DEPTHS}

    def done_of(self, connection: Connection, keys: Collection[str]) -> set[str]:
        """Those of the analyses that have been made."""
        return queries.done_of(connection, keys)

    def done(self, connection: Connection, key: str) -> Analysis | None:
        found = queries.done(connection, key)
        return None if found is None else unpack(found)

    # The work

    async def work(self) -> None:
        """Make what is asked for, for as long as the server runs."""
        try:
            while True:
                self._asked.clear()
                try:
                    await self._begin()
                except DBAPIError as error:  # the database is away for a while; the queue stays in it
                    log.warning("analysis.no_database", error=type(error.orig).__name__)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(POLL):
                        await self._asked.wait()
        finally:
            for task in self._under_way:
                task.cancel()
            await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _begin(self) -> None:
        """Take up what waits, as far as there is room."""
        while len(self._under_way) < SIDE_BY_SIDE and (row := await self._database.write(_take)) is not None:
            task = asyncio.create_task(self._carry_out(row))
            self._under_way.add(task)
            task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        self._asked.set()

    async def _carry_out(self, row: queries.AnalysisRow) -> None:
        try:
            if await self._is_made(row):
                await self._database.write(_end, row, AnalysisStatus.DONE)
        except (WorkFailed, Refused, msgspec.DecodeError) as failed:
            log.warning("analysis.failed", game=json.loads(row.record)["game"], reason=str(failed))
            await self._database.write(_end, row, AnalysisStatus.FAILED)
        except DBAPIError as error:  # it is taken up again when nobody has gone on with it for a while
            log.warning("analysis.no_database", error=type(error.orig).__name__)
        except Exception:
            log.exception("analysis.mistake")
            await self._database.write(_end, row, AnalysisStatus.FAILED)

    async def _is_made(self, row: queries.AnalysisRow) -> bool:
        """Make it, and store how far it is from time to time; false if nobody wants it any more."""
        under_way = await asyncio.to_thread(lambda: Analysing(_record(json.loads(row.record)), row.depth, SEED))
        tasks = under_way.tasks()
        owner = row.person_id or row.key

        async def result_of(task: Task) -> TaskResult:
            terms = TaskTerms(owner, Urgency.BACKGROUND, SECONDS[task.depth])
            return _found.decode(await self._workers.ask(terms, Work(judging.work, (task,), DEADLINE)))

        under_way.take(await result_of(next(tasks)))  # the curve, in which all others have their places
        working: set[asyncio.Task[TaskResult]] = set()
        stored = -math.inf
        try:
            while True:
                for task in itertools.islice(tasks, self._workers.queue.processes - len(working)):
                    working.add(asyncio.create_task(result_of(task)))
                if time.monotonic() - stored >= STORED_EVERY or not working:
                    if not await self._is_stored(row, under_way):
                        return False
                    stored = time.monotonic()
                if not working:
                    return True
                done, working = await asyncio.wait(working, timeout=ALIVE_EVERY, return_when=asyncio.FIRST_COMPLETED)
                for one in done:
                    under_way.take(one.result())
        finally:
            for one in working:
                one.cancel()
            await asyncio.gather(*working, return_exceptions=True)

    async def _is_stored(self, row: queries.AnalysisRow, under_way: Analysing) -> bool:
        """What is known now; false if nobody wants it any more."""
        found = under_way.analysis()
        packed = await asyncio.to_thread(lambda: zlib.compress(msgspec.json.encode(found), 3))
        return await self._database.write(_go_on, row, found.done, packed)


def finished_table(connection: Connection, table_id: str, person_id: str | None) -> TableRow:
    """A game that may be looked into: one that is over, for those who may see it."""
    table = started_table(connection, table_id, person_id)
    if table.status is not Status.OVER:
        raise errors.forbidden("not_over")
    return table


def _take(transaction: Transaction) -> queries.AnalysisRow | None:
    return queries.take(transaction.connection, now(), now() + LEASE)


def _go_on(transaction: Transaction, row: queries.AnalysisRow, done: float, result: bytes) -> bool:
    if row.person_id is not None:
        transaction.notify(TOPIC, person=row.person_id)
    return queries.go_on(transaction.connection, row.key, done, result, now() + LEASE)


def _end(transaction: Transaction, row: queries.AnalysisRow, status: AnalysisStatus) -> None:
    if row.person_id is not None:
        transaction.notify(TOPIC, person=row.person_id)
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

"""Bots at tables: what they owe is noted in the database together with what made them owe it, and any process takes it up.

Whoever takes it up holds it for a few seconds, and for a few more while the bot thinks. If that process is killed meanwhile, the
next one takes over. A bot that does not answer in time, or not legally, has chance decide for it: no table ever waits for a bot.
"""

import asyncio
import contextlib
import hashlib
import random
from dataclasses import dataclass
from typing import Any

import structlog
from sqlalchemy import Connection, Row
from sqlalchemy.exc import DBAPIError

from claycrown.server import timing
from claycrown.server.alarm import Alarm
from claycrown.server.bot_pool import BotFailed, BotPool
from claycrown.server.config import Bots
from claycrown.server.hooks import Happening
from claycrown.server.play import RUNNING, Play
from claycrown.server.positions import Lru, Position, Positions
from claycrown.server.storage import bot_work as storage
from claycrown.server.storage import clocks as stored_clocks
from claycrown.server.storage import games
from claycrown.server.storage import tables as stored_tables
from claycrown.server.storage.database import Database, Transaction
from claycrown.server.storage.schema import new_id, now

log = structlog.get_logger()

POLL = 1.0
"""Seconds between looks at what other processes have left."""
SWEEP = 60.0
"""Seconds between looks for decisions that nobody noted, as after a database was restored."""
LEASE = 6.0
"""Seconds that work is held; whoever is still at it says so a few times in that time."""
TRIES = 3
"""After so many chance decides."""
BUSY = 0.05
"""Seconds until another look, when others are just taking all there is."""
LARGEST = 2**31 - 1


@dataclass(frozen=True, slots=True)
class _Question:
    game: str
    view: Any
    seed: int


class BotsAtWork:
    """The bots at all tables."""

    def __init__(self, database: Database, positions: Positions, play: Play, settings: Bots, secret: str) -> None:
        self._database = database
        self._positions = positions
        self._play = play
        self._settings = settings
        self._secret = secret
        self._alarm = Alarm()
        self._pool = BotPool(settings.seconds, settings.processes)
        self._holder = new_id()
        self._tasks: set[asyncio.Task[None]] = set()
        self._seated: Lru[dict[int, str]] = Lru(4096)

    # What is owed

    def hear(self, transaction: Transaction, happening: Happening) -> None:
        """Heard of all games."""
        if happening.kind in ("started", "moved"):
            self.refresh(transaction, happening.table, happening.position, happening.at)
        elif happening.kind == "abandoned":
            for row in storage.at_table(transaction.connection, happening.table.id):
                storage.remove(transaction.connection, row.table_id, row.seat)

    def refresh(self, transaction: Transaction, table: Row[Any], position: Position, at: int) -> None:
        """Note what bots owe at a table that is held, and nothing else."""
        connection = transaction.connection
        players = self._players(connection, table)
        noted = storage.at_table(connection, table.id) if players or table.clock is not None else []
        owing = {seat: players[seat] for seat in position.deciders if seat in players}
        for row in noted:
            if owing.get(row.seat) == row.bot and row.number >= position.since:
                del owing[row.seat]  # still the same
            else:
                storage.remove(connection, table.id, row.seat)
        for seat, bot in owing.items():
            storage.add(connection, table.id, seat, bot, position.number, at + self._pause(table))
        if owing:
            transaction.afterwards(self._alarm.ring)

    def _players(self, connection: Connection, table: Row[Any]) -> dict[int, str]:
        """The bot of each seat that one plays."""
        key = (table.id, table.started_at or 0)  # after a backup was put back it may start once more, with others
        seated = self._seated.get(key)
        if seated is None:
            places = stored_tables.seats_at(connection, table.id)
            seated = {place.seat: place.bot for place in places if place.bot is not None}
            if table.status == RUNNING:  # from then on nobody sits down or gets up
                self._seated.put(key, seated)
        return {**seated, **stand_ins(connection, table)}

    def _pause(self, table: Row[Any]) -> int:
        """How long a bot takes to answer: about what was asked for, as people do."""
        pace = self._settings.pace * timing.SECOND if table.bot_pace is None else table.bot_pace
        return int(pace * random.uniform(0.6, 1.4))

    # The work

    async def work(self) -> None:
        """Take up what bots owe, for as long as the server runs."""
        alone = not self._database.is_postgres
        sweep = held = 0
        try:
            while True:
                pause = POLL
                try:
                    if alone:
                        await self._database.write(_put_all_back)  # there is no other process: whoever held it is gone
                        alone = False
                    if now() >= sweep:
                        await self._sweep()
                        sweep = now() + int(SWEEP * timing.SECOND)
                    if self._tasks and now() >= held:
                        await self._database.write(self._hold, LEASE)
                        held = now() + int(LEASE / 3 * timing.SECOND)
                    pause = await self._take_up()
                except DBAPIError as error:  # the database is away for a while; the queue stays in it
                    log.warning("bots.no_database", error=type(error.orig).__name__)
                except Exception:
                    log.exception("bots.work")
                await self._alarm.wait(pause)
        finally:
            await self._stop()

    async def _stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.close()
        with contextlib.suppress(DBAPIError):
            await self._database.write(self._hold, 0.0)  # others may take it up at once

    async def _take_up(self) -> float:
        """Take up what is due, as far as there is room; gives the seconds until there may be more."""
        room = self._settings.processes - len(self._tasks)
        if room <= 0:
            return POLL  # whoever is done rings
        coming = await self._database.read(storage.next_wake)
        if coming is None or coming > now():
            return POLL if coming is None else min(POLL, (coming - now()) / timing.SECOND)
        taken = await self._database.write(self._take, room)
        for job in taken:
            task = asyncio.create_task(self._carry_out(job))
            self._tasks.add(task)
            task.add_done_callback(self._done)
        return 0.0 if taken else BUSY

    def _take(self, transaction: Transaction, room: int) -> list[Row[Any]]:
        return storage.take(transaction.connection, self._holder, now(), now() + int(LEASE * timing.SECOND), room)

    def _hold(self, transaction: Transaction, seconds: float) -> None:
        storage.hold(transaction.connection, self._holder, now() + int(seconds * timing.SECOND))

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._alarm.ring()

    async def _carry_out(self, job: Row[Any]) -> None:
        try:
            question = await self._database.read(self._look, job)
            decision = await self._ask(job, question) if question is not None else None
            await self._database.write(self._decide, job, decision)
        except Exception:  # it is taken up again when the time of its holder is over
            log.exception("bots.failed", table=job.table_id, seat=job.seat)

    def _look(self, connection: Connection, job: Row[Any]) -> _Question | None:
        """What the bot is asked: the view of its seat, and a seed that no player can know."""
        table = games.table(connection, job.table_id)
        if table is None or table.status != RUNNING:
            return None
        rules = self._positions.rules(table)
        view = rules.game.view(self._positions.at(connection, table, table.head).state, job.seat)
        seed = hashlib.sha256(f"{self._secret} {job.table_id} {job.seat} {table.head}".encode()).digest()
        return _Question(table.game, view, int.from_bytes(seed[:8], "big"))

    async def _ask(self, job: Row[Any], question: _Question) -> int | None:
        """The bot's decision; None if it has none."""
        if job.tries >= TRIES:
            return None
        try:
            return await self._pool.ask(job.table_id, job.bot, question.game, question.view, job.seat, question.seed)
        except BotFailed as failed:
            log.warning("bot.failed", table=job.table_id, seat=job.seat, bot=job.bot, reason=str(failed))
            return None

    def _decide(self, transaction: Transaction, job: Row[Any], decision: int | None) -> None:
        """The decision takes the way of all decisions, if it is still owed and still this process's to make."""
        connection = transaction.connection
        table = games.locked_table(connection, job.table_id)
        noted = next((row for row in storage.at_table(connection, job.table_id) if row.seat == job.seat), None)
        if table is None or noted is None or noted.holder != self._holder or noted.number != job.number:
            return
        position = self._positions.at(connection, table, table.head)
        if table.status != RUNNING or job.seat not in position.deciders:
            storage.remove(connection, job.table_id, job.seat)
            return
        rules, by = self._positions.rules(table), f"bot:{job.bot}"
        legal = decision is not None and 0 <= decision <= LARGEST
        if decision is None or not legal or rules.game.why_not(position.state, job.seat, decision) is not None:
            decision = random.choice(rules.game.legal(rules.game.view(position.state, job.seat), job.seat))
            by = f"chance:{job.bot}"
            log.warning("bot.chance_decides", table=job.table_id, seat=job.seat, bot=job.bot, number=table.head)
        text = rules.notation.text(position.state, decision)
        self._play.decide(transaction, table, job.seat, table.head, text, by[:44])

    async def _sweep(self) -> None:
        """Note what was forgotten."""
        for table_id in await self._database.read(storage.forgotten):
            try:
                await self._database.write(self._note_anew, table_id)
            except DBAPIError:
                raise
            except Exception:
                log.exception("bots.not_noted", table=table_id)

    def _note_anew(self, transaction: Transaction, table_id: str) -> None:
        table = games.locked_table(transaction.connection, table_id)
        if table is not None and table.status == RUNNING:
            self.refresh(transaction, table, self._positions.at(transaction.connection, table, table.head), now())


def _put_all_back(transaction: Transaction) -> None:
    storage.put_all_back(transaction.connection, now())


def stand_ins(connection: Connection, table: Row[Any]) -> dict[int, str]:
    """The seats of those whose time was up, with the bot that plays for them."""
    clock = timing.read(table.clock)
    if clock is None or clock.stand_in is None:
        return {}
    return {row.seat: clock.stand_in for row in stored_clocks.at_table(connection, table.id) if row.absence}

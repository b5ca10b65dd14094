"""Bots at tables: what they are to decide is noted in the database with what made it their turn, and any process takes it up.

`queue` says whose turn it is. Whoever takes it up holds it for a few seconds, and for a few more while the bot thinks. If
that process is killed meanwhile, the next one takes over. Where a bot does not answer in time, or not legally, the next weaker
one decides in its place, and chance if none does: nobody ever waits long for a bot. The log of the game says so.
"""

import asyncio
import contextlib
import hashlib
import random
from collections.abc import Sequence

import msgspec
import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from claycrown.games import titles
from claycrown.match import EntryKind, Position
from claycrown.server.bots import queries
from claycrown.server.bots.answers import BotDecision, BotTask, after_tries, find_answer
from claycrown.server.bots.budgets import budget
from claycrown.server.bots.deciding import decide
from claycrown.server.bots.queries import DueDecision
from claycrown.server.bots.queue import BotQueue, Job
from claycrown.server.bots.schemas import BotWait
from claycrown.server.bots.ticks import on_next_tick
from claycrown.server.clocks import timing
from claycrown.server.clocks.wakeup import Wakeup
from claycrown.server.config import Bots
from claycrown.server.http import errors
from claycrown.server.play.bylines import byline
from claycrown.server.play.decisions import Decisions
from claycrown.server.play.events import Event
from claycrown.server.play.positions import Positions
from claycrown.server.play.schemas import Reason
from claycrown.server.storage.cache import CommittedCache
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Database, Transaction
from claycrown.server.storage.rows import json_text
from claycrown.server.storage.schema import new_id
from claycrown.server.tables import absences
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.schemas import Status
from claycrown.server.tables.seats import held_table
from claycrown.server.workers.pool import Work, WorkerPool, WorkFailed
from claycrown.server.workers.queue import TaskTerms, Urgency

log = structlog.get_logger()

POLL = 1.0
"""Seconds between looks at what other processes have left."""
SWEEP = 60.0
"""Seconds between looks for decisions that nobody noted, as after a database was restored."""
LATEST = 3600 * timing.SECOND
"""No decision is due later than this after it was noted, however slow the bots of a table are to be; on a host's word, twice
that more."""
LEASE = 6.0
"""Seconds that work is held; whoever is still at it says so a few times in that time."""
BUSY = 0.05
"""Seconds until another look, when others are just taking all there is."""
STEPS_IN = 5.0
"""Seconds that a bot has at most that decides in another's place."""
WAITS = timing.SECOND
"""Whoever has to wait longer than this is notified of about how long it takes,"""
NOTIFY_AGAIN = 5 * timing.SECOND
"""and again after this."""


class BotsAtWork:
    """The bots at all tables."""

    def __init__(
        self, database: Database, positions: Positions, decisions: Decisions, workers: WorkerPool, settings: Bots, secret: str
    ) -> None:
        self._database = database
        self._positions = positions
        self._decisions = decisions
        self._settings = settings
        self._secret = secret
        self._wakeup = Wakeup()
        self._queue = BotQueue(settings, workers.queue.shares)
        self._workers = workers
        self._holder = new_id()
        self._tasks: dict[asyncio.Task[None], Job] = {}
        self._thinking: dict[Job, asyncio.Future[BotDecision]] = {}
        self._went_back = False
        """Somebody has taken a decision back: perhaps a bot thinks about what it no longer has to decide."""
        self._notified: dict[str, int] = {}
        """The tables that have been notified that their bots wait, and when they are notified again."""
        self._seated: CommittedCache[dict[int, str]] = CommittedCache(4096)

    # What is to be decided

    def moved(self, transaction: Transaction, event: Event) -> None:
        """A game has started or gone on, in this transaction."""
        players = self._players(transaction.connection, event.table)
        if players or event.table.settings.clock is not None:
            self._note(transaction, event.table, event.position, event.at, players)
        if event.step is not None and event.step.entry.kind != EntryKind.DECIDE:
            transaction.afterwards(self._look_back)

    def abandoned(self, transaction: Transaction, event: Event) -> None:
        for row in queries.at_table(transaction.connection, event.table.id):
            queries.remove(transaction.connection, event.table.id, row.seat)

    def _look_back(self) -> None:
        self._went_back = True
        self._wakeup.wake()

    def refresh(self, transaction: Transaction, table: TableRow, position: Position, at: int) -> None:
        """Note what bots are to decide at a table that is held, and nothing else."""
        self._note(transaction, table, position, at, self._players(transaction.connection, table))

    def _note(self, transaction: Transaction, table: TableRow, position: Position, at: int, players: dict[int, str]) -> None:
        connection = transaction.connection
        noted = queries.at_table(connection, table.id)
        to_decide = {seat: players[seat] for seat in position.deciders if seat in players}
        for row in noted:
            if to_decide.get(row.seat) == row.bot and row.number >= position.pending.since:
                del to_decide[row.seat]  # still the same
            else:
                queries.remove(connection, table.id, row.seat)
        for seat, bot in to_decide.items():
            queries.add(connection, table.id, seat, bot, position.number, at + self._pause(table))
        if to_decide:
            transaction.afterwards(self._wakeup.wake)

    def _players(self, connection: Connection, table: TableRow) -> dict[int, str]:
        """The bot of each seat that one plays."""
        key = (table.id, table.started_at or 0)  # after a backup was put back it may start once more, with others
        seated = self._seated.get_on(connection, key)
        if seated is None:
            places = table_queries.seats_at(connection, table.id)
            seated = {place.seat: place.bot for place in places if place.bot is not None}
            if table.status == Status.RUNNING:  # from then on nobody sits down or gets up
                self._seated.put_on(connection, key, seated)
        return {**seated, **{seat: absence.bot for seat, absence in absences.current(connection, table.id).items()}}

    def _pause(self, table: TableRow) -> int:
        """How long a bot takes to answer: about what was asked for, as people do."""
        seconds = table.settings.bot_seconds
        pace = self._settings.pace if seconds is None else seconds
        return int(pace * timing.SECOND * random.uniform(0.6, 1.4))

    def set_pace(self, transaction: Transaction, table_id: str, person_id: str, seconds: float | None) -> None:
        """How long bots take to answer from now on, those included that are about to: for whoever plays there alone with bots,
        and where several people do, for the one of them whose table it is."""
        connection = transaction.connection
        table = held_table(connection, table_id, person_id)
        people = table_queries.people_at(connection, table_id)
        if person_id not in people:
            raise errors.forbidden("not_seated")
        if len(people) > 1 and table.owner_id != person_id:
            raise errors.forbidden("not_owner")
        if seconds == table.settings.bot_seconds:
            return
        settings = msgspec.structs.replace(table.settings, bot_seconds=seconds)
        table_queries.change(connection, table_id, settings=json_text(settings))
        due = now() + self._pause(table._replace(settings=settings))
        if queries.hasten(connection, table_id, due):
            transaction.afterwards(self._wakeup.wake)
        transaction.notify("table", table_id)

    # The work

    async def work(self) -> None:
        """Take up what bots are to decide, for as long as the server runs."""
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
                    if self._tasks and (self._went_back or now() >= held):
                        await self._stop_obsolete()
                        await self._database.write(self._hold, LEASE)
                        held = now() + int(LEASE / 3 * timing.SECOND)
                    pause = await self._take_up()
                except DBAPIError as error:  # the database is away for a while; the queue stays in it
                    log.warning("bots.no_database", error=type(error.orig).__name__)
                except Exception:
                    log.exception("bots.work")
                await self._wakeup.wait(pause)
        finally:
            await self._stop()

    async def _stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(DBAPIError):
            await self._database.write(self._hold, 0.0)  # others may take it up at once

    async def _stop_obsolete(self) -> None:
        """Stop bots that think about what they no longer have to decide."""
        self._went_back = False
        taken = await self._database.read(queries.taken, self._holder)
        for job, thinking in self._thinking.items():
            pending = job.pending
            if (pending.table_id, pending.seat, pending.number) not in taken:
                thinking.cancel()

    async def _take_up(self) -> float:
        """Take up what is due, as far as there is room; gives the seconds until there may be more."""
        coming = await self._database.read(queries.next_wake)
        at = now()
        if coming is None or coming > at:
            await self._notify_waiting([], at)
            return POLL if coming is None else min(POLL, (coming - at) / timing.SECOND)
        pending = await self._database.read(queries.queue, at, titles())
        chosen = self._queue.choose(pending, self._tasks.values(), at)
        taken = await self._database.write(self._take, chosen, at) if chosen else []
        for job in taken:
            self._queue.serve(job, at)
            task = asyncio.create_task(self._carry_out(job))
            self._tasks[task] = job
            task.add_done_callback(self._done)
        if chosen:
            return 0.0 if taken else BUSY
        await self._notify_waiting(pending, at)
        coming = await self._database.read(queries.next_wake, at)
        return POLL if coming is None else max(0.0, min(POLL, (coming - now()) / timing.SECOND))  # or whoever is done rings

    def _take(self, transaction: Transaction, chosen: Sequence[Job], at: int) -> list[Job]:
        until = now() + int(LEASE * timing.SECOND)
        taken = queries.take(transaction.connection, self._holder, [job.pending for job in chosen], at, until)
        return [job for job in chosen if job.pending in taken]

    def _hold(self, transaction: Transaction, seconds: float) -> None:
        queries.hold(transaction.connection, self._holder, now() + int(seconds * timing.SECOND))

    def _done(self, task: asyncio.Task[None]) -> None:
        del self._tasks[task]
        self._wakeup.wake()

    # Notify those who wait

    async def _notify_waiting(self, pending: Sequence[DueDecision], at: int) -> None:
        """Notify the tables where people wait and no bot thinks yet, now and then; and those that no longer wait."""
        waiting = {one.table_id for one in pending if one.awaited and one.wake_at <= at - WAITS}
        tables = {table for table in waiting if self._notified.get(table, at) <= at} | (self._notified.keys() - waiting)
        if tables:
            await self._database.write(lambda transaction: [transaction.notify("bots", table) for table in tables])
            notified = {table: at + NOTIFY_AGAIN for table in tables & waiting}
            self._notified = {**{table: again for table, again in self._notified.items() if table in waiting}, **notified}

    def waiting(self, connection: Connection, table_id: str) -> list[BotWait]:
        """The bots of a table that wait until there is room, and about how long it will take."""
        at = now()
        pending = queries.queue(connection, at, titles())
        due = [one for one in pending if one.table_id == table_id and one.wake_at <= at - WAITS]
        return [BotWait(one.seat, one.bot, self._queue.wait(one, pending, at)) for one in due]

    # One decision

    async def _carry_out(self, job: Job) -> None:
        try:
            question = await self._database.read(self._task, job.pending)
            answer = None
            if question is not None:
                secret = job.pending.awaited and question.depends_on_hidden
                thought = self._answer(job, question)
                thinking = self._thinking[job] = asyncio.ensure_future(on_next_tick(thought) if secret else thought)
                try:
                    answer = await thinking
                finally:
                    del self._thinking[job]
            await self._database.write(self._decide, job.pending, answer)
        except DBAPIError as error:  # it is taken up again when the time of its holder is over
            log.warning("bots.no_database", error=type(error.orig).__name__)
        except Exception:
            log.exception("bots.failed", table=job.pending.table_id, seat=job.pending.seat)

    def _task(self, connection: Connection, pending: DueDecision) -> BotTask | None:
        """What the bot is asked: the view of its seat, and a seed that no player can know. None where another process has seen to
        it meanwhile."""
        table = table_queries.table(connection, pending.table_id)
        if table is None or table.status != Status.RUNNING:
            return None
        position = self._positions.at(connection, table, table.head)
        if pending.seat not in position.deciders:
            return None
        rules = self._positions.rules(table)
        view = rules.game.view(position.state, pending.seat)
        seed = hashlib.sha256(f"{self._secret} {pending.table_id} {pending.seat} {table.head}".encode()).digest()
        return BotTask(rules, view, pending.seat, int.from_bytes(seed[:8], "big"))

    async def _answer(self, job: Job, question: BotTask) -> BotDecision:
        """The decision of the bot that is to make it, or of whoever does instead."""
        pending, settings = job.pending, self._settings
        first = after_tries(job.bot, pending.tries)
        reason: Reason | None = "failed" if first != job.bot else "busy" if first != pending.bot else None

        urgency = Urgency.PEOPLE if pending.awaited else Urgency.BOTS
        terms = TaskTerms(pending.owner_id, urgency, job.seconds, scheduled=True)
        player = (pending.table_id, pending.seat)

        async def ask(bot: str) -> int:
            seconds = settings.seconds if bot == pending.bot else min(settings.seconds, STEPS_IN)
            game, given = question.rules.game.name, budget(bot, settings, job.seconds)
            arguments = (player, bot, game, question.view, pending.seat, question.seed, given)
            try:
                return _number(await self._workers.ask(terms, Work(decide, arguments, seconds, home=player)))
            except WorkFailed as failed:
                log.warning("bot.failed", table=pending.table_id, seat=pending.seat, bot=bot, reason=str(failed))
                raise

        return await find_answer(question, first, reason, ask)

    def _decide(self, transaction: Transaction, pending: DueDecision, answer: BotDecision | None) -> None:
        """The decision takes the way of all decisions, if it is still to be made and still this process's to make."""
        connection = transaction.connection
        table = table_queries.locked_table(connection, pending.table_id)
        noted = next((row for row in queries.at_table(connection, pending.table_id) if row.seat == pending.seat), None)
        if table is None or noted is None or noted.holder != self._holder or noted.number != pending.number:
            return
        position = self._positions.at(connection, table, table.head)
        if answer is None or table.status != Status.RUNNING or pending.seat not in position.deciders:
            queries.remove(connection, pending.table_id, pending.seat)
            return
        decision = answer.decision
        if decision is None:
            rules = self._positions.rules(table)
            decision = random.choice(rules.game.legal(rules.game.view(position.state, pending.seat), pending.seat))
        if answer.by != pending.bot:
            details = {"bot": pending.bot, "by": answer.by or "chance", "reason": answer.reason}
            log.warning("bot.replaced", table=pending.table_id, seat=pending.seat, number=table.head, **details)
        self._decisions.carry_out(
            transaction, table, position, pending.seat, decision, byline(pending.bot, answer.by, answer.reason)
        )

    async def _sweep(self) -> None:
        """Put into the queue what bots owe and the queue does not hold, whatever became of it."""
        at = now()
        latest = at + LATEST + int(2 * self._settings.pace * timing.SECOND)
        await self._database.write(lambda transaction: queries.bring_forward(transaction.connection, at, latest))
        for table_id in await self._database.read(queries.forgotten, titles()):
            try:
                await self._database.write(self._note_anew, table_id)
            except DBAPIError:
                raise
            except Exception:
                log.exception("bots.not_noted", table=table_id)

    def _note_anew(self, transaction: Transaction, table_id: str) -> None:
        table = table_queries.locked_table(transaction.connection, table_id)
        if table is not None and table.status == Status.RUNNING:
            self.refresh(transaction, table, self._positions.at(transaction.connection, table, table.head), now())


def _number(answer: bytes) -> int:
    try:
        return int(answer)
    except ValueError:
        raise WorkFailed("failed", "made a mistake") from None


def _put_all_back(transaction: Transaction) -> None:
    queries.put_all_back(transaction.connection, now())

"""The clocks at tables: they start and stop with each entry, and what happens at zero happens once, in whichever process."""

from dataclasses import replace
from typing import Any

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from claycrown.match import EntryKind, Position, Step
from claycrown.server.clocks import absences, queries, timing
from claycrown.server.clocks.absences import Absences
from claycrown.server.clocks.nights import Holidays
from claycrown.server.clocks.queries import ClockRow
from claycrown.server.clocks.schemas import ClockUpdate as ClocksMessage
from claycrown.server.clocks.schemas import Holiday, SeatClock
from claycrown.server.clocks.timing import SeatTimer
from claycrown.server.clocks.wakeup import Wakeup
from claycrown.server.play.events import Event
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Database, Transaction
from claycrown.server.tables import absences as absence_queries
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.schemas import AtZero, Cause, Clock, Status
from claycrown.server.tables.seats import visible_table

log = structlog.get_logger()

POLL = 1.0
"""Seconds between looks at the clocks, if none is known to come to zero before."""
AT_ONCE = 50
SOON = 7 * timing.DAY
"""How long before a holiday the others at the table are told of it."""


class Clocks:
    """The clocks at all tables."""

    def __init__(self, database: Database, absences: Absences) -> None:
        self._database = database
        self._absences = absences
        self._wakeup = Wakeup()
        absences.leaving.append(self._leave)
        absences.returning.append(self._return)

    def on_event(self, transaction: Transaction, event: Event) -> None:
        """Something has happened at a table, in this transaction."""
        clock = event.table.settings.clock
        if clock is None:
            return
        if event.kind == "started":
            self._set_up(transaction, event, clock)
        elif event.step is not None and event.kind == "moved":
            self._move(transaction, event.table, event.step, clock, event.at)
        else:
            self._stop(transaction, event.table.id, event.at)
        transaction.notify("clocks", event.table.id)

    def _set_up(self, transaction: Transaction, event: Event, clock: Clock) -> None:
        connection, table_id = transaction.connection, event.table.id
        sleep = queries.nights_at(connection, table_id) if clock.night else {}
        holidays = _holidays(connection, table_id, clock, event.at)
        full = timing.allowance(clock)
        rows = []
        for place in table_queries.seats_at(connection, table_id):
            if place.bot is None:
                hand = SeatTimer(full, 0)
                if place.seat in event.position.deciders:
                    hand = timing.start(hand, event.at, sleep.get(place.seat), holidays.get(place.seat, ()))
                rows.append({"table_id": table_id, "seat": place.seat, **self._stored(transaction, hand)})
        if rows:
            queries.add(connection, rows)

    def _move(self, transaction: Transaction, table: TableRow, step: Step, clock: Clock, at: int) -> None:
        connection = transaction.connection
        sleep = queries.nights_at(connection, table.id) if clock.night else {}
        holidays = _holidays(connection, table.id, clock, at)
        absent = absence_queries.current(connection, table.id)
        for row in queries.at_table(connection, table.id):
            if row.seat in absent:
                continue
            before, own = timing.hand_of(row), step.entry.seat == row.seat
            was_due, is_due = row.seat in step.before.deciders, row.seat in step.after.deciders
            if own and step.entry.kind == EntryKind.UNDO and step.before.last_seat != row.seat:
                was_due = False  # bots have answered since: it is the finished turn that comes back
            if was_due == is_due and not own and step.entry.kind != EntryKind.BACK:
                continue  # it stands still, or runs on
            pauses = (sleep.get(row.seat), holidays.get(row.seat, ()))
            after = timing.moved(clock, before, at, step.entry.kind, own, was_due, is_due, *pauses)
            if after != before:
                queries.change(connection, table.id, row.seat, **self._stored(transaction, after))

    def _stop(self, transaction: Transaction, table_id: str, at: int) -> None:
        """Stop all clocks of a table whose game has ended."""
        for row in queries.at_table(transaction.connection, table_id):
            if row.since is not None:
                stopped = timing.stop(timing.hand_of(row), at)
                queries.change(transaction.connection, table_id, row.seat, **self._stored(transaction, stopped))

    def _stored(self, transaction: Transaction, hand: SeatTimer) -> dict[str, Any]:
        """A clock as it is stored; whoever watches for the next one to come to zero hears of one that soon will."""
        deadline = hand.deadline
        if deadline is not None and hand.left < 2 * POLL * timing.SECOND:
            transaction.afterwards(self._wakeup.wake)
        return timing.stored(hand)

    # Zero

    async def watch(self) -> None:
        """See to every clock that comes to zero, for as long as the server runs."""
        while True:
            pause = POLL
            try:
                coming = await self._database.read(queries.next_deadline)
                if coming is not None and coming <= now():
                    if await self._see_to_all():
                        continue
                elif coming is not None:
                    pause = min(pause, (coming - now()) / timing.SECOND)
            except DBAPIError as error:  # the database is away for a while; deadlines stay in it
                log.warning("clocks.no_database", error=type(error.orig).__name__)
            except Exception:
                log.exception("clocks.watch")
            await self._wakeup.wait(pause)

    async def _see_to_all(self) -> bool:
        """Those that are due; whether all went well. One that does not keeps no other waiting."""
        well = True
        for table_id, seat in await self._database.read(queries.due, now(), AT_ONCE):
            try:
                await self._database.write(self._at_zero, table_id, seat)
            except DBAPIError:
                raise
            except Exception:
                log.exception("clocks.failed", table=table_id, seat=seat)
                well = False
        return well

    def _at_zero(self, transaction: Transaction, table_id: str, seat: int) -> None:
        """A clock has come to zero. Of several processes that see it, the first to hold the table acts."""
        connection = transaction.connection
        table = table_queries.locked_table(connection, table_id)
        row = _row(connection, table_id, seat)
        at = now()
        if table is None or row is None or row.deadline is None or row.deadline > at:
            return
        clock = table.settings.clock
        if clock is None or clock.at_zero is AtZero.NOTHING or table.status != Status.RUNNING:
            queries.change(connection, table_id, seat, deadline=None)
            transaction.notify("clocks", table_id)
            return
        self._absences.begin(transaction, table, seat, Cause.TIME, for_good=clock.at_zero is AtZero.OUT)
        log.info("clock.zero", table=table_id, seat=seat, at_zero=clock.at_zero)

    # Leaving and coming back

    def _leave(self, transaction: Transaction, table: TableRow, seat: int, at: int) -> None:
        """The clock of somebody for whom a bot plays stands still."""
        row = _row(transaction.connection, table.id, seat)
        if row is not None:
            stopped = timing.stop(timing.hand_of(row), at)
            queries.change(transaction.connection, table.id, seat, **self._stored(transaction, stopped))

    def _return(self, transaction: Transaction, table: TableRow, position: Position, seat: int, at: int) -> None:
        clock, row = table.settings.clock, _row(transaction.connection, table.id, seat)
        if clock is None or row is None:
            return
        hand = timing.returned(clock, timing.hand_of(row))
        if seat in position.deciders:
            night = queries.nights_at(transaction.connection, table.id).get(seat) if clock.night else None
            hand = timing.start(hand, at, night, _holidays(transaction.connection, table.id, clock, at).get(seat, ()))
        queries.change(transaction.connection, table.id, seat, **self._stored(transaction, hand))


def move(connection: Connection, by: int) -> None:
    """All clocks that run stood still for so many milliseconds; nights and holidays stay where they are."""
    for row in queries.ticking(connection):
        assert row.since is not None
        hand = replace(timing.hand_of(row), since=row.since + by)
        ended = row.deadline is None  # it came to zero, and that was seen to
        queries.change(connection, row.table_id, row.seat, **timing.stored(hand) | ({"deadline": None} if ended else {}))


def _holidays(connection: Connection, table_id: str, clock: Clock, at: int) -> dict[int, Holidays]:
    """Of those at a slow table, by seat."""
    return queries.holidays_at(connection, table_id, at) if clock.days is not None else {}


def _row(connection: Connection, table_id: str, seat: int) -> ClockRow | None:
    return next((row for row in queries.at_table(connection, table_id) if row.seat == seat), None)


def seat_clocks(connection: Connection, table: TableRow) -> list[SeatClock]:
    """The clocks of a table, for all to see."""
    clock = table.settings.clock
    if clock is None:
        return []
    absent = absence_queries.current(connection, table.id)
    holidays = _holidays(connection, table.id, clock, now())
    return [
        SeatClock(
            row.seat,
            row.left,
            row.since,
            row.deadline,
            absences.kind(absent.get(row.seat)),
            next((Holiday(*days) for days in holidays.get(row.seat, ()) if days[0] < now() + SOON), None),
        )
        for row in queries.at_table(connection, table.id)
    ]


def message(connection: Connection, table_id: str, person_id: str | None) -> ClocksMessage:
    """For a socket: the clocks as they are now."""
    table = visible_table(connection, table_id, person_id)
    return ClocksMessage(table=table_id, clocks=seat_clocks(connection, table), now=now())

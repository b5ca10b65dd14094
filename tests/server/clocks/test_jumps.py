"""A machine's clock that jumps, while a server runs and while none does: nobody's time is up by it, and nobody is forgotten."""

import random
import sqlite3
from collections.abc import Callable

import pytest
from sqlalchemy import delete, insert, select

from claycrown.client import Client
from claycrown.server.bots import queries
from claycrown.server.clocks.schemas import SeatClock
from claycrown.server.lobby.schemas import TableDetail
from claycrown.server.storage.clock import ServerClock
from claycrown.server.storage.database import Database, Transaction
from claycrown.server.storage.schema import bot_work
from claycrown.server.storage.upgrade import upgrade
from claycrown.server.tables.schemas import AtZero, Clock
from tests.server.server import RunningServer
from tests.server.vocabulary import seated
from tests.server.waiting import play_on, until

HOURS = 3600
DAYS = 24 * HOURS
SECOND = 10**9
JUMPS = (-2 * HOURS, 100 * DAYS)


class Machine:
    """A machine's two clocks, in nanoseconds: the one that can be set, and the one that cannot."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_700_000_000 * SECOND, 50 * SECOND
        self.clock = ServerClock(lambda: self.wall, lambda: self.steady)

    def passes(self, seconds: float) -> None:
        self.wall += int(seconds * SECOND)
        self.steady += int(seconds * SECOND)


# The time of the server


def test_the_server_goes_by_the_machines_clock() -> None:
    machine = Machine()
    for seconds in (0, 0.001, 1, 3600):
        machine.passes(seconds)
        assert machine.clock.now() == machine.wall // 1_000_000


@pytest.mark.parametrize("jump", [-100 * DAYS, -2 * HOURS, -20, 20, 2 * HOURS, 100 * DAYS])
def test_no_duration_is_wrong_by_more_than_a_tenth_when_the_clock_jumps(jump: int) -> None:
    machine = Machine()
    machine.wall += jump * SECOND
    before = machine.clock.now()
    for seconds in (0, 0.3, 1, 60, 600):
        start = machine.clock.now()
        machine.passes(seconds)
        assert abs(machine.clock.now() - start - seconds * 1000) <= seconds * 100 + 1
    assert abs(machine.clock.now() - before - 661_300) <= 66_131


def test_after_a_jump_the_server_goes_after_the_machine_until_they_agree() -> None:
    machine = Machine()
    machine.wall -= 60 * SECOND
    shown = []
    for _ in range(700):
        machine.passes(1)
        shown.append(machine.clock.now())
    assert shown == sorted(shown)  # never backwards
    assert shown[-1] == machine.wall // 1_000_000


def test_what_is_old_is_thrown_away_only_after_the_clock_has_gone_as_it_should_for_a_while() -> None:
    machine = Machine()
    machine.passes(100)
    assert machine.clock.agrees_for() == 100
    machine.wall += 100 * DAYS * SECOND
    machine.passes(50)
    assert machine.clock.agrees_for() == 0
    machine.wall -= 100 * DAYS * SECOND
    assert machine.clock.agrees_for() == 0
    machine.passes(7)
    assert machine.clock.agrees_for() == 7


# A server whose machine's clock jumps


def at_a_clock(server: RunningServer) -> tuple[Client, TableDetail]:
    """A guest and another at a live table with a clock; the one who has to decide."""
    clients, table = seated(server, "Anna", "Ben", clock=Clock(bank=600, increment=0, at_zero=AtZero.OUT), bot_seconds=0)
    return clients[table.deciders[0]], table


def running(table: TableDetail) -> SeatClock:
    return next(clock for clock in table.clocks if clock.since is not None)


def with_a_bot(server: RunningServer, seconds: float) -> tuple[Client, str]:
    """Somebody who waits for a bot that answers after about so long."""
    carl = server.guest("Carl")
    table = carl.make_table("terracotta", 2, bots=[None, "random"], bot_seconds=seconds)
    carl.start(table.id)
    play_on(carl, table.id, 0, random.Random(1), lambda table: table.deciders == [1])
    return carl, table.id


def due(server: RunningServer, table_id: str) -> int:
    """When the bot of a table is to answer."""
    with sqlite3.connect(server.database) as connection:
        ((wake_at,),) = connection.execute("SELECT wake_at FROM bot_work WHERE table_id = ?", [table_id])
    assert isinstance(wake_at, int)
    return wake_at


def test_a_clock_that_jumps_harms_nobody(new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite", clock=0)
    anna, table = at_a_clock(server)
    carl, other = with_a_bot(server, 1)
    for jump in JUMPS:
        server.set_clock(jump)
        until(carl, other, lambda table: table.deciders == [0])  # the bot has answered
        server.guest("Dora")  # whoever comes anew has what has run out removed
        assert anna.me().guest
        shown = anna.table(table.id)
        assert not shown.absences and running(shown).deadline == running(table).deadline


def test_a_clock_that_jumps_while_the_server_is_down_harms_nobody(new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite", clock=0)
    anna, table = at_a_clock(server)
    before = running(table)
    _, other = with_a_bot(server, 600)
    answer = due(server, other)
    for jump in JUMPS:
        server.kill()
        server.set_clock(jump)
        server.start()
        assert abs(due(server, other) - answer - jump * 1000) < 60_000
        server.guest("Dora")
        assert anna.me().guest
        shown = anna.table(table.id)
        assert not shown.absences
        after = running(shown)
        assert before.deadline is not None and after.deadline is not None
        assert after.left == before.left and abs(after.deadline - before.deadline - jump * 1000) < 60_000


def test_a_further_process_goes_by_the_time_of_those_that_run(
    new_server: Callable[..., RunningServer], new_laid_out_database: Callable[[str], str]
) -> None:
    database = new_laid_out_database("postgresql")
    first = new_server(database=database, clock=0)
    anna, table = at_a_clock(first)
    second = new_server(database=database, clock=100 * DAYS)
    second.guest("Dora")
    bob = second.client()
    bob.http.cookies = anna.http.cookies
    assert bob.me().guest
    shown = bob.table(table.id)
    assert not shown.absences and running(shown).deadline == running(table).deadline


def test_work_of_a_bot_that_would_be_due_in_a_year_is_due(new_database: Callable[[str], str]) -> None:
    database = Database(new_database("sqlite"))
    upgrade(database)

    def note(transaction: Transaction, wake_at: int) -> None:
        work = {"table_id": "x", "seat": wake_at % 10, "bot": "random", "number": 3, "wake_at": wake_at, "tries": 0}
        transaction.connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        transaction.connection.execute(insert(bot_work).values(**work))
        queries.bring_forward(transaction.connection, 5_000, 9_000)
        found = transaction.connection.execute(select(bot_work.c.wake_at)).scalar_one()
        transaction.connection.execute(delete(bot_work))
        assert found == (5_000 if wake_at > 9_000 else wake_at)

    for wake_at in (1, 8_999, 365 * DAYS * 1000):
        database.write_now(note, wake_at)
    database.close()

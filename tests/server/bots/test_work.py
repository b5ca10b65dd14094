"""Bots at tables: they play games to their end at the pace that was asked for, and bad ones hang nothing."""

import itertools
import json
import random
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from sqlalchemy import Connection

from claycrown.bots.ladder import RUNGS
from claycrown.client import ServerRefused
from claycrown.server.bots import queries
from claycrown.server.config import Config
from claycrown.server.core import Server
from claycrown.server.lobby.schemas import NewSeat, NewTable
from claycrown.server.operations.metrics import Metrics
from claycrown.server.people import accounts
from claycrown.server.play.bylines import byline
from claycrown.server.play.events import Event
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Transaction
from tests.server.server import RunningServer
from tests.server.waiting import LONG, entries, play_on, until
from tests.vocabulary import packages

BAD_BOTS = Path(__file__).with_name("bad_bots")


def test_bots_play_a_game_with_a_person_to_its_end(postgres_server: RunningServer) -> None:
    anna = postgres_server.guest("Anna")
    table = anna.make_table("terracotta", 2, bots=[None, "random"], bot_seconds=0)
    anna.start(table.id)
    over = play_on(anna, table.id, 0, random.Random(1), lambda table: table.status == "over")
    assert {(entry.seat, entry.by) for entry in entries(anna, table.id)} == {(0, "person"), (1, "bot")}
    assert over.standing is not None and sorted(over.standing) == [0, 1]


def test_bots_among_themselves_decide_at_once_where_the_rules_say_so(both_servers: RunningServer) -> None:
    anna = both_servers.guest("Anna")
    table = anna.make_table("xidit", 3, bots=["random"] * 3, play=False, bot_seconds=0, options={"short": True})
    anna.start(table.id)
    assert until(anna, table.id, lambda table: table.status == "over").result is not None


def test_bots_take_their_time(server: RunningServer) -> None:
    anna = server.guest("Anna")
    table = anna.make_table("terracotta", 2, bots=["random", "random"], play=False, bot_seconds=0.5)
    anna.start(table.id)
    until(anna, table.id, lambda table: table.number >= 4)
    times = [entry.at for entry in entries(anna, table.id)]
    gaps = [after - before for before, after in itertools.pairwise(times)]
    assert min(gaps) >= 300
    assert len(set(gaps)) > 1  # not as a machine does


@pytest.fixture(scope="module")
def strict_server(new_server: Callable[..., RunningServer]) -> RunningServer:
    """A server where bots have little time and some are bad."""
    return new_server("sqlite", path=packages.path(BAD_BOTS), bots_seconds="1", bots_processes="2")


WHY = {"cheat": "illegal", "raiser": "failed", "crasher": "failed", "spinner": "late", "sleeper": "late"}


@pytest.mark.parametrize("bot", WHY)
def test_a_bad_bot_hangs_no_table(strict_server: RunningServer, bot: str) -> None:
    """Another decides in its place, and the log of the game says who did, and why."""
    anna = strict_server.guest("Anna")
    table = anna.make_table("terracotta", 2, bots=[None, bot], bot_seconds=0)
    anna.start(table.id)
    play_on(anna, table.id, 0, random.Random(2), lambda table: any(entry.seat == 1 for entry in entries(anna, table.id)))
    for entry in entries(anna, table.id):
        if entry.seat == 0:
            assert (entry.by, entry.instead) == ("person", None)
        else:
            assert entry.by in ("bot", "chance") and entry.instead is not None
            assert (entry.instead.bot, entry.instead.reason) == (bot, WHY[bot])
            assert entry.instead.by in ((*RUNGS,) if entry.by == "bot" else (None,))
    assert anna.propose(table.id, "abandon").status == "abandoned"


def test_bad_bots_do_not_keep_others_from_playing(strict_server: RunningServer) -> None:
    anna = strict_server.guest("Anna")
    stuck = anna.make_table("terracotta", 2, bots=["sleeper", "sleeper"], play=False, bot_seconds=0.5)
    good = anna.make_table("terracotta", 2, bots=["random", "random"], play=False, bot_seconds=0)
    anna.start(stuck.id)
    anna.start(good.id)
    until(anna, good.id, lambda table: table.number >= 10)
    assert {entry.by for entry in entries(anna, good.id)} == {"bot"}


def test_bots_are_told_nothing_of_the_server(strict_server: RunningServer) -> None:
    """The spy decides only if it finds neither the database nor a password in its environment."""
    anna = strict_server.guest("Anna")
    table = anna.make_table("terracotta", 2, bots=[None, "spy"], bot_seconds=0)
    anna.start(table.id)
    play_on(anna, table.id, 0, random.Random(2), lambda table: any(entry.seat == 1 for entry in entries(anna, table.id)))
    assert {(entry.seat, entry.by) for entry in entries(anna, table.id)} <= {(0, "person"), (1, "bot")}
    anna.propose(table.id, "abandon")


def test_undo_comes_before_a_bots_answer(server: RunningServer) -> None:
    anna = server.guest("Anna")
    deciders = [1]
    while deciders == [1]:  # the bot begins: nothing of one's own to undo
        table = anna.make_table("terracotta", 2, bots=[None, "random"], bot_seconds=600)
        deciders = anna.start(table.id).deciders
    passed = play_on(anna, table.id, 0, random.Random(3), lambda table: table.deciders == [1])
    assert pending(server, table.id) == [1]
    anna.undo(table.id, passed.number)
    assert anna.table(table.id).deciders == [0]
    assert pending(server, table.id) == []


def test_a_bot_does_not_go_on_thinking_after_an_undo(new_server: Callable[..., RunningServer]) -> None:
    """There is one process, and the bot would think for longer than the test waits."""
    server = new_server("sqlite", path=packages.path(BAD_BOTS), bots_seconds="600", bots_processes="1")
    anna = server.guest("Anna")
    while (table := anna.start(anna.make_table("terracotta", 2, bots=[None, "sleeper"], bot_seconds=0).id)).deciders == [1]:
        anna.propose(table.id, "abandon")
    passed = play_on(anna, table.id, 0, random.Random(3), lambda table: table.deciders == [1])
    until_taken(server, table.id)
    other = anna.start(anna.make_table("terracotta", 2, bots=["random", "random"], play=False, bot_seconds=0).id)
    anna.undo(table.id, passed.number)
    until(anna, other.id, lambda table: table.number > 0)
    assert anna.table(table.id).deciders == [0]


def until_taken(server: RunningServer, table_id: str) -> None:
    """A bot of the table is thinking."""
    with sqlite3.connect(server.database) as connection:
        while not connection.execute("SELECT 1 FROM bot_work WHERE table_id = ? AND holder IS NOT NULL", [table_id]).fetchall():
            time.sleep(0.02)


def pending(server: RunningServer, table_id: str) -> list[int]:
    """The seats of bots in the queue."""
    with sqlite3.connect(server.database) as connection:
        return [seat for (seat,) in connection.execute("SELECT seat FROM bot_work WHERE table_id = ?", [table_id])]


def test_the_log_notes_who_was_replaced_and_tells_nothing_secret(strict_server: RunningServer) -> None:
    anna = strict_server.guest("Anna")
    table = anna.make_table("terracotta", 2, bots=[None, "raiser"], bot_seconds=0)
    anna.start(table.id)
    play_on(anna, table.id, 0, random.Random(2), lambda table: any(entry.seat == 1 for entry in entries(anna, table.id)))
    line = json.loads(strict_server.wait_for_log("bot.replaced", LONG))
    assert {"table", "seat", "number", "bot", "by", "reason"} <= line.keys()
    log = "\n".join(strict_server.log)
    assert "a bot that talks" not in log
    assert "Traceback" not in log


def test_who_stepped_in_is_counted_apart_from_bots_and_so_is_chance() -> None:
    metrics = Metrics()
    for by in ("person-id", "bot:random", byline("emperor", "marshal", "late"), byline("random", None, "failed"), "bot:random"):
        transaction = Transaction(cast(Connection, None))
        entry = SimpleNamespace(by=by)
        moved = SimpleNamespace(kind="moved", table=SimpleNamespace(game="xidit"), step=SimpleNamespace(entry=entry))
        metrics.moved(transaction, cast(Event, moved))
        for count in transaction.done:
            count()
    counted = dict(re.findall(r'decisions_total\{by="(\w+)",game="xidit"\} (.*)', metrics.text().decode()))
    assert counted == {"person": "1.0", "bot": "2.0", "substitute": "1.0", "chance": "1.0"}


def test_what_bots_owe_outlives_the_server(new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite")
    anna = server.guest("Anna")
    table = anna.make_table("terracotta", 2, bots=["random", "random"], play=False, bot_seconds=0.2)
    anna.start(table.id)
    until(anna, table.id, lambda table: table.number >= 2)
    server.kill()
    server.start()
    number = anna.table(table.id).number
    until(anna, table.id, lambda table: table.number >= number + 3)


def test_a_bot_that_nobody_noted_is_found(new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite")
    anna = server.guest("Anna")
    table = anna.make_table("terracotta", 2, bots=["random", "random"], play=False, bot_seconds=0.2)
    anna.start(table.id)
    server.kill()
    with sqlite3.connect(server.database) as connection:
        connection.execute("DELETE FROM bot_work")
    server.start()
    number = anna.table(table.id).number
    until(anna, table.id, lambda table: table.number >= number + 2)


def test_a_player_alone_with_bots_sets_their_pace_also_of_the_one_about_to_answer(server: RunningServer) -> None:
    anna = server.guest("Anna")
    table = anna.make_table("terracotta", 2, bots=[None, "random"], bot_seconds=600)
    anna.start(table.id)
    waiting = play_on(anna, table.id, 0, random.Random(1), lambda table: table.deciders == [1])
    assert waiting.bot_seconds == 600
    anna.set_bot_pace(table.id, 0)
    assert until(anna, table.id, lambda table: table.deciders == [0]).bot_seconds == 0


def test_where_several_people_play_the_pace_is_the_owners(server: RunningServer) -> None:
    anna, ben, carl = server.guest("Anna"), server.guest("Ben"), server.guest("Carl")
    table = anna.make_table("terracotta", 3, bots=[None, None, "random"], bot_seconds=600)
    ben.join(table.id)
    anna.start(table.id)
    for client, code in ((ben, "not_owner"), (carl, "not_seated")):
        with pytest.raises(ServerRefused) as refused:
            client.set_bot_pace(table.id, 0)
        assert refused.value.code == code
    anna.set_bot_pace(table.id, None)
    assert ben.table(table.id).bot_seconds is None


@pytest.fixture(params=["sqlite", "postgresql"])
def idle(request: pytest.FixtureRequest, new_laid_out_database: Callable[[str], str]) -> Iterator[Server]:
    """A server whose bots do nothing."""
    server = Server(Config(database=new_laid_out_database(request.param)))
    yield server
    server.database.close()


def start_bots(server: Server, name: str, tables: int) -> str:
    """Somebody new who has so many tables of bots alone."""
    guest = server.database.read_now(accounts.visitor, server.database.write_now(accounts.add_guest, name, None, 1))
    assert guest is not None
    asked = NewTable(game="terracotta", players=2, seats=[NewSeat(bot="random"), NewSeat(bot="random")], play=False)
    for _ in range(tables):
        table = server.database.write_now(server.tables.make, guest.id, asked)
        server.database.write_now(server.tables.start, table, guest.id)
    return guest.id


def test_however_many_decisions_bots_owe_at_the_tables_of_one_those_of_another_are_seen(idle: Server) -> None:
    ben, anna = start_bots(idle, "Ben", 3), start_bots(idle, "Anna", 1)
    seen = idle.database.read_now(queries.queue, now() + 60_000, ["terracotta"], 2)
    assert {one.owner_id for one in seen} == {ben, anna}


def test_a_bot_is_asked_nothing_that_another_process_has_decided_meanwhile(idle: Server) -> None:
    """It would find no decision to make: a mistake of every bot, down the whole ladder."""
    start_bots(idle, "Anna", 1)
    (due,) = idle.database.read_now(queries.queue, now() + 60_000, ["terracotta"])
    assert idle.database.read_now(idle.bots._task, due) is not None
    assert idle.database.read_now(idle.bots._task, due._replace(seat=1 - due.seat)) is None

"""A server with more to think than it can: people do not wait for the bots of others, and are told if they must wait at all."""

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from claycrown.client import Client, Live
from claycrown.server.bots.schemas import BotsWaiting, BotWait
from claycrown.server.play.schemas import Substitution
from claycrown.server.storage.database import Database
from claycrown.server.storage.schema import bot_work
from tests.server.server import RunningServer
from tests.server.waiting import LONG, entries, play_on, until
from tests.vocabulary import packages

BAD_BOTS = Path(__file__).with_name("bad_bots")
FOREVER = "10000"


TWO = "two processes"


@pytest.fixture(scope="module", params=["sqlite", TWO])
def busy(
    request: pytest.FixtureRequest, new_server: Callable[..., RunningServer], new_laid_out_database: Callable[[str], str]
) -> Iterator[RunningServer]:
    """A server where one guest has ten tables of bots that never answer, and nobody stops them; perhaps one of two."""
    processes = 2 if request.param == TWO else 1
    database = new_laid_out_database("postgresql" if request.param == TWO else request.param)
    settings = {"bots_processes": "2", "bots_seconds": FOREVER, "bots_thinking": "0.002", "bots_patience": "3"}
    servers = [new_server(database=database, path=packages.path(BAD_BOTS), **settings) for _ in range(processes)]
    crowd(servers[0].guest("Ben"), "sleeper")
    wait_until_held(database, "sleeper", processes)
    yield servers[0]
    for server in servers:
        server.stop()


def crowd(guest: Client, bot: str) -> None:
    for _ in range(10):
        table = guest.make_table("terracotta", 2, bots=[bot, bot], play=False, bot_seconds=0)
        guest.start(table.id)


def wait_until_held(address: str, bot: str, processes: int) -> None:
    """Every process is at one of them, and at no more than one: the other place is for those who are quick."""
    database = Database(address)
    held = select(bot_work.c.holder).where(bot_work.c.bot == bot, bot_work.c.holder.is_not(None))
    end = time.monotonic() + LONG
    while len(rows := database.read_now(lambda connection: connection.execute(held).all())) < processes:
        assert time.monotonic() < end
        time.sleep(0.05)
    database.close()
    assert len(set(rows)) == processes


@pytest.mark.parametrize("bot", ["random", "steward", "marshal"])
def test_a_quick_bot_answers_while_slow_ones_think(busy: RunningServer, bot: str) -> None:
    anna = busy.guest("Anna")
    table = anna.make_table("terracotta", 2, bots=[None, bot], bot_seconds=0)
    anna.start(table.id)
    play_on(anna, table.id, 0, random.Random(2), lambda table: {entry.seat for entry in entries(anna, table.id)} == {0, 1})
    found = {(entry.seat, entry.by, entry.instead) for entry in entries(anna, table.id)}
    assert found == {(0, "person", None), (1, "bot", None)}
    anna.propose(table.id, "abandon")


def test_who_waits_is_told_and_then_gets_the_next_weaker_bot(busy: RunningServer) -> None:
    """The sleepers hold the one process for long thoughts; the emperor's turn never comes."""
    anna = busy.guest("Anna")
    table = anna.make_table("terracotta", 2, bots=[None, "emperor"], bot_seconds=0)
    anna.start(table.id)
    with anna.live(table.id) as live:
        passed = play_on(anna, table.id, 0, random.Random(2), lambda table: table.deciders == [1])
        assert told(live, lambda waiting: bool(waiting)) == [BotWait(1, "emperor", 5)]
        until(anna, table.id, lambda table: table.number > passed.number)
        assert told(live, lambda waiting: not waiting) == []
    theirs = [entry for entry in entries(anna, table.id) if entry.seat == 1]
    assert {entry.by for entry in theirs} == {"bot"}
    assert theirs[0].instead == Substitution("emperor", "marshal", "busy")
    anna.propose(table.id, "abandon")


def told(live: Live, holds: Callable[[list[BotWait]], bool]) -> list[BotWait]:
    while True:
        message = live.receive(LONG)
        if isinstance(message, BotsWaiting) and holds(message.waiting):
            return message.waiting

"""A server with more to think than it can: the page says that a bot waits, and who decided in its place."""

import random
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from claycrown.client import Client
from tests.server.server import RunningServer
from tests.server.waiting import LONG, play_on
from tests.vocabulary import packages
from tests.web.vocabulary import Visitor

BAD_BOTS = Path(__file__).parents[1] / "server" / "bots" / "bad_bots"


@pytest.fixture
def busy(new_server: Callable[..., RunningServer]) -> Callable[[str], RunningServer]:
    """A server whose process for long thoughts is taken by a bot that never answers; people have so much patience."""

    def start(patience: str) -> RunningServer:
        settings = {"bots_processes": "2", "bots_seconds": "10000", "bots_thinking": "0.01", "bots_patience": patience}
        server = new_server(path=packages.path(BAD_BOTS), **settings)
        ben = server.guest("Ben")
        ben.start(ben.make_table("terracotta", 2, bots=["sleeper", "sleeper"], play=False).id)
        wait_until_it_thinks(server)
        return server

    return start


def wait_until_it_thinks(server: RunningServer) -> None:
    end = time.monotonic() + LONG
    with sqlite3.connect(server.database) as connection:
        while connection.execute("SELECT count(*) FROM bot_work WHERE holder IS NOT NULL").fetchone() == (0,):
            assert time.monotonic() < end
            time.sleep(0.05)


def against_emperor(client: Client) -> str:
    """A table where it is the emperor's turn."""
    table = client.start(client.make_table("terracotta", 2, bots=[None, "emperor"]).id)
    play_on(client, table.id, 0, random.Random(1), lambda table: table.deciders == [1])
    return table.id


def test_who_waits_for_a_bot_is_told_about_how_long(busy: Callable[[str], RunningServer], visit: Callable[..., Visitor]) -> None:
    server = busy("1000")
    anna = visit("phone", of=server)
    anna.go(f"/tables/{against_emperor(anna.become('Anna'))}")
    expect(anna.page.get_by_text("Waiting for: Emperor. The server is busy: about 5 s.", exact=True)).to_be_visible()
    server.stop()


def test_the_log_says_who_decided_for_whom(busy: Callable[[str], RunningServer], visit: Callable[..., Visitor]) -> None:
    server = busy("0.5")
    anna = visit(of=server)
    anna.go(f"/tables/{against_emperor(anna.become('Anna'))}")
    anna.tab("Log")
    expect(anna.page.get_by_text("the server was too busy for Emperor, decided by Marshal").first).to_be_visible()
    server.stop()

"""Several processes on one PostgreSQL: any of them serves any table, and one that is killed is not missed."""

import random
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from claycrown.client import Client, ServerRefused
from claycrown.server.clocks.schemas import Absence
from claycrown.server.tables.schemas import AtZero, Clock
from tests.server.server import RunningServer
from tests.server.sinks import wait_for
from tests.server.vocabulary import choose, texts
from tests.server.waiting import LONG, entries, until
from tests.vocabulary import packages

BAD_BOTS = Path(__file__).parents[1] / "bots" / "bad_bots"

AWAY = (httpx.TransportError, ConnectionError, OSError)


@pytest.fixture(scope="module")
def three(new_server: Callable[..., RunningServer], new_laid_out_database: Callable[[str], str]) -> Iterator[list[RunningServer]]:
    """Three processes. A test that kills one starts it again."""
    database = new_laid_out_database("postgresql")
    servers = [new_server(database=database, bots_seconds="10") for _ in range(3)]
    yield servers
    for server in servers:
        server.stop()


def at(server: RunningServer, guest: Client) -> Client:
    """The same visitor, at another process."""
    client = server.client()
    client.http.cookies = guest.http.cookies
    return client


def seated_apart(
    servers: list[RunningServer], game: str = "terracotta", players: int = 2, **settings: Any
) -> tuple[list[Client], str]:
    """A table whose players each talk to another process."""
    clients = [server.guest(name) for server, name in zip(servers, ("Anna", "Ben", "Cleo"), strict=True)][:players]
    table = clients[0].make_table(game, players, **settings)
    for client in clients[1:]:
        client.join(table.id)
    return clients, clients[0].start(table.id).id


def test_a_game_goes_over_three_processes_at_once(three: list[RunningServer]) -> None:
    clients, table_id = seated_apart(three, "xidit", 3)
    chance = random.Random(1)
    spectator = three[2].guest("Sam")
    with spectator.live(table_id) as watching, clients[0].live(table_id) as own:
        for _ in range(40):
            update = chance.choice(clients).game(table_id)
            seat = chance.choice(update.deciders)
            mine = clients[seat].game(table_id)
            number = clients[seat].decide(table_id, mine.number, choose(mine, chance)).number
            assert chance.choice(clients).game(table_id).number == number  # what is acknowledged is there for all
            assert watching.update(number).number == number
            assert own.update(number).number == number
    assert len({str(client.game(table_id).view["year"]) for client in clients}) == 1


def test_of_decisions_sent_to_all_processes_at_once_one_counts(three: list[RunningServer]) -> None:
    clients, table_id = seated_apart(three)
    seat = clients[0].game(table_id).deciders[0]
    everywhere = [at(server, clients[seat]) for server in three]
    choices = [text for text in texts(clients[seat].game(table_id).actions) if text.startswith("place")][:6]

    def attempt(job: tuple[Client, str]) -> int | str:
        client, text = job
        try:
            return client.decide(table_id, 0, text).number
        except ServerRefused as refused:
            return refused.code

    with ThreadPoolExecutor(6) as threads:
        outcomes = list(threads.map(attempt, zip(everywhere * 2, choices, strict=True)))
    assert sorted(map(str, outcomes)) == ["1", *["stale"] * 5]
    assert [entry.number for entry in entries(clients[0], table_id)] == [1]


def test_a_clock_comes_to_zero_once(three: list[RunningServer]) -> None:
    """All three see it, and wait for the table, which somebody else holds; then each has its turn."""
    clock = Clock(bank=1, increment=60, at_zero=AtZero.OUT, stand_in="random")
    clients, table_id = seated_apart(three, clock=clock, bot_seconds=600)
    with psycopg.connect(three[0].database) as holder, psycopg.connect(three[0].database, autocommit=True) as onlooker:
        holder.execute(HOLD, [table_id])
        wait_for(lambda: onlooker.execute(WAITING).fetchone() == (len(three),), LONG)
        holder.commit()
        wait_for(lambda: onlooker.execute(WAITING).fetchone() == (0,), LONG)
        holder.execute(HOLD, [table_id])  # nobody else has it any more
    assert [clock.absence for clock in clients[0].table(table_id).clocks].count(Absence.OUT) == 1
    told = [line for server in three for line in logged(server) if "clock.zero" in line and table_id in line]
    assert len(told) == 1


HOLD = "SELECT id FROM tables WHERE id = %s FOR UPDATE"
WAITING = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"


def logged(server: RunningServer) -> list[str]:
    """All that a process has logged until now: what it logs of one more request comes after it."""
    before = len(server.log)
    server.client().http.get("/health")
    wait_for(lambda: any("request" in line for line in server.log[before:]))
    return server.log


class Wanderer(threading.Thread):
    """A table of one person and two bots; the person talks to any process that answers."""

    def __init__(self, servers: list[RunningServer], seed: int) -> None:
        super().__init__(daemon=True)
        self.chance = random.Random(seed)
        guest = servers[seed % 3].guest("Anna")
        self.clients = [at(server, guest) for server in servers]
        table = guest.make_table("terracotta", 3, bots=[None, "random", "random"], bot_seconds=0)
        self.table_id = guest.start(table.id).id
        self.acknowledged: dict[int, str] = {}
        self.fault: BaseException | None = None
        self.enough = threading.Event()

    def run(self) -> None:
        try:
            end = time.monotonic() + LONG
            while not self.enough.is_set() and time.monotonic() < end:
                try:
                    self._step(self.chance.choice(self.clients))
                except AWAY:
                    time.sleep(0.02)
        except BaseException as fault:
            self.fault = fault

    def _step(self, client: Client) -> None:
        if 0 in client.table(self.table_id).deciders:
            mine = client.game(self.table_id)
            if mine.actions:
                text = choose(mine, self.chance)
                self.acknowledged[self._decide(mine.number, text)] = text
        else:
            time.sleep(0.01)

    def has_decided(self, times: int) -> None:
        """Wait until it was acknowledged so often."""
        wait_for(lambda: len(self.acknowledged) >= times or self.fault is not None, LONG)

    def _decide(self, number: int, text: str) -> int:
        """Sent again, to whichever process, until it is answered."""
        while True:
            try:
                return self.chance.choice(self.clients).decide(self.table_id, number, text).number
            except AWAY:
                time.sleep(0.02)


def test_one_of_three_processes_is_killed_while_all_play(three: list[RunningServer]) -> None:
    players = [Wanderer(three, seed) for seed in range(3)]
    for player in players:
        player.start()
    for player in players:
        player.has_decided(5)
    three[1].kill()
    counts = [len(player.acknowledged) for player in players]
    for player, count in zip(players, counts, strict=True):
        player.has_decided(count + 12)  # it goes on
        player.enough.set()
    three[1].start()
    for player in players:
        player.join(LONG)
        if player.fault is not None:
            raise player.fault
        own = {entry.number: entry.text for entry in entries(player.clients[1], player.table_id) if entry.seat == 0}
        assert own == player.acknowledged


def test_the_work_of_a_killed_process_is_taken_over(
    new_server: Callable[..., RunningServer], new_laid_out_database: Callable[[str], str]
) -> None:
    database = new_laid_out_database("postgresql")
    first = new_server(database=database, path=packages.path(BAD_BOTS), bots_seconds="30")
    anna = first.guest("Anna")
    table = anna.make_table("terracotta", 2, bots=["sleeper", "random"], play=False, bot_seconds=0)
    anna.start(table.id)
    end = time.monotonic() + LONG
    with psycopg.connect(database, autocommit=True) as connection:
        while not _held(connection) and time.monotonic() < end:
            time.sleep(0.02)
        assert _held(connection)
    number = anna.table(table.id).number
    first.kill()
    second = new_server(database=database, path=packages.path(BAD_BOTS), bots_seconds="1")
    until(at(second, anna), table.id, lambda table: table.number > number)


def _held(connection: "psycopg.Connection[tuple[object, ...]]") -> bool:
    """Whether somebody has taken up the sleeper's decision."""
    found = connection.execute("SELECT holder FROM bot_work WHERE bot = 'sleeper'").fetchone()
    return found is not None and found[0] is not None

"""A decision that was acknowledged is never lost: the server is killed at random moments while people play, and starts again."""

import random
import threading
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import httpx
import pytest

from claycrown.client import Client
from claycrown.server.play.schemas import Update
from tests.server.server import RunningServer
from tests.server.vocabulary import choose
from tests.server.waiting import entries

T = TypeVar("T")

AWAY = (httpx.TransportError, ConnectionError, OSError)
"""How a server that has been killed shows."""


class Player(threading.Thread):
    """Plays both seats of a game at random, games without end, and remembers what was acknowledged.

    A decision without an answer is sent again until there is one, as clients do.
    """

    def __init__(self, server: RunningServer, seed: int, game: str) -> None:
        super().__init__(daemon=True)
        self.url = server.url
        self.chance = random.Random(seed)
        self.game = game
        self.acknowledged: dict[str, dict[int, tuple[int, str]]] = {}
        """By table and number: the seat, and the text."""
        self.done = threading.Event()
        self.decisions = 0
        self.repeated = 0
        self.fault: BaseException | None = None
        self.people = [self._guest(name) for name in ("Anna", "Ben", "Cleo")]

    def _guest(self, name: str) -> Client:
        client = Client(self.url)
        client.become_guest(name)
        return client

    def run(self) -> None:
        try:
            while not self.done.is_set():
                self._play(self._table())
        except BaseException as fault:
            self.fault = fault

    def _table(self) -> str:
        """A new table; what a kill interrupts is begun again."""
        seats = self.people if self.game == "xidit" else self.people[:2]
        while not self.done.is_set():
            try:
                table = seats[0].make_table(self.game, len(seats))
                for client in seats[1:]:
                    client.join(table.id)
                seats[0].start(table.id)
                self.acknowledged[table.id] = {}
                return table.id
            except AWAY:
                self.done.wait(0.02)
        return ""

    def _play(self, table_id: str) -> None:
        while table_id and not self.done.is_set():
            update = self._ask(lambda: self.people[0].game(table_id))
            if update is None or not update.deciders:
                return
            seat = self.chance.choice(update.deciders)
            mine = self._ask(partial(self.people[seat].game, table_id))
            if mine is None:
                return
            self._decide(table_id, seat, mine, choose(mine, self.chance))

    def _decide(self, table_id: str, seat: int, mine: Update, text: str) -> None:
        answer = self._ask(lambda: self.people[seat].decide(table_id, mine.number, text))
        if answer is not None:
            self.acknowledged[table_id][answer.number] = (seat, text)
            self.decisions += 1
            self.repeated += answer.repeated

    def _ask(self, ask: Callable[[], T]) -> T | None:
        """Until there is an answer, or the test is over."""
        while not self.done.is_set():
            try:
                return ask()
            except AWAY:
                self.done.wait(0.02)
        return None


def check_all(server: RunningServer, players: list[Player]) -> int:
    """Compare what was acknowledged with what is there; gives how many decisions were."""
    compared = 0
    for player in players:
        if player.fault is not None:
            raise player.fault
        for table_id, acknowledged in player.acknowledged.items():
            if not acknowledged:
                continue
            for seat in {seat for seat, _ in acknowledged.values()}:
                own = {number: text for number, (of, text) in acknowledged.items() if of == seat}
                there = {entry.number: entry.text for entry in entries(player.people[seat], table_id) if entry.seat == seat}
                assert own.items() <= there.items(), f"lost at table {table_id}: {own.items() - there.items()}"
                assert len(there) <= len(own) + 1  # at most the last one, whose answer never came
                compared += len(own)
            numbers = [entry.number for entry in entries(player.people[0], table_id)]
            assert numbers == list(range(1, len(numbers) + 1))
    return compared


def survive(server: RunningServer, kills: int, seed: int) -> None:
    chance = random.Random(seed)
    players = [Player(server, seed + 1, "terracotta"), Player(server, seed + 2, "xidit")]
    for player in players:
        player.start()
    counted = 0
    for _ in range(kills):
        before = sum(player.decisions for player in players)
        while sum(player.decisions for player in players) < before + 2:  # something is at stake each time
            assert all(player.fault is None for player in players), [player.fault for player in players]
            players[0].done.wait(0.01)
        players[0].done.wait(chance.uniform(0, 0.15))
        server.kill()
        server.start()
        counted += 1
    for player in players:
        player.done.set()
    for player in players:
        player.join(60)
    assert counted == kills
    assert check_all(server, players) >= kills


KINDS = ["sqlite", "postgresql"]


@pytest.mark.parametrize("kind", KINDS)
def test_ten_kills_lose_nothing_that_was_acknowledged(new_server: Callable[..., RunningServer], kind: str) -> None:
    survive(new_server(kind), 10, 4)


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_two_hundred_kills_lose_nothing_that_was_acknowledged(new_server: Callable[..., RunningServer], kind: str) -> None:
    survive(new_server(kind), 200, 5)

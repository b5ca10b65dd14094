"""Those who come: people who play against bots and each other, and somebody who looks on. All remember what they were told."""

import itertools
import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

import httpx
from websockets.exceptions import WebSocketException

from claycrown import bots
from claycrown.client import Client, ConnectionLost, ServerRefused
from claycrown.games import game
from claycrown.server.play.schemas import Acknowledgement, Update
from tests.server.server import RunningServer
from tests.server.vocabulary import choose
from tests.vocabulary.titles import TITLES

T = TypeVar("T")

AWAY = (httpx.TransportError, OSError, ConnectionLost, WebSocketException)
"""How a server that is killed, or cannot be reached, shows."""
LATER = ("unavailable", "not_in_time", "unknown", "too_fast")
"""Refusals of one that is cut off from its database."""
SILENT = 240.0
"""Seconds without a move at a table where bots are to decide, after which they count as silent for ever."""
LOOK = 20.0
"""Seconds that one look at a table counts for at most: while the whole machine stands still nobody is silent."""
WAIT = 8.0
"""Seconds for an answer."""


class Sent(NamedTuple):
    """A decision or an undo, as it was acknowledged."""

    seat: int
    kind: str
    text: str


class Fault(Exception):
    """Something that must not be."""


class Visitor(threading.Thread):
    """Somebody who goes to any server of a server, and tries again until one answers."""

    def __init__(self, servers: Sequence[RunningServer], seed: int) -> None:
        super().__init__(daemon=True)
        self.servers = servers
        self.chance = random.Random(seed)
        self.done = threading.Event()
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.done.is_set():
                self.visit()
        except BaseException as fault:
            self.fault = fault

    def visit(self) -> None:
        """One table."""
        raise NotImplementedError

    def guest(self, name: str) -> list[Client]:
        """The same guest at each server."""
        first = self.ask(lambda: self._become(name))
        clients = [Client(server.url, WAIT) for server in self.servers]
        for client in clients:
            if first is not None:
                client.http.cookies = first.http.cookies
        return clients

    def _become(self, name: str) -> Client:
        client = Client(self.chance.choice(self.servers).url, WAIT)
        client.become_guest(name)
        return client

    def ask(self, ask: Callable[[], T]) -> T | None:
        """Until there is an answer; None when the visit is over."""
        while not self.done.is_set():
            try:
                return ask()
            except AWAY:
                self.done.wait(0.1)
            except ServerRefused as refused:
                if refused.code not in LATER:
                    raise
                self.done.wait(0.2)
        return None


class Player(Visitor):
    """Plays game after game against bots, now and then with a friend, and takes some decisions back."""

    def __init__(self, servers: Sequence[RunningServer], seed: int) -> None:
        super().__init__(servers, seed)
        self.parties = parties(seed)
        self.acknowledged: dict[str, dict[int, Sent]] = {}
        """By table and number."""
        self.people: dict[str, list[int]] = {}
        """By table, the seats that are not bots'."""
        self.decisions = self.repeated = self.undone = self.games = 0

    def visit(self) -> None:
        title, party = next(self.parties)
        together = 2 if self.chance.random() < 0.3 else 1
        names = self.chance.sample(("Anna", "Ben", "Cleo", "Dora"), together)
        people = [self.guest(name) for name in names]
        table = self.ask(lambda: self._table(title, party, people))
        if table is not None:
            self.acknowledged[table] = {}
            self.people[table] = list(range(together))
            self._play(table, people)
        for client in itertools.chain(*people):
            client.close()

    def _table(self, title: str, party: tuple[str, ...], people: list[list[Client]]) -> str:
        """What a kill interrupts is begun again, with another table."""
        seats = [None] * len(people) + list(party[len(people) :])
        at = self.chance.choice
        made = at(people[0]).make_table(title, len(party), bots=seats, bot_seconds=0, options=SHORTEST[title])
        for others in people[1:]:
            at(others).join(made.id)
        return at(people[0]).start(made.id).id

    def _play(self, table: str, people: list[list[Client]]) -> None:
        number, looked, silent = -1, time.monotonic(), 0.0
        while not self.done.is_set():
            update = self.ask(lambda: self.chance.choice(people[0]).game(table))
            if update is None:
                return
            if update.result is not None:
                self.games += 1
                return
            silent = silent + min(LOOK, time.monotonic() - looked) if update.number == number else 0.0
            number, looked = update.number, time.monotonic()
            mine = [seat for seat in update.deciders if seat < len(people)]
            if mine:
                self._decide(table, self.chance.choice(mine), people)
            elif silent > SILENT:
                raise Fault(f"table {table}: nobody decides at {update.number}, of {update.deciders}")
            self.done.wait(self.chance.uniform(0.02, 0.2))

    def _decide(self, table: str, seat: int, people: list[list[Client]]) -> None:
        mine = self.ask(lambda: self.chance.choice(people[seat]).game(table))
        if mine is None or seat not in mine.deciders:
            return
        if mine.undo is not None and self.chance.random() < 0.1:
            to = mine.undo
            answer = self._send(lambda: self.chance.choice(people[seat]).undo(table, mine.number))
            self._note(table, answer, Sent(seat, "undo", str(to)))
            self.undone += answer is not None
        else:
            text = choose(mine, self.chance)
            answer = self._send(lambda: self._say(self.chance.choice(people[seat]), table, mine, text))
            self._note(table, answer, Sent(seat, "decide", text))

    def _say(self, client: Client, table: str, mine: Update, text: str) -> Acknowledgement:
        """By a request, or on a socket."""
        if self.chance.random() < 0.5:
            return client.decide(table, mine.number, text)
        with client.live(table, after=mine.number, previews=True) as live:
            return live.decide(mine.number, text, timeout=WAIT)

    def _send(self, send: Callable[[], Acknowledgement]) -> Acknowledgement | None:
        """None where the game has gone on: two of the table's people may have decided at once."""
        try:
            return self.ask(send)
        except ServerRefused as refused:
            if refused.code not in ("stale", "nothing_to_undo", "revealed", "not_yours"):
                raise
            return None

    def _note(self, table: str, answer: Acknowledgement | None, sent: Sent) -> None:
        if answer is not None:
            self.acknowledged[table][answer.number] = sent
            self.decisions += 1
            self.repeated += answer.repeated


class Onlooker(Visitor):
    """Opens one running table after the other, looks at everything there is to see, and goes again."""

    def __init__(self, servers: Sequence[RunningServer], seed: int) -> None:
        super().__init__(servers, seed)
        self.descriptions = 0

    def visit(self) -> None:
        with Client(self.chance.choice(self.servers).url, WAIT) as client:
            page = self.ask(lambda: client.tables(status="running"))
            if page is None or not page.tables:
                self.done.wait(0.5)
                return
            table = self.chance.choice(page.tables).id
            for look in (client.sheet, client.log, client.standings, client.record, client.replay):
                self._once(partial(look, table))
            self._once(lambda: self._watch(client, table))
        self.descriptions += 1

    def _once(self, look: Callable[[], object]) -> None:
        try:
            look()
        except AWAY:
            self.done.wait(0.2)
        except ServerRefused as refused:
            if refused.code not in (*LATER, "not_started", "record_too_early", "views_too_early"):
                raise

    def _watch(self, client: Client, table: str) -> None:
        with client.live(table) as live:
            end = time.monotonic() + self.chance.uniform(0, 4)
            while time.monotonic() < end and not self.done.is_set():
                try:
                    live.receive(0.5)
                except TimeoutError:
                    continue


SHORTEST = {"terracotta": {}, "xidit": {"short": True}}


def parties(seed: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Games and who plays them, without end: every bot of every game at every number of players, in an order by the seed."""
    all_of_them = [
        (title, (bots.offered(title) * 2)[first : first + players])
        for players in range(2, 6)
        for title in TITLES
        if players in game(title).player_counts
        for first in range(len(bots.offered(title)))
    ]
    random.Random(seed).shuffle(all_of_them)
    return itertools.cycle(all_of_them)

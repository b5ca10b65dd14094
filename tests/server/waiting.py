"""Words for tests of what happens by itself: waiting for it, on a machine that may be slow."""

import itertools
import random
import time
from collections.abc import Callable

from claycrown.client import Client, ServerRefused
from claycrown.server.lobby.schemas import TableDetail
from claycrown.server.play.schemas import LogEntry, Update
from tests.server.vocabulary import choose

LONG = 90
"""Seconds that a slow machine may take; nothing is expected to."""
AGAIN = (0.02, 0.03, 0.04, 0.06, 0.1, 0.15)
"""Seconds until one looks again, the more the longer one has waited: looking takes time of those who are waited for."""


def until(client: Client, table_id: str, holds: Callable[[TableDetail], bool], seconds: float = LONG) -> TableDetail:
    """The table once something holds of it."""
    end = time.monotonic() + seconds
    for pause in itertools.chain(AGAIN, itertools.repeat(AGAIN[-1])):
        table = client.table(table_id)
        if holds(table):
            break
        if time.monotonic() > end:
            raise AssertionError(f"still {table.status} at {table.number}, waiting for {table.deciders}; {table.clocks}")
        time.sleep(pause)
    return table


def play_on(client: Client, table_id: str, seat: int, chance: random.Random, holds: Callable[[TableDetail], bool]) -> TableDetail:
    """A person decides at random whenever it is their turn, until something holds of the table."""
    while True:
        table = until(client, table_id, lambda table: holds(table) or seat in table.deciders)
        if holds(table):
            return table
        mine = client.game(table_id)
        if seat in mine.deciders:
            try:
                client.decide(table_id, mine.number, choose(mine, chance))
            except ServerRefused as refused:
                assert refused.code == "stale"


def finish_turn(client: Client, table_id: str, seat: int = 0) -> Update:
    """How things stood for a seat at the last decision of its turn, which somebody has answered since."""
    until(client, table_id, lambda table: seat in table.deciders)
    chance = random.Random(3)
    before = update = client.game(table_id, seat=seat)
    while seat in update.deciders:
        before = update
        client.decide(table_id, update.number, choose(update, chance), seat)
        update = client.game(table_id, seat=seat)
    return before


def entries(client: Client, table_id: str) -> list[LogEntry]:
    """All entries of a game, as one may see them."""
    found: list[LogEntry] = []
    while True:
        page = client.game(table_id, after=len(found))
        found += page.entries
        if not page.more:
            return found

"""Words for tests of what happens by itself: waiting for it, on a machine that may be slow."""

import random
import time
from collections.abc import Callable

from claycrown.client import Client, ServerRefused
from claycrown.server.lobby.wire import TableDetail
from claycrown.server.play.wire import LogEntry
from tests.server.vocabulary import choose

LONG = 90
"""Seconds that a slow machine may take; nothing is expected to."""


def until(client: Client, table_id: str, holds: Callable[[TableDetail], bool], seconds: float = LONG) -> TableDetail:
    """The table once something holds of it."""
    end = time.monotonic() + seconds
    while True:
        table = client.table(table_id)
        if holds(table):
            return table
        if time.monotonic() > end:
            raise AssertionError(f"still {table.status} at {table.number}, waiting for {table.deciders}; {table.clocks}")
        time.sleep(0.03)


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


def entries(client: Client, table_id: str) -> list[LogEntry]:
    """All entries of a game, as one may see them."""
    found: list[LogEntry] = []
    while True:
        page = client.game(table_id, after=len(found))
        found += page.entries
        if not page.more:
            return found

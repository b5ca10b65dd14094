"""Whole games of bots on a server: every bot in every game, and every number of them, decides for itself to the end."""

import itertools
import re
import time
from collections.abc import Callable, Iterable, Iterator

import httpx
import pytest

from claycrown import bots
from claycrown.client import Client
from claycrown.games import game
from tests.server.server import RunningServer
from tests.server.waiting import entries
from tests.soak import visitors as soak
from tests.vocabulary.titles import TITLES

SHORTEST = {"terracotta": {}, "xidit": {"short": True}}
AT_ONCE = "0.002"
"""Seconds: as little as a bot can think."""


Party = tuple[str, list[str]]
"""A game, and the bots that play it."""


def parties() -> Iterator[Party]:
    """Every bot plays every game, and every number of players plays."""
    for name in TITLES:
        ladder = itertools.cycle(bots.offered(name))
        left = len(bots.offered(name))
        for players in game(name).player_counts:
            yield name, list(itertools.islice(ladder, players))
            left -= players
        for _ in range(0, left, max(game(name).player_counts)):
            yield name, list(itertools.islice(ladder, max(game(name).player_counts)))


def all_parties() -> Iterator[Party]:
    """Every bot plays every game at every number of players."""
    for name in TITLES:
        for players in game(name).player_counts:
            offered = bots.offered(name)
            for first in range(0, len(offered), players):
                yield name, [*offered, *offered][first : first + players]


def test_every_bot_meets_every_game_and_number_of_players() -> None:
    met = {(name, len(party), bot) for name, party in all_parties() for bot in party}
    assert met == {(name, players, bot) for name in TITLES for players in game(name).player_counts for bot in bots.offered(name)}
    soaked = {(name, len(party), bot) for name, party in itertools.islice(soak.parties(1), 100) for bot in party}
    assert soaked == met
    few = [(name, len(party), bot) for name, party in parties() for bot in party]
    assert {(name, bot) for name, _, bot in few} == {(name, bot) for name, _, bot in met}
    assert {(name, players) for name, players, _ in few} == {(name, players) for name, players, _ in met}


def play_all(server: RunningServer, parties: Iterable[Party], seconds: float) -> None:
    """All at once, to their end; every decision is that of the bot whose seat it is."""
    host = server.guest("Anna")
    tables = [
        host.make_table(name, len(party), bots=party, play=False, bot_seconds=0, options=SHORTEST[name])
        for name, party in parties
    ]
    for table in tables:
        host.start(table.id)
    wait_for_the_end(host, [table.id for table in tables], seconds)
    made = 0
    for table in tables:
        for entry in entries(host, table.id):
            assert (entry.by, entry.instead) == ("bot", None), (table.game, table.players, entry.seat, entry.number)
            made += 1
    told = httpx.get(f"{server.url}/metrics", headers={"Authorization": "Bearer of the host"}).text
    counted = {name: float(value) for name, value in re.findall(r"^claycrown_decisions_total\{(.*)\} (.*)$", told, re.M)}
    assert sum(value for name, value in counted.items() if 'by="bot"' in name) == sum(counted.values()) == made
    assert not [line for line in server.log if "bot.failed" in line or "bot.replaced" in line]


def wait_for_the_end(host: Client, tables: list[str], seconds: float) -> None:
    end = time.monotonic() + seconds
    left = tables
    while left := [table for table in left if host.table(table).status != "over"]:
        assert time.monotonic() < end, [(table, host.table(table).number) for table in left]
        time.sleep(0.25)


def test_no_decision_of_a_bot_is_left_to_chance(new_server: Callable[..., RunningServer]) -> None:
    """With as little thought as can be, for the sake of those who wait for the tests."""
    server = new_server("sqlite", bots_thinking=AT_ONCE, bots_seconds="60", bots_processes="4", metrics_token="of the host")
    play_all(server, parties(), 300)
    server.stop()


@pytest.mark.long
def test_nor_where_bots_think_as_long_as_they_like(new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite", metrics_token="of the host")
    play_all(server, all_parties(), 3600)
    server.stop()

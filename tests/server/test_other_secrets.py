"""X1.8, X3.2, X6.1 through the server: games that differ only in what a seat may not know are the same to it, byte for byte.

A game is played on one server and its database copied. In the copy everything that a viewer cannot see is changed: the plans of
others, the order of stacks, the seed. Then the same happens on both, but the others go on differently in secret. Whatever the
viewer asks for or is sent must be equal: every route that tells of a table, legal actions, refusals, messages on the socket.
"""

import json
import random
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select, update

from claycrown.client import Client, Live, ServerRefused
from claycrown.games.contract import SPECTATOR
from claycrown.server.play import queries as play_queries
from claycrown.server.play.positions import Positions
from claycrown.server.play.snapshots import pack
from claycrown.server.storage.database import Database, Transaction
from claycrown.server.storage.schema import snapshots, tables
from claycrown.server.tables import queries as table_queries
from tests.server.server import RunningServer
from tests.server.vocabulary import choose, seated

NewServer = Callable[..., RunningServer]
NAMES = ("Anna", "Ben", "Cleo")
TIMES = re.compile(r'"(at|now|moved_at|made_at|seen_at|updated_at)":(\d+|null)')
"""When somebody decided may be known, and differs."""


def until_somebody_has_planned(clients: list[Client], table_id: str, chance: random.Random, year: int) -> None:
    """Play on to the middle of the planning of some year: seat 0 has planned, the others have not."""
    planned = 0
    while True:
        update = clients[0].game(table_id)
        seat = update.deciders[0]
        mine = clients[seat].game(table_id)
        text = choose(mine, chance)
        if text.startswith("plan") and len(update.deciders) == len(NAMES):
            planned += 1
        clients[seat].decide(table_id, mine.number, text)
        if planned == year:
            return


def with_other_secrets(database: str, table_id: str, viewer: int, chance: random.Random) -> None:
    """Change everything that the viewer cannot see in the position that a stored game is in."""

    def change(transaction: Transaction) -> None:
        connection = transaction.connection
        table = table_queries.table(connection, table_id)
        assert table is not None
        kept = Positions(10, 10)
        rules, position = kept.rules(table), kept.at(connection, table, table.head)
        seen = rules.view(position.state, viewer)
        other: Any = rules.game.determinize(rules.game.view(position.state, viewer), chance)
        assert rules.view(other, viewer) == seen
        assert rules.notation.snapshot(other) != rules.notation.snapshot(position.state)
        data = pack(rules, table_id, replace(position, state=other))
        latest = select(snapshots.c.number).where(snapshots.c.table_id == table_id, snapshots.c.number == table.head)
        if connection.execute(latest).scalar() is None:
            play_queries.keep_snapshot(connection, table_id, table.head, data)
        else:
            connection.execute(
                update(snapshots).where(snapshots.c.table_id == table_id, snapshots.c.number == table.head).values(data=data)
            )
        connection.execute(update(tables).where(tables.c.id == table_id).values(seed=str(chance.getrandbits(64))))

    opened = Database(database)
    opened.write_now(change)
    opened.close()


class World:
    """A server, and the people of the game as they visit it."""

    def __init__(self, server: RunningServer, cookies: list[dict[str, str]]) -> None:
        self.server = server
        self.clients = []
        for one in cookies:
            client = server.client()
            client.http.cookies.update(one)
            self.clients.append(client)


@pytest.fixture(scope="module")
def original(new_server: NewServer) -> Iterator[tuple[str, str, list[dict[str, str]]]]:
    """A game in the middle of the second planning: its database, its table, who sits at it."""
    server = new_server("sqlite")
    clients, table = seated(server, *NAMES, game="xidit")
    until_somebody_has_planned(clients, table.id, random.Random(7), year=2)
    cookies = [dict(client.http.cookies) for client in clients]
    server.stop()
    yield server.database, table.id, cookies


def without_times(data: bytes | str) -> str:
    return TIMES.sub(r'"\1":0', data if isinstance(data, str) else data.decode())


def everything_told(client: httpx.Client, table_id: str) -> dict[str, str]:
    """What every route that tells of a table tells this visitor."""
    schema = client.get("/api/openapi/openapi.json").json()
    told = {}
    for path, methods in schema["paths"].items():
        if "get" in methods and "{table_id}" in path:
            for query in ("", "?after=0", "?after=3", "?limit=50"):
                for number in ("0", "4") if "{number}" in path else ("",):
                    answer = client.get(path.replace("{table_id}", table_id).replace("{number}", number) + query)
                    told[f"{path} {number} {query}"] = f"{answer.status_code} {without_times(answer.content)}"
    for path in ("/api/me/data", "/api/tables?status=running", "/api/tables?mine=true&status=running"):
        told[path] = without_times(client.get(path).content)
    return told


TRIED = ("plan RRRRRR", "plan WWWWWW", "plan XX", "recruit a", "threat 1", "census 1", "show 0", "end", "scout", "build 3", "")


def verdicts(client: Client, table_id: str) -> list[str]:
    told = []
    for text in TRIED:
        for ask in (lambda text=text: client.why_not(table_id, text), lambda text=text: client.decide(table_id, 1, text)):
            try:
                told.append(repr(ask()))
            except ServerRefused as refused:
                told.append(f"{refused.status} {refused} {refused.rule} {refused.number}")
    return told


def heard(live: Live, number: int) -> list[str]:
    """All messages as far as the one that tells of the entry with a number."""
    told: list[str] = []
    latest = -1
    while latest < number:
        told.append(without_times(live.socket.recv(20)))
        latest = json.loads(told[-1]).get("number", -1)
    return told


PLANS = {"one": ("plan RKBAWR", "plan AAAAAA", "plan KKKKKK"), "other": ("plan WWBBKK", "plan RRRRRR", "plan KKKKKK")}
"""Of the seat that plans, on either server: first one, then it changes its mind, and again. What follows a change that is not to
be known would be heard before the next one."""


@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_what_a_seat_may_not_know_changes_nothing_for_it(
    viewer: int, original: tuple[str, str, list[dict[str, str]]], new_server: NewServer, tmp_path: Path
) -> None:
    database, table_id, cookies = original
    worlds = []
    for name in PLANS:
        copy = str(tmp_path / f"{name}.db")
        shutil.copy(database, copy)
        if name == "other":
            with_other_secrets(copy, table_id, viewer, random.Random(viewer + 10))
        worlds.append(World(new_server(database=copy), cookies))
    planner = 1 if viewer != 1 else 2
    told: list[list[Any]] = []
    with ExitStack() as stack:
        for world, plans in zip(worlds, PLANS.values(), strict=True):
            client = world.clients[viewer] if viewer >= 0 else world.server.client()
            live = stack.enter_context(client.live(table_id, after=0))
            number = world.clients[planner].game(table_id).number
            mine: list[Any] = [heard(live, number), everything_told(client.http, table_id), verdicts(client, table_id)]
            for text in plans:
                number = world.clients[planner].decide(table_id, number, text).number
                mine += [heard(live, number), everything_told(client.http, table_id)]
            mine.append(verdicts(client, table_id))
            told.append(mine)
    assert len(told[0][0]) >= 2 and "view" in json.dumps(told[0][0])
    for one, other in zip(*told, strict=True):
        if isinstance(one, dict):
            assert one.keys() == other.keys()
            for route in one:
                assert one[route] == other[route], route
        assert one == other
    assert any(route.startswith("/api/tables/{table_id}/game") and route.endswith("?after=0") for route in told[0][1])
    for world in worlds:
        assert not [line for line in world.server.log if "plan " in line]
        world.server.stop()


def test_the_test_would_notice(original: tuple[str, str, list[dict[str, str]]], new_server: NewServer, tmp_path: Path) -> None:
    """The seat whose own plan was changed does see another one: the pairs of games do differ."""
    database, table_id, cookies = original
    copy = str(tmp_path / "copy.db")
    shutil.copy(database, copy)
    with_other_secrets(copy, table_id, 1, random.Random(11))
    seen = []
    for one in (database, copy):
        world = World(new_server(database=one), cookies)
        seen.append(everything_told(world.clients[0].http, table_id)["/api/tables/{table_id}/game  "])
        world.server.stop()
    assert seen[0] != seen[1]
    assert msgspec.json.decode(seen[0].partition(" ")[2])["number"] == msgspec.json.decode(seen[1].partition(" ")[2])["number"]

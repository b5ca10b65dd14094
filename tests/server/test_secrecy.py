"""Nobody reads what the rules do not show them, by any route.

Two tables with the same seed are played in step. Whenever several decide at once, the others decide differently at the two. As
long as the rules reveal none of it, everything that a seat or a spectator can get from the server about the one table must be
what they get about the other: every GET route there is, the socket, refusals. Then the others send the same at both, and the
tables go on in step.
"""

import random
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, select, update

from claycrown.client import Client, Live, ServerRefused
from claycrown.server.storage.database import Database, Transaction
from claycrown.server.storage.schema import decisions, snapshots, tables
from tests.server.server import RunningServer
from tests.server.vocabulary import choose, seated, texts

DIFFERS = re.compile(
    rb'"(\w*at|ms|since|seconds|left|deadline|bank\w*|updated|moved|due|invitation)":\s*(\d+(\.\d+)?|null|"[^"]*")'
)
"""Times, and the link: those of two tables are never the same."""


def same_seed(server: RunningServer, one: str, other: str) -> None:
    """Give a table that has just been started the seed and the set-up of another."""

    def copy(transaction: Transaction) -> None:
        connection = transaction.connection
        first = connection.execute(select(tables).where(tables.c.id == one)).one()
        values = {"seed": first.seed, "deciders": first.deciders}
        connection.execute(update(tables).where(tables.c.id == other).values(**values))
        connection.execute(delete(snapshots).where(snapshots.c.table_id == other))  # the seed alone has the set-up

    database = Database(server.database)
    database.write_now(copy)
    database.close()


def routes(client: Client) -> list[str]:
    """Every GET route that is about a table, without a query and with each that it takes."""
    paths = client.http.get("/api/openapi/openapi.json").json()["paths"]
    found = []
    for path, methods in paths.items():
        if "get" in methods and "{table_id}" in path:
            queries = [given["name"] for given in methods["get"].get("parameters", ()) if given["in"] == "query"]
            found += [path, *(f"{path}?{query}=1" for query in queries)]
    return found


class Observer:
    """All that one client can get to know of two tables."""

    def __init__(self, client: Client, ids: tuple[str, str], lives: tuple[Live, Live]) -> None:
        self.client = client
        self.ids = ids
        self.lives = lives
        self.routes = routes(client)

    def compare(self, number: int) -> None:
        seen = [self._observe(place, number) for place in (0, 1)]
        assert len(seen[0]) == len(seen[1])
        for what, (one, other) in enumerate(zip(*seen, strict=True)):
            assert one == other, what

    def _observe(self, place: int, number: int) -> list[bytes]:
        table_id = self.ids[place]
        seen = [msgspec.json.encode(self.lives[place].update(number))]
        for route in self.routes:
            path = re.sub(r"\{(?!table_id)\w+\}", str(number), route).replace("{table_id}", table_id)
            response = self.client.http.get(path)
            assert response.status_code < 500, path
            seen.append(f"{route} {response.status_code} ".encode() + response.content)
        for text in ("plan RAKBAW", "show 1", "start 3", "pass", "do"):
            seen.append(self._ask(partial(self.client.why_not, table_id, text)))
        plans = ["plan RAKBAW", "show 1", "show 0", "pass"]
        seen.append(self._ask(lambda: self.client.preview(table_id, number, plans, with_view=True)))
        seen.append(self._ask(lambda: self.client.ask(table_id, "foretell", {"plan": "RAKBAW"})))
        return [DIFFERS.sub(rb'"\1":0', entry.replace(table_id.encode(), b"TABLE")) for entry in seen]

    def _ask(self, question: Callable[[], Any]) -> bytes:
        try:
            return msgspec.json.encode(question())
        except ServerRefused as refused:
            return str(refused).encode()


@pytest.mark.parametrize("viewer", [0, None], ids=["seat", "spectator"])
def test_what_others_decide_in_secret_shows_nowhere(server: RunningServer, viewer: int | None) -> None:
    compared = compare_tables(server, viewer, steps=24)
    assert compared.count("plan") >= 6


@pytest.mark.long
@pytest.mark.parametrize("viewer", [0, None], ids=["seat", "spectator"])
def test_what_others_decide_in_secret_shows_nowhere_in_a_whole_game(server: RunningServer, viewer: int | None) -> None:
    compared = compare_tables(server, viewer, steps=2000)
    assert compared.count("plan") >= 12 and compared.count("show") >= 4


def compare_tables(server: RunningServer, viewer: int | None, steps: int) -> list[str]:
    """Play two tables in step; gives the kinds of the decisions that differed meanwhile."""
    chance = random.Random(21)
    clients, one = seated(server, "Anna", "Ben", "Cleo", game="xidit", options={"short": True})
    two = clients[0].make_table(game="xidit", players=3, options={"short": True})
    for client in clients[1:]:
        client.join(two.id)
    clients[0].start(two.id)
    same_seed(server, one.id, two.id)
    ids = (one.id, two.id)
    watching = clients[0] if viewer == 0 else server.guest("Sam")
    compared = []
    with watching.live(one.id) as first, watching.live(two.id) as second:
        observer = Observer(watching, ids, (first, second))
        number = 0
        while number < steps:
            deciders = clients[0].game(one.id).deciders
            if not deciders:
                break
            seat = deciders[-1]  # the observer decides last
            mine = clients[seat].game(one.id)
            text = choose(mine, chance)
            together = len(deciders) > 1
            other = choose(mine, chance) if together and texts(mine.actions) else text
            numbers = [
                clients[seat].decide(table_id, number, said).number for table_id, said in zip(ids, (text, other), strict=True)
            ]
            assert numbers == [number + 1] * 2
            number += 1
            if other != text:
                observer.compare(number)
                compared.append(text.split()[0])
                for table_id in ids:
                    clients[seat].decide(table_id, number, text)
                number += 1
                observer.compare(number)
    return compared


def test_seeds_snapshots_and_secret_decisions_are_in_no_answer(server: RunningServer) -> None:
    """What a client at a running table receives, every byte of it."""
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit")
    received: list[bytes] = []
    clients[0].http.event_hooks["response"] = [lambda response: received.append(response.read())]
    chance = random.Random(22)
    plans: list[str] = []
    with clients[0].live(table.id) as live:
        for _ in range(60):
            update = live.update()
            received.append(msgspec.json.encode(update))
            seat = update.deciders[-1]
            mine = clients[seat].game(table.id)
            text = choose(mine, chance)
            if seat and text.startswith("plan"):
                plans.append(text)
            clients[seat].decide(table.id, mine.number, text)
    for route in routes(clients[0]):
        clients[0].http.get(re.sub(r"\{(?!table_id)\w+\}", "3", route).replace("{table_id}", table.id))
    clients[0].my_data()
    everything = b"\n".join(received)
    database = Database(server.database)
    row: Any = database.read_now(lambda connection: connection.execute(select(tables).where(tables.c.id == table.id)).one())
    stored = database.read_now(
        lambda connection: list(connection.execute(select(decisions).where(decisions.c.table_id == table.id)))
    )
    database.close()
    assert len(plans) > 3 and any(entry.text in plans for entry in stored)
    assert row.seed.encode() not in everything
    assert b"stream" not in everything
    for plan in plans:
        assert plan.encode() not in everything

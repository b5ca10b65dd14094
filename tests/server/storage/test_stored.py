"""A server of before, with games of both titles under way, upgrades on both databases: it tells what it told, its games go on.

At its tables a decision has been taken back and another may be, a plan is sealed, a chess clock runs, a bot plays, an imported
game waits for people. What they are is told in `make_stored.py`.
"""

import json
import sqlite3
from collections.abc import Callable
from typing import Any

import psycopg
import pytest
from sqlalchemy import func, select

from claycrown.client import Client
from claycrown.server.operations.check import check
from claycrown.server.storage.database import Database
from claycrown.server.storage.schema import deliveries
from claycrown.server.storage.upgrade import revision, revisions
from tests.server.conftest import KINDS
from tests.server.server import RunningServer
from tests.server.storage.stored import FOLDER, NAME, SETTINGS, come_back, go_on, raw, record, sit_down, told_to_all

STORED: dict[str, Any] = json.loads((FOLDER / f"{NAME}.json").read_text(encoding="utf-8"))
TABLES: dict[str, str] = STORED["tables"]
PLAN = "KRBAWK"
"""Ben's, sealed."""
TIMES = {"since", "deadline"}
"""Of clocks: no time passes while a server is down."""


@pytest.mark.parametrize("kind", KINDS)
def test_a_server_of_before_tells_what_it_told_and_its_games_go_on(
    kind: str, new_database: Callable[[str], str], new_server: Callable[..., RunningServer]
) -> None:
    address = new_database(kind)
    load(kind, address)
    server = new_server(database=address, **SETTINGS)
    database = Database(address)
    assert database.read_now(revision) == revisions()[-1]
    assert database.read_now(lambda connection: connection.scalar(select(func.count()).select_from(deliveries))) == 8
    assert_same(database, 5)
    people = come_back(server, STORED["tokens"])

    for name, told in STORED["told"].items():
        assert told_to_all(people, TABLES[name]) == told, name
    for name, detail in STORED["details"].items():
        assert includes(raw(people["Anna"], f"/tables/{TABLES[name]}"), detail), name
    assert includes(raw(people["Ben"], "/me/notices"), STORED["notices"])
    assert record(people["Anna"], TABLES["Finished"]) == STORED["record"]
    analysis = raw(people["Anna"], f"/tables/{TABLES['Finished']}/analysis")
    assert analysis["status"] == "none"  # losses have other names since: it is made once more when somebody opens it
    for name in ("Anna", "Cleo", "nobody"):
        assert PLAN not in everything(people[name], TABLES["Sealed"]), name
    assert PLAN in everything(people["Ben"], TABLES["Sealed"])

    sit_down(people, TABLES["Imported"])
    for name, steps in STORED["steps"].items():
        go_on(people, TABLES[name], steps)
    for name, told in STORED["told_then"].items():
        assert told_to_all(people, TABLES[name]) == told, name
    people["Ben"].join(TABLES["Waiting"])
    assert_same(database, 6)
    database.close()


def load(kind: str, address: str) -> None:
    """Fill an empty database."""
    dump = (FOLDER / f"{NAME}.{kind}.sql").read_text(encoding="utf-8")
    if kind == "sqlite":
        with sqlite3.connect(address) as file:
            file.executescript(dump)
        file.close()
    else:
        with psycopg.connect(address) as connection:
            connection.execute(dump.encode())


def assert_same(database: Database, games: int) -> None:
    """`claycrown check` finds nothing."""
    assert [wrong for _, wrong in check(database)] == [None] * games


def includes(now: Any, then: Any) -> bool:
    """Whether all that was told is told; further fields may have come."""
    if isinstance(then, dict):
        return all(name in TIMES or (name in now and includes(now[name], what)) for name, what in then.items())
    if isinstance(then, list):
        return len(now) == len(then) and all(map(includes, now, then))
    return bool(now == then)


def everything(client: Client, table: str) -> str:
    """All that is told of a game."""
    return " ".join(client.http.get(f"/api/tables/{table}/{page}").text for page in ("game", "log", "replay", "since", "reading"))

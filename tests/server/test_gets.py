"""GET changes nothing: every route is asked as several people, and all tables of the database are compared before and after.

The server runs without its background work, so whatever changes was changed by the request.
"""

import random
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date, timedelta
from itertools import product
from pathlib import Path
from typing import Any

from litestar.routes import HTTPRoute
from litestar.testing import TestClient

from claycrown.client import Client
from claycrown.learning import puzzles
from claycrown.server.app import litestar
from claycrown.server.config import Config, Limits
from claycrown.server.core import Server
from claycrown.server.people.accounts import HOUR
from tests.server.server import RunningServer
from tests.server.vocabulary import nearly_over, play

EXCEPTIONS = {
    # A visit extends the session. Somebody who only watches sends nothing but GETs, and has to stay signed in.
    "/api/me": {"sessions": {"seen_at", "expires_at"}},
    "/api/session": {"sessions": {"seen_at", "expires_at"}},
    # Only writing tells that the database can be written. This is the time that the server itself notes every half minute.
    "/ready": {"facts": {"value"}},
}
"""The columns that a route may change all the same."""

NOT_HERE = {
    "/api/tables/{table_id}/hints": 405,  # a POST since it makes a game unrated
    "/api/games/{game}/table.js": 404,  # for games of other packages
    "/api/games/{game}/cover": 404,  # the same
}
TOKEN = "prometheus"
VALUES = {"game": "terracotta"}
"""Of parameters that are no number."""


class Asked:
    """A populated database, everything that can stand in a path, and the people who ask by their cookies."""

    def __init__(self, server: RunningServer, folder: Path) -> None:
        host, pia, gus = server.client(), server.client(), server.guest("Gus")
        host.make_account("Hedi", "correct horse battery")
        pia.make_account("Pia", "correct horse battery")
        (wim, lea), over = nearly_over(server, "Wim", "Lea")
        play([wim, lea], over.id, 20, random.Random(1))
        bots = pia.make_table("terracotta", 2, bots=[None, "random"], access="open")
        pia.start(bots.id)
        both = pia.make_table("xidit", 3, bots=[None, None, "random"], access="link")
        assert both.invitation
        gus.accept_invitation(both.invitation)
        edition = pia.keep_edition("terracotta", "Mine", pia.figures("terracotta").figures)
        _remember(pia, gus, bots.id)
        self.people = {"host": host.cookies(), "player": pia.cookies(), "guest": gus.cookies(), "nobody": {}}
        ids = [host.me().id, pia.me().id, lea.me().id]
        self.values: dict[str, list[str]] = {
            "table_id": [bots.id, both.id, over.id],
            "number": ["1"],
            "seat": ["0"],
            "players": ["2"],
            "game": ["terracotta", "xidit"],
            "name": ["terracotta"],
            "edition": ["standard"],
            "edition_id": [edition.id],
            "language": ["pl"],
            "token": [both.invitation],
            "person_id": ids,
            "who": [*ids, "bot:random"],
            "path": ["openapi.json"],
            "puzzle": [puzzles.daily_of("terracotta", puzzles.today()).id],
        }
        self.database = str(folder / "copy.db")
        with closing(sqlite3.connect(server.database)) as there, closing(sqlite3.connect(self.database)) as copy:
            there.backup(copy)
            _grow_old(copy, over.id, [pia.me().id, lea.me().id])
            copy.commit()

    def requests(self, path: str, queries: list[dict[str, str]]) -> Iterator[tuple[str, str, dict[str, str]]]:
        """A route's paths with everything that can stand in them and each query, by GET, and by HEAD once."""
        names = re.findall(r"{(\w+)}", path)
        for chosen in product(*(self.values[name] for name in names)):
            address = path.format(**dict(zip(names, chosen, strict=True)))
            yield from (("GET", address, query) for query in queries)
        yield "HEAD", address, {}


def _remember(client: Client, other: Client, table_id: str) -> None:
    """Something of everything that is kept about a person."""
    client.say(table_id, "Hello")
    client.write_note(table_id, "Watch row 4")
    client.block(other.me().id)
    client.set_night("Europe/Warsaw")
    tomorrow = date.today() + timedelta(days=1)
    client.add_holiday(tomorrow, tomorrow, "Europe/Warsaw")
    client.add_channel("ntfy", "https://ntfy.sh/pias_topic")
    client.mute(table_id)
    client.try_notice()


def _grow_old(copy: sqlite3.Connection, over: str, people: list[str]) -> None:
    """Sessions were last extended two hours ago, and a game has just ended: what it came to is not stored yet."""
    copy.execute("UPDATE sessions SET seen_at = seen_at - ?", (2 * HOUR,))
    copy.execute("DELETE FROM finished")
    for seat, person in enumerate(people):
        row = (over, seat, person, "terracotta", 2, seat + 1, 1)
        copy.execute("INSERT INTO results (table_id, seat, who, game, players, place, at) VALUES (?, ?, ?, ?, ?, ?, ?)", row)


class Contents:
    """All rows of all tables."""

    def __init__(self, database: str) -> None:
        self._connection = sqlite3.connect(database)
        self._connection.row_factory = sqlite3.Row
        self._rows = self._read()

    def _read(self) -> dict[str, list[dict[str, Any]]]:
        (self._version,) = self._connection.execute("PRAGMA data_version").fetchone()
        names = [name for (name,) in self._connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: [dict(row) for row in self._connection.execute(f"SELECT * FROM {name} ORDER BY rowid")] for name in names}

    def changed(self) -> dict[str, set[str]]:
        """The columns that have changed since the last time, by table."""
        (version,) = self._connection.execute("PRAGMA data_version").fetchone()
        if version == self._version:
            return {}
        before, self._rows = self._rows, self._read()
        found: dict[str, set[str]] = {}
        for name, rows in self._rows.items():
            if len(rows) != len(before[name]):
                found[name] = {"rows"}
            elif rows != before[name]:
                found[name] = {key for old, new in zip(before[name], rows, strict=True) for key in new if old[key] != new[key]}
        return found

    def close(self) -> None:
        self._connection.close()


def queries(schema: dict[str, Any], path: str) -> list[dict[str, str]]:
    """What a route needs, and each further parameter that it takes."""
    given = [one for one in schema["paths"].get(path, {}).get("get", {}).get("parameters", ()) if one["in"] == "query"]
    needed = {one["name"]: VALUES.get(one["name"], "1") for one in given if one.get("required")}
    further = [{one["name"]: VALUES.get(one["name"], "1")} for one in given if not one.get("required")]
    return [needed, *(needed | one for one in further)]


def test_no_get_changes_anything(new_server: Callable[..., RunningServer], tmp_path: Path) -> None:
    asked = Asked(new_server(), tmp_path)
    server = Server(Config(database=asked.database, metrics_token=TOKEN, limits=Limits(tries=10_000)))
    server.background.clear()
    app = litestar(server)
    paths = sorted(route.path_format for route in app.routes if isinstance(route, HTTPRoute) and "GET" in route.methods)
    answered: dict[str, set[int]] = {path: set() for path in paths}
    wrong = []
    with TestClient(app) as http, closing(Contents(asked.database)) as contents:
        schema = http.get("/api/openapi/openapi.json").json()
        for path, (who, cookie) in product(paths, asked.people.items()):
            headers = {"authorization": f"Bearer {TOKEN}", **cookie}
            for method, address, query in asked.requests(path, queries(schema, path)[: None if who == "player" else 1]):
                status = http.request(method, address, params=query, headers=headers).status_code
                assert status < 500, (method, address)
                if method == "GET":
                    answered[path].add(status)
                for table, columns in contents.changed().items():
                    beyond = columns - EXCEPTIONS.get(path, {}).get(table, set())
                    wrong += [f"{method} {address} {query} by {who}: {table}.{column}" for column in beyond]
    assert wrong == []
    assert len(paths) > 50
    unanswered = {path: statuses for path, statuses in answered.items() if NOT_HERE.get(path, 200) not in statuses}
    assert unanswered == {}, "a route that only refuses proves nothing"

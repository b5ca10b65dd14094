"""A server of an earlier version as it was stored, and what it told of its games: both as `make_stored.py` made them."""

import json
import time
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

from claycrown.client import Client
from tests.server.server import RunningServer

FOLDER = Path(__file__).parent
NAME = "before-2026-11"
"""`.sqlite.sql` and `.postgresql.sql` are the database, as `sqlite3` and `pg_dump` dumped it; `.json` is what was told of each
table, to whom, then and after the games had gone on for a while."""
SETTINGS = {"notices_poll": "3600", "notices_delay_slow": "3600", "bots_pace": "0"}
"""Of the server: notices wait, bots do not."""
COOKIE = "claycrown_session"
PAGE = 50


# What somebody is told


def told(client: Client, table: str) -> dict[str, Any]:
    """What a client is told of a table: how its game stands, and for each moment of the replay a digest of what is shown."""
    game = raw(client, f"/tables/{table}/game")
    moments: list[Any] = []
    while len(moments) <= game["number"]:
        moments += raw(client, f"/tables/{table}/replay?first={len(moments)}&limit={PAGE}")["moments"]
    entries = [moment["entry"] for moment in moments[1:]]
    return {
        "number": game["number"],
        "seat": game["seat"],
        "deciders": game["deciders"],
        "round": game["round"],
        "undo": game["undo"],
        "turn_start": game["turn_start"],
        "result": game["result"],
        "offered": _digest([_all_of(action) for action in game["actions"]]),
        "view": _digest(game["view"]),
        "entries": [[entry[what] for what in ("seat", "kind", "text", "by", "undone")] for entry in entries],
        "moments": " ".join(_digest([moment["view"], moment["deciders"]]) for moment in moments),
    }


def _all_of(action: Mapping[str, Any]) -> list[Any]:
    """The decisions of a name; only the name where there are too many to list all of them."""
    listed = action["choices"] != [["*"]] and not action.get("pattern")
    return [action["name"], action["choices"] if listed else None]


def raw(client: Client, path: str) -> Any:
    """An answer as it came."""
    return json.loads(client.http.get(f"/api{path}").raise_for_status().content)


def record(client: Client, table: str) -> str:
    """The record of a game that is over, as it came."""
    return client.http.get(f"/api/tables/{table}/record").raise_for_status().text


def _digest(told: Any) -> str:
    return blake2b(json.dumps(told).encode(), digest_size=4).hexdigest()


def come_back(server: RunningServer, tokens: Mapping[str, str]) -> dict[str, Client]:
    """Those whose sessions were open then, and `nobody`, who has none."""
    clients = {name: server.client() for name in [*tokens, "nobody"]}
    for name, token in tokens.items():
        clients[name].http.cookies.set(COOKIE, token)
    return clients


def told_to_all(clients: Mapping[str, Client], table: str) -> dict[str, Any]:
    """What each client is told; what several are told alike is under the names of them all."""
    found: dict[str, Any] = {}
    for name, client in clients.items():
        own = told(client, table)
        alike = next((names for names, other in found.items() if other == own), None)
        found[name if alike is None else f"{alike} {name}"] = own if alike is None else found.pop(alike)
    return found


# What people do


def act(client: Client, table: str, step: Sequence[Any]) -> None:
    """A decision or an undo, as soon as its turn has come; it answers the entry before its own."""
    _, number, kind, text = step
    until = time.monotonic() + 30
    while client.game(table).number < number - 1:
        if time.monotonic() > until:
            raise AssertionError(f"entry {number - 1} does not come")
        time.sleep(0.01)
    done = client.undo(table, number - 1, int(text)) if kind == "undo" else client.decide(table, number - 1, text)
    assert done.number == number


def go_on(clients: Mapping[str, Client], table: str, steps: Sequence[Sequence[Any]]) -> None:
    """What people do, one after the other."""
    for step in steps:
        act(clients[step[0]], table, step)


def sit_down(clients: Mapping[str, Client], table: str) -> None:
    """Two people at the imported game, which starts."""
    for name in ("Cleo", "Ben"):
        clients[name].join(table)
    clients["Cleo"].start(table)

"""Words for tests of notices: a server that sends at once, and what came of it."""

import json
import sqlite3
from contextlib import closing

from claycrown.client import Client
from claycrown.server.notices.schemas import Channel
from tests.server.server import RunningServer
from tests.server.sinks import Received, wait_for

LOOPBACK = "127.0.0.0/8"
AT_ONCE = {"notices_allow": LOOPBACK, "notices_poll": "0.05", "notices_retry": "0.2", "notices_delay_live": "0"}


def body(request: Received) -> dict[str, object]:
    told: dict[str, object] = json.loads(request.body)
    return told


def kinds(client: Client) -> list[str]:
    return [notice.kind for notice in client.notices().notices]


def to_move(clients: list[Client], table_id: str) -> tuple[int, Client]:
    seat = clients[0].game(table_id).deciders[0]
    return seat, clients[seat]


def channel_of(client: Client, channel_id: str) -> Channel:
    return next(channel for channel in client.channels() if channel.id == channel_id)


def wait_until_all_is_sent(server: RunningServer) -> None:
    """Until a server on SQLite has nothing left to send: all that was to come of what happened before has come."""
    with closing(sqlite3.connect(server.database)) as database:
        wait_for(lambda: database.execute("SELECT count(*) FROM deliveries").fetchone() == (0,))


def let_the_delay_pass(server: RunningServer) -> None:
    """Whatever a server on SQLite was to send later is due."""
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute("UPDATE deliveries SET due_at = 0")

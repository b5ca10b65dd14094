"""The program as a host runs it: start, logs, end."""

import json
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from claycrown.client import ConnectionLost
from tests.server.postgres import Postgres
from tests.server.server import RunningServer
from tests.server.vocabulary import play, seated


def test_a_stop_is_graceful(new_server: Callable[..., RunningServer]) -> None:
    """Who is connected is told that the server goes away; what was decided is there afterwards."""
    server = new_server("sqlite")
    clients, table = seated(server, "Anna", "Ben")
    with clients[0].live(table.id) as live:
        live.update()
        last = play(clients, table.id, 5, random.Random(1))
        started = time.monotonic()
        server.stop()
        assert time.monotonic() - started < 5
        with pytest.raises(ConnectionLost) as lost:
            while True:
                live.update()
        assert lost.value.code == 1012
    server.wait_for_log("Application shutdown complete")
    server.start()
    assert server.client().game(table.id).view == last.view
    server.stop()


def test_the_server_ends_and_goes_on_without_its_database(new_server: Callable[..., RunningServer]) -> None:
    """A PostgreSQL that goes away for a while: refusals meanwhile, then all is as before."""
    cluster = Postgres()
    cluster.start()
    try:
        server = new_server(database=cluster.new_database())
        clients, table = seated(server, "Anna", "Ben")
        with clients[0].live(table.id) as live:
            live.update()
            cluster.restart()
            server.wait_for_log("live.listener_lost")
            seat = clients[1].game(table.id).deciders[0]
            clients[seat].decide(table.id, 0, "place craftsman 5")
            assert live.update(1).number == 1
    finally:
        cluster.stop()
    started = time.monotonic()
    server.stop()
    assert time.monotonic() - started < 15


def test_logs_are_json_without_secrets(new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite")
    client = server.client()
    client.make_account("Anna", "correct horse battery")
    table = client.make_table(game="terracotta", players=2, access="link")
    assert table.invitation is not None
    ben = server.guest("Ben")
    ben.accept_invitation(table.invitation)
    ben.join(table.id)
    client.start(table.id)
    client.http.get(f"/api/invitations/{table.invitation}")
    token = client.http.cookies["claycrown_session"]
    server.stop()
    log = "\n".join(server.log)
    lines = [json.loads(line) for line in server.log]
    requests = [line for line in lines if line["event"] == "request"]
    assert any(line["route"] == "/api/invitations/{token}" and line["status"] == 200 for line in requests)
    for secret in (token, table.invitation, "correct horse battery", client.http.cookies["claycrown_csrf"]):
        assert secret not in log


def test_settings_come_from_a_file_and_from_variables(tmp_path: Path, new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite", log="text", limits_body="2000")
    response = server.client().http.post("/api/guests", content=b"x" * 3000)
    assert response.status_code in (403, 413)
    server.stop()
    assert not server.log[0].startswith("{")

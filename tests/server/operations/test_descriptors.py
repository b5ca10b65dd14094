"""A server that is out of file descriptors: it says so, refuses what it cannot do, and goes on when there are some again."""

import json
import os
import resource
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import httpx
import psutil
import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import InvalidStatus

from claycrown.client import Client, ServerRefused
from claycrown.server.http.descriptors import are_used_up
from claycrown.server.operations.logs import EACH_MINUTE
from claycrown.server.storage.database import Database
from tests.server.server import RunningServer
from tests.server.sinks import wait_for
from tests.server.vocabulary import seated

HEALTH = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"


def limit_descriptors(server: RunningServer, number: int) -> None:
    assert server.process is not None and server.process.pid is not None
    hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)[1]
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (number, hard))


def descriptors(server: RunningServer) -> list[int]:
    assert server.process is not None
    return sorted(int(name) for name in os.listdir(f"/proc/{server.process.pid}/fd"))


def processor_time(server: RunningServer) -> float:
    assert server.process is not None
    used = psutil.Process(server.process.pid).cpu_times()
    return float(used.user + used.system)


def warnings(server: RunningServer) -> list[str]:
    return [line for line in server.log if '"claycrown.descriptors"' in line]


def answered(server: RunningServer) -> bool:
    try:
        return httpx.get(f"{server.url}/ready").status_code == 200
    except httpx.TransportError:
        return False


@pytest.fixture
def playing(new_server: Callable[..., RunningServer]) -> tuple[RunningServer, Client, str]:
    """A server where somebody plays at a table."""
    server = new_server("sqlite")
    clients, table = seated(server, "Anna", "Ben")
    return server, clients[0], table.id


def test_connections_that_are_too_many_are_refused_and_people_at_tables_play_on(
    playing: tuple[RunningServer, Client, str],
) -> None:
    server, anna, table_id = playing
    limit_descriptors(server, descriptors(server)[-1] + 40)
    with ExitStack() as opened:
        idle = [opened.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=10)) for _ in range(60)]
        answers = []
        for connection in idle:
            connection.sendall(HEALTH)
            answers.append(connection.recv(4096))
        assert answers[0].startswith(b"HTTP/1.1 200") and answers[-1].startswith(b"HTTP/1.1 503")
        assert json.loads(answers[-1].rpartition(b"\r\n\r\n")[2])["error"]["code"] == "overloaded"
        assert {answer[:12] for answer in answers} == {b"HTTP/1.1 200", b"HTTP/1.1 503"}
        anna.game(table_id)
        with pytest.raises(InvalidStatus, match="503"), anna.live(table_id):
            pass
    assert 0 < len(warnings(server)) <= EACH_MINUTE
    told = json.loads(warnings(server)[0])
    assert told["level"] == "error" and told["event"] == "descriptors.used_up" and told["limit"] > 40
    assert wait_for(lambda: answered(server))


def test_where_there_is_no_descriptor_at_all_requests_are_refused_and_the_server_does_not_spin(
    playing: tuple[RunningServer, Client, str],
) -> None:
    server, anna, table_id = playing
    limit_descriptors(server, 3)
    with pytest.raises(ServerRefused) as refused:
        anna.table_rulebook(table_id)
    assert (refused.value.status, refused.value.code) == (503, "overloaded")
    with ExitStack() as opened:
        for _ in range(10):
            opened.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=10)).sendall(HEALTH)
        wait_for(lambda: len(warnings(server)) >= 2)
        used, begun = processor_time(server), time.monotonic()
        wait_for(lambda: time.monotonic() > begun + 1)
        assert processor_time(server) - used < 0.6  # it was all of the second
        limit_descriptors(server, 1024)
        assert wait_for(lambda: answered(server))
    assert not [line for line in server.log if '"mistake"' in line]


def test_a_database_that_cannot_be_opened_for_want_of_descriptors_is_told_apart(tmp_path: Path) -> None:
    """SQLite says of both the same."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    failed = []
    for folder, number in (("free", 3), ("not/there", soft)):
        database = Database(str(tmp_path / folder))
        resource.setrlimit(resource.RLIMIT_NOFILE, (number, hard))
        try:
            with pytest.raises(OperationalError) as error:
                database.read_now(lambda connection: connection)
            failed.append(are_used_up(error.value))
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
            database.close()
    assert failed == [True, False]

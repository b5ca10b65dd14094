"""Fixtures of the server's tests.

`server` is a running server on SQLite that many tests share, `postgres_server` one on PostgreSQL, `both_servers` is each in turn;
`new_server` starts further ones, `new_database` makes empty databases. `telling` is one that sends notices, to `web` and `mail`.
"""

import itertools
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from claycrown.server.storage.database import Database
from claycrown.server.storage.upgrade import upgrade
from tests.server.postgres import Postgres
from tests.server.server import RunningServer
from tests.server.sinks import HttpSink, SmtpSink
from tests.server.telling import AT_ONCE

KINDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL on loopback; it starts with the first database in it, and outlives the servers on it."""
    cluster = Postgres()
    yield cluster
    cluster.stop()


@pytest.fixture(scope="session")
def new_database(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """Makes an empty database of a kind; gives its address."""
    folder = tmp_path_factory.mktemp("databases")
    numbers = itertools.count()

    def make(kind: str) -> str:
        if kind == "sqlite":
            return str(folder / f"{next(numbers)}.db")
        return postgres.new_database()

    return make


@pytest.fixture(scope="session")
def servers() -> Iterator[list[RunningServer]]:
    """All servers that were started and not yet thrown away."""
    running: list[RunningServer] = []
    yield running
    _stop(running)


@pytest.fixture(scope="module", autouse=True)
def no_server_outlives_its_module(servers: list[RunningServer]) -> Iterator[None]:
    """Those that a module's fixtures have started; a server that nobody asks still looks now and then what there is to do."""
    yield from _stopped_afterwards(servers)


@pytest.fixture(autouse=True)
def no_server_outlives_its_test(servers: list[RunningServer]) -> Iterator[None]:
    """Those that a test has started itself; what fixtures of a module or of all tests start is there before."""
    yield from _stopped_afterwards(servers)


def _stopped_afterwards(servers: list[RunningServer]) -> Iterator[None]:
    before = list(servers)
    yield
    own = [server for server in servers if server not in before and not server.shared]
    _stop(own)
    servers[:] = [server for server in servers if server not in own]


def _stop(servers: list[RunningServer]) -> None:
    """Side by side. Each is told once: a second signal would cut off what coverage writes down at the end."""
    for server in servers:
        server.tell_to_stop()
    for server in servers:
        if server.process is not None:
            server.wait()


@pytest.fixture(scope="session")
def new_laid_out_database(postgres: Postgres, new_database: Callable[[str], str]) -> Callable[[str], str]:
    """Makes a database of a kind with all its tables, as a copy: a server that has to lay them out starts in twice the time."""
    laid_out: dict[str, str] = {}

    def make(kind: str) -> str:
        if kind not in laid_out:
            laid_out[kind] = new_database(kind)
            opened = Database(laid_out[kind])
            upgrade(opened)
            opened.close()
        if kind == "sqlite":
            return shutil.copy(laid_out[kind], new_database(kind))
        return postgres.new_database(template=laid_out[kind].rpartition("/")[2])

    return make


@pytest.fixture(scope="session")
def new_server(
    new_laid_out_database: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory, servers: list[RunningServer]
) -> Callable[..., RunningServer]:
    """Starts a server on a database of a kind with nothing in it, with settings; or on a given database.

    With `clock` its machine's clock is wrong by so many seconds, and can be set (`RunningServer.set_clock`).
    """

    def start(kind: str = "sqlite", database: str | None = None, clock: int | None = None, **settings: str) -> RunningServer:
        folder: Path = tmp_path_factory.mktemp("server")
        server = RunningServer(database or new_laid_out_database(kind), folder, **settings)
        if clock is not None:
            server.set_clock(clock)
        servers.append(server)
        return server.start()

    return start


@pytest.fixture(scope="session")
def server(new_server: Callable[..., RunningServer]) -> RunningServer:
    """A server on SQLite."""
    return _for_all(new_server("sqlite"))


@pytest.fixture(scope="session")
def postgres_server(new_server: Callable[..., RunningServer]) -> RunningServer:
    """A server on PostgreSQL."""
    return _for_all(new_server("postgresql"))


def _for_all(server: RunningServer) -> RunningServer:
    server.shared = True
    return server


@pytest.fixture(params=KINDS)
def both_servers(request: pytest.FixtureRequest) -> RunningServer:
    """A server on each kind of database in turn."""
    running: RunningServer = request.getfixturevalue("server" if request.param == "sqlite" else "postgres_server")
    return running


@pytest.fixture(scope="module")
def web() -> Iterator[HttpSink]:
    sink = HttpSink()
    yield sink
    sink.close()


@pytest.fixture(scope="module")
def mail() -> Iterator[SmtpSink]:
    sink = SmtpSink()
    yield sink
    sink.close()


@pytest.fixture(scope="module")
def telling(new_server: Callable[..., RunningServer], mail: SmtpSink) -> RunningServer:
    """A server that sends at once, to loopback too."""
    smtp = {"smtp_host": "127.0.0.1", "smtp_port": str(mail.port), "smtp_security": "none", "smtp_sender": "club@example.org"}
    return new_server("sqlite", public_url="http://games.example.org", notices_tries="3", **AT_ONCE, **smtp)

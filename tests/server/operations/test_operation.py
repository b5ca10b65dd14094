"""Operation: health, readiness, metrics, logs, a stop that loses nothing, and what stands in the host's instructions."""

import asyncio
import configparser
import json
import random
import re
import shutil
import sqlite3
import subprocess
import threading
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from claycrown.client import ConnectionLost, ServerRefused
from claycrown.games.message import Message
from claycrown.server import config
from claycrown.server.operations.readiness import AWAY, FULL, LOCKED, READ_ONLY, Readiness
from claycrown.server.storage.database import Database
from claycrown.server.storage.upgrade import upgrade
from tests.server import reference
from tests.server.postgres import Postgres
from tests.server.server import RunningServer
from tests.server.vocabulary import choose, play, seated
from tests.vocabulary.commands import Command

ROOT = Path(__file__).parents[3]
HOSTING = ROOT / "docs" / "hosting.md"
NewServer = Callable[..., RunningServer]
T = TypeVar("T")


def test_health_and_readiness(both_servers: RunningServer) -> None:
    assert httpx.get(f"{both_servers.url}/health").json() == {"status": "ok"}
    assert httpx.get(f"{both_servers.url}/ready").json() == {"status": "ready"}


def test_a_server_whose_database_is_gone_lives_but_is_not_ready(new_server: NewServer) -> None:
    cluster = Postgres()
    cluster.start()
    server = new_server(database=cluster.new_database())
    assert httpx.get(f"{server.url}/ready").status_code == 200
    cluster.stop()
    assert httpx.get(f"{server.url}/health").status_code == 200
    answer = httpx.get(f"{server.url}/ready", timeout=20)
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unavailable")
    server.kill()


def test_a_locked_file_is_told_until_it_is_free_again(new_server: NewServer) -> None:
    server = new_server("sqlite")
    with sqlite3.connect(server.database, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        answer = httpx.get(f"{server.url}/ready", timeout=20)
        assert (answer.status_code, answer.json()["error"]["reason_id"]) == (503, LOCKED.id)
        other.execute("ROLLBACK")
    assert httpx.get(f"{server.url}/ready", timeout=20).status_code == 200


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("database or disk is full", FULL), ("could not extend file: No space left on device", FULL),
        ("database is locked", LOCKED), ("attempt to write a readonly database", READ_ONLY), ("disk I/O error", AWAY),
    ],
)  # fmt: skip
def test_a_database_that_keeps_nothing_is_told_until_it_does_again(tmp_path: Path, said: str, told: Message) -> None:
    database = Database(str(tmp_path / "claycrown.db"))
    upgrade(database)
    fails = True

    class Failing(Database):
        async def write(self, work: Callable[..., T], *arguments: Any) -> T:
            if fails:
                raise OperationalError("", {}, sqlite3.OperationalError(said))
            return await super().write(work, *arguments)

    database.__class__ = Failing

    async def troubles() -> list[Message | None]:
        nonlocal fails
        readiness = Readiness(database)
        first = await readiness.trouble()
        fails = False
        return [first, await readiness.trouble()]

    assert asyncio.run(troubles()) == [told, None]
    database.close()


def test_a_database_file_of_zero_bytes_is_told_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = Command(monkeypatch, capsys, tmp_path)
    file = tmp_path / "claycrown.db"
    file.touch()
    for arguments in (["serve", "--database"], ["check", "--database"], ["backup", str(tmp_path / "copy"), "--database"]):
        assert "is a file of zero bytes" in command(*arguments, str(file)).refused()
        assert file.stat().st_size == 0


def test_metrics_are_for_those_who_know_the_token(server: RunningServer, new_server: NewServer) -> None:
    for authorization in ("", "Bearer", "Bearer x"):
        assert httpx.get(f"{server.url}/metrics", headers={"Authorization": authorization}).status_code == 404
    own = new_server("sqlite", metrics_token="of the host")
    for authorization in ("", "Bearer", "Bearer of the hos", "of the host"):
        assert httpx.get(f"{own.url}/metrics", headers={"Authorization": authorization}).status_code == 404
    clients, table = seated(own, "Anna", "Ben")
    play(clients, table.id, 7, random.Random(1))
    with clients[0].live(table.id) as live:
        live.update()
        answer = httpx.get(f"{own.url}/metrics", headers={"Authorization": "Bearer of the host"})
    assert answer.status_code == 200
    assert 'claycrown_decisions_total{by="person",game="terracotta"} 7.0' in answer.text
    assert 'claycrown_games_total{event="started",game="terracotta"} 1.0' in answer.text
    assert "claycrown_sockets 1.0" in answer.text
    assert re.search(
        r'claycrown_requests_total\{method="POST",route="/api/tables/\{.*\}/decisions",status="200"\} 7.0', answer.text
    )
    for secret in ("of the host", table.id, table.invitation or "?", "Anna", *clients[0].http.cookies.values()):
        assert secret not in answer.text
    own.stop()


def test_the_log_is_structured_and_tells_no_secret(new_server: NewServer) -> None:
    server = new_server("sqlite", log_level="debug", smtp_password="of the post", metrics_token="of the host")
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit", access="link")
    chance = random.Random(5)
    plans = []
    for _ in range(40):
        seat = clients[0].game(table.id).deciders[0]
        mine = clients[seat].game(table.id)
        text = choose(mine, chance)
        clients[seat].decide(table.id, mine.number, text)
        plans += [text] if text.startswith("plan") else []
    anna = server.client()
    anna.make_account("Annabel", "correct horse battery", email="anna@example.org")
    with pytest.raises(ServerRefused):
        server.client().sign_in("Annabel", "wrong horse battery")
    with clients[0].live(table.id) as live:
        live.update()
        live.socket.send('{"type": "decide", "answers": 3, "decision": "plan XXSECRETXX"}')
        live.receive()
    seed = _seed(server, table.id)
    server.stop()
    assert plans
    secrets = [
        *plans, seed, table.invitation or "?", "correct horse", "wrong horse", "anna@example.org", "XXSECRETXX", "of the post",
        "of the host", "Annabel", *(value for client in (*clients, anna) for value in client.http.cookies.values()),
    ]  # fmt: skip
    lines = [json.loads(line) for line in server.log]
    assert {"timestamp", "level", "event"} <= set(lines[0])
    requests = [line for line in lines if line["event"] == "request"]
    assert {"method", "route", "status", "ms"} <= set(requests[0])
    for secret in secrets:
        assert not [line for line in server.log if secret in line], secret
    addresses = [line for line in server.log if "127.0.0.1" in line or (table.id in line and "/" in line)]
    assert all("running on" in line for line in addresses)  # where it listens, not who comes


def _seed(server: RunningServer, table_id: str) -> str:
    from sqlalchemy import select

    from claycrown.server.storage.database import Database
    from claycrown.server.storage.schema import tables

    database = Database(server.database)
    found = database.read_now(
        lambda connection: connection.execute(select(tables.c.seed).where(tables.c.id == table_id)).scalar()
    )
    database.close()
    assert isinstance(found, str)
    return found


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_stop_finishes_what_is_under_way(kind: str, new_server: NewServer) -> None:
    server = new_server(kind)
    clients, table = seated(server, "Anna", "Ben")
    acknowledged = 0
    playing = threading.Event()

    def go_on() -> None:
        nonlocal acknowledged
        chance = random.Random(3)
        try:
            while True:
                seat = clients[0].game(table.id).deciders[0]
                mine = clients[seat].game(table.id)
                acknowledged = clients[seat].decide(table.id, mine.number, choose(mine, chance)).number
                playing.set()
        except httpx.TransportError:
            return  # it has stopped
        except ServerRefused as refused:
            assert refused.status == 503

    player = threading.Thread(target=go_on)
    player.start()
    assert playing.wait(10)
    with clients[1].live(table.id) as live:
        live.update()
        begun = time.monotonic()
        assert server.process is not None
        server.process.terminate()
        server.wait()
        assert time.monotonic() - begun < 8
        with pytest.raises(ConnectionLost) as lost:
            while True:
                live.receive(10)
        assert lost.value.code in (1001, 1012)
    player.join(10)
    assert not [line for line in server.log if '"error"' in line or "Traceback" in line]
    server.start()
    assert clients[0].game(table.id).number >= acknowledged > 0
    server.stop()


# What the host reads


def test_the_reference_of_settings_is_complete() -> None:
    assert reference.table() in HOSTING.read_text(encoding="utf-8"), "run `python -m tests.server.reference`"


def test_the_examples_of_settings_are_settings() -> None:
    text = HOSTING.read_text(encoding="utf-8")
    examples = re.findall(r"```toml\n(.*?)```", text, re.S)
    assert examples
    for example in examples:
        tomllib.loads(example)
        settings = {
            f"CLAYCROWN_{name.upper()}": str(value)
            for name, value in tomllib.loads(example).items()
            if not isinstance(value, dict)
        }
        config.load(environment=settings)
    for variable in re.findall(r"CLAYCROWN_[A-Z_]+", text):
        assert variable in {name for name, *_ in reference.variables()}, variable


def test_every_command_in_the_instructions_is_one() -> None:
    from claycrown.cli import COMMANDS

    text = HOSTING.read_text(encoding="utf-8")
    named = set(re.findall(r"claycrown (serve|backup|restore|check|[a-z]+) ", text.replace("/bin/claycrown", "claycrown")))
    assert {"serve", "backup", "restore", "check"} <= set(COMMANDS)
    assert {"backup", "restore"} <= named


def test_the_systemd_units_are_right(tmp_path: Path) -> None:
    units = sorted((ROOT / "deploy").glob("*.service"))
    assert len(units) == 2
    for unit in units:
        parsed = configparser.RawConfigParser(strict=False)
        parsed.optionxform = str  # type: ignore[method-assign,assignment]
        parsed.read(unit)
        assert parsed["Service"]["ExecStart"].split()[1] == "serve"
        assert parsed["Service"]["NoNewPrivileges"] == "yes"
    analyze = shutil.which("systemd-analyze")
    if analyze is not None:
        copy = tmp_path / "claycrown.service"
        copy.write_text(units[0].read_text().replace("/opt/claycrown/bin/claycrown", "/bin/true"))
        done = subprocess.run([analyze, "verify", "--man=no", str(copy)], capture_output=True, text=True, check=False)
        assert "Unknown" not in done.stderr and "Failed to parse" not in done.stderr, done.stderr

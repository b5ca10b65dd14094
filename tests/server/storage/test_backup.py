"""Backups: made and put back while the server runs, on both databases and from one to the other."""

import contextlib
import io
import os
import random
import stat
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from sqlalchemy import select

from claycrown.cli import main
from claycrown.client import ConnectionLost, ServerRefused
from claycrown.server.storage import backup, schema
from claycrown.server.storage.database import Database
from claycrown.server.storage.upgrade import revisions, run_migrations, upgrade
from tests.server.server import RunningServer
from tests.server.vocabulary import play, seated

KINDS = ("sqlite", "postgresql")
NewServer = Callable[..., RunningServer]


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def claycrown(*arguments: str) -> Done:
    """A command, as a host gives it; in this process, which saves the start of another."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), pytest.raises(SystemExit) as ended:
        main(arguments)
    assert isinstance(ended.value.code, int)
    return Done(ended.value.code, out.getvalue(), err.getvalue())


def everything(database: str) -> dict[str, list[Any]]:
    """All rows; but for the mark of the last restoration, and until when a server was seen to be open, which goes on."""
    opened = Database(database)
    try:
        with opened.as_of_now() as connection:
            rows = {
                table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
                for table in schema.metadata.sorted_tables
            }
    finally:
        opened.close()
    rows["facts"] = [row for row in rows["facts"] if row[0] not in ("restored", "open")]
    return rows


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_is_put_back_while_the_server_runs(kind: str, new_server: NewServer, tmp_path: Path) -> None:
    server = new_server(kind)
    clients, table = seated(server, "Anna", "Ben")
    then = play(clients, table.id, 30, random.Random(1))
    file = tmp_path / "server.backup"
    done = claycrown("backup", str(file), "--database", server.database)
    assert done.returncode == 0, done.stderr
    assert "1 table and 30 decisions" in done.stdout
    assert stat.S_IMODE(os.stat(file).st_mode) == 0o600
    saved = everything(server.database)
    play(clients, table.id, 25, random.Random(2))
    later, _ = seated(server, "Cleo", "Dan")
    with clients[0].live(table.id) as live:
        live.update()
        done = claycrown("restore", str(file), "--yes", "--database", server.database)
        assert done.returncode == 0, done.stderr
        with pytest.raises(ConnectionLost) as lost:  # whoever watches is told that what they have may not have happened
            live.update(number=10_000, timeout=10)
        assert lost.value.code == 4410
    assert everything(server.database) == saved
    assert clients[0].game(table.id) == then
    with pytest.raises(ServerRefused, match="not_signed_in"):
        later[0].me()
    # The game goes on from there as if nothing had been: another way than the first time, and nothing of that in memory.
    play(clients, table.id, 25, random.Random(3))
    assert claycrown("check", "--database", server.database).returncode == 0
    server.stop()


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_made_in_the_middle_of_play_is_of_one_moment(kind: str, new_server: NewServer, tmp_path: Path) -> None:
    server = new_server(kind)
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit")
    file = tmp_path / "server.backup"
    command = [sys.executable, "-c", "from claycrown.cli import main; main()", "backup", str(file), "--database", server.database]
    chance = random.Random(4)
    making = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    while making.poll() is None:
        play(clients, table.id, 5, chance)
    assert making.returncode == 0
    copy = str(tmp_path / "copy.db")
    assert claycrown("restore", str(file), "--yes", "--database", copy).returncode == 0
    done = claycrown("check", "--database", copy)
    assert done.stdout == "1 game replayed, 0 differ\n"
    server.stop()


def test_a_server_moves_from_one_database_to_the_other_and_back(
    server: RunningServer, new_server: NewServer, new_database: Callable[[str], str], tmp_path: Path
) -> None:
    clients, table = seated(server, "Anna", "Ben")
    seen = play(clients, table.id, 40, random.Random(5))
    file, again = tmp_path / "1", tmp_path / "2"
    assert claycrown("backup", str(file), "--database", server.database).returncode == 0
    moved = new_database("postgresql")
    assert claycrown("restore", str(file), "--yes", "--database", moved).returncode == 0
    other = new_server("postgresql", database=moved)
    client = other.client()
    client.http.cookies = clients[0].http.cookies
    assert client.game(table.id) == seen
    assert client.me() == clients[0].me()
    other.stop()  # whose tables go on: bots decide and clocks run at those that other tests have left
    assert claycrown("backup", str(again), "--database", moved).returncode == 0
    back = new_database("sqlite")
    assert claycrown("restore", str(again), "--yes", "--database", back).returncode == 0
    assert everything(back) == everything(moved)


def test_postgresql_numbers_new_rows_on_from_those_put_back(new_database: Callable[[str], str], tmp_path: Path) -> None:
    source, goal = Database(new_database("sqlite")), Database(new_database("postgresql"))
    for database in (source, goal):
        upgrade(database)
    person = {"id": "p", "name": "Anna", "name_key": "anna", "admin": False, "created_at": 1}
    notice = {"person_id": "p", "kind": "turn", "number": 0, "at": 1}
    source.write_now(lambda writing: writing.connection.execute(schema.people.insert().values(**person)))
    for number in (3, 7):
        source.write_now(lambda writing, n=number: writing.connection.execute(schema.notices.insert().values(id=n, **notice)))
    backup.make(source, tmp_path / "b")
    backup.put_back(goal, tmp_path / "b")
    goal.write_now(lambda writing: writing.connection.execute(schema.notices.insert().values(**notice)))
    assert sorted(goal.read_now(lambda connection: connection.execute(select(schema.notices.c.id)).scalars().all())) == [3, 7, 8]
    source.close()
    goal.close()


def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    old = Database(str(tmp_path / "old.db"))
    with old.engine.begin() as connection:
        run_migrations(connection, revisions()[0])
        columns = "id, name, name_key, admin, created_at"
        connection.exec_driver_sql(f"INSERT INTO people ({columns}) VALUES ('p', 'Anna', 'anna', 0, 1)")
        rows = [list(row) for row in connection.exec_driver_sql(f"SELECT {columns} FROM people")]
    old.close()
    contents = backup.Contents(backup.FORMAT, revisions()[0], 1, {"people": backup.Rows(columns.split(", "), 1)})
    with zipfile.ZipFile(tmp_path / "b", "w") as archive:
        archive.writestr("people.jsonl", msgspec.json.encode(rows[0]) + b"\n")
        archive.writestr(backup.CONTENTS, msgspec.json.encode(contents))
    goal = str(tmp_path / "new.db")
    assert claycrown("restore", str(tmp_path / "b"), "--yes", "--database", goal).returncode == 0
    assert [row[1] for row in everything(goal)["people"]] == ["Anna"]


def test_what_is_no_backup_changes_nothing(server: RunningServer, tmp_path: Path) -> None:
    clients, table = seated(server, "Anna", "Ben")
    play(clients, table.id, 5, random.Random(6))
    whole = tmp_path / "whole"
    assert claycrown("backup", str(whole), "--database", server.database).returncode == 0
    before = everything(server.database)
    data = whole.read_bytes()
    damaged = bytearray(data)
    with zipfile.ZipFile(whole) as archive:  # in the middle of what it holds: not every byte of the frame matters
        largest = max(archive.infolist(), key=lambda member: member.compress_size)
    damaged[largest.header_offset + 30 + len(largest.filename) + largest.compress_size // 2] ^= 0xFF
    broken = {"text": b"hello", "empty": b"", "half": data[: len(data) // 2], "damaged": bytes(damaged)}
    for name, content in broken.items():
        (tmp_path / name).write_bytes(content)
    with (
        zipfile.ZipFile(whole) as archive,
        zipfile.ZipFile(tmp_path / "short", "w") as short,
        zipfile.ZipFile(tmp_path / "few", "w") as few,
    ):
        for name in archive.namelist():
            lines = archive.read(name)
            short.writestr(name, lines[: lines.rfind(b"\n", 0, -1) + 1] if name == "decisions.jsonl" else lines)
            few.writestr(name, b"[1]\n" if name == "snapshots.jsonl" else lines)  # values are missing, binary ones too
    with zipfile.ZipFile(tmp_path / "newer", "w") as newer:
        newer.writestr(backup.CONTENTS, msgspec.json.encode(backup.Contents(backup.FORMAT, "9999", 1, {})))
    for name in (*broken, "short", "few", "newer"):
        done = claycrown("restore", str(tmp_path / name), "--yes", "--database", server.database)
        assert done.returncode == 2, name
        assert done.stderr.startswith("claycrown: ") and done.stderr.count("\n") == 1, done.stderr
    assert everything(server.database) == before


def test_a_restoration_is_asked_for_first(server: RunningServer, tmp_path: Path) -> None:
    file = tmp_path / "b"
    assert claycrown("backup", str(file), "--database", server.database).returncode == 0
    before = everything(server.database)
    command = [
        sys.executable,
        "-c",
        "from claycrown.cli import main; main()",
        "restore",
        str(file),
        "--database",
        server.database,
    ]
    done = subprocess.run(command, input="n\n", capture_output=True, text=True, check=False)
    assert done.returncode == 130
    assert everything(server.database) == before


def test_trouble_is_told_in_one_line(tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.db")
    for arguments in (
        ("backup", str(tmp_path / "b"), "--database", missing),
        ("check", "--database", missing),
        ("check", "--database", "postgresql://nobody@127.0.0.1:1/none"),
        ("restore", missing, "--yes"),
        ("check", "--config", missing),
    ):
        done = claycrown(*arguments)
        assert done.returncode == 2
        assert done.stderr.startswith("claycrown: ") and done.stderr.count("\n") == 1, done.stderr
    assert not Path(missing).exists()
    no_place = claycrown("backup", str(tmp_path / "no" / "such" / "b"), "--database", os.devnull)
    assert no_place.returncode == 2

"""A database of before opens unchanged: its tables are told, played on and checked as if they had been made today.

`before.sql` was dumped from a server of an earlier version: a slow game under way with an undo, a chat, a note and an open
proposal; an abandoned one and its rematch; a table for those named, with a kept seat.
"""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from claycrown.server.config import Config
from claycrown.server.core import Server
from claycrown.server.lobby import agreements, lists
from claycrown.server.lobby.schemas import TableDetail
from claycrown.server.notices.delivery import VAPID
from claycrown.server.operations.check import check
from claycrown.server.operations.downtime import OPEN
from claycrown.server.people import accounts
from claycrown.server.play.schemas import DecisionRequest

DUMP = Path(__file__).with_name("before.sql")
GUEST = "yGeDU5ji8mSBt-lQB7yj9i8N-e93uC9T4t6eOh2Q5-M"
"""The token of a session that was open then."""
MOVED = {"clocks": ("absence", "absent_at"), "tables": ("open_book", "pace", "clock", "bot_pace")}
"""Columns whose content lies elsewhere now: absences are rows of their own, a table's settings one value."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "before.db"
    with sqlite3.connect(path) as connection:
        connection.executescript(DUMP.read_text())
    return path


@pytest.fixture
def server(file: Path) -> Iterator[Server]:
    made = Server(Config(database=str(file)))
    yield made
    made.database.close()


def stored(file: Path, query: str) -> list[Any]:
    with sqlite3.connect(file) as connection:
        return connection.execute(query).fetchall()


def person(file: Path, name: str) -> str:
    ((found,),) = stored(file, f"SELECT id FROM people WHERE name = '{name}'")
    return str(found)


def seen_by(server: Server, file: Path, name: str, table: str, status: str) -> TableDetail:
    ((table_id,),) = stored(file, f"SELECT id FROM tables WHERE name = '{table}' AND status = '{status}'")
    return server.database.read_now(lists.detail, table_id, person(file, name))


def test_opening_it_changes_nothing_that_it_held(file: Path) -> None:
    def columns() -> dict[str, list[str]]:
        names = [name for (name,) in stored(file, "SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {name: [column for _, column, *_ in stored(file, f"PRAGMA table_info({name})")] for name in names}
        for name, moved in MOVED.items():
            found[name] = [column for column in found[name] if column not in moved]
        return {name: held for name, held in found.items() if name != "alembic_version"}

    def rows(held: dict[str, list[str]]) -> dict[str, list[Any]]:
        found = {name: stored(file, f"SELECT {', '.join(names)} FROM {name}") for name, names in held.items()}
        found["facts"] = [fact for fact in found["facts"] if fact[0] not in (OPEN, VAPID)]  # made at the start
        return found

    held = columns()
    before = rows(held)
    Server(Config(database=str(file))).database.close()
    assert rows(held) == before
    everything = rows(columns())
    Server(Config(database=str(file))).database.close()
    assert rows(columns()) == everything


def test_who_was_away_then_still_is(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE clocks SET absence = 'out', absent_at = 7, since = NULL, deadline = NULL WHERE seat = 0")
    server = Server(Config(database=str(file)))
    running = seen_by(server, file, "Ben", "Running", "running")
    server.database.close()
    assert [clock.absence for clock in running.clocks] == ["out", ""]
    assert [(one.seat, one.cause, one.for_good, one.bot, one.at, one.ended_at) for one in running.absences] == [
        (0, "time", True, "random", 7, None)
    ]


def test_its_tables_are_told_as_they_were(server: Server, file: Path) -> None:
    running = seen_by(server, file, "Ben", "Running", "running")
    assert (running.access, running.pace, running.number, running.deciders) == ("link", "slow", 10, [0])
    assert running.clock is not None and (running.clock.days, running.clock.at_zero) == (30, "bot")
    assert (running.open_book, running.bot_seconds) == (True, None)
    assert [(clock.seat, clock.absence, clock.since is None) for clock in running.clocks] == [(0, "", False), (1, "", True)]
    assert [(asked.kind, asked.number) for asked in running.proposals] == [("take_back", 2)]
    abandoned = seen_by(server, file, "Anna", "Abandoned", "abandoned")
    again = seen_by(server, file, "Anna", "Abandoned", "open")
    assert abandoned.rematch == again.id and again.rematch_of == abandoned.id
    kept = seen_by(server, file, "Ben", "Kept", "open")
    assert (kept.access, kept.open_book, kept.seats[1].player, kept.deciders) == ("name", False, "Dora", [])


def test_its_games_are_what_replaying_them_gives(server: Server) -> None:
    assert [wrong for _, wrong in check(server.database)] == [None, None]


def test_a_game_goes_on_and_stores_the_same_words(server: Server, file: Path) -> None:
    anna, ben = person(file, "Anna"), person(file, "Ben")
    table = seen_by(server, file, "Anna", "Running", "running")
    request = DecisionRequest(answers=table.number, decision="place craftsman 3")
    server.database.write_now(server.decisions.decide_as, table.id, anna, request)
    server.database.write_now(agreements.answer, table.id, ben, server.decisions, table.proposals[0].id, True)
    kinds = [kind for (kind,) in stored(file, "SELECT kind FROM decisions WHERE number > 8 ORDER BY number")]
    assert kinds == ["decide", "undo", "decide", "back"]
    ((status, head, deciders),) = stored(file, "SELECT status, head, deciders FROM tables WHERE name = 'Running'")
    assert (status, head, deciders) == ("running", 12, "0")
    assert stored(file, "SELECT kind, status FROM proposals WHERE number = 2") == [("take_back", "agreed")]
    assert stored(file, "SELECT * FROM absences") == []


def test_who_was_signed_in_still_is_and_gets_all_that_is_kept(server: Server, file: Path) -> None:
    guest = server.database.read_now(accounts.visitor, GUEST)
    assert guest is not None and (guest.name, guest.guest) == ("Cleo", True)
    data = server.personal_data
    anna = server.database.read_now(data.export, person(file, "Anna"))
    assert [message["text"] for message in anna["chat"]] == ["A first message."]
    assert sorted(table["status"] for table in anna["tables"]) == ["abandoned", "open", "open", "running"]
    ben = server.database.read_now(data.export, person(file, "Ben"))
    assert [note["text"] for note in ben["notes"]] == ["A note of my own."]
    assert ben["night"] == {"zone": "Europe/Warsaw", "begins": 22, "ends": 8}
    assert [channel["kind"] for channel in ben["notices"]["channels"]] == ["ntfy"]

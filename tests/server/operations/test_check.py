"""`claycrown check`: stored games are replayed, and any that differs is found."""

import random
import shutil
import sqlite3
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
import structlog

from claycrown.server.operations.check import check, started
from claycrown.server.play.positions import Positions
from claycrown.server.play.snapshots import pack
from claycrown.server.storage.database import Database
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.rows import TableRow
from claycrown.words import format_message
from tests.server.server import RunningServer
from tests.server.storage.test_backup import claycrown
from tests.server.vocabulary import play, seated


@pytest.fixture(scope="module")
def games(new_server: Callable[..., RunningServer]) -> str:
    """A database with two games: one with undos that goes on, one that is over."""
    server = new_server("sqlite")
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit", options={"short": True})
    assert play(clients, table.id, 3000, random.Random(1)).deciders == []
    clients, table = seated(server, "Dan", "Eve")
    chance = random.Random(2)
    for _ in range(12):
        update = play(clients, table.id, 4, chance)
        mover = next((client for client in clients if client.game(table.id).undo is not None), None)
        if mover is not None:
            mover.undo(table.id, update.number)
    server.stop()
    return server.database


def wrong_with(database: str) -> list[str]:
    opened = Database(database)
    try:
        return [format_message(wrong) for _, wrong in check(opened) if wrong is not None]
    finally:
        opened.close()


def test_games_that_were_played_here_are_what_they_were(games: str) -> None:
    done = claycrown("check", "--database", games)
    assert (done.returncode, done.stdout) == (0, "2 games replayed, 0 differ\n")


def test_games_on_postgresql_are_checked_as_well(games: str, new_database: Callable[[str], str], tmp_path: Path) -> None:
    moved = new_database("postgresql")
    assert claycrown("backup", str(tmp_path / "b"), "--database", games).returncode == 0
    assert claycrown("restore", str(tmp_path / "b"), "--yes", "--database", moved).returncode == 0
    assert claycrown("check", "--database", moved).stdout == "2 games replayed, 0 differ\n"


OVER = "(SELECT id FROM tables WHERE status = 'over')"
RUNNING = "(SELECT id FROM tables WHERE status = 'running')"
DAMAGES = {
    "the snapshot at": f"UPDATE snapshots SET data = (SELECT data FROM snapshots WHERE table_id = {RUNNING} AND number = 0) "
    f"WHERE number = (SELECT max(number) FROM snapshots WHERE table_id = {RUNNING}) AND table_id = {RUNNING}",
    "cannot be read": f"UPDATE snapshots SET data = x'00' WHERE table_id = {RUNNING} AND number = 0",
    "set-up is missing": f"DELETE FROM snapshots WHERE table_id = {RUNNING} AND number = 0",
    "comes": f"DELETE FROM decisions WHERE table_id = {RUNNING} AND number = 3",
    "its entries end at": f"UPDATE tables SET head = head + 1 WHERE id = {RUNNING}",
    "no decision": f"UPDATE decisions SET text = 'dance' WHERE table_id = {RUNNING} AND number = 1",
    "is against": f"UPDATE decisions SET seat = 1 - seat WHERE table_id = {RUNNING} AND number = 1",
    "goes back to": f"UPDATE decisions SET text = number WHERE table_id = {RUNNING} AND kind = 'undo'",
    "other figures": f"UPDATE tables SET edition_hash = 'x' WHERE id = {RUNNING}",
    "are to decide": f"UPDATE tables SET deciders = '1,0' WHERE id = {RUNNING}",
    "not over": f"UPDATE tables SET status = 'over' WHERE id = {RUNNING}",
    "the result differs": f"UPDATE tables SET result = replace(result, 'winner', 'loser') WHERE id = {OVER}",
    "beyond": f"INSERT INTO snapshots SELECT table_id, 99999, data FROM snapshots WHERE table_id = {RUNNING} AND number = 0",
}


@pytest.mark.parametrize("found", DAMAGES)
def test_a_game_that_differs_is_found(found: str, games: str, tmp_path: Path) -> None:
    copy = str(tmp_path / "copy.db")
    shutil.copy(games, copy)
    with sqlite3.connect(copy) as connection:
        assert connection.execute(DAMAGES[found]).rowcount > 0
    connection.close()
    wrong = wrong_with(copy)
    assert len(wrong) == 1 and found in wrong[0], wrong


def test_the_command_names_the_table_and_fails(games: str, tmp_path: Path) -> None:
    copy = str(tmp_path / "copy.db")
    shutil.copy(games, copy)
    with sqlite3.connect(copy) as connection:
        (table,) = connection.execute(OVER.strip("()")).fetchone()
        (seed,) = connection.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchone()
        connection.execute("UPDATE tables SET seed = ? WHERE id = ?", (str(int(seed) ^ 1), table))
    connection.close()
    done = claycrown("check", "--database", copy)
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == "2 games replayed, 1 differs"
    assert done.stdout.startswith(f"{table}: the snapshot at 0 differs")
    assert seed not in done.stdout


def test_rules_that_break_on_a_stored_game_are_reported_not_raised(games: str, tmp_path: Path) -> None:
    copy = str(tmp_path / "copy.db")
    shutil.copy(games, copy)
    with sqlite3.connect(copy) as connection:
        connection.execute(f"UPDATE tables SET options = 'no JSON' WHERE id = {RUNNING}")
        connection.execute(f"UPDATE snapshots SET data = ? WHERE table_id = {OVER}", (zlib.compress(b"[]"),))
    connection.close()
    assert len(wrong_with(copy)) == 2


def test_damaged_snapshots_are_made_anew(games: str, tmp_path: Path) -> None:
    """Garbage, cut off, of another number, emptied, deleted, and one too many: the game itself is in seed and decisions."""
    copy = str(tmp_path / "copy.db")
    shutil.copy(games, copy)
    with sqlite3.connect(copy) as connection:
        right = connection.execute("SELECT * FROM snapshots ORDER BY table_id, number").fetchall()
        running = [row[1] for row in right if row[0] == connection.execute(RUNNING.strip("()")).fetchone()[0]]
        damages = ["x'00'", "substr(data, 1, 40)", f"({OTHER_DATA})", "x''"]
        for number, damage in zip(running[:4], damages, strict=True):
            connection.execute(f"UPDATE snapshots SET data = {damage} WHERE table_id = {RUNNING} AND number = ?", (number,))
        connection.execute(f"DELETE FROM snapshots WHERE table_id = {OVER} AND number = 0")
        connection.execute(DAMAGES["beyond"])
    connection.close()
    assert claycrown("check", "--database", copy).stdout.splitlines()[-1] == "2 games replayed, 2 differ"
    done = claycrown("check", "--repair", "--database", copy)
    assert (done.returncode, done.stdout) == (0, "2 games replayed, 0 differ\n")
    with sqlite3.connect(copy) as connection:
        assert connection.execute("SELECT * FROM snapshots ORDER BY table_id, number").fetchall() == right
    connection.close()


OTHER_DATA = f"SELECT data FROM snapshots WHERE table_id = {OVER} AND number = 0"


def test_what_cannot_be_mended_is_told_and_left_as_it_is(games: str, tmp_path: Path) -> None:
    copy = str(tmp_path / "copy.db")
    shutil.copy(games, copy)
    with sqlite3.connect(copy) as connection:
        connection.execute(DAMAGES["no decision"])
    connection.close()
    before = Path(copy).read_bytes()
    assert claycrown("check", "--repair", "--database", copy).stdout.splitlines()[-1] == "2 games replayed, 1 differs"
    assert Path(copy).read_bytes() == before


@pytest.mark.parametrize("damage", ["x'00'", "substr(data, 1, 40)", f"({OTHER_DATA})", "x''", None])
def test_a_table_goes_on_without_its_snapshots(games: str, tmp_path: Path, damage: str | None) -> None:
    """As if nothing had happened: they only save work."""
    copy = str(tmp_path / "copy.db")
    shutil.copy(games, copy)
    opened = Database(copy)
    (table,) = [found for found in map(_table_of(opened), opened.read_now(started)) if found.status == "running"]
    wanted = opened.read_now(Positions(10, 10).at, table, table.head)
    with sqlite3.connect(copy) as connection:
        if damage is None:
            connection.execute(f"DELETE FROM snapshots WHERE table_id = {RUNNING}")
        else:
            connection.execute(f"UPDATE snapshots SET data = {damage} WHERE table_id = {RUNNING}")
    connection.close()
    with structlog.testing.capture_logs() as logged:
        found = opened.read_now(Positions(10, 10).at, table, table.head)
    opened.close()
    rules = Positions(10, 10).rules(table)
    assert pack(rules, table.id, found) == pack(rules, table.id, wanted)
    assert [line["event"] for line in logged[:1]] == ([] if damage is None else ["snapshot.damaged"])


def _table_of(opened: Database) -> Callable[[str], TableRow]:
    def find(table_id: str) -> TableRow:
        found = opened.read_now(table_queries.table, table_id)
        assert found is not None
        return found

    return find

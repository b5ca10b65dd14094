"""`claycrown check`: stored games are replayed, and any that differs is found."""

import random
import shutil
import sqlite3
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from claycrown.server.operations.check import check
from claycrown.server.storage.database import Database
from tests.server.house import House
from tests.server.storage.test_backup import claycrown
from tests.server.vocabulary import play, seated


@pytest.fixture(scope="module")
def games(new_house: Callable[..., House]) -> str:
    """A database with two games: one with undos that goes on, one that is over."""
    house = new_house("sqlite")
    clients, table = seated(house, "Anna", "Ben", "Cleo", game="xidit", options={"short": True})
    assert play(clients, table.id, 3000, random.Random(1)).deciders == []
    clients, table = seated(house, "Dan", "Eve")
    chance = random.Random(2)
    for _ in range(12):
        update = play(clients, table.id, 4, chance)
        mover = next((client for client in clients if client.game(table.id).undo is not None), None)
        if mover is not None:
            mover.undo(table.id, update.number)
    house.stop()
    return house.database


def wrong_with(database: str) -> list[str]:
    opened = Database(database)
    try:
        return [wrong for _, wrong in check(opened) if wrong is not None]
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
    assert done.stdout.splitlines()[-1] == "2 games replayed, 1 differ"
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

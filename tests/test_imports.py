"""Every room can be entered first: no module needs another to have been imported before it."""

import subprocess
import sys

import pytest

ROOMS = (
    "words",
    "games",
    "games.message",
    "games.contract",
    "record.notation",
    "guide",
    "bots",
    "arena.series",
    "table",
    "library",
)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_can_be_imported_first(room: str) -> None:
    ran = subprocess.run([sys.executable, "-c", f"import claycrown.{room}"], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr

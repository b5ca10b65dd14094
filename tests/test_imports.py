"""Each of these modules can be imported first: none needs another to have been imported before it."""

import subprocess
import sys

import pytest

MODULES = (
    "words",
    "games",
    "games.message",
    "games.contract",
    "record.notation",
    "guide",
    "bots",
    "arena.series",
    "library",
)


@pytest.mark.parametrize("module", MODULES)
def test_a_module_can_be_imported_first(module: str) -> None:
    ran = subprocess.run([sys.executable, "-c", f"import claycrown.{module}"], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr

"""The rules compiled and the rules as plain Python agree to the last decision."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import claycrown
from claycrown.games.terracotta.rules import pieces

ROOT = Path(__file__).parents[4]
GAMES = 12


def checksums(pure: bool) -> tuple[str, list[str]]:
    """How the rules ran, and what they gave."""
    environment = {**os.environ, "CLAYCROWN_PURE": "1" if pure else "0"}
    path = [str(Path(claycrown.__path__[0]).parent), str(ROOT)]
    environment["PYTHONPATH"] = os.pathsep.join(path)
    command = [sys.executable, "-m", "tests.games.terracotta.rules.checksums", str(GAMES)]
    ran = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    return ran.stderr.strip(), ran.stdout.splitlines()


def test_compiled_and_plain_agree_to_the_last_decision() -> None:
    how, compiled = checksums(pure=False)
    if how != "compiled":
        pytest.skip("the rules are not compiled here")
    how, plain = checksums(pure=True)
    assert how == "plain"
    assert len(plain) == 3 + 3 * GAMES
    assert compiled == plain


def test_the_names_fit_their_numbers() -> None:
    assert len(pieces.WHAT_NAMES) == pieces.ROUND_BEGINS + 1
    assert len(pieces.SOURCE_NAMES) == pieces.FOR_RESOURCES + 1
    assert len(pieces.TILE_NAMES) == pieces.CLAY_TILE + 1
    assert len(pieces.STEP_NAMES) == pieces.OVER + 1

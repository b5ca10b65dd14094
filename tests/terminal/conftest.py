"""Tables for the tests of the terminal: saved games go to a folder of the test's own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def saves_of_this_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("COLORFGBG", raising=False)
    monkeypatch.delenv("NO_COLOR", raising=False)
    return tmp_path / "claycrown" / "games"

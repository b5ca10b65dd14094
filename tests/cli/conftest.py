"""What the tests of the command line share."""

from pathlib import Path

import pytest

from tests.vocabulary.commands import Command


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    return Command(monkeypatch, capsys, tmp_path)

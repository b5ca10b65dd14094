"""Output that cannot be written: every command says so in a sentence."""

import io
import sys

import pytest

from claycrown.cli import COMMANDS
from tests.vocabulary.commands import Command

HELP = [[name, "--help"] for name in COMMANDS]
OTHERS = [["--version"], ["--help"], ["games"], ["new", "xidit"], ["edition", "sources", "terracotta"]]


def full_disk() -> io.TextIOWrapper:
    return io.TextIOWrapper(open("/dev/full", "wb", buffering=0), write_through=True)


@pytest.mark.parametrize("arguments", [*HELP, *OTHERS], ids=" ".join)
def test_what_cannot_be_written_is_told(command: Command, monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> None:
    with full_disk() as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert command(*arguments).refused() == "the output cannot be written: No space left on device"


def test_a_position_that_cannot_be_written_is_told(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    position = command.file(command("new", "terracotta", "--seed", "1").out)
    with full_disk() as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert "No space left" in command("apply", position, "turn inner").refused()

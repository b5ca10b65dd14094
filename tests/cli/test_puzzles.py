"""`claycrown puzzles make`, `puzzles check` and `claycrown puzzle`; how puzzles are found is tested where that is done."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from claycrown.cli import puzzles as cli
from claycrown.cli.arena_running import INTERRUPTED
from claycrown.cli.puzzles import own_file
from claycrown.learning import making
from claycrown.learning.puzzles import MakingReport, Puzzle, read, written
from tests.vocabulary.commands import Command

Made = tuple[MakingReport, list[Puzzle]]
Make = Callable[..., Iterator[Made]]


def packaged(name: str) -> Made:
    """The puzzles that the game has."""
    return read(own_file(name).read_bytes())


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Made | None]:
    """The making finds one puzzle of the package after the other; where it began each time."""
    seen: list[Made | None] = []

    def make(name: str, count: int, seed: int, processes: int, begun: Made | None) -> Iterator[Made]:
        seen.append(begun)
        about, found = packaged(name)
        for number in range(len(begun[1]) if begun else 0, count):
            yield about, found[: number + 1]

    monkeypatch.setattr(making, "make", make)
    return seen


def test_what_was_found_is_written_and_told(command: Command, tmp_path: Path, begun: list[Made | None]) -> None:
    file = tmp_path / "found.jsonl"
    ran = command("puzzles", "make", "xidit", "--count", "3", "--out", str(file))
    assert ran.status == 0
    assert ran.out.startswith(f"{file}: 3 puzzles from ")
    assert read(file.read_bytes())[1] == packaged("xidit")[1][:3]


def test_it_goes_on_with_what_its_file_holds_if_that_is_asked(command: Command, tmp_path: Path, begun: list[Made | None]) -> None:
    file = tmp_path / "found.jsonl"
    asked = ("puzzles", "make", "xidit", "--out", str(file), "--count")
    for arguments in (("1", "--go-on"), ("2", "--go-on"), ("2",)):
        assert command(*asked, *arguments).status == 0
    about, found = packaged("xidit")
    assert begun == [None, (about, found[:1]), None]


def test_what_was_found_stays_when_it_is_stopped(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def make(name: str, *_: object) -> Iterator[Made]:
        about, found = packaged(name)
        yield about, found[:1]
        raise KeyboardInterrupt

    monkeypatch.setattr(making, "make", make)
    file = tmp_path / "found.jsonl"
    ran = command("puzzles", "make", "terracotta", "--count", "5", "--out", str(file))
    assert ran.status == INTERRUPTED
    assert "stopped after 1 of 5 puzzles" in ran.err
    assert len(read(file.read_bytes())[1]) == 1


def test_one_file_holds_the_puzzles_of_one_game(command: Command, tmp_path: Path, begun: list[Made | None]) -> None:
    file = tmp_path / "found.jsonl"
    assert "--out is for the puzzles of one game" in command("puzzles", "make", "--out", str(file)).refused()
    assert not file.exists()
    assert begun == []


def test_what_is_still_clear_is_told_anew_and_the_rest_goes(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    about, found = packaged("xidit")
    clear, unclear = found[:2]
    file = tmp_path / "puzzles.jsonl"
    file.write_text(written(about, [replace(clear, gap=0.9), unclear]), encoding="utf-8")
    monkeypatch.setattr(cli, "own_file", lambda name: file)
    again = making.again
    monkeypatch.setattr(making, "again", lambda name, puzzle, seed: again(name, puzzle, seed) if puzzle.id == clear.id else None)
    ran = command("puzzles", "check", "xidit")
    assert ran.status == 0
    assert "1 of 2" in ran.out
    now, (kept,) = read(file.read_bytes())
    assert now.count == 1
    assert kept.id == clear.id and kept.gap < 0.9


def test_a_puzzle_that_there_is_not_is_refused(command: Command) -> None:
    assert command("puzzle", "xidit", "--id", "nothing").refused().startswith("--id: ")

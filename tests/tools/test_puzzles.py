"""`python -m tools.puzzles`: what was found is written, told, and gone on with."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from claycrown.cli.arena_running import INTERRUPTED
from claycrown.learning.puzzles import MakingReport, Puzzle, read, written
from tools.puzzles import __main__ as command
from tools.puzzles import making
from tools.puzzles.__main__ import own_file
from tools.puzzles.making import Maker

Made = tuple[MakingReport, list[Puzzle]]
Make = Callable[..., Iterator[Made]]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command.main, arguments)


def packaged(name: str) -> Made:
    """The puzzles that the game has."""
    return read(own_file(name).read_bytes())


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Made | None]:
    """The making finds one puzzle of the package after the other; where it began each time."""
    seen: list[Made | None] = []

    def make(name: str, maker: Maker, count: int, seed: int, processes: int, begun: Made | None) -> Iterator[Made]:
        seen.append(begun)
        about, found = packaged(name)
        for number in range(len(begun[1]) if begun else 0, count):
            yield about, found[: number + 1]

    monkeypatch.setattr(making, "make", make)
    return seen


def test_what_was_found_is_written_and_told(tmp_path: Path, begun: list[Made | None]) -> None:
    file = tmp_path / "found.jsonl"
    ran = run("make", "xidit", "--count", "3", "--out", str(file))
    assert ran.exit_code == 0
    assert ran.stdout.startswith(f"{file}: 3 puzzles from ")
    assert read(file.read_bytes())[1] == packaged("xidit")[1][:3]


def test_it_goes_on_with_what_its_file_holds_if_that_is_asked(tmp_path: Path, begun: list[Made | None]) -> None:
    file = tmp_path / "found.jsonl"
    asked = ("make", "xidit", "--out", str(file), "--count")
    for arguments in (("1", "--go-on"), ("2", "--go-on"), ("2",)):
        assert run(*asked, *arguments).exit_code == 0
    about, found = packaged("xidit")
    assert begun == [None, (about, found[:1]), None]


def test_what_was_found_stays_when_it_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def make(name: str, *_: object) -> Iterator[Made]:
        about, found = packaged(name)
        yield about, found[:1]
        raise KeyboardInterrupt

    monkeypatch.setattr(making, "make", make)
    file = tmp_path / "found.jsonl"
    ran = run("make", "terracotta", "--count", "5", "--out", str(file))
    assert ran.exit_code == INTERRUPTED
    assert "stopped after 1 of 5 puzzles" in ran.stderr
    assert len(read(file.read_bytes())[1]) == 1


def test_one_file_holds_the_puzzles_of_one_game(tmp_path: Path, begun: list[Made | None]) -> None:
    file = tmp_path / "found.jsonl"
    refused = run("make", "--out", str(file))
    assert refused.exit_code == 2 and "--out is for the puzzles of one game" in refused.stderr
    assert not file.exists()
    assert begun == []


def test_what_is_still_clear_is_told_anew_and_the_rest_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    about, found = packaged("xidit")
    clear, unclear = found[:2]
    file = tmp_path / "puzzles.jsonl"
    file.write_text(written(about, [replace(clear, gap=0.9), unclear]), encoding="utf-8")
    monkeypatch.setattr(command, "own_file", lambda name: file)
    again = making.again
    monkeypatch.setattr(making, "again", lambda *asked: again(*asked) if asked[2].id == clear.id else None)
    ran = run("check", "xidit")
    assert ran.exit_code == 0
    assert "1 of 2" in ran.stdout
    now, (kept,) = read(file.read_bytes())
    assert now.count == 1
    assert kept.id == clear.id and kept.gap < 0.9


def test_a_game_of_another_package_brings_its_maker(tmp_path: Path, begun: list[Made | None]) -> None:
    file = tmp_path / "found.jsonl"
    asked = ("make", "xidit", "--count", "1", "--out", str(file), "--maker")
    assert run(*asked, "tools.puzzles.terracotta:MAKER").exit_code == 0
    assert len(read(file.read_bytes())[1]) == 1
    assert "--maker is for one game" in run("check", "--maker", "tools.puzzles.xidit:MAKER").stderr

"""A file is written whole: a crash at any moment leaves the old one or the new one."""

import os
from pathlib import Path

import pytest

from claycrown.record import files


def test_a_file_is_written(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "game.json"
    files.write_whole(path, "żółw\n")
    assert path.read_text(encoding="utf-8") == "żółw\n"
    files.write_whole(path, "new\n")
    assert path.read_text(encoding="utf-8") == "new\n"
    assert os.listdir(path.parent) == ["game.json"], "nothing else is left beside it"


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_crash_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    path = tmp_path / "game.json"
    files.write_whole(path, "old\n")

    def crash(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, step, crash)
    with pytest.raises(KeyboardInterrupt):
        files.write_whole(path, "new\n")
    assert path.read_text(encoding="utf-8") == "old\n"
    assert os.listdir(tmp_path) == ["game.json"]


def test_the_old_file_is_whole_until_the_new_one_takes_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    files.write_whole(path, "old\n")
    seen = []
    replace = os.replace

    def watched(new: str, old: Path) -> None:
        seen.append((path.read_text(encoding="utf-8"), Path(new).read_text(encoding="utf-8")))
        replace(new, old)

    monkeypatch.setattr(os, "replace", watched)
    files.write_whole(path, "new\n")
    assert seen == [("old\n", "new\n")]


def test_where_nothing_can_be_written_nothing_is_lost(tmp_path: Path) -> None:
    occupied = tmp_path / "saves"
    occupied.write_text("a file", encoding="utf-8")
    with pytest.raises(OSError):
        files.write_whole(occupied / "game.json", "new\n")
    assert occupied.read_text(encoding="utf-8") == "a file"

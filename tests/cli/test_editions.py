"""The command `edition`, and playing with another one from the command line."""

import json
from pathlib import Path

from tests.record.test_records import played
from tests.vocabulary.commands import Command
from tests.vocabulary.editions import changed, standard_text


def test_show_gives_the_file_to_be_copied(command: Command) -> None:
    assert command("edition", "show", "terracotta").succeeded().out == standard_text("terracotta")


def test_check(command: Command, tmp_path: Path) -> None:
    path = str(changed(tmp_path / "mine.toml", "terracotta", ("rows = 7", "rows = 5")))
    assert "'mine'" in command("edition", "check", "terracotta", path).succeeded().out
    changed(tmp_path / "mine.toml", "terracotta", ("rows = 7", "rows = 6"))
    assert command("edition", "check", "terracotta", path).refused().startswith("[mausoleum]: rows: ")


def test_sources_tell_which_figures_are_reconstructed(command: Command) -> None:
    lines = command("edition", "sources", "terracotta").succeeded().lines
    assert any(line.startswith("wheel.inner") and "reconstructed" in line for line in lines)
    assert any(line.startswith("specialists ") and "printed" in line for line in lines)


def test_a_game_on_another_edition(command: Command, tmp_path: Path) -> None:
    path = str(changed(tmp_path / "mine.toml", "terracotta", ("rows = 7", "rows = 5")))
    position = command("new", "terracotta", "--seed", "1", "--edition", path).json
    assert position["edition"] == "mine"
    assert len(position["mausoleum"]) == 5
    text = json.dumps(position)
    assert "edition: 'mine' is not at hand" in command("legal", "-", stdin=text).refused()
    assert command("legal", "-", "--edition", path, stdin=text).succeeded().lines
    after = command("apply", "-", "place craftsman 1", "--edition", path, stdin=text).json
    assert after["edition"] == "mine"
    assert command("score", "-", "--final", "--json", "--edition", path, stdin=text).json


def test_a_broken_edition_gets_one_clear_line(command: Command, tmp_path: Path) -> None:
    path = str(changed(tmp_path / "mine.toml", "terracotta", ("[rack]", "[rack")))
    for arguments in (["new", "terracotta", "--edition", path], ["edition", "check", "terracotta", path]):
        assert "mine.toml" in command(*arguments).refused()
    assert command("new", "terracotta", "--edition", path, "--edition", path).refused().startswith("--edition")


def test_a_record_is_replayed_on_its_edition_only(command: Command, tmp_path: Path) -> None:
    record = command.file(played(decisions=3).to_json().replace(played().edition.hash, "0" * 64), "record.json")
    assert "edition.hash" in command("replay", record).refused()

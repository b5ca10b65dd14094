"""The commands analyse and stats."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.analysis.test_analysis import played
from tests.vocabulary.commands import Command


@pytest.fixture
def record(command: Command) -> str:
    return command.file(played("terracotta", 2).to_dict())


def test_a_game_is_told_in_plain_lines(command: Command, record: str) -> None:
    ran = command("analyse", record, "--depth", "glance", "--threads", "1").succeeded()
    assert ran.lines[0] == f"Terracotta Army: {len(played('terracotta', 2).decisions)} decisions"
    assert ran.lines[2].split() == ["chance", "to", "win", "yellow", "green"]
    last = [line for line in ran.lines if line.startswith("after")][-1]
    assert sorted(last.split()[-2:]) == ["0%", "100%"]
    assert "bots err" in ran.out


def test_as_json_it_is_the_whole_analysis(command: Command, record: str) -> None:
    found = command("analyse", record, "--depth", "glance", "--json", "--seed", "4").json
    assert (found["game"], found["depth"], found["seed"], found["complete"]) == ("terracotta", "glance", 4, True)
    assert len(found["moments"]) == len(played("terracotta", 2).decisions) + 1


def test_what_cannot_be_analysed_is_refused_in_a_line(command: Command) -> None:
    whole = played("terracotta", 2)
    unfinished = replace(whole, decisions=whole.decisions[:9], result=None).to_dict()
    assert "the game is not over" in command("analyse", command.file(unfinished)).refused()
    other = whole.to_dict()
    other["edition"]["hash"] = "0" * 64
    assert "edition.hash" in command("analyse", command.file(other)).refused()
    wrong = whole.to_dict()
    wrong["decisions"][3][1] = "build officer z9"
    assert "decisions 4" in command("analyse", command.file(wrong)).refused()
    assert "no record of a game" in command("analyse", command.file({"game": "terracotta"})).refused()


@pytest.mark.parametrize(("name", "players"), [("terracotta", 2), ("xidit", 3)])
def test_ones_games_are_put_together(command: Command, name: str, players: int) -> None:
    game = played(name, players)
    named = replace(game, players=["Anna", *game.players[1:]])
    record = command.file(named.to_dict())
    (told,) = command("stats", record, "--player", "Anna", "--json").json
    assert (told["game"], told["players"], told["games"], told["analysed"]) == (name, players, 1, 0)
    assert game.result is not None
    colour = told["seats"][0]["colour"]
    if name == "terracotta":
        assert sum(one["own"] for one in told["sources"]) == game.result["vp"][colour]
        assert sum(one["winners"] for one in told["sources"]) == game.result["vp"][game.result["winner"]]
    head, row = command("stats", record, "--player", "Anna", "--csv").succeeded().lines[:2]
    line = dict(zip(head.split(","), row.split(","), strict=True))
    assert (line["game"], line["seat"], line["place"]) == (name, colour, str(game.result["ranking"].index(colour) + 1))
    if name == "xidit":
        (out,) = [one for one in told["outs"] if one["games"]]
        held = game.result["assessments"]
        went = [(place, one["of"]) for place, one in enumerate(held, 1) if colour in one["out"]] or [(0, "")]
        assert went == [(out["place"], next(iter(out["of"]), ""))] == [(int(line["out"]), line["assessment"])]
    else:
        assert told["outs"] == [] and line["out"] == ""
    lines = command("stats", record, "--player", "Anna").succeeded().lines
    assert ("The assessment in which you went out" in lines) == (name == "xidit")
    assert lines[1] == f"1 game, {told['wins']} won, 0 analysed."
    unfinished = command.file(replace(named, decisions=named.decisions[:9], result=None).to_dict())
    assert "no finished game of Anna" in command("stats", unfinished, "--player", "Anna").refused()


def test_an_analysis_is_made_once_whoever_played(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("xidit", 3)
    named = replace(game, players=["Anna", *game.players[1:]])
    (told,) = command("stats", command.file(named.to_dict()), "--player", "Anna", "--analyse", "quick", "--json").json
    assert told["analysed"] == 1
    (kept,) = (tmp_path / "cache" / "claycrown" / "analyses").iterdir()
    monkeypatch.setattr("claycrown.analysis.cached.analyse_in_passes", None)
    other = command.file(replace(game, players=["Ben", *game.players[1:]]).to_dict())
    (again,) = command("stats", other, "--player", "Ben", "--analyse", "quick", "--json").json
    assert again["rounds"] == told["rounds"]
    assert command("analyse", other, "--depth", "quick", "--json").json["players"][0] == "Ben"
    monkeypatch.undo()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    kept.write_bytes(b"broken")
    (anew,) = command("stats", other, "--player", "Ben", "--analyse", "quick", "--json").json
    assert anew["rounds"] == told["rounds"], "what cannot be read is made anew"
    assert kept.read_bytes() != b"broken"

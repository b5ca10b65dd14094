"""`claycrown arena`: all_series between bots."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import claycrown
from claycrown import bots
from claycrown.arena.series import Series
from claycrown.cli.arena_tables import _own_budgets
from claycrown.games import game
from tests.vocabulary.commands import Command

RANDOM = ("arena", "terracotta", "--players", "2", "--bots", "random", "--games", "3", "--seed", "5", "--processes", "1")


def test_json_is_all_there_is_on_standard_output_and_the_same_every_time(command: Command) -> None:
    first = command(*RANDOM, "--json")
    assert command(*RANDOM, "--json").out == first.out
    found = first.json
    assert (found["game"], found["players"], found["line_up"], found["seed"]) == ("terracotta", 2, ["random", "random"], 5)
    assert (found["games"], found["bots"]["random"]["wins"], sum(seat["wins"] for seat in found["seats"].values())) == (3, 3, 3)


def test_several_processes_give_the_same_results(command: Command) -> None:
    assert command(*RANDOM[:-1], "2", "--json").out == command(*RANDOM, "--json").out


def test_a_table_for_people(command: Command) -> None:
    lines = command(*RANDOM).succeeded().lines
    assert lines[1].split() == ["bot", "wins", "rate", "95", "%", "place", "VP"]
    assert lines[3].split()[:3] == ["random", "3", "100.0%"]
    assert any(line.split()[:1] == ["green"] for line in lines)
    assert all(len(line) <= 80 for line in lines)


def test_options_reach_the_games(command: Command) -> None:
    series = (
        "arena",
        "xidit",
        "--players",
        "3",
        "--bots",
        "greedy,random",
        "--games",
        "1",
        "--seed",
        "2",
        "--processes",
        "1",
        "--json",
    )
    short = command(*series, "--option", "short=true").json
    assert short["options"] == {"short": True, "hard_virtual": False, "open_screens": False}
    assert short["line_up"] == ["greedy", "random", "greedy"]
    assert "virtual" in short["bots"]
    assert short["decisions"] < command(*series).json["decisions"]


def test_records_replay_to_the_results(command: Command, tmp_path: Path) -> None:
    folder = tmp_path / "some" / "records"
    found = command(*RANDOM, "--json", "--records", str(folder)).json
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"terracotta-random-random-5-{number}.json" for number in (1, 2, 3)]
    for file in files:
        record = json.loads(file.read_text())
        end = command("replay", str(file)).json
        assert end["to_act"] is None
        assert {colour: player["vp"] for colour, player in end["players"].items()} == record["result"]["vp"]
        assert [seat["player"] for seat in record["seats"]] == ["random", "random"]
    wins = [json.loads(file.read_text())["result"]["winner"] for file in files]
    assert wins.count("yellow") == found["seats"]["yellow"]["wins"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--bots", "random,random,random"], "--bots: 3 bots for 2 seats"),
        (
            ["--bots", "nobody"],
            f"--bots: nobody knows the bot 'nobody' (known: {', '.join(bots.NAMES)})",
        ),
        (["--bots", ""], "--bots: nobody knows the bot ''"),
        ([], "Missing option '--bots'"),
        (["--bots", "random", "--players", "5"], "players: must be 2 to 4, not 5"),
        (["--bots", "random", "--games", "0"], "--games"),
        (["--bots", "random", "--seed", "-1"], "--seed"),
        (["--bots", "random", "--option", "short=true"], "options: terracotta has no option 'short'"),
        (["--bots", "random", "--option", "short"], "--option: must be NAME=VALUE"),
        (["--bots", "random", "--edition", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_refuses_wrong_input(command: Command, arguments: list[str], reason: str) -> None:
    assert reason in command("arena", "terracotta", *arguments).refused()


def test_refuses_a_folder_that_is_none_before_anything_is_played(command: Command) -> None:
    file = command.file("a letter", "letter.txt")
    assert "letter.txt: File exists" in command(*RANDOM, "--records", file).refused()
    assert "letter.txt/below: Not a directory" in command(*RANDOM, "--records", f"{file}/below").refused()
    assert Path(file).read_text() == "a letter"


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is another thing elsewhere")
def test_stops_cleanly_when_interrupted(tmp_path: Path) -> None:
    code = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from claycrown.cli import main; main()"
    command = [sys.executable, "-c", code, "arena", "terracotta", "--bots", "random", "--games", "100000", "--seed", "1"]
    running = subprocess.Popen(
        [*command, "--processes", "2", "--json", "--records", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(Path(claycrown.__path__[0]).parent)},
    )
    while running.poll() is None and not any(tmp_path.glob("*.json")):
        pass
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert (running.returncode, out) == (130, "")
    assert err.startswith("claycrown: stopped after ")
    assert err.count("\n") == 1
    for file in tmp_path.iterdir():
        assert json.loads(file.read_text())["result"] is not None


def test_who_thinks_otherwise_than_on_the_ladder_is_said_to() -> None:
    entrants = ("marshal", "marshal:simulations=50", "marshal:seconds=0.5:threads=2")
    series = Series("terracotta", game("terracotta").edition(), {}, entrants, 1, 1)
    assert _own_budgets([series, series]) == [
        "marshal:simulations=50: 50 simulations a turn",
        "marshal:seconds=0.5:threads=2: 0.5 s and 2 threads a turn",
    ]

"""The example game is a package of its own that every part of the server plays: nothing here knows it but by its declaration."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from claycrown.server.openapi import document
from tests.vocabulary import packages

EXAMPLE = packages.EXAMPLE
ROOT = EXAMPLE.parents[1]


def run(path: str, *arguments: str, folder: Path = EXAMPLE, text: str | None = None) -> subprocess.CompletedProcess[str]:
    """Python with this PYTHONPATH."""
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment, input=text, capture_output=True, text=True, timeout=300, check=False
    )


@pytest.fixture
def example(tmp_path: Path) -> str:
    return packages.with_example(tmp_path / "installed")


def claycrown(path: str, *arguments: str, text: str | None = None) -> str:
    ran = run(path, "-m", "claycrown", *arguments, text=text)
    assert (ran.returncode, ran.stderr) == (0, ""), ran
    return ran.stdout


def test_its_own_tests_pass_as_the_documentation_runs_them(tmp_path: Path) -> None:
    """Installed as a wheel is: without the folder that the package was made from."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    documented = re.search(r"`pytest (-c /dev/null [^`]+)`", page)
    assert documented
    shutil.copytree(EXAMPLE / "src" / "ohhell", tmp_path / "ohhell", ignore=shutil.ignore_patterns("__pycache__"))
    installed = packages.path(packages.declared(tmp_path))
    ran = run(installed, "-m", "pytest", *documented[1].split(), "-p", "no:cacheprovider", folder=ROOT)
    assert ran.returncode == 0, ran.stdout[-4000:]


def test_the_command_line_plays_it(example: str) -> None:
    options = ["--option", "deals=2", "--option", "hook=false"]
    position = claycrown(example, "new", "ohhell", "--players", "4", "--seed", "3", *options)
    assert json.loads(position)["options"] == {"deals": 2, "order": "growing", "hook": False}
    assert claycrown(example, "legal", "-", text=position).splitlines() == ["bid 0", "bid 1"]
    bid = claycrown(example, "apply", "-", "bid 1", text=position)
    assert json.loads(bid)["players"]["blue"]["bid"] == 1
    assert json.loads(claycrown(example, "score", "-", "--final", "--json", text=bid))["red"]["total"] == 0
    refused = run(example, "-m", "claycrown", "apply", "-", "bid 2", text=position)
    assert (refused.returncode, refused.stderr) == (2, "claycrown: O3.2: there is one trick in this deal\n")


def test_its_rules_are_told_in_english_where_it_has_no_other_language(example: str) -> None:
    told = claycrown(example, "--language", "pl", "rules", "ohhell", "O4.2")
    assert told.split()[:2] == ["O4", "Play"]
    assert "Whoever has a card of the suit that was led" in told


def test_wrong_options_are_refused_with_what_may_be_chosen(example: str) -> None:
    refusals = {
        "deals=99": "--option: deals must be a number from 1 to 12, not '99'",
        "order=up": "--option: order must be one of growing, shrinking, not 'up'",
        "hook=1": "--option: hook must be true or false, not '1'",
        "short=true": "options: ohhell has no option 'short' (known: deals, order, hook)",
    }
    for option, reason in refusals.items():
        ran = run(example, "-m", "claycrown", "new", "ohhell", "--option", option)
        assert (ran.returncode, ran.stderr) == (2, f"claycrown: {reason}\n")


def test_the_arena_plays_it_and_its_records_replay(example: str, tmp_path: Path) -> None:
    records = tmp_path / "records"
    records.mkdir()
    match = ["arena", "ohhell", "--bots", "random", "--players", "5", "--games", "5", "--seed", "1", "--option", "deals=3"]
    told = json.loads(claycrown(example, *match, "--processes", "1", "--records", str(records), "--json"))
    assert told["games"] == 5
    assert set(told["bots"]["random"]["means"]) == {"points", "exact"}
    record = next(iter(sorted(records.rglob("*.json"))))
    result = json.loads(record.read_text(encoding="utf-8"))["result"]
    end = json.loads(claycrown(example, "replay", str(record)))
    assert {colour: player["points"] for colour, player in end["players"].items()} == result["points"]


def test_its_games_are_analysed_by_the_general_search(example: str, tmp_path: Path) -> None:
    match = ["arena", "ohhell", "--bots", "random", "--players", "3", "--games", "1", "--seed", "1", "--option", "deals=2"]
    claycrown(example, *match, "--processes", "1", "--records", str(tmp_path), "--json")
    record = next(iter(sorted(tmp_path.rglob("*.json"))))
    found = json.loads(claycrown(example, "analyse", str(record), "--depth", "quick", "--threads", "1", "--json"))
    assert found["complete"]
    assert len(found["moments"]) == len(found["judgements"]) + 1
    assert all(sum(moment["chances"]) <= 1.001 for moment in found["moments"])
    lines = claycrown(example, "analyse", str(record), "--depth", "glance", "--threads", "1")
    assert "not measured for this game" in lines


AT_THE_TERMINAL = """
import asyncio, sys
from random import Random
from claycrown.terminal import pace
from claycrown.terminal.app import TableApp
from claycrown.terminal.pages import HandOver, Page
from claycrown.terminal.session import Session

async def play(people, size):
    game = Session.start("ohhell", ["person"] * people + ["random"] * (3 - people), 5, {"deals": 3})
    app = TableApp(game, pace.PACES[3])
    chance = Random(1)
    async with app.run_test(size=size) as pilot:
        screen = app.screen_stack[1]
        for _ in range(4000):
            await pilot.pause(0.001)
            if isinstance(app.screen, Page):
                break
            if isinstance(app.screen, HandOver):
                await pilot.press("enter")
            elif screen.picking is not None:
                await pilot.press(*chance.choices(["down", "up", "right"], k=2), "enter")
        assert game.over(), len(game.moves)
        assert isinstance(app.screen, Page)
    return game

for people, size in ((1, (80, 24)), (3, (130, 40))):
    game = asyncio.run(play(people, size))
    print(len(game.moves), sum(game.state.exact))
"""


def test_the_terminal_plays_a_whole_game_on_the_general_table(example: str) -> None:
    """By keys alone: one person against bots in a small window; three people at one keyboard, who hand it over."""
    ran = run(example, "-c", AT_THE_TERMINAL)
    assert ran.returncode == 0, ran.stderr[-3000:]
    assert [line.split()[0] for line in ran.stdout.splitlines()] == ["27", "27"]


def test_the_api_is_the_same_whatever_is_installed(example: str) -> None:
    """Here, without it, and where it is."""
    with_it = run(example, "-m", "claycrown.server.openapi")
    assert with_it.returncode == 0, with_it.stderr
    assert with_it.stdout == document().decode()


def test_games_are_listed_with_version_and_variants(example: str) -> None:
    listed = claycrown(example, "games").splitlines()
    assert "ohhell        Oh Hell, 3 to 6 players, version 1.0.0" in listed
    assert "  --option deals=7: a number from 1 to 12 (Number of deals)" in listed
    told = json.loads(claycrown(example, "games", "--json"))
    assert list(told["games"]) == ["terracotta", "xidit", "ohhell"]
    assert told["games"]["ohhell"]["options"]["order"] == {"default": "growing", "values": ["growing", "shrinking"]}


def test_a_game_that_does_not_load_is_told_and_the_others_are_played(tmp_path: Path) -> None:
    missing = packages.path(packages.declared(tmp_path / "declared", "highcard", "highcard.plugin:PLUGIN"))
    version = claycrown(missing, "--version")
    assert "highcard: could not be loaded (ModuleNotFoundError: No module named 'highcard')" in version
    refused = run(missing, "-m", "claycrown", "new", "highcard")
    assert refused.returncode == 2 and "'highcard' is not one of 'terracotta', 'xidit'" in refused.stderr
    broken = packages.with_broken_rules(tmp_path)
    listed = run(broken, "-m", "claycrown", "games")
    assert listed.returncode == 1
    assert "highcard      could not be loaded: RuntimeError: half written" in listed.stdout.splitlines()
    ran = run(broken, "-m", "claycrown", "new", "highcard")
    assert (ran.returncode, ran.stderr) == (2, "claycrown: highcard: could not be loaded (RuntimeError: half written)\n")
    assert json.loads(claycrown(broken, "new", "terracotta"))["game"] == "terracotta"

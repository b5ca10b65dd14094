"""`claycrown study`: a page about balance."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from claycrown.arena.study.digest import counting
from claycrown.words import format_message
from tests.vocabulary.commands import Command

QUICK = ("--bot", "random", "--games", "3", "--seed", "5", "--processes", "1")


@pytest.mark.parametrize("name", ["terracotta", "xidit"])
def test_the_page_stands_alone_and_has_everything(command: Command, tmp_path: Path, name: str) -> None:
    file, data = tmp_path / "pages" / "study.html", tmp_path / "study.json"
    said = command("study", name, *QUICK, "--players", "3", "--players", "4", "--out", str(file), "--json", str(data)).succeeded()
    assert said.lines[-1] == f"{file}: 6 games of {name}, seed 5"
    page = file.read_text(encoding="utf-8")
    assert not re.search(r"<(script|link|img)\b|(src|href)=.?https?:", page)
    for section in counting(name).SECTIONS.values():
        assert f">{format_message(section.title)}</h2>" in page
        assert format_message(section.measured) in page
    ids = Counter(re.findall(r'\bid="([^"]+)"', page))
    assert ids and max(ids.values()) == 1
    assert f"claycrown study {name} --bot random --games 3 --seed 5 --players 3 --players 4" in page
    found = json.loads(data.read_text())
    assert found["games"] == {"3": 3, "4": 3}
    wins = found["parts"]["seats"][1]["by_players"]["4"]
    assert sum(seat["value"] for seat in wins.values()) == pytest.approx(1, abs=1e-3)


def test_the_same_seed_gives_the_same_page(command: Command, tmp_path: Path) -> None:
    pages = []
    for number in range(2):
        file = tmp_path / f"{number}.html"
        command("study", "terracotta", *QUICK, "--players", "2", "--out", str(file)).succeeded()
        pages.append(file.read_text(encoding="utf-8"))
    assert pages[0] == pages[1]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--bot", "nobody"], "nobody knows the bot 'nobody'"),
        (["--players", "7"], "players: must be 2 to 4, not 7"),
        (["--games", "1"], "--games"),
        (["--out", "."], "--out: .: is a folder"),
    ],
)
def test_refuses_wrong_input(command: Command, arguments: list[str], reason: str) -> None:
    assert reason in command("study", "terracotta", *arguments).refused()

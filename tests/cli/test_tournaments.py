"""`claycrown arena`: tournaments, their ratings, and what is written of them."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import duckdb
import pytest

from claycrown.arena import cluster
from tests.vocabulary.commands import Command

QUICK = ("--games", "2", "--seed", "5", "--processes", "1")


def rows(file: Path) -> Iterator[dict[str, object]]:
    with closing(duckdb.connect()) as connection:
        found = connection.read_parquet(str(file))
        return iter([dict(zip(found.columns, row, strict=True)) for row in found.fetchall()])


def test_a_gauntlet_rates_its_field(command: Command) -> None:
    found = command(
        "arena", "terracotta", "--players", "3", "--format", "gauntlet", "--bots", "greedy,random", *QUICK, "--json"
    ).json
    assert (found["format"], found["line_up"], found["games"]) == ("gauntlet", ["greedy", "random", "random"], 2)
    assert list(found["ratings"]) == ["greedy", "random"]
    assert found["ratings"]["greedy"]["interval"][0] < found["ratings"]["greedy"]["points"]
    assert found["meetings"][0]["of"] == "greedy"
    assert (found["meetings"][0]["with"], found["meetings"][0]["before"]) == ("random", 1.0)


def test_a_round_robin_for_people(command: Command) -> None:
    lines = command("arena", "terracotta", "--format", "round-robin", "--bots", "greedy,random,novice", *QUICK).succeeded().lines
    heads = [line.split() for line in lines]
    assert ["bot", "rating", "95", "%", "games"] in heads
    assert any(head[:3] == ["came", "in", "before"] for head in heads)
    assert all(len(line) <= 80 for line in lines)


def test_a_match_between_budgets_says_so(command: Command) -> None:
    found = command("arena", "terracotta", "--bots", "steward:simulations=4,steward", "--simulations", "2", *QUICK, "--json").json
    assert found["budgets"]["steward:simulations=4"] == {"seconds": None, "simulations": 4, "threads": 1}
    assert found["budgets"]["steward"] == {"seconds": None, "simulations": 2, "threads": 1}
    assert found["line_up"] == ["steward:simulations=4", "steward"]


def test_a_clear_case_is_closed_early(command: Command) -> None:
    asked = ("arena", "terracotta", "--bots", "novice,random", "--better-by", "300", "--seed", "1", "--processes", "1")
    found = command(*asked, "--json").json
    assert found["test"]["verdict"] is True
    assert (found["games"], found["test"]["seeds"]) == (16, 8)
    said = command(*asked, "--games", "4").succeeded().lines[-1]
    assert said.startswith("novice better than random by 300 points: not decided after 2 seeds")


def test_parquet_has_a_row_for_each_seat(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "new" / "games.parquet"
    command("arena", "terracotta", "--bots", "greedy,random", *QUICK, "--parquet", str(file)).succeeded()
    found = list(rows(file))
    assert [(row["number"], row["seat"], row["bot"]) for row in found] == [
        (0, 0, "greedy"),
        (0, 1, "random"),
        (1, 0, "random"),
        (1, 1, "greedy"),
    ]
    assert [row["won"] for row in found].count(True) == 2
    assert all(isinstance(row["vp"], int) and row["line_up"] == "greedy,random" for row in found)
    assert found[0]["seed"] == found[2]["seed"]


@pytest.mark.parametrize(("name", "begins"), [("plot.svg", b"<?xml"), ("plot.png", b"\x89PNG")])
def test_plots(command: Command, tmp_path: Path, name: str, begins: bytes) -> None:
    file = tmp_path / name
    match = ("arena", "xidit", "--bots", "greedy,random,novice", *QUICK, "--option", "short=true", "--plots", str(file))
    command(*match).succeeded()
    drawn = file.read_bytes()
    assert drawn.startswith(begins)
    if name.endswith(".svg"):
        text = drawn.decode()
        assert all(f">{word}<" in text for word in ("greedy", "rating points", "greedy, blue"))
        command(*match).succeeded()
        assert file.read_bytes() == drawn


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--bots", "random", "--plots", "plot.jpg"], "--plots: plot.jpg: must end in .svg or .png"),
        (["--bots", "greedy:seconds=1"], "--bots: greedy does not think ahead"),
        (["--bots", "random", "--better-by", "20"], "--better-by: compares two bots, not 1"),
        (["--bots", "random,greedy,novice", "--format", "ladder", "--better-by", "20"], "--better-by: is asked of one line-up"),
        (["--bots", "random", "--format", "gauntlet"], "--bots: a gauntlet of 2 players needs at least 2 bots"),
        (["--bots", "random", "--divide", "0"], "--divide"),
    ],
)
def test_refuses_wrong_input(command: Command, arguments: list[str], reason: str) -> None:
    assert reason in command("arena", "terracotta", *arguments, "--games", "1").refused()


def test_a_cluster_that_nobody_finds(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "WAITING", 0.2)
    refused = command("arena", "terracotta", "--bots", "random", "--cluster", "tcp://127.0.0.1:9").refused()
    assert "--cluster: tcp://127.0.0.1:9: " in refused

"""`python -m tools.calibration`: the map from what a search says to what comes true, in games made up and in a few played."""

import json
from pathlib import Path
from random import Random

import msgspec
import pytest
from click.testing import CliRunner

from claycrown.analysis.scale import Calibration, Map
from tools.calibration.__main__ import main
from tools.calibration.fitting import bins, fitted
from tools.calibration.measuring import Measured, Position

NOBODY = -1


def made_up(games: int, true: Map) -> list[Measured]:
    """Games in which chances come true as a map says."""
    rng = Random(3)
    found = []
    for number in range(games):
        told = rng.uniform(0.1, 0.9)
        raw, mover = [told, 1 - told], rng.randrange(2)
        winner = int(rng.random() > true.chances(raw, mover)[0])
        found.append(Measured(2, number, winner, [], [Position({"quick": raw}, mover, None, [])], []))
    return found


def test_the_map_is_found_again_in_games_that_follow_it() -> None:
    true = Map(1.6, -0.5)
    found = fitted(made_up(1200, true), "quick")
    assert found.stretch == pytest.approx(true.stretch, abs=0.4)
    assert found.mover == pytest.approx(true.mover, abs=0.25)


def test_of_what_is_told_as_70_per_cent_about_70_come_true() -> None:
    [seventy] = [one for one in bins(made_up(900, Map(0.6, 0.3)), "quick") if one.told == 0.7]
    assert 0.6 <= seventy.came_true <= 0.8
    assert seventy.low < seventy.came_true < seventy.high


def test_games_are_measured_and_what_an_analysis_reads_is_written(tmp_path: Path) -> None:
    samples, out, plot = tmp_path / "samples.jsonl", tmp_path / "analysis.json", tmp_path / "plot.svg"
    asked = ["xidit", "--games", "3", "--processes", "1", "--samples", str(samples), "--out", str(out)]
    ran = CliRunner().invoke(main, asked, catch_exceptions=False)
    assert ran.stdout == f"{out}: from 3 games\n"
    assert sorted(msgspec.json.decode(out.read_bytes(), type=Calibration).players) == [3, 4, 5]
    assert [json.loads(line)["players"] for line in samples.read_text().splitlines()] == [3, 4, 5]
    kept = samples.read_bytes()
    again = CliRunner().invoke(main, [*asked, "--plot", str(plot)], catch_exceptions=False)
    assert again.stdout == ran.stdout
    assert samples.read_bytes() == kept, "nothing is measured twice"
    assert "Lords of Xidit: predicted chances" in plot.read_text()

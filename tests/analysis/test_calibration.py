"""The map from what a search says to what comes true, on games that were made up."""

from random import Random

import pytest

from claycrown.analysis.scale import Limits, Map, Scale
from claycrown.arena.calibration import Measured, Position, Turn, bins, calibrate, fitted

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


def test_a_map_leaves_sums_and_certainty_alone() -> None:
    stretched = Map(1.7, 0.4)
    for raw in ([0.3, 0.7], [0.2, 0.3, 0.1], [0.25, 0.25, 0.25, 0.25]):
        assert sum(stretched.chances(raw, 0)) == pytest.approx(1 if sum(raw) > 0.99 else sum(stretched.chances(raw, 0)))
        assert all(0 < chance < 1 for chance in stretched.chances(raw, NOBODY))
    assert stretched.chances([0.0, 1.0], 0) == [0.0, 1.0]
    assert Map().chances([0.3, 0.7], 0) == pytest.approx([0.3, 0.7])


def test_who_moves_is_moved() -> None:
    assert Map(1, 0.5).chances([0.5, 0.5], 0)[0] > 0.5 > Map(1, 0.5).chances([0.5, 0.5], 1)[0]


def test_the_map_is_found_again_in_games_that_follow_it() -> None:
    true = Map(1.6, -0.5)
    found = fitted(made_up(1200, true), "quick")
    assert found.stretch == pytest.approx(true.stretch, abs=0.4)
    assert found.mover == pytest.approx(true.mover, abs=0.25)


def test_of_what_is_told_as_70_per_cent_about_70_come_true() -> None:
    [seventy] = [one for one in bins(made_up(900, Map(0.6, 0.3)), "quick") if one.told == 0.7]
    assert 0.6 <= seventy.came_true <= 0.8
    assert seventy.low < seventy.came_true < seventy.high


def test_losses_of_the_ladder_give_the_limits() -> None:
    """Nine of ten turns of a bot lose less than its limit."""
    games = []
    for number in range(100):
        turns = [
            Turn(bot, {key: [([0.5, 0.5], NOBODY, [([0.5 + number * most, 0.5], NOBODY)])] for key in ("quick", "standard")}, 0)
            for bot, most in (("novice", 0.004), ("greedy", 0.002), ("steward", 0.001))
        ]
        position = Position({key: [0.5, 0.5] for key in ("glance", "quick", "standard")}, NOBODY, None, [])
        games.append(Measured(2, number, number % 2, [], [position], turns))
    limits = calibrate("terracotta", games).players[2].limits["standard"]
    assert 0 < limits.inaccuracy < limits.mistake < limits.blunder
    lost = [max(0.5 + number * 0.001, 0.5) / (1 + number * 0.001) - 0.5 for number in range(100)]
    assert sum(one < limits.inaccuracy for one in lost) in range(85, 95)


@pytest.mark.parametrize(
    ("loss", "verdict"), [(0, "best"), (0.02, "good"), (0.05, "inaccuracy"), (0.12, "mistake"), (0.5, "blunder")]
)
def test_a_loss_has_a_name(loss: float, verdict: str) -> None:
    assert Limits(0.05, 0.1, 0.2).verdict(loss) == verdict


def test_points_are_raised_to_what_games_come_to() -> None:
    assert Scale(levels=[90.0, 40.0]).level(1) == 40
    assert Scale(levels=[90.0, 40.0]).level(7) == 40
    assert Scale(levels=[90.0, 40.0]).level(None) == 0

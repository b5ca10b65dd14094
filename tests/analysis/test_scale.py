"""The map from what a search says to what comes true, and names of losses."""

import pytest

from claycrown.analysis.scale import LossLimits, Map, Scale

NOBODY = -1


def test_a_map_leaves_sums_and_certainty_alone() -> None:
    stretched = Map(1.7, 0.4)
    for raw in ([0.3, 0.7], [0.2, 0.3, 0.1], [0.25, 0.25, 0.25, 0.25]):
        assert sum(stretched.chances(raw, 0)) == pytest.approx(1 if sum(raw) > 0.99 else sum(stretched.chances(raw, 0)))
        assert all(0 < chance < 1 for chance in stretched.chances(raw, NOBODY))
    assert stretched.chances([0.0, 1.0], 0) == [0.0, 1.0]
    assert Map().chances([0.3, 0.7], 0) == pytest.approx([0.3, 0.7])


def test_who_moves_is_moved() -> None:
    assert Map(1, 0.5).chances([0.5, 0.5], 0)[0] > 0.5 > Map(1, 0.5).chances([0.5, 0.5], 1)[0]


@pytest.mark.parametrize(
    ("loss", "verdict"), [(0, "best"), (0.02, "good"), (0.05, "inaccuracy"), (0.12, "mistake"), (0.5, "blunder")]
)
def test_a_loss_has_a_name(loss: float, verdict: str) -> None:
    assert LossLimits(0.05, 0.1, 0.2).verdict(loss) == verdict


def test_points_are_raised_to_what_games_come_to() -> None:
    assert Scale(levels=[90.0, 40.0]).level(1) == 40
    assert Scale(levels=[90.0, 40.0]).level(7) == 40
    assert Scale(levels=[90.0, 40.0]).level(None) == 0

"""The map from what a search says to what comes true, and names of losses."""

import pytest

from claycrown.analysis.scale import Map, Scale, verdict

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
    ("best", "chance", "players", "name"),
    [
        (0.31, 0.31, 4, "best"),
        (0.31, 0.30, 4, "good"),
        (0.31, 0.27, 4, "inaccuracy"),
        (0.31, 0.18, 4, "mistake"),  # two fifths of all that was at stake
        (0.31, 0.12, 4, "blunder"),
        (0.50, 0.46, 2, "good"),  # the same four points are less in a game of two
        (0.95, 0.82, 2, "inaccuracy"),
        (0.02, 0.01, 4, "good"),  # half of next to nothing
    ],
)
def test_a_loss_is_named_by_its_share_of_what_was_at_stake(best: float, chance: float, players: int, name: str) -> None:
    assert verdict(best - chance, best, players) == name


def test_what_another_search_may_not_find_is_no_mistake() -> None:
    assert (verdict(0.13, 0.31, 4, spread=0.05), verdict(0.13, 0.31, 4, spread=0.1)) == ("mistake", "good")


def test_points_are_raised_to_what_games_come_to() -> None:
    assert Scale(levels=[90.0, 40.0]).level(1) == 40
    assert Scale(levels=[90.0, 40.0]).level(7) == 40
    assert Scale(levels=[90.0, 40.0]).level(None) == 0

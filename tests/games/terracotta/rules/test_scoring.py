"""T8: the scoring phase."""

import pytest

from tests.vocabulary.terracotta import Table, items, only

TILES = ["coins", "clay", "central row", "central column", "officers"]


def tile(shown: str, *figures: str, players: int = 3, number: int = 1) -> dict[str, list[tuple[str, int]]]:
    """What the tile of the round gives."""
    others = [other for other in TILES if other != shown][:4]
    tiles = [*others[: number - 1], shown, *others[number - 1 :]]
    return only("tile", Table(players).put(tiles=tiles, round=number).with_figures(*figures).score_round())


def test_the_left_inspector_scores_its_row() -> None:  # T8.1
    table = Table(3).put(inspectors={"row": 3, "column": 9}).with_figures("Oy a3", "Gy b3", "Cg i3", "Sb a2", "Sb a4")
    assert only("inspector row", table.score_round()) == items("inspector row", yellow=7, green=3)


def test_the_left_inspector_then_moves_on_also_if_nobody_scored() -> None:  # T8.1
    assert Table().put(inspectors={"row": 3, "column": 5}).end_round().inspectors()[0] == 4
    assert Table().put(inspectors={"row": 7, "column": 5}).with_figures("Oy a7").end_round().inspectors()[0] == 1


def test_the_lower_inspector_scores_its_column() -> None:  # T8.2
    table = Table(3).put(inspectors={"row": 7, "column": 4}).with_figures("Oy d1", "Gy d2", "Cg d6", "Sb c1", "Sb e1")
    assert only("inspector column", table.score_round()) == items("inspector column", yellow=7, green=3)


def test_the_lower_inspector_then_moves_on() -> None:  # T8.2
    assert Table().put(inspectors={"row": 3, "column": 5}).end_round().inspectors()[1] == 6
    assert Table().put(inspectors={"row": 7, "column": 9}).with_figures("Oy i7").end_round().inspectors()[1] == 1


def test_the_inspectors_score_before_they_move() -> None:  # T8.1 T8.2
    table = Table().put(inspectors={"row": 3, "column": 5}).with_figures("Oy a3", "Gg e1").end_round()
    scored = [(rule, colour, vp) for rule, colour, vp in table.ledger("vp") if rule in ("T8.1", "T8.2")]
    assert scored == [("T8.1", "yellow", 7), ("T8.2", "green", 7)]


def test_a_musician_gives_a_point_for_each_own_warrior_in_its_row_or_column() -> None:  # T8.3
    figures = ["m. e4", "Oy a4", "Gy i4", "Cy e1", "Sg e7", "Sg d5", "Sg f3", "f. b4"]
    table = Table(3).put(inspectors={"row": 2, "column": 2}).with_figures(*figures)
    assert only("musician", table.score_round()) == items("musician", yellow=3, green=1)


def test_each_musician_counts_for_itself() -> None:  # T8.3
    table = Table().with_figures("m. a2", "m. i2", "m. c5", "Oy c2").put(inspectors={"row": 7, "column": 9})
    assert only("musician", table.score_round()) == {"yellow": [("musician", 1)] * 3}


def test_a_mounted_warrior_in_a_musicians_row_and_column_counts_once() -> None:  # T8.3 T6.2
    table = Table().with_figures("m. e4", "Oy f4 right").put(inspectors={"row": 7, "column": 9})
    assert only("musician", table.score_round()) == items("musician", yellow=1)


@pytest.mark.parametrize(("number", "domination", "presence"), [(1, 3, 1), (2, 5, 2), (3, 7, 3), (4, 9, 4), (5, 11, 5)])
def test_the_tile_of_the_round_for_the_points_under_the_round(number: int, domination: int, presence: int) -> None:  # T8.4
    scored = tile("soldiers", "Sy a5", "Sy c5", "Sg a7", number=number)
    assert scored == items("tile", yellow=domination, green=presence)


def test_the_phase_in_its_order() -> None:  # T8.4
    table = Table().put(tiles=["officers", *TILES[:4]]).with_figures("Oy a1", "m. b1").end_round()
    assert [rule for rule, _, _ in table.ledger("vp")] == ["T8.1", "T8.2", "T8.3", "T8.4"]


@pytest.mark.parametrize(
    ("shown", "counted", "not_counted"),
    [
        ("central row", ["Oy a4", "Sy i4"], ["Og a3", "Og b5", "Og e1"]),
        ("central column", ["Oy e1", "Sy e7"], ["Og d1", "Og f7", "Og a4"]),
        ("officers", ["Oy a1", "Oy i7"], ["Gg a2", "Cg a3", "Sg a4"]),
        ("guards", ["Gy a1", "Gy e4"], ["Og a2", "Cg a3", "Sg a4"]),
        ("crossbowmen", ["Cy a1", "Cy e4"], ["Og a2", "Gg a3", "Sg a4"]),
        ("soldiers", ["Sy a1", "Sy e4"], ["Og a2", "Gg a3", "Cg a4"]),
        ("north-west", ["Oy a1", "Gy d3"], ["Og e1", "Og f1", "Og a4", "Og a5"]),
        ("north-east", ["Oy f1", "Gy i3"], ["Og e1", "Og d1", "Og i4", "Og i5"]),
        ("south-west", ["Oy a5", "Gy d7"], ["Og e7", "Og f7", "Og a4", "Og a3"]),
        ("south-east", ["Oy f5", "Gy i7"], ["Og e7", "Og d7", "Og i4", "Og i3"]),
    ],
)
def test_what_the_tiles_count(shown: str, counted: list[str], not_counted: list[str]) -> None:  # T8.5
    assert tile(shown, *counted, *not_counted) == items("tile", yellow=3)


def test_the_tile_of_the_coins() -> None:  # T8.5
    table = Table(3).put(tiles=["coins", "clay", *TILES[2:]]).has("yellow", coins=2).has("green", coins=5).has("blue", coins=0)
    assert table.score_round() == items("tile", yellow=1, green=3)


def test_the_tile_of_the_clay_wet_and_dry() -> None:  # T8.5
    table = Table(3).put(tiles=["clay", "coins", *TILES[2:]])
    table.has("yellow", wet=3, dry=1).has("green", wet=0, dry=5).has("blue", wet=0)
    assert table.score_round() == items("tile", yellow=1, green=3)


def test_the_most_archers_break_a_tie() -> None:  # T8.6
    figures = ["Oy a1", "Gy b1", "Cg c1", "Sg d1", "Ob e1"]
    row = {"inspectors": {"row": 1, "column": 9}}
    table = Table(3).put(**row).with_figures(*figures, "a^ a2", "a^ c2", "a^ d2")
    assert only("inspector row", table.score_round()) == items("inspector row", green=7, yellow=3, blue=3)
    table = Table(3).put(**row).with_figures(*figures, "a^ a2", "a^ b2", "a^ c2", "a^ d2")
    assert only("inspector row", table.score_round()) == items("inspector row", green=3, yellow=3, blue=3)


def test_archers_of_players_with_fewer_warriors_change_nothing() -> None:  # T8.6
    table = Table(3).with_figures("Oy a1", "Gy b1", "Cg c1", "Sg d1", "Ob e1", "a^ e2", "a< f1")
    assert only("inspector row", table.score_round()) == items("inspector row", yellow=3, green=3, blue=3)


def test_archers_are_not_counted_as_warriors() -> None:  # T8.6
    table = Table().with_figures("Oy a1", "a< b1", "Og c1", "Og d1")
    assert only("inspector row", table.score_round()) == items("inspector row", yellow=3, green=7)
    assert (
        only("inspector row", Table().put(inspectors={"row": 2, "column": 5}).with_figures("Oy a1", "a^ a2").score_round()) == {}
    )


def test_an_archer_that_serves_a_warrior_outside_the_count_breaks_no_tie() -> None:  # T8.6
    table = Table().with_figures("Oy a1", "Og c1", "Oy a4", "a^ a5")
    assert only("inspector row", table.score_round()) == items("inspector row", yellow=3, green=3)


def test_an_archer_may_serve_a_horses_space_outside_the_counted_area() -> None:  # T8.6 T6.5
    table = Table().with_figures("Oy a1 down", "Og c1", "a< b3")
    assert only("inspector row", table.score_round()) == items("inspector row", yellow=7, green=3)


@pytest.mark.parametrize("shown", ["central row", "officers"])
def test_archers_break_ties_on_tiles_of_warriors(shown: str) -> None:  # T8.6
    assert tile(shown, "Oy a4", "Og c4") == items("tile", yellow=1, green=1)
    assert tile(shown, "Oy a4", "Og c4", "av c3") == items("tile", yellow=1, green=3)


def test_archers_break_ties_in_quadrants() -> None:  # T8.6
    assert tile("north-west", "Oy a1", "Gg d3", "a< e3") == items("tile", yellow=1, green=3)


@pytest.mark.parametrize("shown", ["coins", "clay"])
def test_archers_break_no_ties_of_coins_and_clay(shown: str) -> None:  # T8.6
    table = Table().put(tiles=[shown, *[other for other in TILES if other != shown]])
    table.has("yellow", wet=1).has("green", dry=1).with_figures("Oy d6", "a< e6")
    assert only("tile", table.score_round()) == items("tile", yellow=1, green=1)

"""T10: the end. (Groups, T10.2 and T10.3, are in test_groups.py.)"""

import pytest

from tests.vocabulary.terracotta import Table, items, only


def test_a_footman_scores_the_warriors_on_the_eight_spaces_around_it() -> None:  # T10.1
    around = ["d3", "e3", "f3", "d4", "f4", "d5", "e5", "f5"]
    for space in around:
        sheet = Table().with_figures("f. e4", f"Oy {space}").score_final()
        assert only("footman", sheet) == items("footman", yellow=8), space
    for space in ("e2", "g4", "c4", "e6", "g6"):
        assert only("footman", Table().with_figures("f. e4", f"Oy {space}").score_final()) == {}, space


def test_a_footman_domination_and_presence() -> None:  # T10.1
    table = Table(3).with_figures("f. e4", "Oy d3", "Gy e3", "Cg f3", "Sb f5")
    assert only("footman", table.score_final()) == items("footman", yellow=8, green=2, blue=2)


def test_a_footman_at_the_edge() -> None:  # T10.1
    table = Table().with_figures("f. i4", "Oy a4", "Oy a5", "Gg h4")
    assert only("footman", table.score_final()) == items("footman", green=8)
    table = Table().with_figures("f. a1", "Oy i7", "Oy i1", "Gg b2")
    assert only("footman", table.score_final()) == items("footman", green=8)


def test_a_mounted_warrior_beside_a_footman_counts_once() -> None:  # T10.1
    table = Table().with_figures("f. e4", "Oy d3 right", "Gg d5", "Cg e5")
    assert only("footman", table.score_final()) == items("footman", yellow=2, green=8)


def test_archers_break_ties_around_a_footman() -> None:  # T10.1
    assert only("footman", Table().with_figures("f. e4", "Oy d3", "Gg f3").score_final()) == items("footman", yellow=2, green=2)
    table = Table().with_figures("f. e4", "Oy d3", "Gg f3", "av f2")
    assert only("footman", table.score_final()) == items("footman", yellow=2, green=8)


def test_each_footman_for_itself() -> None:  # T10.1
    table = Table().with_figures("f. e4", "f. e5", "Oy d4")
    assert only("footman", table.score_final()) == {"yellow": [("footman", 8), ("footman", 8)]}


def test_each_archer_that_faces_a_warrior_gives_its_owner_two_points() -> None:  # T10.4
    table = Table(3).with_figures("Oy a1", "a< b1", "a^ a2", "Sg e4", "a> d4", "a> h1")
    assert only("archer", table.score_final()) == {"yellow": [("archer", 2), ("archer", 2)], "green": [("archer", 2)]}


@pytest.mark.parametrize(("wet", "dry", "coins", "vp"), [(1, 1, 1, 1), (1, 1, 2, 2), (0, 0, 1, 0), (3, 4, 0, 3), (0, 7, 2, 4)])
def test_half_of_clay_and_coins_rounded_down(wet: int, dry: int, coins: int, vp: int) -> None:  # T10.5
    table = Table().has("yellow", wet=wet, dry=dry, coins=coins).has("green", coins=0)
    assert table.score_final() == (items("resources", yellow=vp) if vp else {})


def test_the_clay_and_coins_after_clean_up_are_scored() -> None:  # T10.5
    table = Table().put(round=5, tiles=["coins", "clay", "guards", "soldiers", "officers"])
    table.has("yellow", coins=3, masters={"builder": 1}).has("green", coins=3).end_round()
    assert (table.vp("yellow"), table.vp("green")) == (2, 1)


def test_the_end_adds_to_what_the_players_have() -> None:  # T10.6
    table = Table().put(round=5, inspectors={"row": 7, "column": 9}, tiles=["coins", "clay", "guards", "soldiers", "officers"])
    table.has("yellow", vp=120, coins=0).has("green", vp=30, coins=0).with_figures("Sy a1", "Sy b1", "f. a2", "a< c1").end_round()
    assert table.vp("yellow") == 120 + 8 + 2 + 2
    assert table.vp("green") == 30
    assert [(rule, vp) for rule, _, vp in table.ledger("vp")] == [("T10.1", 8), ("T10.3", 2), ("T10.4", 2)]
    assert table.result().winner == "yellow"


def ended(order: list[str], **vp: int) -> Table:
    table = Table(len(vp)).put(round=5).in_order(*order)
    for colour, points in vp.items():
        table.has(colour, vp=points, coins=0)
    return table.end_round()


def test_the_most_points_win() -> None:  # T10.6
    result = ended(["yellow", "green", "blue"], yellow=20, green=35, blue=30).result()
    assert result.winner == "green"
    assert result.ranking == ("green", "blue", "yellow")
    assert result.figures == {"vp": {"yellow": 20, "green": 35, "blue": 30}}


def test_of_tied_players_the_one_earlier_in_the_turn_order_wins() -> None:  # T10.6
    assert ended(["yellow", "green", "blue"], yellow=30, green=35, blue=35).result().ranking == ("green", "blue", "yellow")
    assert ended(["blue", "yellow", "green"], yellow=30, green=35, blue=35).result().ranking == ("blue", "green", "yellow")


def test_the_turn_order_that_breaks_a_tie_is_the_new_one() -> None:  # T10.6 T9.1
    table = Table(3).put(round=5).with_priority(blue=1)
    for colour in table.seats:
        table.has(colour, vp=10, coins=0)
    assert table.end_round().result().ranking == ("blue", "yellow", "green")

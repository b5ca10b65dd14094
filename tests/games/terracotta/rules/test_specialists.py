"""T6: buying a specialist."""

import pytest

from tests.vocabulary.terracotta import Table, items, only

EVERY_WEAPON = ["sword", "halberd", "crossbow", "spear"]
SPECIALISTS = {"horse": "sword", "footman": "halberd", "archer": "crossbow", "musician": "spear"}
DECISIONS = {
    "horse": "buy horse a1 right",
    "footman": "buy footman e4",
    "archer": "buy archer e4 up",
    "musician": "buy musician e4",
}
BOUGHT = {"horse": "Og a{} right", "footman": "f. a{}", "archer": "a< a{}", "musician": "m. a{}"}


def buying(*figures: str, coins: int = 9, weapons: list[str] | None = None) -> Table:
    table = Table().has("yellow", coins=coins, weapons=EVERY_WEAPON if weapons is None else weapons)
    return table.with_figures(*figures).at_outer("specialist")


@pytest.mark.parametrize("specialist", SPECIALISTS)
@pytest.mark.parametrize("before", range(4))
def test_the_price_rises_with_each_one_of_that_type(specialist: str, before: int) -> None:  # T6.1
    figures = ["Oy a1", *(BOUGHT[specialist].format(row + 2) for row in range(before))]
    others = ["m. i1", "m. i2"] if specialist != "musician" else ["f. i1", "f. i2"]
    table = buying(*figures, *others, coins=before + 1).do(DECISIONS[specialist])
    assert table.coins("yellow") == 0
    assert table.ledger("coins") == [("T6.1", "yellow", -(before + 1))]
    poor = buying(*figures, *others, coins=before)
    if before:
        assert poor.why_not(DECISIONS[specialist]) == "T6.1"
    else:
        assert poor.to_act == "green"  # who has no coin cannot buy anything


@pytest.mark.parametrize(("specialist", "weapon"), list(SPECIALISTS.items()))
def test_its_weapon_is_used(specialist: str, weapon: str) -> None:  # T6.1
    table = buying("Oy a1").do(DECISIONS[specialist])
    assert table.of("yellow", "weapons") == [other for other in EVERY_WEAPON if other != weapon]
    table = buying("Oy a1", weapons=[other for other in EVERY_WEAPON if other != weapon])
    assert table.why_not(DECISIONS[specialist]) == "T6.1"


def test_buying_gives_no_points() -> None:  # T6.1
    for decision in DECISIONS.values():
        table = buying("Oy a1").do(decision)
        assert table.ledger("vp") == []


def test_a_horse_lies_from_its_rider_on_two_empty_spaces() -> None:  # T6.2
    table = buying("Oy e4").do("buy horse e4 up")
    assert [table.on(f"e{row}") for row in (4, 3, 2)] == ["Oy", "hv", "hv"]
    assert buying("Oy e4").offers("buy horse") == {"e4 up", "e4 down", "e4 left", "e4 right"}


def test_a_horse_needs_both_spaces_empty_and_on_the_board() -> None:  # T6.2
    table = buying("Oy b2", "f. d2", "Og b3")
    assert table.offers("buy horse") == set()
    for direction in ("up", "down", "left", "right"):
        assert table.why_not(f"buy horse b2 {direction}") == "T6.2"


def test_a_horse_for_an_own_warrior_on_foot_only() -> None:  # T6.2
    table = buying("Og e4", "Oy a7 right", "f. h7", "Sy i1")
    assert table.offers("buy horse") == {"i1 left", "i1 down"}
    for decision in ("buy horse e4 up", "buy horse a7 up", "buy horse c7 up", "buy horse h7 up", "buy horse g3 up"):
        assert table.why_not(decision) == "T6.2", decision


@pytest.mark.parametrize(
    ("tile", "mounted", "scores"),
    [
        ("north-west", "Oy d1 right", True),  # only the rider is in it
        ("north-east", "Oy d1 right", True),  # only the far end
        ("central column", "Oy d1 right", True),  # only the middle
        ("central row", "Oy a2 down", True),
        ("south-west", "Oy a3 down", True),
        ("south-west", "Oy a2 down", False),
        ("south-east", "Oy g6 left", True),
        ("south-west", "Oy g6 left", False),
    ],
)
def test_a_mounted_warrior_counts_wherever_a_space_of_it_is(tile: str, mounted: str, scores: bool) -> None:  # T6.2
    tiles = [tile, "officers", "guards", "soldiers", "clay"]
    sheet = only("tile", Table().put(tiles=tiles).with_figures(mounted).score_round())
    assert sheet == (items("tile", yellow=3) if scores else {})


def test_a_mounted_warrior_counts_once_in_each_place() -> None:  # T6.2
    tiles = ["officers", "guards", "soldiers", "clay", "coins"]
    table = (
        Table()
        .put(tiles=tiles, inspectors={"row": 1, "column": 2})
        .with_figures("Oy a1 right", "Og g1", "Og h1", "Gg b3", "Cg b4")
    )
    sheet = table.score_round()
    assert only("inspector row", sheet) == items("inspector row", yellow=3, green=7), "one warrior against two"
    assert only("inspector column", sheet) == items("inspector column", yellow=3, green=7)
    assert only("tile", sheet) == items("tile", yellow=1, green=3), "one officer against two"


def test_a_mounted_warrior_keeps_its_type() -> None:  # T6.2
    table = buying("Gy e4", "Gg e1").do("buy horse e4 up")
    assert only("group", table.score_final()) == items("group", yellow=2, green=2)


@pytest.mark.parametrize("specialist", ["footman", "musician"])
def test_a_footman_or_musician_on_any_empty_space(specialist: str) -> None:  # T6.3 T6.6
    table = buying("Oy a1", "Og e4 right", "f. i7", "m. i6", "a^ i5")
    occupied = {"a1", "e4", "f4", "g4", "i5", "i6", "i7"}
    spaces = {f"{column}{row}" for column in "abcdefghi" for row in range(1, 8)}
    assert table.offers(f"buy {specialist}") == spaces - occupied
    rule = {"footman": "T6.3", "musician": "T6.6"}[specialist]
    assert {table.why_not(f"buy {specialist} {space}") for space in occupied} == {rule}
    table.do(f"buy {specialist} c3")
    assert table.on("c3") == {"footman": "f.", "musician": "m."}[specialist]


def test_a_footman_scores_at_the_end_only() -> None:  # T6.3
    table = Table().with_figures("Oy a1", "f. a2").put(inspectors={"row": 5, "column": 5})
    assert only("footman", table.score_round()) == {}
    assert only("footman", table.score_final()) == items("footman", yellow=8)


def test_an_archer_on_any_empty_space_turned_any_way() -> None:  # T6.4
    table = buying("Oy a1", "f. i7")
    spaces = {f"{column}{row}" for column in "abcdefghi" for row in range(1, 8)} - {"a1", "i7"}
    ways = {f"{space} {direction}" for space in spaces for direction in ("up", "down", "left", "right")}
    assert table.offers("buy archer") == ways, "also towards an empty space, a specialist or the edge"
    assert table.why_not("buy archer a1 up") == table.why_not("buy archer i7 left") == "T6.4"


@pytest.mark.parametrize(("direction", "sign"), [("up", "a^"), ("down", "av"), ("left", "a<"), ("right", "a>")])
def test_which_way_an_archer_is_turned(direction: str, sign: str) -> None:  # T6.4
    assert buying().do(f"buy archer e4 {direction}").on("e4") == sign


@pytest.mark.parametrize("figure", ["a^ e4", "av e4", "a< e4", "a> e4"])
def test_an_archer_serves_the_warrior_before_it(figure: str) -> None:  # T6.4 T6.5
    faced = {"^": "e3", "v": "e5", "<": "d4", ">": "f4"}[figure[1]]
    around = [f"{'OGCS'[number]}{'ygbp'[number]} {space}" for number, space in enumerate(["e3", "e5", "d4", "f4"])]
    sheet = only("archer", Table(4).with_figures(figure, *around).score_final())
    owner = {"e3": "yellow", "e5": "green", "d4": "blue", "f4": "purple"}[faced]
    assert sheet == items("archer", **{owner: 2})


def test_an_archer_that_faces_nothing_does_nothing_until_a_warrior_comes() -> None:  # T6.4 T6.5
    table = Table().has("yellow", wet=4).with_figures("a> e4")
    assert only("archer", table.score_final()) == {}
    table.at_inner("build 2").do("build soldier f4")
    assert only("archer", table.score_final()) == items("archer", yellow=2)
    assert only("group", table.score_final()) == items("group", yellow=1)


def test_a_warrior_that_moves_away_or_in_changes_whom_an_archer_serves() -> None:  # T6.5
    table = Table().has("yellow", wet=2, weapons=["halberd"]).with_figures("a> e4", "Sy f4").at_inner("build 2")
    table.do("build guard a1")
    away = table.do("use halberd f4-f6")
    assert only("archer", away.score_final()) == only("group", away.score_final()) == {}
    table = Table().has("yellow", wet=2, weapons=["halberd"]).with_figures("a> e4", "Sy f6").at_inner("build 2")
    table.do("build guard a1", "use halberd f6-f4")
    assert only("archer", table.score_final()) == items("archer", yellow=2)


def test_an_archer_serves_a_mounted_warrior_from_any_of_its_spaces() -> None:  # T6.5
    table = Table().with_figures("Sg c4 right", "av c3", "a^ d5", "a< f4")
    assert only("archer", table.score_final()) == {"green": [("archer", 2)] * 3}


def test_a_musician_scores_each_round() -> None:  # T6.6
    table = Table().with_figures("m. e4", "Oy e7", "Og a4").put(inspectors={"row": 1, "column": 2})
    assert only("musician", table.score_round()) == items("musician", yellow=1, green=1)
    assert only("musician", table.score_final()) == {}

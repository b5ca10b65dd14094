"""T5.3, T5.4, T5.5, T5.6, T5.7, T5.8: what a weapon does for a warrior just built."""

import pytest

from tests.vocabulary.terracotta import Table

EVERY_WEAPON = ["sword", "halberd", "crossbow", "spear"]


def built(warrior: str, space: str, *figures: str, weapons: list[str] | None = None) -> Table:
    """Yellow has built a warrior for 8 VP or what the rack gives, and is asked for the weapon, if it may be used."""
    table = Table().has("yellow", wet=2, weapons=EVERY_WEAPON if weapons is None else weapons).with_figures(*figures)
    return table.at_inner("build 2").do(f"build {warrior} {space}")


def gained(table: Table, *decisions: str) -> tuple[int, int]:
    """The VP and coins that these decisions give yellow."""
    before = table.vp("yellow"), table.coins("yellow")
    table.do(*decisions)
    return table.vp("yellow") - before[0], table.coins("yellow") - before[1]


@pytest.mark.parametrize("warrior", ["officer", "guard", "crossbowman", "soldier"])
def test_the_weapon_is_never_a_must(warrior: str) -> None:  # T5.3
    table = built(warrior, "e4", "f. e7")
    assert "keep" in table.legal()
    assert gained(table, "keep") == (0, 0)
    assert table.of("yellow", "weapons") == EVERY_WEAPON


@pytest.mark.parametrize("warrior", ["officer", "guard", "soldier"])
def test_only_the_weapon_of_that_type(warrior: str) -> None:  # T5.3
    table = built(warrior, "e4", "f. e7")
    assert len({text.split()[1] for text in table.legal() if text.startswith("use")}) == 1
    others = {"use sword", "use halberd", "use crossbow", "use spear"} - table.legal()
    assert {table.why_not(text) for text in others} == {"T5.3"}


def test_once_for_one_warrior() -> None:  # T5.3
    table = built("soldier", "e4").do("use spear")
    assert table.offers("use") == set()


def test_the_sword() -> None:  # T5.4
    table = built("officer", "e4")
    assert table.offers("use sword") == {"", "row+1", "row-1", "column+1", "column-1"}
    assert gained(table, "use sword") == (1, 0)
    assert table.inspectors() == (1, 1)
    assert table.ledger("vp") == [("T5.4", "yellow", 1)]


@pytest.mark.parametrize(("move", "end"), [("row+1", (4, 5)), ("row-1", (2, 5)), ("column+1", (3, 6)), ("column-1", (3, 4))])
def test_the_sword_moves_one_inspector(move: str, end: tuple[int, int]) -> None:  # T5.4
    table = Table().put(inspectors={"row": 3, "column": 5}).has("yellow", wet=2, weapons=["sword"])
    assert table.at_inner("build 2").do("build officer e4", f"use sword {move}").inspectors() == end
    assert table.vp("yellow") == 8 + 1


def test_the_halberd() -> None:  # T5.5
    table = built("guard", "e4")
    assert table.legal() == {"use halberd", "keep"}
    assert gained(table, "use halberd") == (3, 0)
    assert table.ledger("vp") == [("T5.5", "yellow", 3)]


def test_the_halberd_moves_another_own_warrior_in_a_straight_line() -> None:  # T5.5
    table = built("guard", "e4", "Oy b2", "Og h6")
    rows = {f"b2-b{row}" for row in range(1, 8) if row != 2}
    columns = {f"b2-{column}2" for column in "acdefghi"}
    assert table.offers("use halberd") == {""} | rows | columns
    assert gained(table, "use halberd b2-b6") == (3, 0)
    assert (table.on("b2"), table.on("b6")) == ("..", "Oy")


def test_the_halberd_moves_no_further_than_what_is_empty() -> None:  # T5.5
    table = built("guard", "e4", "Sy b2", "f. b5", "Og e2", "m. a2")
    assert table.offers("use halberd") == {"", "b2-b1", "b2-b3", "b2-b4", "b2-c2", "b2-d2"}
    for move in ("b2-b5", "b2-b6", "b2-e2", "b2-f2", "b2-a2"):
        assert table.why_not(f"use halberd {move}") == "T5.5", move


def test_the_halberd_moves_any_type_but_not_this_guard_nor_anothers() -> None:  # T5.5
    table = built("guard", "e4", "Gy a1", "Cy a3", "Sy a5", "Gg a7")
    assert {move.split("-")[0] for move in table.offers("use halberd") if move} == {"a1", "a3", "a5"}
    for move in ("e4-e5", "a7-b7", "b1-b2"):
        assert table.why_not(f"use halberd {move}") == "T5.5", move


def test_the_halberd_moves_neither_aslant_nor_nowhere() -> None:  # T5.5
    table = built("guard", "e4", "Gy a1")
    for move in ("a1-b2", "a1-c2"):
        assert table.why_not(f"use halberd {move}") == "T5.5", move


def test_specialists_are_not_moved() -> None:  # T5.5
    table = built("guard", "e4", "f. a1", "a> c3", "m. g7")
    assert table.legal() == {"use halberd", "keep"}


def test_a_move_triggers_nothing() -> None:  # T5.5
    table = built("guard", "e4", "Oy a1", "Cy a7").do("use halberd a7-d7")
    assert [rule for rule, _, _ in table.ledger("vp")] == ["T5.5"]
    assert table.of("yellow", "weapons") == ["sword", "crossbow", "spear"]
    assert table.legal() == {"hire 1", "hire 2", "hire 3", "take clay", "take coin", "skip"}, "on to the middle action"


def test_a_mounted_warrior_moves_lengthwise_with_its_horse() -> None:  # T5.6
    table = built("guard", "i7", "Oy c4 right", "f. i4", "m. a4")
    row = {move for move in table.offers("use halberd") if move.startswith("c4-") and move.endswith("4")}
    assert row == {"c4-b4", "c4-d4", "c4-e4", "c4-f4"}, "the horse's end stops before i4"
    table.do("use halberd c4-e4")
    assert table.position["mausoleum"][3] == "m. .. .. .. Oy h< h< .. f."


def test_a_mounted_warrior_does_not_hinder_itself() -> None:  # T5.6
    table = built("guard", "i7", "Oy c4 right").do("use halberd c4-d4")
    assert table.position["mausoleum"][3] == ".. .. .. Oy h< h< .. .. .."
    table = built("guard", "i7", "Oy c4 right").do("use halberd c4-b4")
    assert table.position["mausoleum"][3] == ".. Oy h< h< .. .. .. .. .."


def test_a_mounted_warrior_moves_sideways_with_all_three_spaces() -> None:  # T5.6
    table = built("guard", "i7", "Oy c4 right", "f. e6", "m. d2")
    sideways = {move for move in table.offers("use halberd") if move.startswith("c4-c")}
    assert sideways == {"c4-c3", "c4-c5"}
    for move in ("c4-c2", "c4-c6", "c4-c7"):
        assert table.why_not(f"use halberd {move}") == "T5.6", move
    table.do("use halberd c4-c5")
    assert table.position["mausoleum"][3:5] == [".. .. .. .. .. .. .. .. ..", ".. .. Oy h< h< .. .. .. .."]


@pytest.mark.parametrize(
    ("mounted", "move", "after"),
    [
        ("Oy c3 down", "c3-c4", ("c4", "c5", "c6")),
        ("Oy c5 up", "c5-c3", ("c3", "c2", "c1")),
        ("Oy e3 left", "e3-i3", ("i3", "h3", "g3")),
        ("Oy c3 down", "c3-h3", ("h3", "h4", "h5")),
    ],
)
def test_it_keeps_its_orientation(mounted: str, move: str, after: tuple[str, str, str]) -> None:  # T5.6
    table = built("guard", "i7", mounted)
    horse = table.on({"down": "c4", "up": "c4", "left": "d3"}[mounted.split()[2]])
    table.do(f"use halberd {move}")
    assert [table.on(space) for space in after] == ["Oy", horse, horse]
    assert sum(row.count("h") for row in table.position["mausoleum"]) == 2


def test_it_stays_on_the_board_with_all_three_spaces() -> None:  # T5.6
    table = built("guard", "i7", "Oy a5 down")
    assert {move for move in table.offers("use halberd") if move.startswith("a5-a")} == {f"a5-a{row}" for row in range(1, 5)}
    assert table.why_not("use halberd a5-a6") == "T5.6"


def test_a_mounted_warrior_is_named_by_its_riders_space() -> None:  # T5.6
    table = built("guard", "i7", "Oy c4 right")
    assert table.why_not("use halberd e4-f4") == "T5.5"
    assert {move[:2] for move in table.offers("use halberd") if move} == {"c4"}


def test_archers_stay_and_keep_their_facing() -> None:  # T5.6
    table = built("guard", "i7", "Oy c4 right", "a< f4", "a^ c5").do("use halberd c4-c3")
    assert (table.on("f4"), table.on("c5"), table.on("c3")) == ("a<", "a^", "Oy")


@pytest.mark.parametrize(
    ("figures", "vp"),
    [
        (["f. e7"], 2),
        (["f. e6"], 1),
        (["f. e7", "m. h4"], 2),
        (["f. e6", "m. i4"], 3),
        (["Og a4", "Og b4", "f. e3"], 2),
        (["Og b4", "Og a4", "f. e3", "f. e5", "f. f4"], 2),
        (["Og d4", "a> e2"], 1),
        (["Og g4 right"], 1),
        (["Og i4 left"], 1),
    ],
)
def test_the_crossbow_counts_the_empty_spaces_to_the_nearest_statue_in_the_best_direction(
    figures: list[str], vp: int
) -> None:  # T5.7
    table = built("crossbowman", "e4", *figures)
    assert gained(table, "use crossbow") == (vp, 0)
    assert table.ledger("vp") == [("T5.7", "yellow", vp)]


@pytest.mark.parametrize("figures", [[], ["f. a1"], ["f. e3", "m. d4"]])
def test_the_edge_is_no_statue_and_a_neighbour_leaves_no_space(figures: list[str]) -> None:  # T5.7
    table = built("crossbowman", "e4", *figures)
    assert table.offers("use") == set()
    assert table.of("yellow", "weapons") == EVERY_WEAPON


def test_the_spear() -> None:  # T5.8
    table = built("soldier", "e4")
    assert table.legal() == {"use spear", "keep"}
    assert gained(table, "use spear") == (1, 2)
    assert table.ledger("vp") == [("T5.8", "yellow", 1)]

"""T5.1, T5.2: building a warrior."""

import pytest

from tests.vocabulary.terracotta import Table


@pytest.mark.parametrize("clay", [2, 3, 4])
def test_the_clay_of_the_action_space_is_paid(clay: int) -> None:  # T5.1
    assert Table().has("yellow", wet=clay + 1).at_inner(f"build {clay}").do("build officer e4").clay("yellow") == (1, 0)
    table = Table().has("yellow", wet=clay - 1).at_inner(f"build {clay}")
    assert table.offers("build") == set()
    assert table.why_not("build officer e4") == "T5.1"


@pytest.mark.parametrize("segment", range(1, 13))
def test_one_clay_goes_dry_to_the_warehouse_of_the_quarter(segment: int) -> None:  # T5.1
    table = Table().has("yellow", wet=4).put(warehouses=[5, 6, 7, 8]).at_inner("build 4", segment).do("build officer e4")
    expected = [5, 6, 7, 8]
    expected[(segment - 1) // 3] += 1
    assert table.position["warehouses"] == expected
    assert [(rule, amount) for rule, _, amount in table.ledger("warehouse")] == [("T5.1", 1)]


def test_any_type_on_any_empty_space_as_ones_own() -> None:  # T5.2
    table = Table().has("yellow", wet=2).with_figures("Og a1", "f. b1", "m. c1", "a> d1", "Sy e1 down").at_inner("build 2")
    spaces = {f"{column}{row}" for column in "abcdefghi" for row in range(1, 8)}
    empty = spaces - {"a1", "b1", "c1", "d1", "e1", "e2", "e3"}
    for warrior, sign in (("officer", "O"), ("guard", "G"), ("crossbowman", "C"), ("soldier", "S")):
        assert table.offers(f"build {warrior}") == empty, sign
    assert {table.why_not(f"build guard {space}") for space in spaces - empty} == {"T5.2"}
    assert table.do("build crossbowman i7").on("i7") == "Cy"


def test_the_builder_need_not_be_yellow() -> None:  # T5.2
    table = Table(3).in_order("blue", "yellow", "green").has("blue", wet=2).at_inner("build 2").do("build guard i7")
    assert table.on("i7") == "Gb"
    assert (table.vp("blue"), table.vp("yellow")) == (8, 0)


@pytest.mark.parametrize(("taken", "vp"), list(enumerate([8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3])))
@pytest.mark.parametrize(("warrior", "sign"), [("officer", "O"), ("guard", "G"), ("crossbowman", "C"), ("soldier", "S")])
def test_the_points_of_the_rack_row_from_which_the_lowest_figure_came(
    warrior: str, sign: str, taken: int, vp: int
) -> None:  # T5.2
    figures = [f"{sign}{'yg'[number % 2]} {'abcdef'[number % 6]}{number // 6 + 1}" for number in range(taken)]
    other = "S" if sign == "O" else "O"
    table = Table().has("yellow", wet=2, vp=20).with_figures(*figures, f"{other}y i7").at_inner("build 2")
    table.do(f"build {warrior} i1")
    assert table.vp("yellow") == 20 + vp
    assert table.ledger("vp") == [("T5.2", "yellow", vp)]

"""T7: the masters' abilities. (Hiring one, T4.6, is in test_ring_actions.py; their clean-up bonus is T7.7.)"""

import pytest

from tests.vocabulary.terracotta import Table

EVERY_WEAPON = ["sword", "halberd", "crossbow", "spear"]
SPACES = {f"{column}{row}" for column in "abcdefghi" for row in range(1, 8)}


def master(name: str, inner: str = "coins 3", segment: int = 1, **goods: object) -> Table:
    """Yellow's own token is in this master's area, and the middle action is asked."""
    return Table().has("yellow", **{"masters": {name: 1}, **goods}).at_middle(f"master {name}", inner, segment)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_builder_costs_coins_equal_to_the_number_of_the_round(number: int) -> None:  # T7.1
    table = Table().put(round=number).has("yellow", coins=number, masters={"builder": 1}).at_middle("master builder")
    assert table.do("build officer e4").coins("yellow") == 0
    table = Table().put(round=number).has("yellow", coins=number - 1, masters={"builder": 1}).at_middle("master builder")
    assert table.offers("build") == set()
    assert table.why_not("build officer e4") == "T7.1"


def test_the_builder_takes_no_clay_and_gives_neither_points_nor_weapon() -> None:  # T7.1
    table = master("builder", wet=4, weapons=EVERY_WEAPON).do("build officer e4")
    assert table.on("e4") == "Oy"
    assert table.clay("yellow") == (4, 0)
    assert table.position["warehouses"] == [1, 1, 1, 1]
    assert table.vp("yellow") == 0
    assert table.offers("use") == set()
    assert table.of("yellow", "weapons") == EVERY_WEAPON


def test_the_builder_places_the_type_with_the_most_left() -> None:  # T7.1
    table = Table().has("yellow", masters={"builder": 1}).with_figures("Oy a1", "Gg b2", "Gg b3", "Cg c1")
    table.at_middle("master builder")
    assert table.offers("build soldier") == SPACES - {"a1", "b2", "b3", "c1"}
    for warrior in ("officer", "guard", "crossbowman"):
        assert table.offers(f"build {warrior}") == set()
        assert table.why_not(f"build {warrior} e4") == "T7.1"
    assert table.why_not("build soldier a1") == "T5.2"


def test_the_builder_chooses_among_tied_types() -> None:  # T7.1
    table = Table().has("yellow", masters={"builder": 1}).with_figures("Oy a1", "Gg b2").at_middle("master builder")
    assert {text.split()[0] for text in table.offers("build")} == {"crossbowman", "soldier"}


def test_the_builders_warrior_leaves_its_row_to_the_next_one() -> None:  # T7.1
    figures = ["Oy a1", "Oy a2", "Gy b1", "Gy b2", "Cy c1", "Cy c2", "Sy d1"]
    table = Table().has("yellow", masters={"builder": 1}, wet=2).with_figures(*figures).at_middle("master builder")
    table.do("build soldier d2", "skip").has("green", wet=2).show(5, inner="build 2").do("place craftsman 5", "build soldier d3")
    assert table.vp("green") == 7, "the third figure of the column"


def test_the_administrator_performs_the_inner_action_once_more() -> None:  # T7.2
    table = Table().has("yellow", masters={"administrator": 1}).show(1, "coins 3", "master administrator")
    assert table.do("place craftsman 1", "do", "do").coins("yellow") == 9


def test_the_administrator_also_after_a_declined_inner_action() -> None:  # T7.2
    assert master("administrator", inner="clay 4").do("do").clay("yellow") == (4, 0)


def test_the_administrator_gives_the_action_only() -> None:  # T7.2
    table = Table().show(1, "clay 4", "master administrator").do("place craftsman 1", "skip", "hire 1")
    assert table.legal() == {"do", "skip"}
    assert table.why_not("take clay") == "T4.6"


def test_the_administrators_texts_with_a_token_there() -> None:  # T7.2
    assert master("administrator", inner="clay 4").legal() == {"do", "take clay", "take coin", "skip"}


def test_the_administrators_build_is_complete_again() -> None:  # T7.2
    goods = {"wet": 6, "weapons": ["sword", "spear"], "masters": {"administrator": 1}}
    table = Table().has("yellow", **goods).show(4, "build 3", "master administrator")
    table.do("place craftsman 4", "build officer a1", "use sword", "build soldier a2", "use spear")
    assert table.clay("yellow") == (0, 0)
    assert table.position["warehouses"] == [1, 3, 1, 1]
    assert table.vp("yellow") == 8 + 1 + 8 + 1
    assert table.of("yellow", "weapons") == []
    assert table.why_not("take clay") == "T3.6", "on to the outer action"


def test_the_administrators_build_must_be_paid() -> None:  # T7.2
    table = master("administrator", inner="build 3", wet=2)
    assert table.offers("build") == set()
    assert table.why_not("build officer e4") == "T5.1"


def all_built_but(*left: str) -> list[str]:
    """Eleven warriors of each type but those."""
    spaces = [f"{column}{row}" for row in range(1, 8) for column in "abcdefghi"]
    kinds = [kind for kind in "OGCS" if kind not in left for _ in range(11)]
    return [f"{kind}g {space}" for kind, space in zip(kinds, spaces, strict=False)]


@pytest.mark.parametrize(("left", "warrior"), [("O", "officer"), ("G", "guard"), ("C", "crossbowman"), ("S", "soldier")])
def test_the_administrator_builds_while_one_type_is_left(left: str, warrior: str) -> None:  # T7.2 T3.7
    table = (
        Table().has("yellow", wet=2).with_figures(*all_built_but(left)).at_middle("master administrator", "build 2").do("hire 1")
    )
    assert {text.split()[0] for text in table.offers("build")} == {warrior}
    table = Table().has("yellow", wet=2, weapons=["sword"]).with_figures(*all_built_but())
    assert table.at_middle("master administrator", "build 2").do("hire 1").to_act == "green", "no figure, nothing to decide"


def test_the_builder_places_the_very_last_figure() -> None:  # T7.1
    table = Table().has("yellow", masters={"builder": 1}).with_figures(*all_built_but()[1:]).at_middle("master builder")
    assert {text.split()[0] for text in table.offers("build")} == {"officer"}


def test_the_builder_needs_a_figure_left() -> None:  # T7.1 T3.7
    table = Table().has("yellow", masters={"builder": 1}).with_figures(*all_built_but()).at_middle("master builder")
    assert table.legal() == {"take clay", "take coin", "skip"}
    assert table.why_not("build officer i7") == "T1.4"


def test_the_administrator_soaks_only_what_is_dry() -> None:  # T7.2
    assert master("administrator", inner="soak", dry=3).do("do").clay("yellow") == (3, 0)
    assert master("administrator", inner="soak").why_not("do") == "T3.7"


def test_train_after_a_train_has_no_effect() -> None:  # T7.2
    table = Table().has("yellow", masters={"administrator": 1}).show(1, "train", "master administrator")
    table.do("place craftsman 1", "do")
    assert table.legal() == {"take clay", "take coin", "skip"}
    table = Table().has("yellow", masters={"administrator": 1}).show(1, "train", "master administrator")
    table.do("place craftsman 1", "skip", "do")
    assert table.of("yellow", "artisans") == 2, "but after a declined one it has"


@pytest.mark.parametrize(("move", "end"), [("row+1", (7, 8)), ("row+2", (1, 8)), ("column+1", (6, 9)), ("column+2", (6, 1))])
def test_the_inspector_moves_one_forward_by_one_or_two(move: str, end: tuple[int, int]) -> None:  # T7.3
    table = Table().put(inspectors={"row": 6, "column": 8}).has("yellow", masters={"inspector": 1}).at_middle("master inspector")
    assert table.offers("inspect") == {"row+1", "row+2", "column+1", "column+2"}
    assert table.do(f"inspect {move}").inspectors() == end


def test_the_inspector_need_not_move() -> None:  # T7.3
    assert master("inspector").do("skip").inspectors() == (1, 1)


def test_the_claymaker() -> None:  # T7.4
    table = master("claymaker", wet=1, dry=1).do("do")
    assert table.clay("yellow") == (4, 1)
    assert table.ledger("wet clay") == [("T7.4", "yellow", 3)]


def test_the_overseer_takes_all_the_clay_of_two_warehouses_dry() -> None:  # T7.5
    table = Table().put(warehouses=[2, 0, 5, 1]).has("yellow", dry=1, masters={"overseer": 1}).at_middle("master overseer")
    assert table.offers("collect") == {"1 2", "1 3", "1 4", "2 3", "2 4", "3 4"}
    table.do("collect 1 3")
    assert table.clay("yellow") == (0, 8)
    assert table.position["warehouses"] == [0, 0, 0, 1]


def test_one_of_the_overseers_warehouses_may_be_empty_not_both() -> None:  # T7.5
    table = Table().put(warehouses=[0, 0, 5, 0]).has("yellow", masters={"overseer": 1}).at_middle("master overseer")
    assert table.offers("collect") == {"1 3", "2 3", "3 4"}
    assert table.why_not("collect 1 2") == "T3.7"
    assert table.do("collect 2 3").clay("yellow") == (0, 5)


def test_with_all_warehouses_empty_the_overseer_does_nothing() -> None:  # T7.5
    table = Table().put(warehouses=[0, 0, 0, 0]).has("yellow", masters={"overseer": 1}).at_middle("master overseer")
    assert table.legal() == {"take clay", "take coin", "skip"}


@pytest.mark.parametrize("active", [[], ["sword"], ["halberd", "crossbow", "spear"]])
def test_the_smith_readies_all_own_weapons(active: list[str]) -> None:  # T7.6
    table = master("smith", weapons=active).do("do")
    assert table.of("yellow", "weapons") == EVERY_WEAPON
    assert table.of("green", "weapons") == []


def test_the_smith_has_nothing_to_do_with_all_weapons_active() -> None:  # T7.6
    assert master("smith", weapons=EVERY_WEAPON).legal() == {"take clay", "take coin", "skip"}


@pytest.mark.parametrize("token", ["builder", "administrator", "inspector"])
def test_a_coin_at_clean_up(token: str) -> None:  # T7.7 T9.3
    table = Table().has("yellow", wet=2, masters={token: 4}).end_round()
    assert table.coins("yellow") == 4
    assert table.clay("yellow") == (0, 2)
    assert table.coins("green") == 3


@pytest.mark.parametrize("token", ["claymaker", "overseer", "smith"])
def test_a_clay_stays_wet_at_clean_up(token: str) -> None:  # T7.7 T9.2
    table = Table().has("yellow", wet=2, dry=1, masters={token: 4}).has("green", wet=2).end_round()
    assert table.clay("yellow") == (1, 2)
    assert table.coins("yellow") == 3
    assert table.clay("green") == (0, 2)


def test_the_bonuses_add_up() -> None:  # T7.7
    everything = {"builder": 1, "administrator": 2, "inspector": 3, "claymaker": 4, "overseer": 5, "smith": 6}
    table = Table().has("yellow", wet=5, masters=everything).end_round()
    assert table.coins("yellow") == 6
    assert table.clay("yellow") == (3, 2)


def test_the_bonuses_never_make_dry_clay_wet() -> None:  # T7.7
    table = Table().has("yellow", wet=1, dry=5, masters={"claymaker": 4, "overseer": 5, "smith": 6}).end_round()
    assert table.clay("yellow") == (1, 5)

"""T4: the actions on the rings. (T4.3 is in test_building.py, T4.9 in test_specialists.py.)"""

import pytest

from tests.vocabulary.terracotta import Table


@pytest.mark.parametrize(("action", "coins"), [("coins 3", 3), ("coins 4", 4)])
def test_coins(action: str, coins: int) -> None:  # T4.1
    table = Table().at_inner(action).do("do")
    assert table.coins("yellow") == 3 + coins
    assert table.ledger("coins") == [("T4.1", "yellow", coins)]


def test_coins_of_the_middle_ring() -> None:  # T4.1
    assert Table().at_middle("coins 2").do("do").coins("yellow") == 5


def test_clay_comes_wet() -> None:  # T4.2
    table = Table().has("yellow", wet=1, dry=2).at_inner("clay 4").do("do")
    assert table.clay("yellow") == (5, 2)
    assert table.ledger("wet clay") == [("T4.2", "yellow", 4)]


def test_clay_of_the_middle_ring() -> None:  # T4.2
    assert Table().at_middle("clay 2").do("do").clay("yellow") == (2, 0)


@pytest.mark.parametrize("clay", [2, 3, 4])
def test_a_build_action_builds(clay: int) -> None:  # T4.3
    table = Table().has("yellow", wet=clay).at_inner(f"build {clay}").do("build guard c3")
    assert table.on("c3") == "Gy"
    assert table.clay("yellow") == (0, 0)


def test_all_own_dry_clay_becomes_wet() -> None:  # T4.4
    table = Table().has("yellow", wet=1, dry=5).has("green", dry=3).at_inner("soak").do("do")
    assert table.clay("yellow") == (6, 0)
    assert table.clay("green") == (0, 3)
    assert table.position["warehouses"] == [1, 1, 1, 1]


def test_a_craftsman_is_trained_in_its_segment() -> None:  # T4.5
    table = Table().at_inner("train", segment=4).do("do")
    assert table.position["wheel"] == {"4": [["yellow", "artisan"]]}
    assert (table.of("yellow", "craftsmen"), table.of("yellow", "artisans")) == (3, 2)


def test_where_a_craftsman_was_trained_nobody_may_join() -> None:  # T4.5
    table = Table().at_inner("train", segment=4).do("do", "skip", "skip")
    assert table.to_act == "green"
    assert table.why_not("place craftsman 4") == table.why_not("place artisan 4") == "T3.3"


def test_the_trained_artisan_is_placed_again_in_the_next_round() -> None:  # T4.5
    table = Table().has("yellow", craftsmen=1, artisans=4).has("green", craftsmen=5, artisans=0)
    table.at_inner("train").do("do")
    assert (table.of("yellow", "craftsmen"), table.of("yellow", "artisans")) == (0, 5)


def test_an_artisan_is_not_trained() -> None:  # T4.5
    table = Table().at_inner("train", worker="artisan")
    assert table.legal() == {"take clay", "take coin", "skip"}
    assert table.why_not("do") == "T3.7"


def test_an_artisan_beside_a_craftsman_does_not_train_it() -> None:  # T4.5
    table = Table().with_worker("craftsman", 1).at_inner("train", worker="artisan")
    assert table.why_not("do") == "T3.7"


def test_a_master_is_hired_with_any_remaining_token() -> None:  # T4.6
    table = Table().has("yellow", coins=4, masters={"smith": 2}).at_middle("master claymaker")
    assert table.offers("hire") == {"1", "3", "4"}
    table.do("hire 3")
    assert table.of("yellow", "masters") == {"claymaker": 3, "smith": 2}
    assert table.coins("yellow") == 1
    assert table.legal() == {"do", "skip"}, "the ability may be used or not"


def test_the_ability_after_hiring_may_be_left() -> None:  # T4.6
    table = Table().at_middle("master claymaker").do("hire 1", "skip")
    assert table.clay("yellow") == (0, 0)
    assert table.legal() == {"do", "skip"}, "the outer action"
    table.do("do")
    assert table.of("yellow", "weapons") == ["sword"]


def test_without_a_token_the_ability_is_not_used() -> None:  # T4.6
    table = Table().at_middle("master claymaker")
    assert table.legal() == {"hire 1", "hire 2", "hire 3", "take clay", "take coin", "skip"}
    assert table.why_not("do") == "T4.6"


def test_with_a_token_the_ability_is_free_every_time() -> None:  # T4.6
    table = Table().has("yellow", coins=0, masters={"claymaker": 6}).at_middle("master claymaker")
    assert table.legal() == {"do", "take clay", "take coin", "skip"}
    assert table.do("do").clay("yellow") == (3, 0)


def test_one_token_of_a_player_in_each_area() -> None:  # T4.6
    table = Table().has("yellow", coins=9, masters={"claymaker": 6}).at_middle("master claymaker")
    assert table.why_not("hire 1") == "T4.6"


def test_anothers_token_there_does_not_matter() -> None:  # T4.6
    table = Table().has("green", masters={"claymaker": 1}).at_middle("master claymaker")
    assert table.offers("hire") == {"1", "2", "3"}
    assert table.why_not("do") == "T4.6"


def test_a_token_used_or_too_dear() -> None:  # T4.6
    table = Table().has("yellow", coins=3, masters={"smith": 2}).at_middle("master claymaker")
    assert table.why_not("hire 2") == "T4.6"
    assert table.why_not("hire 4") == "T4.6"


def test_the_coins_left_after_hiring_must_pay_the_ability() -> None:  # T4.6
    table = Table().has("yellow", coins=3).put(round=2).at_middle("master builder")
    assert table.do("hire 1").offers("build officer") != set()
    table = Table().has("yellow", coins=3).put(round=2).at_middle("master builder").do("hire 2")
    assert table.coins("yellow") == 1
    assert table.legal() == {"do", "skip"}, "1 coin does not pay for a warrior in round 2: on to the outer action"


def test_hiring_alone_is_the_action() -> None:  # T4.6
    table = Table().at_middle("master claymaker").do("hire 1")
    assert table.why_not("take clay") == table.why_not("take coin") == "T4.6"


def test_a_token_stays_for_the_rest_of_the_game() -> None:  # T4.6
    table = Table().has("yellow", masters={"smith": 2}).end_round()
    assert table.position["round"] == 2
    assert table.of("yellow", "masters") == {"smith": 2}


@pytest.mark.parametrize(("left", "clay"), [([1, 2, 3], 0), ([2, 3], 1), ([3], 2)])
def test_the_top_priority_token_and_its_clay(left: list[int], clay: int) -> None:  # T4.7
    table = Table(4).put(priority_left=left)
    for token, colour in zip([n for n in (1, 2, 3) if n not in left], ["green", "blue"], strict=False):
        table.has(colour, priority=token)
    table.at_middle("priority").do("do")
    assert table.of("yellow", "priority") == left[0]
    assert table.position["priority_left"] == left[1:]
    assert table.clay("yellow") == (clay, 0)


def test_no_second_priority_token() -> None:  # T4.7
    table = Table(3).with_priority(yellow=1).at_middle("priority")
    assert table.legal() == {"take clay", "take coin", "skip"}
    assert table.why_not("do") == "T3.7"


def test_no_priority_token_left() -> None:  # T4.7
    table = Table(3).with_priority(green=1, blue=2).at_middle("priority")
    assert table.why_not("do") == "T3.7"


@pytest.mark.parametrize("weapon", ["sword", "halberd", "crossbow", "spear"])
def test_a_weapon_is_readied(weapon: str) -> None:  # T4.8
    table = Table().at_outer(f"ready {weapon}").do("do")
    assert table.of("yellow", "weapons") == [weapon]
    assert table.ledger("weapon ready")[0][:2] == ("T4.8", "yellow")


def test_an_active_weapon_is_not_readied() -> None:  # T4.8 T1.7
    assert Table().has("yellow", weapons=["halberd"]).at_outer("ready halberd").to_act == "green"


def test_a_specialist_is_bought_on_the_outer_ring() -> None:  # T4.9
    table = Table().has("yellow", weapons=["spear"]).at_outer("specialist").do("buy musician e4")
    assert table.on("e4") == "m."
    assert table.to_act == "green"

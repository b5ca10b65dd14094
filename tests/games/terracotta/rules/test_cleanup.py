"""T9: clean-up."""

import pytest

from tests.vocabulary.terracotta import Table


def test_without_priority_tokens_the_order_stays() -> None:  # T9.1
    table = Table(4).in_order("purple", "green", "yellow", "blue").end_round()
    assert table.position["order"] == ["purple", "green", "yellow", "blue"]


@pytest.mark.parametrize(
    ("tokens", "order"),
    [
        ({"blue": 1}, ["blue", "purple", "green", "yellow"]),
        ({"purple": 1}, ["purple", "green", "yellow", "blue"]),
        ({"blue": 1, "yellow": 2}, ["blue", "yellow", "purple", "green"]),
        ({"yellow": 1, "blue": 2}, ["yellow", "blue", "purple", "green"]),
        ({"yellow": 1, "purple": 2, "green": 3}, ["yellow", "purple", "green", "blue"]),
        ({"blue": 1, "yellow": 2, "green": 3}, ["blue", "yellow", "green", "purple"]),
        ({"green": 2}, ["green", "purple", "yellow", "blue"]),
    ],
)
def test_holders_of_priority_tokens_come_first(tokens: dict[str, int], order: list[str]) -> None:  # T9.1
    table = Table(4).in_order("purple", "green", "yellow", "blue").with_priority(**tokens).end_round()
    assert table.position["order"] == order
    assert table.to_act == order[0], "the next round begins in the new order"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tokens_go_back_onto_the_stack(players: int) -> None:  # T9.1
    table = Table(players).with_priority(green=1).end_round()
    assert table.position["priority_left"] == list(range(1, players))
    assert {table.of(colour, "priority") for colour in table.seats} == {None}


def test_all_own_wet_clay_dries() -> None:  # T9.2
    table = Table().has("yellow", wet=4, dry=1).has("green", wet=0, dry=3).end_round()
    assert table.clay("yellow") == (0, 5)
    assert table.clay("green") == (0, 3)


def test_the_clay_dries_after_the_scoring() -> None:  # T9.2
    table = Table().put(tiles=["clay", "coins", "officers", "guards", "soldiers"]).has("yellow", wet=4).end_round()
    assert table.vp("yellow") == 3
    lines = table.ledger("dry clay")
    assert lines == [("T9.2", "yellow", 4)]


def test_the_coins_come_after_the_scoring() -> None:  # T9.3
    tiles = ["coins", "clay", "officers", "guards", "soldiers"]
    table = Table().put(tiles=tiles).has("yellow", masters={"builder": 1}).end_round()
    assert (table.vp("yellow"), table.vp("green")) == (1, 1), "3 coins each are a tie"
    assert table.coins("yellow") == 4
    assert table.ledger("coins") == [("T9.3", "yellow", 1)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_workers_come_back_and_both_rings_turn(players: int) -> None:  # T9.4
    table = Table(players).put(rings={"inner": 11, "middle": 4}, round=3).end_round()
    assert table.position["wheel"] == {}
    assert table.position["rings"] == {"inner": 0, "middle": 5}
    assert table.position["round"] == 4
    assert table.to_act == "yellow"
    assert table.offers("place craftsman") == {str(segment) for segment in range(1, 13)}


def test_weapons_statues_and_warehouses_stay() -> None:  # T9.4
    table = Table().has("yellow", weapons=["sword"]).put(warehouses=[1, 2, 3, 4]).with_figures("Oy c3", "f. a1").end_round()
    assert table.of("yellow", "weapons") == ["sword"]
    assert table.position["warehouses"] == [1, 2, 3, 4]
    assert (table.on("c3"), table.on("a1")) == ("Oy", "f.")


def test_after_the_last_round_the_game_is_over() -> None:  # T9.4
    table = Table(3).put(round=5, rings={"inner": 2, "middle": 4}, inspectors={"row": 2, "column": 3}).with_priority(blue=1)
    table.has("yellow", wet=2, masters={"claymaker": 1}).has("green", wet=2, masters={"builder": 1}).end_round()
    assert table.to_act is None
    assert table.legal() == set()
    assert table.position["round"] == 5
    assert table.position["order"] == ["blue", "yellow", "green"], "T9.1, T9.2, T9.3 also after round 5"
    assert table.position["rings"] == {"inner": 2, "middle": 4}
    assert table.inspectors() == (3, 4)
    assert len(table.position["wheel"]) == 12, "the workers stay"
    assert table.clay("yellow") == (1, 1)
    assert table.clay("green") == (0, 2)
    assert table.coins("green") == 4

"""X8, X9.3: the assessments."""

from typing import Any

import pytest

from claycrown.games.xidit.rules.game import GAME
from tests.vocabulary.xidit import COLOURS, Table


def ranking(table: Table, of: str) -> list[list[Any]]:
    return next(entry["ranking"] for entry in table.score()["assessments"] if entry["of"] == of)


def values(table: Table, of: str) -> dict[str, int]:
    return {colour: value for colour, value in ranking(table, of)}


def test_they_come_in_their_order() -> None:  # X8.1
    order = ["reputation", "wealth", "influence"]
    assert [entry["of"] for entry in Table().put(assessments=order).score()["assessments"]] == order


def test_wealth_is_the_gold() -> None:  # X8.1
    table = Table().at("blue", 1, gold=7).at("yellow", 2, gold=9)
    assert ranking(table, "wealth")[:2] == [["yellow", 9], ["blue", 7]]


def test_influence_is_floors_on_the_map() -> None:  # X8.1
    table = Table().guild("blue", 1, 4).guild("blue", 2, 4).guild("red", 3, 2).floors_wait("blue", 3)
    assert values(table, "influence") == {"blue": 8, "red": 2, "green": 0, "yellow": 0}


def test_reputation_is_the_sum_over_the_regions() -> None:  # X8.1
    table = Table().bards("centre", blue=2, red=1).bards("forest", blue=1, red=3).bards("coast", red=1)
    # centre 6 and 4, forest 3 and 1, coast 5 and 3
    assert values(table, "reputation") == {"blue": 7, "red": 12, "green": 0, "yellow": 0}


@pytest.mark.parametrize(
    ("bards", "reputation"),
    [
        ((3, 2, 1, 0), (4, 2, 0, 0)),
        ((2, 2, 1, 1), (4, 4, 0, 0)),  # tied first: nobody the smaller
        ((3, 1, 1, 1), (4, 2, 2, 2)),  # tied second: each the smaller
        ((1, 1, 1, 1), (4, 4, 4, 4)),
        ((1, 0, 0, 0), (4, 0, 0, 0)),  # at least one bard is needed
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((0, 2, 5, 2), (0, 2, 4, 2)),
    ],
)
def test_a_region(bards: tuple[int, ...], reputation: tuple[int, ...]) -> None:  # X8.2
    table = Table().bards("snow", **{colour: n for colour, n in zip(COLOURS, bards, strict=False) if n})
    assert tuple(values(table, "reputation")[colour] for colour in COLOURS[:4]) == reputation


def test_bards_of_players_who_are_out_count() -> None:  # X8.2
    table = Table().at("blue", 1, gold=9).at("red", 2, gold=8).at("green", 3, gold=7).at("yellow", 4, gold=0)
    table.bards("snow", yellow=3, blue=2)
    assert values(table, "reputation") == {"yellow": 4, "blue": 2, "red": 0, "green": 0}


def test_with_four_players_one_is_out_after_each() -> None:  # X8.3
    table = Table().at("blue", 1, gold=4).at("red", 2, gold=3).at("green", 3, gold=2).at("yellow", 4, gold=1)
    table.guild("yellow", 1, 4).guild("green", 2, 3).guild("red", 3, 2).guild("blue", 4, 1)
    table.bards("snow", blue=1)
    score = table.score()
    # Yellow is out by wealth and skipped in influence, although first there.
    assert [entry["out"] for entry in score["assessments"]] == [["yellow"], ["blue"], ["red"]]
    assert score["assessments"][1]["ranking"] == [["yellow", 4], ["green", 3], ["red", 2], ["blue", 1]]
    assert score["winner"] == "green"  # third: green and red tie with nothing, and green is later in turn order


def test_with_five_players_two_are_out_after_the_first() -> None:  # X8.3
    table = Table(5)
    for gold, colour in enumerate(COLOURS):
        table.at(colour, 1, gold=gold)
    assert [entry["out"] for entry in table.score()["assessments"]] == [["red", "blue"], ["green"], ["yellow"]]
    assert table.score()["winner"] == "black"  # the worst of the two comes last


def test_ties_go_to_more_units() -> None:  # X8.4
    table = Table().at("blue", 1, gold=5, units="MM").at("red", 2, gold=5, units="B").at("green", 3, gold=5, units="MAI")
    assert [colour for colour, _ in ranking(table, "wealth")] == ["green", "blue", "red", "yellow"]


def test_then_to_the_later_in_the_last_years_turn_order() -> None:  # X8.5
    table = Table().put(first="green")
    assert [colour for colour, _ in ranking(table, "wealth")] == ["red", "blue", "yellow", "green"]


def test_the_first_player_loses_every_such_tie() -> None:  # X8.5
    for first in COLOURS:
        assert ranking(Table(5).put(first=first), "influence")[-1][0] == first


def test_the_one_left_wins() -> None:  # X8.6
    table = Table().at("red", 2, gold=3).guild("red", 2, 1).bards("snow", red=1).put(year=12, over=True)
    assert table.score()["winner"] == "red"
    result = GAME.result(table.state)
    assert result.winner == "red"
    # First wealth puts blue out, then influence green, then reputation yellow: the later out, the better.
    assert result.ranking == ("red", "yellow", "green", "blue")


def three(values: dict[str, int]) -> Table:
    return Table(3).put(virtual={"wealth": 0, "influence": 0, "reputation": 0, **values})


def test_the_virtual_player_is_the_fourth_contestant() -> None:  # X9.3
    table = three({"wealth": 6, "influence": 5, "reputation": 4})
    table.at("blue", 1, gold=7).at("red", 2, gold=5).at("green", 3, gold=9)
    assert ranking(table, "wealth") == [["green", 9], ["blue", 7], ["virtual", 6], ["red", 5]]
    assert [len(entry["out"]) for entry in table.score()["assessments"]] == [1, 1, 1]


def test_tied_it_ranks_behind_all_humans() -> None:  # X9.3
    table = three({"wealth": 6}).at("blue", 1, gold=6).at("red", 2, gold=6, units="M").at("green", 3, gold=9)
    assert [name for name, _ in ranking(table, "wealth")] == ["green", "red", "blue", "virtual"]
    assert table.score()["assessments"][0]["out"] == ["virtual"]


def test_it_wins_if_it_is_the_one_left() -> None:  # X9.3
    table = three({"wealth": 20, "influence": 15, "reputation": 20})
    assert table.score()["winner"] == "virtual"
    assert GAME.result(table.put(year=12, over=True).state).ranking[0] == "virtual"


def test_without_three_players_there_is_no_virtual_player() -> None:  # X9.2
    assert "virtual" not in values(Table(4), "wealth")
    assert "virtual" in values(Table(3), "wealth")

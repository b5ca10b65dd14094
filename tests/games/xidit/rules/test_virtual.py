"""X9.2: the virtual player."""

import pytest

from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from tests.vocabulary.xidit import Table


@pytest.mark.parametrize(("hard", "start"), [(False, [6, 5, 4]), (True, [7, 6, 5])])
def test_its_values_start_by_the_order_of_the_assessments(hard: bool, start: list[int]) -> None:  # X9.2
    for seed in range(10):
        position = NOTATION.write(GAME.new(3, seed, {"hard_virtual": hard}))
        assert [position["virtual"][name] for name in position["assessments"]] == start


def test_it_stands_with_three_players_only() -> None:  # X9.2
    assert NOTATION.write(GAME.new(4, 1))["virtual"] is None
    assert NOTATION.write(GAME.new(5, 1))["virtual"] is None


def test_whoever_eliminates_a_threat_must_raise_one_value() -> None:  # X9.2
    table = Table(3).at("blue", 17, units="MAC").threats(17).year(blue="A").do("reward gold floors")
    assert table.legal() == {"raise wealth", "raise influence", "raise reputation"}
    assert table.why_not("pass") == "X9.2"
    assert table.why_not("red:raise wealth") == "X4.1"
    table.do("raise influence")
    assert table.position["virtual"] == {"wealth": 6, "influence": 6, "reputation": 4}


def test_also_for_a_titan() -> None:  # X9.2
    table = Table(3).at("blue", 20, units="MMM").titan(3).year(blue="A").do("titan 3 MMM", "reward gold floors", "raise wealth")
    assert table.position["virtual"]["wealth"] == 7


def test_a_full_column_cannot_be_chosen() -> None:  # X9.2
    table = Table(3).put(virtual={"wealth": 20, "influence": 5, "reputation": 20})
    table.at("blue", 17, units="MAC").threats(17).year(blue="A").do("reward gold floors")
    assert table.legal() == {"raise influence"}
    assert table.why_not("raise wealth") == "X9.2"


def test_with_all_full_nothing_is_raised() -> None:  # X9.2
    table = Table(3).put(virtual={"wealth": 20, "influence": 20, "reputation": 20})
    table.at("blue", 17, units="MAC").threats(17).year(blue="A").do("reward gold floors")
    assert table.position["year"] == 2


def test_it_takes_no_part_in_the_census_or_with_four_players() -> None:  # X9.2
    assert Table(3).put(year=4).year().deciders() == ["blue", "red", "green"]
    table = Table(4).at("blue", 17, units="MAC").threats(17).year(blue="A").do("reward gold floors")
    assert table.position["year"] == 2

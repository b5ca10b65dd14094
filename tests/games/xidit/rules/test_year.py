"""X7: the end of a year."""

import pytest

from tests.vocabulary.xidit import Table


def test_the_next_year_begins_with_the_player_to_the_left() -> None:  # X7.1
    table = Table().put(year=5, first="red").year()
    assert (table.position["year"], table.position["first"]) == (6, "green")
    assert Table().put(year=5, first="yellow").year().position["first"] == "blue"


@pytest.mark.parametrize(("short", "year"), [(False, 12), (True, 9)])
def test_after_the_last_census_the_game_ends(short: bool, year: int) -> None:  # X7.1, X9.4
    table = Table(short=short).put(year=year, first="red").year()
    for _ in range(5):
        assert table.position["over"] is False
        table.shows(0, 0, 0, 0)
    assert table.position["over"] is True
    assert (table.position["year"], table.position["first"]) == (year, "red")  # the first player stays
    assert table.deciders() == []
    assert "pending" not in table.position
    assert table.why_not("blue:plan WWWWWW") == "X7.1"


def test_what_was_done_in_a_year_is_forgotten_in_the_next() -> None:  # X7.1
    table = Table().at("blue", 5).recruits({5: "MIIB"}).year(blue="AA")
    assert table.lost("blue") == [("X4.4", 2)]
    assert table.year(blue="A").lost("blue") == []

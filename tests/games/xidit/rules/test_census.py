"""X6: the military census."""

import pytest

from claycrown.games.contract import SPECTATOR
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from tests.vocabulary.xidit import Table

MILITIA, ARCHERS, INFANTRY, CLERICS, MAGES = range(5)


def at_census(table: Table, kind: int = MILITIA) -> Table:
    """The orders of year 4 are done and the types before this one were shown by nobody."""
    table.put(year=4).year()
    for _ in range(kind):
        table.shows(*[0] * len(table.seats))
    return table


@pytest.mark.parametrize(("short", "years"), [(False, {4, 8, 12}), (True, {3, 6, 9})])
def test_the_years_of_the_census(short: bool, years: set[int]) -> None:  # X6.1, X9.4
    for year in range(1, max(years) + 1):
        table = Table(short=short).put(year=year).year()
        held = "pending" in table.position and table.position["pending"]["step"] == "show"
        assert held == (year in years)


def test_everybody_chooses_from_none_to_all() -> None:  # X6.1
    table = at_census(Table().at("blue", 1, units="MMA"))
    assert table.deciders() == table.seats
    assert table.legal("blue") == {"show 0", "show 1", "show 2"}
    assert table.legal("red") == {"show 0"}  # asked although there is no choice
    assert table.why_not("blue:show 3") == "X6.1"
    assert table.why_not("red:show 1") == "X6.1"
    assert table.why_not("red:pass") == "X6.1"


def test_types_come_weakest_first_and_each_is_rewarded_before_the_next() -> None:  # X6.1
    table = at_census(Table().at("blue", 1, units="MAICB"))
    seen = []
    for _ in "MAICB":
        seen.append(table.position["pending"]["type"])
        table.shows(1, 0, 0, 0)
        if table.position.get("pending", {}).get("step") == "census bards":
            table.do(sorted(table.legal())[0])
    assert seen == list("MAICB")
    assert table.gold("blue") == 3
    assert table.units("blue") == "MAICB"  # the units go back behind the screens


def test_a_choice_may_be_changed_until_the_last_has_chosen() -> None:  # X6.1
    table = at_census(Table().at("blue", 1, units="MM").at("red", 2, units="M"))
    table.do("blue:show 2", "red:show 1", "blue:show 0", "green:show 0")
    assert table.legal("blue") == set()
    assert table.why_not("blue:show 2") is None
    table.do("yellow:show 0")
    assert (table.gold("blue"), table.gold("red")) == (0, 1)


def test_nobody_sees_a_choice_before_all_show() -> None:  # X6.1
    def shown(amount: int) -> Table:
        return at_census(Table().at("blue", 1, units="MM")).do(f"blue:show {amount}")

    one, other = shown(0), shown(2)
    for viewer in (1, 2, 3, SPECTATOR):
        assert NOTATION.write(GAME.view(one.state, viewer)) == NOTATION.write(GAME.view(other.state, viewer))
        assert GAME.ledger(one.state, viewer) == GAME.ledger(other.state, viewer)


def test_the_most_militia_is_worth_a_sovereign() -> None:  # X6.2
    table = at_census(Table().at("blue", 1, units="MM").at("red", 2, units="M")).shows(2, 1, 0, 0)
    assert (table.gold("blue"), table.gold("red")) == (1, 0)
    assert table.ledger("gold") == [("X6.2", "blue", 1)]


def test_the_most_archers_are_worth_two() -> None:  # X6.2
    assert at_census(Table().at("blue", 1, units="AA"), ARCHERS).shows(1, 0, 0, 0).gold("blue") == 2


def test_the_most_infantry_places_a_bard_around_the_idrakys() -> None:  # X6.2
    table = at_census(Table().at("blue", 17, units="I"), INFANTRY).shows(1, 0, 0, 0)
    assert table.legal() == {"bards centre 1", "bards snow 1", "bards steppe 1"}
    assert table.why_not("bards marsh 1") == "X6.2"
    assert table.why_not("bards snow 2") == "X6.2"
    assert table.why_not("red:bards snow 1") == "X6.3"
    assert table.do("bards snow 1").position["regions"] == {"snow": {"blue": 1}}


def test_the_most_clerics_place_two_bards_in_one_or_two_regions() -> None:  # X6.2
    table = at_census(Table().at("blue", 17, units="C"), CLERICS).shows(1, 0, 0, 0)
    assert table.legal() == {
        "bards centre 2",
        "bards snow 2",
        "bards steppe 2",
        "bards centre 1 snow 1",
        "bards centre 1 steppe 1",
        "bards snow 1 steppe 1",
    }


def test_the_most_battle_mages_add_a_floor_to_an_own_guild_that_is_not_full() -> None:  # X6.2
    table = Table().at("blue", 1, units="B").guild("blue", 5, 3).guild("blue", 6, 4).guild("blue", 9, 1).guild("red", 7, 1)
    at_census(table, MAGES).shows(1, 0, 0, 0)
    assert table.legal() == {"floor 5", "floor 9"}
    assert table.why_not("floor 7") == "X6.2"
    assert table.why_not("floor 6") == "X4.9"
    assert table.why_not("floor 1") == "X6.2"
    table.do("floor 5")
    assert table.position["guilds"]["5"] == ["blue", 4]
    assert table.floors("blue") == (6, 0)


def test_at_least_one_must_be_shown() -> None:  # X6.2
    table = at_census(Table().at("blue", 1, units="M")).shows(0, 0, 0, 0)
    assert [table.gold(colour) for colour in table.seats] == [0, 0, 0, 0]


def test_tied_for_the_most_each_gets_one_sovereign() -> None:  # X6.3
    table = at_census(Table().at("blue", 1, units="AA").at("red", 2, units="AA").at("green", 3, units="A"), ARCHERS)
    table.shows(2, 2, 1, 0)
    assert [table.gold(colour) for colour in table.seats] == [1, 1, 0, 0]


def test_tied_for_the_most_each_places_one_bard_in_turn_order() -> None:  # X6.3
    table = Table().at("blue", 17, units="C").at("red", 5, units="C").at("yellow", 20, units="C").put(first="red")
    at_census(table, CLERICS).shows(1, 1, 0, 1)
    assert table.deciders() == ["red"]
    assert table.legal() == {"bards marsh 1", "bards hills 1"}
    table.do("bards hills 1")
    assert table.deciders() == ["yellow"]
    table.do("bards heath 1")
    assert table.deciders() == ["blue"]
    table.do("bards snow 1")
    assert table.position["regions"] == {"hills": {"red": 1}, "heath": {"yellow": 1}, "snow": {"blue": 1}}


def test_tied_for_the_most_each_gets_one_floor() -> None:  # X6.3
    table = Table().at("blue", 17, units="B").at("red", 5, units="B").guild("blue", 1, 1)
    at_census(table, MAGES).shows(1, 1, 0, 0)
    assert table.deciders() == ["blue"]
    table.do("floor 1")
    assert (table.floors("blue"), table.floors("red")) == ((13, 0), (14, 1))


def test_with_too_few_bards_those_that_are_left() -> None:  # X6.3
    table = at_census(Table().at("blue", 17, units="C").bards("coast", blue=19), CLERICS).shows(1, 0, 0, 0)
    assert table.legal() == {"bards centre 1", "bards snow 1", "bards steppe 1"}


def test_with_no_bard_or_only_wasteland_nothing() -> None:  # X6.3
    table = at_census(Table().at("blue", 17, units="C").bards("coast", blue=20), CLERICS).shows(1, 0, 0, 0)
    assert table.position["pending"]["type"] == "B"
    table = at_census(Table(3).at("blue", 20, units="C"), CLERICS).shows(1, 0, 0)
    assert table.position["pending"]["type"] == "B"


def test_with_no_floor_left_nothing() -> None:  # X6.3
    table = Table().at("blue", 17, units="B")
    for city in (1, 2, 3):
        table.guild("blue", city, 4)
    at_census(table.guild("blue", 4, 3), MAGES).shows(1, 0, 0, 0)
    assert table.position["year"] == 5
    assert table.floors("blue") == (0, 0)


def test_a_floor_without_a_guild_with_room_waits() -> None:  # X6.4
    table = at_census(Table().at("blue", 17, units="B").guild("blue", 5, 4), MAGES).shows(1, 0, 0, 0)
    assert table.floors("blue") == (10, 1)
    assert table.ledger("waiting floor") == [("X6.4", "blue", 1)]


def test_waiting_floors_do_not_count_as_left() -> None:  # X6.4, X6.3
    table = Table().at("blue", 17, units="B")
    for city in (1, 2, 3):
        table.guild("blue", city, 4)
    at_census(table.floors_wait("blue", 3), MAGES).shows(1, 0, 0, 0)
    assert table.floors("blue") == (0, 3)

"""X4: roads, recruitment, threats, titans, and orders that are lost."""

import pytest

from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from tests.vocabulary.xidit import Table


@pytest.mark.parametrize(("order", "city"), [("B", 12), ("R", 4), ("K", 9)])
def test_an_idrakys_must_go_along_the_road(order: str, city: int) -> None:  # X4.2
    assert Table().at("blue", 5).year(blue=order).city("blue") == city


def test_without_such_a_road_the_order_is_lost() -> None:  # X4.2
    table = Table().at("blue", 20).year(blue="KR")  # no black road at city 20
    assert table.lost("blue") == [("X4.2", 1)]
    assert table.city("blue") == 21


def test_waiting_does_nothing() -> None:  # X4.3
    table = Table().at("blue", 5, units="M").recruits({5: "MIIB"}).year(blue="WWWWWW")
    assert (table.city("blue"), table.units("blue"), table.standing(5)) == (5, "M", "MIIB")
    assert table.lost("blue") == []


def test_an_action_takes_the_weakest_unit() -> None:  # X4.4
    table = Table().at("blue", 5).recruits({5: "IIB"}).year(blue="A")
    assert (table.units("blue"), table.standing(5)) == ("I", "IB")


def test_only_one_unit_from_a_city_for_a_player_in_a_year() -> None:  # X4.4
    table = Table().at("blue", 5).recruits({5: "MIIB"}).year(blue="AABBWA")
    assert table.units("blue") == "M"
    assert table.lost("blue") == [("X4.4", 2), ("X4.4", 6)]  # also after leaving and coming back
    assert table.year(blue="A").units("blue") == "MI"  # but in the next year again


def test_nor_a_second_one_from_a_new_token() -> None:  # X4.4
    # Blue takes the last unit of city 5; the token comes round at once, since it is all that there is to come.
    table = Table().at("blue", 5).recruits({5: "M"}).recruitment(None, []).threat(3, []).others_threaten()
    table.year(blue="AWWWWA", red="W")
    assert table.position["next_recruitment"] == 5
    table = Table().at("blue", 5).at("red", 6).recruits({5: "M", 6: "M"}).recruitment(None, []).threat(3, []).others_threaten()
    table.year(blue="AWWWWA", red="WA")
    assert table.standing(5) == "MMIIB"
    assert table.lost("blue") == [("X4.4", 6)]


def test_a_token_that_has_just_arrived_can_be_used_at_once() -> None:  # X4.4
    table = Table().at("blue", 5).at("red", 18).recruits({5: "M"}).recruitment(18, [3]).year(blue="A", red="A")
    assert (table.units("red"), table.standing(18)) == ("M", "IICB")


def test_a_threat_must_be_eliminated_by_whoever_has_the_units() -> None:  # X4.5
    table = Table().at("blue", 17, units="MMACB").threats(17).year(blue="A")
    assert table.units("blue") == "MB"
    assert table.ledger("unit") == [("X4.5", "blue", -1)] * 3
    assert table.position["threats"] == [17]  # until its rewards are chosen
    barracks = table.state.barracks
    assert list(barracks) == [17, 16, 14, 12, 9]


@pytest.mark.parametrize("units", ["", "MA", "MC", "MMAAB"])
def test_without_the_units_the_action_is_lost(units: str) -> None:  # X4.5
    table = Table().at("blue", 17, units=units).threats(17).year(blue="A")
    assert table.lost("blue") == [("X4.5", 1)]
    assert (table.units("blue"), table.position["threats"]) == (units, [17])


def test_a_raging_titan_may_be_fought_where_no_token_lies() -> None:  # X4.11
    table = Table().at("blue", 20, units="MMAB").titan(3).titan(4, raging=False).year(blue="A")
    assert table.legal() == {"pass", "titan 3 MMA", "titan 3 MMB", "titan 3 MAB"}


def test_never_must() -> None:  # X4.11
    table = Table().at("blue", 20, units="MMA").titan(3).year(blue="A").do("pass")
    assert (table.units("blue"), table.position["year"]) == ("MMA", 2)


def test_as_many_units_as_its_symbols_and_two_of_its_rewards_at_that_city() -> None:  # X4.11
    table = Table().at("blue", 20, units="MMABB").titan(4).titan(3, below=True).year(blue="A")
    table.do("titan 4 MMBB")
    assert table.units("blue") == "A"
    assert list(table.state.barracks) == [18, 15, 14, 12, 10]
    assert len(table.position["titans"][1]) == 1  # until its rewards are chosen
    table.do("reward bards floors", "bards heath 2")
    assert table.position["guilds"] == {"20": ["blue", 2]}
    assert table.position["titans"][1] == []  # out of the game
    assert len(table.position["titans"][0]) == 2


def test_the_titan_under_an_eliminated_one_sleeps() -> None:  # X4.11, X5.6
    table = Table().at("blue", 20, units="MMA").titan(3, below=True).year(blue="A").do("titan 3 MMA", "reward gold floors")
    assert [titan["gold"] for titan in table.position["titans"][0]] == [2]
    assert table.raging()[0] == [False]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("titan 5 MMABB", "the titan of 5 symbols is asleep"),
        ("titan 4 MMAB", "no titan of 4 symbols is left"),
        ("titan 6 MMABB", "no titan of 6 symbols is left"),
        ("titan 3 MM", "that titan takes 3 units, not 2"),
        ("titan 3 MMAB", "that titan takes 3 units, not 4"),
        ("titan 3 MMI", "too few units of the type infantry"),
        ("reward gold bards", "a raging titan can be eliminated now, or let be"),
    ],
)
def test_a_titan_that_cannot_be_fought_so(text: str, reason: str) -> None:  # X4.11
    state = Table().at("blue", 20, units="MMABB").titan(3).titan(5, raging=False).year(blue="A").state
    assert str(GAME.why_not(state, 0, NOTATION.action(state, text))) == f"X4.11: {reason}"


def test_a_titan_that_cannot_be_paid_is_not_asked() -> None:  # X4.11, X4.13
    table = Table().at("blue", 20, units="MM").titan(3).year(blue="A")
    assert table.lost("blue") == [("X4.13", 1)]


def test_no_titan_is_fought_where_a_token_lies() -> None:  # X4.11
    table = Table().at("blue", 5, units="MMA").recruits({5: "M"}).titan(3).year(blue="A")
    assert table.units("blue") == "MMMA"


def test_no_titan_where_a_threat_was_eliminated_this_year() -> None:  # X4.12
    table = Table().at("blue", 17, units="MACBBB").threats(17).titan(3).year(blue="AA").do("reward gold floors")
    assert table.lost("blue") == [("X4.12", 2)]
    assert table.year(blue="A").legal() == {"pass", "titan 3 BBB"}  # in the next year it may be


def test_no_two_titans_in_one_city() -> None:  # X4.12
    table = Table().at("blue", 20, units="MMMMMMMM").titan(3).titan(4).year(blue="AA")
    table.do("titan 3 MMM", "reward gold floors")
    assert table.lost("blue") == [("X4.12", 2)]


def test_titans_in_two_cities_and_for_two_players() -> None:  # X4.12
    table = Table().at("blue", 20, units="MMMMMMM").at("red", 20, units="MMMMM").titan(3).titan(4).titan(5)
    table.year(blue="ARA", red="WA").do("titan 3 MMM", "reward gold floors")
    assert table.deciders() == ["red"]
    table.do("titan 5 MMMMM", "reward gold bards", "bards heath 3")
    assert table.deciders() == ["blue"]  # now in city 21
    assert table.legal() == {"pass", "titan 4 MMMM"}


def test_no_threat_where_a_titan_was_eliminated_although_it_must() -> None:  # X4.12
    # Red's elimination brings threat 17 to the city where blue has just beaten a titan.
    table = Table().at("blue", 17, units="MMMMAC").at("red", 20, units="MIC").threats(20).threat(17, [16]).titan(3)
    table.year(blue="AA", red="A").do("titan 3 MMM", "reward gold floors", "reward gold floors")
    assert table.lost("blue") == [("X4.12", 2)]
    assert table.position["threats"] == [17]


def test_a_recruitment_stands_in_the_way_of_neither() -> None:  # X4.12
    table = Table().at("blue", 17, units="MMC").recruits({17: "A"}).titan(3).year(blue="AA")
    assert table.legal() == {"pass", "titan 3 MMA", "titan 3 MMC", "titan 3 MAC"}


def test_nor_do_two_threats() -> None:  # X4.12
    # Blue has eliminated threat 17 this year; after red's rewards it comes again.
    table = Table().at("blue", 17, units="MAC").at("red", 16).threats(16).threat(17, [3])
    table.put(
        pending={
            "step": "reward",
            "plans": {"blue": "AAWWWW", "red": "AWWWWW", "green": "WWWWWW", "yellow": "WWWWWW"},
            "order": 1,
            "seat": "red",
            "recruited": {},
            "threats": {"blue": [17], "red": [16]},
            "titans": {},
            "for": "threat",
            "owed": [],
        }
    )
    table.do("reward gold floors")
    assert table.deciders() == ["blue"]
    assert "reward gold floors" in table.legal()


def test_an_action_with_nothing_to_do_is_lost() -> None:  # X4.13
    table = Table().at("blue", 20, units="MMMMM").titan(3, raging=False).year(blue="A")
    assert table.lost("blue") == [("X4.13", 1)]

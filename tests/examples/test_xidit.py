"""X10: the examples that the rulebook of Lords of Xidit gives."""

from tests.vocabulary.xidit import Table


def test_blue_from_city_5_leads_to_12() -> None:  # X10.1
    assert Table().at("blue", 5).year(blue="B").city("blue") == 12


def test_in_city_5_the_militia_is_recruited() -> None:  # X10.1
    table = Table().at("blue", 5).recruits({5: "MMIIB"}).year(blue="A")
    assert (table.units("blue"), table.standing(5)) == ("M", "MIIB")


def test_a_year_of_the_blue_player() -> None:  # X10.2
    table = Table().at("blue", 7, units="MMAAC").recruits({7: "AIB", 6: "MAAIB"}).threats(17).threat(14, [1, 20])
    table.year(blue="ARABRA")
    assert table.city("blue") == 17
    assert table.units("blue") == "MMAA"  # 1 archer and 1 militia more, then 1 militia, 1 archer and 1 cleric less
    assert (table.standing(7), table.standing(6)) == ("IB", "AAIB")
    table.do("reward bards floors", "bards centre 2 snow 1")
    assert table.position["guilds"] == {"17": ["blue", 3]}
    assert table.position["regions"] == {"centre": {"blue": 2}, "snow": {"blue": 1}}
    assert table.position["threats"] == [14]
    assert table.path("threat") == (1, [20], [17])
    assert table.units("blue") == "MMAA"
    assert table.position["first"] == "red"


def test_a_guild_of_two_takes_two_of_four_floors() -> None:  # X10.3
    table = Table().at("blue", 10, units="AB").threats(10).guild("blue", 10, 2).year(blue="A").do("reward gold floors")
    assert table.units("blue") == ""  # an archer and a mage
    assert table.position["guilds"] == {"10": ["blue", 4]}
    assert table.floors("blue") == (11, 0)


def test_city_9_gives_5_gold() -> None:  # X10.3
    assert Table().at("blue", 9, units="MCB").threats(9).year(blue="A").do("reward gold floors").gold("blue") == 5


def test_city_11_gives_4_bards() -> None:  # X10.3
    table = Table().at("blue", 11, units="AAC").threats(11).year(blue="A").do("reward gold bards")
    assert "bards centre 4" in table.legal()


def test_the_one_who_shows_two_clerics_places_two_bards() -> None:  # X10.4
    table = Table().put(year=4)
    for colour, city, units in (("blue", 17, "C"), ("red", 5, "CC"), ("green", 20, ""), ("yellow", 9, "CC")):
        table.at(colour, city, units=units)
    table.year().shows(0, 0, 0, 0).shows(0, 0, 0, 0).shows(0, 0, 0, 0).shows(1, 1, 0, 2)
    assert table.deciders() == ["yellow"]
    assert table.legal() == {
        f"bards {split}"
        for split in ("centre 2", "marsh 2", "hills 2", "centre 1 marsh 1", "centre 1 hills 1", "marsh 1 hills 1")
    }


def test_the_assessments_of_four_players() -> None:  # X10.5
    table = Table().put(year=12, over=True)
    table.at("blue", 1, gold=30, units="M").at("red", 2, gold=18, units="MMMM").at("green", 3, gold=18, units="MM")
    table.at("yellow", 4, gold=25, units="M")
    for colour, floors in (("blue", (4, 4, 1)), ("red", (4, 4)), ("green", (4, 4, 3)), ("yellow", (4, 4, 4))):
        for place, height in enumerate(floors):
            table.guild(colour, 1 + table.seats.index(colour) * 5 + place, height)
    table.bards("centre", green=2, blue=1, red=1).bards("forest", red=1).bards("snow", yellow=2, blue=1)
    table.bards("steppe", yellow=2, red=1).bards("plains", green=2, blue=1).bards("marsh", yellow=2, red=1)
    table.bards("hills", blue=2, red=1).bards("coast", yellow=2, green=1).bards("heath", green=2, blue=1)
    score = table.score()
    wealth, influence, reputation = score["assessments"]
    assert wealth["ranking"] == [["blue", 30], ["yellow", 25], ["red", 18], ["green", 18]]
    assert wealth["out"] == ["green"]
    assert influence["ranking"] == [["yellow", 12], ["green", 11], ["blue", 9], ["red", 8]]
    assert influence["out"] == ["red"]
    assert reputation["ranking"] == [["green", 18], ["yellow", 16], ["blue", 15], ["red", 12]]
    assert reputation["out"] == ["blue"]
    assert score["winner"] == "yellow"


def test_the_last_unit_of_city_8() -> None:  # X10.6
    table = Table().at("blue", 8).recruits({8: "C"}).recruitment(18, [3, 19], [16, 21]).year(blue="A")
    assert "8" not in table.position["recruits"]
    assert table.standing(18) == "MIICB"
    following, stack, discard = table.path("recruitment")
    assert (following, stack[0], discard) == (3, 19, [16, 21, 8])


def test_a_threat_planned_for_while_it_was_next() -> None:  # X10.7
    table = Table().at("blue", 17, units="MAC").at("red", 5, units="AAI").threats(17).threat(12, [1])
    table.year(blue="WWA", red="WWWWBA").do("reward gold floors")
    assert table.deciders() == ["red"]
    assert (table.city("red"), table.units("red")) == (12, "")
    assert table.do("reward gold floors").position["guilds"]["12"] == ["red", 3]


def test_a_titan_of_three_symbols_by_any_three_units() -> None:  # X10.8
    table = Table().at("blue", 4, units="MMAI").titan(3).titan(5).year(blue="A")
    assert table.legal() == {"pass", "titan 3 MMA", "titan 3 MMI", "titan 3 MAI"}
    assert table.do("titan 3 MAI", "reward gold floors").units("blue") == "M"

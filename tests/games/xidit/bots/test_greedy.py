"""The sense that `greedy` has of Lords of Xidit."""

from random import Random

from claycrown import bots
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from tests.vocabulary.xidit import Table, busy_play, fields


def greedy(table: Table, colour: str = "blue") -> str:
    state = table.state
    seat = table.seats.index(colour)
    return NOTATION.text(state, bots.make("greedy", "xidit", 1).decide(GAME.view(state, seat), seat))


def test_goes_to_the_threat_that_it_can_eliminate() -> None:
    table = Table().at("blue", 11, units="MAC").threats(17)  # 11 to 17: red
    assert greedy(table).startswith("plan RA")


def test_passes_by_a_threat_that_it_cannot_eliminate() -> None:
    table = Table().at("blue", 11, units="MA").threats(17).recruits({10: "AIICC"})  # 11 to 10: black
    assert greedy(table).startswith("plan KA")


def test_recruits_the_missing_unit_first() -> None:
    table = Table().at("blue", 10, units="MA").recruits({10: "C"}).threats(17)  # 10 by 11 or 15 to 17
    assert greedy(table)[:8] in ("plan AKR", "plan ARB")
    assert greedy(table)[8] == "A"


def test_starts_where_there_is_something_to_do() -> None:
    table = Table().recruits({8: "MIICC", 9: "MAABB"})
    for colour in table.seats:
        table.at(colour, None)
    assert greedy(table) in ("start 8", "start 9")


def test_takes_what_it_lacks_most() -> None:
    table = Table().at("blue", 17, units="MAC", gold=30).threats(17).year(blue="AWWWWW")
    assert greedy(table) == "reward bards floors"


def test_places_bards_where_they_take_a_region() -> None:
    table = Table(open_screens=True).at("blue", 17, units="MAC").threats(17)  # 17 touches centre, snow and steppe
    table.bards("centre", red=5, green=4).bards("snow", red=1).bards("steppe", red=5, green=4)
    table.year(blue="AWWWWW").do("reward gold bards")
    assert " snow 2" in greedy(table)


def test_shows_all_units_where_that_may_be_the_most_else_none() -> None:
    table = Table(open_screens=True).put(year=4).at("blue", 1, units="MMAB").at("red", 2, units="MAA").year()
    assert greedy(table, "blue") == "show 2"
    assert greedy(table, "red") == "show 0"


def test_gives_a_titan_the_units_that_it_misses_least() -> None:
    table = Table().at("blue", 1, units="MMMMCB").titan(3).year(blue="AWWWWW")
    assert greedy(table) == "titan 3 MMM"


def test_raises_the_virtual_player_where_it_harms_least() -> None:
    table = Table(players=3).at("blue", 17, units="MAC", gold=30).threats(17).year(blue="AWWWWW").do("reward gold floors")
    assert greedy(table) == "raise wealth"


def test_what_nobody_can_know_changes_no_decision() -> None:
    compared = 0
    for state, seat, _ in busy_play(4, {}, seed=1):
        view = GAME.view(state, seat)
        other = GAME.determinize(view, Random(compared))
        if seat >= 0 and fields(GAME.view(other, seat)) == fields(view):
            simulator, other_decision = (bots.make("greedy", "xidit", 1).decide(GAME.view(s, seat), seat) for s in (state, other))
            assert simulator == other_decision
            compared += 1
    assert compared > 20

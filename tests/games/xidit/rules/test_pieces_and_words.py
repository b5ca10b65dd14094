"""X1: pieces and words."""

import pytest

from claycrown.games.contract import SPECTATOR
from claycrown.games.options import defaults
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from tests.vocabulary.xidit import COLOURS, VARIANTS, Table, busy_play, new_game


def test_three_to_five_players() -> None:  # X1.1
    assert list(GAME.player_counts) == [3, 4, 5]
    assert [GAME.seats(GAME.new(players, 1)) for players in GAME.player_counts] == [list(COLOURS[:n]) for n in (3, 4, 5)]


def test_twelve_years_and_then_one_is_left() -> None:  # X1.1
    *_, (state, _, _) = busy_play(4, {}, 1)
    assert NOTATION.write(state)["year"] == 12
    result = GAME.result(state)
    assert result.winner in COLOURS[:4]
    assert sorted(result.ranking) == sorted(COLOURS[:4])


def test_the_roads_join_cities_both_ways_one_of_a_colour_at_a_city() -> None:  # X1.2
    printed = GAME.new(4, 1).printed
    for city in range(1, 22):
        for colour in range(3):
            there = printed.road[city * 3 + colour]
            assert there == 0 or printed.road[there * 3 + colour] == city


def test_nine_regions_one_with_the_bastion() -> None:  # X1.2
    printed = GAME.new(4, 1).printed
    assert len(printed.region_names) == 9
    assert printed.region_names[printed.bastion] == "centre"


def test_the_units_not_on_the_map_or_with_players_stand_in_the_barracks() -> None:  # X1.3
    assert list(Table().at("blue", 1, units="MMB").recruits({5: "MIIB"}).state.barracks) == [15, 16, 12, 12, 8]


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_each_player_has_twenty_bards_and_fifteen_floors(players: int, options: dict[str, bool]) -> None:  # X1.4
    position = NOTATION.write(new_game(players, options, 1))
    for player in position["players"].values():
        assert (player["bards_left"], player["floors_left"], player["floors_waiting"]) == (20, 15, 0)
        assert (player["units"], player["gold"]) == ("", 0)


def test_the_bank_never_runs_out() -> None:  # X1.5
    table = Table().at("blue", 9, units="MCB", gold=9000).threats(9).year(blue="A").do("reward gold bards")
    assert table.gold("blue") == 9005


def test_a_token_recruits_on_one_side_and_threatens_on_the_other() -> None:  # X1.6
    assert Table().at("blue", 17).recruits({17: "MMC"}).year(blue="A").units("blue") == "M"
    table = Table().at("blue", 17, units="MAC").threats(17).year(blue="A")
    assert table.units("blue") == ""
    assert table.legal() == {"reward gold bards", "reward gold floors", "reward bards floors"}


def test_six_titans_in_stacks_of_three_four_and_five_symbols() -> None:  # X1.7
    titans = NOTATION.write(GAME.new(4, 1))["titans"]
    assert [[titan["units"] for titan in stack] for stack in titans] == [[3, 3], [4, 4], [5, 5]]


@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2, 3])
def test_behind_the_screen_nobody_else_looks(viewer: int) -> None:  # X1.8
    table = Table().at("blue", 1, units="MMB", gold=7).bards("centre", blue=2, red=1).bards("snow", blue=1).floors_wait("blue", 1)
    seen = NOTATION.write(GAME.view(table.state, viewer))
    assert seen["players"]["blue"] == {
        "city": 1,
        "units": None,
        "gold": None,
        "bards_left": None,
        "floors_left": None,
        "floors_waiting": None,
    }
    assert seen["regions"]["centre"]["blue"] is None
    assert seen["regions"]["snow"] == {"blue": 1}


def test_the_own_screen_is_open_to_oneself() -> None:  # X1.8
    table = Table().at("blue", 1, units="MMB", gold=7).bards("centre", blue=2, red=1)
    seen = NOTATION.write(GAME.view(table.state, 0))
    assert seen["players"]["blue"] == table.position["players"]["blue"]
    assert seen["regions"]["centre"] == {"blue": 2, "red": None, "green": None, "yellow": None}


def test_nobody_knows_a_stack_below_its_top() -> None:  # X1.8
    state = GAME.new(4, 1)
    whole = NOTATION.write(state)
    for viewer in (SPECTATOR, 0):
        seen = NOTATION.write(GAME.view(state, viewer))
        for stack in ("recruitment_stack", "threat_stack"):
            assert seen[stack] == [whole[stack][0]] + [None] * (len(whole[stack]) - 1)
        assert [stack[0] for stack in seen["titans"]] == [stack[0] for stack in whole["titans"]]
        assert [stack[1] for stack in seen["titans"]] == [None] * 3


def test_open_screens_show_screens_and_bastion_but_no_stack() -> None:  # X1.8
    table = Table(open_screens=True).at("blue", 1, units="MMB", gold=7).bards("centre", blue=2)
    seen = NOTATION.write(GAME.view(table.state, SPECTATOR))
    assert seen["players"] == table.position["players"]
    assert seen["regions"] == {"centre": {"blue": 2}}
    assert None in seen["recruitment_stack"]


def test_screens_are_closed_unless_chosen() -> None:  # X1.8
    assert defaults(GAME.options) == {"short": False, "hard_virtual": False, "open_screens": False}


def test_at_the_end_the_screens_fall() -> None:  # X1.8
    table = Table().at("blue", 1, units="MMB", gold=7).bards("centre", blue=2).put(year=12, over=True)
    assert NOTATION.write(GAME.view(table.state, SPECTATOR))["players"] == table.position["players"]


def test_turn_order_is_the_order_of_the_seats_from_the_first_player() -> None:  # X1.9
    table = Table().put(first="green").year(blue="W", red="W", green="W", yellow="W")
    assert [whose for _, whose, order in table.ledger("order") if order == 1] == ["green", "yellow", "blue", "red"]
    assert table.position["first"] == "yellow"


def test_hard_virtual_means_nothing_without_a_virtual_player() -> None:  # X9.2
    table = NOTATION.write(GAME.new(4, 1, {"hard_virtual": True}))
    assert table["virtual"] is None
    assert NOTATION.write(NOTATION.read(table, GAME.edition(), 0)) == table

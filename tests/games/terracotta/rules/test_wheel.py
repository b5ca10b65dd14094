"""T3: the action phase, turns and steps."""

import pytest

from claycrown.games.terracotta.rules.game import GAME
from tests.vocabulary.terracotta import WORKERS, Table


def place(table: Table, segment: int, worker: str = "craftsman") -> Table:
    """A whole turn: place a worker, do nothing."""
    turn = table.to_act
    table.do(f"place {worker} {segment}")
    while table.to_act == turn and "skip" in table.legal():
        table.do("skip")
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_turn_order_one_worker_a_turn_until_all_are_placed(players: int) -> None:  # T3.1
    table = Table(players).in_order(*Table(players).seats[::-1])
    turns = []
    for segment in range(1, players * WORKERS[players] + 1):
        turns.append(table.to_act)
        assert table.position["round"] == 1
        place(table, segment, "artisan" if segment <= players else "craftsman")
    assert turns == table.seats[::-1] * WORKERS[players]
    assert table.position["round"] == 2


def test_nobody_decides_out_of_turn() -> None:  # T3.1
    table = Table()
    assert GAME.deciders(table.state) == [0]
    assert GAME.legal(table.state, 1) == []
    illegal = GAME.why_not(table.state, 1, GAME.legal(table.state, 0)[0])
    assert illegal is not None
    assert illegal.rule == "T3.1"


def test_one_worker_a_turn() -> None:  # T3.1
    table = Table().do("place craftsman 1")
    assert table.offers("place") == set()
    assert table.why_not("place craftsman 2") == "T3.1"


def test_turning_a_ring_costs_two_coins() -> None:  # T3.2
    table = Table().has("yellow", coins=2)
    assert table.offers("turn") == {"inner", "middle"}
    assert table.do("turn inner").coins("yellow") == 0
    assert Table().has("yellow", coins=1).offers("turn") == set()
    assert Table().has("yellow", coins=1).why_not("turn inner") == "T3.2"


def test_the_inner_ring_turns_clockwise_and_the_middle_one_counter_clockwise() -> None:  # T3.2
    table = Table().show(5, inner="soak", middle="priority").do("turn inner")
    assert table.position["rings"] == Table().show(6, inner="soak").show(5, middle="priority").position["rings"]
    table = Table().show(5, inner="soak", middle="priority").do("turn middle")
    assert table.position["rings"] == Table().show(5, inner="soak").show(4, middle="priority").position["rings"]


def test_what_was_turned_away_is_done_in_the_next_segment() -> None:  # T3.2
    table = Table().show(5, inner="clay 4").do("turn inner", "place craftsman 6", "do")
    assert table.clay("yellow") == (4, 0)
    table = Table().show(5, inner="coins 3", middle="clay 2").do("turn middle", "place craftsman 4", "skip", "do")
    assert table.clay("yellow") == (2, 0)


def test_a_ring_turned_eleven_times_turns_on_to_its_first_place() -> None:  # T3.2
    table = Table().has("yellow", coins=9).put(rings={"inner": 11, "middle": 11})
    assert table.do("turn inner").position["rings"] == {"inner": 0, "middle": 11}
    table = Table().has("yellow", coins=9).put(rings={"inner": 11, "middle": 11})
    assert table.do("turn middle").position["rings"] == {"inner": 11, "middle": 0}


def test_never_two_rings_nor_two_steps() -> None:  # T3.2
    table = Table().has("yellow", coins=9).do("turn inner")
    assert table.offers("turn") == set()
    assert table.why_not("turn middle") == table.why_not("turn inner") == "T3.2"


def test_a_ring_is_turned_before_the_worker_is_placed() -> None:  # T3.2
    table = Table().has("yellow", coins=9).do("place craftsman 1")
    assert table.why_not("turn inner") == "T3.2"


def test_a_worker_is_always_placed() -> None:  # T3.3
    for table in (Table(), Table().do("turn inner")):
        assert not {"skip", "do", "take clay", "take coin", "keep"} & table.legal()
        assert table.why_not("skip") == "T3.3"


def test_an_empty_segment_takes_any_worker() -> None:  # T3.3
    assert Table().offers("place craftsman") == Table().offers("place artisan") == {str(segment) for segment in range(1, 13)}


def test_a_craftsman_may_not_join_a_craftsman() -> None:  # T3.3
    table = Table(players=3).with_worker("craftsman", 5)
    assert "place artisan 5" in table.legal()
    assert table.why_not("place craftsman 5") == "T3.3"


def test_not_even_ones_own_craftsman() -> None:  # T3.3
    table = Table(players=2).with_worker("craftsman", 5).with_worker("craftsman", 6)
    assert table.to_act == "yellow"
    assert "place artisan 5" in table.legal()
    assert table.why_not("place craftsman 5") == "T3.3"


def test_a_segment_with_an_artisan_takes_nobody() -> None:  # T3.3
    table = Table(players=3).with_worker("artisan", 5)
    assert table.why_not("place craftsman 5") == table.why_not("place artisan 5") == "T3.3"


def test_a_segment_with_a_craftsman_and_an_artisan_is_full() -> None:  # T3.3
    table = Table(players=3).with_worker("craftsman", 5).with_worker("artisan", 5)
    assert table.why_not("place craftsman 5") == table.why_not("place artisan 5") == "T3.3"


def test_a_worker_that_one_does_not_have() -> None:  # T3.3
    table = Table().has("yellow", craftsmen=5, artisans=0)
    assert table.offers("place artisan") == set()
    assert table.why_not("place artisan 1") == "T3.3"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_empty_segment_always_exists(players: int) -> None:  # T3.3
    table = Table(players)
    for segment in range(1, players * WORKERS[players]):
        table.with_worker("artisan" if segment <= players else "craftsman", segment)
    assert table.offers("place craftsman") >= {"12"}


@pytest.mark.parametrize("ring", ["inner", "middle"])
def test_turning_a_ring_moves_no_worker(ring: str) -> None:  # T3.4
    table = Table().with_worker("craftsman", 3).with_worker("artisan", 7)
    before = table.position["wheel"]
    assert table.do(f"turn {ring}").position["wheel"] == before


def test_the_actions_of_the_segment_inner_middle_outer() -> None:  # T3.5
    table = Table().show(6, inner="coins 4", middle="clay 2").do("place craftsman 6", "do")
    assert (table.coins("yellow"), table.clay("yellow"), table.of("yellow", "weapons")) == (7, (0, 0), [])
    table.do("do")
    assert (table.coins("yellow"), table.clay("yellow"), table.of("yellow", "weapons")) == (7, (2, 0), [])
    table.do("do")
    assert (table.coins("yellow"), table.clay("yellow"), table.of("yellow", "weapons")) == (7, (2, 0), ["spear"])
    assert table.to_act == "green"


def test_each_action_is_finished_before_the_next() -> None:  # T3.5
    table = Table().has("yellow", wet=2, weapons=["sword"]).show(1, inner="build 2", middle="coins 2")
    table.do("place craftsman 1", "build officer e4")
    assert table.why_not("do") == "T3.5", "the sword comes first"
    assert table.do("keep", "do").coins("yellow") == 5


def test_what_an_earlier_action_gave_pays_for_a_later_one() -> None:  # T3.5
    table = Table().has("yellow", coins=0).show(1, inner="coins 3", middle="master claymaker").do("place craftsman 1", "do")
    assert table.offers("hire") == {"1", "2", "3"}


@pytest.mark.parametrize("ring", ["inner", "middle"])
def test_instead_of_an_inner_or_middle_action_clay_a_coin_or_nothing(ring: str) -> None:  # T3.6
    def table() -> Table:
        return Table().at_inner("coins 3") if ring == "inner" else Table().at_middle("coins 2")

    assert table().legal() == {"do", "take clay", "take coin", "skip"}
    assert table().do("take clay").clay("yellow") == (1, 0)
    assert table().do("take coin").coins("yellow") == 4
    nothing = table().do("skip")
    assert (nothing.coins("yellow"), nothing.clay("yellow")) == (3, (0, 0))


def test_the_outer_action_is_done_or_not() -> None:  # T3.6
    table = Table().at_outer("ready spear")
    assert table.legal() == {"do", "skip"}
    assert table.why_not("take clay") == table.why_not("take coin") == "T3.6"
    assert table.do("skip").of("yellow", "weapons") == []


def test_an_action_that_would_change_nothing_is_not_offered() -> None:  # T3.7
    table = Table().at_inner("soak")
    assert table.legal() == {"take clay", "take coin", "skip"}
    assert table.why_not("do") == "T3.7"


def test_an_outer_action_that_would_change_nothing_is_not_asked() -> None:  # T3.7
    assert Table().has("yellow", weapons=["spear"]).at_outer("ready spear").to_act == "green"
    assert Table().has("yellow", coins=9, weapons=[]).at_outer("specialist").to_act == "green", "no weapon"
    assert Table().has("yellow", coins=0, weapons=["spear"]).at_outer("specialist").to_act == "green", "no coin"
    assert Table().has("yellow", weapons=["sword"]).at_outer("specialist").to_act == "green", "no warrior to ride"


def full_board(*spared: str) -> list[str]:
    """All spaces hold something but those spared: 11 of each type and 4 of each specialist fill most, horses the rest."""
    rows = [
        "Oy h< h< Og h< h< Oy h< h<",
        "Og h< h< Gy Gy Gy Gy Gy Gy",
        "Gy Gy Gy Gy Gy Cg Cg Cg Cg",
        "Cg Cg Cg Cg Cg Cg Cg Sg Sg",
        "Sg Sg Sg Sg Sg Sg Sg Sg Sg",
        "f. f. f. f. m. m. m. m. a^",
        "a^ a^ a^ Oy Oy Oy Og Og Og",
    ]
    signs = [row.split() for row in rows]
    for space in spared:
        signs[int(space[1]) - 1]["abcdefghi".index(space[0])] = ".."
    return [" ".join(row) for row in signs]


def test_with_no_empty_space_nothing_is_built() -> None:  # T3.7
    table = Table().has("yellow", wet=9).put(mausoleum=full_board()).at_inner("build 2")
    assert table.offers("build") == set()
    table = Table().has("yellow", wet=9).put(mausoleum=full_board("d7")).at_inner("build 2")
    assert table.offers("build") == {"officer d7"}, "and with one, only what is left in the rack"


def test_with_no_empty_space_no_specialist_is_asked_for() -> None:  # T3.7
    everything = {"coins": 9, "weapons": ["sword", "halberd", "crossbow", "spear"]}
    table = Table().has("yellow", **everything).put(mausoleum=full_board("a6")).at_outer("specialist")
    assert table.legal() == {"buy footman a6", "skip"}
    board = full_board("a6")
    board[5] = board[5].replace("..", "Oy")
    assert Table().has("yellow", **everything).put(mausoleum=board).at_outer("specialist").to_act == "green"


def test_hiring_is_offered_even_if_the_ability_cannot_be_used() -> None:  # T3.7
    table = Table().has("yellow", weapons=["sword", "halberd", "crossbow", "spear"]).at_middle("master smith")
    assert table.offers("hire") == {"1", "2", "3"}
    table.do("hire 2")
    assert table.of("yellow", "masters") == {"smith": 2}
    assert table.to_act == "green", "the ability is not asked for, nor to ready an active sword"


def test_the_crossbow_is_offered_only_for_at_least_one_point() -> None:  # T3.7
    table = Table().has("yellow", wet=2, weapons=["crossbow"]).with_figures("Oy e3").at_inner("build 2")
    assert "keep" not in table.do("build crossbowman e4").legal()
    table = Table().has("yellow", wet=2, weapons=["crossbow"]).with_figures("Oy e2").at_inner("build 2")
    assert {"use crossbow", "keep"} == table.do("build crossbowman e4").legal()

"""T1: pieces and words."""

import pytest

from claycrown.games.terracotta.rules.game import GAME
from tests.vocabulary.terracotta import Table, items, only, random_play

SPACES = [f"{column}{row}" for row in range(1, 8) for column in "abcdefghi"]
WARRIORS = {"officer": "O", "guard": "G", "crossbowman": "C", "soldier": "S"}
WEAPONS = ["sword", "halberd", "crossbow", "spear"]
SPECIALISTS = ["horse", "footman", "archer", "musician"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_rounds_and_the_most_points_win(players: int) -> None:  # T1.1
    rounds = []
    for state in random_play(players, seed=players):
        rounds.append(state.round)
    assert sorted(set(rounds)) == [1, 2, 3, 4, 5]
    assert rounds == sorted(rounds)
    points = dict(zip(GAME.seats(state), state.vp, strict=False))
    assert points[GAME.result(state).ranking[0]] == max(points.values())


def test_two_to_four_play() -> None:  # T1.1
    assert list(GAME.player_counts) == [2, 3, 4]


def test_craftsmen_and_artisans_are_workers_alike() -> None:  # T1.2
    table = Table().has("yellow", craftsmen=3, artisans=2).has("green", craftsmen=5, artisans=0)
    table.with_worker("artisan", 1).with_worker("craftsman", 2).with_worker("craftsman", 3)
    assert table.to_act == "green"
    for segment, kind in enumerate(["craftsman", "artisan", "craftsman", "craftsman", "craftsman"], 4):
        table.with_worker(kind, segment)
    assert table.to_act == "yellow"
    assert {text.split()[1] for text in table.legal() if text.startswith("place")} == {"craftsman"}, "both artisans are placed"


def test_only_wet_clay_pays_for_warriors() -> None:  # T1.3
    table = Table().has("yellow", wet=1, dry=9).at_inner("build 2")
    assert table.offers("build") == set()
    assert table.why_not("build officer e4") == "T5.1"


def test_clay_and_coins_are_unlimited() -> None:  # T1.3
    table = Table().has("yellow", wet=500, dry=500, coins=500).at_inner("clay 4").do("do")
    assert table.clay("yellow") == (504, 500)
    table = Table().has("yellow", coins=500).at_inner("coins 4").do("do")
    assert table.coins("yellow") == 504


@pytest.mark.parametrize("warrior", WARRIORS)
def test_a_rack_holds_eleven_of_each_type(warrior: str) -> None:  # T1.4
    row = [f"{WARRIORS[warrior]}y {column}1" for column in "abcdefghi"]
    table = Table().has("yellow", wet=4).with_figures(*row, f"{WARRIORS[warrior]}g a2").at_inner("build 2")
    assert table.do(f"build {warrior} b2").vp("yellow") == 3, "the eleventh"
    table = Table().has("yellow", wet=4).with_figures(*row, f"{WARRIORS[warrior]}g a2", f"{WARRIORS[warrior]}y b2")
    table.at_inner("build 2")
    assert table.offers(f"build {warrior}") == set()
    assert table.why_not(f"build {warrior} c2") == "T1.4"


@pytest.mark.parametrize(("specialist", "sign"), [("footman", "f."), ("archer", "a^"), ("musician", "m.")])
def test_there_are_four_specialists_of_each_type(specialist: str, sign: str) -> None:  # T1.4
    def table(bought: int) -> Table:
        figures = [f"{sign} {column}7" for column in "abcd"[:bought]]
        return Table().has("yellow", coins=9, weapons=WEAPONS).with_figures(*figures).at_outer("specialist")

    assert table(bought=3).offers(f"buy {specialist}") != set()
    assert table(bought=4).offers(f"buy {specialist}") == set()
    assert table(bought=4).why_not(f"buy {specialist} e4" + " up" * (specialist == "archer")) == "T1.4"


def test_there_are_four_horses() -> None:  # T1.4
    mounted = ["Og a1 right", "Og a2 right", "Og a3 right", "Og a4 right"]
    table = Table().has("yellow", coins=9, weapons=WEAPONS).with_figures("Oy i7", *mounted[:3]).at_outer("specialist")
    assert "buy horse i7 left" in table.legal()
    table = Table().has("yellow", coins=9, weapons=WEAPONS).with_figures("Oy i7", *mounted).at_outer("specialist")
    assert table.why_not("buy horse i7 left") == "T1.4"


def test_specialists_stand_for_nobody() -> None:  # T1.4
    table = Table().put(tiles=["central row", "coins", "clay", "officers", "guards"])
    table.with_figures("f. a4", "m. b4", "a^ c4").put(inspectors={"row": 4, "column": 1})
    assert table.score_round() == {}


def test_more_than_fifteen_warriors_of_a_player() -> None:  # T1.4
    figures = [f"{kind}y {column}{row}" for row, kind in enumerate("OGCS", 1) for column in "abcdefghi"]
    table = Table().has("yellow", wet=2).with_figures(*figures).at_inner("build 2").do("build officer a7")
    assert sum(row.count("y") for row in table.position["mausoleum"]) == 37


@pytest.mark.parametrize("tile", ["north-west", "north-east", "south-west", "south-east", "central row", "central column"])
def test_each_space_lies_in_one_quadrant_or_in_the_centre(tile: str) -> None:  # T1.5
    parts = {
        "north-west": ("abcd", "123"),
        "north-east": ("fghi", "123"),
        "south-west": ("abcd", "567"),
        "south-east": ("fghi", "567"),
        "central row": ("abcdefghi", "4"),
        "central column": ("e", "1234567"),
    }
    columns, rows = parts[tile]
    tiles = [tile, *(other for other in parts if other != tile)][:5]
    for space in SPACES:
        scored = only("tile", Table().put(tiles=tiles).with_figures(f"Oy {space}").score_round())
        assert scored == (items("tile", yellow=3) if space[0] in columns and space[1] in rows else {}), space


def test_a_mausoleum_of_nine_columns_and_seven_rows() -> None:  # T1.5
    table = Table().has("yellow", wet=2).at_inner("build 2")
    assert table.offers("build guard") == set(SPACES)


def test_a_weapon_is_used_once_until_it_is_readied() -> None:  # T1.7
    table = Table().has("yellow", wet=4, weapons=["spear"]).at_inner("build 2").do("build soldier e4", "use spear")
    assert table.of("yellow", "weapons") == []
    table = Table().has("yellow", weapons=[]).show(6, inner="build 2").do("place craftsman 6", "skip", "skip", "do")
    assert table.of("yellow", "weapons") == ["spear"]


def test_an_inactive_weapon_cannot_be_used() -> None:  # T1.7
    table = Table().has("yellow", wet=4, weapons=["sword", "halberd", "crossbow"]).at_inner("build 2").do("build soldier e4")
    assert table.offers("use") == set()
    assert "keep" not in table.legal(), "not even asked"


def test_four_weapons_each_for_itself() -> None:  # T1.7
    table = Table().has("yellow", wet=4, weapons=WEAPONS).at_inner("build 2").do("build guard e4", "use halberd")
    assert table.of("yellow", "weapons") == ["sword", "crossbow", "spear"]


def test_domination_for_the_only_one_with_the_most_presence_for_the_others() -> None:  # T1.8
    table = Table(4).with_figures("Oy a1", "Gy b1", "Cg c1", "Ob d1")
    assert only("inspector row", table.score_round()) == items("inspector row", yellow=7, green=3, blue=3)


def test_alone_is_enough_for_domination() -> None:  # T1.8
    assert only("inspector row", Table().with_figures("Sg i1").score_round()) == items("inspector row", green=7)


def test_players_tied_for_the_most_have_presence_only() -> None:  # T1.8
    table = Table(4).with_figures("Oy a1", "Gy b1", "Cg c1", "Og d1", "Sb e1")
    assert only("inspector row", table.score_round()) == items("inspector row", yellow=3, green=3, blue=3)


def test_nobody_there_nobody_scores() -> None:  # T1.8
    assert Table(4).has("yellow", coins=0).has("green", coins=0).has("blue", coins=0).has("purple", coins=0).score_round() == {}


@pytest.mark.parametrize(("warrior", "weapon"), list(zip(WARRIORS, WEAPONS, strict=True)))
def test_the_weapon_of_a_warrior(warrior: str, weapon: str) -> None:  # T1.9
    table = Table().has("yellow", wet=2, weapons=WEAPONS).with_figures("f. e7").at_inner("build 2").do(f"build {warrior} e4")
    assert {text.split()[1] for text in table.legal() if text.startswith("use")} == {weapon}
    assert table.do(f"use {weapon}").of("yellow", "weapons") == [other for other in WEAPONS if other != weapon]


@pytest.mark.parametrize(("specialist", "weapon"), list(zip(SPECIALISTS, WEAPONS, strict=True)))
def test_the_weapon_of_a_specialist(specialist: str, weapon: str) -> None:  # T1.9
    table = Table().has("yellow", weapons=[weapon]).with_figures("Oy e4").at_outer("specialist")
    assert {text.split()[1] for text in table.legal() if text.startswith("buy")} == {specialist}


@pytest.mark.parametrize(
    ("start", "move", "end"),
    [
        ((6, 9), "row+1", (7, 9)),
        ((7, 9), "row+1", (1, 9)),
        ((7, 9), "column+1", (7, 1)),
        ((1, 1), "row-1", (7, 1)),
        ((1, 1), "column-1", (1, 9)),
        ((2, 2), "column-1", (2, 1)),
    ],
)
def test_an_inspector_goes_round_its_track_both_ways(start: tuple[int, int], move: str, end: tuple[int, int]) -> None:  # T1.10
    table = Table().has("yellow", wet=2, weapons=["sword"]).put(inspectors={"row": start[0], "column": start[1]})
    assert table.at_inner("build 2").do("build officer e4", f"use sword {move}").inspectors() == end


@pytest.mark.parametrize("vp", [95, 99, 100, 195, 200, 294])
def test_points_above_100_and_200_are_counted_on(vp: int) -> None:  # T1.11
    table = Table().has("yellow", vp=vp, wet=2).at_inner("build 2").do("build officer e4")
    assert table.vp("yellow") == vp + 8

"""T2: set-up."""

from collections import Counter

import pytest

from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules.game import GAME
from tests.vocabulary.terracotta import COLOURS, Table

EVERYBODY = [2, 3, 4]


@pytest.mark.parametrize("players", EVERYBODY)
def test_each_warehouse_starts_with_one_dry_clay(players: int) -> None:  # T2.1
    assert NOTATION.write(GAME.new(players, 1))["warehouses"] == [1, 1, 1, 1]


def test_the_rings_start_at_random_turns() -> None:  # T2.2
    turns = [NOTATION.write(GAME.new(2, seed))["rings"] for seed in range(2000)]
    for ring in ("inner", "middle"):
        seen = Counter(turn[ring] for turn in turns)
        assert sorted(seen) == list(range(12))
        assert min(seen.values()) > 100, "each turn is as likely as any other"
    assert len({(turn["inner"], turn["middle"]) for turn in turns}) == 144, "one ring tells nothing of the other"


def test_the_outer_ring_is_printed() -> None:  # T2.2
    for turn in range(12):
        table = Table().put(rings={"inner": turn, "middle": turn}).do("place craftsman 6", "skip", "skip", "do")
        assert table.of("yellow", "weapons") == ["spear"]


def test_five_of_the_twelve_tiles_face_up_from_the_start() -> None:  # T2.3
    seen: list[Counter[str]] = [Counter() for _ in range(5)]
    for seed in range(2000):
        tiles = NOTATION.write(GAME.new(2, seed))["tiles"]
        assert len(set(tiles)) == 5
        for place, tile in enumerate(tiles):
            seen[place][tile] += 1
    for counts in seen:
        assert set(counts) == set(GAME.edition().figures["scoring_tiles"]["tiles"])
        assert min(counts.values()) > 100, "each tile is as likely as any other in each round"


def test_inspectors_start_on_their_first_spaces() -> None:  # T2.4
    assert NOTATION.write(GAME.new(3, 1))["inspectors"] == {"row": 1, "column": 1}


@pytest.mark.parametrize("players", EVERYBODY)
def test_one_priority_token_less_than_players_the_lowest_on_top(players: int) -> None:  # T2.5
    position = NOTATION.write(GAME.new(players, 1))
    assert position["priority_left"] == [1, 2, 3][: players - 1]
    assert {player["priority"] for player in position["players"].values()} == {None}


@pytest.mark.parametrize(("players", "craftsmen"), [(2, 5), (3, 4), (4, 3)])
def test_what_each_player_starts_with(players: int, craftsmen: int) -> None:  # T2.6
    position = NOTATION.write(GAME.new(players, 1))
    assert list(position["players"]) == list(COLOURS[:players])
    for player in position["players"].values():
        assert player["coins"] >= 3
        assert (player["craftsmen"], player["artisans"]) == (craftsmen, 0)
        assert player["weapons"] == []
        assert player["masters"] == {}
        assert player["vp"] == player["dry"] == 0


@pytest.mark.parametrize("players", EVERYBODY)
def test_six_master_tokens_each(players: int) -> None:  # T2.6
    table = Table(players).has("yellow", coins=9).at_middle("master smith")
    assert table.offers("hire") == {"1", "2", "3", "4", "5", "6"}


@pytest.mark.parametrize("players", EVERYBODY)
def test_as_many_artisans_as_craftsmen_wait(players: int) -> None:  # T2.6
    last = Table(players).has("yellow", craftsmen=1, artisans={2: 4, 3: 3, 4: 2}[players])
    last.at_inner("train").do("do")
    assert (last.of("yellow", "craftsmen"), last.of("yellow", "artisans")) == (0, {2: 5, 3: 4, 4: 3}[players])


@pytest.mark.parametrize("players", EVERYBODY)
def test_a_random_first_player_and_the_others_clockwise(players: int) -> None:  # T2.7
    firsts: Counter[int] = Counter()
    for seed in range(600):
        position = NOTATION.write(GAME.new(players, seed))
        order = position["order"]
        first = COLOURS.index(order[0])
        assert order == [COLOURS[(first + place) % players] for place in range(players)]
        assert position["to_act"] == order[0]
        firsts[first] += 1
    assert min(firsts[seat] for seat in range(players)) > 600 / players / 2


@pytest.mark.parametrize("players", EVERYBODY)
def test_who_comes_later_receives_more(players: int) -> None:  # T2.7
    for seed in range(10):
        position = NOTATION.write(GAME.new(players, seed))
        goods = [(position["players"][colour]["wet"], position["players"][colour]["coins"]) for colour in position["order"]]
        assert goods == [(0, 3), (1, 3), (2, 4), (3, 5)][:players]


def test_the_mausoleum_starts_empty() -> None:  # T2.1
    assert set(" ".join(NOTATION.write(GAME.new(4, 1))["mausoleum"]).split()) == {".."}

"""X2, X9.1, X9.4: set-up."""

from collections import Counter

import pytest

from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from tests.vocabulary.xidit import VARIANTS, Table, new_game, tokens_in_use

WASTELAND = {"steppe", "heath"}


@pytest.mark.parametrize("players", [4, 5])
def test_tokens_are_dealt_five_and_five_and_five(players: int) -> None:  # X2.1
    tokens = GAME.edition().figures["tokens"]
    position = NOTATION.write(GAME.new(players, 2))
    assert len(position["recruits"]) == 5
    for city, units in position["recruits"].items():
        assert units == tokens[int(city) - 1]["recruits"]
    assert len(position["threats"]) == 5
    assert len(position["recruitment_stack"]) == 4  # its top is Next
    assert len(position["threat_stack"]) == 5
    assert position["recruitment_discard"] == position["threat_discard"] == []


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_every_token_of_the_set_lies_in_one_place(players: int, options: dict[str, bool]) -> None:  # X2.1
    position = NOTATION.write(new_game(players, options, 5))
    places = [int(city) for city in position["recruits"]] + position["threats"]
    places += position["recruitment_stack"] + position["threat_stack"]
    places += [position["next_recruitment"], position["next_threat"]]
    assert sorted(places) == tokens_in_use(players, options["short"])


def test_tokens_are_shuffled() -> None:  # X2.1
    seen = Counter(city for seed in range(600) for city in NOTATION.write(GAME.new(4, seed))["recruits"])
    assert len(seen) == 21
    assert min(seen.values()) > 80  # 143 on average


@pytest.mark.parametrize(
    ("players", "short", "threats"), [(5, False, 6), (4, False, 6), (3, False, 5), (5, True, 4), (4, True, 3), (3, True, 3)]
)
def test_the_size_of_the_threat_stack(players: int, short: bool, threats: int) -> None:  # X9.4
    position = NOTATION.write(GAME.new(players, 1, {"short": short}))
    assert len(position["threat_stack"]) + 1 == threats
    assert len(position["recruitment_stack"]) + 1 == 5


def test_three_players_use_their_own_tokens() -> None:  # X9.1
    tokens = GAME.edition().figures["tokens"]
    position = NOTATION.write(GAME.new(3, 2))
    assert len(position["recruits"]) == len(position["threats"]) == 4
    for city, units in position["recruits"].items():
        assert units == tokens[int(city) - 1]["recruits_3"]


@pytest.mark.parametrize(
    ("players", "short", "wasteland"),
    [
        (3, False, WASTELAND),
        (3, True, WASTELAND),
        (4, False, set()),
        (4, True, WASTELAND),
        (5, False, set()),
        (5, True, {"heath"}),
    ],
)
def test_wasteland_takes_no_bards(players: int, short: bool, wasteland: set[str]) -> None:  # X9.1, X9.4
    table = Table(players, short=short).at("blue", 18, units="I").put(year=3 if short else 4).year()
    for amount in (0, 0, 1):
        table.shows(amount, *[0] * (players - 1))
    touching = {"plains", "steppe", "heath"}
    assert table.legal() == {f"bards {region} 1" for region in touching - wasteland}
    for region in wasteland:
        assert table.why_not(f"bards {region} 1") == "X9.1"


def test_wasteland_is_there_from_the_start() -> None:  # X9.1
    for players, options in VARIANTS:
        state = new_game(players, options, 1)
        assert state.wasteland == NOTATION.read(NOTATION.write(state), GAME.edition(), 0).wasteland
        assert bool(state.wasteland) == (players == 3 or options["short"])


def test_a_missing_unit_leaves_its_place_empty() -> None:  # X2.2
    table = Table().at("blue", 8).at("red", 8, units="M" * 17).at("green", 20, units="CCCCCCCCCCC")
    table.recruits({8: "C"}).recruitment(18, [3]).year(blue="A")
    assert table.standing(18) == "MIIB"  # the cleric is missing, and nothing else stands there for it


def empty_token_table() -> Table:
    """All battle mages and the rest that token 5 shows are in hands: the barracks have none for it."""
    table = Table().at("blue", 8).at("red", 6, units="M" * 18).at("green", 20, units="I" * 14).at("yellow", 21, units="B" * 9)
    return table.recruits({8: "B"}).recruitment(5, [3]).threats(6)


def test_a_token_that_gets_no_unit_stays_empty() -> None:  # X2.2
    table = empty_token_table().year(blue="A")
    assert table.standing(5) == ""


def test_an_action_on_an_empty_token_is_lost_and_is_no_recruitment() -> None:  # X2.2
    table = empty_token_table().at("green", 5, units="I" * 14).titan(3).at("red", 6, units="M" * 18 + "B")
    table.at("yellow", 21, units="B" * 8)
    table.year(blue="A", green="AA", red="WA")
    assert table.lost("green") == [("X2.2", 1)]  # also no titan is fought there
    table.do("reward gold floors")
    assert table.standing(5) == "B"  # red's battle mage and militia came back, and green's second action found the militia
    assert table.units("green") == "M" + "I" * 14


def test_empty_tokens_are_filled_when_the_order_has_ended_lowest_city_first() -> None:  # X2.2
    table = Table().recruits({1: "", 5: "", 6: "M"}).at("red", 17, units="MMACCCCCCCCCCCCBBBBBBBBBB").threats(17)
    table.at("blue", 20, units="M" * 15 + "A" * 14 + "I" * 14)
    table.at("green", 9, units="A")
    state = table.state
    assert state.empty_tokens == 2 and list(state.barracks) == [0, 0, 0, 0, 0]
    table.year(red="A")
    assert table.position["recruits"]["1"] == ""  # the choice of rewards comes before
    table.do("reward gold floors")
    assert table.position["recruits"] == {"1": "MC", "5": "", "6": "M"}


def test_a_full_barracks_fills_an_empty_token_only_after_an_order() -> None:  # X2.2
    table = Table().at("blue", 5).at("red", 5).recruits({5: ""}).year(blue="A", red="A")
    assert table.lost("blue") == [("X2.2", 1)]
    assert table.units("red") == "M"


def test_titans_sleep_in_random_order() -> None:  # X2.3
    seen = Counter(tuple(stack[0]["gold"] for stack in NOTATION.write(GAME.new(4, seed))["titans"]) for seed in range(400))
    assert len(seen) == 8 and min(seen.values()) > 20
    assert Table(4).raging() == [[], [], []]
    titans = NOTATION.write(GAME.new(4, 1))["titans"]
    assert not any(titan["raging"] for stack in titans for titan in stack)


def test_assessments_come_in_random_order() -> None:  # X2.4
    seen = Counter(tuple(NOTATION.write(GAME.new(4, seed))["assessments"]) for seed in range(600))
    assert len(seen) == 6 and min(seen.values()) > 60


def test_the_first_player_is_random() -> None:  # X2.5
    seen = Counter(NOTATION.write(GAME.new(5, seed))["first"] for seed in range(500))
    assert len(seen) == 5 and min(seen.values()) > 60


def test_everybody_starts_in_turn_order_in_a_city_of_their_own() -> None:  # X2.5
    table = Table().recruits({5: "MIIB"}).put(first="green")
    for colour in table.seats:
        table.at(colour, None)
    assert table.deciders() == ["green"]
    assert table.legal() == {f"start {city}" for city in range(1, 22)}
    assert table.why_not("blue:start 5") == "X2.5"
    table.do("start 5")
    assert table.deciders() == ["yellow"]
    assert table.legal() == {f"start {city}" for city in range(1, 22) if city != 5}
    assert table.why_not("start 5") == "X2.5"
    assert table.why_not("plan WWWWWW") == "X2.5"
    table.do("start 6", "start 20", "start 21")
    assert [table.city(colour) for colour in table.seats] == [20, 21, 5, 6]
    assert table.deciders() == table.seats
    assert "pending" not in table.position

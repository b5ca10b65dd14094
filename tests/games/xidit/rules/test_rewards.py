"""X4.6, X4.7, X4.8, X4.9, X4.10, X4.14: rewards, bards, guilds, and what comes after what."""

from collections.abc import Callable

import pytest

from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import REWARD
from tests.vocabulary.xidit import Table


def at_rewards(city: int = 17, units: str = "MAC", **goods: int) -> Table:
    """Blue has to choose rewards for the threat of a city; that of 17 gives 3 gold, 3 bards and 3 floors."""
    return Table().at("blue", city, units=units, **goods).threats(city)


def test_two_of_three_rewards() -> None:  # X4.6
    table = at_rewards().year(blue="A")
    assert table.legal() == {"reward gold bards", "reward gold floors", "reward bards floors"}
    assert table.why_not("reward gold") == "X4.6"
    assert table.why_not("bards snow 3") == "X4.6"
    assert table.why_not("red:reward gold floors") == "X4.1"


def test_gold() -> None:  # X4.7
    table = at_rewards().at("blue", 17, gold=4).year(blue="A").do("reward gold floors")
    assert table.gold("blue") == 7
    assert table.ledger("gold") == [("X4.7", "blue", 3)]


def test_bards_are_split_among_the_regions_that_touch() -> None:  # X4.8
    table = at_rewards().year(blue="A").do("reward gold bards")
    splits = {(centre, snow, 3 - centre - snow) for centre in range(4) for snow in range(4 - centre)}
    expected = set()
    for split in splits:
        parts = [f" {name} {amount}" for name, amount in zip(("centre", "snow", "steppe"), split, strict=True) if amount]
        expected.add("bards" + "".join(parts))
    assert table.legal() == expected
    table.do("bards centre 2 snow 1")
    assert table.position["regions"] == {"centre": {"blue": 2}, "snow": {"blue": 1}}
    assert table.position["players"]["blue"]["bards_left"] == 17


@pytest.mark.parametrize("text", ["bards marsh 3", "bards centre 2", "bards centre 4", "bards centre 2 snow 2", "pass"])
def test_bards_that_may_not_go_so(text: str) -> None:  # X4.8
    assert at_rewards().year(blue="A").do("reward gold bards").why_not(text) == "X4.8"


def test_all_bards_that_are_left() -> None:  # X4.8
    table = at_rewards().bards("coast", blue=18).year(blue="A").do("reward gold bards")
    assert "bards centre 2" in table.legal() and "bards centre 3" not in table.legal()
    assert table.do("bards snow 2").position["players"]["blue"]["bards_left"] == 0


def test_no_bards_reward_without_a_bard() -> None:  # X4.8
    table = at_rewards().bards("coast", blue=20).year(blue="A")
    assert table.legal() == {"reward gold floors"}
    assert table.why_not("reward gold bards") == "X4.8"


def test_no_bards_reward_where_only_wasteland_touches() -> None:  # X4.8, X9.1
    table = Table(3).at("blue", 19, units="MMM").titan(3).year(blue="A").do("titan 3 MMM")
    assert table.legal() == {"reward gold floors"}
    assert table.why_not("reward bards floors") == "X4.8"


def test_bards_of_the_central_region_lie_in_the_bastion() -> None:  # X4.8, X1.2
    table = at_rewards().year(blue="A").do("reward gold bards", "bards centre 3")
    assert list(table.state.seen_bastion)[:4] == [3, 0, 0, 0]
    assert table.ledger("bard") == [("X4.8", "blue", 3)]


def test_floors_go_onto_the_guild_place_of_the_city() -> None:  # X4.9
    table = at_rewards().year(blue="A").do("reward gold floors")
    assert table.position["guilds"] == {"17": ["blue", 3]}
    assert table.floors("blue") == (12, 0)


def test_what_does_not_fit_stays_with_the_player() -> None:  # X4.9
    table = at_rewards().guild("blue", 17, 2).year(blue="A").do("reward gold floors")
    assert table.position["guilds"] == {"17": ["blue", 4]}
    assert table.floors("blue") == (11, 0)


def test_as_many_floors_as_are_left() -> None:  # X4.9
    table = at_rewards().guild("blue", 1, 4).guild("blue", 2, 4).guild("blue", 3, 4).guild("blue", 4, 2)
    table.year(blue="A").do("reward gold floors")
    assert table.position["guilds"]["17"] == ["blue", 1]
    assert table.floors("blue") == (0, 0)


def test_no_guild_beside_another_players() -> None:  # X4.9
    table = at_rewards().guild("red", 17, 1).year(blue="A")
    assert table.legal() == {"reward gold bards"}
    assert table.why_not("reward gold floors") == "X4.9"


def test_no_fifth_floor() -> None:  # X4.9
    table = at_rewards().guild("blue", 17, 4).year(blue="A")
    assert table.legal() == {"reward gold bards"}
    assert table.why_not("reward bards floors") == "X4.9"


def test_no_guild_without_a_floor_and_waiting_ones_do_not_count() -> None:  # X4.9
    table = at_rewards()
    for city in (1, 2, 3):
        table.guild("blue", city, 4)
    table.floors_wait("blue", 3).year(blue="A")
    assert table.legal() == {"reward gold bards"}
    assert table.why_not("reward gold floors") == "X4.9"


def test_if_fewer_than_two_are_possible_those_are_taken() -> None:  # X4.10
    table = at_rewards().bards("coast", blue=20).guild("red", 17, 1).year(blue="A")
    assert table.legal() == {"reward gold"}
    assert table.why_not("reward gold bards") == "X4.8"
    assert table.do("reward gold").gold("blue") == 3


def test_one_thing_after_the_other() -> None:  # X4.14
    table = Table(3).at("blue", 17, units="MAC").threats(17).threat(14, [16]).year(blue="A")
    assert (table.units("blue"), table.gold("blue")) == ("", 0)  # the units first
    table.do("reward bards floors")
    assert table.position["guilds"] == {}  # the bards before the floors
    table.do("bards snow 3")
    assert table.position["guilds"] == {"17": ["blue", 3]}
    assert table.position["threats"] == [17]  # the raise before the tokens
    assert table.legal() == {"raise wealth", "raise influence", "raise reputation"}
    table.do("raise wealth")
    assert table.position["threats"] == [14]
    assert table.path("threat")[0] == 16


def test_nobody_sees_the_next_token_before_choosing() -> None:  # X4.14
    table = at_rewards().threat(14, [16, 3]).year(blue="A")
    assert table.path("threat") == (14, [16, 3], [])
    table.do("reward gold floors")
    assert table.path("threat") == (16, [3], [17])


def test_waiting_floors_follow_the_reward_up_to_four() -> None:  # X6.4, X4.14
    table = at_rewards(11, "AAC").floors_wait("blue", 3).year(blue="A").do("reward gold floors")  # a reward of 2
    assert table.position["guilds"] == {"11": ["blue", 4]}
    assert table.floors("blue") == (10, 1)
    assert [(rule, amount) for rule, _, amount in table.ledger("floor")] == [("X4.9", 2), ("X6.4", 2)]


def test_a_single_waiting_floor_follows() -> None:  # X6.4
    table = at_rewards(11, "AAC").floors_wait("blue", 1).year(blue="A").do("reward gold floors")
    assert table.position["guilds"] == {"11": ["blue", 3]}
    assert table.floors("blue") == (12, 0)


def without_bards() -> Table:
    return at_rewards().bards("coast", blue=20)


def without_floors() -> Table:
    table = at_rewards()
    for city in (1, 2, 3):
        table.guild("blue", city, 4)
    return table.floors_wait("blue", 3)


@pytest.mark.parametrize(
    ("table", "text", "sentence"),
    [
        (at_rewards, "reward gold", "X4.6: two of the three rewards are chosen"),
        (without_bards, "reward gold bards", "X4.8: no bard is left"),
        (without_floors, "reward gold floors", "X4.9: no floor is left"),
        (lambda: at_rewards().guild("red", 17, 1), "reward gold floors", "X4.9: another player’s guild stands in city 17"),
        (lambda: at_rewards().guild("blue", 17, 4), "reward gold floors", "X4.9: the own guild in city 17 is full"),
    ],
)
def test_each_reward_that_is_not_possible_has_a_reason_of_its_own(
    table: Callable[[], Table], text: str, sentence: str
) -> None:  # X4.6, X4.8, X4.9
    state = table().year(blue="A").state
    assert str(GAME.why_not(state, 0, NOTATION.action(state, text))) == sentence


def test_only_gold_is_a_reason_and_so_is_wasteland() -> None:  # X4.8, X4.10
    state = without_bards().guild("red", 17, 1).year(blue="A").state
    assert str(GAME.why_not(state, 0, REWARD)) == "X4.10: only gold is possible here", "nothing is not a choice"
    state = Table(3).at("blue", 19, units="MMM").titan(3).year(blue="A").do("titan 3 MMM").state
    illegal = GAME.why_not(state, 0, NOTATION.action(state, "reward bards floors"))
    assert str(illegal) == "X4.8: only wasteland touches city 19"

"""The sequential test: it stops, and is wrong no more often than it says."""

from random import Random

import pytest

from claycrown.arena.sequential import SequentialTest, expected
from claycrown.arena.series import Series
from claycrown.games import game
from claycrown.record.notation import BadPosition
from claycrown.words import format_message
from tests.vocabulary.contests import a_game, an_order

MATCH = Series("terracotta", game("terracotta").edition(), {}, ("marshal", "greedy"), 100, 1)


def tried(true: float, better_by: float, chance: Random) -> tuple[bool, int]:
    """The verdict and the number of games, where the first is better by so many points in truth."""
    test = SequentialTest(MATCH, better_by)
    games = 0
    while test.verdict is None:
        test.add(a_game(an_order({"marshal": true, "greedy": 0.0}, ["marshal", "greedy"], chance)))
        games += 1
    return test.verdict, games


@pytest.mark.parametrize(("true", "wrong"), [(0.0, True), (100.0, False)])
def test_it_is_seldom_wrong(true: float, wrong: bool) -> None:
    chance = Random(2)
    verdicts = [tried(true, 100.0, chance)[0] for _ in range(200)]
    assert verdicts.count(wrong) / len(verdicts) <= 0.075


def test_a_clear_difference_needs_few_games() -> None:
    chance = Random(3)
    clear = sum(tried(400.0, 50.0, chance)[1] for _ in range(20))
    close = sum(tried(50.0, 50.0, chance)[1] for _ in range(20))
    assert clear * 3 < close


def test_it_waits_until_a_seed_was_played_in_every_seating() -> None:
    test = SequentialTest(MATCH, 20.0)
    before = test.ratio
    test.add(a_game(["marshal", "greedy"]))
    assert test.ratio == before
    test.add(a_game(["marshal", "greedy"]))
    assert test.ratio > before
    assert test.verdict is None


def test_it_says_what_it_found_and_how_sure_it_is() -> None:
    test = SequentialTest(MATCH, 300.0)
    assert format_message(test.sentence()).startswith("marshal better than greedy by 300 points: not decided after 0 seeds")
    while test.verdict is None:
        test.add(a_game(["marshal", "greedy"]))
    assert (
        format_message(test.sentence()) == "marshal is better than greedy: decided after 8 seeds, wrong in about 5% of such tests"
    )
    assert test.to_dict()["verdict"] is True


def test_points_are_odds() -> None:
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)


def test_it_compares_two() -> None:
    with pytest.raises(BadPosition, match="two bots, not 1"):
        SequentialTest(Series("terracotta", MATCH.edition, {}, ("greedy", "greedy"), 1, 1), 20.0)

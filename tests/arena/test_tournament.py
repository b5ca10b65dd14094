"""Forms of play: who meets whom, on which seeds."""

import pytest

from claycrown.arena.series import Series
from claycrown.arena.tournament import all_series, games_in_turn, line_ups
from claycrown.games import game
from claycrown.record.notation import BadPosition

FIELD = ["random", "greedy", "steward", "marshal"]


def test_in_a_round_robin_every_choice_of_bots_meets() -> None:
    assert line_ups("round-robin", FIELD[:3], 2) == [("random", "greedy"), ("random", "steward"), ("greedy", "steward")]
    assert len(line_ups("round-robin", FIELD, 3)) == 4


def test_in_a_gauntlet_the_first_meets_each_of_the_others_at_all_other_seats() -> None:
    assert line_ups("gauntlet", FIELD[:3], 3) == [("random", "greedy", "greedy"), ("random", "steward", "steward")]


def test_on_a_ladder_neighbours_meet() -> None:
    assert line_ups("ladder", FIELD, 3) == [("random", "greedy", "steward"), ("greedy", "steward", "marshal")]


def test_a_match_is_one_table() -> None:
    assert line_ups("match", FIELD[:2], 4) == [("random", "greedy", "random", "greedy")]


@pytest.mark.parametrize(
    ("form", "field", "reason"),
    [
        ("round-robin", FIELD[:2], "a round robin of 3 players needs at least 3 bots"),
        ("ladder", FIELD[:2], "needs at least 3"),
        ("gauntlet", FIELD[:1], "needs at least 2"),
        ("gauntlet", ["random", "greedy", "greedy"], "nobody enters a gauntlet twice"),
        ("ladder", ["random", "greedy", "nobody"], "nobody knows"),
    ],
)
def test_refuses_a_field_that_cannot_play_it(form: str, field: list[str], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        line_ups(form, field, 3)


def test_all_matches_use_the_same_seeds_and_advance_together() -> None:
    table = Series("terracotta", game("terracotta").edition(), {}, ("random",) * 2, 4, 7)
    played = all_series(table, "round-robin", FIELD[:3])
    order = list(games_in_turn(played))
    assert [number for _, number in order] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    for number in range(4):
        assert len({series.seed_of(number) for series in played}) == 1

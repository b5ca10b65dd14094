"""Ratings: in tournaments whose true strengths are known, they are found, and the intervals hold what they promise."""

from dataclasses import replace
from itertools import pairwise
from random import Random

from claycrown.arena.head_to_head import by_rank, share_beaten
from claycrown.arena.ratings import Ratings
from claycrown.games.contract import Result
from tests.vocabulary.contests import a_game, an_order


def held(points: dict[str, float], line_ups: list[list[str]], games: int, tournaments: int) -> float:
    """The share of differences between neighbours that lie within what the intervals say."""
    chance = Random(1)
    names = list(points)
    inside = 0
    for _ in range(tournaments):
        ratings = Ratings(names, len(line_ups[0]))
        for number in range(games * len(line_ups)):
            ratings.add(a_game(an_order(points, line_ups[number % len(line_ups)], chance)))
        found = ratings.table()
        for low, high in pairwise(names):
            error = found[high].points - found[low].points - (points[high] - points[low])
            spread = sum((found[name].high - found[name].points) ** 2 for name in (low, high)) ** 0.5
            inside += abs(error) <= spread
    return inside / (tournaments * (len(names) - 1))


def test_the_intervals_of_a_round_robin_hold_the_true_differences() -> None:
    points = {"a": 0.0, "b": 120.0, "c": 300.0}
    assert held(points, [["a", "b"], ["a", "c"], ["b", "c"]], games=40, tournaments=30) >= 0.93


def test_the_intervals_of_a_gauntlet_do_although_a_bot_has_several_seats() -> None:
    points = {"b": 0.0, "a": 200.0}
    assert held(points, [["a", "b", "b", "b"]], games=60, tournaments=30) >= 0.9


def test_more_games_make_surer() -> None:
    few, many = Ratings(["a", "b"], 2), Ratings(["a", "b"], 2)
    for number in range(64):
        played = a_game(["a", "b"] if number % 2 else ["b", "a"])
        many.add(played)
        if number < 8:
            few.add(played)
    assert many.table()["a"].high - many.table()["a"].low < few.table()["a"].high - few.table()["a"].low
    assert many.table()["a"].games == 64


def test_the_best_comes_first_and_a_game_of_one_bot_says_nothing() -> None:
    ratings = Ratings(["a", "b"], 2)
    ratings.add(a_game(["a", "a"]))
    assert [rating.points for rating in ratings.table().values()] == [0, 0]
    ratings.add(a_game(["b", "a"]))
    assert list(ratings.table()) == ["b", "a"]


def test_a_draw_leaves_equals_equal() -> None:
    game = a_game(["a", "b"])
    drawn = replace(game, result=Result.shared(game.result.ranking, [1, 1], {}))
    assert share_beaten(by_rank(drawn), "a", "b") == share_beaten(by_rank(drawn), "b", "a") == 0.5
    ratings = Ratings(["a", "b"], 2)
    ratings.add(drawn)
    assert [rating.points for rating in ratings.table().values()] == [0, 0]


def test_a_score_is_the_share_of_rivals_that_came_in_later() -> None:
    order = by_rank(a_game(["b", "a", "b", "c"]))
    assert share_beaten(order, "a", "b") == 0.5
    assert share_beaten(order, "b", "a") == 0.5
    assert (share_beaten(order, "a", "c"), share_beaten(order, "c", "b")) == (1.0, 0.0)

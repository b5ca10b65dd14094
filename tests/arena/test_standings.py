"""How a series is counted."""

import pytest

from claycrown.arena.series import PlayedGame, Series
from claycrown.arena.standings import SeriesStandings, wilson
from claycrown.games import game
from claycrown.games.contract import Result
from claycrown.record.figures import figures_by_contestant
from claycrown.record.records import Record


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # As statistics books and packages give it.
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def played(number: int, players: tuple[str, ...], vp: dict[str, int]) -> PlayedGame:
    ranking = tuple(sorted(vp, key=lambda colour: -vp[colour]))
    edition = game("terracotta").edition()
    record = Record("terracotta", edition, {}, list(players), number)
    return PlayedGame(number, players, list(vp), 100, Result(ranking[0], ranking, {"vp": vp}), record)


def test_bots_and_seats_are_counted_apart() -> None:
    series = Series("terracotta", game("terracotta").edition(), {}, ("greedy", "random"), 2, 1)
    standings = SeriesStandings(series)
    standings.add(played(0, ("greedy", "random"), {"yellow": 90, "green": 40}))
    standings.add(played(1, ("random", "greedy"), {"yellow": 60, "green": 50}))
    found = standings.to_dict()
    assert (found["games"], found["decisions"]) == (2, 200)
    greedy = found["bots"]["greedy"]
    assert (greedy["wins"], greedy["win_rate"], greedy["mean_place"], greedy["means"]) == (1, 0.5, 1.5, {"vp": 70.0})
    assert (greedy["by_seat"]["yellow"]["wins"], greedy["by_seat"]["green"]["wins"]) == (1, 0)
    assert (found["seats"]["yellow"]["wins"], found["seats"]["yellow"]["means"]) == (2, {"vp": 75.0})
    assert found["bots"]["random"]["by_seat"]["yellow"]["means"] == {"vp": 60.0}


def test_a_draw_counts_in_equal_parts_for_those_who_share_it() -> None:
    edition = game("terracotta").edition()
    standings = SeriesStandings(Series("terracotta", edition, {}, ("greedy", "random"), 1, 1))
    standings.add(played(0, ("greedy", "random"), {"yellow": 90, "green": 40}))
    result = Result.shared(["yellow", "green"], [1, 1], {"vp": {"yellow": 70, "green": 70}})
    record = Record("terracotta", edition, {}, ["greedy", "random"], 1)
    standings.add(PlayedGame(1, ("greedy", "random"), ["yellow", "green"], 100, result, record))
    found = standings.to_dict()["bots"]
    assert [(found[bot]["wins"], found[bot]["win_rate"], found[bot]["mean_place"]) for bot in ("greedy", "random")] == [
        (1.5, 0.75, 1.0),
        (0.5, 0.25, 1.5),
    ]


def test_a_bot_at_several_seats_wins_a_game_once() -> None:
    series = Series("terracotta", game("terracotta").edition(), {}, ("greedy", "greedy", "random"), 1, 1)
    standings = SeriesStandings(series)
    standings.add(played(0, ("greedy", "greedy", "random"), {"yellow": 90, "green": 40, "blue": 20}))
    greedy = standings.to_dict()["bots"]["greedy"]
    assert (greedy["games"], greedy["wins"], greedy["mean_place"], greedy["means"]) == (1, 1, 1.5, {"vp": 65.0})


def test_a_contestant_who_is_no_player_has_a_line_too() -> None:
    edition = game("xidit").edition()
    standings = SeriesStandings(Series("xidit", edition, {}, ("random",) * 3, 1, 1))
    names = ["virtual", "red", "blue", "green"]
    assessments = [
        {"of": kind, "ranking": [[name, 9 - place] for place, name in enumerate(names)], "out": []}
        for kind in ("wealth", "influence")
    ]
    result = Result("virtual", tuple(names), {"assessments": assessments, "winner": "virtual"})
    record = Record("xidit", edition, {}, ["random"] * 3, 0)
    standings.add(PlayedGame(0, ("random",) * 3, ["blue", "red", "green"], 50, result, record))
    found = standings.to_dict()
    assert found["bots"]["virtual"]["wins"] == 1
    assert found["bots"]["virtual"]["means"] == {"influence": 9.0, "wealth": 9.0}
    assert (found["bots"]["random"]["wins"], found["bots"]["random"]["mean_place"]) == (0, 3.0)
    assert list(found["seats"]) == ["blue", "red", "green"]


def test_what_counts_is_named_in_one_order_whatever_order_the_assessments_have() -> None:
    figures = {"assessments": [{"of": "wealth", "ranking": [["red", 4]]}, {"of": "influence", "ranking": [["red", 2]]}]}
    assert list(figures_by_contestant(figures)) == ["influence", "wealth"]

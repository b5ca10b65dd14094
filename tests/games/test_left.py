"""The one result of a game that players have left for good: they rank behind all who stayed, the first to leave last."""

from collections.abc import Sequence

import pytest

from claycrown.games.contract import Result

FOUR = ("red", "blue", "green", "yellow")


def result(ranking: Sequence[str], places: Sequence[int] = (), winner: str | None = None) -> Result:
    return Result(winner, tuple(ranking), {"points": {}}, tuple(places))


def test_nothing_changes_where_all_stayed() -> None:
    plain = result(FOUR, winner="red")
    assert plain.after_leaving(()) is plain


@pytest.mark.parametrize(
    ("left", "ranking"),
    [
        (["red"], ["blue", "green", "yellow", "red"]),
        (["red", "yellow"], ["blue", "green", "yellow", "red"]),  # yellow stayed longer
        (["yellow", "red"], ["blue", "green", "red", "yellow"]),
        (["yellow"], ["red", "blue", "green", "yellow"]),
        (["green", "red", "yellow", "blue"], ["blue", "yellow", "red", "green"]),  # the last to leave wins
    ],
)
def test_players_who_left_finish_last(left: list[str], ranking: list[str]) -> None:
    found = result(FOUR, winner="red").after_leaving(left)
    assert (list(found.ranking), found.winner, found.places) == (ranking, ranking[0], ())
    assert found.figures == {"points": {}}


def test_a_contestant_without_a_seat_may_win_then() -> None:
    """X9.3: the virtual player stays."""
    found = result(["red", "virtual", "blue"], winner="red").after_leaving(["red"])
    assert (found.winner, found.ranking) == ("virtual", ("virtual", "blue", "red"))


def test_players_who_stayed_go_on_sharing_places() -> None:
    shared = result(FOUR, [1, 1, 3, 3])
    assert shared.after_leaving(["red"]) == result(["blue", "green", "yellow", "red"], [1, 2, 2, 4], "blue")
    assert shared.after_leaving(["yellow"]) == result(FOUR, [1, 1, 3, 4])

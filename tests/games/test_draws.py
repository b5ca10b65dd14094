"""A game may end in a draw: players who tie share a place."""

from random import Random

import pytest

from claycrown.analysis.general import GeneralAnalysis
from claycrown.bots.general.search import Search
from claycrown.bots.ladder import Budget
from claycrown.games import game
from claycrown.games.contract import Result
from claycrown.guide import guide
from claycrown.match import Match
from claycrown.record.notation import AvailableEditions
from claycrown.record.records import places_of, read_record, result_of
from claycrown.words import format_message
from tests.vocabulary import draws, packages


@pytest.fixture(autouse=True)
def highcard(monkeypatch: pytest.MonkeyPatch) -> None:
    packages.install_highcard(monkeypatch)


def test_a_result_says_who_shares_which_place() -> None:
    result = Result.shared(["red", "blue", "green", "yellow"], [1, 1, 3, 4], {})
    assert (result.winner, result.first) == (None, ("red", "blue"))
    assert [result.place(colour) for colour in result.ranking] == [1, 1, 3, 4]
    assert [result.win_share(colour) for colour in result.ranking] == [0.5, 0.5, 0, 0]


def test_a_shared_place_behind_the_winner_is_no_draw() -> None:
    result = Result.shared(["red", "blue", "green"], [1, 2, 2], {})
    assert (result.winner, result.first, result.places) == ("red", ("red",), (1, 2, 2))


def test_a_result_without_ties_is_as_before() -> None:
    result = Result.shared(["red", "blue"], [1, 2], {})
    assert result == Result("red", ("red", "blue"), {})
    assert [result.place("red"), result.place("blue")] == [1, 2]
    assert [result.win_share("red"), result.win_share("blue")] == [1, 0]


@pytest.mark.parametrize("name", ["terracotta", "xidit"])
def test_the_records_of_games_without_ties_have_no_places(name: str) -> None:
    """Their rules break every tie (T10.6, X8.5), and records that were written before stay as they are."""
    rules, rng = game(name), Random(3)
    state = rules.new(3, 3)
    while deciders := rules.deciders(state):
        rules.apply(state, deciders[0], rng.choice(rules.legal(state, deciders[0])))
    result = result_of(name, state)
    assert result is not None and "places" not in result
    assert list(places_of(result).values()) == list(range(1, len(result["ranking"]) + 1))


def test_a_draw_is_recorded_and_read_again() -> None:
    match = draws.drawn()
    written = match.record.to_dict()
    assert written["result"]["winner"] is None
    assert written["result"]["places"] == [1, 1]
    assert set(places_of(written["result"]).values()) == {1}
    assert Match(read_record(written, AvailableEditions())).record.result == written["result"]


def test_the_ending_of_a_game_names_those_who_share_it() -> None:
    match = draws.drawn(players=3)
    names = ["Ada", "Bob", "Cleo"]
    first = [match.seats.index(colour) for colour in match.game.result(match.state).first]
    told = guide("highcard").ending(match.view(-1), -1)
    assert told is not None
    assert format_message(told, names=names) == f"Draw: {names[first[0]]} and {names[first[1]]} share first place."


def test_the_general_search_shares_a_draw() -> None:
    """Blue has the first trick, and Red is sure of the second with the highest card: no simulation counts as a win for one."""
    rules = game("highcard")
    state = rules.new(2, 1, {"tricks": 2})
    state.hands = [[1, 24], [5, 9]]
    for seat, card in ((0, 1), (1, 9)):
        rules.apply(state, seat, card)
    search = Search(rules, rules.view(state, 0), 0, 1)
    search.run(Budget(simulations=4))
    assert search.won == [2, 2]
    assert [(arm.visits, arm.wins, arm.payoff) for _, arm in search.ranking()] == [(4, 2, 2)]


def test_the_analysis_of_a_draw_ends_with_equal_chances() -> None:
    match = draws.drawn()
    assert GeneralAnalysis("highcard").chances(match.state, "quick", 1) == [0.5, 0.5]

"""Chances to survive the assessments: what a position of Lords of Xidit is worth."""

import pytest

from claycrown.games.xidit.bots import evaluation, weights
from claycrown.games.xidit.bots.evaluation import Evaluation
from claycrown.games.xidit.bots.features import MOST_YEARS, NAMES
from claycrown.games.xidit.rules import assessment
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import ASSESSMENTS, MAX_PLAYERS
from claycrown.games.xidit.rules.state import State
from tests.vocabulary.xidit import VARIANTS, Table, busy_play


def chances(state: State) -> list[float]:
    e = weights.evaluation_for(state)
    evaluation.evaluate(e, state)
    return list(e.win_probability[: assessment.contestants(state)])


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_chances_add_up_in_every_position(players: int, options: dict[str, bool]) -> None:
    for number, (state, _, _) in enumerate(busy_play(players, options, seed=players)):
        if number % 7 == 0:
            assert sum(chances(state)) == pytest.approx(1.0)


def test_equals_have_equal_chances_but_for_their_turn() -> None:
    table = Table().put(year=12)
    for colour in table.seats:
        table.at(colour, None, units="MA", gold=5)
    assert chances(table.state) == pytest.approx([0.25] * 4, abs=0.1)


def test_more_is_never_worse() -> None:
    for kind, better in (("gold", {"gold": 9}), ("units", {"units": "MAICB"})):
        poor, rich = Table().put(year=8), Table().put(year=8).at("blue", 1, **better)
        assert chances(rich.state)[0] > chances(poor.state)[0], kind


def test_balance_beats_riches() -> None:  # X8.3
    """In the last year, wealth first: twelve more floors than everybody are of no use with hardly any gold."""
    lopsided, balanced = Table().put(year=12), Table().put(year=12)
    for table, gold in ((lopsided, 1), (balanced, 13)):
        for colour in table.seats:
            table.at(colour, 4, gold=12)
        table.at("blue", 1, gold=gold)
    for city in (10, 11, 12):
        lopsided.guild("blue", city, 4)
    assert chances(lopsided.state)[0] < chances(balanced.state)[0]


def test_what_is_left_after_the_end_is_the_winner() -> None:  # X8.6
    state = Table().put(year=12).at("red", 2, gold=3, units="M").year().shows(0, 1, 0, 0).state
    while not GAME.over(state):
        for seat in GAME.deciders(state):
            GAME.apply(state, seat, GAME.legal(state, seat)[0])
    won = assessment.winner(state)
    assert chances(state)[won] > 0.8 - 1e-9


def test_without_weights_everybody_is_alike() -> None:
    state = Table(players=5).state
    e = Evaluation(5)
    evaluation.evaluate(e, state)
    assert list(e.win_probability) == pytest.approx([0.2] * 5)


def test_the_one_surely_weakest_in_an_assessment_is_out() -> None:  # X8.3
    state = Table().put(assessments=["influence", "wealth", "reputation"]).state
    e = Evaluation(4)
    strength = [0.0] * (ASSESSMENTS * MAX_PLAYERS)
    strength[1 * MAX_PLAYERS + 0] = -25.0  # influence, blue
    strength[0 * MAX_PLAYERS + 1] = -25.0  # wealth, red
    strength[2 * MAX_PLAYERS + 0] = 25.0  # reputation: too late for blue
    e.strength = strength
    evaluation.compute_win_probabilities(e, state)
    assert list(e.win_probability[:4]) == pytest.approx([0, 0, 0.5, 0.5], abs=1e-6)


def test_five_players_lose_two_in_the_first_assessment() -> None:  # X8.3
    state = Table(players=5).state
    e = Evaluation(5)
    strength = [0.0] * (ASSESSMENTS * MAX_PLAYERS)
    strength[0], strength[1] = -20.0, -25.0
    e.strength = strength
    evaluation.compute_win_probabilities(e, state)
    assert list(e.win_probability) == pytest.approx([0, 0, 1 / 3, 1 / 3, 1 / 3], abs=1e-6)


def test_there_is_room_for_every_sign() -> None:
    e = Evaluation(4)
    assert len(e.weight) == MOST_YEARS * ASSESSMENTS * len(NAMES)
    assert len(e.feature) == MAX_PLAYERS * len(NAMES)

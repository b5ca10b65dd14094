"""Learning the weights of Lords of Xidit's evaluation."""

from math import log
from pathlib import Path

import pytest

from claycrown.games.xidit.bots import weights
from claycrown.games.xidit.bots.evaluation import Evaluation
from claycrown.games.xidit.bots.features import FEATURES, MOST_YEARS
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import ASSESSMENTS
from claycrown.games.xidit.rules.state import State
from tests.vocabulary.xidit import busy_play
from tools.training import gradient
from tools.training import xidit as training


def ended(players: int) -> State:
    return [state for state, _, _ in busy_play(players, {}, seed=2)][-1]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_surprise_is_the_logarithm_of_all_orders_without_weights(players: int) -> None:
    end = ended(players)
    orders = {3: 4 * 3 * 2, 4: 4 * 3 * 2, 5: 5 * 4 * 3 * 2}[players]
    assert gradient.step(Evaluation(players), GAME.new(players, 1), end, 0.0) == pytest.approx(log(orders))


def test_learning_makes_what_happened_less_surprising() -> None:
    end, start, e = ended(4), next(state for state, _, _ in busy_play(4, {}, seed=3) if state.year == 6).clone(), Evaluation(4)
    before = gradient.step(e, start, end, 0.05)
    for _ in range(20):
        gradient.step(e, start, end, 0.05)
    assert gradient.step(e, start, end, 0.0) < before


def test_the_table_of_weights_is_read_as_it_was_written(tmp_path: Path) -> None:
    made = {4: [round(number / 7, 3) for number in range(MOST_YEARS * ASSESSMENTS * FEATURES)]}
    training.write(made, tmp_path / "weights.csv")
    assert weights.table(tmp_path / "weights.csv") == made


def test_the_same_games_teach_the_same() -> None:
    first, again, other = (training.learn(3, 5, "random", passes=2, quick=4, seed=seed) for seed in (1, 1, 2))
    assert first == again != other
    assert any(first)

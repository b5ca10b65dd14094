"""Learning the weights of Terracotta Army's evaluation."""

import json
from pathlib import Path

import numpy as np
import pytest

import claycrown
from claycrown.games.terracotta.bots import weights
from claycrown.games.terracotta.bots.features import FEATURES, NAMES, WET
from tools.training import initial_weights
from tools.training import terracotta as training
from tools.training.terracotta import RoundWeights, Sample


def made_up(true: RoundWeights, games: int) -> tuple[list[Sample], dict[int, training.Numbers]]:
    """Moments whose end is just what the weights say."""
    rng = np.random.default_rng(1)
    samples, ends = [], {}
    for game in range(games):
        features = np.zeros((2, FEATURES))
        features[:, WET] = rng.integers(0, 9, 2)
        samples.append(Sample(game, 5, float(rng.random()), features, np.array([10.0, 20.0])))
        ends[game] = true.expects(samples[-1])
    return samples, ends


def test_finds_the_weights_that_explain_the_ends() -> None:
    nothing = RoundWeights(np.zeros(FEATURES), np.zeros(FEATURES))
    true = RoundWeights(np.zeros(FEATURES), np.zeros(FEATURES))
    true.early[WET], true.late[WET] = 2.0, 0.5
    samples, ends = made_up(true, 4000)
    learned = training.fit(samples, ends, nothing)
    assert learned.early[WET] == pytest.approx(2.0, abs=0.15)
    assert learned.late[WET] == pytest.approx(0.5, abs=0.15)
    assert np.abs(np.delete(learned.early, WET)).max() < 1e-9
    early, late = training.spread(samples, ends, learned)
    assert early < 1000 and late < 1000


def test_without_games_to_tell_weights_stay() -> None:
    before = training.rounds_of(initial_weights.table(), 2)[4]
    samples, ends = made_up(before, 50)
    learned = training.fit(samples, ends, before)
    assert np.allclose(learned.early, before.early) and np.allclose(learned.late, before.late)


@pytest.mark.skipif(not claycrown.compiled(), reason="games take long in plain Python")
def test_a_pass_gives_weights_that_play_and_the_same_ones_again(tmp_path: Path) -> None:
    learned = training.run_pass(initial_weights.table(), games=2, seed=1)
    assert learned == training.run_pass(initial_weights.table(), games=2, seed=1)
    training.write(learned, tmp_path / "weights.json")
    again = json.loads((tmp_path / "weights.json").read_text())
    assert again == learned
    assert learned != initial_weights.table()
    for players in (2, 3, 4):
        weights.ready(players, again)


def test_a_weight_for_every_feature_by_hand() -> None:
    assert len(initial_weights.in_vp(1)) == len(NAMES)
    assert initial_weights.in_vp(1)[WET] > initial_weights.in_vp(5)[WET] > 0

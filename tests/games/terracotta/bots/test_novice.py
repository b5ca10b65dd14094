"""The novice of Terracotta Army: weaker than greedy, stronger than chance."""

import pytest

import claycrown
from claycrown import bots
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import PLACE
from tests.games.terracotta.bots.games import leads
from tests.vocabulary.terracotta import Table


@pytest.mark.skipif(not claycrown.compiled(), reason="whole games of thinking bots take long in plain Python")
def test_stands_between_random_and_greedy() -> None:
    novice = bots.make("novice", "terracotta", 1)
    assert all(lead < -20 for lead in leads(novice, bots.make("greedy", "terracotta", 2), seeds=(1, 2)))
    assert all(lead > 20 for lead in leads(novice, bots.make("random", "terracotta", 2), seeds=(1, 2)))


def test_never_thinks_of_turning_a_ring() -> None:
    state = Table().has("yellow", coins=9).state
    assert {0, 1} <= set(GAME.legal(state, 0))
    assert all(bots.make("novice", "terracotta", seed).decide(GAME.view(state, 0), 0) >= PLACE for seed in range(10))

"""Random games from beginning to end: nothing is lost, nothing comes from nowhere, and the same seed gives the same game."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import claycrown
from claycrown.games.contract import SPECTATOR
from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules.game import GAME
from tests.games.terracotta.rules import invariants
from tests.games.terracotta.rules.positions import tables
from tests.vocabulary.terracotta import Table, fields, random_play, varied_choice

SEEDS = st.integers(0, 2**64 - 1)
GAMES = 5 if claycrown.compiled() else 1


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=GAMES)
@given(seed=SEEDS)
def test_what_is_always_true(players: int, seed: int) -> None:
    invariants.play(players, seed)


@settings(max_examples=25 if claycrown.compiled() else 5)
@given(table=tables(), seed=SEEDS)
def test_what_is_always_true_also_from_any_board(table: Table, seed: int) -> None:
    invariants.play_on(table.state, Random(seed), decisions=20)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_gives_the_same_game(players: int) -> None:
    for seed in (0, 1, 2**64 - 1):
        assert fields(GAME.new(players, seed)) == fields(GAME.new(players, seed))
        assert [NOTATION.write(state) for state in random_play(players, seed)] == [
            NOTATION.write(state) for state in random_play(players, seed)
        ]
    assert len({str(NOTATION.write(GAME.new(players, seed))) for seed in range(50)}) == 50


@settings(max_examples=5)
@given(players=st.integers(2, 4), seed=SEEDS)
def test_a_clone_is_independent_both_ways(players: int, seed: int) -> None:
    rng = Random(seed)
    state = GAME.new(players, seed)
    while not GAME.over(state):
        copy = state.clone()
        assert fields(copy) == fields(state)
        assert copy.book is None
        kept = fields(state)
        GAME.apply(copy, copy.actor, varied_choice(copy, rng))
        assert fields(state) == kept
        copied = fields(copy)
        GAME.apply(state, state.actor, varied_choice(state, rng))
        assert fields(copy) == copied


# Two set-ups that lie alike on the table although their seeds differ.
TWINS = (8398, 13504)


def test_states_that_differ_only_in_their_seed_look_alike_in_every_way() -> None:
    one, other = (GAME.new(2, seed) for seed in TWINS)
    rng = Random(1)
    while True:
        assert fields(one) == fields(other)
        for viewer in (SPECTATOR, 0, 1):
            views = [GAME.view(state, viewer) for state in (one, other)]
            assert fields(views[0]) == fields(views[1]) == fields(one)
            assert NOTATION.write(views[0]) == NOTATION.write(views[1])
            assert GAME.ledger(one, viewer) == GAME.ledger(other, viewer) == GAME.ledger(views[0], viewer)
        if GAME.over(one):
            break
        action = varied_choice(one, rng)
        GAME.apply(one, one.actor, action)
        GAME.apply(other, other.actor, action)


def test_the_seed_is_not_in_what_leaves_the_rules() -> None:
    seed = 9_182_736_450_918_273_645
    for state in random_play(3, seed):
        shown = str(fields(GAME.view(state, 0))) + str(NOTATION.write(state)) + str(GAME.ledger(state, 0))
        assert str(seed) not in shown
        assert f"{seed:x}" not in shown


def test_a_view_is_a_copy() -> None:
    state = GAME.new(2, 5)
    view = GAME.view(state, 0)
    GAME.apply(view, view.actor, GAME.legal(view, view.actor)[0])
    assert fields(state) == fields(GAME.new(2, 5))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_determinize_fits_the_view_and_draws_nothing(players: int) -> None:
    for state in random_play(players, 7):
        rng = Random(3)
        view = GAME.view(state, 0)
        assert fields(GAME.determinize(view, rng)) == fields(state)
        assert rng.getstate() == Random(3).getstate()

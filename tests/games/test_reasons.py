"""Random games: whatever is not offered has a reason, and whatever is offered has none."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import claycrown
from claycrown.games.contract import SPECTATOR
from claycrown.games.terracotta.rules.game import GAME as TERRACOTTA
from claycrown.games.xidit.rules.game import GAME as XIDIT
from tests.games.terracotta.rules import invariants as terracotta
from tests.games.terracotta.rules.positions import tables
from tests.games.xidit.rules import invariants as xidit
from tests.vocabulary.terracotta import Table, random_play, varied_choice
from tests.vocabulary.xidit import VARIANTS, busy_play

SEEDS = st.integers(0, 2**32)
EXAMPLES = 4 if claycrown.compiled() else 1
PARTS = 4
MANY = 60
"""Games in a part of the long test."""


def look_at_terracotta(players: int, seed: int, share: float) -> None:
    """Ask about every number there is at so many of the positions of a game."""
    rng = Random(seed)
    for state in random_play(players, seed):
        if rng.random() < share:
            terracotta.check_every_number(state)


def look_at_xidit(players: int, options: dict[str, bool], seed: int, share: float) -> None:
    """Ask about every kind of decision, of all seats, at so many of the positions of a game, and in their views."""
    rng = Random(seed)
    for state, _, _ in busy_play(players, options, seed):
        if rng.random() < share:
            xidit.check_reasons_of_all(state, rng)
            xidit.check_reasons_in_views(state, rng)


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=EXAMPLES)
@given(seed=SEEDS)
def test_every_number_at_a_table_of_terracotta_army_is_offered_or_has_a_reason(players: int, seed: int) -> None:
    look_at_terracotta(players, seed, 0.025)


@settings(max_examples=5 * EXAMPLES)
@given(table=tables(), seed=SEEDS)
def test_every_number_is_offered_or_has_a_reason_on_any_board(table: Table, seed: int) -> None:
    state, rng = table.state, Random(seed)
    for _ in range(rng.randrange(12)):
        if not TERRACOTTA.over(state):
            TERRACOTTA.apply(state, state.actor, varied_choice(state, rng))
    terracotta.check_every_number(state)


@settings(max_examples=3 * EXAMPLES)
@given(variant=st.sampled_from(VARIANTS), is_open=st.booleans(), seed=SEEDS)
def test_every_kind_of_decision_in_lords_of_xidit_is_offered_or_has_a_reason(
    variant: tuple[int, dict[str, bool]], is_open: bool, seed: int
) -> None:
    players, options = variant
    look_at_xidit(players, {**options, "open_screens": is_open}, seed, 0.06)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_seat_that_does_not_exist_has_no_decision(players: int) -> None:
    state = XIDIT.new(players, 1)
    for seat in (SPECTATOR, players, 10**9):
        illegal = XIDIT.why_not(state, seat, 1)
        assert illegal is not None
        assert illegal.rule == "X1.1"


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_many_games_of_terracotta_army(part: int) -> None:
    for game in range(MANY):
        look_at_terracotta(2 + game % 3, part * MANY + game, 0.1)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_many_games_of_lords_of_xidit(part: int) -> None:
    for game in range(MANY):
        players, options = VARIANTS[game % len(VARIANTS)]
        look_at_xidit(players, {**options, "open_screens": game % 3 == 0}, part * MANY + game, 0.3)

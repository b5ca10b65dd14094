"""Random games: whatever is not offered has a reason, and whatever is offered has none."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import claycrown
from claycrown.games.contract import SPECTATOR
from claycrown.games.terracotta.rules.game import GAME as TERRACOTTA
from claycrown.games.terracotta.rules.state import State
from claycrown.games.xidit.rules.game import GAME as XIDIT
from tests.games.terracotta.rules import invariants as terracotta
from tests.games.terracotta.rules.positions import tables
from tests.games.xidit.rules import invariants as xidit
from tests.vocabulary.terracotta import Table, busy_choice
from tests.vocabulary.xidit import VARIANTS, busy_play

SEEDS = st.integers(0, 2**32)
IS_COMPILED = claycrown.compiled()
PARTS = 4
MANY = 60
"""Games in a part of the long test."""


def look_at_terracotta(state: State, rng: Random, decisions: int) -> None:
    """Play on, and ask about every number there is at the first moment of each kind."""
    seen = set()
    for _ in range(decisions):
        if TERRACOTTA.over(state):
            terracotta.check_every_number(state)
            break
        moment = terracotta.kind_of_moment(state)
        if moment not in seen:
            seen.add(moment)
            terracotta.check_every_number(state)
        TERRACOTTA.apply(state, state.actor, busy_choice(state, rng))


def look_at_xidit(players: int, options: dict[str, bool], seed: int, share: float) -> None:
    """Ask about every kind of decision, of all seats, at the first moments of each kind and a share of the others."""
    rng, seen = Random(seed), Counter[int]()
    for state, _, _ in busy_play(players, options, seed):
        seen[state.step] += 1
        if seen[state.step] <= 2 or rng.random() < share:
            xidit.check_reasons_of_all(state, rng)
            xidit.check_reasons_in_views(state, rng)


@settings(max_examples=4 if IS_COMPILED else 1)
@given(players=st.integers(2, 4), seed=SEEDS)
def test_every_number_at_a_table_of_terracotta_army_is_offered_or_has_a_reason(players: int, seed: int) -> None:
    look_at_terracotta(TERRACOTTA.new(players, seed), Random(seed), 10_000)


@settings(max_examples=10 if IS_COMPILED else 2)
@given(table=tables(), seed=SEEDS)
def test_every_number_is_offered_or_has_a_reason_on_any_board(table: Table, seed: int) -> None:
    look_at_terracotta(table.state, Random(seed), 60)


@settings(max_examples=6 if IS_COMPILED else 2)
@given(variant=st.sampled_from(VARIANTS), is_open=st.booleans(), seed=SEEDS)
def test_every_kind_of_decision_in_lords_of_xidit_is_offered_or_has_a_reason(
    variant: tuple[int, dict[str, bool]], is_open: bool, seed: int
) -> None:
    players, options = variant
    look_at_xidit(players, {**options, "open_screens": is_open}, seed, 0.03)


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
    for game in range(part * MANY, (part + 1) * MANY):
        look_at_terracotta(TERRACOTTA.new(2 + game % 3, game), Random(game), 10_000)


@pytest.mark.long
@settings(max_examples=300)
@given(table=tables(), seed=SEEDS)
def test_many_boards_of_terracotta_army(table: Table, seed: int) -> None:
    look_at_terracotta(table.state, Random(seed), 60)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_many_games_of_lords_of_xidit(part: int) -> None:
    for game in range(part * MANY, (part + 1) * MANY):
        players, options = VARIANTS[game % len(VARIANTS)]
        look_at_xidit(players, {**options, "open_screens": game % 3 == 0}, game, 0.3)

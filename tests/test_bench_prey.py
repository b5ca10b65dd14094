"""The scripted strategies that hunt `marshal`."""

import pytest

import claycrown
from bench import prey, prey_xidit
from bench.hunting import wins
from bench.prey import STRATEGIES, Scripted
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import TYPES
from claycrown.games.terracotta.rules.state import State

pytestmark = pytest.mark.skipif(not claycrown.compiled(), reason="whole games take long in plain Python")


def warriors(state: State, seat: int) -> list[int]:
    """The types of those that a player has."""
    own = [space for space in range(state.printed.spaces) if state.owner[space] == seat and 0 < state.statue[space] <= TYPES]
    return [state.statue[space] - 1 for space in own]


def played(names: list[str], rounds: int = 5) -> State:
    state = GAME.new(len(names), 1)
    at_table = [Scripted(name) for name in names]
    while not GAME.over(state) and state.round <= rounds:
        actor = state.actor
        GAME.apply(state, actor, at_table[actor].decide(GAME.view(state, actor), actor))
    return state


def test_strategies_do_what_they_are_called() -> None:
    state = played(["hoard, and build late", "as many warriors as possible"], rounds=3)
    assert len(warriors(state, 0)) < len(warriors(state, 1)) / 2
    state = played(["only coins", "only warriors of type 2"])
    assert state.coins[0] > state.coins[1]
    own = warriors(state, 1)
    assert all(own.count(2) > own.count(other) for other in range(TYPES) if other != 2)


def test_every_strategy_finds_turns() -> None:
    names = list(STRATEGIES)
    for first in range(0, len(names), 4):
        assert played(names[first : first + 4], rounds=1).round == 2


def test_a_game_against_marshals_has_a_winner() -> None:
    assert not wins("terracotta", prey.HUNTERS["random"], 3, 1, simulations=4)
    assert not wins("xidit", prey_xidit.HUNTERS["only waiting"], 4, 1, simulations=4)

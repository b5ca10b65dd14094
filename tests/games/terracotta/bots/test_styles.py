"""Bots with preferences of their own."""

from collections import Counter

import pytest

import claycrown
from claycrown import bots
from claycrown.games.terracotta.bots.styles import STYLES
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import MASTERS, TYPES
from claycrown.games.terracotta.rules.state import State
from tests.games.terracotta.bots.games import played


def test_all_are_offered_between_novice_and_steward() -> None:
    offered = bots.offered("terracotta")
    between = offered[offered.index("novice") + 1 : offered.index("steward")]
    assert [name for name in between if name != "greedy"] == list(STYLES)


@pytest.mark.skipif(not claycrown.compiled(), reason="whole games take long in plain Python")
def test_each_does_what_it_likes() -> None:
    at_table = ["miser", "mason", "captain", "courtier"]
    found: dict[str, Counter[str]] = {name: Counter() for name in at_table}
    for seed in range(4):
        names = [*at_table[seed:], *at_table[:seed]]
        state = played([bots.make(name, "terracotta", seed) for name in names], seed)
        assert GAME.over(state)
        for seat, name in enumerate(names):
            found[name] += kept(state, seat)
    for name, what in {"miser": "coins", "courtier": "masters"}.items():
        assert max(found, key=lambda one: found[one][what]) == name
    assert max(found, key=lambda one: found[one]["warriors"] / found[one]["vp"]) == "mason"  # for what it has, the most built


def kept(state: State, seat: int) -> Counter[str]:
    """What a player has at the end."""
    own = [space for space in range(state.printed.spaces) if state.owner[space] == seat and 0 < state.statue[space] <= TYPES]
    masters = state.masters[seat * MASTERS : (seat + 1) * MASTERS]
    built = len(own)
    return Counter(coins=state.coins[seat], warriors=built, masters=sum(token > 0 for token in masters), vp=state.vp[seat])

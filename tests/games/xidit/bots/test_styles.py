"""Bots with preferences of their own."""

from collections import Counter

import pytest

import claycrown
from claycrown import bots
from claycrown.games.xidit.bots.styles import STYLES
from claycrown.games.xidit.rules import assessment
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import ASSESSMENT_NAMES, TYPES
from claycrown.games.xidit.rules.state import State
from tests.games.xidit.bots.games import played


def test_all_are_offered_between_novice_and_greedy() -> None:
    offered = bots.offered("xidit")
    assert offered[offered.index("novice") + 1 : offered.index("greedy")] == tuple(STYLES)


@pytest.mark.skipif(not claycrown.compiled(), reason="whole games take long in plain Python")
def test_each_does_what_it_likes() -> None:
    found: dict[str, Counter[str]] = {name: Counter() for name in STYLES}
    for seed in range(24):
        names = [*list(STYLES)[seed % 4 :], *list(STYLES)[: seed % 4]]
        state = played([bots.make(name, "xidit", seed) for name in names], seed)
        assert GAME.over(state)
        for seat, name in enumerate(names):
            found[name] += kept(state, seat)
    for name, what in {"treasurer": "wealth", "guildmaster": "influence", "minstrel": "reputation"}.items():
        assert max(found, key=lambda one: found[one][what]) == name
    assert min(found, key=lambda one: found[one]["units"]) == "raider"


def kept(state: State, seat: int) -> Counter[str]:
    """What a player has at the end."""
    found = Counter({name: assessment.worth(state, seat, kind) for kind, name in enumerate(ASSESSMENT_NAMES)})
    found["units"] = sum(state.units[seat * TYPES : (seat + 1) * TYPES])
    return found

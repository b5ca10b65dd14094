"""Bots with preferences of their own."""

from collections import Counter

import pytest

import claycrown
from claycrown import bots
from claycrown.games.xidit.bots.styles import STYLES
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules import assessment
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import ASSESSMENT_NAMES, TYPES
from claycrown.games.xidit.rules.state import State
from tests.games.xidit.bots.games import played
from tests.vocabulary.xidit import Table

PLANNERS = ("raider", "treasurer", "guildmaster", "minstrel")


def test_all_are_offered_between_novice_and_steward() -> None:
    offered = bots.offered("xidit")
    between = offered[offered.index("novice") + 1 : offered.index("steward")]
    assert tuple(name for name in between if name != "greedy") == tuple(STYLES)
    assert between.index("minstrel") < between.index("greedy") < between.index("scout")


@pytest.mark.skipif(not claycrown.compiled(), reason="whole games take long in plain Python")
def test_each_does_what_it_likes() -> None:
    found: dict[str, Counter[str]] = {name: Counter() for name in PLANNERS}
    for seed in range(24):
        names = [*PLANNERS[seed % 4 :], *PLANNERS[: seed % 4]]
        state = played([bots.make(name, "xidit", seed) for name in names], seed)
        assert GAME.over(state)
        for seat, name in enumerate(names):
            found[name] += kept(state, seat)
    for name, what in {"treasurer": "wealth", "guildmaster": "influence", "minstrel": "reputation"}.items():
        assert max(found, key=lambda one: found[one][what]) == name
    assert min(found, key=lambda one: found[one]["units"]) == "raider"


def test_a_champion_fights_the_titan_that_a_scout_passes_by() -> None:  # X4.11
    state = Table().put(year=5).at("blue", 1, units="IIICCB").titan(3).year(blue="AWWWWW").state
    decided = {name: bots.make(name, "xidit", 1).decide(GAME.view(state, 0), 0) for name in ("scout", "champion")}
    assert {name: NOTATION.text(state, action) for name, action in decided.items()} == {
        "scout": "pass",
        "champion": "titan 3 IIC",
    }


def test_a_champion_foresees_who_is_there_first_and_a_scout_does_not() -> None:  # X4.1
    table = Table().put(year=10).at("red", 11, units="MAC").at("blue", 11, units="MAC").threats(17).recruits({10: "AIICC"})
    red = GAME.seats(table.state).index("red")
    view = GAME.view(table.state, red)
    plans = {name: NOTATION.text(table.state, bots.make(name, "xidit", 1).decide(view, red)) for name in ("scout", "champion")}
    assert plans["scout"].startswith("plan RA")
    assert plans["champion"].startswith("plan KA")


def kept(state: State, seat: int) -> Counter[str]:
    """What a player has at the end."""
    found = Counter({name: assessment.worth(state, seat, kind) for kind, name in enumerate(ASSESSMENT_NAMES)})
    found["units"] = sum(state.units[seat * TYPES : (seat + 1) * TYPES])
    return found

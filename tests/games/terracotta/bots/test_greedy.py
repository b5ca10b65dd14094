"""The sense that `greedy` has of Terracotta Army."""

import pytest

from claycrown import bots
from claycrown.games.terracotta.bots import lookahead
from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules.game import GAME
from tests.vocabulary.terracotta import Table, random_play


def greedy(table: Table) -> str:
    """What greedy decides for the player whose turn it is."""
    state = table.state
    return NOTATION.text(state, bots.make("greedy", "terracotta", 1).decide(GAME.view(state, state.actor), state.actor))


def test_builds_where_both_inspectors_look() -> None:
    table = (
        Table()
        .has("yellow", wet=4, coins=0)
        .put(inspectors={"row": 3, "column": 5}, tiles=["clay", "coins", "officers", "guards", "soldiers"])
    )
    assert greedy(table.at_inner("build 2")).startswith("build")
    assert greedy(table).endswith(" e3")


def test_takes_the_majority_on_the_tile_of_the_round() -> None:
    table = Table().has("yellow", wet=2).with_figures("Oy a7", "Gg b7", "Gy i1")
    table.put(inspectors={"row": 4, "column": 5}, round=5, tiles=["coins", "clay", "officers", "soldiers", "guards"])
    assert greedy(table.at_inner("build 2")).startswith("build guard")


def test_uses_a_crossbow_that_scores() -> None:
    table = Table().has("yellow", wet=2, weapons=["crossbow"]).with_figures("Og a1")
    assert greedy(table.at_inner("build 2").do("build crossbowman e1")) == "use crossbow"


def test_moves_an_inspector_to_where_it_pays() -> None:
    table = Table().has("yellow", wet=2, weapons=["sword"]).with_figures("Oy c2", "Gg i7")
    table.put(inspectors={"row": 1, "column": 9}, round=5)
    assert greedy(table.at_inner("build 2").do("build officer e2")) == "use sword row+1"


def test_hires_with_the_cheapest_token() -> None:
    table = Table().has("yellow", coins=9, masters={"smith": 1}).at_middle("master claymaker")
    assert greedy(table) == "hire 2"


def test_keeps_artisans_for_segments_that_only_they_can_enter() -> None:
    table = Table().with_worker("craftsman", 1)
    ways = [
        NOTATION.text(table.state, way) for way in lookahead.candidates(table.state, lookahead.ActionValues(table.state, 1, 0))
    ]
    assert [way for way in ways if way.startswith("place artisan")] == ["place artisan 1"]
    assert len([way for way in ways if way.startswith("place craftsman")]) == 11


@pytest.mark.parametrize("seed", range(3))
def test_considers_something_legal_in_every_position(seed: int) -> None:
    for state in random_play(2 + seed, seed):
        if not GAME.over(state):
            ways = lookahead.candidates(state, lookahead.ActionValues(state.clone(), state.actor, seed))
            assert ways
            assert set(ways) <= set(GAME.legal(state, state.actor))

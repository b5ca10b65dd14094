"""What holds for every bot of every game."""

from collections.abc import Iterator
from typing import Any

import pytest

import claycrown
from claycrown import bots
from claycrown.arena.processes import run
from claycrown.arena.series import Series
from claycrown.arena.tournament import games_in_turn
from claycrown.bots.ladder import Budget
from claycrown.games import contract, game
from claycrown.games.options import defaults
from claycrown.record.notation import notation
from tests.vocabulary.titles import TITLES

TABLES = [(name, players) for name in TITLES for players in game(name).player_counts]
LITTLE = Budget(simulations=6)
"""Enough to show what holds for those who think, too."""
compiled_only = pytest.mark.skipif(not claycrown.compiled(), reason="whole games of thinking bots take long in plain Python")


def decisions(name: str, line_up: list[str], seed: int, most: int) -> Iterator[tuple[Any, int, int]]:
    """The view, the seat and the decision of each step, all checked by the rules."""
    rules = game(name)
    state = rules.new(len(line_up), seed)
    players = [bots.make(bot, name, seed, LITTLE) for bot in line_up]
    for _ in range(most):
        if rules.over(state):
            return
        seat = rules.deciders(state)[-1]
        view = rules.view(state, seat)
        action = players[seat].decide(view, seat)
        yield view, seat, action
        contract.decide(rules, state, seat, action)


@pytest.mark.parametrize("bot", bots.NAMES)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_decides_what_is_legal(name: str, players: int, bot: str) -> None:
    for view, seat, action in decisions(name, [bot, *["random"] * (players - 1)], seed=players, most=60):
        assert game(name).why_not(view, seat, action) is None


@pytest.mark.parametrize("bot", bots.NAMES)
@pytest.mark.parametrize("name", TITLES)
def test_the_same_seed_and_views_give_the_same_decisions(name: str, bot: str) -> None:
    line_up = [bot] * game(name).player_counts[0]
    first, again, other = ([action for _, _, action in decisions(name, line_up, seed, most=20)] for seed in (1, 1, 2))
    assert first == again != other


@pytest.mark.parametrize("bot", bots.NAMES)
@pytest.mark.parametrize("name", TITLES)
def test_thinking_changes_nothing_on_the_table(name: str, bot: str) -> None:
    rules = game(name)
    state = rules.new(rules.player_counts[0], seed=5)
    for _ in range(12):
        seat = rules.deciders(state)[0]
        view = rules.view(state, seat)
        before = notation(name).write(view)
        action = bots.make(bot, name, 1, LITTLE).decide(view, seat)
        assert notation(name).write(view) == before
        rules.apply(state, seat, action)


def test_nobody_knows_other_bots() -> None:
    with pytest.raises(KeyError):
        bots.make("emperor of all", "terracotta", 0)


@compiled_only
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_greedy_beats_random(name: str, players: int) -> None:
    rules = game(name)
    line_up = ("greedy", *["random"] * (players - 1))
    series = Series(name, rules.edition(), defaults(rules.options), line_up, games=players, seed=3)
    for played in run(list(games_in_turn([series])), processes=1):
        assert played.result.winner == played.seats[played.players.index("greedy")]

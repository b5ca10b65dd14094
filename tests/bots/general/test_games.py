"""The general bots play the games of this package through their contract alone."""

from random import Random
from typing import Any

import pytest

import claycrown
from claycrown.bots import NAMES
from claycrown.bots.general import GeneralBots
from claycrown.bots.ladder import Budget
from claycrown.games import game
from claycrown.games.xidit.rules.game import GAME as XIDIT
from claycrown.record.notation import notation
from tests.vocabulary.titles import TITLES
from tests.vocabulary.xidit import busy_play, fields

compiled_only = pytest.mark.skipif(not claycrown.compiled(), reason="whole games of rollouts take long in plain Python")
LITTLE = Budget(simulations=3)


def made(name: str, rung: str, seed: int, budget: Budget) -> Any:
    players = GeneralBots(name)
    quick = {"novice": players.novice, "greedy": players.greedy}
    return quick[rung](seed) if rung in quick else players.searcher(seed, rung, budget)


@compiled_only
@pytest.mark.parametrize("rung", NAMES[1:])
@pytest.mark.parametrize("name", TITLES)
def test_decides_what_is_legal_and_changes_nothing(name: str, rung: str) -> None:
    """In positions from all over a random game."""
    rules, rng = game(name), Random(3)
    state = rules.new(3, 3)
    number = 0
    while deciders := rules.deciders(state):
        seat = deciders[-1]
        action = rng.choice(rules.legal(state, seat))
        if number % 24 == 0:
            view = rules.view(state, seat)
            before = notation(name).write(view)
            decided = made(name, rung, number, LITTLE).decide(view, seat)
            assert rules.why_not(state, seat, decided) is None
            assert notation(name).write(view) == before
        rules.apply(state, seat, action)
        number += 1
    assert number > 60


@compiled_only
def test_what_nobody_can_know_changes_no_decision() -> None:
    """Two states that differ in what is hidden from a seat: that seat decides alike."""
    compared = 0
    for number, (state, seat, _) in enumerate(busy_play(4, {}, seed=1)):
        if seat < 0 or number % 8:
            continue
        view = XIDIT.view(state, seat)
        other = XIDIT.determinize(view, Random(number))
        if fields(XIDIT.view(other, seat)) == fields(view) and fields(other) != fields(state):
            decided = {made("xidit", "steward", 1, LITTLE).decide(XIDIT.view(one, seat), seat) for one in (state, other)}
            assert len(decided) == 1
            compared += 1
    assert compared > 5


def won(name: str, players: int, number: int, simulations: int) -> bool:
    """Against bots that decide at random; the search moves on by a seat from game to game, and has each seat once a seed."""
    rules, rng = game(name), Random(number)
    state = rules.new(players, 1 + number // players)
    own = number % players
    bot = made(name, "steward", number, Budget(simulations=simulations))
    while deciders := rules.deciders(state):
        seat = deciders[0]
        decided = bot.decide(rules.view(state, seat), seat) if seat == own else rng.choice(rules.legal(state, seat))
        rules.apply(state, seat, decided)
    return rules.result(state).winner == rules.seats(state)[own]


@compiled_only
def test_beats_random_in_terracotta_army() -> None:
    """With ten simulations a decision. By chance alone all games would be won once in 16 times."""
    assert all(won("terracotta", 2, number, simulations=10) for number in range(4))


@compiled_only
def test_beats_random_in_lords_of_xidit() -> None:
    """One among four, 20 simulations a decision. By chance alone so many wins would come four times in a thousand."""
    assert sum(won("xidit", 4, number, simulations=20) for number in range(8)) >= 6

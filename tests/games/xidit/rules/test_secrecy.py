"""X1.8, X3.2, X6.1: what nobody else may know reaches nobody else.

Pairs of states that differ only in another's plan or census choice, in the order of a stack below its top, or in the seed must
look the same to every other seat, byte for byte: views, legal decisions and ledgers.
"""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import astuple

from claycrown.games.contract import SPECTATOR
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import AT_PLAN, AT_SHOW, NOT_IN, PLANS, TYPES
from claycrown.games.xidit.rules.state import State
from tests.vocabulary.xidit import VARIANTS, busy_play, fields

games = st.tuples(st.sampled_from(VARIANTS), st.booleans(), st.integers(0, 2**32))
Variant = tuple[tuple[int, dict[str, bool]], bool, int]


def appearance(state: State, viewer: int) -> str:
    """Everything that leaves the rules for one viewer, as bytes would be sent."""
    view = GAME.view(state, viewer)
    legal: Any = []
    if viewer != SPECTATOR and state.step != AT_PLAN:
        legal = GAME.legal(view, viewer)
        assert legal == GAME.legal(state, viewer), "a view is enough to decide by"
    ledger = [astuple(entry) for entry in GAME.ledger(state, viewer)]
    assert ledger == [astuple(entry) for entry in GAME.ledger(view, viewer)]
    return json.dumps([NOTATION.write(view), fields(view), legal, GAME.deciders(view), ledger])


def twin(state: State, rng: Random) -> tuple[State, set[int]]:
    """A state that differs only in secrets, and the seats that may notice: those whose own secret was changed."""
    other = state.clone()
    other.book = state.book
    other.stream = rng.getrandbits(64)
    other.recruitment_stack = below_top_shuffled(state.recruitment_stack, state.recruitment_count, rng)
    other.threat_stack = below_top_shuffled(state.threat_stack, state.threat_count, rng)
    noticing = set()
    for seat in rng.sample(range(state.players), state.players // 2):
        if state.step == AT_PLAN and state.plan[seat] != NOT_IN:
            other.plan = [rng.randrange(PLANS) if which == seat else plan for which, plan in enumerate(other.plan)]
            noticing.add(seat)
        if state.step == AT_SHOW and state.shown[seat] != NOT_IN:
            shown = rng.randint(0, state.units[seat * TYPES + state.census])
            other.shown = [shown if which == seat else chosen for which, chosen in enumerate(other.shown)]
            noticing.add(seat)
    return other, noticing


def below_top_shuffled(stack: list[int], count: int, rng: Random) -> list[int]:
    below = stack[: max(count - 1, 0)]
    rng.shuffle(below)
    return below + stack[len(below) :]


def compare_twins(game: Variant) -> int:
    """States of a whole game beside others that differ only in secrets; gives how many pairs were compared."""
    (players, options), open_screens, seed = game
    rng, pairs = Random(seed), 0
    for state, _, _ in busy_play(players, {**options, "open_screens": open_screens}, seed):
        if rng.random() < 0.25:
            other, noticing = twin(state, rng)
            for viewer in {SPECTATOR, *range(players)} - noticing:
                assert appearance(other, viewer) == appearance(state, viewer)
            pairs += 1
    return pairs


def compare_choices(game: Variant) -> int:
    """Over a whole game each plan and census choice but the last is replaced by another, and nobody else can tell."""
    (players, options), open_screens, seed = game
    rng, pairs = Random(seed), 0
    for state, seat, action in busy_play(players, {**options, "open_screens": open_screens}, seed):
        if state.step in (AT_PLAN, AT_SHOW) and len(GAME.deciders(state)) > 1 and rng.random() < 0.4:
            one, other = state.clone(), state.clone()
            GAME.apply(one, seat, action)
            GAME.apply(other, seat, rng.choice(GAME.legal(state, seat)))
            for viewer in {SPECTATOR, *range(players)} - {seat}:
                assert appearance(other, viewer) == appearance(one, viewer)
            pairs += 1
    return pairs


def compare_screens(game: Variant) -> int:
    """Behind the screens of a game that nobody has watched: units, gold, waiting floors and the Bastion."""
    (players, options), _, seed = game
    rng, pairs = Random(seed), 0
    edition = GAME.edition()
    for state, _, _ in busy_play(players, options, seed):
        if state.step == AT_PLAN and rng.random() < 0.1:
            written = NOTATION.write(state)
            one = NOTATION.read(written, edition, 0)
            other = NOTATION.read(exchanged(written, rng), edition, 0)
            seats = GAME.seats(state)
            for viewer in range(2, players):
                assert appearance(other, viewer) == appearance(one, viewer), seats[viewer]
            assert appearance(other, SPECTATOR) == appearance(one, SPECTATOR)
            pairs += 1
    return pairs


@settings(max_examples=15)
@given(games)
def test_states_that_differ_only_in_secrets_look_the_same(game: Variant) -> None:  # X1.8, X3.2, X6.1
    compare_twins(game)


@settings(max_examples=15)
@given(games)
def test_a_decision_that_is_in_looks_the_same_whatever_it_is(game: Variant) -> None:  # X3.2, X6.1
    compare_choices(game)


@settings(max_examples=20)
@given(games)
def test_screens_that_differ_look_the_same(game: Variant) -> None:  # X1.8
    compare_screens(game)


@pytest.mark.long
@pytest.mark.parametrize("compare", [compare_twins, compare_choices, compare_screens])
def test_ten_thousand_pairs_look_the_same(compare: Callable[[Variant], int]) -> None:  # X1.8, X3.2, X6.1
    pairs = seed = 0
    while pairs < 10_000:
        seed += 1
        pairs += compare((VARIANTS[seed % len(VARIANTS)], seed % 2 == 0, seed))


def exchanged(written: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The same table, but blue and red have other gold, have mixed their units, and other bards of theirs are in the Bastion."""
    other: dict[str, Any] = json.loads(json.dumps(written))
    blue, red = (other["players"][colour] for colour in other["seats"][:2])
    units = sorted(blue["units"] + red["units"])
    rng.shuffle(units)
    half = rng.randint(0, len(units))
    blue["units"], red["units"] = "".join(units[:half]), "".join(units[half:])
    blue["gold"], red["gold"] = rng.randint(0, 50), rng.randint(0, 50)
    for colour in other["seats"][:2]:
        centre = other["regions"].setdefault("centre", {})
        hidden = centre.get(colour, 0) + other["players"][colour]["bards_left"]
        centre[colour] = rng.randint(0, hidden)
        other["players"][colour]["bards_left"] = hidden - centre[colour]
    return other


def test_the_views_of_the_end_show_the_screens() -> None:  # X1.8
    *_, (state, _, _) = busy_play(4, {}, 3)
    assert GAME.over(state)
    view = NOTATION.write(GAME.view(state, SPECTATOR))
    assert view["players"] == NOTATION.write(state)["players"]

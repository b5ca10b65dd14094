"""What is said to follow a decision in the same turn, against what the rules then offer and do."""

import pytest

from claycrown.games.message import Message
from claycrown.games.terracotta.guide import GUIDE
from claycrown.games.terracotta.guide.rest_of_turn import INSTEAD, PLAIN_USE
from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import AT_INNER, AT_MIDDLE, AT_PLACE, AT_WEAPON, DO, OVER, TAKE_CLAY
from claycrown.games.terracotta.rules.state import State
from claycrown.games.terracotta.rules.weapons import weapon_of_built
from claycrown.guide.types import Preview
from claycrown.words import format_message
from tests.vocabulary.terracotta import Table, random_play

GAMES = [(2, 1), (4, 3)]
IMPOSSIBLE = ("terracotta-follows-not", "terracotta-follows-idle")


def applied(state: State, action: int) -> State:
    after = state.clone()
    GAME.apply(after, after.actor, action)
    return after


def what(follows: Message) -> Message:
    told = follows.values["what"]
    assert isinstance(told, Message)
    return told


def can_act(state: State) -> bool:
    return any(action not in INSTEAD for action in GAME.legal(state, state.actor))


def foreseen(state: State, actions: list[int]) -> list[Preview]:
    return GUIDE.previews(state, state.actor, {action: NOTATION.text(state, action) for action in actions})


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_segment_tells_which_of_its_actions_can_be_done(players: int, seed: int) -> None:  # T3.5, T3.7
    seen = set()
    for state in random_play(players, seed):
        if state.step > AT_PLACE:
            continue
        for preview in foreseen(state, GAME.legal(state, state.actor)[::3]):
            if not preview.follows:
                continue  # a ring is turned
            placed = applied(state, NOTATION.action(state, preview.decision))
            inner, middle, _ = map(what, preview.follows)
            assert placed.step == AT_INNER
            assert (inner.id in IMPOSSIBLE) != can_act(placed)
            plain = [action for action in GAME.legal(placed, placed.actor) if action not in INSTEAD] == [DO]
            if plain:
                then = applied(placed, DO)
                assert then.step == AT_MIDDLE
                assert (middle.id in IMPOSSIBLE) != can_act(then)
            seen |= {inner.id, middle.id}
    assert seen > {*IMPOSSIBLE, "terracotta-follows-gains", "terracotta-follows-build", "terracotta-follows-hire"}


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_a_building_is_worth_includes_its_weapon(players: int, seed: int) -> None:  # T5.3, T5.4, T5.5, T5.7, T5.8
    used = 0
    for state in random_play(players, seed):
        if state.step == OVER:
            continue
        seat = state.actor
        for preview in foreseen(state, GAME.legal(state, seat)[::11]):
            built = applied(state, NOTATION.action(state, preview.decision))
            if built.step != AT_WEAPON or state.step == AT_WEAPON:
                continue
            after = applied(built, PLAIN_USE[weapon_of_built(built)])
            if after.round != state.round:
                continue
            vp = after.vp[seat] - state.vp[seat]
            assert preview.gain == vp + (preview.round_gain or 0) + (preview.final_gain or 0)
            (message,) = preview.follows
            assert f"+{after.vp[seat] - built.vp[seat]} VP" in format_message(message)
            used += 1
    assert used


def test_a_segment_where_one_builds_counts_the_best_weapon() -> None:  # T5.3, T5.4, T5.5, T5.7, T5.8
    weapons = 0
    for state in random_play(2, 1):
        if state.step > AT_PLACE or not state.weapons[state.actor]:
            continue
        seat = state.actor
        for preview in foreseen(state, GAME.legal(state, seat)):
            if not preview.follows or what(preview.follows[0]).id != "terracotta-follows-build":
                continue
            placed = applied(state, NOTATION.action(state, preview.decision))
            built = [applied(placed, action) for action in GAME.legal(placed, seat) if action not in INSTEAD]
            used = [applied(one, PLAIN_USE[weapon_of_built(one)]) if one.step == AT_WEAPON else one for one in built]
            best = max(one.vp[seat] for one in used)
            assert what(preview.follows[0]).values["vp"] == best - state.vp[seat]
            weapons += best > max(one.vp[seat] for one in built)
    assert weapons


def test_what_cannot_be_paid_is_said_with_what_there_is() -> None:  # T5.1
    state = Table(players=2).state
    clay = state.wet[state.actor]
    told = [
        format_message(message)
        for preview in foreseen(state, GAME.legal(state, state.actor))
        for message in preview.follows
        if "building here takes" in format_message(message)
    ]
    assert told
    assert all(line.endswith(f"wet clay, and there are {clay})") for line in told)


def test_what_the_inner_action_brings_pays_for_the_next() -> None:  # T3.5
    """In the first turn everybody has few coins: a master becomes possible where the inner action gives some."""
    for state in random_play(4, 3):
        if state.step > AT_PLACE:
            continue
        for preview in foreseen(state, GAME.legal(state, state.actor)):
            if not preview.follows:
                continue
            placed = applied(state, NOTATION.action(state, preview.decision))
            if DO not in GAME.legal(placed, placed.actor):
                continue
            middle = what(preview.follows[1])
            if middle.id == "terracotta-follows-hire" and not can_act(applied(placed, TAKE_CLAY)):
                return  # it could not have been hired with a clay taken instead
    pytest.fail("no such segment came up")

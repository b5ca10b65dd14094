"""The actions on the rings (T4), except the masters, which are in `masters.py`."""

from claycrown.games.choices import Choices

from . import building, decisions, specialists, state, weapons
from .pieces import (
    ARTISAN,
    BUILD,
    CLAY,
    COINS,
    CRAFTSMAN,
    DO,
    NOBODY,
    PRIORITY,
    PRIORITY_TOKEN,
    READY,
    SOAK,
    SPECIALIST,
    TRAIN,
    TRAINED,
)
from .rule_ids import T4_1, T4_2, T4_4, T4_5, T4_7, T4_8
from .state import State


def has_priority(s: State) -> bool:
    """T4.7: the player holds a priority token."""
    return s.priority[s.actor] != 0


def has_effect(s: State, kind: int, value: int) -> bool:
    """T3.7: it would change something and can be carried out. For the actions that leave no choice: T4.1 coins, T4.2 clay,
    T4.4 soak, T4.5 train (a craftsman only), T4.7 priority, T4.8 ready.
    """
    if kind == SOAK:
        return s.dry[s.actor] > 0
    if kind == TRAIN:
        return s.worker == CRAFTSMAN
    if kind == PRIORITY:
        return s.priority_count > 0 and not has_priority(s)
    if kind == READY:
        return not weapons.is_active(s, s.actor, value)
    return kind == COINS or kind == CLAY


def offer_action(s: State, choices: Choices, kind: int, value: int) -> None:
    """T4.3: the ways to build (T5); T4.9: the specialists to buy (T6); any other action is done or not."""
    if kind == BUILD:
        building.offer_build(s, choices, value)
    elif kind == SPECIALIST:
        specialists.offer_specialists(s, choices)
    elif has_effect(s, kind, value):
        choices.offer(DO)


def is_offered(s: State, kind: int, value: int) -> bool:
    """T3.7: there is at least one way to do it."""
    if kind == BUILD:
        return building.can_pay(s, value) and building.can_be_placed(s)
    if kind == SPECIALIST:
        return specialists.any_can_be_bought(s)
    return has_effect(s, kind, value)


def perform(s: State, kind: int, value: int, action: int) -> None:
    """T4.1: gain the coins shown. T4.2: gain the wet clay shown. T4.3: build (T5). T4.8: the weapon shown becomes active.
    T4.9: buy a specialist (T6).
    """
    if kind == COINS:
        state.gain_coins(s, s.actor, value, T4_1)
    elif kind == CLAY:
        state.gain_wet(s, s.actor, value, T4_2)
    elif kind == BUILD:
        building.build(s, decisions.built_warrior(action), decisions.built_space(action), value)
    elif kind == SOAK:
        soak(s)
    elif kind == TRAIN:
        train(s)
    elif kind == PRIORITY:
        take_priority(s)
    elif kind == READY:
        weapons.ready(s, s.actor, value, T4_8)
    elif kind == SPECIALIST:
        specialists.buy(s, action)


def soak(s: State) -> None:
    """T4.4: all own dry clay becomes wet."""
    dry = s.dry[s.actor]
    state.gain_dry(s, s.actor, -dry, T4_4)
    state.gain_wet(s, s.actor, dry, T4_4)


def train(s: State) -> None:
    """T4.5: the craftsman just placed leaves the game, an artisan of that player takes its place."""
    s.craftsmen[s.actor] -= 1
    s.craftsmen_placed[s.actor] -= 1
    s.craftsman_at[s.segment] = NOBODY
    s.artisans[s.actor] += 1
    s.artisans_placed[s.actor] += 1
    s.artisan_at[s.segment] = s.actor
    s.worker = ARTISAN
    state.note(s, T4_5, s.actor, TRAINED, ARTISAN, 0, s.segment)


def take_priority(s: State) -> None:
    """T4.7: the top token, and the wet clay shown on it."""
    s.priority_count -= 1
    token = s.priority_left[s.priority_count]
    s.priority[s.actor] = token
    state.note(s, T4_7, s.actor, PRIORITY_TOKEN, token, 0, NOBODY)
    state.gain_wet(s, s.actor, s.printed.priority_clay[token - 1], T4_7)

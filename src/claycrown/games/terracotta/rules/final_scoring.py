"""The end of the game (T10)."""

from . import groups, majority, mausoleum, state
from .pieces import (
    ARCHER_VP,
    BUY_ARCHER,
    BUY_FOOTMAN,
    FOOTMAN,
    FOOTMAN_DOMINATION,
    FOOTMAN_PRESENCE,
    FOR_ARCHER,
    FOR_FOOTMAN,
    FOR_RESOURCES,
    NOBODY,
)
from .rule_ids import T10_1, T10_4, T10_5
from .state import State


def score_final(s: State) -> None:
    """T10: footmen, groups, archers, resources."""
    score_footmen(s)
    groups.score_groups(s)
    score_archers(s)
    score_resources(s)


def score_footmen(s: State) -> None:
    """T10.1: each footman."""
    if s.specialists_left[BUY_FOOTMAN] < s.printed.specialists:
        for space in range(s.printed.spaces):
            if s.statue[space] == FOOTMAN:
                score_footman(s, space)


def score_footman(s: State, space: int) -> None:
    """T10.1: the warriors on the 8 spaces around it: domination 8 VP, presence 2."""
    majority.begin(s)
    count_around(s, space)
    majority.count_archers(s)
    majority.award(s, FOOTMAN_DOMINATION, FOOTMAN_PRESENCE, T10_1, FOR_FOOTMAN, FOR_FOOTMAN, space)


def count_around(s: State, space: int) -> None:
    """T10.1: the warriors on the 8 spaces around it."""
    columns = s.printed.columns
    top = space // columns - 1
    left = space % columns - 1
    for row in range(top, top + 3):
        for column in range(left, left + 3):
            if 0 <= row < s.printed.rows and 0 <= column < columns:
                majority.count(s, row * columns + column)


def score_archers(s: State) -> None:
    """T10.4: each kneeling archer that faces a warrior: 2 VP to its owner."""
    if s.specialists_left[BUY_ARCHER] < s.printed.specialists:
        for space in range(s.printed.spaces):
            if mausoleum.is_archer(s, space):
                rider = mausoleum.archer_faces(s, space)
                if rider != NOBODY:
                    state.gain_vp(s, s.owner[rider], ARCHER_VP, T10_4, FOR_ARCHER, space)


def score_resources(s: State) -> None:
    """T10.5: half the sum of own clay and coins, rounded down."""
    for player in range(s.players):
        goods = s.wet[player] + s.dry[player] + s.coins[player]
        state.gain_vp(s, player, goods // 2, T10_5, FOR_RESOURCES, NOBODY)

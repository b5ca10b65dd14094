"""Counting warriors, and who dominates a count (T1.8, T8.6).

A count goes: `begin`, then `count` for each space of the area, then `award`.
"""

from . import mausoleum, state
from .pieces import BUY_ARCHER, MAX_PLAYERS, NOBODY
from .state import State


def begin(s: State) -> None:
    for player in range(MAX_PLAYERS):
        s.counted[player] = 0
        s.archers[player] = 0
    for space in range(s.printed.spaces):
        s.is_counted[space] = 0


def count(s: State, space: int) -> None:
    """Count the warrior that holds this space, if there is one: each once, also a mounted one (T6.2)."""
    rider = s.rider[space]
    if rider != NOBODY and s.is_counted[rider] == 0:
        s.is_counted[rider] = 1
        s.counted[s.owner[rider]] += 1


def count_archers(s: State) -> None:
    """T8.6: the kneeling archers that work for warriors that were counted, wherever they stand."""
    if s.specialists_left[BUY_ARCHER] < s.printed.specialists:
        for space in range(s.printed.spaces):
            if mausoleum.is_archer(s, space):
                rider = mausoleum.archer_faces(s, space)
                if rider != NOBODY and s.is_counted[rider] == 1:
                    s.archers[s.owner[rider]] += 1


def dominator(s: State) -> int:
    """T1.8: the only player with the most, at least 1; T8.6: of tied ones the only one with the most archers."""
    most = 0
    archers = -1
    leader = NOBODY
    for player in range(s.players):
        if s.counted[player] > most or (s.counted[player] == most and most > 0 and s.archers[player] > archers):
            most = s.counted[player]
            archers = s.archers[player]
            leader = player
        elif s.counted[player] == most and s.archers[player] == archers:
            leader = NOBODY
    return leader


def award(s: State, domination: int, presence: int, rule: int, source: int, presence_source: int, where: int) -> None:
    """T1.8: a player who scores domination scores no presence for the same count."""
    leader = dominator(s)
    for player in range(s.players):
        if player == leader:
            state.gain_vp(s, player, domination, rule, source, where)
        elif s.counted[player] > 0:
            state.gain_vp(s, player, presence, rule, presence_source, where)

"""The clean-up phase (T9)."""

from . import masters, state, wheel
from .pieces import INNER_RING, MAX_PLAYERS, MIDDLE_RING, NOBODY, PLACE_IN_ORDER, ROUND_BEGINS
from .rule_ids import T9_1, T9_2, T9_3, T9_4
from .state import State


def clean_up(s: State) -> None:
    """T9.1, T9.2, T9.3; also after round 5."""
    new_turn_order(s)
    for player in range(s.players):
        dry_clay(s, player)
    for player in range(s.players):
        state.gain_coins(s, player, masters.bonus_coins(s, player), T9_3)


def new_turn_order(s: State) -> None:
    """T9.1: the holders of 1, 2, 3 come first, then the others in their old order. The tokens go back onto the stack."""
    held = 0
    for player in range(s.players):
        held += s.priority[player]
    if held == 0:
        return
    for place in range(s.players):
        s.old_order[place] = s.order[place]
    filled = 0
    for token in range(1, MAX_PLAYERS):
        for place in range(s.players):
            if s.priority[s.old_order[place]] == token:
                s.order[filled] = s.old_order[place]
                filled += 1
    for place in range(s.players):
        if s.priority[s.old_order[place]] == 0:
            s.order[filled] = s.old_order[place]
            filled += 1
    for place in range(s.players):
        s.priority[place] = 0
        state.note(s, T9_1, s.order[place], PLACE_IN_ORDER, place + 1, 0, NOBODY)
    stack_priority_tokens(s)


def stack_priority_tokens(s: State) -> None:
    """T2.5: players minus 1 of them, the lowest on top (the top lies last)."""
    s.priority_count = s.players - 1
    for i in range(s.players - 1):
        s.priority_left[i] = s.players - 1 - i


def dry_clay(s: State, player: int) -> None:
    """T9.2: all own wet clay dries, less what T7.7 keeps."""
    drying = s.wet[player] - masters.bonus_wet(s, player)
    if drying > 0:
        state.gain_wet(s, player, -drying, T9_2)
        state.gain_dry(s, player, drying, T9_2)


def next_round(s: State) -> None:
    """T9.4: the workers come back, both rings turn by 1, and the next round begins in the new order."""
    wheel.take_workers_back(s)
    wheel.turn_ring(s, INNER_RING)
    wheel.turn_ring(s, MIDDLE_RING)
    s.round += 1
    state.note(s, T9_4, NOBODY, ROUND_BEGINS, s.round, 0, NOBODY)

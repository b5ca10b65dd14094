"""The titans (X1.7): awaking (X5.6), and being fought in a city without a token (X4.11)."""

from claycrown.games.choices import Choices

from . import decisions, state
from .pieces import NOBODY, NOWHERE, PASS, TITAN_BEATEN, TITAN_RAGES, TITAN_STACKS, TYPES
from .rule_ids import X4_11, X5_6
from .state import State


def symbols(s: State, stack: int) -> int:
    """X1.7: how many unit symbols the titans of a stack have."""
    return s.printed.titan_symbols[stack]


def top(s: State, stack: int) -> int:
    """The number of the titan on top of a stack, from 0; NOBODY where the stack is empty."""
    return s.titan[2 * stack] - 1


def is_empty(s: State, stack: int) -> bool:
    return s.titan[2 * stack] == 0


def is_raging(s: State, stack: int) -> bool:
    """X1.7: the top token of the stack rages."""
    return not is_empty(s, stack) and s.raging[stack] != 0


def can_pay(s: State, player: int, stack: int) -> bool:
    """X4.11: any units, as many as its symbols."""
    return state.units_of(s, player) >= symbols(s, stack)


def can_fight_one(s: State, player: int) -> bool:
    """X4.11: a titan rages that the player can eliminate."""
    for stack in range(TITAN_STACKS):
        if is_raging(s, stack) and can_pay(s, player, stack):
            return True
    return False


def offer_titans(s: State, choices: Choices, player: int) -> None:
    """X4.11: one raging titan by any units of the player's choice, or none."""
    choices.offer(PASS)
    for stack in range(TITAN_STACKS):
        if is_raging(s, stack):
            offer_payments(s, choices, player, 0, symbols(s, stack), decisions.fighting(symbols(s, stack)))


def can_give(s: State, player: int, kind: int, amount: int) -> bool:
    """X4.11: the player has that many units of the type."""
    return s.units[player * TYPES + kind] >= amount


def offer_payments(s: State, choices: Choices, player: int, kind: int, missing: int, action: int) -> None:
    """All ways to give the missing units, of this type and those stronger."""
    if missing == 0:
        choices.offer(action)
    elif kind < TYPES:
        for some in range(missing + 1):
            if not can_give(s, player, kind, some):
                return
            offer_payments(s, choices, player, kind + 1, missing - some, action + decisions.giving(kind, some))


def stack_of(s: State, action: int) -> int:
    """The stack of the titan that a decision names by its symbols."""
    for stack in range(TITAN_STACKS):
        if decisions.fought_symbols(action) == symbols(s, stack):
            return stack
    return NOBODY


def pay(s: State, player: int, action: int) -> None:
    """X4.11: the units go back to the barracks."""
    for kind in range(TYPES):
        state.return_units(s, player, kind, decisions.units_given(action, kind), X4_11, s.city[player])


def leave(s: State, stack: int, player: int) -> None:
    """X4.11: the token leaves the game. X5.6: the one under it sleeps until the next awakening."""
    state.note(s, X4_11, player, TITAN_BEATEN, symbols(s, stack), 0, s.city[player])
    s.titan[2 * stack] = s.titan[2 * stack + 1]
    s.titan[2 * stack + 1] = 0
    s.raging[stack] = 0


def awake(s: State) -> None:
    """X5.6: the top token of each stack, if asleep, rages. Raging ones stay. Empty stacks: nothing."""
    for stack in range(TITAN_STACKS):
        if not is_empty(s, stack) and s.raging[stack] == 0:
            s.raging[stack] = 1
            state.note(s, X5_6, NOBODY, TITAN_RAGES, symbols(s, stack), 0, NOWHERE)

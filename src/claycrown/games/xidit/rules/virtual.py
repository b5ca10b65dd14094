"""The virtual player (X9.2): three values that only rise."""

from claycrown.games.choices import Choices

from . import state
from .pieces import ASSESSMENTS, MIN_PLAYERS, NOWHERE, RAISE, RAISED
from .rule_ids import X9_2
from .state import State


def stands(s: State) -> bool:
    """X9.2: with three players, and only then."""
    return s.players == MIN_PLAYERS


def set_up(s: State) -> None:
    """X9.2: the values start for the first, second and third assessment, whichever these are."""
    if stands(s):
        for place in range(ASSESSMENTS):
            start = s.printed.virtual_start_hard[place] if s.hard_virtual else s.printed.virtual_start[place]
            s.virtual[s.assessments[place]] = start


def is_full(s: State, assessment: int) -> bool:
    return s.virtual[assessment] >= s.printed.virtual_highest


def can_rise(s: State) -> bool:
    """X9.2: with all three columns full, nothing."""
    if stands(s):
        for assessment in range(ASSESSMENTS):
            if not is_full(s, assessment):
                return True
    return False


def offer_columns(s: State, choices: Choices) -> None:
    """X9.2: a full column cannot be chosen."""
    for assessment in range(ASSESSMENTS):
        if not is_full(s, assessment):
            choices.offer(RAISE + assessment)


def rise(s: State, player: int, assessment: int) -> None:
    """X9.2: a player who eliminates a threat or a titan must raise one of the three by 1."""
    s.virtual[assessment] += 1
    state.note(s, X9_2, player, RAISED, 1, assessment, NOWHERE)

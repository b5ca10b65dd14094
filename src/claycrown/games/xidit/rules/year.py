"""A year: the secret plans (X3), and how it ends (X7)."""

from . import assessment, state
from .pieces import AT_ORDER, AT_PLAN, FIRST, NOBODY, NOT_IN, NOWHERE, OVER, READY, REVEALED, YEAR
from .rule_ids import X3_1, X3_2, X7_1
from .state import State


def begin_planning(s: State) -> None:
    """X3.1: all players plan at the same time."""
    s.step = AT_PLAN
    s.actor = NOBODY


def plan(s: State, player: int, orders: int) -> None:
    """X3.1: a plan may be changed until every player is ready."""
    s.plan[player] = orders
    state.note(s, X3_1, player, READY, 0, 0, NOWHERE)
    for other in range(s.players):
        if s.plan[other] == NOT_IN:
            return
    reveal(s)


def reveal(s: State) -> None:
    """X3.2: all plans are revealed together when the last player is ready."""
    for turn in range(s.players):
        player = state.seat_in_turn(s, turn)
        state.note(s, X3_2, player, REVEALED, s.plan[player], 0, NOWHERE)
    s.step = AT_ORDER


def put_plans_away(s: State) -> None:
    """All orders are carried out: what held for this year's orders (X4.4, X4.12) is over."""
    s.order = 0
    for player in range(s.players):
        s.plan[player] = NOT_IN
        s.recruited[player] = 0
        s.threat_beaten[player] = 0
        s.titan_beaten[player] = 0


def end(s: State) -> None:
    """X7.1: the next year begins, with the player to the left first; after the last one the game ends instead."""
    if s.year == state.years(s):
        s.step = OVER
        s.actor = NOBODY
        assessment.assess(s)
        assessment.tell(s)
    else:
        s.year += 1
        s.first = state.seat_in_turn(s, 1)
        state.note(s, X7_1, NOBODY, YEAR, s.year, 0, NOWHERE)
        state.note(s, X7_1, s.first, FIRST, s.year, 0, NOWHERE)
        begin_planning(s)

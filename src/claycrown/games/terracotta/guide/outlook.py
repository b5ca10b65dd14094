"""What a decision would be worth, as things stand: the rules themselves score a copy of the table."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from claycrown.games.terracotta.guide.following import before_the_end, of_the_decision
from claycrown.games.terracotta.rules import final, masters, ring_actions, scoring, wheel
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import INNER_RING, MASTER, MASTERS, MIDDLE_RING, OUTER_RING, OVER
from claycrown.games.terracotta.rules.state import State
from claycrown.guide.types import Outlook

RINGS = (INNER_RING, MIDDLE_RING, OUTER_RING)


class Worth(NamedTuple):
    """How many VP a seat would score, or how many more, if nothing else changed."""

    this_round: int
    at_the_end: int

    @property
    def both(self) -> int:
        return self.this_round + self.at_the_end


def outlooks(view: State, seat: int, actions: Iterable[int]) -> list[Outlook]:
    """Nothing is hidden, so only a decision that ends the game cannot be taken back."""
    now = standing(view, seat)
    found = []
    for action in actions:
        after = view.clone()
        GAME.apply(after, seat, action)
        entries = GAME.ledger(after, seat)
        ends = ends_round(view, after)
        gain = None if ends else _more(standing(after, seat), now)
        shown = before_the_end(view, after, entries) if ends else after
        this_round, at_the_end = (None, None) if gain is None else gain
        found.append(Outlook(action, of_the_decision(entries), this_round, at_the_end, after.step == OVER, shown))
    return found


def worth(before: State, after: State, seat: int) -> Worth | None:
    """How many VP more a decision is worth; None where it ends the round, and so tells it itself."""
    return None if ends_round(before, after) else _more(standing(after, seat), standing(before, seat))


def standing(state: State, seat: int) -> Worth:
    """Of the board alone, without half the goods of T10.5."""
    goods = _scored(state, final.score_resources, seat)
    return Worth(_scored(state, scoring.score_round, seat), _scored(state, final.score_final, seat) - goods)


def _scored(state: State, score: Callable[[State], None], seat: int) -> int:
    """What a scoring of the rules gives the seat. No ledger is kept: many decisions are looked at."""
    copy = state.clone()
    score(copy)
    return copy.vp[seat] - state.vp[seat]


def ends_round(before: State, after: State) -> bool:
    return after.round != before.round or after.step == OVER


def _more(after: Worth, before: Worth) -> Worth:
    return Worth(after.this_round - before.this_round, after.at_the_end - before.at_the_end)


def can_do(s: State, ring: int) -> bool:
    """Whether the action of a ring in the worker's segment could be done with what the player has now."""
    kind, value = wheel.action_kind(s, ring), wheel.action_value(s, ring)
    if kind != MASTER:
        return ring_actions.is_offered(s, kind, value)
    if masters.has_token_at(s, s.actor, value):
        return masters.is_ability_offered(s, value)
    return any(masters.can_hire(s, token) for token in range(MASTERS))

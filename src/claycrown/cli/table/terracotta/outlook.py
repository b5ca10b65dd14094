"""What a decision would be worth, as things stand: the rules themselves score a copy of the table."""

from collections.abc import Sequence
from typing import NamedTuple

from claycrown.games.contract import Entry
from claycrown.games.terracotta import masters, ring_actions, wheel
from claycrown.games.terracotta.game import score_final, score_round
from claycrown.games.terracotta.pieces import INNER_RING, MASTER, MASTERS, MIDDLE_RING, OUTER_RING, OVER
from claycrown.games.terracotta.state import State


class Worth(NamedTuple):
    """How many VP more a seat would score, if nothing else changed."""

    this_round: int
    at_the_end: int

    @property
    def both(self) -> int:
        return self.this_round + self.at_the_end


def worth(before: State, after: State, seat: int) -> Worth | None:
    """Of the board alone, without half the goods of T10.5; None where the decision ends the round, and so tells it itself."""
    if after.round != before.round or after.step == OVER:
        return None
    return Worth(
        _vp(score_round(after), seat) - _vp(score_round(before), seat),
        _vp(score_final(after), seat) - _vp(score_final(before), seat),
    )


def _vp(entries: Sequence[Entry], seat: int) -> int:
    return sum(entry.amount for entry in entries if entry.seat == seat and entry.source != "resources")


def of_the_decision(entries: Sequence[Entry]) -> list[Entry]:
    """Without what the end of the round (T8, T9) and of the game (T10) did after it."""
    return [entry for entry in entries if not is_of_the_end(entry.rule)]


def is_of_the_end(rule: str) -> bool:
    return rule.startswith(("T8.", "T9.", "T10."))


def can_do(s: State, ring: int) -> bool:
    """Whether the action of a ring in the worker's segment could be done with what the player has now."""
    kind, value = wheel.action_kind(s, ring), wheel.action_value(s, ring)
    if kind != MASTER:
        return ring_actions.is_offered(s, kind, value)
    if masters.has_token_at(s, s.actor, value):
        return masters.is_ability_offered(s, value)
    return any(masters.can_hire(s, token) for token in range(MASTERS))


RINGS = (INNER_RING, MIDDLE_RING, OUTER_RING)

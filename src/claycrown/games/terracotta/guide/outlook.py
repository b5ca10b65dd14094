"""What a decision would be worth, as things stand: the rules themselves score a copy of the table."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from claycrown.games.terracotta.rules import final, scoring
from claycrown.games.terracotta.rules.ending import decided, is_round_over
from claycrown.games.terracotta.rules.game import entries
from claycrown.games.terracotta.rules.pieces import ROUNDS
from claycrown.games.terracotta.rules.state import State
from claycrown.guide.types import Outlook


class Standing(NamedTuple):
    """How many VP a seat would score."""

    this_round: int
    at_the_end: int


def outlooks(view: State, seat: int, decisions: Mapping[int, str]) -> list[Outlook]:
    """Nothing is hidden, so only a decision that ends the game cannot be taken back."""
    now = standing(view, seat)
    found = []
    for action, text in decisions.items():
        after = decided(view, action)
        told = entries(after)
        if is_round_over(after):  # the scorings that follow tell it themselves
            found.append(Outlook(text, told, None, None, view.round == ROUNDS, after))
        else:
            then = standing(after, seat)
            gains = then.this_round - now.this_round, then.at_the_end - now.at_the_end
            found.append(Outlook(text, told, *gains, False, after))
    return found


def standing(state: State, seat: int) -> Standing:
    """Of the board alone, without half the goods of T10.5."""
    goods = _scored(state, final.score_resources, seat)
    return Standing(_scored(state, scoring.score_round, seat), _scored(state, final.score_final, seat) - goods)


def _scored(state: State, score: Callable[[State], None], seat: int) -> int:
    """What a scoring of the rules gives the seat. No ledger is kept: many decisions are looked at."""
    copy = state.clone()
    score(copy)
    return copy.vp[seat] - state.vp[seat]

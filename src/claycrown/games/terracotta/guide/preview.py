"""What a decision would be worth, as things stand: the rules themselves score a copy of the table."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from claycrown.games.terracotta.guide import rest_of_turn
from claycrown.games.terracotta.rules import final_scoring, scoring
from claycrown.games.terracotta.rules.game import entries
from claycrown.games.terracotta.rules.pieces import AT_INNER, AT_PLACE, ROUNDS
from claycrown.games.terracotta.rules.scoring_steps import decided, is_round_over
from claycrown.games.terracotta.rules.state import State
from claycrown.guide.types import Preview


class ProjectedScore(NamedTuple):
    """How many VP a seat would score."""

    this_round: int
    at_the_end: int


def previews(view: State, seat: int, decisions: Mapping[int, str]) -> list[Preview]:
    """Nothing is hidden, so only a decision that ends the game cannot be taken back."""
    now = standing(view, seat)
    return [_preview(view, seat, action, text, now) for action, text in decisions.items()]


def _preview(view: State, seat: int, action: int, text: str, now: ProjectedScore) -> Preview:
    after = decided(view, action)
    effects, used = entries(after), rest_of_turn.weapon_used(after)
    vp = sum(entry.amount for entry in (*effects, *used) if (entry.seat, entry.what) == (seat, "vp"))
    if is_round_over(after):  # the scorings that follow have their own lines
        return Preview(text, effects, None, None, view.round == ROUNDS, after, [], vp, True)
    then = standing(after, seat)
    round_gain, final_gain = then.this_round - now.this_round, then.at_the_end - now.at_the_end
    follows = rest_of_turn.segment_actions(after) if view.step <= AT_PLACE and after.step == AT_INNER else []
    if used:
        follows = [rest_of_turn.weapon(after, used)]
    gain, ends_turn = vp + round_gain + final_gain, after.actor != seat
    return Preview(text, effects, round_gain, final_gain, False, after, follows, gain, ends_turn)


def standing(state: State, seat: int) -> ProjectedScore:
    """Of the board alone, without half the goods of T10.5."""
    goods = _scored(state, final_scoring.score_resources, seat)
    return ProjectedScore(_scored(state, scoring.score_round, seat), _scored(state, final_scoring.score_final, seat) - goods)


def _scored(state: State, score: Callable[[State], None], seat: int) -> int:
    """What a scoring of the rules gives the seat. No ledger is kept, since there are many decisions to compare."""
    copy = state.clone()
    score(copy)
    return copy.vp[seat] - state.vp[seat]

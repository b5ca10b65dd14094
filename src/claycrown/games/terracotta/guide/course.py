"""A decision in play, played again by the rules: its own effect, then its automatic consequences."""

from collections.abc import Sequence

from claycrown.games.contract import LedgerEntry
from claycrown.games.terracotta.rules.game import entries
from claycrown.games.terracotta.rules.pieces import OVER
from claycrown.games.terracotta.rules.scoring_steps import Phase, decided, phases
from claycrown.games.terracotta.rules.state import State
from claycrown.guide.types import DecisionView


def of(moved: DecisionView) -> tuple[Sequence[LedgerEntry], list[Phase]]:
    """Its own lines of the ledger, and the phases that it set off; none unless it ended the round."""
    if not ended_round(moved.before, moved.after) or moved.action is None:
        return moved.entries, []
    table = decided(moved.before, moved.action)
    return entries(table), list(phases(table))


def ended_round(before: State, after: State) -> bool:
    return after.round != before.round or after.step == OVER

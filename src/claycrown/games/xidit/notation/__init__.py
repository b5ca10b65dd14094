"""Lords of Xidit written down."""

from typing import Any, ClassVar

from claycrown.games.edition import Edition
from claycrown.games.xidit.notation import decisions, position, snapshot
from claycrown.games.xidit.rules.game import EDITIONS, GAME, assess
from claycrown.games.xidit.rules.pieces import AT_PLAN, ORDER_LETTERS, ORDERS
from claycrown.games.xidit.rules.state import State
from claycrown.record.notation import BadPosition

ANY_PLAN = "plan *"
"""In brief: all 15,625 plans."""


class XiditNotation:
    text = staticmethod(decisions.text)
    action = staticmethod(decisions.action)
    decision = staticmethod(decisions.decision)
    decisions = staticmethod(decisions.of)
    patterns: ClassVar[dict[str, str]] = {"plan": f"[{ORDER_LETTERS}]{{{ORDERS}}}"}
    """X3.1: any six orders are a plan."""
    write = staticmethod(position.write)
    snapshot = staticmethod(snapshot.write)

    def read(self, written: Any, edition: Edition, seed: int) -> State:
        return position.read(written, EDITIONS.printed(edition), seed)

    def restore(self, stored: Any, edition: Edition) -> State:
        return snapshot.read(stored, EDITIONS.printed(edition))

    def legal(self, state: State, seat: int, brief: bool) -> list[str]:
        if brief and state.step == AT_PLAN:
            return [ANY_PLAN] if seat in GAME.deciders(state) else []
        return decisions.of(state).texts(GAME.legal(state, seat))

    def score_sheet(self, state: State, final: bool) -> dict[str, Any]:
        """X8: the three assessments and the winner."""
        if not final:
            raise BadPosition("", "xidit-score-final-only")
        return assess(state)


NOTATION = XiditNotation()

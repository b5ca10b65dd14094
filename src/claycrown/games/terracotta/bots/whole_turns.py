"""What all bots have in common that settle on a whole turn at its beginning and then play it."""

from abc import ABC, abstractmethod
from typing import Any

from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.state import State


class WholeTurns(ABC):
    def __init__(self) -> None:
        self._plan: list[int] = []
        self._expected: Any = None

    @abstractmethod
    def plan(self, view: State) -> list[int]:
        """The decisions of a turn, or of what is left of it."""

    def decide(self, view: State, seat: int) -> int:
        """The next one of the turn that was settled, unless something else is on the table than expected."""
        if not self._plan or signature(view) != self._expected:
            self._plan = self.plan(view)
        action = self._plan.pop(0)
        after = view.clone()
        GAME.apply(after, seat, action)
        self._expected = signature(after)
        return action


def signature(state: State) -> tuple[Any, ...]:
    """Enough of a position to distinguish it from others in the same game."""
    return (
        *(state.players, state.round, state.actor, state.step, state.segment, state.built, state.inner_turn, state.middle_turn),
        *(state.row_inspector, state.column_inspector, list(state.craftsman_at), list(state.artisan_at), list(state.weapons)),
        *(list(state.vp), list(state.coins), list(state.wet), list(state.dry), list(state.statue), list(state.owner)),
        *(list(state.order), list(state.masters), list(state.priority), list(state.warehouse), list(state.tiles)),
    )

"""Oh Hell written down."""

from typing import Any

from claycrown.games.edition import Edition
from ohhell.notation import decisions, position
from ohhell.rules import scoring
from ohhell.rules.game import GAME
from ohhell.rules.printed import EDITIONS
from ohhell.rules.state import State


class OhHellNotation:
    text = staticmethod(decisions.text)
    action = staticmethod(decisions.action)
    decision = staticmethod(decisions.decision)
    decisions = staticmethod(decisions.of)
    write = staticmethod(position.write)

    def read(self, written: Any, edition: Edition, seed: int) -> State:
        return position.read(written, EDITIONS.printed(edition), seed)

    def snapshot(self, state: State) -> dict[str, Any]:
        """A position does not hold what is still to be shuffled."""
        return {"position": position.write(state), "stream": state.stream}

    def restore(self, snapshot: Any, edition: Edition) -> State:
        return position.read(snapshot["position"], EDITIONS.printed(edition), snapshot["stream"])

    def legal(self, state: State, seat: int, brief: bool) -> list[str]:
        return [decisions.text(state, action) for action in GAME.legal(state, seat)]

    def score_sheet(self, state: State, final: bool) -> dict[str, Any]:
        """What this deal would score if it ended now, or the points of the game."""
        if final:
            return {colour: {"items": [], "total": state.points[seat]} for seat, colour in enumerate(GAME.seats(state))}
        sheet: dict[str, Any] = {}
        for seat, colour in enumerate(GAME.seats(state)):
            worth = scoring.worth(state, seat)
            items = [[source, points] for _, source, points in worth]
            sheet[colour] = {"items": items, "total": sum(points for _, _, points in worth)}
        return sheet


NOTATION = OhHellNotation()

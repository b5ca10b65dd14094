"""Terracotta Army written down."""

from typing import Any

from claycrown.games.edition import Edition
from claycrown.games.terracotta.notation import decisions, position
from claycrown.games.terracotta.rules.game import EDITIONS, GAME, score_final, score_round
from claycrown.games.terracotta.rules.state import State


class TerracottaNotation:
    text = staticmethod(decisions.text)
    action = staticmethod(decisions.action)
    decision = staticmethod(decisions.decision)
    decisions = staticmethod(decisions.of)
    write = staticmethod(position.write)

    def read(self, written: Any, edition: Edition, seed: int) -> State:
        return position.read(written, EDITIONS.printed(edition))

    def snapshot(self, state: State) -> dict[str, Any]:
        """A position holds everything: this game keeps no secret."""
        return position.write(state)

    def restore(self, snapshot: Any, edition: Edition) -> State:
        return position.read(snapshot, EDITIONS.printed(edition))

    def legal(self, state: State, seat: int, brief: bool) -> list[str]:
        return decisions.of(state).texts(GAME.legal(state, seat))

    def score_sheet(self, state: State, final: bool) -> dict[str, Any]:
        """For each seat the items in the order of scoring, and their sum."""
        seats = position.seats(state)
        sheet: dict[str, Any] = {colour: {"items": [], "total": 0} for colour in seats}
        for entry in score_final(state) if final else score_round(state):
            column = sheet[seats[entry.seat]]
            column["items"].append([entry.source, entry.amount])
            column["total"] += entry.amount
        return sheet


NOTATION = TerracottaNotation()

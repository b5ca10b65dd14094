"""Whether a decision brings something to light: a draw, or something that a player had kept secret.

This works without knowing the game. Before the decision a viewer imagines some tables that fit what they see. If all of them look
the same afterwards, the viewer learns nothing; otherwise something is revealed.
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from claycrown.games import contract, game
from claycrown.games.contract import SPECTATOR, Game, LedgerEntry
from claycrown.record.notation import Notation, notation

TRIES = 6
"""Two different tables may look alike after the decision by chance; six hardly ever do."""


@cache
def keeps_secrets(name: str) -> bool:
    """Whether a game hides anything from anybody, judged by the set-up; if not, everybody sees the same."""
    rules, written = game(name), notation(name)
    for players in rules.player_counts:
        state = contract.set_up(rules, players, 0)
        if any(written.write(rules.view(state, viewer)) != written.snapshot(state) for viewer in (SPECTATOR, 0)):
            return True
    return False


def fitting(rules: Game[Any], view: Any) -> Iterator[Any]:
    """Some tables that fit a view."""
    return (rules.determinize(view, Random(chance)) for chance in range(TRIES))


class Observation(NamedTuple):
    """What a viewer sees after a decision: the table, and what happened."""

    table: dict[str, Any]
    entries: list[LedgerEntry]


def observe(rules: Game[Any], notation: Notation, after: Any, viewer: int) -> Observation:
    """Of a state that still has its ledger."""
    return Observation(notation.write(rules.view(after, viewer)), list(rules.ledger(after, viewer)))


def observe_after(rules: Game[Any], notation: Notation, table: Any, viewer: int, seat: int, action: int) -> Observation | None:
    """What a viewer would see on a table after a seat's decision; None where the decision is impossible there."""
    after = table.clone()
    try:
        contract.decide(rules, after, seat, action)
    except contract.Illegal:
        return None
    return observe(rules, notation, after, viewer)

"""Whether a decision brings something to light: a draw, or something that a player had kept secret.

Told apart without knowing the game. Before the decision a viewer imagines some tables that fit what they see. If it leads to the
same sight on all of them, the viewer learns nothing from it; otherwise something comes to light.
"""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from claycrown.games.contract import Entry, Game
from claycrown.record.notation import Notation

TRIES = 6
"""Two different tables may look alike after the decision by chance; hardly six."""


def fitting(game: Game[Any], view: Any) -> Iterator[Any]:
    """Some tables that fit a view."""
    return (game.determinize(view, Random(chance)) for chance in range(TRIES))


class Sight(NamedTuple):
    """What a viewer sees after a decision: the table, and how it came about."""

    table: dict[str, Any]
    entries: list[Entry]


def sight(game: Game[Any], notation: Notation, after: Any, viewer: int) -> Sight:
    """Of a state that still knows its ledger."""
    return Sight(notation.write(game.view(after, viewer)), list(game.ledger(after, viewer)))


def sights(
    game: Game[Any], notation: Notation, tables: Iterable[Any], viewer: int, seat: int, action: int
) -> Iterator[Sight | None]:
    """What a viewer would see on each of the tables after a seat's decision; None where it could not be made."""
    for table in tables:
        if game.why_not(table, seat, action) is not None:
            yield None
            continue
        after = table.clone()
        game.apply(after, seat, action)
        yield sight(game, notation, after, viewer)

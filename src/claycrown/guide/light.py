"""Whether a decision brings something to light: a draw, or something that a player had kept secret.

Told apart without knowing the game. Before the decision a viewer imagines some tables that fit what they see. If it leads to the
same sight on all of them, the viewer learns nothing from it; otherwise something comes to light.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from claycrown.games import game
from claycrown.games.contract import SPECTATOR, Entry, Game
from claycrown.record.notation import Notation, notation

TRIES = 6
"""Two different tables may look alike after the decision by chance; hardly six."""


def fitting(game: Game[Any], view: Any) -> Iterator[Any]:
    """Some tables that fit a view."""
    return (game.determinize(view, Random(chance)) for chance in range(TRIES))


@cache
def keeps_secrets(name: str) -> bool:
    """Whether a game hides anything from anybody, as seen at its set-up: if a seat sees less than there is."""
    rules, written = game(name), notation(name)
    for players in rules.player_counts:
        state = rules.new(players, 0)
        if any(written.write(rules.view(state, viewer)) != written.snapshot(state) for viewer in (SPECTATOR, 0)):
            return True
    return False


def came_to_light(game: Game[Any], notation: Notation, before: Any, seat: int, action: int) -> bool:
    """Whether a decision showed anybody at the table, or who looks on, something that they could not know before."""
    after = before.clone()
    game.apply(after, seat, action)
    viewers = (SPECTATOR, *range(before.players))
    return any(_learns(game, notation, before, after, seat, action, viewer) for viewer in viewers)


def _learns(game: Game[Any], notation: Notation, before: Any, after: Any, seat: int, action: int, viewer: int) -> bool:
    seen = sight(game, notation, after, viewer)
    tables = fitting(game, game.view(before, viewer))
    return any(other != seen for other in sights(game, notation, tables, viewer, seat, action))


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

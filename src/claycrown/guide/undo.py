"""Whether a decision may be undone: one answer for the library, the terminal and the server.

One's own last decisions may, never across another player's, a draw or a reveal, and never once the game is over.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

from claycrown.games.contract import SPECTATOR, Game
from claycrown.games.refused import Refused
from claycrown.guide import guide
from claycrown.guide.general import made_again
from claycrown.guide.question import whole_decisions
from claycrown.guide.reveals import Observation, fitting, keeps_secrets, observe, observe_after
from claycrown.record.notation import Notation

CODES = ("over", "nothing_to_undo", "not_yours", "revealed")
"""Why not; the words are those of the server's refusals, which have the same codes."""
MOST = 60
"""Other decisions that are tried on an imagined table: secret ones look the same at once, and open ones hardly ever do."""


class CannotUndo(Refused):
    """A decision that stays as it is."""

    def __init__(self, code: str) -> None:
        super().__init__(f"refusal-{code.replace('_', '-')}")
        self.code = code
        """One of `CODES`."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code,)


class Transition(NamedTuple):
    """A decision that stands, with the whole states around it."""

    seat: int
    action: int
    before: Any
    after: Any


def why_not(game: Game[Any], notation: Notation, last: Transition | None, seat: int) -> CannotUndo | None:
    """Why a seat may not undo the last decision; None if it may."""
    if last is None:
        return CannotUndo("nothing_to_undo")
    if game.over(last.after):
        return CannotUndo("over")
    if last.seat != seat:
        return CannotUndo("not_yours")
    if came_to_light(game, notation, last):
        return CannotUndo("revealed")
    return None


def came_to_light(game: Game[Any], notation: Notation, made: Transition) -> bool:
    """Whether a decision showed somebody, at the table or looking on, something that they could not know before."""
    if not keeps_secrets(game.name):
        return False  # nothing is hidden at all, not even what is still to be drawn
    known = guide(game.name).came_to_light(made.before, made.seat, made.action)
    return is_distinguishable(game, notation, made) if known is None else known


def is_distinguishable(game: Game[Any], notation: Notation, made: Transition) -> bool:
    """The same for any game: whether a viewer can rule out some of the tables that fit what they saw before the decision."""
    after = made_again(game, made.before, made.seat, made.action)
    return any(_learns(game, notation, made, after, viewer) for viewer in (SPECTATOR, *range(after.players)))


def _learns(game: Game[Any], notation: Notation, made: Transition, after: Any, viewer: int) -> bool:
    seen = observe(game, notation, after, viewer)
    tables = fitting(game, game.view(made.before, viewer))
    return not all(could_look_like(game, notation, table, viewer, made, seen) for table in tables)


def could_look_like(game: Game[Any], notation: Notation, table: Any, viewer: int, made: Transition, seen: Observation) -> bool:
    """Whether a viewer could have seen the same on an imagined table. Where the seat could not decide so there, because it does
    not hold the card in question, any other decision of the seat that looks the same will do."""
    after = observe_after(game, notation, table, viewer, made.seat, made.action)
    if after is not None:
        return after == seen
    others = islice(_possible(game, notation, table, made.seat), MOST)
    return any(observe_after(game, notation, table, viewer, made.seat, action) == seen for action in others)


def _possible(game: Game[Any], notation: Notation, table: Any, seat: int) -> Iterator[int]:
    """What a seat may decide; one that has decided and may change it is only asked by the guide."""
    yield from game.legal(table, seat)
    if seat not in game.deciders(table):
        view = game.view(table, seat)
        asked = guide(game.name).question(view, seat)
        yield from (notation.action(view, text) for text in (whole_decisions(asked) if asked is not None else ()))

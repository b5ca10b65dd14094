"""Whether a decision may be undone: one answer for the library, the terminal and the server.

Players may undo their own last decisions, never across another player's decision, a draw or a reveal, and never once the game is
over. Where no other person plays, the bots' answers go with them (`match.undo_of`).
"""

from collections.abc import Collection, Iterator
from itertools import islice
from typing import Any, NamedTuple

from claycrown.games.contract import SPECTATOR, Game
from claycrown.games.refused import Refused
from claycrown.guide import guide
from claycrown.guide.general import replay_decision
from claycrown.guide.question import whole_decisions
from claycrown.guide.reveals import Observation, fitting, keeps_secrets, observe, observe_after
from claycrown.record.notation import Notation

CODES = ("over", "nothing_to_undo", "not_yours", "revealed")
"""The reason as a code; the server's refusals have the same codes and the words."""
MOST = 60
"""How many other decisions are tried on an imagined table: secret ones look the same at once, open ones hardly ever do."""


class CannotUndo(Refused):
    """A decision that cannot be undone."""

    def __init__(self, code: str) -> None:
        super().__init__(f"refusal-{code.replace('_', '-')}")
        self.code = code
        """One of `CODES`."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code,)


class Transition(NamedTuple):
    """A decision in play, with the whole states before and after it."""

    seat: int
    action: int
    before: Any
    after: Any


def why_not(game: Game[Any], notation: Notation, last: Transition, seats: Collection[int]) -> CannotUndo | None:
    """Why the last decision may not be undone, if only those of some seats may be; None if it may."""
    if game.over(last.after):
        return CannotUndo("over")
    if last.seat not in seats:
        return CannotUndo("not_yours")
    if came_to_light(game, notation, last):
        return CannotUndo("revealed")
    return None


def came_to_light(game: Game[Any], notation: Notation, made: Transition) -> bool:
    """Whether a decision showed anybody, player or spectator, something that they could not know before."""
    if not keeps_secrets(game.name):
        return False  # nothing is hidden at all, not even what is still to be drawn
    known = guide(game.name).came_to_light(made.before, made.seat, made.action)
    return is_distinguishable(game, notation, made) if known is None else known


def is_distinguishable(game: Game[Any], notation: Notation, made: Transition) -> bool:
    """The same for any game: whether a viewer can rule out some of the tables that fit what they saw before the decision."""
    after = replay_decision(game, made.before, made.seat, made.action)
    return any(_learns(game, notation, made, after, viewer) for viewer in (SPECTATOR, *range(after.players)))


def _learns(game: Game[Any], notation: Notation, made: Transition, after: Any, viewer: int) -> bool:
    seen = observe(game, notation, after, viewer)
    tables = fitting(game, game.view(made.before, viewer))
    return not all(could_look_like(game, notation, table, viewer, made, seen) for table in tables)


def could_look_like(game: Game[Any], notation: Notation, table: Any, viewer: int, made: Transition, seen: Observation) -> bool:
    """Whether a viewer could have seen the same on an imagined table. Where the seat could not decide this there, because it does
    not hold the card in question, any other decision of the seat that looks the same will do.
    """
    after = observe_after(game, notation, table, viewer, made.seat, made.action)
    if after is not None:
        return after == seen
    others = islice(_possible(game, notation, table, made.seat), MOST)
    return any(observe_after(game, notation, table, viewer, made.seat, action) == seen for action in others)


def _possible(game: Game[Any], notation: Notation, table: Any, seat: int) -> Iterator[int]:
    """A seat's legal decisions; for a seat that may change its decision, only the guide knows them."""
    yield from game.legal(table, seat)
    if seat not in game.deciders(table):
        view = game.view(table, seat)
        asked = guide(game.name).question(view, seat)
        yield from (notation.action(view, text) for text in (whole_decisions(asked) if asked is not None else ()))

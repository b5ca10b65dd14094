"""Who has to decide since when, which decisions are made without knowing the others', and how far a turn reaches.

A turn is what one seat decides in a row while it alone has to decide, within one round; or what several decide at once, none
knowing the others'. Numbers count decisions: the set-up is 0.
"""

from typing import Any, NamedTuple

from claycrown.games.contract import Game


class PendingDecisions(NamedTuple):
    """Who has to decide."""

    deciders: tuple[int, ...]
    """The seats that have to decide."""
    sealed: tuple[int, ...] = ()
    """The seats that decide without knowing what others decide at the same time."""
    since: int = 0
    """The number of decisions at which the pending decisions came up."""
    turn: int = 0
    """The number of decisions at which the turn of the seat to decide began."""

    def is_sealed(self, seat: int) -> bool:
        """Whether the seat decides without knowing the others' decisions: theirs are pending, too, or it changes its own."""
        return seat in self.sealed or seat not in self.deciders

    def turn_of(self, seat: int) -> int:
        """The number of decisions at which the turn began that a decision of this seat belongs to."""
        return self.since if self.is_sealed(seat) else self.turn


def pending_at_start(game: Game[Any], state: Any) -> PendingDecisions:
    """After the set-up."""
    deciders = tuple(game.deciders(state))
    return PendingDecisions(deciders, deciders if len(deciders) > 1 else ())


def pending_after(
    game: Game[Any], pending: PendingDecisions, before: Any, seat: int, number: int, after: Any
) -> PendingDecisions:
    """After the decision of that number, made by a seat: `before` and `after` are the states around it."""
    deciders = tuple(game.deciders(after))
    rest = tuple(other for other in pending.deciders if other != seat)
    if deciders and deciders == rest:  # the others' decisions are still pending
        since, sealed = pending.since, tuple(other for other in pending.sealed if other in deciders)
    else:
        since, sealed = number, ()
    if len(deciders) > 1:
        sealed = deciders
    same_turn = deciders == pending.deciders == (seat,) and game.round(after) == game.round(before)
    return PendingDecisions(deciders, sealed, since, pending.turn if same_turn else number)

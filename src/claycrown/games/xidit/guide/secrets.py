"""What is decided behind the screens, and how long it may be changed."""

from collections.abc import Sequence

from claycrown.games.xidit.rules.pieces import AT_PLAN, AT_SHOW, AT_TITAN, NOT_IN
from claycrown.games.xidit.rules.state import State


def is_secret(view: State) -> bool:
    """Plans, census choices and what one gives for a titan need what is behind the own screen; all else is open."""
    return view.step in (AT_PLAN, AT_SHOW, AT_TITAN)


def may_change(view: State) -> Sequence[int]:
    """X3.1, X6.1: players who have planned or shown may change it until the last one has."""
    if view.step not in (AT_PLAN, AT_SHOW):
        return ()
    choices = view.plan if view.step == AT_PLAN else view.shown
    return [seat for seat in range(view.players) if choices[seat] != NOT_IN]

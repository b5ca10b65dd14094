"""A whole state for storage, secrets included: the position, the seed's random numbers, and what the table has noted down."""

from typing import Any

from claycrown.games.xidit.notation import position
from claycrown.games.xidit.rules.printed import Printed
from claycrown.games.xidit.rules.state import State

NOTED = ("stream", "watched", "seen_units", "seen_gold", "seen_bastion", "seen_waiting", "seen_in")
"""The state's fields that a position does not hold."""


def write(state: State) -> dict[str, Any]:
    return {"position": position.write(state), **{field: _copy(getattr(state, field)) for field in NOTED}}


def read(snapshot: Any, printed: Printed) -> State:
    """Only for what `write` has made."""
    state = position.read(snapshot["position"], printed)
    for field in NOTED:
        setattr(state, field, _copy(snapshot[field]))
    return state


def _copy(value: Any) -> Any:
    """Uncompiled, a state's list is the list itself."""
    return list(value) if isinstance(value, list) else value

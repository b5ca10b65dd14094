"""How a game ended, in a sentence: the game's own, unless resignations changed the ranking."""

from collections.abc import Sequence
from typing import Any

from claycrown.games import game
from claycrown.games.contract import SPECTATOR
from claycrown.games.message import Message
from claycrown.guide import general, guide


def ending(name: str, view: Any, seat: int, left: Sequence[str] = ()) -> Message | None:
    """For a seat or a spectator; None while the game goes on. `left`: the colours of the players who left for good, in order."""
    message = guide(name).ending(view, seat)
    if message is None or not left:
        return message
    rules = game(name)
    colours, by_rules = rules.seats(view), rules.result(view)
    result = by_rules.after_leaving(left)
    if result.ranking == by_rules.ranking:
        return message
    dropped_out = seat != SPECTATOR and colours[seat] in left and colours[seat] not in result.first
    id = "general-ending-left" if dropped_out else "general-ending-others-left"
    return Message(id, {"ending": general.ending(colours, result.first, seat)})

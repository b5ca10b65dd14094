"""How a game ended for somebody (T10.6)."""

from claycrown.games.contract import SPECTATOR
from claycrown.games.message import Message, Value
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import OVER
from claycrown.games.terracotta.rules.state import State
from claycrown.guide.question import player


def ending(view: State, seat: int) -> Message | None:
    """Who won and by how much: for the winner and for spectators ahead of the second, for all others ahead of themselves."""
    if view.step != OVER:
        return None
    winner, second = map(GAME.seats(view).index, GAME.result(view).ranking[:2])
    other = second if seat in (winner, SPECTATOR) else seat
    by = view.vp[winner] - view.vp[other]
    values: dict[str, Value] = {"who": player(winner), "vp": view.vp[winner], "by": by, "tie": "no" if by else "yes"}
    if seat == winner:
        return Message("terracotta-ending-won", values)
    return Message("terracotta-ending-lost" if seat != SPECTATOR else "terracotta-ending-seen", values)

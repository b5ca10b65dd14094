"""What a worker process does for a bot. It knows the views of the seats that bots play and nothing else.

A player's bot is kept for a while, so that what it planned for a turn is not thought through again at every decision. A bot that
is not there any more is made again, and thinks again.
"""

from typing import Any

from claycrown import bots
from claycrown.bots.ladder import Budget

KEPT = 64
"""Players whose bots are kept."""

_kept: dict[tuple[str, int], bots.Bot] = {}
"""By table and seat, the one who was asked last at the end."""


def decide(player: tuple[str, int], bot: str, game: str, view: Any, seat: int, seed: int, budget: Budget | None) -> bytes:
    """The bot's decision as a number in digits."""
    kept = _kept.pop(player, None)
    if kept is None or kept.name != bot:
        kept = bots.make(bot, game, seed, budget)
    elif isinstance(kept, bots.ThinksAhead) and budget is not None:
        kept.budget = budget  # on a busy server it is less than before
    decision = int(kept.decide(view, seat))
    _kept[player] = kept
    if len(_kept) > KEPT:
        del _kept[next(iter(_kept))]
    return b"%d" % decision

"""Whether a decision brought something to light: a draw, or something that a player had kept secret.

Told apart without knowing the game. Before the decision each viewer imagines some tables that fit what they see. If on all of
them the decision leads to what the viewer saw in fact, nobody learned anything from it; otherwise something came to light.
"""

from random import Random
from typing import Any

from claycrown.games.contract import SPECTATOR
from claycrown.server.positions import Step

TRIES = 6
"""Two different tables may look alike after the decision by chance; hardly six."""


def came_to_light(step: Step) -> bool:
    """Whether a decision showed somebody something that they could not know before."""
    rules, before = step.rules, step.before.state
    if not rules.has_secrets:
        return False  # nothing is hidden at all, not even what is still to be drawn
    action = rules.notation.action(before, step.entry.text)
    viewers = (SPECTATOR, *range(before.players))
    return any(_learns(step, action, viewer) for viewer in viewers)


def _learns(step: Step, action: int, viewer: int) -> bool:
    rules = step.rules
    seen_before = rules.game.view(step.before.state, viewer)
    seen_after = rules.view(step.after.state, viewer)
    for chance in range(TRIES):
        imagined: Any = rules.game.determinize(seen_before, Random(chance))
        if rules.game.why_not(imagined, step.entry.seat, action) is not None:
            return True
        rules.game.apply(imagined, step.entry.seat, action)
        if rules.view(imagined, viewer) != seen_after:
            return True
    return False

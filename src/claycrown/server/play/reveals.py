"""Whether a decision brought something to light, so that it cannot be undone: for anybody at the table, and who looks on."""

from typing import Any

from claycrown.games.contract import SPECTATOR
from claycrown.guide.light import fitting, sight, sights
from claycrown.server.play.positions import Step
from claycrown.server.play.rules import Rules


def came_to_light(step: Step) -> bool:
    """Whether a decision showed somebody something that they could not know before."""
    rules, before, seat = step.rules, step.before.state, step.entry.seat
    if not rules.has_secrets:
        return False  # nothing is hidden at all, not even what is still to be drawn
    action = rules.notation.action(before, step.entry.text)
    after = before.clone()
    rules.game.apply(after, seat, action)  # once more: what is kept of it knows its ledger no longer
    viewers = (SPECTATOR, *range(before.players))
    return any(_learns(rules, before, after, seat, action, viewer) for viewer in viewers)


def _learns(rules: Rules, before: Any, after: Any, seat: int, action: int, viewer: int) -> bool:
    game, notation = rules.game, rules.notation
    seen = sight(game, notation, after, viewer)
    tables = fitting(game, game.view(before, viewer))
    return any(other != seen for other in sights(game, notation, tables, viewer, seat, action))

"""Whether a decision brought something to light, so that it cannot be undone: for anybody at the table, and who looks on."""

from claycrown.guide import light
from claycrown.server.positions import Step


def came_to_light(step: Step) -> bool:
    """Whether a decision showed somebody something that they could not know before."""
    rules, before = step.rules, step.before.state
    if not rules.has_secrets:
        return False  # nothing is hidden at all, not even what is still to be drawn
    action = rules.notation.action(before, step.entry.text)
    return light.came_to_light(rules.game, rules.notation, before, step.entry.seat, action)

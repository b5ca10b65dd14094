"""What the result of any game counts: for tables of means, statistics and studies."""

from collections.abc import Mapping
from typing import Any


def figures_by_contestant(figures: Mapping[str, Any]) -> dict[str, dict[str, int]]:
    """By name and contestant: points, or the value in each assessment. What is not a count by contestant is left out."""
    found: dict[str, dict[str, int]] = {}
    for name, value in figures.items():
        if isinstance(value, Mapping):
            if all(isinstance(number, int) for number in value.values()):
                found[name] = dict(value)
        elif isinstance(value, list | tuple):
            ranked = [part for part in value if isinstance(part, Mapping) and "of" in part and "ranking" in part]
            # Not in this game's order: others have another one.
            found |= {part["of"]: dict(part["ranking"]) for part in sorted(ranked, key=lambda part: str(part["of"]))}
    return found

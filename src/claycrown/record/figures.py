"""What the result of any game counts: for tables of means, statistics and studies."""

from collections.abc import Mapping
from typing import Any


def figures_by_contestant(figures: Mapping[str, Any]) -> dict[str, dict[str, int]]:
    """By name and contestant: points, or the value in each ranking. Anything that is not a number per contestant is left out."""
    found: dict[str, dict[str, int]] = {}
    for name, value in figures.items():
        if isinstance(value, Mapping):
            if all(isinstance(number, int) for number in value.values()):
                found[name] = dict(value)
    # Not in this game's order: it differs from game to game.
    found |= {part["of"]: dict(part["ranking"]) for part in sorted(rankings_in(figures), key=lambda part: str(part["of"]))}
    return found


def rankings_in(written: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The rankings that decided a game: what each is `of`, and its `ranking` as pairs of contestant and value."""
    lists = (value for value in written.values() if isinstance(value, list | tuple))
    return [part for parts in lists for part in parts if isinstance(part, Mapping) and "of" in part and "ranking" in part]

"""A position for people, whatever the game."""

from collections.abc import Mapping
from typing import Any


def shown(value: Mapping[str, Any], indent: str) -> list[str]:
    """Line by line: what is short on one, boards row by row."""
    lines = []
    for key, item in value.items():
        if isinstance(item, Mapping) and any(isinstance(part, Mapping) for part in item.values()):
            lines += [f"{indent}{key}:", *shown(item, indent + "  ")]
        elif isinstance(item, list) and len(item) > 1 and all(isinstance(row, str) and len(row) > 12 for row in item):
            lines += [f"{indent}{key}:", *(f"{indent}  {row}" for row in item)]
        else:
            lines.append(f"{indent}{key}: {_short(item)}")
    return lines


def _short(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_short(item)}" for key, item in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(_short(item) for item in value) or "-"
    return "-" if value in (None, "") else str(value)

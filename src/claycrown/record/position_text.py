"""A position for people, whatever the game."""

from collections.abc import Mapping
from typing import Any

from claycrown.words import t


def position_text(position: Mapping[str, Any]) -> list[str]:
    """Line by line: a line for each thing, boards and players row by row."""
    lines = []
    for key, value in position.items():
        rows = _rows(value)
        lines += [f"{key}:", *(f"  {row}" for row in rows)] if rows else [f"{key}: {_short(value)}"]
    return lines


def _rows(value: Any) -> list[str]:
    """Values that need a line each; empty if they fit on one."""
    if isinstance(value, Mapping) and value and all(isinstance(item, Mapping) for item in value.values()):
        return [f"{key}: {_short(item)}" for key, item in value.items()]
    if isinstance(value, list) and len(value) > 1 and all(isinstance(row, str) and len(row) > 12 for row in value):
        return value
    return []


def _short(value: Any, inside: bool = False) -> str:
    if isinstance(value, Mapping | list):
        items = value.items() if isinstance(value, Mapping) else [("", item) for item in value]
        text = ", ".join(f"{key} {_short(item, True)}".strip() for key, item in items)
        return f"({text})" if inside and text else text or "-"
    if isinstance(value, bool):
        return t("general-yes" if value else "general-no")
    return "-" if value in (None, "") else str(value)

"""Names of spaces and other places, as the notation writes them."""

from .pieces import (
    COLUMN_INSPECTOR,
    FOR_COLUMN,
    FOR_ROW,
    FOR_TILE,
    NOBODY,
    ROW_INSPECTOR,
    SOURCE_NAMES,
    TILE_NAMES,
    TRAINED,
    WAREHOUSE,
    WHAT_NAMES,
    WORKER,
)
from .printed import Printed

COLUMN_LETTERS = "abcdefghi"


def space(printed: Printed, number: int) -> str:
    """`e4`: columns a to i from the left, rows 1 to 7 from the top."""
    return _space(printed.columns, number)


def _space(columns: int, number: int) -> str:
    return f"{COLUMN_LETTERS[number % columns]}{number // columns + 1}"


def what(number: int) -> str:
    return WHAT_NAMES[number]


def source(number: int) -> str:
    return SOURCE_NAMES[number]


def where(columns: int, what: int, source: int, number: int) -> str:
    """The place in a ledger line: a space, or a segment, warehouse, row, column or tile."""
    if number == NOBODY:
        return ""
    if what in (WORKER, TRAINED, WAREHOUSE, ROW_INSPECTOR):
        return str(number + 1)
    if what == COLUMN_INSPECTOR or source == FOR_COLUMN:
        return COLUMN_LETTERS[number]
    if source == FOR_ROW:
        return str(number + 1)
    if source == FOR_TILE:
        return TILE_NAMES[number]
    return _space(columns, number)

"""Names of spaces and other places, as the notation writes them."""

from . import pieces
from .printed import Printed

COLUMN_LETTERS = "abcdefghi"


def space(printed: Printed, number: int) -> str:
    """`e4`: columns a to i from the left, rows 1 to 7 from the top."""
    return _space(printed.columns, number)


def _space(columns: int, number: int) -> str:
    return f"{COLUMN_LETTERS[number % columns]}{number // columns + 1}"


def what(number: int) -> str:
    return pieces.WHAT_NAMES[number]


def source(number: int) -> str:
    return pieces.SOURCE_NAMES[number]


def where(columns: int, what: int, source: int, number: int) -> str:
    """The place in a ledger line: a space, or a segment, warehouse, row, column or tile."""
    if number == pieces.NOBODY:
        return ""
    if what in (pieces.WORKER, pieces.TRAINED, pieces.WAREHOUSE, pieces.ROW_INSPECTOR):
        return str(number + 1)
    if what == pieces.COLUMN_INSPECTOR or source == pieces.FOR_COLUMN:
        return COLUMN_LETTERS[number]
    if source == pieces.FOR_ROW:
        return str(number + 1)
    if source == pieces.FOR_TILE:
        return pieces.TILE_NAMES[number]
    return _space(columns, number)

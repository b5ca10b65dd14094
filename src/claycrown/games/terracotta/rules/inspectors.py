"""The two inspectors on their tracks (T1.10): one for the rows, one for the columns."""

from . import state
from .pieces import COLUMN_INSPECTOR, ROW_INSPECTOR
from .state import State


def move_row(s: State, steps: int, player: int, rule: int) -> None:
    """T1.10: forward, from the last space to the first; backward the reverse."""
    s.row_inspector = (s.row_inspector + s.printed.rows + steps) % s.printed.rows
    state.note(s, rule, player, ROW_INSPECTOR, steps, 0, s.row_inspector)


def move_column(s: State, steps: int, player: int, rule: int) -> None:
    """T1.10: forward, from the last space to the first; backward the reverse."""
    s.column_inspector = (s.column_inspector + s.printed.columns + steps) % s.printed.columns
    state.note(s, rule, player, COLUMN_INSPECTOR, steps, 0, s.column_inspector)

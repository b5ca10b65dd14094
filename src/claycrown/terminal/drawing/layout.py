"""The size of the boards: side by side above the choices, or one at a time in a small terminal."""

from collections.abc import Sequence

from textual.geometry import Size

from claycrown.terminal.drawing.panels import Panel

WIDE = Size(120, 35)
"""The smallest terminal that shows all panels; a smaller one shows one panel at a time."""
BOARDS = 23
"""The minimum height of the boards in such a terminal."""
MOST_BOARDS = 31
LOWER = 15
"""Lines for the choices and the log below the boards."""
LOWER_COMPACT = 9
"""The same in a small terminal, including the lines at the top and bottom."""
WIDENING = 12
"""The most extra columns that the last panel takes."""


def is_wide(size: Size) -> bool:
    return size.width >= WIDE.width and size.height >= WIDE.height


def fitting(panels: Sequence[Panel], size: Size) -> tuple[int, list[int]]:
    """The height and the widths of the boards, which grow with the terminal but leave room for the text below."""
    gaps = len(panels) - 1
    for height in range(max(BOARDS, min(size.height - LOWER - 2, MOST_BOARDS)), BOARDS - 1, -1):
        widths = [panel.measure(height) for panel in panels]
        if sum(widths) + gaps <= size.width:
            break
    widths[-1] += min(WIDENING, max(0, size.width - sum(widths) - gaps))
    return height, widths


def compact_height(size: Size) -> int:
    """The height of a wide board in a small terminal, above the choices."""
    return max(14, size.height - LOWER_COMPACT)

"""How much room the boards get: side by side above the choices, or one at a time in a small terminal."""

from collections.abc import Sequence

from textual.geometry import Size

from claycrown.terminal.drawing.panels import Panel

WIDE = Size(120, 35)
"""From this size on the whole table fits; a smaller terminal shows one panel at a time."""
BOARDS = 23
"""Lines that the boards then have at least."""
MOST_BOARDS = 31
LOWER = 15
"""Lines for the choices and the log below the boards."""
LOWER_COMPACT = 9
"""The same in a small terminal, with the lines above and below it, where the board lies above them."""
WIDENING = 12
"""What the last panel takes of the columns left over."""


def is_wide(size: Size) -> bool:
    return size.width >= WIDE.width and size.height >= WIDE.height


def fitting(panels: Sequence[Panel], size: Size) -> tuple[int, list[int]]:
    """The boards grow with the terminal, but leave room to read below: their height and widths."""
    gaps = len(panels) - 1
    for height in range(max(BOARDS, min(size.height - LOWER - 2, MOST_BOARDS)), BOARDS - 1, -1):
        widths = [panel.measure(height) for panel in panels]
        if sum(widths) + gaps <= size.width:
            break
    widths[-1] += min(WIDENING, max(0, size.width - sum(widths) - gaps))
    return height, widths


def compact_height(size: Size) -> int:
    """Of a wide board in a small terminal: the choices lie below it."""
    return max(14, size.height - LOWER_COMPACT)

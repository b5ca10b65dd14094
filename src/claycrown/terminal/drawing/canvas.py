"""A grid of character cells for a board: text, filled areas, half-cell pixels, and the targets of cells."""

from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

UPPER_HALF = "▀"


@lru_cache(maxsize=4096)
def style(ink: str, ground: str, bold: bool) -> Style:
    return Style(color=ink, bgcolor=ground, bold=bold)


class Canvas:
    """Cells with a character, a colour, a background and a weight. Anything outside is clipped."""

    def __init__(self, width: int, height: int, ground: str, ink: str) -> None:
        self.width = width
        self.height = height
        self._default_ink = ink
        self._sign = [[" "] * width for _ in range(height)]
        self._ink = [[ink] * width for _ in range(height)]
        self._ground = [[ground] * width for _ in range(height)]
        self._bold = [[False] * width for _ in range(height)]
        self._target: dict[tuple[int, int], str] = {}
        self._topic: dict[tuple[int, int], str] = {}

    def _inside(self, x: int, y: int) -> bool:
        return 0 <= x < self.width and 0 <= y < self.height

    def put(self, x: int, y: int, text: str, ink: str | None = None, ground: str | None = None, bold: bool = False) -> int:
        """Write a text, by default on the existing background, and return the column after it."""
        for sign in text:
            if self._inside(x, y):
                self._sign[y][x] = sign
                self._ink[y][x] = ink or self._default_ink
                self._bold[y][x] = bold
                if ground is not None:
                    self._ground[y][x] = ground
            x += 1
        return x

    def fill(self, x: int, y: int, width: int, height: int, ground: str) -> None:
        for row in range(y, y + height):
            self.put(x, row, " " * width, ground=ground)

    def pixels(self, x: int, y: int, upper: str, lower: str) -> None:
        """The two half-cell pixels of a cell. Two equal ones become a plain cell, which has no seams in any font."""
        if upper == lower:
            self.put(x, y, " ", ground=upper)
        else:
            self.put(x, y, UPPER_HALF, upper, lower)

    def ground_at(self, x: int, y: int) -> str:
        return self._ground[y][x]

    def mark(self, x: int, y: int, width: int, height: int, target: str = "", topic: str = "") -> None:
        """Set the target, or the topic of the rules, of these cells."""
        for row in range(y, y + height):
            for column in range(x, x + width):
                if target:
                    self._target[column, row] = target
                if topic:
                    self._topic[column, row] = topic

    def target_at(self, x: int, y: int) -> str:
        return self._target.get((x, y), "")

    def rows_of(self, target: str) -> list[int]:
        """The lines of a target, from the top."""
        return sorted({row for (_, row), there in self._target.items() if there == target})

    def topic_at(self, x: int, y: int) -> str:
        return self._topic.get((x, y), "")

    def strip(self, y: int) -> Strip:
        """A line for Textual, with one segment for each run of equal style."""
        segments: list[Segment] = []
        start = 0
        signs, inks, grounds, bolds = self._sign[y], self._ink[y], self._ground[y], self._bold[y]
        for x in range(1, self.width + 1):
            if x == self.width or (inks[x], grounds[x], bolds[x]) != (inks[start], grounds[start], bolds[start]):
                segments.append(Segment("".join(signs[start:x]), style(inks[start], grounds[start], bolds[start])))
                start = x
        return Strip(segments, self.width)

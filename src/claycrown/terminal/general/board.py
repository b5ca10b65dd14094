"""The board: areas one below the other, in as many columns as fit."""

from claycrown.guide import guide
from claycrown.terminal.drawing.canvas import Canvas
from claycrown.terminal.drawing.panels import ARROWS, Panel
from claycrown.terminal.drawing.types import Moment
from claycrown.terminal.general.areas import Line, Word, lay_out, width_of

NAME = "table"
WIDTH = 76
"""The preferred width: a little more than half of a wide terminal."""
GAP = 3
"""Space between columns."""


class Board(Panel):
    """Everything on the table, as the game's guide describes it."""

    title = "general-table"

    def __init__(self, game: str) -> None:
        super().__init__(NAME)
        self._guide = guide(game)
        self._places: dict[str, tuple[int, int]] = {}
        """The positions of the targets."""

    def measure(self, height: int) -> int:
        return WIDTH

    def draw(self, moment: Moment, width: int, height: int) -> Canvas:
        placed = self._place(moment, width, height)
        bottom = max((y + 1 for _, y, _ in placed), default=0)
        canvas = Canvas(width, max(height, bottom), self.palette.ground, self.palette.text)
        self._places = {}
        for x, y, line in placed:
            self._draw_line(canvas, moment, x, y, line)
        return canvas

    def _place(self, moment: Moment, width: int, height: int) -> list[tuple[int, int, Line]]:
        """Each line with its position."""
        placed = []
        x = y = column = 0
        """The position of the next area, and the width of its column so far."""
        for area in self._guide.describe(moment.view, moment.viewer):
            block = lay_out(area, width - x, moment.names)
            if y and y + len(block) > height:
                room = width - x - column - GAP
                beside = lay_out(area, room, moment.names)
                if width_of(beside) <= room and len(beside) <= height:
                    block, x, y, column = beside, x + column + GAP, 0, 0
            placed += [(x, y + number, line) for number, line in enumerate(block)]
            y += len(block) + 1
            column = max(column, width_of(block))
        return placed

    def _draw_line(self, canvas: Canvas, moment: Moment, x: int, y: int, line: Line) -> None:
        for word in line:
            ink, ground, bold = self._style(moment, word)
            canvas.put(x + word.x, y, word.text, ink, ground, bold)
            if word.target:
                canvas.mark(x + word.x, y, len(word.text), 1, word.target)
                self._places[word.target] = (x + word.x, y)

    def _style(self, moment: Moment, word: Word) -> tuple[str, str | None, bool]:
        palette = self.palette
        if word.target and word.target == self.pointed:
            return palette.ground, palette.legal, True
        if word.target in self.marks():
            return palette.legal, palette.legal_ground, True
        if word.target in self.lit:
            return palette.accent, None, True
        if word.owner is not None and word.text in (moment.seats[word.owner], moment.names[word.owner]):
            return palette.ink, palette.player(moment.seats[word.owner]), True
        inks = {"title": palette.accent, "head": palette.muted, "label": palette.muted, "hidden": palette.muted}
        return inks.get(word.look, palette.text), None, word.look == "title"

    def beside(self, targets: list[str], target: str, arrow: str) -> str:
        """The nearest target in that direction; on the same line, the next one."""
        if target not in self._places:
            return targets[0]
        across, down = ARROWS[arrow]
        x, y = self._places[target]
        ways = []
        for other in targets:
            if other in self._places and other != target:
                right, below = self._places[other][0] - x, self._places[other][1] - y
                ahead, aside = right * across + below * down, abs(right * down) + abs(below * across)
                if ahead > 0:
                    ways.append((aside, ahead, other))
        return min(ways)[2] if ways else ""

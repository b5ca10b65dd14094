"""The mausoleum from above: the floor, the figures, and the inspectors on their tracks."""

from claycrown.games.terracotta.rules import mausoleum, names
from claycrown.games.terracotta.rules.pieces import EMPTY, HORSE, LEFT, NOBODY, RIGHT, SOLDIER, UP
from claycrown.games.terracotta.rules.state import State
from claycrown.games.terracotta.terminal import symbols
from claycrown.games.terracotta.terminal.materials import BASES, materials
from claycrown.games.terracotta.terminal.statues import FIGURES, HORSE_ALONG, HUGE, LARGE, SMALL, SMALL_FIGURES, mirrored
from claycrown.guide.question import split_target
from claycrown.terminal.drawing.canvas import Canvas
from claycrown.terminal.drawing.palette import blend
from claycrown.terminal.drawing.panels import ARROWS, Panel
from claycrown.terminal.drawing.types import Moment

MARGIN = 3
"""The columns left of the floor, for the row's number and the inspector's track."""


class MausoleumPanel(Panel):
    title = "terracotta-mausoleum"

    def measure(self, height: int) -> int:
        columns = self.moment.view.printed.columns if self.moment else 9
        return MARGIN + columns * self.cell(height)[0]

    def cell(self, height: int) -> tuple[int, int]:
        rows = self.moment.view.printed.rows if self.moment else 7
        return next((size for size in (HUGE, LARGE) if height >= rows * size[1] + 2), SMALL)

    def draw(self, moment: Moment, width: int, height: int) -> Canvas:
        size = self.cell(height)
        for smaller in (LARGE, SMALL):
            if width < MARGIN + moment.view.printed.columns * size[0]:
                size = smaller
        return _Drawing(self, moment, width, height, size).canvas

    def beside(self, targets: list[str], target: str, arrow: str) -> str:
        """The nearest legal space in that direction: straight ahead first, then slightly aside."""
        if not target:
            return targets[0]
        dx, dy = ARROWS[arrow]
        rows = self.moment.view.printed.rows if self.moment else 7
        x, y = _column_row(target, rows)
        best, best_cost = "", 999
        for other in targets:
            ox, oy = _column_row(other, rows)
            ahead, aside = (ox - x) * dx + (oy - y) * dy, abs((ox - x) * dy) + abs((oy - y) * dx)
            if ahead > 0 and ahead + 3 * aside < best_cost:
                best, best_cost = other, ahead + 3 * aside
        return best


def _column_row(target: str, rows: int) -> tuple[int, int]:
    """The inspectors' tracks are at the left and at the bottom."""
    kind, name = split_target(target)
    if kind == "row":
        return -1, int(name) - 1
    return names.COLUMN_LETTERS.index(name[0]), rows if kind == "column" else int(name[1:]) - 1


class _Drawing:
    def __init__(self, panel: MausoleumPanel, moment: Moment, width: int, height: int, size: tuple[int, int]) -> None:
        self.panel, self.moment, self.state = panel, moment, moment.view
        self.palette, self.stuff = panel.palette, materials(panel.palette)
        self.wide, self.high = size
        self.small = size == SMALL
        self.marks = panel.marks()
        state: State = self.state
        self.columns, self.rows = state.printed.columns, state.printed.rows
        self.statues, self.owners, self.riders = list(state.statue), list(state.owner), list(state.rider)
        self.canvas = Canvas(width, height, self.palette.ground, self.palette.text)
        self.top = 1
        self._tracks()
        for space in range(state.printed.spaces):
            self._space(space)

    def _corner(self, space: int) -> tuple[int, int]:
        return MARGIN + space % self.columns * self.wide, self.top + space // self.columns * self.high

    def _tracks(self) -> None:
        """Letters and numbers, and the inspectors, which point along their row and column."""
        lamp = self.stuff.lamp
        for column in range(self.columns):
            lit = column == self.state.column_inspector
            x = MARGIN + column * self.wide
            name = names.COLUMN_LETTERS[column]
            self.canvas.put(x, 0, name.center(self.wide), self.palette.accent if lit else self.palette.muted, bold=lit)
            foot = self.top + self.rows * self.high
            if lit:
                self.canvas.put(x, foot, "▲".center(self.wide), self.palette.ink, lamp, bold=True)
            else:
                self._stop(x, foot, f"column {name}", name.center(self.wide), "·".center(self.wide))
            self.canvas.mark(x, foot, self.wide, 1, f"column {name}", "inspectors")
        for row in range(self.rows):
            lit = row == self.state.row_inspector
            y = self.top + row * self.high + self.high // 2
            self.canvas.put(0, y, str(row + 1), self.palette.accent if lit else self.palette.muted, bold=lit)
            if lit:
                self.canvas.put(1, y, "▶", self.palette.ink, lamp, bold=True)
            else:
                self._stop(1, y, f"row {row + 1}", "▷", "·")
            self.canvas.mark(0, self.top + row * self.high, MARGIN, self.high, f"row {row + 1}", "inspectors")

    def _stop(self, x: int, y: int, target: str, lit: str, plain: str) -> None:
        """A space of an inspector's track."""
        if target in self.marks:
            pointed = target == self.panel.pointed
            ink, ground = (
                (self.palette.ground, self.palette.legal) if pointed else (self.palette.legal, self.palette.legal_ground)
            )
            self.canvas.put(x, y, lit, ink, ground, bold=True)
        else:
            self.canvas.put(x, y, plain, self.palette.edge)

    def _target(self, space: int) -> str:
        return f"space {names.space(self.state.printed, space)}"

    def _ground(self, space: int) -> str:
        row, column = divmod(space, self.columns)
        central = row == self.rows // 2 or column == self.columns // 2
        ground = self.stuff.central if central else self.stuff.slab
        if (row + column) % 2:
            ground = blend(ground, self.palette.ground, 0.13)
        if row == self.state.row_inspector or column == self.state.column_inspector:
            ground = blend(ground, self.stuff.lamp, 0.26)
        target = self._target(space)
        if target in self.panel.lit:
            ground = blend(ground, self.palette.accent, 0.45)
        if self.panel.stage is not None and target == self.panel.stage.chosen:
            ground = blend(ground, self.palette.accent, 0.6)
        if target in self.marks:
            ground = blend(ground, self.palette.legal_ground, 0.5)
        if target == self.panel.pointed:
            ground = self.palette.legal
        return ground

    def _space(self, space: int) -> None:
        x, y = self._corner(space)
        target = self._target(space)
        self.canvas.fill(x, y, self.wide, self.high, self._ground(space))
        statue = self.statues[space]
        self.canvas.mark(x, y, self.wide, self.high, target, symbols.statue_topic(statue))
        if statue == HORSE:
            self._horse(space, x, y)
        elif statue != EMPTY:
            self._figure(space, statue, x, y)
        elif target in self.marks:
            mark = self.marks[target] or "·"
            ink = self.palette.ground if target == self.panel.pointed else self.palette.legal
            self.canvas.put(x, y + self.high // 2, mark.center(self.wide), ink, bold=True)
        elif self.panel.stage is not None and target == self.panel.stage.chosen:
            self.canvas.put(x, y + self.high // 2, "?".center(self.wide), self.palette.text, bold=True)

    def _figure(self, space: int, statue: int, x: int, y: int) -> None:
        warrior = statue <= SOLDIER
        pointed = self._target(space) == self.panel.pointed
        ink = self.palette.ground if pointed else self.stuff.figure if warrior else self.stuff.specialist
        rows = (SMALL_FIGURES[statue],) if self.small else FIGURES[statue]
        at_x, at_y = x + (self.wide - len(rows[0])) // 2, y + self.high - 1 - len(rows)
        for line, text in enumerate(rows):
            self.canvas.put(at_x, at_y + line, text, ink, bold=True)
        if warrior:
            # The letter is on the owner's colour: the owner matters most.
            colour = self.palette.players[self.moment.seats[self.owners[space]]]
            line = len(rows) - 1
            for column, sign in enumerate(rows[line]):
                if sign.isalpha():
                    self.canvas.put(at_x + column, at_y + line, sign, self.palette.ink, colour, bold=True)
        self._base(space, x, y)

    def _base(self, space: int, x: int, y: int) -> None:
        y += self.high - 1
        owner = self.owners[space]
        if owner < 0:
            self.canvas.put(x, y, "▔▔▔".center(self.wide), self.stuff.specialist)
            return
        name = self.moment.seats[owner]
        colour = self.palette.players[name]
        rider = self.riders[space]
        mount = mausoleum.mount_direction(self.state, rider)
        letter = name[0] if rider == space else " "
        left, right = BASES[name]
        if mount == NOBODY:
            self.canvas.put(x + (self.wide - 3) // 2, y, f"{left}{letter}{right}", self.palette.ink, colour, bold=True)
            return
        # A mounted warrior and its horse share a base over three spaces.
        along = [rider, mausoleum.next_space(self.state, rider, mount)]
        along.append(mausoleum.next_space(self.state, along[1], mount))
        across = mount in (LEFT, RIGHT)
        begins = left if not across or space == min(along) else " "
        ends = right if not across or space == max(along) else " "
        self.canvas.put(x, y, f"{begins}{letter.center(self.wide - 2)}{ends}", self.palette.ink, colour, bold=True)

    def _horse(self, space: int, x: int, y: int) -> None:
        """A space of a horse, which covers two spaces next to its rider, on the same base."""
        rider = self.riders[space]
        mount = mausoleum.mount_direction(self.state, rider)
        near = mausoleum.next_space(self.state, rider, mount) == space
        ink = self.stuff.specialist
        if self.small:
            self.canvas.put(x, y, "▄▄▄▄" if mount in (LEFT, RIGHT) else " ██ ", ink)
            self.canvas.put(x + 1, y, "h", self.palette.ink, ink, bold=True)
        elif mount in (LEFT, RIGHT):
            for line, text in enumerate(HORSE_ALONG["near" if near else "far"]):
                # The back fills the whole space, towards the rider.
                along = text.rjust(self.wide, text[0])
                self.canvas.put(x, y + self.high - 3 + line, along if mount == RIGHT else mirrored(along), ink)
            self.canvas.put(x + self.wide // 2, y + self.high - 2, "h", self.palette.ink, ink, bold=True)
        else:
            rows = ("  █  ", " ▐h▌ ") if near else (" ▐█▌ ", " ▝h▘ ") if mount != UP else (" ▗h▖ ", " ▐█▌ ")
            for line, text in enumerate(rows):
                self.canvas.put(x, y + self.high - 3 + line, text.center(self.wide), ink, bold=True)
        self._base(space, x, y)

"""The action wheel: three rings of stone, their segments, and the workers on the rim."""

from math import ceil, floor

from claycrown.games.terracotta.guide.questions import RING_OF_STEP, RINGS
from claycrown.games.terracotta.rules import wheel
from claycrown.games.terracotta.rules.pieces import AT_PLACE, NOBODY, OVER, PRIORITY, WAREHOUSES
from claycrown.games.terracotta.rules.state import State
from claycrown.games.terracotta.terminal import symbols
from claycrown.games.terracotta.terminal.circle import EDGES, HUB, OUTSIDE, RIM, SEAM, circle
from claycrown.games.terracotta.terminal.materials import materials
from claycrown.terminal.drawing.canvas import Canvas
from claycrown.terminal.drawing.palette import blend
from claycrown.terminal.drawing.panels import Panel
from claycrown.terminal.drawing.types import Moment
from claycrown.words import t

TOPICS = ("inner-ring", "middle-ring", "outer-ring", "workers")


class WheelPanel(Panel):
    title = "terracotta-wheel"

    def measure(self, height: int) -> int:
        return 2 * height

    def draw(self, moment: Moment, width: int, height: int) -> Canvas:
        return _Drawing(self, moment, width, height).canvas

    def beside(self, targets: list[str], target: str, arrow: str) -> str:
        """Right and down move clockwise, left and up counterclockwise."""
        if target not in targets:
            return targets[0]
        step = 1 if arrow in ("right", "down") else -1
        return targets[(targets.index(target) + step) % len(targets)]


class _Drawing:
    def __init__(self, panel: WheelPanel, moment: Moment, width: int, height: int) -> None:
        self.panel, self.moment = panel, moment
        self.state: State = moment.view
        self.palette, self.stuff = panel.palette, materials(panel.palette)
        self.marks = panel.marks()
        self.active = self._active_segment()
        self.circle = circle(width, min(height, width // 2), self.state.printed.segments)
        self.canvas = Canvas(width, height, self.palette.ground, self.palette.text)
        segments = range(self.circle.segments)
        self.stone = {(ring, segment): self._stone(ring, segment) for ring in range(OUTSIDE, RIM + 1) for segment in segments}
        self._rings()
        self._hub()
        for segment in segments:
            self._labels(segment)
            self._rim(segment)
        for warehouse in range(WAREHOUSES):
            self._warehouse(warehouse)

    def _active_segment(self) -> int:
        """The segment of this turn's worker."""
        return NOBODY if self.state.step <= AT_PLACE or self.state.step == OVER else self.state.segment

    def _rings(self) -> None:
        for y, row in enumerate(self.circle.cells):
            for x, (upper, lower, (ring, segment)) in enumerate(row):
                self.canvas.pixels(x, y, self.stone[upper], self.stone[lower])
                if ring >= 0:
                    self.canvas.mark(x, y, 1, 1, f"segment {segment + 1}", TOPICS[ring])
                else:
                    self.canvas.mark(x, y, 1, 1, topic="wheel")

    def _stone(self, ring: int, segment: int) -> str:
        if ring < 0:
            return {OUTSIDE: self.palette.ground, HUB: self.stuff.hub, SEAM: self.stuff.seam}[ring]
        target = f"segment {segment + 1}"
        stone = self.stuff.rim if ring == RIM else self.stuff.rings[ring]
        if segment % 2:
            stone = blend(stone, self.palette.ground, 0.38)
        if target == self.panel.pointed:
            return blend(stone, self.palette.legal_ground, 0.95 if ring == RIM else 0.7)
        if target in self.marks and ring == RIM:
            return blend(stone, self.palette.legal_ground, 0.6)
        if segment == self.active:
            asked = RING_OF_STEP.get(self.state.step) == ring
            return blend(stone, self.palette.accent, 0.42 if asked else 0.16)
        return stone

    def _labels(self, segment: int) -> None:
        kinds = self.state.printed.action_kind
        for ring in RINGS:
            place = wheel.action_place(self.state, ring, segment)
            x, y = self.circle.at(segment, self.circle.label_at[ring])
            sign = symbols.ring_action(self.state, ring, segment)
            asked = segment == self.active and RING_OF_STEP.get(self.state.step) == ring
            # Outwards rather than inwards, so that the labels of two rings never touch; the stone under them is plain, so that
            # no half pixel cuts the letters.
            left = (floor if x < self.circle.centre_x else ceil)(x - len(sign) / 2)
            self.canvas.put(left, y, sign, self.stuff.actions[kinds[place]], self.stone[ring, segment], bold=asked)

    def _rim(self, segment: int) -> None:
        """The segment's number and its workers: lower case for craftsmen, upper case for artisans."""
        x, y = self.circle.at(segment, (EDGES[RIM] + EDGES[RIM + 1]) / 2)
        pegs = []
        for at, artisan in ((self.state.craftsman_at, False), (self.state.artisan_at, True)):
            if at[segment] != NOBODY:
                colour = self.moment.seats[at[segment]]
                letter = colour[0].upper() if artisan else colour[0]
                pegs.append((letter, self.palette.players[colour]))
        number = str(segment + 1)
        lit = f"segment {number}" in self.marks
        ink = self.palette.legal if lit else self.palette.muted
        at_side = self.circle.is_at_side(segment)
        gap = 0 if at_side else 1
        wide = len(number) + (gap + len(pegs) if pegs and not at_side else 0)
        left = round(x - wide / 2)
        self.canvas.fill(left, y, wide, 1, self.stone[RIM, segment])
        column = self.canvas.put(left, y, number, ink, bold=lit) + gap
        if at_side:  # the rim is narrow here: workers are below the number
            column, y = round(x - len(pegs) / 2), y + 1
        for sign, colour in pegs:
            column = self.canvas.put(column, y, sign, self.palette.ink, colour, bold=True)

    def _hub(self) -> None:
        """The directions of the rings, and the remaining priority tokens."""
        x, y = self.circle.centre_x, self.circle.rows // 2
        muted = self.palette.muted
        small = self.circle.rows < 22
        turns = [t(f"terracotta-sign-{ring}", short="yes" if small else "no") for ring in ("inner", "middle")]
        tokens = symbols.priority_left(list(reversed(self.state.priority_left[: self.state.priority_count])), small)
        lines = (*((text, muted) for text in turns), (tokens, self.stuff.actions[PRIORITY]))
        for number, (text, ink) in enumerate(lines):
            left = round(x - len(text) / 2)
            self.canvas.fill(left, y - 1 + number, len(text), 1, self.stuff.hub)
            self.canvas.put(left, y - 1 + number, text, ink)

    def _warehouse(self, warehouse: int) -> None:
        """In the corner next to its quarter, clockwise from the top right."""
        clay = self.state.warehouse[warehouse]
        name = t("terracotta-sign-warehouse", number=warehouse + 1)
        text = f"{symbols.DRY}{clay}"
        right, low = warehouse in (0, 1), warehouse in (1, 2)
        y = self.circle.rows - 2 if low else 0
        target = f"warehouse {warehouse + 1}"
        lit = self.palette.legal if target in self.marks else self.palette.muted
        ground = self.palette.legal_ground if target == self.panel.pointed else None
        for line, (words, ink) in enumerate(((name, lit), (text, self.stuff.dry))):
            x = self.circle.width - len(words) if right else 0
            self.canvas.put(x, y + line, words, ink, ground, bold=line == 1 or target in self.marks)
            self.canvas.mark(x, y + line, len(words), 1, target, "warehouses")

"""The action wheel as a real wheel: three rings of stone, seams that line up as segments, workers as pegs on the rim."""

from math import atan2, cos, hypot, pi, sin

from claycrown.cli.table.canvas import Canvas
from claycrown.cli.table.face import Moment
from claycrown.cli.table.palette import blend
from claycrown.cli.table.panels import Panel
from claycrown.cli.table.terracotta import texts
from claycrown.cli.table.terracotta.materials import materials
from claycrown.games.terracotta import wheel
from claycrown.games.terracotta.pieces import (
    AT_ABILITY,
    AT_INNER,
    AT_MIDDLE,
    AT_OUTER,
    AT_PLACE,
    INNER_RING,
    MIDDLE_RING,
    NOBODY,
    OUTER_RING,
    OVER,
    PRIORITY,
    WAREHOUSES,
)
from claycrown.games.terracotta.state import State

EDGES = (0.19, 0.40, 0.61, 0.845, 1.0)
"""Where the inner, middle and outer ring, the rim and the night outside begin, from the hub."""
RIM = 3
RING_AT_STEP = {AT_INNER: INNER_RING, AT_MIDDLE: MIDDLE_RING, AT_ABILITY: MIDDLE_RING, AT_OUTER: OUTER_RING}


class WheelPanel(Panel):
    title = texts.WHEEL

    def measure(self, height: int) -> int:
        return 2 * height

    def draw(self, moment: Moment, width: int, height: int) -> Canvas:
        return _Drawing(self, moment, width, height).canvas

    def beside(self, spots: list[str], spot: str, arrow: str) -> str:
        """Right and down go clockwise, left and up the other way."""
        if spot not in spots:
            return spots[0]
        step = 1 if arrow in ("right", "down") else -1
        return spots[(spots.index(spot) + step) % len(spots)]


class _Drawing:
    def __init__(self, panel: WheelPanel, moment: Moment, width: int, height: int) -> None:
        self.panel, self.moment = panel, moment
        self.state: State = moment.view
        self.palette, self.stuff = panel.palette, materials(panel.palette)
        self.segments = self.state.printed.segments
        self.marks = panel.marks()
        self.active = self._active_segment()
        rows = min(height, width // 2)
        self.canvas = Canvas(width, height, self.palette.ground, self.palette.text)
        # Half-cell pixels are square: a cell is one wide and two high.
        self.radius = float(rows)
        self.centre_x, self.centre_y = width / 2, float(rows)
        for y in range(rows):
            for x in range(width):
                self._stone(x, y)
        self._label_at = [self._distance(ring) for ring in (INNER_RING, MIDDLE_RING, OUTER_RING)]
        self._hub()
        for segment in range(self.segments):
            self._labels(segment)
            self._rim(segment)
        for warehouse in range(WAREHOUSES):
            self._warehouse(warehouse, width, rows)

    def _active_segment(self) -> int:
        """Where the worker of this turn stands."""
        return NOBODY if self.state.step <= AT_PLACE or self.state.step == OVER else self.state.segment

    def _polar(self, x: float, y: float) -> tuple[float, float]:
        """The distance from the hub, and the angle clockwise from the top in segments."""
        return hypot(x, y) / self.radius, (atan2(x, -y) / (2 * pi) * self.segments) % self.segments

    def _stone(self, x: int, y: int) -> None:
        upper, lower = self._pixel(x + 0.5, 2 * y + 0.5), self._pixel(x + 0.5, 2 * y + 1.5)
        self.canvas.pixels(x, y, upper, lower)
        distance, angle = self._polar(x + 0.5 - self.centre_x, 2 * y + 1 - self.centre_y)
        if EDGES[0] <= distance <= EDGES[4]:
            ring = next(number for number in range(4) if distance <= EDGES[number + 1])
            topic = ("inner ring", "middle ring", "outer ring", "workers")[ring]
            self.canvas.mark(x, y, 1, 1, str(int(angle) + 1), topic)
        else:
            self.canvas.mark(x, y, 1, 1, topic="wheel")

    def _pixel(self, x: float, y: float) -> str:
        distance, angle = self._polar(x - self.centre_x, y - self.centre_y)
        if distance > EDGES[4]:
            return self.palette.ground
        if distance < EDGES[0]:
            return self.stuff.hub
        if any(abs(distance - edge) * self.radius < 0.5 for edge in EDGES[:4]):
            return self.stuff.seam
        ring = next(number for number in range(4) if distance <= EDGES[number + 1])
        return self._stone_of(int(angle), ring)

    def _stone_of(self, segment: int, ring: int) -> str:
        spot = str(segment + 1)
        stone = self.stuff.rim if ring == RIM else self.stuff.rings[ring]
        if segment % 2:
            stone = blend(stone, self.palette.ground, 0.38)
        if spot == self.panel.pointed:
            return blend(stone, self.palette.legal_ground, 0.95 if ring == RIM else 0.7)
        if spot in self.marks and ring == RIM:
            return blend(stone, self.palette.legal_ground, 0.6)
        if segment == self.active:
            asked = RING_AT_STEP.get(self.state.step) == ring
            return blend(stone, self.palette.accent, 0.42 if asked else 0.16)
        return stone

    def _at(self, segment: int, distance: float) -> tuple[float, int]:
        """The column and the row of a segment's middle at that distance from the hub."""
        angle = (segment + 0.5) * 2 * pi / self.segments
        x = self.centre_x + sin(angle) * distance * self.radius
        y = self.centre_y - cos(angle) * distance * self.radius
        return x, int(y / 2)

    def _write(self, x: float, y: int, text: str, ink: str, bold: bool = False) -> int:
        left = round(x - len(text) / 2)
        self.canvas.put(left, y, text, ink, bold=bold)
        return left

    def _distance(self, ring: int) -> float:
        """About the middle of a ring, where the labels of a quarter fall on lines of their own."""
        middle = (EDGES[ring] + EDGES[ring + 1]) / 2
        for shift in (0.0, 0.015, -0.015, 0.03, -0.03, 0.045, -0.045):
            if len({self._at(segment, middle + shift)[1] for segment in range(6)}) == 6:
                return middle + shift
        return middle

    def _labels(self, segment: int) -> None:
        for ring in (INNER_RING, MIDDLE_RING, OUTER_RING):
            place = wheel.action_place(self.state, ring, segment)
            kind, value = self.state.printed.action_kind[place], self.state.printed.action_value[place]
            x, y = self._at(segment, self._label_at[ring])
            self._clear(x, y, texts.ring_sign(kind, value), segment, ring)
            asked = segment == self.active and RING_AT_STEP.get(self.state.step) == ring
            self._write(x, y, texts.ring_sign(kind, value), self.stuff.actions[kind], bold=asked)

    def _clear(self, x: float, y: int, text: str, segment: int, ring: int) -> None:
        """The stone under a label is plain, so that no half pixel cuts the letters."""
        left = round(x - len(text) / 2)
        self.canvas.fill(left, y, len(text), 1, self._stone_of(segment, ring))

    def _rim(self, segment: int) -> None:
        """The segment's number and the pegs of its workers: a small letter is a craftsman, a capital an artisan."""
        x, y = self._at(segment, (EDGES[3] + EDGES[4]) / 2)
        pegs = []
        for at, artisan in ((self.state.craftsman_at, False), (self.state.artisan_at, True)):
            if at[segment] != NOBODY:
                colour = self.moment.seats[at[segment]]
                letter = colour[0].upper() if artisan else colour[0]
                pegs.append((letter, self.palette.players[colour]))
        number = str(segment + 1)
        lit = number in self.marks
        ink = self.palette.legal if lit else self.palette.muted
        at_side = abs(sin((segment + 0.5) * 2 * pi / self.segments)) > 0.85
        gap = 0 if at_side else 1
        wide = len(number) + (gap + len(pegs) if pegs and not at_side else 0)
        left = round(x - wide / 2)
        self.canvas.fill(left, y, wide, 1, self._stone_of(segment, RIM))
        column = self.canvas.put(left, y, number, ink, bold=lit) + gap
        if at_side:  # where the rim is narrow, the pegs stand below the number
            column, y = round(x - len(pegs) / 2), y + 1
        for sign, colour in pegs:
            column = self.canvas.put(column, y, sign, self.palette.ink, colour, bold=True)

    def _hub(self) -> None:
        """How the rings turn, and the priority tokens that are left."""
        x, y = self.centre_x, int(self.centre_y / 2)
        muted = self.palette.muted
        lines = ((texts.INNER_TURNS, muted), (texts.MIDDLE_TURNS, muted), (self._priority(), self.stuff.actions[PRIORITY]))
        for number, (text, ink) in enumerate(lines):
            left = round(x - len(text) / 2)
            self.canvas.fill(left, y - 1 + number, len(text), 1, self.stuff.hub)
            self.canvas.put(left, y - 1 + number, text, ink)

    def _priority(self) -> str:
        left = self.state.priority_left[: self.state.priority_count]
        return texts.priority_left(list(reversed(left)))

    def _warehouse(self, warehouse: int, width: int, rows: int) -> None:
        """In the corner outside its quarter: clockwise from the top right."""
        clay = self.state.warehouse[warehouse]
        name = f"{texts.WAREHOUSE_SHORT} {warehouse + 1}"
        text = f"{texts.DRY_SIGN}{clay}"
        right, low = warehouse in (0, 1), warehouse in (1, 2)
        y = rows - 2 if low else 0
        for line, (words, ink) in enumerate(((name, self.palette.muted), (text, self.stuff.dry))):
            x = width - len(words) if right else 0
            self.canvas.put(x, y + line, words, ink, bold=line == 1)
            self.canvas.mark(x, y + line, len(words), 1, topic="warehouses")

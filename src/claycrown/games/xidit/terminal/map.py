"""The map: regions, roads, cities with tokens and guilds, lyres, and the planned route in gold."""

from math import inf
from textwrap import wrap

from claycrown.games.xidit.guide import things
from claycrown.games.xidit.guide.plan_preview import OrderPreview
from claycrown.games.xidit.rules import bards
from claycrown.games.xidit.rules.pieces import ORDER_LETTERS, REGIONS, UNKNOWN
from claycrown.games.xidit.rules.state import State
from claycrown.games.xidit.terminal import dials
from claycrown.games.xidit.terminal.atlas import SEA, Atlas, Cell, Road, atlas
from claycrown.games.xidit.terminal.materials import LETTERS, Materials, chip, materials
from claycrown.games.xidit.terminal.towns import Towns
from claycrown.terminal.drawing.canvas import Canvas
from claycrown.terminal.drawing.palette import blend
from claycrown.terminal.drawing.panels import ARROWS, Panel
from claycrown.terminal.drawing.types import Moment
from claycrown.words import format_message, t

RIGHT, DOWN, LEFT, UP = (1, 0), (0, 1), (-1, 0), (0, -1)
WAYS = {
    frozenset((LEFT, RIGHT)): ("═", "╌", "~"),
    frozenset((UP, DOWN)): ("║", "╎", ")"),
    frozenset((RIGHT, DOWN)): ("╔", "┌", "╭"),
    frozenset((LEFT, DOWN)): ("╗", "┐", "╮"),
    frozenset((RIGHT, UP)): ("╚", "└", "╰"),
    frozenset((LEFT, UP)): ("╝", "┘", "╯"),
}
"""The character of a road between two sides of its cell: double lines for black, dashes for red, waves for blue."""
SMALLEST = (60, 14)
"""On a smaller map the cities would overlap."""
HEADS = {RIGHT: "►", DOWN: "▼", LEFT: "◄", UP: "▲"}


class MapPanel(Panel):
    title = "xidit-map-label"

    def measure(self, height: int) -> int:
        """The best width at this height; a cell is twice as high as wide."""
        return max(84, min(112, round((height - dials.room(height)) * 3.6)))

    def draw(self, moment: Moment, width: int, height: int) -> Canvas:
        if width < SMALLEST[0] or height < SMALLEST[1]:
            canvas = Canvas(width, height, self.palette.ground, self.palette.muted)
            for line, text in enumerate(wrap(t("terminal-too-small", columns=SMALLEST[0], lines=SMALLEST[1]), max(1, width))):
                canvas.put(0, line, text)
            return canvas
        return _Drawing(self, moment, width, height).canvas

    def beside(self, targets: list[str], target: str, arrow: str) -> str:
        """The nearest legal target in that direction, from where the Idrakys is or would be."""
        if self.moment is None or self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]:
            return ""
        places = self._places()
        x, y = places[target if target in places else self._standing()]
        dx, dy = ARROWS[arrow]

        def cost(other: str) -> float:
            """Straight ahead first, then slightly aside; nothing behind."""
            ox, oy = places[other]
            ahead = (ox - x) * dx + 2 * (oy - y) * dy
            aside = abs((ox - x) * dy) + 2 * abs((oy - y) * dx)
            return ahead + 1.5 * aside if ahead > 0 else inf

        best = min(targets, key=cost)
        return best if cost(best) < inf else ""

    def _standing(self) -> str:
        assert self.moment is not None
        way = dials.planned(self.stage, self.moment)
        seat = self.moment.viewer
        city = way[-1].city if way else self.moment.view.city[seat] if seat >= 0 else 0
        return f"city {city or 11}"

    def _places(self) -> dict[str, tuple[float, float]]:
        assert self.moment is not None
        width, height = self.size.width, self.size.height
        state: State = self.moment.view
        laid = atlas(state.printed.edition, width, height - dials.room(height))
        cities = {f"city {city}": rect.middle() for city, rect in laid.cities.items()}
        regions = {f"region {state.printed.region_names[region]}": rect.middle() for region, rect in enumerate(laid.names)}
        return cities | regions | dials.places(width, height)


class _Drawing:
    def __init__(self, panel: MapPanel, moment: Moment, width: int, height: int) -> None:
        self.panel, self.moment = panel, moment
        self.state: State = moment.view
        self.palette = panel.palette
        self.stuff: Materials = materials(self.palette)
        self.canvas = Canvas(width, height, self.stuff.sea, self.stuff.ink)
        self.laid: Atlas = atlas(self.state.printed.edition, width, height - dials.room(height))
        self.marks = panel.marks()
        self.way: list[OrderPreview] = dials.planned(panel.stage, moment)
        self._lands()
        for road in self.laid.roads:
            self._road(road)
        for region in range(REGIONS):
            self._lyre(region)
        Towns(self.canvas, panel, moment, self.laid, self.way).draw()
        dials.draw(self.canvas, panel, moment, self.way)

    def _lands(self) -> None:
        names = self.state.printed.region_names
        grounds = [self._ground(region) for region in range(REGIONS)]
        hatches = [blend(ground, self.stuff.faint, 0.35) for ground in grounds]
        wastes = [not bards.takes_bards(self.state, region) for region in range(REGIONS)]
        for y, row in enumerate(self.laid.lands):
            for x, land in enumerate(row):
                if land == SEA:
                    ripple = "~" if (7 * x + 13 * y) % 29 == 0 else " "
                    self.canvas.put(x, y, ripple, self.stuff.wave, self.stuff.sea)
                elif land >= 0:
                    self.canvas.put(x, y, "░" if wastes[land] and (x + y) % 2 else " ", hatches[land], grounds[land])
                    self.canvas.mark(x, y, 1, 1, f"region {names[land]}", "regions")

    def _ground(self, region: int) -> str:
        name = f"region {self.state.printed.region_names[region]}"
        ground = self.stuff.lands[region] if bards.takes_bards(self.state, region) else self.stuff.waste
        if name in self.panel.lit:
            ground = blend(ground, self.stuff.path, 0.55)
        if name in self.marks:
            ground = blend(ground, self.stuff.legal, 0.7)
        if name == self.panel.pointed:
            ground = self.stuff.pointed
        return ground

    # Roads

    def _road(self, road: Road) -> None:
        walked = self._walked(road)
        ground = self.stuff.path if walked else self.stuff.road_bed
        ends = self._ends(road)
        for place, cell in enumerate(road.cells):
            self.canvas.put(*cell, self._sign(road, place, ends), self.stuff.roads[road.colour], ground, bold=True)
            self.canvas.mark(*cell, 1, 1, topic="roads")
        if not road.cells:
            return
        if len(road.cells) >= 5:
            self._letter(road, ground)
        for city in walked:
            last, beyond = (road.cells[-1], ends[1]) if city == road.ends[1] else (road.cells[0], ends[0])
            self.canvas.put(*last, HEADS[_way(last, beyond)], self.stuff.ink, ground, bold=True)

    def _letter(self, road: Road, ground: str) -> None:
        """The key of the road's order, at its middle."""
        x, y = road.cells[len(road.cells) // 2]
        self.canvas.put(x, y, ORDER_LETTERS[road.colour], self.stuff.roads[road.colour], ground, bold=True)

    def _walked(self, road: Road) -> list[int]:
        """The ends of the road taken next by the planned route, or by the Idrakys that moves in the scene."""
        one, other = road.ends
        ways = [(step.start, step.city) for step in self.way]
        if f"road {min(one, other)}-{max(one, other)}" in self.panel.lit:
            there = self.state.city[self.state.actor]
            ways.append((one if there == other else other, there))
        return [there for here, there in ways if {here, there} == {one, other}]

    def _ends(self, road: Road) -> tuple[Cell, Cell]:
        """The cells of its cities where a road begins and ends."""
        if not road.cells:
            return (0, 0), (0, 0)
        return self._cell_of(road.ends[0], road.cells[0]), self._cell_of(road.ends[1], road.cells[-1])

    def _cell_of(self, city: int, beside: Cell) -> Cell:
        rect = self.laid.cities[city]
        return max(rect.x, min(rect.x + rect.width - 1, beside[0])), max(rect.y, min(rect.y + rect.height - 1, beside[1]))

    def _sign(self, road: Road, place: int, ends: tuple[Cell, Cell]) -> str:
        cell = road.cells[place]
        before = road.cells[place - 1] if place else ends[0]
        after = road.cells[place + 1] if place + 1 < len(road.cells) else ends[1]
        ways = frozenset((_way(cell, before), _way(cell, after)))
        sign = WAYS.get(ways, WAYS[frozenset((LEFT, RIGHT))])[road.colour]
        return "(" if sign == ")" and cell[1] % 2 else sign  # waves also downward

    # Lyres

    def _lyre(self, region: int) -> None:
        """A region's name and two numbers, and everybody's bards there."""
        printed, state = self.state.printed, self.state
        rect = self.laid.names[region]
        ground = self._ground(region)
        if not bards.takes_bards(state, region):
            if len(word := t("xidit-wasteland")) <= rect.width:  # it is also hatched, and the legend explains that
                self._write(rect.x, rect.y, word, self.stuff.faint, ground)
            return
        name = format_message(things.region(printed.region_names[region]))
        lyres = f"{printed.first[region]}/{printed.second[region]}"
        x = rect.x if len(name) + len(lyres) >= rect.width + 1 else self._write(rect.x, rect.y, name, self.stuff.ink, ground) + 1
        self._write(x, rect.y, lyres, self.stuff.gold, ground, bold=True)
        x, y = rect.x, rect.y + 1
        for seat in range(state.players):
            number = state.bards[seat * REGIONS + region]
            if number > 0:
                colour = self.moment.seats[seat]
                ink, paint = chip(self.palette, colour)
                x = self.canvas.put(x, y, f"{LETTERS[colour].lower()}{number}", ink, paint, bold=True)
        if region == printed.bastion and any(state.bards[seat * REGIONS + region] == UNKNOWN for seat in range(state.players)):
            self._write(x + (x > rect.x), y, t("xidit-sign-shut"), self.stuff.faint, ground)
        topic = "bastion" if region == printed.bastion else "regions"
        self.canvas.mark(rect.x, rect.y, rect.width, rect.height, f"region {printed.region_names[region]}", topic)

    def _write(self, x: int, y: int, text: str, ink: str, ground: str, bold: bool = False) -> int:
        return self.canvas.put(x, y, text, ink, ground, bold)


def _way(start: Cell, end: Cell) -> Cell:
    return end[0] - start[0], end[1] - start[1]

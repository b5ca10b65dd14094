"""The map laid out on character cells: the positions of cities, roads and regions.

The edition has the coordinates of cities and lyres. Here they become cells: every city gets a rectangle, every road a path of
whole cells around the others, straight where possible, and a region is the area that its roads enclose. All of it depends only on
the edition and the size, so it is computed once for each.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import hypot
from typing import NamedTuple

from claycrown.games.edition import Edition
from claycrown.games.xidit.rules.pieces import CITIES, ROAD_NAMES

Cell = tuple[int, int]
STEPS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))

SEA = -1
"""A cell outside all regions."""
ON_THE_WAY = -2
"""A cell of a road or city."""

NAME_ROOM = (10, 2)
"""The size of a region's name and numbers, with its bards."""
LESS_ROOM = (5, 2)
"""The size of its numbers, with its bards."""

BEND = 5.0
BESIDE = 2.0
CROSSING = 60.0
OVER_A_NAME = 14.0
ASTRAY = 0.9
"""The costs of a path besides its length: a bend, a road next to it or across it, a region's name under it, leaving the straight
line between its cities.
"""


class Rect(NamedTuple):
    x: int
    y: int
    width: int
    height: int

    def cells(self) -> Iterable[Cell]:
        return ((x, y) for y in range(self.y, self.y + self.height) for x in range(self.x, self.x + self.width))

    def middle(self) -> tuple[float, float]:
        return self.x + (self.width - 1) / 2, self.y + (self.height - 1) / 2


class Road(NamedTuple):
    colour: int
    ends: tuple[int, int]
    cells: tuple[Cell, ...]
    """From the first city to the second, without their own cells."""


class Atlas(NamedTuple):
    width: int
    height: int
    cities: dict[int, Rect]
    roads: tuple[Road, ...]
    lands: tuple[tuple[int, ...], ...]
    """By row and column: the region, `SEA`, or `ON_THE_WAY`."""
    names: tuple[Rect, ...]
    """By region: the area for its name and its bards."""


def town_size(width: int, height: int) -> tuple[int, int]:
    """The size of the cities on a map of this size."""
    return (9, 3) if width >= 66 and height >= 25 else (9, 2)


@lru_cache(maxsize=16)
def atlas(edition: Edition, width: int, height: int) -> Atlas:
    return _Layout(edition, width, height).atlas()


class _Layout:
    def __init__(self, edition: Edition, width: int, height: int) -> None:
        self.width, self.height = width, height
        figures = edition.figures
        at = {city: figures["cities"]["at"][str(city)] for city in range(1, CITIES + 1)}
        self.left, self.right = min(x for x, _ in at.values()), max(x for x, _ in at.values())
        self.top, self.bottom = min(y for _, y in at.values()), max(y for _, y in at.values())
        self.town = town_size(width, height)
        self.cities = {city: self._rect(point, self.town) for city, point in at.items()}
        self.taken = {cell: city for city, rect in self.cities.items() for cell in rect.cells()}
        self.regions = figures["regions"]
        self.names = tuple(self._rect(region["lyre_at"], NAME_ROOM) for region in self.regions)
        self.named = {cell for rect in self.names for cell in rect.cells()}
        self.used: dict[Cell, int] = {}
        ends = [(colour, a, b) for colour, name in enumerate(ROAD_NAMES) for a, b in figures["roads"][name]]
        ends.sort(key=lambda road: self._distance(road[1], road[2]))
        self.roads = tuple(self._road(*road) for road in ends)

    def atlas(self) -> Atlas:
        lands = self._lands()
        names = tuple(self._room_for_name(region, lands) for region in range(len(self.regions)))
        return Atlas(self.width, self.height, self.cities, self.roads, lands, names)

    def _rect(self, point: Sequence[int], size: tuple[int, int]) -> Rect:
        """A rectangle around a point of the printed map. The outermost cities are one cell from the edge."""
        (x, y), (width, height) = point, size
        across = (x - self.left) / (self.right - self.left)
        down = (y - self.top) / (self.bottom - self.top)
        return Rect(1 + round(across * (self.width - width - 2)), round(down * (self.height - height)), width, height)

    def _distance(self, a: int, b: int) -> float:
        (ax, ay), (bx, by) = self.cities[a].middle(), self.cities[b].middle()
        return hypot(ax - bx, 2 * (ay - by))

    def _gates(self, city: int) -> dict[Cell, tuple[int, float]]:
        """The cells next to a city where a road can begin: in which direction it leaves, and how far that is from the middle of a
        side.
        """
        rect = self.cities[city]
        mx, my = rect.middle()
        gates: dict[Cell, tuple[int, float]] = {}
        for x in range(rect.x, rect.x + rect.width):
            gates[x, rect.y - 1] = (3, abs(x - mx) * 0.5)
            gates[x, rect.y + rect.height] = (1, abs(x - mx) * 0.5)
        for y in range(rect.y, rect.y + rect.height):
            gates[rect.x - 1, y] = (2, abs(y - my))
            gates[rect.x + rect.width, y] = (0, abs(y - my))
        return {cell: gate for cell, gate in gates.items() if self._is_free(cell)}

    def _is_free(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height and cell not in self.taken

    def _price(self, cell: Cell, line: tuple[tuple[float, float], tuple[float, float]]) -> float:
        price = 1.0
        if cell in self.used:
            price += CROSSING
        if cell in self.named:
            price += OVER_A_NAME
        for dx, dy in STEPS:
            if (cell[0] + dx, cell[1] + dy) in self.used:
                price += BESIDE
        return price + ASTRAY * _from_line(cell, line)

    def _road(self, colour: int, start: int, end: int) -> Road:
        """The cheapest way between two cities."""
        line = (self.cities[start].middle(), self.cities[end].middle())
        goals = self._gates(end)
        queue: list[tuple[float, Cell, int]] = []
        best: dict[tuple[Cell, int], float] = {}
        came: dict[tuple[Cell, int], tuple[Cell, int]] = {}
        for cell, (way, off) in self._gates(start).items():
            best[cell, way] = off + self._price(cell, line)
            heappush(queue, (best[cell, way], cell, way))
        while queue:
            cost, cell, way = heappop(queue)
            if cost > best.get((cell, way), cost):
                continue
            if way == -1:
                return self._found(colour, start, end, came, cell)
            if cell in goals:
                arrival, off = goals[cell]
                straight = (arrival + 2) % 4 == way
                self._try((cell, -1), cost + off + (0 if straight else BEND), (cell, way), best, came, queue)
            for turn, (dx, dy) in enumerate(STEPS):
                there = (cell[0] + dx, cell[1] + dy)
                if (turn + 2) % 4 == way or not self._is_free(there):
                    continue
                price = self._price(there, line) * (2 if dy else 1) + (0 if turn == way else BEND)
                self._try((there, turn), cost + price, (cell, way), best, came, queue)
        return Road(colour, (start, end), ())  # two cities side by side

    def _try(
        self,
        node: tuple[Cell, int],
        cost: float,
        origin: tuple[Cell, int],
        best: dict[tuple[Cell, int], float],
        came: dict[tuple[Cell, int], tuple[Cell, int]],
        queue: list[tuple[float, Cell, int]],
    ) -> None:
        if cost < best.get(node, float("inf")):
            best[node] = cost
            came[node] = origin
            heappush(queue, (cost, *node))

    def _found(self, colour: int, start: int, end: int, came: dict[tuple[Cell, int], tuple[Cell, int]], cell: Cell) -> Road:
        node = came[cell, -1]
        cells = [node[0]]
        while node in came:
            node = came[node]
            cells.append(node[0])
        cells.reverse()
        for used in cells:
            self.used[used] = colour
        return Road(colour, (start, end), tuple(cells))

    def _lands(self) -> tuple[tuple[int, ...], ...]:
        """A piece of land belongs to the region whose cities it touches; on a small map a region may have several."""
        lands = [[SEA] * self.width for _ in range(self.height)]
        for x, y in [*self.taken, *self.used]:
            lands[y][x] = ON_THE_WAY
        regions = [set(table["cities"]) for table in self.regions]
        for piece in self._pieces():
            touched = self._touched(piece)
            fits = [len(touched & cities) - len(touched - cities) for cities in regions]
            for x, y in piece:
                lands[y][x] = fits.index(max(fits))
        return tuple(tuple(row) for row in lands)

    def _pieces(self) -> list[set[Cell]]:
        """The areas between roads and cities, except the sea, which reaches the edge of the map."""
        pieces = []
        seen = {*self.taken, *self.used}
        for start in ((x, y) for y in range(self.height) for x in range(self.width)):
            piece: set[Cell] = set()
            flood = [start]
            while flood:
                x, y = flood.pop()
                if (x, y) not in seen and 0 <= x < self.width and 0 <= y < self.height:
                    seen.add((x, y))
                    piece.add((x, y))
                    flood += [(x + dx, y + dy) for dx, dy in STEPS]
            if piece and not any(x in (0, self.width - 1) or y in (0, self.height - 1) for x, y in piece):
                pieces.append(piece)
        return pieces

    def _touched(self, piece: set[Cell]) -> set[int]:
        beside = {(x + dx, y + dy) for x, y in piece for dx, dy in STEPS}
        return {self.taken[cell] for cell in beside if cell in self.taken}

    def _room_for_name(self, region: int, lands: tuple[tuple[int, ...], ...]) -> Rect:
        """The place for a name nearest to the lyre that covers no road and no city."""
        wanted = self.names[region]

        def outside(rect: Rect) -> int:
            return sum(lands[y][x] != region for x, y in rect.cells())

        def badness(rect: Rect) -> float:
            return 10 * outside(rect) + abs(rect.x - wanted.x) + 2 * abs(rect.y - wanted.y)

        found = [min(self._rooms(wanted, size), key=badness) for size in (NAME_ROOM, LESS_ROOM)]
        return found[0] if outside(found[0]) == 0 else found[1]

    def _rooms(self, wanted: Rect, size: tuple[int, int]) -> Iterator[Rect]:
        """All rectangles of this size near the preferred one."""
        width, height = size
        for y in range(max(0, wanted.y - 6), min(self.height - height, wanted.y + 6) + 1):
            for x in range(max(0, wanted.x - 12), min(self.width - width, wanted.x + 16) + 1):
                yield Rect(x, y, width, height)


def _from_line(cell: Cell, line: tuple[tuple[float, float], tuple[float, float]]) -> float:
    """How far a cell lies from the straight line between two points; a cell is twice as high as wide."""
    (ax, ay), (bx, by) = line
    dx, dy = bx - ax, 2 * (by - ay)
    px, py = cell[0] - ax, 2 * (cell[1] - ay)
    share = max(0.0, min(1.0, (px * dx + py * dy) / (dx * dx + dy * dy)))
    return hypot(px - share * dx, py - share * dy) / 4

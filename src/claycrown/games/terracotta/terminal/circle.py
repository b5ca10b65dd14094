"""The geometry of the wheel: the ring and segment of each half-cell pixel. Computed once per size."""

from functools import lru_cache
from math import atan2, cos, hypot, pi, sin

EDGES = (0.19, 0.40, 0.61, 0.845, 1.0)
"""The inner radius of each ring, of the rim and of the outside, relative to the wheel's."""
RIM = 3
HUB, SEAM, OUTSIDE = -1, -2, -3
"""Pixels outside the rings."""

Pixel = tuple[int, int]
"""The ring and the segment."""


class Circle:
    def __init__(self, width: int, rows: int, segments: int) -> None:
        self.width, self.rows, self.segments = width, rows, segments
        # Half-cell pixels are square: a cell has two, one above the other.
        self.radius = float(rows)
        self.centre_x, self.centre_y = width / 2, float(rows)
        self.cells = [[self._cell(x, y) for x in range(width)] for y in range(rows)]
        """For each cell: the upper and lower pixel, and the ring and segment of the whole cell, without seams."""
        self.label_at = [self._lines_apart(ring) for ring in range(RIM)]
        """The distances of each ring's labels from the hub."""

    def _cell(self, x: int, y: int) -> tuple[Pixel, Pixel, Pixel]:
        upper, lower = self._pixel(x + 0.5, 2 * y + 0.5), self._pixel(x + 0.5, 2 * y + 1.5)
        return upper, lower, self._pixel(x + 0.5, 2 * y + 1.0, seams=False)

    def _pixel(self, x: float, y: float, seams: bool = True) -> Pixel:
        across, down = x - self.centre_x, y - self.centre_y
        distance = hypot(across, down) / self.radius
        segment = int(atan2(across, -down) / (2 * pi) * self.segments % self.segments)
        if distance > EDGES[-1]:
            return OUTSIDE, segment
        if distance < EDGES[0]:
            return HUB, segment
        if seams and any(abs(distance - edge) * self.radius < 0.5 for edge in EDGES[:-1]):
            return SEAM, segment
        return next(ring for ring in range(RIM + 1) if distance <= EDGES[ring + 1]), segment

    def at(self, segment: int, distance: float) -> tuple[float, int]:
        """The column and row of a segment's middle at a distance from the hub."""
        angle = (segment + 0.5) * 2 * pi / self.segments
        x = self.centre_x + sin(angle) * distance * self.radius
        y = self.centre_y - cos(angle) * distance * self.radius
        return x, int(y / 2)

    def is_at_side(self, segment: int) -> bool:
        """Whether the segment is at the side of the wheel, where the rim is narrow."""
        return abs(sin((segment + 0.5) * 2 * pi / self.segments)) > 0.85

    def _lines_apart(self, ring: int) -> float:
        """The distances near the middle of a ring at which the labels of each half are on different lines."""
        middle = (EDGES[ring] + EDGES[ring + 1]) / 2
        half = range(self.segments // 2)
        for shift in (0.0, 0.015, -0.015, 0.03, -0.03, 0.045, -0.045):
            if len({self.at(segment, middle + shift)[1] for segment in half}) == len(half):
                return middle + shift
        return middle


circle = lru_cache(maxsize=8)(Circle)

"""A small picture of a board, drawn from polygons: what a link to a finished game shows. It has no text, so it needs no fonts."""

import struct
import zlib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import ceil, cos, pi, sin
from typing import NamedTuple

WIDTH, HEIGHT = 2400, 1260
"""Twice what pages show, so that edges look smooth."""

CORNERS = {"yellow": 48, "green": 4, "blue": 6, "purple": 4, "red": 3, "black": 4}
LEVEL = ("green",)
"""The square of these lies on its side, that of the others stands on a corner."""
COLOURS = {
    "yellow": "#e5b100",
    "green": "#008a64",
    "blue": "#2f79c4",
    "purple": "#9a5aa8",
    "red": "#d0492f",
    "black": "#3a3a3a",
}
LINE = "#2b1a10"

Point = tuple[float, float]


class Shape(NamedTuple):
    points: tuple[Point, ...]
    colour: str


class Board(NamedTuple):
    """A board in its own units, y downward; what comes later lies above."""

    width: float
    height: float
    ground: str
    shapes: tuple[Shape, ...]


def rectangle(x: float, y: float, width: float, height: float, colour: str) -> Shape:
    return Shape(((x, y), (x + width, y), (x + width, y + height), (x, y + height)), colour)


def regular(x: float, y: float, radius: float, colour: str, corners: int = 48, turned: float = 0.0) -> Shape:
    """A polygon with a corner above its middle, turned by parts of a circle; with many corners, a disc."""
    angles = [2 * pi * (corner / corners + turned) for corner in range(corners)]
    return Shape(tuple((x + radius * sin(angle), y - radius * cos(angle)) for angle in angles), colour)


def line(start: Point, end: Point, thick: float, colour: str) -> Shape:
    (x, y), (to_x, to_y) = start, end
    length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 or 1.0
    aside, up = (y - to_y) / length * thick / 2, (to_x - x) / length * thick / 2
    return Shape(((x + aside, y + up), (to_x + aside, to_y + up), (to_x - aside, to_y - up), (x - aside, y - up)), colour)


def base(x: float, y: float, radius: float, player: str) -> list[Shape]:
    """A player's sign: colour and outline together."""
    corners = CORNERS[player]
    turned = 1 / 8 if player in LEVEL else 0.0
    return [regular(x, y, radius * size, colour, corners, turned) for size, colour in ((1.14, LINE), (1.0, COLOURS[player]))]


@lru_cache(maxsize=64)
def png(board: Board) -> bytes:
    colours = list(dict.fromkeys([board.ground, *(shape.colour for shape in board.shapes)]))
    pixels = bytearray(WIDTH * HEIGHT)
    scale = min(WIDTH / board.width, HEIGHT / board.height)
    left, top = (WIDTH - board.width * scale) / 2, (HEIGHT - board.height * scale) / 2
    for shape in board.shapes:
        _fill(pixels, [(left + x * scale, top + y * scale) for x, y in shape.points], colours.index(shape.colour))
    rows = b"".join(b"\0" + pixels[row * WIDTH : (row + 1) * WIDTH] for row in range(HEIGHT))
    palette = b"".join(bytes.fromhex(colour[1:]) for colour in colours)
    head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 6)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in parts)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def _fill(pixels: bytearray, points: Sequence[Point], index: int) -> None:
    """Row by row, between the edges that cross the middle of each."""
    edges = list(zip(points, [*points[1:], points[0]], strict=True))
    first = max(0, ceil(min(y for _, y in points) - 0.5))
    last = min(HEIGHT, ceil(max(y for _, y in points) - 0.5))
    for row in range(first, last):
        crossings = sorted(_crossings(edges, row + 0.5))
        for start, end in zip(crossings[::2], crossings[1::2], strict=True):
            begin, stop = (min(max(ceil(x - 0.5), 0), WIDTH) for x in (start, end))
            pixels[row * WIDTH + begin : row * WIDTH + stop] = bytes([index]) * (stop - begin)


def _crossings(edges: Iterable[tuple[Point, Point]], y: float) -> Iterable[float]:
    for (x, from_y), (to_x, to_y) in edges:
        if (from_y <= y) != (to_y <= y):
            yield x + (y - from_y) / (to_y - from_y) * (to_x - x)

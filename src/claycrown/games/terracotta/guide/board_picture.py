"""The mausoleum as a small picture: whose warriors stand where, and of which kind."""

from collections.abc import Iterator
from typing import Any

from claycrown.games.terracotta.rules import pieces
from claycrown.guide.board_picture import LINE, Board, Shape, base, line, rectangle, regular

SLAB, EDGE = 100, 40
CLAY, PALE, STONE = "#c2683c", "#e9dcc0", "#a8a293"
OWNERS = {colour[0]: colour for colour in pieces.COLOURS}


def board_picture(position: dict[str, Any]) -> Board:
    rows = [row.split() for row in position["mausoleum"]]
    columns = len(rows[0])
    shapes = [rectangle(-EDGE, -EDGE, columns * SLAB + 2 * EDGE, len(rows) * SLAB + 2 * EDGE, "#a9835a")]
    for row, signs in enumerate(rows):
        for column in range(len(signs)):
            red = column == columns // 2 or row == len(rows) // 2
            shapes.append(rectangle(column * SLAB + 2, row * SLAB + 2, SLAB - 4, SLAB - 4, "#c98e6c" if red else "#d8c19a"))
    for row, signs in enumerate(rows):
        for column, sign in enumerate(signs):
            shapes += _statue(sign, column * SLAB + SLAB / 2, row * SLAB + SLAB / 2)
    moved = tuple(Shape(tuple((x + EDGE, y + EDGE) for x, y in shape.points), shape.colour) for shape in shapes)
    return Board(columns * SLAB + 2 * EDGE, len(rows) * SLAB + 2 * EDGE, "#7a5a35", moved)


def _statue(sign: str, x: float, y: float) -> Iterator[Shape]:
    kind, mark = sign[0], sign[1]
    if kind == ".":
        return
    if kind == "h":
        long, wide = (50, 26) if mark in "<>" else (26, 50)
        yield rectangle(x - long, y - wide, 2 * long, 2 * wide, LINE)
        yield rectangle(x - long + 3, y - wide + 3, 2 * long - 6, 2 * wide - 6, PALE)
        return
    if kind in "OGCS":
        yield from base(x, y + 10, 36, OWNERS[mark])
    else:
        yield regular(x, y + 10, 39, LINE, 8)
        yield regular(x, y + 10, 35, STONE, 8)
    for grown, colour in ((4, LINE), (0, CLAY if kind.isupper() else PALE)):
        yield Shape(
            (
                (x - 10 - grown, y - 10),
                (x + 10 + grown, y - 10),
                (x + 22 + grown, y + 34 + grown),
                (x - 22 - grown, y + 34 + grown),
            ),
            colour,
        )
        yield regular(x, y - 20, 13 + grown, colour)
    yield from _carries(kind, x, y)


def _carries(kind: str, x: float, y: float) -> Iterator[Shape]:
    """What tells one kind from another."""
    match kind:
        case "O":
            yield Shape(((x - 14, y - 26), (x, y - 50), (x + 14, y - 26)), LINE)
        case "G":
            yield line((x - 32, y - 44), (x + 24, y + 36), 6, "#5f9a86")
        case "C" | "a":
            yield line((x - 36, y + 10), (x + 36, y + 10), 7, LINE)
        case "S":
            yield line((x + 28, y - 46), (x + 28, y + 38), 6, "#5f9a86")
        case "m":
            yield regular(x, y + 22, 18, "#9c2a20")

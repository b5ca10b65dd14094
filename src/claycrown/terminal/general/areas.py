"""The layout of a table's areas: lines of words with targets and owners."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from claycrown.guide.table import Area, Cell
from claycrown.words import format_message

Look = Literal["title", "head", "label", "value", "hidden"]
GAP = 2
"""Columns between columns of text."""
HIDDEN = "▒▒"
"""A face-down card."""


@dataclass(frozen=True)
class Word:
    """A piece of text in a line."""

    x: int
    text: str
    look: Look
    owner: int | None = None
    target: str = ""

    @property
    def end(self) -> int:
        return self.x + len(self.text)


Line = list[Word]


def lay_out(area: Area, width: int, names: Sequence[str]) -> list[Line]:
    """An area of at most this width, its title first."""
    inside = {"fields": _fields, "rows": _rows, "cards": _cards}[area.kind](area, width, names)
    return [[Word(0, format_message(area.title, names=names), "title")], *inside]


def width_of(lines: Sequence[Line]) -> int:
    return max((word.end for line in lines for word in line), default=0)


def _text(cell: Cell, names: Sequence[str]) -> str:
    return HIDDEN if cell.value is None else format_message(cell.value, names=names)


def _word(cell: Cell, x: int, names: Sequence[str]) -> Word:
    return Word(x, _text(cell, names), "hidden" if cell.value is None else "value", cell.owner, cell.target)


def _fields(area: Area, width: int, names: Sequence[str]) -> list[Line]:
    """Labels and their values, one per line, in two columns."""
    cells = [cell for row in area.rows for cell in row]
    labels = ["" if cell.label is None else format_message(cell.label, names=names) for cell in cells]
    start = max(map(len, labels), default=0) + GAP
    return [[Word(0, label, "label"), _word(cell, start, names)] for label, cell in zip(labels, cells, strict=True)]


def _rows(area: Area, width: int, names: Sequence[str]) -> list[Line]:
    heads = [format_message(head, names=names) for head in area.heads]
    texts = [[_text(cell, names) for cell in row] for row in area.rows]
    columns = max((len(row) for row in [heads, *texts]), default=0)
    starts, x = [], 0
    for column in range(columns):
        starts.append(x)
        x += max((len(row[column]) for row in [heads, *texts] if column < len(row)), default=0) + GAP
    lines: list[Line] = [[Word(starts[place], head, "head") for place, head in enumerate(heads)]] if heads else []
    targets = [*area.targets, *[""] * (len(area.rows) - len(area.targets))]
    for row, target in zip(area.rows, targets, strict=False):
        words = [_word(cell, starts[place], names) for place, cell in enumerate(row)]
        lines.append([word if word.target else replace(word, target=target) for word in words])
    return lines


def _cards(area: Area, width: int, names: Sequence[str]) -> list[Line]:
    """Side by side, wrapped."""
    lines: list[Line] = []
    for row in area.rows:
        line: Line = []
        for cell in row:
            x = line[-1].end + GAP if line else 1
            if line and x + len(_text(cell, names)) > width:
                lines.append(line)
                line, x = [], 1
            line.append(_word(cell, x, names))
        lines.append(line)
    return lines

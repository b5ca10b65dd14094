"""The score sheet of a position as lines of text."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from claycrown.arena.naming import contestant_name
from claycrown.guide import guide
from claycrown.record.figures import rankings_in
from claycrown.record.position_text import position_text
from claycrown.terminal.naming import total
from claycrown.words import format_message, t

NAME, LABEL, FIGURE = 8, 18, 4
"""The minimum widths of names, labels and figures."""


def score_lines(game: str, sheet: dict[str, Any]) -> list[str]:
    """By colour and item, or by ranking; a sheet of another kind as it is in the notation."""
    if rankings := rankings_in(sheet):
        return list(_rankings(game, rankings, sheet["winner"]))
    if all(isinstance(column, dict) and {"items", "total"} <= column.keys() for column in sheet.values()):
        return list(_columns(game, sheet))
    return position_text(sheet)


def _columns(game: str, sheet: dict[str, Any]) -> Iterator[str]:
    labels = {
        source: format_message(guide(game).source(source, "")).strip()
        for column in sheet.values()
        for source, _ in column["items"]
    }
    name, label = _width(NAME, map(contestant_name, sheet)), _width(LABEL, labels.values())
    for colour, column in sheet.items():
        sum_up = format_message(total(game, column["total"]))
        unit = len(sum_up) - len(str(column["total"]))
        yield f"{contestant_name(colour):<{name}}{sum_up:>{unit + FIGURE}}"
        for source, amount in column["items"]:
            yield f"  {labels[source]:<{label}}{amount:>{FIGURE}}"


def _rankings(game: str, rankings: Iterable[Mapping[str, Any]], winner: str) -> Iterator[str]:
    for ranking in rankings:
        yield format_message(guide(game).source(ranking["of"], "")).strip()
        width = _width(LABEL, (contestant_name(contestant) for contestant, _ in ranking["ranking"]))
        for contestant, value in ranking["ranking"]:
            out = f"  {t('command-score-out')}" if contestant in ranking["out"] else ""
            yield f"  {contestant_name(contestant):<{width}}{value:>{FIGURE}}{out}"
    yield t("command-score-winner", who=contestant_name(winner))


def _width(least: int, texts: Iterable[str]) -> int:
    return max([least, *(len(text) + 1 for text in texts)])

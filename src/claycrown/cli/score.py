"""The score sheet of a position, as lines for people."""

from collections.abc import Iterator
from typing import Any

from claycrown.record.shown import shown

NAME = 8
LABEL = 18
"""Letters that names and labels have room for; longer ones push their figures to the right."""


def score_lines(game: str, sheet: dict[str, Any]) -> list[str]:
    """By colour with its items, or assessment by assessment; a sheet of another kind line by line, as it is written."""
    if "assessments" in sheet:
        return list(_assessments(game, sheet))
    if all(isinstance(column, dict) and {"items", "total"} <= column.keys() for column in sheet.values()):
        return list(_columns(game, sheet))
    return shown(sheet)


def _columns(game: str, sheet: dict[str, Any]) -> Iterator[str]:
    from claycrown.arena.naming import contestant_name
    from claycrown.guide import guide
    from claycrown.terminal.naming import total
    from claycrown.words import say

    for colour, column in sheet.items():
        sum_up = say(total(game, column["total"]))
        width = len(sum_up) - len(str(column["total"])) + 4
        yield f"{contestant_name(colour):<{NAME}}{sum_up:>{width}}"
        for source, amount in column["items"]:
            yield f"  {say(guide(game).source(source, '')).strip():<{LABEL}}{amount:>4}"


def _assessments(game: str, sheet: dict[str, Any]) -> Iterator[str]:
    from claycrown.arena.naming import contestant_name
    from claycrown.guide import guide
    from claycrown.words import say, t

    for assessment in sheet["assessments"]:
        yield say(guide(game).source(assessment["of"], "")).strip()
        for contestant, value in assessment["ranking"]:
            out = f"  {t('command-score-out')}" if contestant in assessment["out"] else ""
            yield f"  {contestant_name(contestant):<{LABEL}}{value:>4}{out}"
    yield t("command-score-winner", who=contestant_name(sheet["winner"]))

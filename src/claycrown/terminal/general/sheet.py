"""The score sheet of any game: points by source, round by round, and in the end who came where."""

from collections.abc import Iterator
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from claycrown.guide import guide
from claycrown.guide.types import Played
from claycrown.terminal import texts
from claycrown.terminal.drawing import Moment
from claycrown.terminal.palette import Palette
from claycrown.terminal.session import Session
from claycrown.words import say


def course(session: Session, viewer: int) -> Iterator[Played]:
    """The rounds as far as they have been played, as the viewer may know them."""
    rules = session.rules
    for number, moves in groupby(session.moves, key=lambda move: rules.round(move.before)):
        together = list(moves)
        entries = [entry for move in together for entry in rules.ledger(move.after, viewer)]
        last = together[-1].after
        yield Played(number, entries, rules.view(last, viewer), rules.over(last) or rules.round(last) != number)


def sheet(session: Session, moment: Moment, palette: Palette) -> RenderableType:
    found = guide(session.record.game).sheet(moment.view, list(course(session, moment.viewer)))
    parts: list[RenderableType] = []
    if session.over():
        ranking = session.rules.result(session.state).ranking
        parts += [Text(f"{place}. {who}", style=palette.text) for place, who in enumerate(ranking, 1)] + [Text()]
    if found.sources:
        table = Table(box=None, header_style=f"bold {palette.accent}", style=palette.text)
        table.add_column("")
        for colour in moment.seats:
            table.add_column(Text(f" {colour} ", f"bold {palette.ink} on {palette.player(colour)}"), justify="right")
        for each in found.sources:
            table.add_row(say(each.label, names=moment.seats).strip(), *map(_shown, each.points))
        table.add_row(Text(texts.TOTAL, style="bold"), *(Text(_shown(points), style="bold") for points in found.total))
        parts.append(table)
    return Group(*parts) if parts else Text(texts.NO_SCORE, style=palette.muted)


def _shown(points: int | None) -> str:
    return "?" if points is None else str(points)

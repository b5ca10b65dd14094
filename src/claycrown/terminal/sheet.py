"""The score sheet of any game: points by source, eliminations, majorities, and notes on what is hidden."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from claycrown.games.message import Message
from claycrown.guide import guide
from claycrown.guide.outcome import ending
from claycrown.guide.score import score
from claycrown.guide.types import Majority, RankedSeat, ScoreSheet
from claycrown.record.records import places_of
from claycrown.terminal.drawing.contract import chip
from claycrown.terminal.drawing.palette import Palette
from claycrown.terminal.drawing.types import Moment
from claycrown.terminal.session import Session
from claycrown.words import format_message, format_signed, of_game, t


def sheet(session: Session, moment: Moment, palette: Palette) -> RenderableType:
    steps = ((move.before.state, move.played()) for move in session.moves)
    found = score(session.record.game, session.state, steps, moment.viewer, session.over(), left=session.left)
    return Group(*_SheetPage(session, moment, palette, found).parts())


class _SheetPage:
    def __init__(self, session: Session, moment: Moment, palette: Palette, found: ScoreSheet) -> None:
        self.session, self.moment, self.palette, self.found = session, moment, palette, found
        self.guide = guide(session.record.game)

    def parts(self) -> Iterator[RenderableType]:
        found = self.found
        end = ending(self.session.record.game, self.moment.view, self.moment.viewer, self.session.left)
        result = self.session.result()
        if end is not None and result is not None:
            yield from (Text(format_message(end, names=self.moment.names), style="bold"), self._ranking(result), Text())
        if found.eliminations is not None:
            yield from (self._eliminations(), Text())
        yield self._sources() if found.sources else Text(t("table-sheet-empty"), style=self.palette.muted)
        if majorities := self.guide.majorities(self.moment.view):
            yield from (Text(), self._majorities(majorities))
        if not self.session.over():
            yield from (Text(format_message(line, names=self.moment.names)) for line in self.guide.notes(self.moment.view))

    def _ranking(self, result: Mapping[str, Any]) -> Text:
        return Text("\n").join(Text(f"{place}. ") + self._name(who) for who, place in places_of(result).items())

    def _name(self, colour: str) -> Text:
        return chip(colour, self.palette) if colour in self.session.seats else Text(t("app-seatless"))

    def _table(self, title: str) -> Table:
        table = Table(title=t(title), title_style="bold", title_justify="left", padding=(0, 1))
        table.add_column("")
        for colour in self.moment.seats:
            table.add_column(chip(colour, self.palette), justify="right")
        return table

    def _sources(self) -> Table:
        """With eliminations there is no total, only the place at the end."""
        found, over = self.found, self.session.over()
        table = self._table("table-sheet")
        for source in found.sources:
            if found.eliminations or any(source.points):
                table.add_row(self._label(source.label), *map(_figure, source.points))
        if over or found.eliminations is None:
            table.add_section()
            total = "table-place" if found.eliminations else "table-total-over" if over else "table-total"
            table.add_row(t(total), *("?" if points is None else str(points) for points in found.total), style="bold")
        for id, gains in (("table-if-round", found.if_round), ("table-if-final", found.if_final)):
            if gains:
                table.add_row(t(id), *map(format_signed, gains), style=self.palette.muted)
        return table

    def _label(self, label: Message) -> str:
        return format_message(label, names=self.moment.names).strip()

    def _eliminations(self) -> Table:
        """One column each, in order, with the best player first. Players who are out keep their place, marked or muted."""
        table = Table(
            title=t(of_game(self.session.record.game, "eliminations")), title_style="bold", title_justify="left", padding=(0, 1)
        )
        columns: list[list[Text]] = []
        gone: set[int | None] = set()
        for place, held in enumerate(self.found.eliminations or [], 1):
            table.add_column(f"{place}. {self._label(held.label)}")
            columns.append([self._rank(each, each.seat in held.out, gone) for each in held.ranking or ()])
            gone.update(held.out)
        for row in zip(*columns, strict=True) if any(columns) else [[Text(t("table-at-the-end"))] * len(columns)]:
            table.add_row(*row)
        return table

    def _rank(self, ranked: RankedSeat, out: bool, gone: set[int | None]) -> Text:
        cell = Text(f"{ranked.value:>3} ") + self._name("" if ranked.seat is None else self.moment.seats[ranked.seat])
        if out or ranked.seat in gone:
            cell.append(f" {t('table-out')}", f"bold {self.palette.warning}" if out else self.palette.muted)
        return cell

    def _majorities(self, majorities: Sequence[Majority]) -> Table:
        table = self._table("table-majorities")
        for one in majorities:
            cells = [self._standing(one, seat) for seat in range(len(self.moment.seats))]
            table.add_row(format_message(one.label, names=self.moment.names), *cells)
        return table

    def _standing(self, one: Majority, seat: int) -> Text:
        """The count, and the points for it if they differ."""
        count, points = one.counts[seat], one.points[seat]
        gives = f" {format_signed(points)}" if points and points != count else ""
        return Text(f"{_figure(count)}{gives}", "bold" if seat == one.leader else "")


def _figure(points: int | None) -> str:
    return "?" if points is None else str(points) if points else "·"

"""Any game at the table, by what its guide says: see `claycrown.guide.contract`."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from claycrown.games import title
from claycrown.guide import guide
from claycrown.guide.table import Area
from claycrown.terminal import asking, telling, texts
from claycrown.terminal.drawing import Line, Moment, Option, Scene, Stage, Topic
from claycrown.terminal.general import sheet
from claycrown.terminal.general.board import NAME, Board
from claycrown.terminal.palette import Palette
from claycrown.terminal.panels import Panel
from claycrown.terminal.session import Move, Session
from claycrown.words import say


class GeneralDrawing:
    wide_board = True

    def __init__(self, name: str) -> None:
        self.game = name
        self.title = title(name)

    def panels(self) -> Sequence[Panel]:
        return (Board(self.game, texts.TABLE),)

    def headline(self, moment: Moment, palette: Palette) -> RenderableType:
        line = Text(f"{self.title}  ", style=f"bold {palette.accent}")
        line.append(say(guide(self.game).progress(moment.view), names=moment.seats), palette.text)
        if moment.viewer >= 0:
            colour = moment.seats[moment.viewer]
            line.append("  ")
            line.append(f" {colour} ", f"bold {palette.ink} on {palette.player(colour)}")
        return line

    def stage(self, session: Session, moment: Moment, seat: int, words: str) -> Stage:
        places = _spots(guide(self.game).describe(moment.view, seat))
        return asking.stage(session, seat, words, lambda spot: NAME if spot in places else "")

    def outlook(self, session: Session, moment: Moment, seat: int, option: Option) -> Sequence[str]:
        return asking.outlook(session, seat, option)

    def told(self, session: Session, move: Move, viewer: int) -> Sequence[Line]:
        return telling.told(session, move, viewer)

    def scenes(self, session: Session, move: Move, viewer: int) -> Sequence[Scene]:
        return telling.scenes(session, move, viewer, NAME)

    def sheet(self, session: Session, moment: Moment, palette: Palette) -> RenderableType:
        return sheet.sheet(session, moment, palette)

    def topics(self, moment: Moment) -> Sequence[Topic]:
        return ()


def _spots(areas: Sequence[Area]) -> set[str]:
    return {cell.spot for area in areas for row in area.rows for cell in row if cell.spot}

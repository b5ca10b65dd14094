"""Terracotta Army at the table: its parts put together as a `TableDrawing`."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from claycrown.games.terracotta.guide import GUIDE
from claycrown.games.terracotta.rules.pieces import OVER, TILE_NAMES
from claycrown.games.terracotta.rules.state import State
from claycrown.games.terracotta.terminal import sheet, texts, topics
from claycrown.games.terracotta.terminal.mausoleum import MausoleumPanel
from claycrown.games.terracotta.terminal.players import PlayersPanel
from claycrown.games.terracotta.terminal.wheel import WheelPanel
from claycrown.terminal import asking, telling
from claycrown.terminal.drawing import Line, Moment, Option, Scene, Stage, Topic
from claycrown.terminal.palette import Palette
from claycrown.terminal.panels import Panel
from claycrown.terminal.session import Move, Session
from claycrown.words import say

PANELS = {
    "segment": texts.WHEEL,
    "warehouse": texts.WHEEL,
    "space": texts.MAUSOLEUM,
    "row": texts.MAUSOLEUM,
    "column": texts.MAUSOLEUM,
}
"""Where the kinds of spots lie that can be picked on the board."""


class TerracottaDrawing:
    game = "terracotta"
    title = texts.TITLE
    wide_board = False

    def panels(self) -> Sequence[Panel]:
        return WheelPanel(texts.WHEEL), MausoleumPanel(texts.MAUSOLEUM), PlayersPanel(texts.PLAYERS)

    def headline(self, moment: Moment, palette: Palette) -> RenderableType:
        """The round, and the tiles to come with their values."""
        state: State = moment.view
        line = Text(f"{say(GUIDE.progress(state))}  ", style=f"bold {palette.accent}")
        for number, tile in enumerate(state.tiles):
            value = f"{state.printed.tile_domination[number]}/{state.printed.tile_presence[number]}"
            if number + 1 < state.round or state.step == OVER:
                style = f"strike {palette.muted}"
            elif number + 1 == state.round:
                style = f"bold {palette.accent}"
            else:
                style = palette.text
            line.append(f"{texts.tile(TILE_NAMES[tile])} {value}".replace(" ", "\u00a0"), style)
            line.append("  ")
        line.rstrip()
        return line

    def stage(self, session: Session, moment: Moment, seat: int, words: str) -> Stage:
        return asking.stage(session, seat, words, panel_of)

    def outlook(self, session: Session, moment: Moment, seat: int, option: Option) -> Sequence[str]:
        return asking.outlook(session, seat, option)

    def told(self, session: Session, move: Move, viewer: int) -> Sequence[Line]:
        return telling.told(session, move, viewer)

    def scenes(self, session: Session, move: Move, viewer: int) -> Sequence[Scene]:
        return telling.scenes(session, move, viewer, texts.MAUSOLEUM)

    def sheet(self, session: Session, moment: Moment, palette: Palette) -> RenderableType:
        return sheet.sheet(session, moment, palette.players if palette.dark else {})

    def topics(self, moment: Moment) -> Sequence[Topic]:
        return topics.topics(moment)


def panel_of(spot: str) -> str:
    return PANELS.get(spot.partition(" ")[0], "")

"""Lords of Xidit at the table: its parts put together as a `TableDrawing`."""

from collections.abc import Sequence
from dataclasses import replace

from rich.console import RenderableType
from rich.text import Text

from claycrown.games.xidit.rules import state as rules
from claycrown.games.xidit.rules.pieces import ASSESSMENT_NAMES, AT_PLAN, CENSUSES, OVER
from claycrown.games.xidit.rules.state import State
from claycrown.games.xidit.terminal import planner, sheet, texts, topics
from claycrown.games.xidit.terminal.kingdom import KingdomPanel
from claycrown.games.xidit.terminal.map import MapPanel
from claycrown.terminal import asking, telling
from claycrown.terminal.drawing import Line, Moment, Option, Scene, Stage, Topic
from claycrown.terminal.palette import Palette
from claycrown.terminal.panels import Panel
from claycrown.terminal.session import Move, Session

HARMLESS = ("start", "ready", "rewards", "gold", "bard", "unit", "floor", "waiting floor", "virtual")
"""What a decision does that shows nothing secret and draws nothing."""


class XiditDrawing:
    game = "xidit"
    title = texts.TITLE
    wide_board = True

    def panels(self) -> Sequence[Panel]:
        return MapPanel(texts.MAP), KingdomPanel(texts.KINGDOM)

    def headline(self, moment: Moment, palette: Palette) -> RenderableType:
        """The year, the years of a census, who is first, and the assessments in their order."""
        state: State = moment.view
        years = rules.years(state)
        line = Text(f"Year {state.year}/{years}  ", style=f"bold {palette.accent}")
        line.append("census ", palette.muted)
        for year in range(years // CENSUSES, years + 1, years // CENSUSES):
            past = year < state.year or state.step == OVER
            line.append(
                f"{year} ",
                f"strike {palette.muted}" if past else f"bold {palette.accent}" if year == state.year else palette.text,
            )
        line.append(f" {texts.FIRST_SIGN} ", palette.accent)
        line.append(f"{moment.seats[state.first]}  ", palette.text)
        line.append(" → ".join(ASSESSMENT_NAMES[kind] for kind in state.assessments), palette.text)
        if moment.viewer >= 0:
            colour = moment.seats[moment.viewer]
            line.append("  ")
            line.append(f" {colour} ", f"bold {palette.ink} on {palette.players[colour]}")
        return line

    def stage(self, session: Session, moment: Moment, seat: int, words: str) -> Stage:
        if moment.view.step == AT_PLAN:
            asked = planner.stage(session, seat, words)
        else:
            asked = asking.stage(session, seat, words, _panel_of)
        return replace(asked, prompt=f"{moment.seats[seat]}: {asked.prompt}")  # several may sit at the keyboard

    def outlook(self, session: Session, moment: Moment, seat: int, option: Option) -> Sequence[str]:
        if moment.view.step == AT_PLAN:
            return planner.outlook(moment, seat, option)
        return asking.outlook(session, seat, option)

    def told(self, session: Session, move: Move, viewer: int) -> Sequence[Line]:
        return telling.told(session, move, viewer)

    def scenes(self, session: Session, move: Move, viewer: int) -> Sequence[Scene]:
        return telling.scenes(session, move, viewer, texts.MAP)

    def sheet(self, session: Session, moment: Moment, palette: Palette) -> RenderableType:
        return sheet.sheet(session, moment, palette)

    def topics(self, moment: Moment) -> Sequence[Topic]:
        return topics.topics(moment)


def _panel_of(spot: str) -> str:
    """Titans, units and assessments are picked from the list."""
    return texts.MAP if spot.startswith(("city ", "region ")) else ""

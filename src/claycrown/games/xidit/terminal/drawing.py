"""The `TableDrawing` of Lords of Xidit."""

from collections.abc import Sequence

from rich.text import Text

from claycrown.games.xidit.guide import things
from claycrown.games.xidit.rules import state as rules
from claycrown.games.xidit.rules.pieces import ASSESSMENT_NAMES, AT_PLAN, CENSUSES, OVER
from claycrown.games.xidit.rules.state import State
from claycrown.games.xidit.terminal import planner, symbols
from claycrown.games.xidit.terminal.help import HELP
from claycrown.games.xidit.terminal.kingdom import KingdomPanel
from claycrown.games.xidit.terminal.map import MapPanel
from claycrown.terminal.drawing.contract import TableDrawing
from claycrown.terminal.drawing.palette import Palette
from claycrown.terminal.drawing.panels import Panel
from claycrown.terminal.drawing.types import Moment, Stage, StageOption
from claycrown.terminal.session import Session
from claycrown.words import format_message, t


class XiditDrawing(TableDrawing):
    scene_panel = planner.MAP
    help = HELP

    def panels(self) -> Sequence[Panel]:
        return MapPanel(planner.MAP), KingdomPanel("kingdom")

    def panel_of(self, moment: Moment, target: str) -> str:
        """Titans, units and assessments are only in the list."""
        return planner.MAP if target.startswith(("city ", "region ")) else ""

    def details(self, moment: Moment, palette: Palette) -> Text:
        """The census years, the first player, and the order of the assessments."""
        state: State = moment.view
        line = Text()
        years = rules.years(state)
        line.append(f"{t('xidit-sign-census')} ", palette.muted)
        for year in range(years // CENSUSES, years + 1, years // CENSUSES):
            past = year < state.year or state.step == OVER
            now = f"bold {palette.accent}" if year == state.year else palette.text
            line.append(f"{year} ", f"strike {palette.muted}" if past else now)
        line.append(f" {symbols.FIRST} ", palette.accent)
        line.append(f"{moment.names[state.first]}  ", palette.text)
        kinds = (things.assessment(ASSESSMENT_NAMES[kind]) for kind in state.assessments)
        line.append("→".join(map(format_message, kinds)), palette.text)
        line.append("  ")
        return line

    def stage(self, session: Session, moment: Moment, seat: int, words: str) -> Stage:
        planning = moment.view.step == AT_PLAN
        return planner.stage(session, seat, words) if planning else super().stage(session, moment, seat, words)

    def preview(self, session: Session, moment: Moment, seat: int, option: StageOption) -> Sequence[str]:
        planning = moment.view.step == AT_PLAN
        return planner.preview(moment, seat, option) if planning else super().preview(session, moment, seat, option)

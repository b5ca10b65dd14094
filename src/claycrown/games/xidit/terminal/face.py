"""Lords of Xidit at the table: its parts put together as a `Face`."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from claycrown.games.contract import SPECTATOR
from claycrown.games.xidit.guide.foretelling import foretell
from claycrown.games.xidit.guide.outlook import of_the_decision
from claycrown.games.xidit.rules import state as rules
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import ASSESSMENT_NAMES, CENSUSES, OVER
from claycrown.games.xidit.rules.state import State
from claycrown.games.xidit.terminal import dials, scenes, sheet, stages, telling, texts, topics
from claycrown.games.xidit.terminal.kingdom import KingdomPanel
from claycrown.games.xidit.terminal.map import MapPanel
from claycrown.terminal.face import Line, Moment, Option, Scene, Stage, Topic
from claycrown.terminal.palette import Palette
from claycrown.terminal.panels import Panel
from claycrown.terminal.session import Move, Session


class XiditFace:
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
        return stages.stage(session, moment, seat, words)

    def outlook(self, session: Session, moment: Moment, seat: int, option: Option) -> Sequence[str]:
        if option.words.startswith("plan"):
            return _plan_outlook(moment, seat, option)
        if not option.done or option.words.startswith("show") or option.words == "pass":
            return []
        _, entries = session.preview(seat, option.words)
        gains = telling.Teller(moment.seats).gains(of_the_decision(entries, seat))
        return [f"{moment.seats[seat]} {gains}."] if gains else []

    def told(self, session: Session, move: Move, viewer: int) -> Sequence[Line]:
        return telling.told(session, move, viewer)

    def scenes(self, session: Session, move: Move, viewer: int) -> Sequence[Scene]:
        return scenes.scenes(session, move, viewer)

    def reveals(self, move: Move) -> bool:
        return scenes.reveals(GAME.ledger(move.after, SPECTATOR))

    def sheet(self, session: Session, moment: Moment, palette: Palette) -> RenderableType:
        return sheet.sheet(session, moment, palette)

    def topics(self, moment: Moment) -> Sequence[Topic]:
        return topics.topics(moment)


def _plan_outlook(moment: Moment, seat: int, option: Option) -> list[str]:
    """What the order pointed at would do if nothing else changed, or all six when they are set."""
    plan, at = dials.parts(option.words)
    way = foretell(moment.view, seat, plan)
    number = dials.just_set(option.words) or at + 1
    if option.done:
        return texts.summary(way)
    return [texts.foretold(number, way[number - 1])]

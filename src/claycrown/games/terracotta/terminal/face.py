"""Terracotta Army's face at the table."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from claycrown.games.terracotta.guide import outlook
from claycrown.games.terracotta.guide.phases import phases
from claycrown.games.terracotta.rules import wheel
from claycrown.games.terracotta.rules.pieces import OVER, ROUNDS, TILE_NAMES
from claycrown.games.terracotta.rules.state import State
from claycrown.games.terracotta.terminal import sheet, stages, telling, texts, topics
from claycrown.games.terracotta.terminal.mausoleum import MausoleumPanel
from claycrown.games.terracotta.terminal.phases import sentence
from claycrown.games.terracotta.terminal.players import PlayersPanel
from claycrown.games.terracotta.terminal.wheel import WheelPanel
from claycrown.terminal.face import Line, Moment, Option, Scene, Stage, Topic
from claycrown.terminal.palette import Palette
from claycrown.terminal.panels import Panel
from claycrown.terminal.session import Move, Session


class TerracottaFace:
    game = "terracotta"
    title = texts.TITLE
    wide_board = False

    def panels(self) -> Sequence[Panel]:
        return WheelPanel(texts.WHEEL), MausoleumPanel(texts.MAUSOLEUM), PlayersPanel(texts.PLAYERS)

    def headline(self, moment: Moment, palette: Palette) -> RenderableType:
        """The round, and the tiles to come with their values."""
        state: State = moment.view
        line = Text(f"Round {state.round}/{ROUNDS}  ", style=f"bold {palette.accent}")
        line.append("tiles ", palette.muted)
        for number, tile in enumerate(state.tiles):
            value = f"{state.printed.tile_domination[number]}/{state.printed.tile_presence[number]}"
            if number + 1 < state.round or state.step == OVER:
                style = f"strike {palette.muted}"
            elif number + 1 == state.round:
                style = f"bold {palette.accent}"
            else:
                style = palette.text
            line.append(f"{TILE_NAMES[tile]} {value}".replace(" ", "\u00a0"), style)
            line.append("  ")
        line.rstrip()
        return line

    def stage(self, session: Session, moment: Moment, seat: int, words: str) -> Stage:
        return stages.stage(session, moment, seat, words)

    def outlook(self, session: Session, moment: Moment, seat: int, option: Option) -> Sequence[str]:
        if not option.done:
            return []
        after, entries = session.preview(seat, option.words)
        if option.words.startswith("place "):
            return [self._ring_line(after, ring) for ring in outlook.RINGS]
        ending = [sentence(phase, moment.seats) for phase in phases(after, entries)]
        if ending:
            return ["This ends the round.", *ending]
        worth = outlook.worth(moment.view, after, seat)
        if worth is None or not worth.both:
            return []
        return [f"As things stand: {texts.signed(worth.this_round)} VP this round, {texts.signed(worth.at_the_end)} at the end."]

    def _ring_line(self, after: State, ring: int) -> str:
        words = texts.ring_action(wheel.action_kind(after, ring), wheel.action_value(after, ring))
        return f"{texts.RINGS[ring]:>6}: {words}{'' if outlook.can_do(after, ring) else ' (not possible now)'}"

    def told(self, session: Session, move: Move, viewer: int) -> Sequence[Line]:
        return telling.told(session, move, viewer)

    def scenes(self, session: Session, move: Move, viewer: int) -> Sequence[Scene]:
        return telling.scenes(session, move, viewer)

    def reveals(self, move: Move) -> bool:
        """Nothing is drawn or hidden after the set-up."""
        return False

    def sheet(self, session: Session, moment: Moment, palette: Palette) -> RenderableType:
        return sheet.sheet(session, moment, palette.players if palette.dark else {})

    def topics(self, moment: Moment) -> Sequence[Topic]:
        return topics.topics(moment)

"""How a game's table is drawn in the terminal: its panels, and plain answers for all that a drawing need not say."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from claycrown.games.edition import Edition
from claycrown.guide import guide
from claycrown.terminal import questions
from claycrown.terminal.drawing.palette import Palette
from claycrown.terminal.drawing.panels import Panel
from claycrown.terminal.drawing.types import Moment, Option, Stage, Topic
from claycrown.terminal.naming import colour_name
from claycrown.terminal.session import Session
from claycrown.words import format_if_known, format_message, sources_of, t


class TableDrawing(ABC):
    """A game at the table; its declaration names its own as `terminal`."""

    wide_board = True
    """In a small terminal the board lies above the choices, not beside them."""
    scene_panel = ""
    """The panel on which is shown what plays by itself."""
    help: Mapping[str, Sequence[str]] = {}
    """What `?` explains of the screen: topics, each with the rules behind it. `ohhell-topic-bids` is the title of one,
    `ohhell-topic-bids-about` what else is to be said."""

    def __init__(self, game: str) -> None:
        self.game = game

    @abstractmethod
    def panels(self) -> Sequence[Panel]:
        """The parts of the board, the most important first."""

    @abstractmethod
    def panel_of(self, moment: Moment, target: str) -> str:
        """The name of the panel on which a target is picked; empty for one that is only in the list."""

    def headline(self, moment: Moment, palette: Palette) -> RenderableType:
        """The top line: how far the game is, what the game adds to that, and whose view it is where views differ."""
        told = guide(self.game)
        line = Text(f"{format_message(told.progress(moment.view), names=moment.names)}  ", style=f"bold {palette.accent}")
        line.append_text(self.details(moment, palette))
        line.rstrip()
        if told.keeps_secrets and moment.viewer >= 0:
            line.append("  ").append_text(chip(moment.seats[moment.viewer], palette))
        return line

    def details(self, moment: Moment, palette: Palette) -> Text:
        """What the top line says besides."""
        return Text()

    def stage(self, session: Session, moment: Moment, seat: int, words: str) -> Stage:
        """What to ask that seat when so much of the decision has been said."""
        return questions.stage(session, seat, words, lambda target: self.panel_of(moment, target))

    def preview(self, session: Session, moment: Moment, seat: int, option: Option) -> Sequence[str]:
        """What an option would do, in a few lines."""
        return questions.preview(session, seat, option)

    def topics(self, moment: Moment) -> list[Topic]:
        """Everything on the screen that has a rule behind it."""
        return [self._topic(name, rules) for name, rules in self.help.items()]

    def _topic(self, name: str, rules: Sequence[str]) -> Topic:
        id = f"{self.game}-topic-{name}"
        return Topic(name, t(id), rules, format_if_known(f"{id}-about") or "")

    def sources(self, edition: Edition) -> list[Topic]:
        """Which figures are printed, which follow from them, and which are reconstructed."""
        if not edition.sources():
            return []
        intro = t("terminal-sources-about", edition=edition.name, game=self.game)
        rows = [
            t("terminal-source", figures=table, source=kind, note=note) for table, kind, note in sources_of(self.game, edition)
        ]
        return [Topic("sources", t("terminal-sources"), (), "\n".join([intro, "", *rows]))]


def chip(colour: str, palette: Palette) -> Text:
    """A player's name on the player's own colour: it can be read on any ground."""
    return Text(f" {colour_name(colour)} ", f"bold {palette.ink} on {palette.player(colour)}")

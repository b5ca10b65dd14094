"""How a game's table is drawn in the terminal: its panels, and defaults for everything else."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from claycrown.games.edition import Edition
from claycrown.guide import guide
from claycrown.terminal import questions
from claycrown.terminal.drawing.palette import Palette
from claycrown.terminal.drawing.panels import Panel
from claycrown.terminal.drawing.types import Moment, Stage, StageOption, Topic
from claycrown.terminal.naming import colour_name
from claycrown.terminal.session import Session
from claycrown.words import format_if_known, format_message, sources_of, t


class TableDrawing(ABC):
    """The drawing of a game; a game declares its own as `terminal`."""

    wide_board = True
    """Whether the board is above the choices in a small terminal, instead of beside them."""
    scene_panel = ""
    """The panel for scenes."""
    help: Mapping[str, Sequence[str]] = {}
    """The topics of the help page (`?`), with their rules. The title of a topic is `ohhell-topic-bids`, its text
    `ohhell-topic-bids-about`."""

    def __init__(self, game: str) -> None:
        self.game = game

    @abstractmethod
    def panels(self) -> Sequence[Panel]:
        """The parts of the board, the most important first."""

    @abstractmethod
    def panel_of(self, moment: Moment, target: str) -> str:
        """The name of the panel with a target; empty if the target is only in the list."""

    def headline(self, moment: Moment, palette: Palette) -> RenderableType:
        """The top line: the progress of the game, its details, and whose view it is if views differ."""
        words = guide(self.game)
        line = Text(f"{format_message(words.progress(moment.view), names=moment.names)}  ", style=f"bold {palette.accent}")
        line.append_text(self.details(moment, palette))
        line.rstrip()
        if words.keeps_secrets and moment.viewer >= 0:
            line.append("  ").append_text(chip(moment.seats[moment.viewer], palette))
        return line

    def details(self, moment: Moment, palette: Palette) -> Text:
        """What the game adds to the top line."""
        return Text()

    def stage(self, session: Session, moment: Moment, seat: int, words: str) -> Stage:
        """What to ask a seat after these words of its decision."""
        return questions.stage(session, seat, words, lambda target: self.panel_of(moment, target))

    def preview(self, session: Session, moment: Moment, seat: int, option: StageOption) -> Sequence[str]:
        """What an option would do, in a few lines."""
        return questions.preview(session, seat, option)

    def topics(self, moment: Moment) -> list[Topic]:
        """The topics of everything on the screen."""
        return [self._topic(name, rules) for name, rules in self.help.items()]

    def _topic(self, name: str, rules: Sequence[str]) -> Topic:
        id = f"{self.game}-topic-{name}"
        return Topic(name, t(id), rules, format_if_known(f"{id}-about") or "")

    def sources(self, edition: Edition) -> list[Topic]:
        """The sources of the figures: printed, deduced, or reconstructed."""
        if not edition.sources():
            return []
        intro = t("terminal-sources-about", edition=edition.name, game=self.game)
        rows = [
            t("terminal-source", figures=table, source=kind, note=note) for table, kind, note in sources_of(self.game, edition)
        ]
        return [Topic("sources", t("terminal-sources"), (), "\n".join([intro, "", *rows]))]


def chip(colour: str, palette: Palette) -> Text:
    """A player's name on the player's colour, legible on any background."""
    return Text(f" {colour_name(colour)} ", f"bold {palette.ink} on {palette.player(colour)}")

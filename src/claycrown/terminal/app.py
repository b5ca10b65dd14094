"""The Textual app: the start page or a game, with a dark and a light theme."""

import os

from textual.app import App

from claycrown.games import titles
from claycrown.games.plugin import plugin
from claycrown.terminal import pace
from claycrown.terminal.drawing.contract import TableDrawing
from claycrown.terminal.drawing.palette import LAMPLIGHT, THEMES, theme
from claycrown.terminal.general.drawing import GeneralDrawing
from claycrown.terminal.screen import TableScreen
from claycrown.terminal.session import Session
from claycrown.words import t


def drawing_of(game: str) -> TableDrawing:
    """The game's own drawing, or the general one."""
    found: TableDrawing | None = plugin(game).part("terminal")
    return found or GeneralDrawing(game)


def first_theme() -> str:
    """The theme that fits the terminal's background, if COLORFGBG names it; `t` changes it."""
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return "daylight" if background in ("7", "15") else "lamplight"


class TableApp(App[None]):
    """`claycrown play`: a game, or without a session the start page."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session | None = None, first_pace: pace.PlayPace = pace.PACES[0]) -> None:
        super().__init__()
        self.session = session
        self._pace = first_pace
        for name, palette in THEMES.items():
            self.register_theme(theme(name, palette))
        self.theme = first_theme()

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Our colours, for styles that are read before a theme is set."""
        return theme("lamplight", LAMPLIGHT).variables

    def on_mount(self) -> None:
        self.title = t("app-brand")
        if self.session is not None:
            self.show_table(self.session)
        else:
            from claycrown.terminal.start import StartScreen

            self.push_screen(StartScreen(list(titles())))

    def show_table(self, session: Session) -> None:
        self.session = session
        self.push_screen(TableScreen(session, drawing_of(session.record.game), self._pace))

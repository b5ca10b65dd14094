"""The start page of `claycrown play`: game, players and seats, or a saved game."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Entry

from claycrown import bots
from claycrown.games import game
from claycrown.games.options import Value, defaults, label_id, written
from claycrown.record.notation import BadPosition
from claycrown.terminal import saves
from claycrown.terminal.drawing.palette import THEMES
from claycrown.terminal.naming import colour_name, player_name
from claycrown.terminal.seating import default_bot
from claycrown.terminal.session import PERSON, Session
from claycrown.words import format_if_known, format_list, t, title_of

if TYPE_CHECKING:
    from claycrown.terminal.app import TableApp


@dataclass
class MenuRow:
    """A line of the page: a value to choose, or an action."""

    label: str
    value: str = ""
    turn: Callable[[int], None] | None = None
    """Choose the next value, or the previous one."""
    do: Callable[[], None] | None = None
    about: str = ""
    """A sentence about the value, shown while the line is highlighted."""
    colour: str = ""
    """The colour of a seat."""
    apart: bool = False
    """Whether a separator is drawn above it."""


class StartScreen(Screen[None]):
    DEFAULT_CSS = """
    StartScreen { background: $background; align: center middle; }
    StartScreen #card { width: 76; max-width: 100%; height: auto; max-height: 100%; padding: 1 2; }
    StartScreen #title { height: 3; color: $primary; text-style: bold; }
    StartScreen #rows { height: auto; max-height: 100vh; padding: 0; }
    StartScreen #rows, StartScreen #rows:focus { border: none; background: $background; }
    StartScreen #rows > .option-list--separator { color: $edge; }
    StartScreen #rows > .option-list--option-highlighted { background: $legal-ground; color: $foreground; }
    StartScreen #about { height: 2; padding: 1 1 0 1; color: $muted; }
    StartScreen #refusal { height: auto; min-height: 1; color: $warning; }
    StartScreen #keys { dock: bottom; height: 1; padding: 0 1; color: $muted; background: $surface; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("escape,q", "app.quit", show=False),
    ]

    def __init__(self, games: list[str]) -> None:
        super().__init__()
        self._games = games
        self._game = games[0]
        self._seats: list[str] = []
        self._options: dict[str, Value] = {}
        self._rows: list[MenuRow] = []
        self._saved = saves.saved_games()
        self._choose_game(0)

    def compose(self) -> ComposeResult:
        with Vertical(id="card"):
            yield Static(f"{t('app-brand')}\n{t('terminal-start')}", id="title", markup=False)
            yield OptionList(id="rows")
            yield Static(id="about", markup=False)
            yield Static(id="refusal")
        yield Static(t("terminal-keys-start"), id="keys", markup=False)

    def on_mount(self) -> None:
        self._lay_out(0)
        rows = self.query_one("#rows", OptionList)
        rows.focus()
        rows.highlighted = next(number for number, row in enumerate(self._rows) if row.do is not None)

    # Choosing

    def _choose_game(self, step: int) -> None:
        self._game = self._games[(self._games.index(self._game) + step) % len(self._games)]
        self._options = defaults(game(self._game).options)
        self._seats = [PERSON] + [default_bot(self._game)] * (game(self._game).player_counts[0] - 1)

    def _choose_players(self, step: int) -> None:
        counts = game(self._game).player_counts
        count = counts[(counts.index(len(self._seats)) + step) % len(counts)]
        self._seats = (self._seats + [default_bot(self._game)] * counts[-1])[:count]

    def _choose_seat(self, seat: int, step: int) -> None:
        players = [PERSON, *bots.offered(self._game)]
        self._seats[seat] = players[(players.index(self._seats[seat]) + step) % len(players)]

    def _choose_option(self, name: str, step: int) -> None:
        values = game(self._game).options[name].values
        self._options[name] = values[(values.index(self._options[name]) + step) % len(values)]

    def _begin(self) -> None:
        session = Session.start(self._game, self._seats, options=self._options)
        session.path = saves.new_path(self._game)
        cast("TableApp", self.app).show_table(session)

    def _resume(self, found: saves.SavedGame) -> None:
        try:
            session = Session.resume(found.path)
        except BadPosition as error:
            self.query_one("#refusal", Static).update(Text(str(error)))
        else:
            cast("TableApp", self.app).show_table(session)

    # The page

    def _all_rows(self) -> list[MenuRow]:
        rows = [
            MenuRow(t("app-game"), title_of(self._game), self._choose_game),
            MenuRow(t("app-players"), str(len(self._seats)), self._choose_players),
        ]
        for seat, player in enumerate(self._seats):
            who = player_name(player) if player == PERSON else t("app-the-bot", bot=player_name(player))
            about = format_if_known(f"app-bot-{player}-about") or ""
            colour = game(self._game).colours[seat]
            rows.append(MenuRow(colour_name(colour), who, partial(self._choose_seat, seat), about=about, colour=colour))
        rows += [self._option_row(name, chosen) for name, chosen in self._options.items()]
        rows.append(MenuRow(t("terminal-begin"), do=self._begin, apart=True))
        rows += [self._saved_row(found, number == 0) for number, found in enumerate(self._saved)]
        return rows

    def _option_row(self, name: str, chosen: Value) -> MenuRow:
        """A variant, with the game's names for it and its values, if there are any."""
        label = label_id(self._game, name)
        if isinstance(chosen, bool):
            value = t("general-yes" if chosen else "general-no")
        else:
            value = format_if_known(label_id(self._game, name, written(chosen))) or written(chosen)
        about = " ".join(filter(None, (format_if_known(label), format_if_known(f"{label}-about"))))
        return MenuRow(name.replace("_", " "), value, partial(self._choose_option, name), about=about)

    def _saved_row(self, found: saves.SavedGame, apart: bool) -> MenuRow:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(found.when))
        record = found.record
        if record is None:
            named, value = found.path.name, t("terminal-damaged", reason=found.reason or "")
        else:
            id = "terminal-saved" if record.result is None else "terminal-saved-over"
            players = format_list([player_name(player) for player in record.players])
            named, value = title_of(record.game), t(id, players=players, count=len(record.decisions), when=when)
        return MenuRow(t("terminal-go-on", game=named), value, do=lambda: self._resume(found), apart=apart)

    def _lay_out(self, highlighted: int) -> None:
        palette = THEMES[self.app.theme]
        self._rows = self._all_rows()
        rows = self.query_one("#rows", OptionList)
        rows.clear_options()
        for row in self._rows:
            if row.apart:
                rows.add_option(None)
            line = Text(no_wrap=True, overflow="ellipsis")
            style = f"bold {palette.ink} on {palette.player(row.colour)}" if row.colour else f"bold {palette.accent}"
            line.append(f" {row.label} ", style)
            line.append(" " * max(1, 12 - len(row.label)))
            line.append(f"◂ {row.value} ▸" if row.turn else row.value, palette.text)
            rows.add_option(Entry(line))
        rows.highlighted = highlighted

    def action_turn(self, step: int) -> None:
        number = self.query_one("#rows", OptionList).highlighted
        row = self._rows[number or 0]
        if row.turn is not None:
            row.turn(step)
            self._lay_out(number or 0)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one("#about", Static).update(self._rows[event.option_index].about)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        row = self._rows[event.option_index]
        if row.do is not None:
            row.do()
        else:
            self.action_turn(1)

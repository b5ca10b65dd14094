"""The `TableDrawing` of Terracotta Army."""

from collections.abc import Sequence

from rich.text import Text

from claycrown.games.message import Message
from claycrown.games.terracotta.guide import naming
from claycrown.games.terracotta.rules.pieces import OVER, TILE_NAMES
from claycrown.games.terracotta.rules.state import State
from claycrown.games.terracotta.terminal import symbols
from claycrown.games.terracotta.terminal.help import HELP
from claycrown.games.terracotta.terminal.mausoleum import MausoleumPanel
from claycrown.games.terracotta.terminal.players import PlayersPanel
from claycrown.games.terracotta.terminal.wheel import WheelPanel
from claycrown.guide.question import split_target
from claycrown.terminal.drawing.contract import TableDrawing
from claycrown.terminal.drawing.palette import Palette
from claycrown.terminal.drawing.panels import Panel
from claycrown.terminal.drawing.types import Moment, Topic
from claycrown.words import format_message

PANELS = {"segment": "wheel", "warehouse": "wheel", "space": "mausoleum", "row": "mausoleum", "column": "mausoleum"}
"""The panel of the board for each kind of target."""


class TerracottaDrawing(TableDrawing):
    wide_board = False
    scene_panel = "mausoleum"
    help = HELP

    def panels(self) -> Sequence[Panel]:
        return WheelPanel("wheel"), MausoleumPanel("mausoleum"), PlayersPanel("players")

    def panel_of(self, moment: Moment, target: str) -> str:
        return PANELS.get(split_target(target)[0], "")

    def details(self, moment: Moment, palette: Palette) -> Text:
        """The coming tiles with their values."""
        state: State = moment.view
        line = Text()
        for number, tile in enumerate(state.tiles):
            value = f"{state.printed.tile_domination[number]}/{state.printed.tile_presence[number]}"
            if number + 1 < state.round or state.step == OVER:
                style = f"strike {palette.muted}"
            elif number + 1 == state.round:
                style = f"bold {palette.accent}"
            else:
                style = palette.text
            line.append(f"{symbols.tile(TILE_NAMES[tile])} {value}".replace(" ", "\u00a0"), style)
            line.append("  ")
        return line

    def topics(self, moment: Moment) -> list[Topic]:
        """The topics, with the tiles of this game."""
        return [_with_tiles(topic, moment.view) if topic.name == "tiles" else topic for topic in super().topics(moment)]


def _with_tiles(topic: Topic, state: State) -> Topic:
    printed = state.printed
    rounds = [
        Message(
            "terracotta-tile-of",
            {
                "round": number + 1,
                "tile": naming.tile(TILE_NAMES[tile]),
                "most": printed.tile_domination[number],
                "some": printed.tile_presence[number],
            },
        )
        for number, tile in enumerate(state.tiles)
    ]
    return topic._replace(text="\n".join([topic.text, "", *map(format_message, rounds)]))

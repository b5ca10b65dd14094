"""Any game at the table, by what its guide says: see `claycrown.guide.contract`."""

from collections.abc import Sequence

from claycrown.guide import guide
from claycrown.terminal.drawing.contract import TableDrawing
from claycrown.terminal.drawing.panels import Panel
from claycrown.terminal.drawing.types import Moment
from claycrown.terminal.general.board import NAME, Board


class GeneralDrawing(TableDrawing):
    scene_panel = NAME

    def panels(self) -> Sequence[Panel]:
        return (Board(self.game),)

    def panel_of(self, moment: Moment, target: str) -> str:
        areas = guide(self.game).describe(moment.view, moment.viewer)
        return NAME if any(place == target for area in areas for place, _ in area.places()) else ""

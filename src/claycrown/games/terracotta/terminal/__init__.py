"""Terracotta Army at the table in the terminal."""

from claycrown.games.terracotta.terminal.drawing import TerracottaDrawing
from claycrown.terminal.drawing import TableDrawing

DRAWING: TableDrawing = TerracottaDrawing()

"""Terracotta Army at the table in the terminal."""

from claycrown.games.terracotta.terminal.drawing import TerracottaDrawing

DRAWING = TerracottaDrawing("terracotta")

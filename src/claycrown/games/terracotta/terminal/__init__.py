"""Terracotta Army in the terminal."""

from claycrown.games.terracotta.terminal.drawing import TerracottaDrawing

DRAWING = TerracottaDrawing("terracotta")

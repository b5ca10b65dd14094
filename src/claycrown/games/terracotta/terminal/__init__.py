"""Terracotta Army at the table in the terminal."""

from claycrown.games.terracotta.terminal.face import TerracottaFace
from claycrown.terminal.face import Face

FACE: Face = TerracottaFace()

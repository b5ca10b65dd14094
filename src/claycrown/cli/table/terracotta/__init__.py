"""Terracotta Army at the table in the terminal."""

from claycrown.cli.table.face import Face
from claycrown.cli.table.terracotta.face import TerracottaFace

FACE: Face = TerracottaFace()

"""Lords of Xidit at the table in the terminal."""

from claycrown.cli.table.face import Face
from claycrown.cli.table.xidit.face import XiditFace

FACE: Face = XiditFace()

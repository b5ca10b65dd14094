"""Lords of Xidit at the table in the terminal."""

from claycrown.games.xidit.terminal.face import XiditFace
from claycrown.terminal.face import Face

FACE: Face = XiditFace()

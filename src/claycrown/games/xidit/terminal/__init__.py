"""Lords of Xidit at the table in the terminal."""

from claycrown.games.xidit.terminal.drawing import XiditDrawing

DRAWING = XiditDrawing("xidit")

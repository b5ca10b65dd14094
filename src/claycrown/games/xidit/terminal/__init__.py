"""Lords of Xidit in the terminal."""

from claycrown.games.xidit.terminal.drawing import XiditDrawing

DRAWING = XiditDrawing("xidit")

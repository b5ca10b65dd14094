"""The table in the terminal: `session` is a game being played, the rest is its screen.

Everything common to all games is here; each game has its own `TableDrawing` (`drawing/contract.py`). Only the modules that draw
import Textual, so that only `claycrown play` loads it.
"""

"""The table in the terminal. `session` is a game being played; the rest shows it and asks.

What every game shares lies here; each game brings a `TableDrawing` (see `drawing.py`) from a folder of its own. Textual is
imported by the modules that draw, so that only `claycrown play` loads it.
"""

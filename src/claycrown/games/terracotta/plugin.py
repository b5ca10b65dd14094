"""Terracotta Army, declared."""

from claycrown.games.plugin import Plugin

PLUGIN = Plugin(
    name="terracotta",
    title="Terracotta Army",
    rules="claycrown.games.terracotta.rules.game:GAME",
    notation="claycrown.games.terracotta.notation:NOTATION",
    guide="claycrown.games.terracotta.guide:GUIDE",
    words="claycrown.games.terracotta.words",
    view_types="claycrown.games.terracotta.view_types",
    bots="claycrown.games.terracotta.bots:BOTS",
    terminal="claycrown.games.terracotta.terminal:DRAWING",
    study="claycrown.games.terracotta.study:COUNTING",
    learning="claycrown.games.terracotta.learning",
    puzzles="claycrown.games.terracotta.learning.puzzles:PUZZLES",
    analysis="claycrown.games.terracotta.analysis:ANALYSIS",
)

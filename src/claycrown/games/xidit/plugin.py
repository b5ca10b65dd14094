"""Lords of Xidit, declared."""

from claycrown.games.plugin import Plugin

PLUGIN = Plugin(
    name="xidit",
    title="Lords of Xidit",
    rules="claycrown.games.xidit.rules.game:GAME",
    notation="claycrown.games.xidit.notation:NOTATION",
    guide="claycrown.games.xidit.guide:GUIDE",
    words="claycrown.games.xidit.words",
    view_types="claycrown.games.xidit.view_types",
    bots="claycrown.games.xidit.bots:BOTS",
    terminal="claycrown.games.xidit.terminal:DRAWING",
    study="claycrown.games.xidit.study:COUNTING",
    learning="claycrown.games.xidit.learning",
    puzzles="claycrown.games.xidit.learning.puzzles:PUZZLES",
    analysis="claycrown.games.xidit.analysis:ANALYSIS",
)

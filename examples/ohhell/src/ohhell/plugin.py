"""Oh Hell, declared."""

from claycrown.games.plugin import Plugin

PLUGIN = Plugin(
    name="ohhell",
    title="Oh Hell",
    rules="ohhell.rules.game:GAME",
    notation="ohhell.notation:NOTATION",
    guide="ohhell.guide:GUIDE",
    words="ohhell.words",
)

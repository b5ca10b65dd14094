"""High Card, declared."""

from claycrown.games.plugin import Plugin

PLUGIN = Plugin(
    name="highcard",
    title="High Card",
    rules="highcard.rules:GAME",
    notation="highcard.notation:NOTATION",
    guide="highcard.guide:GUIDE",
    cover="highcard:cover.svg",
)

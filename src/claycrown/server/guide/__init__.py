"""What is told of a game, to whom, and from which view: previews, scenes, standings, score sheets, hints."""

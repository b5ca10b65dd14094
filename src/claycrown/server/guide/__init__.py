"""What is told of a game, to whom, and from which view: outlooks, scenes, standings, score sheets, hints."""

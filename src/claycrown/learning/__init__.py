"""Learning the games: lessons and puzzles."""

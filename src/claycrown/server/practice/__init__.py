"""A position and decisions tried on it: for lessons, puzzles and analysis. Nothing of it is kept."""

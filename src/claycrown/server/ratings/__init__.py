"""How finished games came out: ratings and statistics."""

"""Both games in a real browser, from the lobby to the score sheet."""

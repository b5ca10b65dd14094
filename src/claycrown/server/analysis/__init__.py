"""After the game: its analysis, made once in the background, and single positions evaluated for who tries something out."""

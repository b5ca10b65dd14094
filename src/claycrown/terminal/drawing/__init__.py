"""For drawing a game's table with characters: the contract of a drawing, canvas, panels, colours, layout."""

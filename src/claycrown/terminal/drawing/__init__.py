"""What a game's table is drawn with, on cells of characters: the contract of a drawing, canvas, panels, colours, layout."""

"""Tables before and around their game: made, joined, started, listed, played again."""

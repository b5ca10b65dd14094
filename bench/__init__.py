"""How fast the games are, measured beside other engines in the same run: `make bench`."""

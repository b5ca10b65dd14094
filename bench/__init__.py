"""The speed of the games, compared with other engines in the same run: `make bench`."""

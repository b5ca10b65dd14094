"""A game looked back on: its log, its replay, its record."""

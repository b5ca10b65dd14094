"""The table of a game that brings no drawing of its own: what its guide describes, asks and tells."""

"""The table of games without a drawing of their own, from what their guide describes."""

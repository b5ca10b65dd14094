"""Editions that people keep: figures that they have corrected after their own box, for the tables they make."""

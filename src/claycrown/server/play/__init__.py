"""The games at the tables: the way of a decision in, and what each viewer is told of it."""

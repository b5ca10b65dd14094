"""What is kept: the tables of the database, how it is reached, and its queries by area."""

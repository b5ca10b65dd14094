"""What a table is: its row, its seats, and who may know of it."""

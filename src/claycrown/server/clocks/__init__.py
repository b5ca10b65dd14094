"""Time at the tables: banks, days and nights, and what happens at zero."""

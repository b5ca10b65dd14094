"""What people say at a table, and what they write down for themselves."""

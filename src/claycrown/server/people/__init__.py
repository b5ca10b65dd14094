"""People: guests, accounts, their sessions and names."""

"""Balance: what is worth what in a game, learned from many games of bots. The ledgers of their records are the only source."""

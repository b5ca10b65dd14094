"""Many games between bots: pairings, parallel play on all cores, results."""

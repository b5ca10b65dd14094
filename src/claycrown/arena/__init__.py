"""Many games between bots: who plays whom, on all cores, and how it came out."""

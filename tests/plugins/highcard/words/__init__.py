"""What High Card says, in English only."""

"""People among each other: friends, blocks, and reports to the host."""

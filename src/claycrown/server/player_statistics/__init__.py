"""One's own finished games together: results, points, losses, and how they change."""

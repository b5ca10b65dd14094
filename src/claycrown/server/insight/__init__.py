"""What helps to see: outlooks, readings, score sheets, hints."""

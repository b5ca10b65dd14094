"""Puzzles: today's and all others, answers, and the days on which somebody solved the one of the day."""

"""Where cards lie."""

from ohhell.rules.cards import TEXTS


def target(number: int) -> str:
    """Where a card of one's own hand is picked."""
    return f"card {TEXTS[number]}"

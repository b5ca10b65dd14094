"""What is spoken of: cards and suits as messages, and where they lie."""

from claycrown.games.message import Message
from ohhell.rules.cards import RANKS, SUITS, TEXTS, rank, suit


def card(number: int) -> Message:
    return Message("ohhell-card", {"rank": RANKS[rank(number)], "suit": SUITS[suit(number)]})


def suit_name(number: int) -> Message:
    return Message("ohhell-suit", {"suit": SUITS[number]})


def spot(number: int) -> str:
    """Where a card of one's own hand is picked."""
    return f"card {TEXTS[number]}"

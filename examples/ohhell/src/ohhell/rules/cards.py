"""O1.2: the 52 cards. A card is a number: clubs from the two to the ace, then diamonds, hearts, spades."""

RANKS = "23456789TJQKA"
SUITS = "cdhs"
CARDS = len(SUITS) * len(RANKS)
TEXTS = [rank + suit for suit in SUITS for rank in RANKS]
NUMBERS = {text: card for card, text in enumerate(TEXTS)}
HIDDEN = -1
"""Stands in a view for a card that the viewer may not know."""


def suit(card: int) -> int:
    return card // len(RANKS)


def rank(card: int) -> int:
    """The ace is the highest."""
    return card % len(RANKS)

"""What the rules and the guide speak of, as messages."""

from claycrown.games.message import Message

from .cards import RANKS, SUITS, rank, suit


def card(number: int) -> Message:
    return Message("ohhell-card", {"rank": RANKS[rank(number)], "suit": SUITS[suit(number)]})


def suit_name(number: int) -> Message:
    return Message("ohhell-suit", {"suit": SUITS[number]})


def seat_name(seat: int) -> Message:
    """Whoever sits there, by the name they go by where it is read."""
    return Message("player", {"seat": seat})

"""O4: the play of the cards."""

from claycrown.games.contract import Illegal
from claycrown.games.message import Message

from . import names, scoring
from .cards import HIDDEN, TEXTS, rank, suit
from .dealing import trump
from .state import State


def legal_cards(state: State, seat: int) -> list[int]:
    return [card for card in state.hands[seat] if card != HIDDEN and why_no_card(state, seat, card) is None]


def why_no_card(state: State, seat: int, card: int) -> Illegal | None:
    """O4.1, O4.2: a card of the own hand, of the suit that was led if there is one."""
    hand = state.hands[seat]
    if card not in hand:
        return Illegal("O4.1", Message("ohhell-refused-not-held", {"card": names.card(card)}))
    if state.trick and suit(card) != suit(state.trick[0]) and has_suit(hand, suit(state.trick[0])):
        return Illegal("O4.2", Message("ohhell-refused-follow", {"card": names.card(state.trick[0])}))
    return None


def has_suit(hand: list[int], wanted: int) -> bool:
    return any(suit(card) == wanted for card in hand if card != HIDDEN)


def play(state: State, seat: int, card: int) -> None:
    state.hands[seat].remove(card)
    state.trick.append(card)
    state.write("O4.1", seat, "card", card, where=TEXTS[card])
    if suit(card) != suit(state.trick[0]):
        state.voids[seat].add(suit(state.trick[0]))
    if len(state.trick) == state.players:
        _take(state)


def winning(state: State) -> int:
    """O4.3: the place in the trick of the card that takes it."""
    led = suit(state.trick[0])

    def strength(place: int) -> tuple[bool, bool, int]:
        card = state.trick[place]
        return suit(card) == trump(state), suit(card) == led, rank(card)

    return max(range(len(state.trick)), key=strength)


def _take(state: State) -> None:
    """O4.4: whoever takes the trick leads to the next."""
    place = winning(state)
    winner = (state.leader + place) % state.players
    state.tricks[winner] += 1
    state.write("O4.3", winner, "trick", 1, where=TEXTS[state.trick[place]])
    state.gone += state.trick
    state.trick = []
    state.leader = winner
    if not any(state.hands):
        scoring.end_deal(state)

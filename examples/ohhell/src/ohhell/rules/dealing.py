"""O2: the deals."""

from claycrown.games.chance import below, step
from claycrown.games.contract import Illegal
from claycrown.games.message import Message

from .cards import CARDS, TEXTS, suit
from .state import BID, NO_BID, State

GROWING, SHRINKING = "growing", "shrinking"


def check_deck(state: State) -> None:
    """O2.2: the largest deal leaves a card to be turned up."""
    largest = state.printed.smallest + state.deals - 1
    if largest * state.players >= CARDS:
        raise Illegal("O2.2", Message("ohhell-refused-deck", {"deals": state.deals, "players": state.players}))


def first_deal(state: State) -> None:
    """O2.1: chance names the first dealer."""
    state.stream = step(state.stream)
    deal(state, below(state.stream, state.players))


def size(state: State) -> int:
    """O2.2: how many cards each player has in this deal."""
    place = state.deal if state.order == GROWING else state.deals - state.deal + 1
    return state.printed.smallest + place - 1


def trump(state: State) -> int:
    """O2.4: the suit."""
    return suit(state.turn_up)


def deal(state: State, dealer: int) -> None:
    """O2.3, O2.4: everybody has their cards, and the next one is turned up."""
    state.deal += 1
    state.dealer = dealer
    state.leader = state.left_of(dealer)
    deck = _shuffled(state)
    cards = size(state)
    state.hands = [sorted(deck[seat * cards : (seat + 1) * cards]) for seat in range(state.players)]
    state.turn_up = deck[cards * state.players]
    state.bids = [NO_BID] * state.players
    state.tricks = [0] * state.players
    state.trick, state.gone = [], []
    state.voids = [set() for _ in range(state.players)]
    state.step = BID
    state.write("O2.3", dealer, "deal", state.deal, where=TEXTS[state.turn_up])


def _shuffled(state: State) -> list[int]:
    deck = list(range(CARDS))
    for last in range(CARDS - 1, 0, -1):
        state.stream = step(state.stream)
        other = below(state.stream, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return deck

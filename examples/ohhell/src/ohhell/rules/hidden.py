"""O1.3: what is hidden. `view` is the only way out of the rules, `determinize` imagines what a view leaves open."""

from random import Random

from .cards import CARDS, HIDDEN, suit
from .state import State


def view(state: State, viewer: int) -> State:
    """The own hand and all that lies open. Of the others' hands one sees how many cards they have."""
    seen = state.clone()
    seen.stream = 0
    seen.hands = [hand if seat == viewer else [HIDDEN] * len(hand) for seat, hand in enumerate(seen.hands)]
    return seen


def determinize(seen: State, rng: Random) -> State:
    """Hands that fit: nobody holds a card that has been seen, or of a suit that they have shown not to have."""
    state = seen.clone()
    state.stream = rng.getrandbits(64)
    unseen = unseen_cards(seen)
    rng.shuffle(unseen)
    places = [seat for seat, hand in enumerate(seen.hands) for card in hand if card == HIDDEN]
    rng.shuffle(places)
    holder = _hand_out(unseen, places, seen.voids)
    for seat, hand in enumerate(seen.hands):
        drawn = [card for card, place in holder.items() if places[place] == seat]
        state.hands[seat] = sorted([card for card in hand if card != HIDDEN] + drawn)
    return state


def unseen_cards(seen: State) -> list[int]:
    """Those that may be in a hidden hand, or in the rest of the deck."""
    known = {seen.turn_up, *seen.gone, *seen.trick, *(card for hand in seen.hands for card in hand)}
    return [card for card in range(CARDS) if card not in known]


def _hand_out(cards: list[int], places: list[int], voids: list[set[int]]) -> dict[int, int]:
    """A card for each place, as a matching: a card that stands in the way moves on to another place. Gives each card's place."""
    holder: dict[int, int] = {}

    def find(place: int, tried: set[int]) -> bool:
        for card in cards:
            if card in tried or suit(card) in voids[places[place]]:
                continue
            tried.add(card)
            if card not in holder or find(holder[card], tried):
                holder[card] = place
                return True
        return False

    for place in range(len(places)):
        if not find(place, set()):
            raise ValueError("no hands fit this view")
    return holder

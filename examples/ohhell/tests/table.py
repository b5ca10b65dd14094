"""Positions for tests in a line: `table(red="Ah 2c", blue="3h 4h", green="5h 6h", turn_up="2s", bids=(1, 0, 1))`."""

from ohhell.notation import NOTATION
from ohhell.rules.cards import NUMBERS, TEXTS
from ohhell.rules.game import GAME
from ohhell.rules.state import PLAY, State

from claycrown.games.contract import decide


def table(turn_up: str = "2s", bids: tuple[int, ...] = (), dealer: str = "red", hook: bool = True, **hands: str) -> State:
    """A deal with these hands, the last one of the game; with bids it is being played, from the dealer's left."""
    cards = {colour: sorted(NUMBERS[text] for text in hand.split()) for colour, hand in hands.items()}
    size = len(next(iter(cards.values())))
    state = GAME.new(len(cards), 1, {"deals": size, "hook": hook})
    state.deal = size
    state.dealer = GAME.colours.index(dealer)
    state.leader = state.left_of(state.dealer)
    state.hands = list(cards.values())
    state.turn_up = NUMBERS[turn_up]
    if bids:
        state.bids, state.step = list(bids), PLAY
    return state


def play(state: State, *decisions: str) -> State:
    """Whoever's turn it is decides, one after the other."""
    for text in decisions:
        decide(GAME, state, state.actor, NOTATION.action(state, text))
    return state


def why_not(state: State, text: str) -> str:
    """The rule that forbids a decision now; empty if none does."""
    refused = GAME.why_not(state, state.actor, NOTATION.action(state, text))
    return refused.rule if refused else ""


def legal(state: State) -> list[str]:
    return NOTATION.legal(state, state.actor, False)


def texts(cards: list[int]) -> str:
    return " ".join(TEXTS[card] for card in cards)

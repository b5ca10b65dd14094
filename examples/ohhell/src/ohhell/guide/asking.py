"""What is asked."""

from claycrown.games.message import Message
from claycrown.guide.question import Choice, Question
from ohhell.guide.pieces import target
from ohhell.notation.decisions import text
from ohhell.rules.dealing import size
from ohhell.rules.game import FIRST_CARD, GAME
from ohhell.rules.names import card
from ohhell.rules.state import BID, State


def question(view: State, seat: int) -> Question | None:
    legal = GAME.legal(view, seat)
    if not legal:
        return None
    if view.step == BID:
        bids = [
            Choice(text(view, bid), Message("ohhell-pick-bid", {"tricks": bid}), key=str(bid) if bid < 10 else "")
            for bid in legal
        ]
        hooked = view.hook and seat == view.dealer
        return Question(Message("ohhell-ask-bid", {"cards": size(view)}), bids, ["O3.1", "O3.2", *(["O3.3"] if hooked else [])])
    cards = [action - FIRST_CARD for action in legal]
    choices = [Choice(text(view, FIRST_CARD + each), card(each), target(each)) for each in cards]
    if view.trick:
        return Question(Message("ohhell-ask-follow", {"card": card(view.trick[0])}), choices, ["O4.2", "O4.3"])
    return Question(Message("ohhell-ask-lead"), choices, ["O4.1", "O4.3"])


def attempt(view: State, seat: int, words: str, target: str) -> str | None:
    """Who picks a card wants to play it: the rules say why not."""
    kind, _, name = target.partition(" ")
    return f"play {name}" if kind == "card" else None

"""What is asked."""

from claycrown.games.message import Message
from claycrown.guide.question import Question, split_target, whole_choice
from ohhell.notation.decisions import DECISIONS
from ohhell.rules.cards import NUMBERS
from ohhell.rules.dealing import size
from ohhell.rules.game import GAME
from ohhell.rules.names import card
from ohhell.rules.state import BID, State


def question(view: State, seat: int) -> Question | None:
    legal = DECISIONS.written(GAME.legal(view, seat))
    if not legal:
        return None
    if view.step == BID:
        rules = ["O3.1", "O3.2", *(["O3.3"] if view.hook and seat == view.dealer else [])]
        return Question(Message("ohhell-ask-bid", {"cards": size(view)}), list(map(whole_choice, legal)), rules)
    choices = [whole_choice(play, **card(NUMBERS[str(play.named["card"])]).values) for play in legal]
    if view.trick:
        return Question(Message("ohhell-ask-follow", {"card": card(view.trick[0])}), choices, ["O4.2", "O4.3"])
    return Question(Message("ohhell-ask-lead"), choices, ["O4.1", "O4.3"])


def attempt(view: State, seat: int, words: str, target: str) -> str | None:
    """Who picks a card wants to play it: the rules say why not."""
    kind, name = split_target(target)
    return f"play {name}" if kind == "card" else None

"""What High Card tells its players better than the general guide does: who may still pick another card."""

from collections.abc import Sequence

from claycrown.games.message import Message
from claycrown.guide.contract import Guide
from claycrown.guide.question import Choice, Question
from highcard.notation import NOTATION
from highcard.rules import NONE, State, other_cards


class HighCardGuide(Guide):
    def may_change(self, view: State) -> Sequence[int]:
        """H2.1: everybody who has picked, until the last one has."""
        return [seat for seat, card in enumerate(view.picked) if card != NONE]

    def question(self, view: State, seat: int) -> Question | None:
        """A seat that has picked is asked as well: it may pick another card."""
        cards = other_cards(view, seat) if 0 <= seat < view.players else []
        choices = [Choice(NOTATION.text(view, card), Message("general-plain", {"text": str(card)})) for card in cards]
        return Question(Message("general-ask"), choices) if choices else None


GUIDE = HighCardGuide("highcard")

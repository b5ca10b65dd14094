"""What High Card tells its players better than the general guide does."""

from collections.abc import Iterator, Sequence

from claycrown.games.contract import LedgerEntry
from claycrown.games.message import Message
from claycrown.guide.contract import Guide
from claycrown.guide.question import Choice, LogLine, Question
from claycrown.guide.types import DecisionView, Scene
from highcard.notation import NOTATION
from highcard.rules import NONE, State, other_cards, pick, reveal


class HighCardGuide(Guide):
    def may_change(self, view: State) -> Sequence[int]:
        """H2.1: everybody who has picked, until the last one has."""
        return [seat for seat, card in enumerate(view.picked) if card != NONE]

    def question(self, view: State, seat: int) -> Question | None:
        """A seat that has picked is asked as well: it may pick another card."""
        cards = other_cards(view, seat) if 0 <= seat < view.players else []
        choices = [Choice(NOTATION.text(view, card), Message("general-plain", {"text": str(card)})) for card in cards]
        return Question(Message("general-ask"), choices) if choices else None

    def is_watched(self, entries: Sequence[LedgerEntry]) -> bool:
        return any(entry.what == "revealed" for entry in entries)

    def steps(self, state: State, seat: int, action: int) -> Iterator[State]:
        """The card itself, then what the last one sets off. A clone begins with an empty ledger."""
        after = state.clone()
        pick(after, seat, action)
        yield after
        if NONE not in after.picked:
            after = after.clone()
            reveal(after)
            yield after

    def scenes(self, moved: DecisionView) -> list[Scene]:
        """One scene for the cards that are revealed, with the table after it."""
        return [
            Scene(
                kind="reveal",
                view=step.view,
                progress=self.progress(step.view),
                ledger=step.entries,
                marked=[],
                lines=[LogLine(told, entry.seat, [entry.rule]) for entry in step.entries if (told := self.effect(entry))],
            )
            for step in moved.course
            if self.is_watched(step.entries)
        ]


GUIDE = HighCardGuide("highcard")

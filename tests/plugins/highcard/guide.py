"""What High Card tells its players better than the general guide does: who may still pick another card."""

from collections.abc import Sequence

from claycrown.guide.contract import Guide
from highcard.rules import NONE, State


class HighCardGuide(Guide):
    def may_change(self, view: State) -> Sequence[int]:
        return [seat for seat, card in enumerate(view.picked) if card != NONE]


GUIDE = HighCardGuide("highcard")

"""The bot `novice` for Terracotta Army: plays like somebody in their first games.

It knows the rules and wants points, but it sees only some of the segments, never thinks of turning a ring, judges what a
turn brings by the thumb, and likes points in the hand better than clay and coins for later.
"""

from random import Random

from claycrown.games.terracotta.bots import heuristic, lookahead
from claycrown.games.terracotta.rules.pieces import PLACE
from claycrown.games.terracotta.rules.state import State

OVERLOOKED = 0.3
"""How much of what could be done is not seen at all."""
MISJUDGED = 200
"""Hundredths of a VP by which a turn's value may be taken for more or less than it is."""
IN_THE_HAND = 50
"""Hundredths added for each VP gained at once."""


class Novice:
    name = "novice"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, view: State, seat: int) -> int:
        values = lookahead.ActionValues(view.clone(), seat, self._random.getrandbits(32))
        return max(self._noticed(lookahead.candidates(view, values)), key=lambda action: self._judge(view, values, action))

    def _noticed(self, actions: list[int]) -> list[int]:
        """Some of the candidates, at least one; turning a ring does not come to mind."""
        known = [action for action in actions if action >= PLACE]
        seen = [action for action in known if self._random.random() >= OVERLOOKED]
        return seen or [self._random.choice(known)]

    def _judge(self, view: State, values: lookahead.ActionValues, action: int) -> int:
        after = lookahead.after(view, action)
        at_once = heuristic.lead(after, values.seat) - heuristic.lead(view, values.seat)
        rivals = view.players - 1
        guess = self._random.randint(-MISJUDGED, MISJUDGED) * rivals
        return lookahead.best_completion(after, values) + IN_THE_HAND * at_once + guess

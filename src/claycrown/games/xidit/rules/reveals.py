"""Whether a decision reveals something that somebody could not know (X1.8), without trying many tables.

In a game watched from set-up the open book holds everything behind the screens. Unknown are then only choices that are not
revealed yet, the tokens below the tops of the stacks, and the results of shuffles.
"""

from claycrown.games.ledger import Ledger

from . import play
from .pieces import (
    NEW_RECRUITMENT_STACK,
    NEW_THREAT_STACK,
    NEXT_RECRUITMENT,
    NEXT_THREAT,
    RECRUITMENT_STACK,
    REVEALED,
    SHOWN,
    THREAT_STACK,
    TYPES,
)
from .state import State

TOKENS = frozenset((NEXT_RECRUITMENT, NEXT_THREAT, NEW_RECRUITMENT_STACK, NEW_THREAT_STACK))
"""Lines of the ledger without which no token comes up from a stack."""

Line = tuple[int, int, int, int, int, int]


def came_to_light(before: State, seat: int, action: int) -> bool | None:
    """Whether anybody, player or spectator, learns something from a legal decision; None where there is no quick answer: the game
    was not watched from set-up, or tokens were shuffled.
    """
    if not before.watched:
        return None
    after, lines = _played(before, seat, action)
    happened = {what for _, _, what, *_ in lines}
    if REVEALED in happened:
        return True  # X3.2: those of two others at least
    if SHOWN in happened and any(before.units[other * TYPES + before.census] for other in range(before.players) if other != seat):
        return True  # X6.1: who has none could show none only
    if happened.isdisjoint(TOKENS):
        return False
    if after.stream != before.stream:
        return None
    other, other_lines = _played(_restacked(before), seat, action)
    return lines != other_lines or _tops(after) != _tops(other)


def _played(before: State, seat: int, action: int) -> tuple[State, list[Line]]:
    after = before.clone()
    book = after.book = Ledger()
    play.apply(after, seat, action)
    return after, book.lines()


def _restacked(s: State) -> State:
    """The same table to all who see it, but with another token in every place below a top where there could be another."""
    restacked = s.clone()
    recruitment, threat, seen_in = restacked.recruitment_stack, restacked.threat_stack, restacked.seen_in
    under_recruitment = recruitment[: max(s.recruitment_count - 1, 0)]
    under_threat = threat[: max(s.threat_count - 1, 0)]
    here = [place for place, token in enumerate(under_recruitment) if seen_in[token] != RECRUITMENT_STACK]
    there = [place for place, token in enumerate(under_threat) if seen_in[token] != THREAT_STACK]
    if here and there:  # nobody knows which of the two lies in which stack
        one, other = here[0], there[0]
        under_recruitment[one], under_threat[other] = under_threat[other], under_recruitment[one]
    recruitment[: len(under_recruitment)] = _turned(under_recruitment)
    threat[: len(under_threat)] = _turned(under_threat)
    restacked.recruitment_stack, restacked.threat_stack = recruitment, threat
    return restacked


def _turned(tokens: list[int]) -> list[int]:
    """Each in the place of the next."""
    return tokens[1:] + tokens[:1]


def _tops(s: State) -> tuple[list[int], list[int]]:
    """What lies open on the two stacks."""
    recruitment, threat = s.recruitment_stack, s.threat_stack
    return recruitment[max(s.recruitment_count - 1, 0) : s.recruitment_count], threat[max(s.threat_count - 1, 0) : s.threat_count]

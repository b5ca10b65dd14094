"""Random games of Terracotta Army entirely in compiled code, for benchmarks."""

try:
    import cython
except ImportError:
    from claycrown.games import uncompiled as cython

from claycrown.games import chance
from claycrown.games.choices import Choices
from claycrown.games.terracotta.rules import turn
from claycrown.games.terracotta.rules.pieces import OVER
from claycrown.games.terracotta.rules.state import State


def play_out(s: State, choices: Choices, stream: int, most: int) -> int:
    """Decide at random until the game is over or `most` decisions were made; returns their number."""
    made = 0
    while s.step != OVER and made < most:
        turn.legal(s, choices)
        stream = chance.step(stream)
        turn.apply(s, choices.action[chance.below(stream, choices.count)])
        made += 1
    return made


def play_out_unlocked(s: State, choices: Choices, stream: int, most: int) -> int:
    """The same without the GIL, so that several threads can play, each with its own state."""
    with cython.nogil:
        made = play_out(s, choices, stream, most)
    return made

"""Random games of Lords of Xidit entirely in compiled code, for benchmarks."""

try:
    import cython
except ImportError:
    from claycrown.games import uncompiled as cython

from claycrown.games import chance
from claycrown.games.choices import Choices
from claycrown.games.xidit.rules import play
from claycrown.games.xidit.rules.pieces import AT_PLAN, AT_SHOW, NOT_IN, ORDERS, OVER, PLAN, PLANS
from claycrown.games.xidit.rules.state import State


def play_out(s: State, choices: Choices, stream: int, most: int) -> int:
    """Decide at random until the game is over or `most` decisions were made; returns their number, with a plan as six."""
    made = 0
    while s.step != OVER and made < most:
        player = decider(s)
        stream = chance.step(stream)
        if s.step == AT_PLAN:
            play.apply(s, player, PLAN + chance.below(stream, PLANS))
            made += ORDERS
        else:
            play.offer(s, player, choices)
            play.apply(s, player, choices.action[chance.below(stream, choices.count)])
            made += 1
    return made


def decider(s: State) -> int:
    """The seat that decides now; if all decide, the first that has not decided yet."""
    player = 0
    if s.step == AT_PLAN:
        while s.plan[player] != NOT_IN:
            player += 1
        return player
    if s.step == AT_SHOW:
        while s.shown[player] != NOT_IN:
            player += 1
        return player
    return s.actor


def play_out_unlocked(s: State, choices: Choices, stream: int, most: int) -> int:
    """The same without the GIL, so that several threads can play, each with its own state."""
    with cython.nogil:
        made = play_out(s, choices, stream, most)
    return made

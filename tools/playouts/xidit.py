"""Whole games of random decisions of Lords of Xidit, without leaving the fast rules: for measuring."""

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
    """Decide at random until the game is over, or `most` decisions were made; how many were made, a plan counting as six."""
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
    """The seat that decides now; where all do, the first that has not yet."""
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
    """The same without Python's lock, so that several threads play at once, each on its own state."""
    with cython.nogil:
        made = play_out(s, choices, stream, most)
    return made

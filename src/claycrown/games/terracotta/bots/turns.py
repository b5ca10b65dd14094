"""Whole turns worth a thought: every placement of a worker, followed by the best few ways through its three actions.

The tree search branches over these instead of single decisions: what a segment is worth shows only when its turn is done.
After the placement each step keeps only the ways that look best at once, and of the hundreds of places in the mausoleum only
the best of each kind are tried (`places.py`). All is done in room set aside before, without Python's lock.
"""

from claycrown.games.choices import Choices
from claycrown.games.terracotta.bots import outlook, places, search
from claycrown.games.terracotta.bots.outlook import Outlook, Weights
from claycrown.games.terracotta.bots.places import Places
from claycrown.games.terracotta.rules import state, turn
from claycrown.games.terracotta.rules.pieces import (
    AT_INNER,
    AT_PLACE,
    AT_TURN,
    BUILD_STATUE,
    BUY,
    COLLECT,
    INSPECT,
    MAX_PLAYERS,
    MAX_SPACES,
    MOVE,
    OVER,
    SPECIALISTS,
    TYPES,
    USE_HALBERD,
    USE_SWORD,
)
from claycrown.games.terracotta.rules.printed import Printed
from claycrown.games.terracotta.rules.state import State

from .measures import STEPS

ROOM = 256
"""More turns than are ever kept at once."""
UNKNOWN = -(10**9)
KINDS = 9
"""Of decisions on the board: four types of warriors, four specialists, and moves."""


class Level:
    """A step of a turn that is being thought through; the levels of a turn hang on each other."""

    __slots__ = ("action", "board", "deeper", "position", "score", "ways")

    def __init__(self, position: State, deeper: "Level | None" = None) -> None:
        self.position = position
        self.deeper = deeper or self
        """The next step; the last level, which no turn reaches, has only itself."""
        self.board = [0] * 4
        """What the mausoleum promises each player, as `Outlook.board_value`."""
        self.action = [0] * 96
        self.score = [0] * 96
        self.ways = 0


class Draft:
    """Room for the turns of one position. The best come first in `order` once they are `listed`."""

    __slots__ = (
        "choices",
        "first",
        "found",
        "length",
        "listed",
        "looked",
        "moment",
        "most",
        "options",
        "order",
        "outlook",
        "path",
        "places",
        "rating",
        "score",
        "seat",
        "start",
        "start_outlook",
        "top",
        "turns",
        "value",
        "width",
        "window",
    )

    def __init__(self, printed: Printed, weights: Weights) -> None:
        self.start = State(printed)
        """The position before the turn."""
        self.start_outlook = Outlook(weights)
        self.outlook = Outlook(weights)
        self.places = Places()
        self.choices = Choices()
        self.first = Level(State(printed))
        for _ in range(STEPS):
            self.first = Level(State(printed), self.first)
        self.seat = 0
        self.path = [0] * 16
        """The decisions on the way to where we are."""
        self.width = 3
        """How many ways are followed at each step after the placement."""
        self.options = 2
        """How many places of each kind are tried."""
        self.most = 3
        """How many turns are kept for each placement."""
        self.top = [0] * 27
        self.rating = [0] * 27
        self.found = 0
        self.window = 0
        """Where the turns of this placement begin."""
        self.looked = 0
        """How many positions were judged, for measuring."""
        self.turns = [0] * 2304
        """The decisions of the turns found."""
        self.length = [0] * 256
        self.value = [0] * 1024
        """What each promises each player."""
        self.moment = [0] * 256
        """The section of the weights in which it ends; -1 where the game is over."""
        self.score = [0] * 256
        self.order = [0] * 256
        self.listed = 0


def draft(d: Draft, stream: int) -> None:
    """Find the turns, or the rests of a turn, of whoever is to act in `start`."""
    seat = d.start.actor
    d.seat = seat
    d.found = 0
    d.window = 0
    d.looked = 0
    outlook.begin(d.start_outlook, d.start)
    if d.start.step <= AT_PLACE:
        d.start_outlook.section += 1  # judged when the worker is placed
    outlook.survey(d.start_outlook, d.start)
    places.rate(d.places, d.start_outlook, d.start, seat, stream)
    state.overwrite(d.first.position, d.start)
    d.outlook.section = d.start_outlook.section
    for player in range(d.start.players):
        d.first.board[player] = d.start_outlook.board_value[player]
    explore(d, d.first, 0)
    put_in_order(d)


def explore(d: Draft, level: Level, depth: int) -> None:
    """Follow all placements; after that the best ways of each step."""
    propose(d, level)
    if level.position.step <= AT_PLACE:
        for way in range(level.ways):
            d.path[depth] = level.action[way]
            step_down(level, level.action[way])
            if level.deeper.position.step >= AT_INNER:
                d.window = d.found
            explore(d, level.deeper, depth + 1)
        return
    for way in range(level.ways):
        d.path[depth] = level.action[way]
        step_down(level, level.action[way])
        level.score[way] = judge(d, level.deeper, level.action[way])
        if is_finished(d, level.deeper.position):
            keep(d, level.deeper, depth + 1, level.score[way])
            level.score[way] = UNKNOWN
    for _ in range(d.width):
        best = UNKNOWN
        chosen = 0
        for way in range(level.ways):
            if level.score[way] > best:
                best = level.score[way]
                chosen = way
        if best == UNKNOWN:
            return
        level.score[chosen] = UNKNOWN
        d.path[depth] = level.action[chosen]
        step_down(level, level.action[chosen])
        judge_board(d, level.deeper, level.action[chosen])
        explore(d, level.deeper, depth + 1)


def step_down(level: Level, action: int) -> None:
    """Decide in the next level's position."""
    state.overwrite(level.deeper.position, level.position)
    turn.apply(level.deeper.position, action)
    for player in range(MAX_PLAYERS):
        level.deeper.board[player] = level.board[player]


def is_finished(d: Draft, s: State) -> bool:
    return s.step == AT_TURN or s.step == OVER or s.actor != d.seat


def judge(d: Draft, level: Level, action: int) -> int:
    """The lead over the best rival that the position promises."""
    d.looked += 1
    judge_board(d, level, action)
    for player in range(level.position.players):
        d.outlook.board_value[player] = level.board[player]
    outlook.settle(d.outlook, level.position)
    best = UNKNOWN
    for player in range(level.position.players):
        if player != d.seat and d.outlook.value[player] > best:
            best = d.outlook.value[player]
    return d.outlook.value[d.seat] - best


def judge_board(d: Draft, level: Level, action: int) -> None:
    """Judge the mausoleum anew if the decision has changed it, or the round is over."""
    if is_round_over(d, level.position):
        outlook.begin(d.outlook, level.position)
    else:
        d.outlook.section = d.start_outlook.section
    if is_round_over(d, level.position) or changes_board(action):
        outlook.survey(d.outlook, level.position)
        for player in range(level.position.players):
            level.board[player] = d.outlook.board_value[player]


def is_round_over(d: Draft, s: State) -> bool:
    return s.round != d.start.round or s.step == OVER


def changes_board(action: int) -> bool:
    """A figure was set up or moved, or an inspector."""
    return action >= BUILD_STATUE or INSPECT <= action < COLLECT or USE_SWORD < action < USE_HALBERD


def propose(d: Draft, level: Level) -> None:
    """The legal decisions worth a thought: the sensible ones beside the board, the best places of each kind on it."""
    turn.legal(level.position, d.choices)
    level.ways = 0
    for i in range(KINDS * d.options):
        d.rating[i] = UNKNOWN
    for i in range(d.choices.count):
        action = d.choices.action[i]
        if action < BUILD_STATUE:
            if search.is_sensible(level.position, action):
                level.action[level.ways] = action
                level.ways += 1
        elif action < BUY:
            place = action - BUILD_STATUE
            rank(d, place // MAX_SPACES, action, d.places.value[place])
        elif action < MOVE:
            specialist = (action - BUY) // 4 // MAX_SPACES
            rank(d, TYPES + specialist, action, places.rate_purchase(d.places, d.start_outlook, d.start, action))
        else:
            move = action - MOVE
            rank(d, TYPES + SPECIALISTS, action, places.rate_move(d.places, d.start, move // MAX_SPACES, move % MAX_SPACES))
    for i in range(KINDS * d.options):
        if d.rating[i] != UNKNOWN:
            level.action[level.ways] = d.top[i]
            level.ways += 1


def rank(d: Draft, kind: int, action: int, rating: int) -> None:
    """Keep the best few of a kind, the best first."""
    place = kind * d.options + d.options - 1
    if rating <= d.rating[place]:
        return
    while place > kind * d.options and rating > d.rating[place - 1]:
        d.rating[place] = d.rating[place - 1]
        d.top[place] = d.top[place - 1]
        place -= 1
    d.rating[place] = rating
    d.top[place] = action


def keep(d: Draft, level: Level, length: int, score: int) -> None:
    """Keep a whole turn if it is one of the best of its placement."""
    place = d.found
    if d.found - d.window >= d.most:
        place = d.window
        for other in range(d.window + 1, d.found):
            if d.score[other] < d.score[place]:
                place = other
        if d.score[place] >= score:
            return
    elif d.found == ROOM:
        return
    else:
        d.found += 1
    d.score[place] = score
    d.length[place] = length
    d.moment[place] = -1 if level.position.step == OVER else d.outlook.section
    for step in range(length):
        d.turns[place * STEPS + step] = d.path[step]
    for player in range(MAX_PLAYERS):
        d.value[place * MAX_PLAYERS + player] = d.outlook.value[player]


def put_in_order(d: Draft) -> None:
    """The best first, in `order`; equal ones as they were found."""
    d.listed = 0
    for turn_found in range(d.found):
        place = d.listed
        while place > 0 and d.score[d.order[place - 1]] < d.score[turn_found]:
            d.order[place] = d.order[place - 1]
            place -= 1
        d.order[place] = turn_found
        d.listed += 1


def decisions(d: Draft, found: int) -> list[int]:
    """The decisions of a turn that was found."""
    return [d.turns[found * STEPS + step] for step in range(d.length[found])]

"""Generates the candidate turns of a position: every placement of a worker, then the best few ways through its three actions.

The tree search branches over these instead of single decisions: what a segment is worth shows only when its turn is done.
After the placement each step keeps only the ways that look best at once, and of the hundreds of places in the mausoleum only
the best of each kind are tried (`move_ordering.py`). Everything is preallocated and runs without Python's lock.
"""

from claycrown.games.choices import Choices
from claycrown.games.terracotta.bots import evaluation, lookahead, move_ordering
from claycrown.games.terracotta.bots.evaluation import Evaluation, Weights
from claycrown.games.terracotta.bots.move_ordering import SpaceValues
from claycrown.games.terracotta.rules import decisions, state, turn
from claycrown.games.terracotta.rules.pieces import (
    AT_INNER,
    AT_PLACE,
    AT_TURN,
    BUILD_STATUE,
    BUY,
    COLLECT,
    INSPECT,
    MAX_PLAYERS,
    MOVE,
    OVER,
    SPECIALISTS,
    TYPES,
    USE_HALBERD,
    USE_SWORD,
)
from claycrown.games.terracotta.rules.printed import Printed
from claycrown.games.terracotta.rules.state import State

from .units import MAX_DECISIONS

ROOM = 256
"""More turns than are ever kept at once."""
UNKNOWN = -(10**9)
KINDS = 9
"""Of decisions on the board: four types of warriors, four specialists, and moves."""


class Level:
    """A ply within a turn, with its preallocated position; the levels of a turn are linked."""

    __slots__ = ("action", "board", "candidates", "deeper", "position", "score")

    def __init__(self, position: State, deeper: "Level | None" = None) -> None:
        self.position = position
        self.deeper = deeper or self
        """The next step; the last level, which no turn reaches, has only itself."""
        self.board = [0] * 4
        """What the mausoleum promises each player, as `Evaluation.board_value`."""
        self.action = [0] * 96
        self.score = [0] * 96
        self.candidates = 0


class TurnGenerator:
    """Preallocated arrays for the turns of one position. `order` lists them by score, the best first, `listed` of them."""

    __slots__ = (
        "choices",
        "evaluated",
        "evaluation",
        "first",
        "found",
        "length",
        "listed",
        "moment",
        "most",
        "options",
        "order",
        "path",
        "rating",
        "score",
        "seat",
        "space_values",
        "start",
        "start_evaluation",
        "top",
        "turns",
        "value",
        "width",
        "window",
    )

    def __init__(self, printed: Printed, weights: Weights) -> None:
        self.start = State(printed)
        """The position before the turn."""
        self.start_evaluation = Evaluation(weights)
        self.evaluation = Evaluation(weights)
        self.space_values = SpaceValues()
        self.choices = Choices()
        self.first = Level(State(printed))
        for _ in range(MAX_DECISIONS):
            self.first = Level(State(printed), self.first)
        self.seat = 0
        self.path = [0] * 16
        """The decisions on the way to where we are."""
        self.width = 3
        """The beam width at each step after the placement."""
        self.options = 2
        """How many places of each kind are tried."""
        self.most = 3
        """How many turns are kept for each placement."""
        self.top = [0] * 27
        self.rating = [0] * 27
        self.found = 0
        self.window = 0
        """Where the turns of this placement begin."""
        self.evaluated = 0
        """How many positions were evaluated, for measuring."""
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


def generate(g: TurnGenerator, stream: int) -> None:
    """Find the turns, or the rests of a turn, of whoever is to act in `start`."""
    seat = g.start.actor
    g.seat = seat
    g.found = 0
    g.window = 0
    g.evaluated = 0
    evaluation.select_section(g.start_evaluation, g.start)
    if g.start.step <= AT_PLACE:
        g.start_evaluation.section += 1  # evaluated when the worker is placed
    evaluation.evaluate_board(g.start_evaluation, g.start)
    move_ordering.rate(g.space_values, g.start_evaluation, g.start, seat, stream)
    state.overwrite(g.first.position, g.start)
    g.evaluation.section = g.start_evaluation.section
    for player in range(g.start.players):
        g.first.board[player] = g.start_evaluation.board_value[player]
    explore(g, g.first, 0)
    sort_turns(g)


def explore(g: TurnGenerator, level: Level, depth: int) -> None:
    """Follow all placements; after that the best ways of each step."""
    list_candidates(g, level)
    if level.position.step <= AT_PLACE:
        for candidate in range(level.candidates):
            g.path[depth] = level.action[candidate]
            descend(level, level.action[candidate])
            if level.deeper.position.step >= AT_INNER:
                g.window = g.found
            explore(g, level.deeper, depth + 1)
        return
    for candidate in range(level.candidates):
        g.path[depth] = level.action[candidate]
        descend(level, level.action[candidate])
        level.score[candidate] = evaluate(g, level.deeper, level.action[candidate])
        if is_finished(g, level.deeper.position):
            keep(g, level.deeper, depth + 1, level.score[candidate])
            level.score[candidate] = UNKNOWN
    for _ in range(g.width):
        best = UNKNOWN
        chosen = 0
        for candidate in range(level.candidates):
            if level.score[candidate] > best:
                best = level.score[candidate]
                chosen = candidate
        if best == UNKNOWN:
            return
        level.score[chosen] = UNKNOWN
        g.path[depth] = level.action[chosen]
        descend(level, level.action[chosen])
        evaluate_board(g, level.deeper, level.action[chosen])
        explore(g, level.deeper, depth + 1)


def descend(level: Level, action: int) -> None:
    """Decide in the next level's position."""
    state.overwrite(level.deeper.position, level.position)
    turn.apply(level.deeper.position, action)
    for player in range(MAX_PLAYERS):
        level.deeper.board[player] = level.board[player]


def is_finished(g: TurnGenerator, s: State) -> bool:
    return s.step == AT_TURN or s.step == OVER or s.actor != g.seat


def evaluate(g: TurnGenerator, level: Level, action: int) -> int:
    """The lead over the best rival that the position promises."""
    g.evaluated += 1
    evaluate_board(g, level, action)
    for player in range(level.position.players):
        g.evaluation.board_value[player] = level.board[player]
    evaluation.evaluate_holdings(g.evaluation, level.position)
    best = UNKNOWN
    for player in range(level.position.players):
        if player != g.seat and g.evaluation.value[player] > best:
            best = g.evaluation.value[player]
    return g.evaluation.value[g.seat] - best


def evaluate_board(g: TurnGenerator, level: Level, action: int) -> None:
    """Evaluate the mausoleum anew if the decision has changed it, or the round is over."""
    if is_round_over(g, level.position):
        evaluation.select_section(g.evaluation, level.position)
    else:
        g.evaluation.section = g.start_evaluation.section
    if is_round_over(g, level.position) or changes_board(action):
        evaluation.evaluate_board(g.evaluation, level.position)
        for player in range(level.position.players):
            level.board[player] = g.evaluation.board_value[player]


def is_round_over(g: TurnGenerator, s: State) -> bool:
    return s.round != g.start.round or s.step == OVER


def changes_board(action: int) -> bool:
    """A figure was set up or moved, or an inspector."""
    return action >= BUILD_STATUE or INSPECT <= action < COLLECT or USE_SWORD < action < USE_HALBERD


def list_candidates(g: TurnGenerator, level: Level) -> None:
    """The legal decisions worth a thought: the sensible ones beside the board, the best places of each kind on it."""
    turn.legal(level.position, g.choices)
    level.candidates = 0
    for i in range(KINDS * g.options):
        g.rating[i] = UNKNOWN
    for i in range(g.choices.count):
        action = g.choices.action[i]
        if action < BUILD_STATUE:
            if lookahead.is_sensible(level.position, action):
                level.action[level.candidates] = action
                level.candidates += 1
        elif action < BUY:
            insert_candidate(g, decisions.built_warrior(action), action, g.space_values.value[action - BUILD_STATUE])
        elif action < MOVE:
            specialist = decisions.bought_specialist(action)
            insert_candidate(
                g, TYPES + specialist, action, move_ordering.rate_purchase(g.space_values, g.start_evaluation, g.start, action)
            )
        else:
            value = move_ordering.rate_move(g.space_values, g.start, decisions.moved_from(action), decisions.moved_to(action))
            insert_candidate(g, TYPES + SPECIALISTS, action, value)
    for i in range(KINDS * g.options):
        if g.rating[i] != UNKNOWN:
            level.action[level.candidates] = g.top[i]
            level.candidates += 1


def insert_candidate(g: TurnGenerator, kind: int, action: int, rating: int) -> None:
    """Keep the best few of a kind, the best first."""
    place = kind * g.options + g.options - 1
    if rating <= g.rating[place]:
        return
    while place > kind * g.options and rating > g.rating[place - 1]:
        g.rating[place] = g.rating[place - 1]
        g.top[place] = g.top[place - 1]
        place -= 1
    g.rating[place] = rating
    g.top[place] = action


def keep(g: TurnGenerator, level: Level, length: int, score: int) -> None:
    """Keep a whole turn if it is one of the best of its placement."""
    place = g.found
    if g.found - g.window >= g.most:
        place = g.window
        for other in range(g.window + 1, g.found):
            if g.score[other] < g.score[place]:
                place = other
        if g.score[place] >= score:
            return
    elif g.found == ROOM:
        return
    else:
        g.found += 1
    g.score[place] = score
    g.length[place] = length
    g.moment[place] = -1 if level.position.step == OVER else g.evaluation.section
    for step in range(length):
        g.turns[place * MAX_DECISIONS + step] = g.path[step]
    for player in range(MAX_PLAYERS):
        g.value[place * MAX_PLAYERS + player] = g.evaluation.value[player]


def sort_turns(g: TurnGenerator) -> None:
    """The best first, in `order`; equal ones as they were found."""
    g.listed = 0
    for turn_found in range(g.found):
        place = g.listed
        while place > 0 and g.score[g.order[place - 1]] < g.score[turn_found]:
            g.order[place] = g.order[place - 1]
            place -= 1
        g.order[place] = turn_found
        g.listed += 1


def decisions_of(g: TurnGenerator, found: int) -> list[int]:
    """The decisions of a turn that was found."""
    return [g.turns[found * MAX_DECISIONS + step] for step in range(g.length[found])]

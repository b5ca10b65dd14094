"""What a draft of turns works with: its preallocated arrays, the levels of a turn, and the decisions worth a thought at each.

Of the hundreds of places in the mausoleum only the best of each kind are tried (`move_ordering.py`).
"""

from claycrown.games.choices import Choices
from claycrown.games.terracotta.bots import lookahead, move_ordering
from claycrown.games.terracotta.bots.evaluation import Evaluation, Weights
from claycrown.games.terracotta.bots.move_ordering import SpaceValues
from claycrown.games.terracotta.rules import decisions, state, turn
from claycrown.games.terracotta.rules.pieces import (
    BUILD_STATUE,
    BUY,
    BUY_ARCHER,
    BUY_HORSE,
    COLLECT,
    DECISIONS,
    DIRECTIONS,
    EMPTY,
    INSPECT,
    MAX_PLAYERS,
    MOVE,
    SPECIALISTS,
    TYPES,
    USE_HALBERD,
    USE_SWORD,
)
from claycrown.games.terracotta.rules.printed import Printed
from claycrown.games.terracotta.rules.state import State

from .units import MAX_DECISIONS, UNKNOWN

MANY_PLACES = 8
"""How many places of each kind are remembered: more than are tried, since some are taken in the course of a turn."""
STEPS_OF_AN_ACTION = 4
"""More than an action has: a master hired, their ability, a weapon."""


class Level:
    """A ply within a turn, with its preallocated position; the levels of a turn are linked."""

    __slots__ = ("action", "board", "candidates", "deeper", "is_board_stale", "position", "rating", "score")

    def __init__(self, position: State, deeper: "Level | None" = None) -> None:
        self.position = position
        self.deeper = deeper or self
        """The next step; the last level, which no turn reaches, has only itself."""
        self.board = [0] * 4
        """What the mausoleum promises each player, as `Evaluation.board_value`."""
        self.is_board_stale = False
        """Something has changed in the mausoleum since."""
        self.rating = 0
        """What the decisions so far change in the mausoleum, by the move ordering: the sum of what each would change alone."""
        self.action = [0] * 96
        self.score = [0] * 96
        self.candidates = 0


class TurnGenerator:
    """Preallocated arrays for the turns of one position. `order` lists them by score, the best first, `listed` of them."""

    __slots__ = (
        "choices",
        "estimate",
        "evaluated",
        "evaluation",
        "first",
        "found",
        "is_estimated",
        "is_ranked",
        "is_rough",
        "length",
        "listed",
        "moment",
        "most",
        "options",
        "order",
        "path",
        "placement",
        "placement_score",
        "placements",
        "placements_followed",
        "placements_found",
        "rating",
        "ring_turned",
        "rivals_change",
        "score",
        "seat",
        "space_values",
        "start",
        "start_evaluation",
        "top",
        "trial",
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
        self.first = linked_levels(printed, MAX_DECISIONS + 1)
        self.trial = linked_levels(printed, STEPS_OF_AN_ACTION + 1)
        """Where single actions are tried."""
        self.seat = 0
        self.path = [0] * 16
        """The decisions on the way to where we are."""
        self.placements_followed = 96
        """How many placements are followed: those that promise most, if not all."""
        self.is_rough = False
        """Steps are compared by the move ordering; only where a turn ends it is judged exactly."""
        self.width = 3
        """The beam width at each step after the placement."""
        self.options = 2
        """How many places of each kind are tried."""
        self.most = 3
        """How many turns are kept for each placement."""
        self.top = [0] * 72
        """The best places of each kind, the best first, `MANY_PLACES` of each, and their ratings."""
        self.rating = [0] * 72
        self.is_ranked = [0] * 9
        self.placements_found = 0
        self.ring_turned = [0] * 96
        """The decision to turn a ring before each placement; `NOBODY` for none."""
        self.placement = [0] * 96
        self.placement_score = [0] * 96
        self.estimate = [0] * 48
        """What the action on each place of the rings promises, as far as `is_estimated`."""
        self.is_estimated = [0] * 48
        self.rivals_change = False
        """What the mover has changes what a rival's goods are worth."""
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


def linked_levels(printed: Printed, many: int) -> Level:
    level = Level(State(printed))
    for _ in range(many - 1):
        level = Level(State(printed), level)
    return level


def descend(level: Level, action: int) -> None:
    """Decide in the next level's position."""
    state.overwrite(level.deeper.position, level.position)
    turn.apply(level.deeper.position, action)
    level.deeper.is_board_stale = level.is_board_stale or changes_board(action)
    for player in range(MAX_PLAYERS):
        level.deeper.board[player] = level.board[player]


def changes_board(action: int) -> bool:
    """A figure was set up or moved, or an inspector."""
    return action >= BUILD_STATUE or INSPECT <= action < COLLECT or USE_SWORD < action < USE_HALBERD


def list_candidates(g: TurnGenerator, level: Level) -> None:
    """The legal decisions worth searching: the sensible ones off the board, the best places of each kind on it."""
    turn.legal(level.position, g.choices)
    level.candidates = 0
    i = 0
    while i < g.choices.count:
        action = g.choices.action[i]
        many = 1
        if action < BUILD_STATUE:
            if lookahead.is_sensible(level.position, action):
                add_candidate(level, action)
        elif action < BUY:
            many = level.position.empty_spaces
            add_best_places(g, level, decisions.built_warrior(action), i, many)
        elif action < MOVE and decisions.bought_specialist(action) != BUY_HORSE:
            specialist = decisions.bought_specialist(action)
            many = level.position.empty_spaces * (DIRECTIONS if specialist == BUY_ARCHER else 1)
            add_best_places(g, level, TYPES + specialist, i, many)
        else:
            kind = TYPES + BUY_HORSE if action < MOVE else TYPES + SPECIALISTS
            end = decisions.buying(BUY_HORSE + 1, 0, 0) if action < MOVE else DECISIONS
            while i + many < g.choices.count and g.choices.action[i + many] < end:
                many += 1
            g.is_ranked[kind] = 0  # they depend on the turn so far
            add_best_places(g, level, kind, i, many)
        i += many


def add_candidate(level: Level, action: int) -> None:
    level.action[level.candidates] = action
    level.candidates += 1


def add_best_places(g: TurnGenerator, level: Level, kind: int, first: int, many: int) -> None:
    """Of the choices of a kind the best few that are still free; where any empty space will do, they are ranked once a turn."""
    base = kind * MANY_PLACES
    if g.is_ranked[kind] == 0:
        g.is_ranked[kind] = 1
        for place in range(base, base + MANY_PLACES):
            g.rating[place] = UNKNOWN
        for i in range(first, first + many):
            insert_place(g, base, g.choices.action[i], rating_on_board(g, g.choices.action[i]))
    added = 0
    for place in range(base, base + MANY_PLACES):
        if added == g.options or g.rating[place] == UNKNOWN:
            return
        if is_still_free(level.position, g.top[place]):
            add_candidate(level, g.top[place])
            added += 1


def is_still_free(s: State, action: int) -> bool:
    """No decision of this turn has taken the space; horses and moves were ranked just now."""
    if action < BUY:
        return s.statue[decisions.built_space(action)] == EMPTY
    if action >= MOVE or decisions.bought_specialist(action) == BUY_HORSE:
        return True
    return s.statue[decisions.bought_space(action)] == EMPTY


def insert_place(g: TurnGenerator, base: int, action: int, rating: int) -> None:
    """Keep the best few of a kind, the best first."""
    place = base + MANY_PLACES - 1
    if rating <= g.rating[place]:
        return
    while place > base and rating > g.rating[place - 1]:
        g.rating[place] = g.rating[place - 1]
        g.top[place] = g.top[place - 1]
        place -= 1
    g.rating[place] = rating
    g.top[place] = action


def rating_on_board(g: TurnGenerator, action: int) -> int:
    """By the board before the turn."""
    if action < BUY:
        return g.space_values.value[action - BUILD_STATUE]
    if action < MOVE:
        return move_ordering.rate_purchase(g.space_values, g.start_evaluation, g.start, action)
    return move_ordering.rate_move(g.space_values, g.start, decisions.moved_from(action), decisions.moved_to(action))

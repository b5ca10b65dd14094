"""Generates the candidate turns of a position: every placement of a worker, then the best few ways through its three actions.

The tree search branches over these instead of single decisions: what a segment is worth shows only when its turn is done.
After the placement each step keeps only the ways that look best at once, and of the hundreds of places in the mausoleum only
the best of each kind are tried (`move_ordering.py`). Everything is preallocated and runs without Python's lock.
"""

from claycrown.games.choices import Choices
from claycrown.games.terracotta.bots import evaluation, lookahead, move_ordering
from claycrown.games.terracotta.bots.evaluation import Evaluation, Weights
from claycrown.games.terracotta.bots.move_ordering import SpaceValues
from claycrown.games.terracotta.rules import decisions, state, turn, wheel
from claycrown.games.terracotta.rules.pieces import (
    ARTISAN,
    AT_ABILITY,
    AT_INNER,
    AT_MIDDLE,
    AT_OUTER,
    AT_PLACE,
    AT_TURN,
    AT_WEAPON,
    BUILD_STATUE,
    BUY,
    BUY_ARCHER,
    BUY_HORSE,
    COINS_TILE,
    COLLECT,
    CRAFTSMAN,
    DECISIONS,
    DIRECTIONS,
    EMPTY,
    INNER_RING,
    INSPECT,
    MAX_PLAYERS,
    MAX_SEGMENTS,
    MIDDLE_RING,
    MOVE,
    NOBODY,
    OUTER_RING,
    OVER,
    PLACE,
    ROUNDS,
    SPECIALISTS,
    TURN_RING,
    TYPES,
    USE_HALBERD,
    USE_SWORD,
)
from claycrown.games.terracotta.rules.printed import Printed
from claycrown.games.terracotta.rules.state import State

from .features import ARTISANS_LEFT, FEATURES
from .units import MAX_DECISIONS, SHARE_BITS, VP_UNIT, WHOLE_SHARE

ROOM = 256
"""More turns than are ever kept at once."""
UNKNOWN = -(10**9)
KINDS = 9
"""Of decisions on the board: four types of warriors, four specialists, and moves."""
MANY_PLACES = 8
"""How many places of each kind are remembered: more than are tried, since some are taken in the course of a turn."""
RINGS = 3
MAX_PLACEMENTS = 96
"""More than there are: twelve segments, two kinds of workers, three ways with the rings."""
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


def generate(g: TurnGenerator, stream: int) -> None:
    """Find the turns, or the rests of a turn, of whoever is to act in `start`."""
    g.seat = g.start.actor
    g.found = 0
    g.window = 0
    g.evaluated = 0
    evaluation.select_section(g.start_evaluation, g.start)
    if g.start.step <= AT_PLACE:
        g.start_evaluation.section += 1  # evaluated when the worker is placed
    evaluation.evaluate_board(g.start_evaluation, g.start)
    evaluation.evaluate_holdings(g.start_evaluation, g.start)
    weigh_rivals(g)
    move_ordering.rate(g.space_values, g.start_evaluation, g.start, stream)
    for kind in range(KINDS):
        g.is_ranked[kind] = 0
    state.overwrite(g.first.position, g.start)
    g.evaluation.section = g.start_evaluation.section
    for player in range(g.start.players):
        g.first.board[player] = g.start_evaluation.board_value[player]
        g.evaluation.holdings_value[player] = g.start_evaluation.holdings_value[player]
    g.first.is_board_stale = False
    g.first.rating = 0
    g.rivals_change = False
    for number in range(g.start.round - 1, ROUNDS):
        if g.start.tiles[number] >= COINS_TILE:
            g.rivals_change = True
    if g.start.step > AT_PLACE:
        explore(g, g.first, 0)
    else:
        list_placements(g)
        follow_placements(g)
    sort_turns(g)


def weigh_rivals(g: TurnGenerator) -> None:
    """How much each rival's value counts against the mover's: by how likely they win if the mover does not."""
    evaluation.weigh(g.start_evaluation, g.start.players)
    total = 0
    for player in range(g.start.players):
        if player != g.seat:
            total += g.start_evaluation.chance[player]
    g.space_values.player = g.seat
    for player in range(g.start.players):
        g.space_values.share[player] = -(WHOLE_SHARE * g.start_evaluation.chance[player] // total)
    g.space_values.share[g.seat] = WHOLE_SHARE


def list_placements(g: TurnGenerator) -> None:
    """All placements, with or without a turned ring."""
    g.placements_found = 0
    for place in range(RINGS * MAX_SEGMENTS):
        g.is_estimated[place] = 0
    add_placements(g, g.first.position, NOBODY)
    if g.start.step == AT_TURN and wheel.can_turn(g.start):
        for ring in range(OUTER_RING):
            descend(g.first, TURN_RING + ring)
            add_placements(g, g.first.deeper.position, TURN_RING + ring)


def add_placements(g: TurnGenerator, s: State, ring_turned: int) -> None:
    turn.legal(s, g.choices)
    first = g.placements_found
    for i in range(g.choices.count):
        action = g.choices.action[i]
        if action >= PLACE and lookahead.is_sensible(s, action):
            g.ring_turned[g.placements_found] = ring_turned
            g.placement[g.placements_found] = action
            g.placements_found += 1
    if g.placements_followed < MAX_PLACEMENTS:
        before = rough_value(g, s, 0)
        for i in range(first, g.placements_found):
            segment = decisions.placed_segment(g.placement[i])
            g.placement_score[i] = before
            for ring in range(RINGS):
                g.placement_score[i] += estimated(g, s, ring, segment)
            if g.placement[i] >= decisions.placing(ARTISAN, 0):
                g.placement_score[i] -= artisan_worth(g)


def artisan_worth(g: TurnGenerator) -> int:
    """What an artisan that is still to be placed is worth."""
    return g.start_evaluation.weights.weight[g.start_evaluation.section * FEATURES + ARTISANS_LEFT]


def estimated(g: TurnGenerator, s: State, ring: int, segment: int) -> int:
    """Roughly what the action that a ring shows in a segment would add, done by itself now."""
    place = wheel.action_place(s, ring, segment)
    if g.is_estimated[place] == 0:
        g.is_estimated[place] = 1
        kind = s.printed.action_kind[place]
        value = s.printed.action_value[place]
        for other in range(ring * MAX_SEGMENTS, ring * MAX_SEGMENTS + s.printed.segments):
            if other != place and g.is_estimated[other] != 0:
                if s.printed.action_kind[other] == kind and s.printed.action_value[other] == value:
                    g.estimate[place] = g.estimate[other]
                    return g.estimate[place]
        state.overwrite(g.trial.position, s)
        g.trial.position.segment = segment
        g.trial.position.worker = CRAFTSMAN if wheel.has_worker(s, g.seat, CRAFTSMAN) else ARTISAN
        g.trial.position.step = AT_INNER if ring == INNER_RING else (AT_MIDDLE if ring == MIDDLE_RING else AT_OUTER)
        g.trial.rating = 0
        g.estimate[place] = best_of_action(g, g.trial) - rough_value(g, g.trial.position, 0)
    return g.estimate[place]


def best_of_action(g: TurnGenerator, level: Level) -> int:
    """The rough value of the best way to do an action, with the weapon or the ability that follows."""
    list_candidates(g, level)
    best = UNKNOWN
    for candidate in range(level.candidates):
        rate_decision(g, level, level.action[candidate])
        descend(level, level.action[candidate])
        value = value_after(g, level.deeper)
        if value > best:
            best = value
    return best


def value_after(g: TurnGenerator, level: Level) -> int:
    """The rough value of a position, with the best use of the weapon or the ability if that comes next."""
    if level.position.step == AT_WEAPON or level.position.step == AT_ABILITY:
        return best_of_action(g, level)
    return rough_value(g, level.position, level.rating)


def follow_placements(g: TurnGenerator) -> None:
    """Find the turns of those that promise most, or of all."""
    many = g.placements_found if g.placements_found < g.placements_followed else g.placements_followed
    for number in range(many):
        chosen = number
        if many < g.placements_found:
            for i in range(g.placements_found):
                if g.placement_score[i] > g.placement_score[chosen]:
                    chosen = i
            g.placement_score[chosen] = UNKNOWN
        follow_placement(g, chosen)


def follow_placement(g: TurnGenerator, chosen: int) -> None:
    if g.ring_turned[chosen] == NOBODY:
        place_and_explore(g, g.first, 0, g.placement[chosen])
    else:
        g.path[0] = g.ring_turned[chosen]
        descend(g.first, g.ring_turned[chosen])
        place_and_explore(g, g.first.deeper, 1, g.placement[chosen])


def place_and_explore(g: TurnGenerator, level: Level, depth: int, placement: int) -> None:
    g.path[depth] = placement
    descend(level, placement)
    level.deeper.rating = 0
    g.window = g.found
    explore(g, level.deeper, depth + 1)


def explore(g: TurnGenerator, level: Level, depth: int) -> None:
    """Follow the best ways of each step after the placement."""
    list_candidates(g, level)
    for candidate in range(level.candidates):
        action = level.action[candidate]
        g.path[depth] = action
        if g.is_rough:
            rate_decision(g, level, action)
        descend(level, action)
        if is_finished(g, level.deeper.position):
            keep(g, level.deeper, depth + 1, evaluate(g, level.deeper))
            level.score[candidate] = UNKNOWN
        elif g.is_rough:
            level.score[candidate] = value_after(g, level.deeper)
        else:
            level.score[candidate] = evaluate(g, level.deeper)
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
        action = level.action[chosen]
        g.path[depth] = action
        if g.is_rough:
            rate_decision(g, level, action)
        descend(level, action)
        if not g.is_rough:
            evaluate_board(g, level.deeper)
        explore(g, level.deeper, depth + 1)


def descend(level: Level, action: int) -> None:
    """Decide in the next level's position."""
    state.overwrite(level.deeper.position, level.position)
    turn.apply(level.deeper.position, action)
    level.deeper.is_board_stale = level.is_board_stale or changes_board(action)
    for player in range(MAX_PLAYERS):
        level.deeper.board[player] = level.board[player]


def rate_decision(g: TurnGenerator, level: Level, action: int) -> None:
    """What the decision changes in the mausoleum by the move ordering, added for the next level."""
    level.deeper.rating = level.rating
    if action >= BUILD_STATUE:
        level.deeper.rating += rating_on_board(g, action)
    elif changes_board(action):
        descend(level, action)  # an inspector moves: other rows or columns are due
        g.evaluation.section = g.start_evaluation.section
        evaluation.evaluate_board(g.evaluation, level.deeper.position)
        change = 0
        for player in range(g.start.players):
            more = g.evaluation.board_value[player] - g.start_evaluation.board_value[player]
            change += g.space_values.share[player] * more
        level.deeper.rating = change >> SHARE_BITS


def rating_on_board(g: TurnGenerator, action: int) -> int:
    """By the board before the turn."""
    if action < BUY:
        return g.space_values.value[action - BUILD_STATUE]
    if action < MOVE:
        return move_ordering.rate_purchase(g.space_values, g.start_evaluation, g.start, action)
    return move_ordering.rate_move(g.space_values, g.start, decisions.moved_from(action), decisions.moved_to(action))


def rough_value(g: TurnGenerator, s: State, rating: int) -> int:
    """The mover's VP and holdings, and what the mausoleum is roughly worth: only good to compare the ways of a turn."""
    g.evaluation.section = g.start_evaluation.section
    evaluation.evaluate_holdings_of(g.evaluation, s, g.seat)
    return VP_UNIT * s.vp[g.seat] + g.evaluation.holdings_value[g.seat] + rating


def is_finished(g: TurnGenerator, s: State) -> bool:
    return s.step == AT_TURN or s.step == OVER or s.actor != g.seat


def evaluate(g: TurnGenerator, level: Level) -> int:
    """The lead over the rivals that the position promises, each of them as important as they are likely to win."""
    g.evaluated += 1
    evaluate_board(g, level)
    for player in range(g.start.players):
        g.evaluation.board_value[player] = level.board[player]
    if g.rivals_change or is_round_over(g, level.position):
        evaluation.evaluate_holdings(g.evaluation, level.position)
    else:
        evaluation.evaluate_holdings_of(g.evaluation, level.position, g.seat)
        for player in range(g.start.players):
            beside = VP_UNIT * level.position.vp[player] + g.evaluation.holdings_value[player]
            g.evaluation.value[player] = beside + level.board[player]
    lead = 0
    for player in range(g.start.players):
        lead += g.space_values.share[player] * g.evaluation.value[player]
    if is_round_over(g, level.position):
        for player in range(g.start.players):
            g.evaluation.holdings_value[player] = g.start_evaluation.holdings_value[player]
    return lead >> SHARE_BITS


def evaluate_board(g: TurnGenerator, level: Level) -> None:
    """Evaluate the mausoleum anew if the turn has changed it, or the round is over."""
    if is_round_over(g, level.position):
        evaluation.select_section(g.evaluation, level.position)
    else:
        g.evaluation.section = g.start_evaluation.section
    if is_round_over(g, level.position) or level.is_board_stale:
        evaluation.evaluate_board(g.evaluation, level.position)
        level.is_board_stale = False
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

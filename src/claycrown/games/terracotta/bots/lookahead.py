"""A beam search through the decisions of one worker's turn, played by the rules themselves: how `greedy` decides.

The good places on the board do not depend on where the worker goes. So each place is evaluated once a turn, and of the hundreds
of ways to build, buy or move only the best of each kind are followed to the end of the turn.
"""

from claycrown.games import chance
from claycrown.games.choices import Choices
from claycrown.games.terracotta.bots import heuristic
from claycrown.games.terracotta.rules import building, decisions, masters, mausoleum, specialists, state, turn, weapons, wheel
from claycrown.games.terracotta.rules.pieces import (
    ARTISAN,
    AT_INNER,
    AT_MIDDLE,
    AT_PLACE,
    AT_TURN,
    BUILD_STATUE,
    BUY,
    BUY_HORSE,
    CRAFTSMAN,
    CROSSBOW,
    DECISIONS,
    DIRECTIONS,
    DO,
    EMPTY,
    FOR_NOTHING,
    HIRE,
    INSPECT,
    MASTERS,
    MAX_SPACES,
    MOVE,
    NOBODY,
    OVER,
    SKIP,
    SPECIALISTS,
    TYPES,
)
from claycrown.games.terracotta.rules.state import State

UNKNOWN = -(10**9)
"""Less than any position is worth."""
BEAM_WIDTH = 4
"""Candidates followed at each step after the worker is placed."""
SPACES_OF_EACH_KIND = 2
"""How many places on the board are considered for each type of warrior or specialist, and for the halberd's moves."""
NOISE = 10
"""Up to a tenth of a VP of chance, so that of equal places not always the first is taken."""


class ActionValues:
    """A cache: the heuristic value of each decision about the board, from the position before the turn."""

    __slots__ = ("position", "seat", "seen", "stream", "value")

    def __init__(self, position: State, seat: int, stream: int) -> None:
        self.position = position
        self.seat = seat
        self.stream = stream
        self.value = [0] * 8254
        """By decision, `DECISIONS` of them: the compiler takes no name here, and tests/games/test_declarations.py compares."""
        self.seen = [0] * 8254
        """Whether it has been worked out, in the same order."""


def decide(view: State, seat: int, stream: int) -> int:
    """The first decision of the best way found to finish the turn."""
    position = view.clone()
    values = ActionValues(position, seat, stream)
    best = UNKNOWN
    decision = NOBODY
    actions = candidates(position, values)
    for action in actions:
        value = best_completion(after(position, action), values) if len(actions) > 1 else 0
        if value > best:
            best = value
            decision = action
    return decision


def after(s: State, action: int) -> State:
    copy = s.clone()
    turn.apply(copy, action)
    return copy


def is_finished(s: State, seat: int) -> bool:
    return s.actor != seat or s.step == AT_TURN or s.step == OVER


def best_completion(s: State, values: ActionValues) -> int:
    """The value of the best way found to finish the turn."""
    seat = values.seat
    if is_finished(s, seat):
        return heuristic.evaluate(s, seat)
    actions = candidates(s, values)
    if len(actions) > BEAM_WIDTH and s.step != AT_PLACE:
        actions = beam(s, seat, actions)
    best = UNKNOWN
    for action in actions:
        value = best_completion(after(s, action), values)
        if value > best:
            best = value
    return best


def beam(s: State, seat: int, actions: list[int]) -> list[int]:
    """Of many candidates those with the best value at once."""
    ranked = sorted([(-heuristic.evaluate(after(s, action), seat), action) for action in actions])
    return [action for _, action in ranked[:BEAM_WIDTH]]


def candidates(s: State, values: ActionValues) -> list[int]:
    """The legal decisions worth searching: the sensible ones off the board, the best places of each kind on it."""
    choices = Choices()
    turn.legal(s, choices)
    actions: list[int] = []
    on_board = 0
    for i in range(choices.count):
        action = choices.action[i]
        if action >= BUILD_STATUE:
            on_board += 1
        elif is_sensible(s, action):
            actions.append(action)
    if on_board > 0:
        for kind in range(TYPES):
            add_best(actions, choices, values, decisions.building(kind, 0), MAX_SPACES)
        for kind in range(SPECIALISTS):
            add_best(actions, choices, values, decisions.buying(kind, 0, 0), MAX_SPACES * DIRECTIONS)
        add_best(actions, choices, values, MOVE, DECISIONS - MOVE)
    return actions


def is_sensible(s: State, action: int) -> bool:
    """Artisans are kept for segments that only they can enter, something is better than nothing, the cheapest token hires."""
    if decisions.placing(ARTISAN, 0) <= action < DO:
        segment = decisions.placed_segment(action)
        return not (wheel.has_worker(s, s.actor, CRAFTSMAN) and wheel.takes(s, segment, CRAFTSMAN))
    if action == SKIP:
        return s.step != AT_INNER and s.step != AT_MIDDLE
    if HIRE <= action < INSPECT:
        for token in range(MASTERS):
            if masters.can_hire(s, token) and s.printed.token_cost[token] < s.printed.token_cost[action - HIRE]:
                return False
    return True


def add_best(actions: list[int], choices: Choices, values: ActionValues, first: int, many: int) -> None:
    """Add the best few of the offered decisions from `first` on."""
    ceiling = -UNKNOWN
    for _ in range(SPACES_OF_EACH_KIND):
        best = UNKNOWN
        decision = NOBODY
        for i in range(choices.count):
            action = choices.action[i]
            if first <= action < first + many:
                if values.seen[action] == 0:
                    evaluate_action(values, action)
                if values.value[action] > best and values.value[action] < ceiling:
                    best = values.value[action]
                    decision = action
        if decision == NOBODY:
            return
        actions.append(decision)
        ceiling = best


def evaluate_action(values: ActionValues, action: int) -> None:
    """Put on the board what the decision would, there and then, and evaluate the position."""
    s = values.position.clone()
    values.seen[action] = 1
    if action >= MOVE:
        known = try_move(s, action)
    elif action >= BUY:
        known = try_specialist(s, action)
    else:
        known = try_warrior(s, action)
    values.stream = chance.step(values.stream)
    values.value[action] = heuristic.evaluate(s, values.seat) + chance.below(values.stream, NOISE) if known else UNKNOWN


def try_move(s: State, action: int) -> bool:
    start = decisions.moved_from(action)
    if not mausoleum.owns_warrior_at(s, s.actor, start):
        return False
    mausoleum.move_warrior(s, start, decisions.moved_to(action))
    return True


def try_specialist(s: State, action: int) -> bool:
    """Buy it with the coins and the weapon given for it: what they are worth is weighed when the turn is finished."""
    specialist = decisions.bought_specialist(action)
    space = decisions.bought_space(action)
    if specialist == BUY_HORSE:
        if not mausoleum.owns_warrior_at(s, s.actor, space):
            return False
        if not mausoleum.horse_fits(s, space, decisions.bought_direction(action)):
            return False
    elif s.statue[space] != EMPTY:
        return False
    state.gain_coins(s, s.actor, specialists.cost(s, specialist), 0)
    weapons.ready(s, s.actor, s.printed.specialist_weapon[specialist], 0)
    specialists.buy(s, action)
    return True


def try_warrior(s: State, action: int) -> bool:
    """Set up a warrior for the VP of the rack and, if it is ready, of the crossbow, which depend on what and where."""
    kind = decisions.built_warrior(action)
    space = decisions.built_space(action)
    if s.statue[space] != EMPTY:
        return False
    vp = building.rack_vp(s, kind)
    if kind == CROSSBOW and weapons.is_active(s, s.actor, CROSSBOW):
        vp += mausoleum.empties_to_nearest_statue(s, space)
    building.set_up_warrior(s, kind, space, 0)
    state.gain_vp(s, s.actor, vp, 0, FOR_NOTHING, space)
    return True

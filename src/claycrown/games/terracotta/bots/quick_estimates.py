"""Rough values of actions and steps of a turn, by the move ordering: good for comparing them before anything is evaluated.

There are only some twenty different actions on the wheel, and the value of each hardly depends on the other two of its segment.
So a quick draft tries each separately, and adds up the three of a segment.
"""

from claycrown.games.terracotta.bots import evaluation, turn_generator
from claycrown.games.terracotta.bots.turn_generator import Level, TurnGenerator
from claycrown.games.terracotta.rules import state, wheel
from claycrown.games.terracotta.rules.pieces import (
    ARTISAN,
    AT_ABILITY,
    AT_INNER,
    AT_MIDDLE,
    AT_OUTER,
    AT_WEAPON,
    BUILD_STATUE,
    CRAFTSMAN,
    INNER_RING,
    MAX_SEGMENTS,
    MIDDLE_RING,
)
from claycrown.games.terracotta.rules.state import State

from .features import ARTISANS_LEFT, FEATURES
from .units import SHARE_BITS, UNKNOWN, VP_UNIT


def estimated(g: TurnGenerator, s: State, ring: int, segment: int) -> int:
    """A rough value of the action that a ring shows in a segment, done on its own."""
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
    turn_generator.list_candidates(g, level)
    best = UNKNOWN
    for candidate in range(level.candidates):
        rate_decision(g, level, level.action[candidate])
        turn_generator.descend(level, level.action[candidate])
        value = value_after(g, level.deeper)
        if value > best:
            best = value
    return best


def value_after(g: TurnGenerator, level: Level) -> int:
    """The rough value of a position, with the best use of the weapon or the ability if that comes next."""
    if level.position.step == AT_WEAPON or level.position.step == AT_ABILITY:
        return best_of_action(g, level)
    return rough_value(g, level.position, level.rating)


def rate_decision(g: TurnGenerator, level: Level, action: int) -> None:
    """What the decision changes in the mausoleum by the move ordering, added for the next level."""
    level.deeper.rating = level.rating
    if action >= BUILD_STATUE:
        level.deeper.rating += turn_generator.rating_on_board(g, action)
    elif turn_generator.changes_board(action):
        turn_generator.descend(level, action)  # an inspector moves: other rows or columns are due
        g.evaluation.section = g.start_evaluation.section
        evaluation.evaluate_board(g.evaluation, level.deeper.position)
        change = 0
        for player in range(g.start.players):
            more = g.evaluation.board_value[player] - g.start_evaluation.board_value[player]
            change += g.space_values.share[player] * more
        level.deeper.rating = change >> SHARE_BITS


def rough_value(g: TurnGenerator, s: State, rating: int) -> int:
    """The mover's VP and holdings, and what the mausoleum is roughly worth: only good to compare the ways of a turn."""
    g.evaluation.section = g.start_evaluation.section
    evaluation.evaluate_holdings_of(g.evaluation, s, g.seat)
    return VP_UNIT * s.vp[g.seat] + g.evaluation.holdings_value[g.seat] + rating


def artisan_worth(g: TurnGenerator) -> int:
    """What an artisan that is still to be placed is worth."""
    return g.start_evaluation.weights.weight[g.start_evaluation.section * FEATURES + ARTISANS_LEFT]

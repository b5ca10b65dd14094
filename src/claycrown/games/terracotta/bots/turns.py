"""Generates the candidate turns of a position: every placement of a worker, then the best few ways through its three actions.

The tree search branches over these instead of single decisions: what a segment is worth shows only when its turn is done.
After the placement each step keeps only the ways that look best at once: by the evaluation in a careful draft, by rough estimates
in a quick one. Everything is preallocated (`turn_generator.py`) and runs without Python's lock.
"""

from claycrown.games.terracotta.bots import evaluation, lookahead, move_ordering, quick_estimates, turn_generator
from claycrown.games.terracotta.bots.turn_generator import Level, TurnGenerator
from claycrown.games.terracotta.rules import decisions, state, turn, wheel
from claycrown.games.terracotta.rules.pieces import (
    ARTISAN,
    AT_PLACE,
    AT_TURN,
    COINS_TILE,
    MAX_PLAYERS,
    MAX_SEGMENTS,
    NOBODY,
    OUTER_RING,
    OVER,
    PLACE,
    ROUNDS,
    TURN_RING,
)
from claycrown.games.terracotta.rules.state import State

from .units import KINDS, MAX_DECISIONS, RINGS, SHARE_BITS, UNKNOWN, VP_UNIT, WHOLE_SHARE

ROOM = 256
"""More turns than are ever kept at once."""
MAX_PLACEMENTS = 96
"""More than there are: twelve segments, two kinds of workers, three ways with the rings."""


def generate(g: TurnGenerator, stream: int) -> None:
    """Find the turns, or the rest of a turn, of the seat to decide in `start`."""
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
            turn_generator.descend(g.first, TURN_RING + ring)
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
        before = quick_estimates.rough_value(g, s, 0)
        for i in range(first, g.placements_found):
            segment = decisions.placed_segment(g.placement[i])
            g.placement_score[i] = before
            for ring in range(RINGS):
                g.placement_score[i] += quick_estimates.estimated(g, s, ring, segment)
            if g.placement[i] >= decisions.placing(ARTISAN, 0):
                g.placement_score[i] -= quick_estimates.artisan_worth(g)


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
        turn_generator.descend(g.first, g.ring_turned[chosen])
        place_and_explore(g, g.first.deeper, 1, g.placement[chosen])


def place_and_explore(g: TurnGenerator, level: Level, depth: int, placement: int) -> None:
    g.path[depth] = placement
    turn_generator.descend(level, placement)
    level.deeper.rating = 0
    g.window = g.found
    explore(g, level.deeper, depth + 1)


def explore(g: TurnGenerator, level: Level, depth: int) -> None:
    """Follow the best ways of each step after the placement."""
    turn_generator.list_candidates(g, level)
    for candidate in range(level.candidates):
        action = level.action[candidate]
        g.path[depth] = action
        if g.is_rough:
            quick_estimates.rate_decision(g, level, action)
        turn_generator.descend(level, action)
        if is_finished(g, level.deeper.position):
            keep(g, level.deeper, depth + 1, evaluate(g, level.deeper))
            level.score[candidate] = UNKNOWN
        elif g.is_rough:
            level.score[candidate] = quick_estimates.value_after(g, level.deeper)
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
            quick_estimates.rate_decision(g, level, action)
        turn_generator.descend(level, action)
        if not g.is_rough:
            evaluate_board(g, level.deeper)
        explore(g, level.deeper, depth + 1)


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
    """Evaluate the mausoleum again if the turn has changed it, or the round is over."""
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

"""Move ordering: which spaces of the mausoleum look good to a player, by what the next warrior would change, area by area.

A warrior on a space counts in its row, its column, its quadrant, for its type, around a footman, before a musician, and in a
group. The change by one more warrior in each of these is computed once, and a place is worth their sum. This is not exact, only
good enough to select the few places to evaluate.
"""

from claycrown.games import chance
from claycrown.games.terracotta.bots import evaluation
from claycrown.games.terracotta.bots.evaluation import Evaluation
from claycrown.games.terracotta.rules import decisions, mausoleum
from claycrown.games.terracotta.rules.pieces import (
    BUY_ARCHER,
    BUY_FOOTMAN,
    BUY_HORSE,
    EMPTY,
    FOOTMAN,
    MAX_PLAYERS,
    MAX_SPACES,
    MUSICIAN,
    NOBODY,
    ROUNDS,
    TYPES,
)
from claycrown.games.terracotta.rules.state import State

from .features import (
    AREAS,
    COLUMN_AREA,
    FEATURES,
    FELLOWS,
    FOOTMAN_AREA,
    FOOTMAN_DUE,
    GROUP_DUE,
    HEARD,
    LONERS,
    NO_STANDING,
    NOWHERE,
    ROW_AREA,
    SERVED,
    STANDINGS,
    TRIAL_AREA,
    TYPE_AREA,
    WARRIORS,
)
from .units import SHARE_BITS

TRIAL = 248
"""Where in `Evaluation.group_count` a group that is only imagined is counted; two of them, behind all that a board can hold."""
NOISE = 60
"""Thousandths of a VP of chance, so that of equal places not always the first is taken."""


class SpaceValues:
    """What each place is worth to one player, in thousandths of a VP of their lead over the rivals."""

    __slots__ = ("gain", "ground", "loss", "player", "share", "value")

    def __init__(self) -> None:
        self.gain = [0] * 35
        """What one more own warrior changes, by area."""
        self.loss = [0] * 35
        """What one less changes."""
        self.ground = [0] * 81
        """What a warrior of any type is worth on a space."""
        self.value = [0] * 324
        """The same by type and space, with its groups."""
        self.player = 0
        self.share = [0] * 4
        """How much it counts what each player gains, of `WHOLE_SHARE`: the own all, a part of each rival's against it."""


def rate(p: SpaceValues, e: Evaluation, s: State, stream: int) -> None:
    """Rate all empty spaces of a board whose features were just counted, for the player and with the shares given."""
    player = p.player
    for area in range(AREAS):
        p.gain[area] = 0
        p.loss[area] = 0
    for due in range(e.dues):
        area = e.due_area[due]
        p.gain[area] += change(p, e, s, area, e.due_class[due], 1)
        if e.count[area * MAX_PLAYERS + player] > 0:
            p.loss[area] += change(p, e, s, area, e.due_class[due], -1)
    space = 0
    for row in range(s.printed.rows):
        for column in range(s.printed.columns):
            p.ground[space] = 0
            if s.statue[space] == EMPTY:
                stream = chance.step(stream)
                noise = chance.below(stream, NOISE)
                p.ground[space] = p.gain[ROW_AREA + row] + p.gain[COLUMN_AREA + column] + noise + weight(e, WARRIORS)
                quadrant = evaluation.quadrant_of(s, row, column)
                if quadrant != NOWHERE:
                    p.ground[space] += p.gain[quadrant]
            space += 1
    rate_specialists_beside(p, e, s)
    for space in range(s.printed.spaces):
        for kind in range(TYPES):
            value = 0
            if s.statue[space] == EMPTY:
                value = p.ground[space] + p.gain[TYPE_AREA + kind] + group_change(p, e, s, kind, space)
            p.value[kind * MAX_SPACES + space] = value


def rate_specialists_beside(p: SpaceValues, e: Evaluation, s: State) -> None:
    """Add what a warrior around a footman or before a musician is worth."""
    columns = s.printed.columns
    footmen = 0
    for space in range(s.printed.spaces):
        if s.statue[space] == FOOTMAN:
            for other in range(s.printed.spaces):
                if is_around(s, space, other):
                    p.ground[other] += p.gain[FOOTMAN_AREA + footmen]
            footmen += 1
        elif s.statue[space] == MUSICIAN:
            heard = weight(e, HEARD) * (ROUNDS + 1 - s.round)
            for other in range(s.printed.spaces):
                if other // columns == space // columns or other % columns == space % columns:
                    p.ground[other] += heard


def is_around(s: State, space: int, other: int) -> bool:
    """T10.1: one of the 8 spaces around."""
    down = other // s.printed.columns - space // s.printed.columns
    right = other % s.printed.columns - space % s.printed.columns
    return -1 <= down <= 1 and -1 <= right <= 1 and other != space


def weight(e: Evaluation, feature: int) -> int:
    return e.weights.weight[e.section * FEATURES + feature]


def standing_weight(e: Evaluation, due_class: int, own: int, rivals: int) -> int:
    standing = evaluation.standing_in(own, rivals)
    return 0 if standing == NO_STANDING else weight(e, due_class * STANDINGS + standing - 1)


def change(p: SpaceValues, e: Evaluation, s: State, area: int, due_class: int, more: int) -> int:
    """What it changes in one due, for the player and against the rivals, if the player had more (or less) in the area."""
    value = -standing_of_all(p, e, s, area, due_class)
    e.count[area * MAX_PLAYERS + p.player] += more
    value += standing_of_all(p, e, s, area, due_class)
    e.count[area * MAX_PLAYERS + p.player] -= more
    return value >> SHARE_BITS


def standing_of_all(p: SpaceValues, e: Evaluation, s: State, area: int, due_class: int) -> int:
    """The value of the standings in one due: the player's own less the rivals', times `WHOLE_SHARE`."""
    value = 0
    for other in range(s.players):
        most = evaluation.most_of_rivals(e, s, area, other)
        value += p.share[other] * standing_weight(e, due_class, e.count[area * MAX_PLAYERS + other], most)
    return value


def group_change(p: SpaceValues, e: Evaluation, s: State, kind: int, space: int) -> int:
    """What a warrior of that type changes in the adjacent groups, which it joins."""
    value = 0
    beside_any = 0
    for other in range(MAX_PLAYERS):
        e.group_count[TRIAL + other] = 0
    seen_first = 0
    seen_second = 0
    seen_third = 0
    for direction in range(4):
        beside = mausoleum.next_space(s, space, direction)
        if beside == NOBODY or s.counts_as[beside] != kind:
            continue
        beside_any = 1
        number = s.group[beside]
        if number == 0:
            owner = s.owner[beside]
            e.group_count[TRIAL + owner] += 1
            value -= p.share[owner] * weight(e, LONERS)
        elif number != seen_first and number != seen_second and number != seen_third:
            seen_third = seen_second
            seen_second = seen_first
            seen_first = number
            value -= group_value(p, e, s, number * MAX_PLAYERS)
            for other in range(s.players):
                e.group_count[TRIAL + other] += e.group_count[number * MAX_PLAYERS + other]
    if beside_any == 0:
        return weight(e, LONERS)
    e.group_count[TRIAL + p.player] += 1
    return (value + group_value(p, e, s, TRIAL)) >> SHARE_BITS


def group_value(p: SpaceValues, e: Evaluation, s: State, group_row: int) -> int:
    """What a group is worth to the player, less what it is worth to the rivals, times `WHOLE_SHARE`."""
    value = 0
    owners = evaluation.owners_in(e, s, group_row)
    for other in range(s.players):
        own = e.group_count[group_row + other]
        if own > 0:
            worth = weight(e, FELLOWS) * own * owners
            if owners > 1:
                worth += standing_weight(e, GROUP_DUE, own, evaluation.most_of_rivals_in_group(e, s, group_row, other))
            value += p.share[other] * worth
    return value


def rate_move(p: SpaceValues, s: State, start: int, end: int) -> int:
    """What moving an own warrior changes: areas that it leaves and enters, groups that it joins."""
    if s.rider[start] == NOBODY:
        return 0  # built in this very turn
    columns = s.printed.columns
    value = 0
    if start // columns != end // columns:
        value += p.gain[ROW_AREA + end // columns] + p.loss[ROW_AREA + start // columns]
    if start % columns != end % columns:
        value += p.gain[COLUMN_AREA + end % columns] + p.loss[COLUMN_AREA + start % columns]
    left = evaluation.quadrant_of(s, start // columns, start % columns)
    entered = evaluation.quadrant_of(s, end // columns, end % columns)
    if left != entered:
        if left != NOWHERE:
            value += p.loss[left]
        if entered != NOWHERE:
            value += p.gain[entered]
    return value + p.value[mausoleum.type_on(s, start) * MAX_SPACES + end] - p.ground[end]


def rate_purchase(p: SpaceValues, e: Evaluation, s: State, action: int) -> int:
    """What a specialist is worth on a place."""
    direction = decisions.bought_direction(action)
    specialist = decisions.bought_specialist(action)
    space = decisions.bought_space(action)
    if specialist == BUY_HORSE:
        return rate_horse(p, s, space, direction)
    if specialist == BUY_FOOTMAN:
        return rate_footman(p, e, s, space)
    if specialist == BUY_ARCHER:
        return rate_archer(p, e, s, space, direction)
    return rate_musician(p, e, s, space)


def rate_horse(p: SpaceValues, s: State, rider: int, direction: int) -> int:
    """The areas that the rider touches with it."""
    if s.rider[rider] == NOBODY:
        return 0  # built in this very turn
    columns = s.printed.columns
    value = 0
    space = rider
    for _ in range(2):
        space = mausoleum.next_space(s, space, direction)
        if space // columns != rider // columns:
            value += p.gain[ROW_AREA + space // columns]
        if space % columns != rider % columns:
            value += p.gain[COLUMN_AREA + space % columns]
        value += p.value[mausoleum.type_on(s, rider) * MAX_SPACES + space] - p.ground[space]
    return value


def rate_footman(p: SpaceValues, e: Evaluation, s: State, space: int) -> int:
    """Who has the most around it."""
    for player in range(MAX_PLAYERS):
        e.count[TRIAL_AREA * MAX_PLAYERS + player] = 0
    evaluation.count_around(e, s, space // s.printed.columns, space % s.printed.columns, TRIAL_AREA)
    return standing_of_all(p, e, s, TRIAL_AREA, FOOTMAN_DUE) >> SHARE_BITS


def rate_archer(p: SpaceValues, e: Evaluation, s: State, space: int, direction: int) -> int:
    """Whom it serves, and which group it widens."""
    faced = mausoleum.next_space(s, space, direction)
    if faced == NOBODY or s.rider[faced] == NOBODY:
        return 0
    owner = s.owner[faced]
    value = (p.share[owner] * weight(e, SERVED)) >> SHARE_BITS
    if owner == p.player and s.group[faced] == 0:
        value += weight(e, FELLOWS) - weight(e, LONERS)
    for side in range(4):
        beside = mausoleum.next_space(s, space, side)
        if beside != NOBODY and side != direction and s.rider[beside] != NOBODY:
            if mausoleum.type_on(s, beside) == mausoleum.type_on(s, faced) and s.owner[beside] == p.player:
                value += weight(e, FELLOWS)
    return value


def rate_musician(p: SpaceValues, e: Evaluation, s: State, space: int) -> int:
    """Who has more warriors in its row and column."""
    heard = 0
    for player in range(s.players):
        count = e.count[(ROW_AREA + space // s.printed.columns) * MAX_PLAYERS + player]
        count += e.count[(COLUMN_AREA + space % s.printed.columns) * MAX_PLAYERS + player]
        heard += p.share[player] * count
    return (weight(e, HEARD) * heard * (ROUNDS + 1 - s.round)) >> SHARE_BITS

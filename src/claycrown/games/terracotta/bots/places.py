"""Which places in the mausoleum look good to a player: what the next warrior would change, area by area.

A warrior on a space counts in its row, its column, its quadrant, for its type, around a footman, before a musician, and in
a group. What one more warrior changes in each of these is worked out once, and a place is worth their sum. That is no exact
judgement, only good enough to tell the few places that deserve one.
"""

from claycrown.games import chance
from claycrown.games.terracotta.bots import outlook
from claycrown.games.terracotta.bots.outlook import Outlook
from claycrown.games.terracotta.rules import groups, mausoleum
from claycrown.games.terracotta.rules.pieces import (
    BUY,
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
)

TRIAL = 248
"""Where in `Outlook.company` a group that is only imagined is counted; two of them, behind all that a board can hold."""
NOISE = 60
"""Thousandths of a VP of chance, so that of equal places not always the first is taken."""


class Places:
    """What each place is worth to one player, in thousandths of a VP times the number of rivals."""

    __slots__ = ("gain", "ground", "loss", "player", "value")

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


def rate(p: Places, o: Outlook, s: State, player: int, stream: int) -> None:
    """Rate all empty spaces of a board that the outlook has just surveyed."""
    p.player = player
    for area in range(AREAS):
        p.gain[area] = 0
        p.loss[area] = 0
    for due in range(o.dues):
        area = o.due_area[due]
        p.gain[area] += change(o, s, area, o.due_class[due], player, 1)
        if o.count[area * MAX_PLAYERS + player] > 0:
            p.loss[area] += change(o, s, area, o.due_class[due], player, -1)
    space = 0
    for row in range(s.printed.rows):
        for column in range(s.printed.columns):
            p.ground[space] = 0
            if s.statue[space] == EMPTY:
                stream = chance.step(stream)
                noise = chance.below(stream, NOISE)
                p.ground[space] = p.gain[ROW_AREA + row] + p.gain[COLUMN_AREA + column] + noise
                quadrant = outlook.quadrant_of(s, row, column)
                if quadrant != NOWHERE:
                    p.ground[space] += p.gain[quadrant]
            space += 1
    rate_specialists_beside(p, o, s)
    for space in range(s.printed.spaces):
        for kind in range(TYPES):
            value = 0
            if s.statue[space] == EMPTY:
                value = p.ground[space] + p.gain[TYPE_AREA + kind] + group_change(o, s, kind, space, player)
            p.value[kind * MAX_SPACES + space] = value


def rate_specialists_beside(p: Places, o: Outlook, s: State) -> None:
    """Add what a warrior around a footman or before a musician is worth."""
    columns = s.printed.columns
    rivals = s.players - 1
    footmen = 0
    for space in range(s.printed.spaces):
        if s.statue[space] == FOOTMAN:
            for other in range(s.printed.spaces):
                if is_around(s, space, other):
                    p.ground[other] += p.gain[FOOTMAN_AREA + footmen]
            footmen += 1
        elif s.statue[space] == MUSICIAN:
            heard = weight(o, HEARD) * (ROUNDS + 1 - s.round) * rivals
            for other in range(s.printed.spaces):
                if other // columns == space // columns or other % columns == space % columns:
                    p.ground[other] += heard


def is_around(s: State, space: int, other: int) -> bool:
    """T10.1: one of the 8 spaces around."""
    down = other // s.printed.columns - space // s.printed.columns
    right = other % s.printed.columns - space % s.printed.columns
    return -1 <= down <= 1 and -1 <= right <= 1 and other != space


def weight(o: Outlook, feature: int) -> int:
    return o.weights.weight[o.section * FEATURES + feature]


def standing_weight(o: Outlook, due_class: int, own: int, rivals: int) -> int:
    standing = outlook.standing_in(own, rivals)
    return 0 if standing == NO_STANDING else weight(o, due_class * STANDINGS + standing - 1)


def change(o: Outlook, s: State, area: int, due_class: int, player: int, more: int) -> int:
    """What it changes in one due, for the player and against the rivals, if the player had more (or less) in the area."""
    value = -standing_of_all(o, s, area, due_class, player)
    o.count[area * MAX_PLAYERS + player] += more
    value += standing_of_all(o, s, area, due_class, player)
    o.count[area * MAX_PLAYERS + player] -= more
    return value


def standing_of_all(o: Outlook, s: State, area: int, due_class: int, player: int) -> int:
    """What the standings in one due are worth to a player: the own one for each rival, less the rivals'."""
    value = 0
    for other in range(s.players):
        most = outlook.most_of_rivals(o, s, area, other)
        worth = standing_weight(o, due_class, o.count[area * MAX_PLAYERS + other], most)
        value += worth * (s.players - 1) if other == player else -worth
    return value


def group_change(o: Outlook, s: State, kind: int, space: int, player: int) -> int:
    """What a warrior of that type changes in the groups beside it, which it joins."""
    value = 0
    beside_any = 0
    for other in range(MAX_PLAYERS):
        o.company[TRIAL + other] = 0
    seen_first = 0
    seen_second = 0
    seen_third = 0
    for direction in range(4):
        beside = mausoleum.next_space(s, space, direction)
        if beside == NOBODY or s.statue[beside] == EMPTY or groups.group_type(s, beside) != kind:
            continue
        beside_any = 1
        number = s.group[beside]
        if number == 0:
            owner = s.owner[beside]
            o.company[TRIAL + owner] += 1
            value -= weight(o, LONERS) * (s.players - 1) if owner == player else -weight(o, LONERS)
        elif number != seen_first and number != seen_second and number != seen_third:
            seen_third = seen_second
            seen_second = seen_first
            seen_first = number
            value -= company_worth(o, s, number * MAX_PLAYERS, player)
            for other in range(s.players):
                o.company[TRIAL + other] += o.company[number * MAX_PLAYERS + other]
    if beside_any == 0:
        return weight(o, LONERS) * (s.players - 1)
    o.company[TRIAL + player] += 1
    return value + company_worth(o, s, TRIAL, player)


def company_worth(o: Outlook, s: State, company: int, player: int) -> int:
    """What a group is worth to a player, for each rival, less what it is worth to them."""
    value = 0
    owners = outlook.owners_in(o, s, company)
    for other in range(s.players):
        own = o.company[company + other]
        if own > 0:
            worth = weight(o, FELLOWS) * own * owners
            if owners > 1:
                worth += standing_weight(o, GROUP_DUE, own, outlook.most_beside(o, s, company, other))
            value += worth * (s.players - 1) if other == player else -worth
    return value


def rate_move(p: Places, s: State, start: int, end: int) -> int:
    """What moving an own warrior changes: areas that it leaves and enters, groups that it joins."""
    if s.rider[start] == NOBODY:
        return 0  # built in this very turn
    columns = s.printed.columns
    value = 0
    if start // columns != end // columns:
        value += p.gain[ROW_AREA + end // columns] + p.loss[ROW_AREA + start // columns]
    if start % columns != end % columns:
        value += p.gain[COLUMN_AREA + end % columns] + p.loss[COLUMN_AREA + start % columns]
    left = outlook.quadrant_of(s, start // columns, start % columns)
    entered = outlook.quadrant_of(s, end // columns, end % columns)
    if left != entered:
        if left != NOWHERE:
            value += p.loss[left]
        if entered != NOWHERE:
            value += p.gain[entered]
    return value + p.value[mausoleum.type_on(s, start) * MAX_SPACES + end] - p.ground[end]


def rate_purchase(p: Places, o: Outlook, s: State, action: int) -> int:
    """What a specialist is worth on a place."""
    direction = (action - BUY) % 4
    specialist = (action - BUY) // 4 // MAX_SPACES
    space = (action - BUY) // 4 % MAX_SPACES
    if specialist == BUY_HORSE:
        return rate_horse(p, s, space, direction)
    if specialist == BUY_FOOTMAN:
        return rate_footman(p, o, s, space)
    if specialist == BUY_ARCHER:
        return rate_archer(p, o, s, space, direction)
    return rate_musician(p, o, s, space)


def rate_horse(p: Places, s: State, rider: int, direction: int) -> int:
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


def rate_footman(p: Places, o: Outlook, s: State, space: int) -> int:
    """Who has the most around it."""
    for player in range(MAX_PLAYERS):
        o.count[TRIAL_AREA * MAX_PLAYERS + player] = 0
    outlook.count_around(o, s, space // s.printed.columns, space % s.printed.columns, TRIAL_AREA)
    return standing_of_all(o, s, TRIAL_AREA, FOOTMAN_DUE, p.player)


def rate_archer(p: Places, o: Outlook, s: State, space: int, direction: int) -> int:
    """Whom it serves, and which group it widens."""
    faced = mausoleum.next_space(s, space, direction)
    if faced == NOBODY or s.rider[faced] == NOBODY:
        return 0
    owner = s.owner[faced]
    value = weight(o, SERVED) * (s.players - 1) if owner == p.player else -weight(o, SERVED)
    if owner == p.player and s.group[faced] == 0:
        value += (weight(o, FELLOWS) - weight(o, LONERS)) * (s.players - 1)
    for side in range(4):
        beside = mausoleum.next_space(s, space, side)
        if beside != NOBODY and side != direction and s.rider[beside] != NOBODY:
            if mausoleum.type_on(s, beside) == mausoleum.type_on(s, faced) and s.owner[beside] == p.player:
                value += weight(o, FELLOWS) * (s.players - 1)
    return value


def rate_musician(p: Places, o: Outlook, s: State, space: int) -> int:
    """Who has more warriors in its row and column."""
    heard = 0
    for player in range(s.players):
        count = o.count[(ROW_AREA + space // s.printed.columns) * MAX_PLAYERS + player]
        count += o.count[(COLUMN_AREA + space % s.printed.columns) * MAX_PLAYERS + player]
        heard += count * (s.players - 1) if player == p.player else -count
    return weight(o, HEARD) * heard * (ROUNDS + 1 - s.round)

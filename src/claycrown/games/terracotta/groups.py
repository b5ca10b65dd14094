"""Groups of warriors (T1.6) and what they score at the end (T10.2, T10.3)."""

from . import majority, mausoleum, state
from .pieces import FOR_DOMINATION, FOR_GROUP, FOR_PRESENCE, NOBODY
from .state import State


def group_type(s: State, space: int) -> int:
    """The type a space counts as for groups: its warrior's, or that of the warrior its archer faces (T6.5)."""
    if mausoleum.is_warrior(s, space):
        return mausoleum.type_on(s, space)
    if mausoleum.is_archer(s, space):
        rider = mausoleum.archer_faces(s, space)
        if rider != NOBODY:
            return mausoleum.type_on(s, rider)
    return NOBODY


def find_groups(s: State) -> int:
    """Number the groups from 1, by their first spaces, into `s.group` (0: in none); how many there are."""
    for space in range(s.printed.spaces):
        s.group[space] = 0
    groups = 0
    for space in range(s.printed.spaces):
        if s.group[space] == 0 and group_type(s, space) != NOBODY:
            length = spread(s, space, groups + 1)
            if figures(s, length) >= 2:
                groups += 1
            else:
                # T10.2: alone, so no group. A number that is never read keeps its horse's spaces from being tried again.
                for i in range(length):
                    s.group[s.trail[i]] = NOBODY
    for space in range(s.printed.spaces):
        if s.group[space] == NOBODY:
            s.group[space] = 0
    return groups


def spread(s: State, start: int, number: int) -> int:
    """T1.6: number all spaces of the same type that are connected orthogonally with this one; how many spaces there are."""
    kind = group_type(s, start)
    s.group[start] = number
    s.trail[0] = start
    length = 1
    reached = 0
    while reached < length:
        for direction in range(4):
            beside = mausoleum.next_space(s, s.trail[reached], direction)
            if beside != NOBODY and s.group[beside] == 0 and group_type(s, beside) == kind:
                s.group[beside] = number
                s.trail[length] = beside
                length += 1
        reached += 1
    return length


def figures(s: State, length: int) -> int:
    """The warriors and archers on the trail: a mounted warrior is one figure on three spaces."""
    count = 0
    for i in range(length):
        space = s.trail[i]
        if mausoleum.is_archer(s, space) or s.rider[space] == space:
            count += 1
    return count


def score_groups(s: State) -> None:
    """T10.3."""
    groups = find_groups(s)
    for number in range(1, groups + 1):
        score_group(s, number)


def score_group(s: State, number: int) -> None:
    """T10.3: every warrior gives as many VP as there are players in the group; with 2 or more also domination or presence."""
    first = NOBODY
    majority.begin(s)
    for space in range(s.printed.spaces):
        if s.group[space] == number:
            majority.count(s, space)
            if first == NOBODY:
                first = space
    majority.count_archers(s)
    players = 0
    for player in range(s.players):
        if s.counted[player] > 0:
            players += 1
    for player in range(s.players):
        state.gain_vp(s, player, s.counted[player] * players, 1003, FOR_GROUP, first)
    if players >= 2:
        majority.award(s, 5, 2, 1003, FOR_DOMINATION, FOR_PRESENCE, first)

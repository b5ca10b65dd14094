"""Groups of warriors (T1.6) and what they score at the end (T10.2, T10.3)."""

from . import majority, mausoleum, state
from .pieces import FOR_DOMINATION, FOR_GROUP, FOR_PRESENCE, GROUP_DOMINATION, GROUP_PRESENCE, NOBODY
from .rule_ids import T10_3
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
    """Number the groups from 1, by their first spaces, into `s.group` (0: in none); how many there are.

    One pass over the board: a space joins what lies to its left or above it, and where these were two, they become one.
    """
    space = 0
    parts = 0
    for row in range(s.printed.rows):
        for column in range(s.printed.columns):
            kind = group_type(s, space) if s.statue[space] else NOBODY
            part = 0
            if kind != NOBODY:
                if column > 0 and s.counts_as[space - 1] == kind:
                    part = first_part(s, s.group[space - 1])
                if row > 0 and s.counts_as[space - s.printed.columns] == kind:
                    part = joined(s, part, first_part(s, s.group[space - s.printed.columns]))
                if part == 0:
                    parts += 1
                    part = parts
                    s.joined_to[part] = part
            s.counts_as[space] = kind
            s.group[space] = part
            space += 1
    return number_groups(s, parts)


def first_part(s: State, part: int) -> int:
    """Parts of a group that met point, in `s.joined_to`, to the one whose first space comes first."""
    while s.joined_to[part] != part:
        part = s.joined_to[part]
    return part


def joined(s: State, one: int, other: int) -> int:
    """T1.6: two parts that turn out to be connected become one; 0 stands for none."""
    if one == 0 or one == other:
        return other
    if one < other:
        s.joined_to[other] = one
        return one
    s.joined_to[one] = other
    return other


def number_groups(s: State, parts: int) -> int:
    """Turn the parts into groups: T10.2, one figure alone is none."""
    for part in range(1, parts + 1):
        s.part_figures[part] = 0
    for space in range(s.printed.spaces):
        if s.group[space] > 0:
            s.group[space] = first_part(s, s.group[space])
            s.part_figures[s.group[space]] += figures(s, space)
    groups = 0
    for part in range(1, parts + 1):
        s.part_number[part] = 0
        if s.part_figures[part] >= 2:
            groups += 1
            s.part_number[part] = groups
    for space in range(s.printed.spaces):
        if s.group[space] > 0:
            s.group[space] = s.part_number[s.group[space]]
    return groups


def figures(s: State, space: int) -> int:
    """T6.2: a mounted warrior is one figure on three spaces: it counts where it stands."""
    return 1 if mausoleum.is_archer(s, space) or s.rider[space] == space else 0


def score_groups(s: State) -> None:
    """T10.3: each group."""
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
        state.gain_vp(s, player, s.counted[player] * players, T10_3, FOR_GROUP, first)
    if players >= 2:
        majority.award(s, GROUP_DOMINATION, GROUP_PRESENCE, T10_3, FOR_DOMINATION, FOR_PRESENCE, first)

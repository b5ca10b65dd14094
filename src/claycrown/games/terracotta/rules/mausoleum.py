"""The mausoleum (T1.4 to T1.6): what stands where, and what may stand or move where."""

from .pieces import ARCHER, BUY_HORSE, DOWN, EMPTY, HORSE, LEFT, NOBODY, SOLDIER, UP
from .state import State


def is_warrior(s: State, space: int) -> bool:
    """A warrior holds this space: it stands there, or its horse lies there (T6.2)."""
    return s.rider[space] != NOBODY


def type_on(s: State, space: int) -> int:
    """The type (from 0) of the warrior that holds this space."""
    return s.statue[s.rider[space]] - 1


def next_space(s: State, space: int, direction: int) -> int:
    """The neighbour in that direction, or NOBODY beyond the edge."""
    columns = s.printed.columns
    if direction == UP:
        return space - columns if space >= columns else NOBODY
    if direction == DOWN:
        return space + columns if space + columns < s.printed.spaces else NOBODY
    if direction == LEFT:
        return space - 1 if space % columns > 0 else NOBODY
    return space + 1 if space % columns < columns - 1 else NOBODY


def opposite(direction: int) -> int:
    return direction ^ 1


def archer_faces(s: State, space: int) -> int:
    """T6.5: the space of the rider or warrior that the archer on this space serves, or NOBODY."""
    faced = next_space(s, space, s.statue[space] - ARCHER)
    if faced == NOBODY:
        return NOBODY
    return s.rider[faced]


def is_archer(s: State, space: int) -> bool:
    return ARCHER <= s.statue[space] < HORSE


def is_mounted(s: State, space: int) -> bool:
    """The warrior standing on this space rides: a horse beside it belongs to it."""
    return mount_direction(s, space) != NOBODY


def mount_direction(s: State, space: int) -> int:
    """Where the horse lies from the rider on this space; NOBODY for a warrior on foot."""
    if s.specialists_left[BUY_HORSE] == s.printed.specialists:
        return NOBODY
    for direction in range(4):
        beside = next_space(s, space, direction)
        if beside != NOBODY and s.statue[beside] == HORSE and s.rider[beside] == space:
            return direction
    return NOBODY


def put_warrior(s: State, statue: int, player: int, space: int) -> None:
    s.statue[space] = statue
    s.owner[space] = player
    s.rider[space] = space
    s.empty_spaces -= 1


def put_specialist(s: State, statue: int, space: int) -> None:
    s.statue[space] = statue
    s.empty_spaces -= 1


def put_horse(s: State, rider: int, direction: int) -> None:
    """T6.2: the horse takes two more spaces in a line from its rider."""
    space = rider
    for _ in range(2):
        space = next_space(s, space, direction)
        s.statue[space] = HORSE
        s.owner[space] = s.owner[rider]
        s.rider[space] = rider
        s.empty_spaces -= 1


def lift(s: State, space: int) -> None:
    s.statue[space] = EMPTY
    s.owner[space] = NOBODY
    s.rider[space] = NOBODY
    s.empty_spaces += 1


def horse_fits(s: State, rider: int, direction: int) -> bool:
    """T6.2: two empty spaces in a line beside a warrior on foot."""
    first = next_space(s, rider, direction)
    if first == NOBODY or s.statue[first] != EMPTY:
        return False
    second = next_space(s, first, direction)
    return second != NOBODY and s.statue[second] == EMPTY


def can_step(s: State, warrior: int, mount: int, space: int, direction: int) -> bool:
    """T5.5, T5.6: the warrior, now thought on `space`, can go one space on: all that it enters is empty.

    Its own spaces, where it stood before the move, do not hinder it.
    """
    part = space
    for i in range(3):
        if i > 0:
            if mount == NOBODY:
                return True
            part = next_space(s, part, mount)
        entered = next_space(s, part, direction)
        if entered == NOBODY:
            return False
        if s.statue[entered] != EMPTY and s.rider[entered] != warrior:
            return False
    return True


def move_warrior(s: State, start: int, end: int) -> None:
    """T5.6: a mounted warrior moves together with its horse and keeps its orientation."""
    mount = mount_direction(s, start)
    statue = s.statue[start]
    player = s.owner[start]
    part = start
    for i in range(3):
        if i > 0:
            if mount == NOBODY:
                break
            part = next_space(s, part, mount)
        lift(s, part)
    put_warrior(s, statue, player, end)
    if mount != NOBODY:
        put_horse(s, end, mount)


def empties_to_nearest_statue(s: State, space: int) -> int:
    """T5.7: the most empty spaces between this space and the nearest statue in one of the four directions."""
    best = 0
    for direction in range(4):
        count = 0
        ahead = next_space(s, space, direction)
        while ahead != NOBODY and s.statue[ahead] == EMPTY:
            count += 1
            ahead = next_space(s, ahead, direction)
        if ahead != NOBODY and count > best:
            best = count
    return best


def owns_warrior_at(s: State, player: int, space: int) -> bool:
    """An own warrior stands on this very space (a horse's spaces do not name it)."""
    return EMPTY < s.statue[space] <= SOLDIER and s.owner[space] == player

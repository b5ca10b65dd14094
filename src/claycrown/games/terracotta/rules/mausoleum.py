"""The mausoleum (T1.4, T1.5, T1.6): what stands where, and what may stand or move where."""

from claycrown.games.choices import Choices

from .pieces import ARCHER, BUY_HORSE, DOWN, EMPTY, HORSE, LEFT, NOBODY, RIGHT, SOLDIER, UP
from .state import State


def has_space(s: State, space: int) -> bool:
    """The edition's board is that large."""
    return space < s.printed.spaces


def is_empty(s: State, space: int) -> bool:
    """T5.2: nothing stands on the space."""
    return s.statue[space] == EMPTY


def has_empty_space(s: State) -> bool:
    """T3.7: without one, nothing can be placed."""
    return s.empty_spaces > 0


def offer_empty_spaces(s: State, choices: Choices, first: int, apart: int, directions: int) -> None:
    """Every empty space, in the given number of directions: `first` is the decision for space 0, that of the next one is `apart`
    more.
    """
    count = choices.count
    for space in range(s.printed.spaces):
        if is_empty(s, space):
            for direction in range(directions):
                choices.action[count] = first + direction
                count += 1
        first += apart
    choices.count = count


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
        return space + columns if has_space(s, space + columns) else NOBODY
    if direction == LEFT:
        return space - 1 if space % columns > 0 else NOBODY
    return space + 1 if space % columns < columns - 1 else NOBODY


def two_on(s: State, space: int, direction: int) -> int:
    """The space after the neighbour in that direction, or NOBODY beyond the edge."""
    neighbour = next_space(s, space, direction)
    return NOBODY if neighbour == NOBODY else next_space(s, neighbour, direction)


def direction_to(s: State, start: int, end: int) -> int:
    """Which way another space lies in the same row or column; NOBODY if it is in neither, or the same space."""
    columns = s.printed.columns
    if start % columns == end % columns and start != end:
        return UP if end < start else DOWN
    if start // columns == end // columns and start != end:
        return LEFT if end < start else RIGHT
    return NOBODY


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
    """The warrior standing on this space rides: a horse next to it belongs to it."""
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


def can_ride(s: State, player: int, space: int) -> bool:
    """T6.2: an own warrior on foot stands there."""
    return owns_warrior_at(s, player, space) and not is_mounted(s, space)


def horse_fits(s: State, rider: int, direction: int) -> bool:
    """T6.2: the two spaces next to the rider in that direction are empty."""
    second = two_on(s, rider, direction)
    return second != NOBODY and is_empty(s, second) and is_empty(s, next_space(s, rider, direction))


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
        if not is_empty(s, entered) and s.rider[entered] != warrior:
            return False
    return True


def can_move(s: State, warrior: int, end: int) -> bool:
    """T5.5, T5.6: it gets there step by step in a straight line."""
    direction = direction_to(s, warrior, end)
    if direction == NOBODY:
        return False
    mount = mount_direction(s, warrior)
    space = warrior
    while space != end:
        if not can_step(s, warrior, mount, space, direction):
            return False
        space = next_space(s, space, direction)
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
        while ahead != NOBODY and is_empty(s, ahead):
            count += 1
            ahead = next_space(s, ahead, direction)
        if ahead != NOBODY and count > best:
            best = count
    return best


def owns_warrior_at(s: State, player: int, space: int) -> bool:
    """An own warrior stands on this very space (a horse's spaces do not name it)."""
    return EMPTY < s.statue[space] <= SOLDIER and s.owner[space] == player

"""Decisions that name several things, packed into one number and read from it. `pieces.py` says where each kind begins."""

from .pieces import (
    BUILD_STATUE,
    BUY,
    COLLECT,
    CROSSBOW,
    DIRECTIONS,
    HALBERD,
    MAX_SEGMENTS,
    MAX_SPACES,
    MOVE,
    NOBODY,
    PLACE,
    SPEAR,
    SWORD,
    USE_CROSSBOW,
    USE_HALBERD,
    USE_SPEAR,
    USE_SWORD,
    WAREHOUSES,
)


def placing(worker: int, segment: int) -> int:
    return PLACE + worker * MAX_SEGMENTS + segment


def placed_worker(action: int) -> int:
    return (action - PLACE) // MAX_SEGMENTS


def placed_segment(action: int) -> int:
    return (action - PLACE) % MAX_SEGMENTS


def used_weapon(action: int) -> int:
    """The weapon that a decision uses, or NOBODY."""
    if USE_SWORD <= action < USE_HALBERD:
        return SWORD
    if action == USE_HALBERD or action >= MOVE:
        return HALBERD
    if action == USE_CROSSBOW:
        return CROSSBOW
    return SPEAR if action == USE_SPEAR else NOBODY


def collecting(lower: int, higher: int) -> int:
    """From two warehouses."""
    return COLLECT + lower * WAREHOUSES + higher


def collected_lower(action: int) -> int:
    return (action - COLLECT) // WAREHOUSES


def collected_higher(action: int) -> int:
    return (action - COLLECT) % WAREHOUSES


def building(warrior: int, space: int) -> int:
    return BUILD_STATUE + warrior * MAX_SPACES + space


def built_warrior(action: int) -> int:
    """Its type, from 0."""
    return (action - BUILD_STATUE) // MAX_SPACES


def built_space(action: int) -> int:
    return (action - BUILD_STATUE) % MAX_SPACES


def buying(specialist: int, space: int, direction: int) -> int:
    """Where the direction does not matter it is the first."""
    return BUY + (specialist * MAX_SPACES + space) * DIRECTIONS + direction


def bought_specialist(action: int) -> int:
    return (action - BUY) // (DIRECTIONS * MAX_SPACES)


def bought_space(action: int) -> int:
    return (action - BUY) // DIRECTIONS % MAX_SPACES


def bought_direction(action: int) -> int:
    return (action - BUY) % DIRECTIONS


def moving(start: int, end: int) -> int:
    """The halberd's move."""
    return MOVE + start * MAX_SPACES + end


def moved_from(action: int) -> int:
    return (action - MOVE) // MAX_SPACES


def moved_to(action: int) -> int:
    return (action - MOVE) % MAX_SPACES

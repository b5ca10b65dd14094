"""What a scoring refers to: spaces of the mausoleum, and the places around it."""

from collections.abc import Callable, Iterable

from claycrown.games.terracotta.guide.naming import space_number
from claycrown.games.terracotta.rules import groups, mausoleum, names
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import (
    CENTRAL_COLUMN,
    CENTRAL_ROW,
    COINS_TILE,
    NOBODY,
    QUADRANT_TILE,
    TILE_NAMES,
    TYPE_TILE,
)
from claycrown.games.terracotta.rules.scoring_steps import ARCHERS, COLUMN, FOOTMEN, GROUPS, MUSICIANS, ROW, TILE
from claycrown.games.terracotta.rules.state import State


def targets_of(state: State, kind: str, where: str) -> list[str]:
    """What stands for the scoring, then the spaces that it counts, in reading order."""
    looks_at = _sight(state, kind, where)
    counted = [f"space {names.space(state.printed, space)}" for space in range(state.printed.spaces) if looks_at(space)]
    if kind in (ROW, COLUMN):
        return [kind, f"{kind.removeprefix('inspector ')} {where}", *counted]
    if kind == TILE:
        return [f"tile {list(state.tiles).index(TILE_NAMES.index(where)) + 1}", *counted]
    return counted


def players(state: State, seats: Iterable[int]) -> list[str]:
    colours = GAME.seats(state)
    return [f"player {colours[seat]}" for seat in sorted(seats)]


def _sight(state: State, kind: str, where: str) -> Callable[[int], bool]:
    columns = state.printed.columns
    if kind == ROW:
        return lambda space: space // columns == int(where) - 1
    if kind == COLUMN:
        return lambda space: names.COLUMN_LETTERS[space % columns] == where
    if kind == TILE:
        return _of_tile(state, TILE_NAMES.index(where))
    if kind == ARCHERS:
        return lambda space: mausoleum.is_archer(state, space) and mausoleum.archer_faces(state, space) != NOBODY
    if kind not in (MUSICIANS, FOOTMEN, GROUPS):
        return lambda space: False
    centre = space_number(state, where)
    y, x = divmod(centre, columns)
    if kind == MUSICIANS:
        return lambda space: space // columns == y or space % columns == x
    if kind == FOOTMEN:
        return lambda space: abs(space // columns - y) <= 1 and abs(space % columns - x) <= 1
    numbers = group_numbers(state)
    return lambda space: numbers[space] == numbers[centre]


def group_numbers(state: State) -> list[int]:
    """By space the group it belongs to, from 1; 0 for none."""
    copy = state.clone()
    groups.find_groups(copy)
    return list(copy.group)


def _of_tile(state: State, tile: int) -> Callable[[int], bool]:
    columns = state.printed.columns
    middle_row, middle_column = state.printed.rows // 2, columns // 2
    if tile == CENTRAL_ROW:
        return lambda space: space // columns == middle_row
    if tile == CENTRAL_COLUMN:
        return lambda space: space % columns == middle_column
    if tile < QUADRANT_TILE:
        return lambda space: mausoleum.is_warrior(state, space) and mausoleum.type_on(state, space) == tile - TYPE_TILE
    if tile >= COINS_TILE:
        return lambda space: False
    south, east = divmod(tile - QUADRANT_TILE, 2)

    def in_quadrant(space: int) -> bool:
        row, column = divmod(space, columns)
        return (row > middle_row if south else row < middle_row) and (column > middle_column if east else column < middle_column)

    return in_quadrant

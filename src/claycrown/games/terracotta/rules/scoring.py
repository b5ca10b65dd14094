"""The scoring phase (T8): both inspectors, the musicians, the tile of the round."""

from . import inspectors, majority, mausoleum, state
from .pieces import (
    BUY_MUSICIAN,
    CENTRAL_COLUMN,
    CENTRAL_ROW,
    CLAY_TILE,
    COINS_TILE,
    FOR_COLUMN,
    FOR_MUSICIAN,
    FOR_ROW,
    FOR_TILE,
    LINE_DOMINATION,
    LINE_PRESENCE,
    MUSICIAN,
    NOBODY,
    QUADRANT_TILE,
    TYPE_TILE,
)
from .rule_ids import T8_1, T8_2, T8_3, T8_4
from .state import State


def score_round(s: State) -> None:
    """T8: the left inspector, the lower one, the musicians, the tile."""
    score_row(s)
    score_column(s)
    score_musicians(s)
    score_tile(s)


def score_row(s: State) -> None:
    """T8.1: the inspector moves 1 forward, also if nobody scored."""
    score_row_inspector(s)
    inspectors.move_row(s, 1, NOBODY, T8_1)


def score_column(s: State) -> None:
    """T8.2: the inspector moves 1 forward, also if nobody scored."""
    score_column_inspector(s)
    inspectors.move_column(s, 1, NOBODY, T8_2)


def score_row_inspector(s: State) -> None:
    """T8.1: domination 7 VP, presence 3."""
    majority.begin(s)
    count_row(s, s.row_inspector)
    majority.count_archers(s)
    majority.award(s, LINE_DOMINATION, LINE_PRESENCE, T8_1, FOR_ROW, FOR_ROW, s.row_inspector)


def score_column_inspector(s: State) -> None:
    """T8.2: the same for its column."""
    majority.begin(s)
    count_column(s, s.column_inspector)
    majority.count_archers(s)
    majority.award(s, LINE_DOMINATION, LINE_PRESENCE, T8_2, FOR_COLUMN, FOR_COLUMN, s.column_inspector)


def count_row(s: State, row: int) -> None:
    """T8.1: the warriors in a row."""
    for column in range(s.printed.columns):
        majority.count(s, row * s.printed.columns + column)


def count_column(s: State, column: int) -> None:
    """T8.2: the warriors in a column."""
    for row in range(s.printed.rows):
        majority.count(s, row * s.printed.columns + column)


def score_musicians(s: State) -> None:
    """T8.3: each musician counts for itself."""
    if s.specialists_left[BUY_MUSICIAN] < s.printed.specialists:
        for space in range(s.printed.spaces):
            if s.statue[space] == MUSICIAN:
                score_musician(s, space)


def score_musician(s: State, space: int) -> None:
    """T8.3: 1 VP for each own warrior in the musician's row or column."""
    majority.begin(s)
    count_row(s, space // s.printed.columns)
    count_column(s, space % s.printed.columns)
    for player in range(s.players):
        state.gain_vp(s, player, s.counted[player], T8_3, FOR_MUSICIAN, space)


def score_tile(s: State) -> None:
    """T8.4: domination and presence for what it shows, for the VP printed under the round."""
    tile = s.tiles[s.round - 1]
    majority.begin(s)
    count_tile(s, tile)
    if tile < COINS_TILE:
        majority.count_archers(s)  # T8.6: archers break no ties on the coins and clay tiles
    domination = s.printed.tile_domination[s.round - 1]
    majority.award(s, domination, s.printed.tile_presence[s.round - 1], T8_4, FOR_TILE, FOR_TILE, tile)


def count_tile(s: State, tile: int) -> None:
    """T8.5: a central line, a type, a quadrant, the coins, or the clay, wet and dry."""
    if tile == CENTRAL_ROW:
        count_row(s, s.printed.rows // 2)
    elif tile == CENTRAL_COLUMN:
        count_column(s, s.printed.columns // 2)
    elif tile < QUADRANT_TILE:
        count_type(s, tile - TYPE_TILE)
    elif tile < COINS_TILE:
        count_quadrant(s, tile - QUADRANT_TILE)
    elif tile == COINS_TILE:
        for player in range(s.players):
            s.counted[player] = s.coins[player]
    elif tile == CLAY_TILE:
        for player in range(s.players):
            s.counted[player] = s.wet[player] + s.dry[player]


def count_type(s: State, kind: int) -> None:
    """T8.5: all warriors of a type in the mausoleum."""
    for space in range(s.printed.spaces):
        if mausoleum.is_warrior(s, space) and mausoleum.type_on(s, space) == kind:
            majority.count(s, space)


def count_quadrant(s: State, quadrant: int) -> None:
    """T8.5, T1.5: north-west, north-east, south-west, south-east; without the central row and column."""
    half_rows = s.printed.rows // 2
    half_columns = s.printed.columns // 2
    top = (half_rows + 1) * (quadrant // 2)
    left = (half_columns + 1) * (quadrant % 2)
    for row in range(top, top + half_rows):
        for column in range(left, left + half_columns):
            majority.count(s, row * s.printed.columns + column)

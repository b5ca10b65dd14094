"""What a position promises each player, in thousandths of a VP: the VP that are there, and what was learned of the rest.

Whole numbers, so that compiled and plain code agree. An `Evaluation` is preallocated, so that nothing has to be made while
searching; every thread has its own.
"""

from math import exp

from claycrown.games.terracotta.rules import groups, masters, mausoleum, weapons, wheel
from claycrown.games.terracotta.rules.pieces import (
    ARTISAN,
    BUY_ARCHER,
    CENTRAL_COLUMN,
    CENTRAL_ROW,
    CLAY_TILE,
    COINS_TILE,
    FOOTMAN,
    MASTERS,
    MAX_PLAYERS,
    MUSICIAN,
    NOBODY,
    OVER,
    QUADRANT_TILE,
    ROUNDS,
    TYPE_TILE,
    TYPES,
)
from claycrown.games.terracotta.rules.state import State

from .features import (
    AREAS,
    ARTISANS_LEFT,
    ARTISANS_TRAINED,
    BOARD_FEATURES,
    CLAY_A_TURN,
    COINS_HELD,
    COINS_TO_SPARE,
    COLUMN_AREA,
    COLUMN_DUE,
    DRY,
    EARLY_NOW,
    FAR_AHEAD,
    FAR_BEHIND,
    FEATURES,
    FELLOWS,
    FIRST_NEXT,
    FOOTMAN_AREA,
    FOOTMAN_DUE,
    GOODS_DUE,
    GROUP_DUE,
    HEARD,
    HIRED_MASTER,
    LONERS,
    MOMENTS,
    NO_STANDING,
    NOWHERE,
    ONE_AHEAD,
    ONE_BEHIND,
    PLENTY,
    QUADRANT_AREA,
    ROW_AREA,
    ROW_DUE,
    SERVED,
    STANDINGS,
    TIED,
    TILE_DUE,
    TURNS_LEFT,
    TYPE_AREA,
    WARRIORS,
    WEAPON,
    WET,
    WET_IN_TIME,
)
from .units import VP_UNIT

STEEPNESS = 128
"""How many steps of the table `Weights.decay` are one standard deviation; and all its steps."""
DECAY_STEPS = 1024
CERTAIN_LEADER = 10_000


class Weights:
    """What each feature is worth, for one number of players, at each moment of a game; `weights.py` reads them."""

    __slots__ = ("decay", "spread", "weight")

    def __init__(self) -> None:
        self.weight = [0] * 5850
        self.spread = [0] * 65
        """The standard deviation of the final lead around the expected one."""
        self.decay = [max(1, round(CERTAIN_LEADER * exp(-1.7 * i / STEEPNESS))) for i in range(DECAY_STEPS + 1)]
        """How likely one wins the further one is behind, next to `CERTAIN_LEADER` for the best: with two a logistic curve."""


class Evaluation:
    """The features of one position, and the value that they give each player."""

    __slots__ = (
        "board_value",
        "chance",
        "count",
        "due_area",
        "due_class",
        "dues",
        "feature",
        "group_count",
        "holdings_value",
        "section",
        "value",
        "weights",
    )

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.feature = [0] * 360
        self.count = [0] * 140
        """Warriors by area and player."""
        self.group_count = [0] * 256
        """Warriors by group and player."""
        self.due_area = [0] * 40
        self.due_class = [0] * 40
        self.dues = 0
        self.section = 0
        self.board_value = [0] * 4
        self.holdings_value = [0] * 4
        self.value = [0] * 4
        self.chance = [0] * 4


def evaluate(e: Evaluation, s: State) -> None:
    """Fill in what the position promises each player."""
    select_section(e, s)
    evaluate_board(e, s)
    evaluate_holdings(e, s)


def select_section(e: Evaluation, s: State) -> None:
    """Use the weights of this moment of the game from now on."""
    placed = 0
    for player in range(s.players):
        placed += wheel.placed(s, player)
    e.section = (s.round - 1) * MOMENTS + placed


def evaluate_board(e: Evaluation, s: State) -> None:
    """What the mausoleum promises: this part stays the same while a turn is only about clay and coins."""
    for player in range(s.players):
        for feature in range(player * FEATURES, player * FEATURES + BOARD_FEATURES):
            e.feature[feature] = 0
    list_dues(e, s)
    count_warriors(e, s)
    for due in range(e.dues):
        for player in range(s.players):
            standing = standing_in(e.count[e.due_area[due] * MAX_PLAYERS + player], most_of_rivals(e, s, e.due_area[due], player))
            if standing != NO_STANDING:
                e.feature[player * FEATURES + e.due_class[due] * STANDINGS + standing - 1] += 1
    count_groups(e, s)
    for player in range(s.players):
        e.board_value[player] = weighted_sum(e, player, 0, BOARD_FEATURES)


def evaluate_holdings(e: Evaluation, s: State) -> None:
    """Add the players' goods off the board, and their certain VP."""
    for player in range(s.players):
        if s.step == OVER:
            e.value[player] = VP_UNIT * s.vp[player] - place_in_order(s, player)  # T10.6: tied, the earlier one wins
        else:
            evaluate_holdings_of(e, s, player)
            e.value[player] = VP_UNIT * s.vp[player] + e.board_value[player] + e.holdings_value[player]


def evaluate_holdings_of(e: Evaluation, s: State, player: int) -> None:
    count_holdings(e, s, player)
    e.holdings_value[player] = weighted_sum(e, player, BOARD_FEATURES, FEATURES)


def weigh(e: Evaluation, players: int) -> None:
    """How likely each player wins, as `likelihood`."""
    best = e.value[0]
    for player in range(1, players):
        if e.value[player] > best:
            best = e.value[player]
    for player in range(players):
        e.chance[player] = likelihood(e.weights, best - e.value[player], e.section)


def likelihood(weights: Weights, behind: int, section: int) -> int:
    """How likely one wins who is so far behind the best at that moment of the game, next to `CERTAIN_LEADER` for the best."""
    step = behind * STEEPNESS // weights.spread[section]
    return weights.decay[step if step < DECAY_STEPS else DECAY_STEPS]


def weighted_sum(e: Evaluation, player: int, first: int, end: int) -> int:
    value = 0
    base = e.section * FEATURES
    own = player * FEATURES
    for feature in range(first, end):
        value += e.weights.weight[base + feature] * e.feature[own + feature]
    return value


def standing_in(own: int, rivals: int) -> int:
    """How far behind or ahead of the strongest rival."""
    if own == 0:
        return NO_STANDING
    if own >= rivals:
        if own == rivals:
            return TIED
        return ONE_AHEAD if own == rivals + 1 else FAR_AHEAD
    return ONE_BEHIND if own == rivals - 1 else FAR_BEHIND


def most_of_rivals(e: Evaluation, s: State, area: int, player: int) -> int:
    most = 0
    for rival in range(s.players):
        if rival != player and e.count[area * MAX_PLAYERS + rival] > most:
            most = e.count[area * MAX_PLAYERS + rival]
    return most


def list_dues(e: Evaluation, s: State) -> None:
    """T8: what will be scored in this round and later ones if nobody moves the inspectors."""
    e.dues = 0
    for ahead in range(ROUNDS + 1 - s.round):
        when = ahead if ahead < 2 else 2
        add_due(e, ROW_AREA + (s.row_inspector + ahead) % s.printed.rows, ROW_DUE + when)
        add_due(e, COLUMN_AREA + (s.column_inspector + ahead) % s.printed.columns, COLUMN_DUE + when)
        area = area_of_tile(s, s.tiles[s.round - 1 + ahead])
        if area != NOWHERE:
            add_due(e, area, TILE_DUE + when)


def add_due(e: Evaluation, area: int, due_class: int) -> None:
    e.due_area[e.dues] = area
    e.due_class[e.dues] = due_class
    e.dues += 1


def area_of_tile(s: State, tile: int) -> int:
    """T8.5: where the tile counts warriors; nowhere for coins and clay."""
    if tile == CENTRAL_ROW:
        return ROW_AREA + s.printed.rows // 2
    if tile == CENTRAL_COLUMN:
        return COLUMN_AREA + s.printed.columns // 2
    if tile < QUADRANT_TILE:
        return TYPE_AREA + tile - TYPE_TILE
    return QUADRANT_AREA + tile - QUADRANT_TILE if tile < COINS_TILE else NOWHERE


def quadrant_of(s: State, row: int, column: int) -> int:
    """T1.5: the area of the quadrant; nowhere for the central row and column."""
    if row == s.printed.rows // 2 or column == s.printed.columns // 2:
        return NOWHERE
    below = 2 if row > s.printed.rows // 2 else 0
    return QUADRANT_AREA + below + (1 if column > s.printed.columns // 2 else 0)


def count_warriors(e: Evaluation, s: State) -> None:
    """Count every warrior in all areas that it touches; note footmen as dues, and who faces archers and musicians."""
    for i in range(AREAS * MAX_PLAYERS):
        e.count[i] = 0
    columns = s.printed.columns
    footmen = 0
    musicians = 0
    space = 0
    for row in range(s.printed.rows):
        for column in range(columns):
            if s.rider[space] != NOBODY:
                count_warrior(e, s, space, row, column)
            elif s.statue[space] == FOOTMAN:
                count_around(e, s, row, column, FOOTMAN_AREA + footmen)
                add_due(e, FOOTMAN_AREA + footmen, FOOTMAN_DUE)
                footmen += 1
            elif s.statue[space] == MUSICIAN:
                musicians += 1
            space += 1
    if musicians > 0:
        count_heard(e, s)
    if s.specialists_left[BUY_ARCHER] < s.printed.specialists:
        count_served(e, s)


def count_warrior(e: Evaluation, s: State, space: int, row: int, column: int) -> None:
    """T6.2: a mounted warrior counts once in each area that any of its spaces touches."""
    rider = s.rider[space]
    player = s.owner[space]
    quadrant = quadrant_of(s, row, column)
    if rider == space:
        e.count[(ROW_AREA + row) * MAX_PLAYERS + player] += 1
        e.count[(COLUMN_AREA + column) * MAX_PLAYERS + player] += 1
        e.count[(TYPE_AREA + mausoleum.type_on(s, space)) * MAX_PLAYERS + player] += 1
        e.feature[player * FEATURES + WARRIORS] += 1
        if quadrant != NOWHERE:
            e.count[quadrant * MAX_PLAYERS + player] += 1
        return
    stands_in_row = rider // s.printed.columns
    stands_in_column = rider % s.printed.columns
    if row != stands_in_row:
        e.count[(ROW_AREA + row) * MAX_PLAYERS + player] += 1
    if column != stands_in_column:
        e.count[(COLUMN_AREA + column) * MAX_PLAYERS + player] += 1
    if quadrant != NOWHERE and quadrant != quadrant_of(s, stands_in_row, stands_in_column):
        e.count[quadrant * MAX_PLAYERS + player] += 1


def count_around(e: Evaluation, s: State, row: int, column: int, area: int) -> None:
    """T10.1: the warriors on the 8 spaces around."""
    for beside in range(row - 1, row + 2):
        for along in range(column - 1, column + 2):
            if 0 <= beside < s.printed.rows and 0 <= along < s.printed.columns:
                space = beside * s.printed.columns + along
                if s.rider[space] != NOBODY:
                    e.count[area * MAX_PLAYERS + s.owner[space]] += 1


def count_heard(e: Evaluation, s: State) -> None:
    """T8.3: own warriors in a musician's row or column, for each round that is left."""
    rounds = ROUNDS + 1 - s.round
    columns = s.printed.columns
    for space in range(s.printed.spaces):
        if s.statue[space] == MUSICIAN:
            for player in range(s.players):
                heard = e.count[(ROW_AREA + space // columns) * MAX_PLAYERS + player]
                heard += e.count[(COLUMN_AREA + space % columns) * MAX_PLAYERS + player]
                e.feature[player * FEATURES + HEARD] += heard * rounds


def count_served(e: Evaluation, s: State) -> None:
    """T10.4: archers that face a warrior."""
    for space in range(s.printed.spaces):
        if mausoleum.is_archer(s, space):
            rider = mausoleum.archer_faces(s, space)
            if rider != NOBODY:
                e.feature[s.owner[rider] * FEATURES + SERVED] += 1


def count_groups(e: Evaluation, s: State) -> None:
    """T1.6: who is in which group."""
    number = groups.find_groups(s)
    for i in range((number + 1) * MAX_PLAYERS):
        e.group_count[i] = 0
    for space in range(s.printed.spaces):
        if s.rider[space] == space:
            player = s.owner[space]
            if s.group[space] == 0:
                e.feature[player * FEATURES + LONERS] += 1
            else:
                e.group_count[s.group[space] * MAX_PLAYERS + player] += 1
    for group in range(1, number + 1):
        count_group(e, s, group * MAX_PLAYERS)


def count_group(e: Evaluation, s: State, group_row: int) -> None:
    """T10.3: what counts is how many of the warriors are own, how many owners there are, and who has the most."""
    owners = owners_in(e, s, group_row)
    for player in range(s.players):
        own = e.group_count[group_row + player]
        if own > 0:
            e.feature[player * FEATURES + FELLOWS] += own * owners
            if owners > 1:
                standing = standing_in(own, most_of_rivals_in_group(e, s, group_row, player))
                e.feature[player * FEATURES + GROUP_DUE * STANDINGS + standing - 1] += 1


def owners_in(e: Evaluation, s: State, group_row: int) -> int:
    owners = 0
    for player in range(s.players):
        if e.group_count[group_row + player] > 0:
            owners += 1
    return owners


def most_of_rivals_in_group(e: Evaluation, s: State, group_row: int, player: int) -> int:
    most = 0
    for rival in range(s.players):
        if rival != player and e.group_count[group_row + rival] > most:
            most = e.group_count[group_row + rival]
    return most


def count_holdings(e: Evaluation, s: State, player: int) -> None:
    own = player * FEATURES
    for feature in range(BOARD_FEATURES, FEATURES):
        e.feature[own + feature] = 0
    turns = wheel.workers(s, player) - wheel.placed(s, player)
    e.feature[own + WET] = s.wet[player]
    e.feature[own + WET_IN_TIME] = s.wet[player] if s.wet[player] < CLAY_A_TURN * turns else CLAY_A_TURN * turns
    e.feature[own + DRY] = s.dry[player]
    e.feature[own + COINS_HELD] = s.coins[player]
    if s.coins[player] > PLENTY:
        e.feature[own + COINS_TO_SPARE] = s.coins[player] - PLENTY
    for weapon in range(TYPES):
        if weapons.is_active(s, player, weapon):
            e.feature[own + WEAPON + weapon] = 1
    for master in range(MASTERS):
        if masters.has_token_at(s, player, master):
            e.feature[own + HIRED_MASTER + master] = 1
    e.feature[own + ARTISANS_TRAINED] = s.artisans[player]
    if wheel.has_worker(s, player, ARTISAN):
        e.feature[own + ARTISANS_LEFT] = s.artisans[player] - s.artisans_placed[player]
    e.feature[own + TURNS_LEFT] = turns
    if s.priority[player] > 0:
        e.feature[own + FIRST_NEXT] = s.players - s.priority[player]
    e.feature[own + EARLY_NOW] = s.players - 1 - place_in_order(s, player)
    count_standings_in_goods(e, s, player)


def count_standings_in_goods(e: Evaluation, s: State, player: int) -> None:
    """T8.5: the tiles for coins and clay."""
    for ahead in range(ROUNDS + 1 - s.round):
        tile = s.tiles[s.round - 1 + ahead]
        if tile >= COINS_TILE:
            most = 0
            for rival in range(s.players):
                if rival != player and goods_on_tile(s, tile, rival) > most:
                    most = goods_on_tile(s, tile, rival)
            standing = standing_in(goods_on_tile(s, tile, player), most)
            if standing != NO_STANDING:
                due_class = GOODS_DUE if ahead == 0 else GOODS_DUE + 1
                e.feature[player * FEATURES + due_class * STANDINGS + standing - 1] += 1


def goods_on_tile(s: State, tile: int, player: int) -> int:
    return s.wet[player] + s.dry[player] if tile == CLAY_TILE else s.coins[player]


def place_in_order(s: State, player: int) -> int:
    """0 for the first in turn order."""
    place = 0
    while s.order[place] != player:
        place += 1
    return place

"""The pieces and words of Terracotta Army as numbers, and the numbers of its decisions.

Plain constants: compiled modules import them as C integers. The sizes that start with MAX_ are capacities; the edition says how
much of each is used.
"""

from typing import Final

# T1.1, T2.6
COLOURS: Final = ("yellow", "green", "blue", "purple")
MAX_PLAYERS: Final = 4
ROUNDS: Final = 5
WORKERS: Final = (0, 0, 5, 4, 3)  # by the number of players
START_COINS: Final = 3
START_DRY_IN_WAREHOUSE: Final = 1
START_WET: Final = (0, 1, 2, 3)  # T2.7, by place in the first turn order
START_EXTRA_COINS: Final = (0, 0, 1, 2)
RING_TURN_COST: Final = 2  # T3.2

# Figures in the text of the rules, the same in every edition
SWORD_VP: Final = 1  # T5.4
HALBERD_VP: Final = 3  # T5.5
SPEAR_VP: Final = 1  # T5.8
SPEAR_COINS: Final = 2
CLAYMAKER_CLAY: Final = 3  # T7.4
LINE_DOMINATION: Final = 7  # T8.1, T8.2: a row or a column
LINE_PRESENCE: Final = 3
FOOTMAN_DOMINATION: Final = 8  # T10.1
FOOTMAN_PRESENCE: Final = 2
GROUP_DOMINATION: Final = 5  # T10.3
GROUP_PRESENCE: Final = 2
ARCHER_VP: Final = 2  # T10.4
NOBODY: Final = -1

# Capacities of the fixed arrays
MAX_SPACES: Final = 81
MAX_SEGMENTS: Final = 16
MAX_RACK: Final = 16
MAX_SPECIALISTS: Final = 8
WAREHOUSES: Final = 4

# T1.2 workers
CRAFTSMAN: Final = 0
ARTISAN: Final = 1
WORKER_NAMES: Final = ("craftsman", "artisan")

# T1.4 statues: what stands on a space. Warriors are 1 to 4, so a warrior's type is the statue less 1.
EMPTY: Final = 0
OFFICER: Final = 1
GUARD: Final = 2
CROSSBOWMAN: Final = 3
SOLDIER: Final = 4
FOOTMAN: Final = 5
MUSICIAN: Final = 6
ARCHER: Final = 7  # 7 to 10: facing up, down, left, right
HORSE: Final = 11  # a space under the horse; its rider is on another
WARRIOR_NAMES: Final = ("officer", "guard", "crossbowman", "soldier")
TYPES: Final = 4

# T6 specialists, and T1.7 weapons (weapon number = warrior type less 1)
BUY_HORSE: Final = 0
BUY_FOOTMAN: Final = 1
BUY_ARCHER: Final = 2
BUY_MUSICIAN: Final = 3
SPECIALIST_NAMES: Final = ("horse", "footman", "archer", "musician")
SPECIALISTS: Final = 4
SWORD: Final = 0
HALBERD: Final = 1
CROSSBOW: Final = 2
SPEAR: Final = 3
WEAPON_NAMES: Final = ("sword", "halberd", "crossbow", "spear")
ALL_WEAPONS: Final = 15

# Directions on the board
UP: Final = 0
DOWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
DIRECTIONS: Final = 4
DIRECTION_NAMES: Final = ("up", "down", "left", "right")

# T4 ring actions
COINS: Final = 0
CLAY: Final = 1
BUILD: Final = 2
SOAK: Final = 3
TRAIN: Final = 4
MASTER: Final = 5
PRIORITY: Final = 6
READY: Final = 7
SPECIALIST: Final = 8
RING_ACTION_NAMES: Final = ("coins", "clay", "build", "soak", "train", "master", "priority", "ready", "specialist")
INNER_RING: Final = 0
MIDDLE_RING: Final = 1
OUTER_RING: Final = 2
RING_NAMES: Final = ("inner", "middle", "outer")

# T7 masters
BUILDER: Final = 0
ADMINISTRATOR: Final = 1
INSPECTOR: Final = 2
CLAYMAKER: Final = 3
OVERSEER: Final = 4
SMITH: Final = 5
MASTERS: Final = 6
MASTER_NAMES: Final = ("builder", "administrator", "inspector", "claymaker", "overseer", "smith")

# T8.5 scoring tiles
CENTRAL_ROW: Final = 0
CENTRAL_COLUMN: Final = 1
TYPE_TILE: Final = 2  # 2 to 5
QUADRANT_TILE: Final = 6  # 6 to 9
COINS_TILE: Final = 10
CLAY_TILE: Final = 11
TILE_NAMES: Final = (
    "central row",
    "central column",
    "officers",
    "guards",
    "crossbowmen",
    "soldiers",
    "north-west",
    "north-east",
    "south-west",
    "south-east",
    "coins",
    "clay",
)

# The steps of a turn
AT_TURN: Final = 0  # turn a ring, or place
AT_PLACE: Final = 1
AT_INNER: Final = 2
AT_MIDDLE: Final = 3
AT_ABILITY: Final = 4  # a master was hired: its ability, or not
AT_OUTER: Final = 5
AT_WEAPON: Final = 6  # a warrior was built: its weapon, or not; then on to `after_weapon`
AT_END: Final = 7  # the turn is done; never seen from outside
OVER: Final = 8
STEP_NAMES: Final = ("turn", "place", "inner", "middle", "ability", "outer", "weapon", "end", "over")

# Decisions: where each kind of them begins. What names several things is packed by `decisions.py`.
TURN_RING: Final = 0  # + ring
PLACE: Final = 2
DO: Final = PLACE + 2 * MAX_SEGMENTS
TAKE_CLAY: Final = DO + 1
TAKE_COIN: Final = DO + 2
SKIP: Final = DO + 3
KEEP: Final = DO + 4
USE_SWORD: Final = DO + 5  # + 0 no move, 1 row+1, 2 row-1, 3 column+1, 4 column-1
USE_HALBERD: Final = USE_SWORD + 5  # no move
USE_CROSSBOW: Final = USE_HALBERD + 1
USE_SPEAR: Final = USE_HALBERD + 2
HIRE: Final = USE_HALBERD + 3  # + which token
INSPECT: Final = HIRE + MASTERS  # + 0 row+1, 1 row+2, 2 column+1, 3 column+2
COLLECT: Final = INSPECT + 4
BUILD_STATUE: Final = COLLECT + WAREHOUSES * WAREHOUSES
BUY: Final = BUILD_STATUE + TYPES * MAX_SPACES
MOVE: Final = BUY + SPECIALISTS * MAX_SPACES * DIRECTIONS
DECISIONS: Final = MOVE + MAX_SPACES * MAX_SPACES

# What a ledger line is about
VP: Final = 0
COIN: Final = 1
WET: Final = 2
DRY: Final = 3
WAREHOUSE: Final = 4  # dry clay into (or out of) a warehouse
WEAPON_READY: Final = 5
WEAPON_USED: Final = 6
RING_TURNED: Final = 7
WORKER: Final = 8
TRAINED: Final = 9
STATUE: Final = 10
MOVED: Final = 11
HIRED: Final = 12
PRIORITY_TOKEN: Final = 13
ROW_INSPECTOR: Final = 14
COLUMN_INSPECTOR: Final = 15
PLACE_IN_ORDER: Final = 16
ROUND_BEGINS: Final = 17
WHAT_NAMES: Final = (
    "vp",
    "coins",
    "wet clay",
    "dry clay",
    "warehouse",
    "weapon ready",
    "weapon used",
    "ring",
    "worker",
    "trained",
    "statue",
    "moved",
    "master",
    "priority",
    "row inspector",
    "column inspector",
    "order",
    "round",
)

# What VP were for: the items of a score sheet
FOR_NOTHING: Final = 0
FOR_RACK: Final = 1
FOR_WEAPON: Final = 2
FOR_ROW: Final = 3
FOR_COLUMN: Final = 4
FOR_MUSICIAN: Final = 5
FOR_TILE: Final = 6
FOR_FOOTMAN: Final = 7
FOR_GROUP: Final = 8
FOR_DOMINATION: Final = 9
FOR_PRESENCE: Final = 10
FOR_ARCHER: Final = 11
FOR_RESOURCES: Final = 12
SOURCE_NAMES: Final = (
    "",
    "rack",
    "weapon",
    "inspector row",
    "inspector column",
    "musician",
    "tile",
    "footman",
    "group",
    "domination",
    "presence",
    "archer",
    "resources",
)
ROUND_SOURCES: Final = SOURCE_NAMES[FOR_ROW : FOR_TILE + 1]
FINAL_SOURCES: Final = SOURCE_NAMES[FOR_FOOTMAN:]

"""The pieces and words of Lords of Xidit as numbers, and the numbers of its decisions.

Plain constants: compiled modules import them as C integers. What is printed on the pieces, the edition says.
"""

from typing import Final

# X1.1, X1.4: the players
COLOURS: Final = ("blue", "red", "green", "yellow", "black")
MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 5
VIRTUAL_NAME: Final = "virtual"
BARDS_EACH: Final = 20
FLOORS_EACH: Final = 15
HIGHEST_GUILD: Final = 4  # X4.9
NOBODY: Final = -1

# X1.2: the map. Cities are numbered from 1, so that arrays over cities have one place more.
CITIES: Final = 21
CITY_ROOM: Final = CITIES + 1
REGIONS: Final = 9
NOWHERE: Final = 0
ROADS: Final = 3
ROAD_NAMES: Final = ("black", "red", "blue")

# X1.3: units, weakest first
TYPES: Final = 5
MILITIA: Final = 0
ARCHERS: Final = 1
INFANTRY: Final = 2
CLERICS: Final = 3
MAGES: Final = 4
UNIT_LETTERS: Final = "MAICB"
UNIT_NAMES: Final = ("militia", "archer", "infantry", "cleric", "battle mage")
UNIT_KEYS: Final = ("militia", "archer", "infantry", "cleric", "mage")  # as the catalogue of texts calls them

# X1.6: what lies in a city
NO_TOKEN: Final = 0
RECRUITMENT: Final = 1
THREAT: Final = 2
TOKENS_ON_MAP: Final = 5  # X2.1: of each side
TOKENS_ON_MAP_OF_THREE: Final = 4  # X9.1
RECRUITMENT_TOKENS: Final = 5  # X2.1: in the stack
TOKENS_OF_THREE: Final = 18  # X9.1
SHORT_TOKENS: Final = 18  # X9.4: of cities 1 to 18
SHORT_TOKENS_OF_FIVE: Final = 19
OUT_OF_SHORT_THREE: Final = 14  # X9.4: the tokens of two cities that the short game of three leaves out
ALSO_OUT_OF_SHORT_THREE: Final = 18

# X1.7
TITANS: Final = 6
TITAN_STACKS: Final = 3
UNIT_BITS: Final = 3  # bits in a decision's number
MAX_SYMBOLS: Final = 7

# X3.1: orders; the first three are the road colours
ACTION: Final = 3
WAIT: Final = 4
ORDERS: Final = 6
ORDER_LETTERS: Final = "KRBAW"
ORDER_NAMES: Final = ("black", "red", "blue", "action", "wait")
KINDS_OF_ORDER: Final = 5
PLANS: Final = KINDS_OF_ORDER**ORDERS

# X4.6: rewards, a bit for each
GOLD_REWARD: Final = 1
BARDS_REWARD: Final = 2
FLOORS_REWARD: Final = 4
ALL_REWARDS: Final = 7
REWARD_NAMES: Final = ("gold", "bards", "floors")

# X8.1: assessments
WEALTH: Final = 0
INFLUENCE: Final = 1
REPUTATION: Final = 2
ASSESSMENTS: Final = 3
ASSESSMENT_NAMES: Final = ("wealth", "influence", "reputation")
CONTESTANTS: Final = MAX_PLAYERS  # with three players the virtual one is a fourth

# X1.1, X9.4
YEARS: Final = 12
SHORT_YEARS: Final = 9
CENSUSES: Final = 3

# What is not known in a view, or not there yet
UNKNOWN: Final = -1
NOT_IN: Final = -1  # no plan or no census choice yet
SECRET: Final = -2  # chosen, but nobody else may see it
NO_PRIZE: Final = -1
THREAT_PRIZE: Final = 3  # 0 to 2: the titan of that stack

# Where an unseen token is known to lie, for those who watched
ANY_STACK: Final = 0
RECRUITMENT_STACK: Final = 1
THREAT_STACK: Final = 2

# The steps of a game. Up to AT_CENSUS_FLOOR somebody must decide; the others are automatic.
AT_START: Final = 0  # X2.5
AT_PLAN: Final = 1  # X3.1, all seats at once
AT_REWARD: Final = 2  # X4.6
AT_BARDS: Final = 3  # X4.8
AT_TITAN: Final = 4  # X4.11
AT_RAISE: Final = 5  # X9.2
AT_SHOW: Final = 6  # X6.1, all seats at once
AT_CENSUS_BARDS: Final = 7  # X6.2
AT_CENSUS_FLOOR: Final = 8  # X6.2
OVER: Final = 9
AT_ORDER: Final = 10  # the actor's order is to be carried out
AT_ORDER_END: Final = 11  # X4.14: the tokens, then the next player
AT_CENSUS_REWARD: Final = 12  # those who showed the most, one after another
STEP_NAMES: Final = ("start", "plan", "reward", "bards", "titan", "raise", "show", "census bards", "census floor", "over")

# Decisions: one number each, in every position. What names several things is packed by `decisions.py`.
START: Final = 0  # + city
FLOOR: Final = 32  # + city
SHOW: Final = 64  # + how many
MAX_SHOW: Final = 99
RAISE: Final = 164  # + assessment
REWARD: Final = 168  # + bits
PASS: Final = 176
PLAN: Final = 1000
TITAN: Final = 1 << 17
BARDS: Final = 1 << 20
BARD_BITS: Final = 5
MOST_BARDS: Final = 31
ALL_BARDS: Final = 1 << (BARD_BITS * REGIONS)
DECISIONS: Final = BARDS + ALL_BARDS

# What a ledger line is about
GOLD: Final = 0
UNIT: Final = 1  # of a player, or nobody's: on a token
BARD: Final = 2
FLOOR_BUILT: Final = 3
FLOOR_WAITS: Final = 4
STARTED: Final = 5
READY: Final = 6
REVEALED: Final = 7
ORDER: Final = 8
MOVED: Final = 9
LOST: Final = 10
PASSED: Final = 11
ELIMINATED: Final = 12
RECRUITMENT_PLACED: Final = 13
THREAT_PLACED: Final = 14
RECRUITMENT_DISCARDED: Final = 15
THREAT_DISCARDED: Final = 16
NEXT_RECRUITMENT: Final = 17
NEXT_THREAT: Final = 18
NEW_RECRUITMENT_STACK: Final = 19
NEW_THREAT_STACK: Final = 20
TITAN_RAGES: Final = 21
TITAN_BEATEN: Final = 22
CHOSEN: Final = 23
SHOWN: Final = 24
MOST_SHOWN: Final = 25
RAISED: Final = 26
YEAR: Final = 27
FIRST: Final = 28
OUT: Final = 29
SAVIOUR: Final = 30
WHAT_NAMES: Final = (
    "gold",
    "unit",
    "bard",
    "floor",
    "waiting floor",
    "start",
    "ready",
    "plan",
    "order",
    "moved",
    "lost",
    "passed",
    "threat eliminated",
    "recruitment token",
    "threat token",
    "recruitment discard",
    "threat discard",
    "next recruitment",
    "next threat",
    "recruitment stack",
    "threat stack",
    "titan rages",
    "titan eliminated",
    "rewards",
    "shown",
    "most shown",
    "virtual",
    "year",
    "first player",
    "out",
    "winner",
)
REGION_PLACE: Final = 100  # a ledger line's place: a city, or this + a region

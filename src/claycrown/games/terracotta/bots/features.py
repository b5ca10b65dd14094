"""The features of the learned evaluation, player by player: their numbers and names.

Anything scored by majority, in this round or later, is a *due* of some class, and a player has a *standing* in it: how far behind
or ahead of the strongest rival. The weight of each standing in each class is learned, as are all other weights.
"""

from typing import Final

# Standings in a count; with nothing in it a player has none.
NO_STANDING: Final = 0
FAR_BEHIND: Final = 1
ONE_BEHIND: Final = 2
TIED: Final = 3
ONE_AHEAD: Final = 4
FAR_AHEAD: Final = 5
STANDINGS: Final = 5

# Classes of dues: scored in this round, in the next, after that
ROW_DUE: Final = 0
COLUMN_DUE: Final = 3
TILE_DUE: Final = 6
FOOTMAN_DUE: Final = 9
GROUP_DUE: Final = 10
GOODS_DUE: Final = 12  # the tiles for coins and clay: now, later
WHEN: Final = ("now", "next", "later")

# Features of the board. Standings fill the first places: class * STANDINGS + standing - 1.
HEARD: Final = 55  # own warriors before musicians, for each round that is left
FELLOWS: Final = 56  # own warriors in groups, times the owners in the group
LONERS: Final = 57  # own warriors in no group
WARRIORS: Final = 58
SERVED: Final = 59  # archers that face an own warrior
BOARD_FEATURES: Final = 60

# Features off the board. The standings in goods fill the places from 60 on.
WET: Final = 70
WET_IN_TIME: Final = 71  # as much of it as can be built with in this round
DRY: Final = 72
COINS_HELD: Final = 73
COINS_TO_SPARE: Final = 74  # beyond PLENTY
WEAPON: Final = 75  # one for each weapon: active
HIRED_MASTER: Final = 79  # one for each master
ARTISANS_TRAINED: Final = 85
ARTISANS_LEFT: Final = 86  # to place in this round
TURNS_LEFT: Final = 87  # in this round
FIRST_NEXT: Final = 88  # a priority token: how far up it moves
EARLY_NOW: Final = 89  # how many come later in this round's order
FEATURES: Final = 90

PLENTY: Final = 5
CLAY_A_TURN: Final = 3

# Areas of the mausoleum in which warriors are counted
ROW_AREA: Final = 0
COLUMN_AREA: Final = 9
TYPE_AREA: Final = 18
QUADRANT_AREA: Final = 22
FOOTMAN_AREA: Final = 26
TRIAL_AREA: Final = 34  # for a footman that is only imagined
AREAS: Final = 35
NOWHERE: Final = -1

# Sections of the weights: each moment of a round, by how many workers are placed
MOMENTS: Final = 13
SECTIONS: Final = 65

STANDING_NAMES: Final = ("far behind", "one behind", "tied", "one ahead", "far ahead")


def _names() -> tuple[str, ...]:
    def standings(dues: list[str]) -> list[str]:
        return [f"{due}, {standing}" for due in dues for standing in STANDING_NAMES]

    in_time = [f"{what} {when}" for what in ("row", "column", "tile") for when in WHEN]
    return (
        *standings([*in_time, "footman", "group"]),
        *("heard", "fellows", "loners", "warriors", "served"),
        *standings(["goods now", "goods later"]),
        *("wet clay", "wet clay in time", "dry clay", "coins", "coins to spare"),
        *("sword", "halberd", "crossbow", "spear"),
        *("builder", "administrator", "inspector", "claymaker", "overseer", "smith"),
        *("artisans", "artisans left", "turns left", "first next", "early now"),
    )


NAMES: Final = _names()

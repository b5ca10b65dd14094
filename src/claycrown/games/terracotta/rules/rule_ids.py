"""The rules that lines of the ledger quote, as numbers: T5.4 is 504. What each says stands in the rulebook by its id."""

from functools import cache
from typing import Final

T3_2: Final = 302  # a ring is turned
T3_3: Final = 303  # a worker is placed
T3_6: Final = 306  # clay or a coin instead of an action
T4_1: Final = 401  # coins
T4_2: Final = 402  # clay
T4_4: Final = 404  # soak
T4_5: Final = 405  # train
T4_6: Final = 406  # a master is hired
T4_7: Final = 407  # priority
T4_8: Final = 408  # ready
T5_1: Final = 501  # what building costs
T5_2: Final = 502  # the warrior, and the VP of the rack
T5_4: Final = 504  # sword
T5_5: Final = 505  # halberd
T5_7: Final = 507  # crossbow
T5_8: Final = 508  # spear
T6_1: Final = 601  # what a specialist costs
T6_2: Final = 602  # horse
T6_3: Final = 603  # footman
T6_4: Final = 604  # kneeling archer
T6_6: Final = 606  # musician
T7_1: Final = 701  # Master Builder
T7_3: Final = 703  # Master Inspector
T7_4: Final = 704  # Master Clay Maker
T7_5: Final = 705  # Master Overseer
T7_6: Final = 706  # Master Blacksmith
T8_1: Final = 801  # the row inspector scores
T8_2: Final = 802  # the column inspector scores
T8_3: Final = 803  # musicians score
T8_4: Final = 804  # the tile scores
T9_1: Final = 901  # the new turn order
T9_2: Final = 902  # clay dries
T9_3: Final = 903  # coins of the masters
T9_4: Final = 904  # the next round
T10_1: Final = 1001  # footmen score
T10_3: Final = 1003  # groups score
T10_4: Final = 1004  # archers score
T10_5: Final = 1005  # what is left scores


@cache
def rule_id(number: int) -> str:
    """As people write it: `T5.4`."""
    return f"T{number // 100}.{number % 100}"

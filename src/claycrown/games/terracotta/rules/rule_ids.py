"""The rules that ledger lines quote, as numbers: T5.4 is 504. `rules.ftl` has the sentence of each."""

from functools import cache
from typing import Final

T3_2: Final = 302  # T3.2: a ring is turned
T3_3: Final = 303  # T3.3: a worker is placed
T3_6: Final = 306  # T3.6: clay or a coin instead of an action
T4_1: Final = 401  # T4.1: coins
T4_2: Final = 402  # T4.2: clay
T4_4: Final = 404  # T4.4: soak
T4_5: Final = 405  # T4.5: train
T4_6: Final = 406  # T4.6: a master is hired
T4_7: Final = 407  # T4.7: priority
T4_8: Final = 408  # T4.8: ready
T5_1: Final = 501  # T5.1: what building costs
T5_2: Final = 502  # T5.2: the warrior, and the VP of the rack
T5_4: Final = 504  # T5.4: sword
T5_5: Final = 505  # T5.5: halberd
T5_7: Final = 507  # T5.7: crossbow
T5_8: Final = 508  # T5.8: spear
T6_1: Final = 601  # T6.1: what a specialist costs
T6_2: Final = 602  # T6.2: horse
T6_3: Final = 603  # T6.3: footman
T6_4: Final = 604  # T6.4: kneeling archer
T6_6: Final = 606  # T6.6: musician
T7_1: Final = 701  # T7.1: Master Builder
T7_3: Final = 703  # T7.3: Master Inspector
T7_4: Final = 704  # T7.4: Master Clay Maker
T7_5: Final = 705  # T7.5: Master Overseer
T7_6: Final = 706  # T7.6: Master Blacksmith
T8_1: Final = 801  # T8.1: the row inspector scores
T8_2: Final = 802  # T8.2: the column inspector scores
T8_3: Final = 803  # T8.3: musicians score
T8_4: Final = 804  # T8.4: the tile scores
T9_1: Final = 901  # T9.1: the new turn order
T9_2: Final = 902  # T9.2: clay dries
T9_3: Final = 903  # T9.3: coins of the masters
T9_4: Final = 904  # T9.4: the next round
T10_1: Final = 1001  # T10.1: footmen score
T10_3: Final = 1003  # T10.3: groups score
T10_4: Final = 1004  # T10.4: archers score
T10_5: Final = 1005  # T10.5: what is left scores


@cache
def rule_id(number: int) -> str:
    """As people write it: `T5.4`."""
    return f"T{number // 100}.{number % 100}"

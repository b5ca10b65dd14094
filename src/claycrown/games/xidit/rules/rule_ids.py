"""The rules that ledger lines quote, as numbers: X4.10 is 410. `rules.ftl` has the sentence of each."""

from functools import cache
from typing import Final

X2_1: Final = 201  # X2.1: tokens are dealt
X2_2: Final = 202  # X2.2: a Recruitment token without units
X2_5: Final = 205  # X2.5: the first city of an Idrakys
X3_1: Final = 301  # X3.1: a plan is in
X3_2: Final = 302  # X3.2: the plans are revealed
X4_1: Final = 401  # X4.1: an order is carried out
X4_2: Final = 402  # X4.2: along a road
X4_4: Final = 404  # X4.4: a unit is recruited
X4_5: Final = 405  # X4.5: a threat is eliminated
X4_6: Final = 406  # X4.6: rewards are chosen
X4_7: Final = 407  # X4.7: gold
X4_8: Final = 408  # X4.8: bards
X4_9: Final = 409  # X4.9: floors
X4_11: Final = 411  # X4.11: a titan is eliminated
X4_12: Final = 412  # X4.12: threat and titan in one city in a year
X4_13: Final = 413  # X4.13: an action with nothing to do
X5_1: Final = 501  # X5.1: the next Recruitment token comes
X5_2: Final = 502  # X5.2: the next Threat token comes
X5_3: Final = 503  # X5.3: a discard becomes a stack
X5_4: Final = 504  # X5.4: nothing left to recruit from
X5_6: Final = 506  # X5.6: titans awake
X5_7: Final = 507  # X5.7: reinforcements
X6_1: Final = 601  # X6.1: units are shown
X6_2: Final = 602  # X6.2: the most shown
X6_3: Final = 603  # X6.3: tied for the most
X6_4: Final = 604  # X6.4: floors that wait
X7_1: Final = 701  # X7.1: the next year
X8_3: Final = 803  # X8.3: out
X8_6: Final = 806  # X8.6: the one left
X9_2: Final = 902  # X9.2: the virtual player rises


@cache
def rule_id(number: int) -> str:
    """As people write it: `X4.10`."""
    return f"X{number // 100}.{number % 100}"

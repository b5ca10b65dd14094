"""The rules that lines of the ledger quote, as numbers: X4.10 is 410. What each says stands in the rulebook by its id."""

from functools import cache
from typing import Final

X2_1: Final = 201  # tokens are dealt
X2_2: Final = 202  # a Recruitment token without units
X2_5: Final = 205  # the first city of an Idrakys
X3_1: Final = 301  # a plan is in
X3_2: Final = 302  # the plans are revealed
X4_1: Final = 401  # an order is carried out
X4_2: Final = 402  # along a road
X4_4: Final = 404  # a unit is recruited
X4_5: Final = 405  # a threat is eliminated
X4_6: Final = 406  # rewards are chosen
X4_7: Final = 407  # gold
X4_8: Final = 408  # bards
X4_9: Final = 409  # floors
X4_11: Final = 411  # a titan is eliminated
X4_12: Final = 412  # threat and titan in one city in a year
X4_13: Final = 413  # an action with nothing to do
X5_1: Final = 501  # the next Recruitment token comes
X5_2: Final = 502  # the next Threat token comes
X5_3: Final = 503  # a discard becomes a stack
X5_4: Final = 504  # nothing left to recruit from
X5_6: Final = 506  # titans awake
X5_7: Final = 507  # reinforcements
X6_1: Final = 601  # units are shown
X6_2: Final = 602  # the most shown
X6_3: Final = 603  # tied for the most
X6_4: Final = 604  # floors that wait
X7_1: Final = 701  # the next year
X8_3: Final = 803  # out
X8_6: Final = 806  # the one left
X9_2: Final = 902  # the virtual player rises


@cache
def rule_id(number: int) -> str:
    """As people write it: `X4.10`."""
    return f"X{number // 100}.{number % 100}"

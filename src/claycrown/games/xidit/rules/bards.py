"""Bards (X4.8, X6.2): the regions that take them, and the ways to split them."""

from claycrown.games.choices import Choices

from . import decisions, state
from .pieces import BARDS, REGION_PLACE, REGIONS
from .state import State


def takes_bards(s: State, region: int) -> bool:
    """X9.1: wasteland takes none."""
    return (s.wasteland >> region) & 1 == 0


def borders(s: State, city: int, region: int) -> bool:
    """X1.2: the region touches the city."""
    return s.printed.touches[city * REGIONS + region] != 0


def touches(s: State, city: int, region: int) -> bool:
    """The region touches the city and takes bards."""
    return borders(s, city, region) and takes_bards(s, region)


def is_city_of_bards(s: State, city: int) -> bool:
    """Something other than wasteland touches the city."""
    for region in range(REGIONS):
        if touches(s, city, region):
            return True
    return False


def has_bard(s: State, player: int) -> bool:
    return s.bards_left[player] > 0


def can_place(s: State, player: int) -> bool:
    """X4.8: not with no bard left, nor where only wasteland touches."""
    return has_bard(s, player) and is_city_of_bards(s, s.city[player])


def how_many(s: State, player: int, amount: int) -> int:
    """X4.8: that many, or all that are left."""
    left = s.bards_left[player]
    return amount if amount < left else left


def offer_splits(s: State, choices: Choices, city: int, amount: int) -> None:
    """X4.8: split among the regions that touch as the player likes; all of them are placed."""
    split(s, choices, city, 0, amount, BARDS)


def split(s: State, choices: Choices, city: int, region: int, amount: int, action: int) -> None:
    """All ways to put the rest of the bards into this region and those after it."""
    while region < REGIONS and not touches(s, city, region):
        region += 1
    if region < REGIONS:
        if is_last(s, city, region):
            choices.offer(action + decisions.sending(region, amount))
        else:
            for here in range(amount + 1):
                split(s, choices, city, region + 1, amount - here, action + decisions.sending(region, here))


def is_last(s: State, city: int, region: int) -> bool:
    """No region after this one touches the city."""
    for after in range(region + 1, REGIONS):
        if touches(s, city, after):
            return False
    return True


def place(s: State, player: int, action: int, rule: int) -> None:
    """X4.8: each into its region; those of the central region into the Bastion."""
    for region in range(REGIONS):
        amount = decisions.bards_sent(action, region)
        if amount > 0:
            state.place_bards(s, player, region, amount, rule, REGION_PLACE + region)

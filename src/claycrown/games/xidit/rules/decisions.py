"""Decisions that name several things, packed into one number and read from it. `pieces.py` says where each kind begins."""

from .pieces import BARD_BITS, BARDS, KINDS_OF_ORDER, MAX_SYMBOLS, MOST_BARDS, ORDERS, TITAN, TYPES, UNIT_BITS


def order_in(plan: int, order: int) -> int:
    """The order at a place of a plan, both from 0; the first order is the foremost digit of base 5."""
    for _ in range(ORDERS - 1 - order):
        plan = plan // 5
    return plan % 5


def plan_with(plan: int, order: int) -> int:
    """A plan that has come so far, with one order more."""
    return plan * KINDS_OF_ORDER + order


def sending(region: int, amount: int) -> int:
    """Bards into a region: one summand of a decision that begins with `BARDS`."""
    return amount << (BARD_BITS * region)


def bards_sent(action: int, region: int) -> int:
    return ((action - BARDS) >> (BARD_BITS * region)) & MOST_BARDS


def fighting(symbols: int) -> int:
    """The titan with that many symbols, without units yet."""
    return TITAN + (symbols << (UNIT_BITS * TYPES))


def giving(kind: int, amount: int) -> int:
    """Units for the titan: one summand more."""
    return amount << (UNIT_BITS * kind)


def fought_symbols(action: int) -> int:
    return (action - TITAN) >> (UNIT_BITS * TYPES)


def units_given(action: int, kind: int) -> int:
    return ((action - TITAN) >> (UNIT_BITS * kind)) & MAX_SYMBOLS


assert KINDS_OF_ORDER == 5  # written out above: a compiler divides faster by a number that it knows

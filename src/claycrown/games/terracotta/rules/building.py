"""Building a warrior (T5.1, T5.2)."""

from claycrown.games.choices import Choices

from . import decisions, mausoleum, state, wheel
from .pieces import FOR_RACK, NOBODY, OFFICER, STATUE, TYPES, WAREHOUSE
from .rule_ids import T5_1, T5_2
from .state import State


def in_rack(s: State, kind: int) -> bool:
    """T1.4: a figure of this type (from 0) is left."""
    return s.rack_left[kind] > 0


def rack_vp(s: State, kind: int) -> int:
    """T5.2: the VP at the row of the lowest figure of this type that is left."""
    return s.printed.rack_vp[s.printed.rack_size - s.rack_left[kind]]


def can_pay(s: State, clay: int) -> bool:
    """T5.1: the wet clay of the action space."""
    return s.wet[s.actor] >= clay


def can_be_placed(s: State) -> bool:
    """T3.7: a warrior of some type is left, and a space is empty."""
    if mausoleum.has_empty_space(s):
        for kind in range(TYPES):
            if in_rack(s, kind):
                return True
    return False


def offer_spaces(s: State, choices: Choices, kind: int) -> None:
    """T5.2: any empty space."""
    mausoleum.offer_empty_spaces(s, choices, decisions.building(kind, 0), 1, 1)


def offer_build(s: State, choices: Choices, clay: int) -> None:
    """T5.2: any type left in the rack, any empty space."""
    if can_pay(s, clay):
        for kind in range(TYPES):
            if in_rack(s, kind):
                offer_spaces(s, choices, kind)


def pay_clay(s: State, clay: int) -> None:
    """T5.1: one of them goes, dry, to the warehouse of the worker's quarter; the rest to the supply."""
    state.gain_wet(s, s.actor, -clay, T5_1)
    quarter = wheel.quarter(s, s.segment)
    s.warehouse[quarter] += 1
    state.note(s, T5_1, NOBODY, WAREHOUSE, 1, 0, quarter)


def set_up_warrior(s: State, kind: int, space: int, rule: int) -> None:
    """T5.2, T7.1: take the lowest figure of the type and put it, as an own warrior, on the space."""
    s.rack_left[kind] -= 1
    mausoleum.put_warrior(s, OFFICER + kind, s.actor, space)
    state.note(s, rule, s.actor, STATUE, OFFICER + kind, 0, space)


def build(s: State, kind: int, space: int, clay: int) -> None:
    """T5.1, T5.2: pay, place, and gain the VP printed at the rack row."""
    vp = rack_vp(s, kind)
    pay_clay(s, clay)
    set_up_warrior(s, kind, space, T5_2)
    state.gain_vp(s, s.actor, vp, T5_2, FOR_RACK, space)
    s.built = space

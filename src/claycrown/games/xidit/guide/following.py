"""A view carried forward line by line of the ledger, so that a year can be watched as it happens.

Everything that a decision does happens in the open, so the ledger tells a viewer enough to move the pieces of an old view.
What the viewer could not see before stays unseen; what everybody could note down goes into the open book.
"""

from collections.abc import Callable, Sequence

from claycrown.games.contract import Entry
from claycrown.games.xidit.guide.foretelling import number_of
from claycrown.games.xidit.rules.pieces import (
    ASSESSMENT_NAMES,
    NO_TOKEN,
    NOT_IN,
    NOWHERE,
    RECRUITMENT,
    REGIONS,
    THREAT,
    TYPES,
    UNIT_NAMES,
    UNKNOWN,
)
from claycrown.games.xidit.rules.state import State

# A compiled state hands out copies of its lists: each change assigns a whole list.


def _add(values: Sequence[int], place: int, amount: int) -> list[int]:
    """What is not known stays so."""
    changed = list(values)
    if changed[place] != UNKNOWN:
        changed[place] += amount
    return changed


def _put(values: Sequence[int], place: int, value: int) -> list[int]:
    changed = list(values)
    changed[place] = value
    return changed


def _gold(s: State, entry: Entry) -> None:
    s.gold = _add(s.gold, entry.seat, entry.amount)
    s.seen_gold = _add(s.seen_gold, entry.seat, entry.amount)


def _unit(s: State, entry: Entry) -> None:
    """Onto a token, from a token behind a screen, or back to the barracks."""
    kind = UNIT_NAMES.index(entry.source)
    standing = int(entry.where) * TYPES + kind
    if entry.seat < 0:
        s.standing = _put(s.standing, standing, entry.amount)
        s.barracks = _add(s.barracks, kind, -entry.amount)
        return
    s.units = _add(s.units, entry.seat * TYPES + kind, entry.amount)
    s.seen_units = _add(s.seen_units, entry.seat * TYPES + kind, max(entry.amount, -s.seen_units[entry.seat * TYPES + kind]))
    if entry.amount > 0:
        s.standing = _add(s.standing, standing, -entry.amount)
    else:
        s.barracks = _add(s.barracks, kind, -entry.amount)


def _bard(s: State, entry: Entry) -> None:
    region = s.printed.region_names.index(entry.where)
    s.bards = _add(s.bards, entry.seat * REGIONS + region, entry.amount)
    s.bards_left = _add(s.bards_left, entry.seat, -entry.amount)
    if region == s.printed.bastion:
        s.seen_bastion = _add(s.seen_bastion, entry.seat, entry.amount)


def _floor(s: State, entry: Entry) -> None:
    city = int(entry.where)
    s.guild = _put(s.guild, city, entry.seat)
    s.guild_floors = _add(s.guild_floors, city, entry.amount)
    if entry.rule != "X6.4":  # waiting floors have left already
        s.floors_left = _add(s.floors_left, entry.seat, -entry.amount)


def _waiting_floor(s: State, entry: Entry) -> None:
    s.floors_waiting = _add(s.floors_waiting, entry.seat, entry.amount)
    s.seen_waiting = _add(s.seen_waiting, entry.seat, max(entry.amount, -s.seen_waiting[entry.seat]))
    if entry.amount > 0:
        s.floors_left = _add(s.floors_left, entry.seat, -entry.amount)


def _city(s: State, entry: Entry) -> None:
    s.city = _put(s.city, entry.seat, entry.amount)


def _plan(s: State, entry: Entry) -> None:
    s.plan = _put(s.plan, entry.seat, number_of(entry.source))
    s.order = 0


def _order(s: State, entry: Entry) -> None:
    s.order, s.actor = entry.amount - 1, entry.seat


def _recruitment_token(s: State, entry: Entry) -> None:
    s.token = _put(s.token, entry.amount, RECRUITMENT)
    s.next_recruitment = NOWHERE


def _threat_token(s: State, entry: Entry) -> None:
    s.token = _put(s.token, entry.amount, THREAT)
    s.next_threat = NOWHERE


def _recruitment_discard(s: State, entry: Entry) -> None:
    s.token = _put(s.token, entry.amount, NO_TOKEN)
    s.recruitment_discard = _put(s.recruitment_discard, s.recruitment_discards, entry.amount)
    s.recruitment_discards += 1


def _threat_discard(s: State, entry: Entry) -> None:
    s.token = _put(s.token, entry.amount, NO_TOKEN)
    s.threat_discard = _put(s.threat_discard, s.threat_discards, entry.amount)
    s.threat_discards += 1


def _next_recruitment(s: State, entry: Entry) -> None:
    s.next_recruitment = entry.amount
    if entry.rule == "X5.4":
        s.threat_count -= 1
    else:
        s.recruitment_count -= 1


def _next_threat(s: State, entry: Entry) -> None:
    s.next_threat = entry.amount
    s.threat_count -= 1


def _recruitment_stack(s: State, entry: Entry) -> None:
    s.recruitment_count = entry.amount
    s.threat_discards = 0


def _threat_stack(s: State, entry: Entry) -> None:
    s.threat_count = entry.amount
    if entry.rule != "X5.7":
        s.recruitment_discards = 0


def _titan_rages(s: State, entry: Entry) -> None:
    s.raging = _put(s.raging, list(s.printed.titan_symbols).index(entry.amount), 1)


def _titan_eliminated(s: State, entry: Entry) -> None:
    stack = list(s.printed.titan_symbols).index(entry.amount)
    below = 4 * stack + 3 - s.titan[2 * stack] if s.titan[2 * stack + 1] else 0  # nobody saw it, but it is the other of the two
    s.titan = _put(_put(s.titan, 2 * stack, below), 2 * stack + 1, 0)
    s.raging = _put(s.raging, stack, 0)


def _virtual(s: State, entry: Entry) -> None:
    s.virtual = _add(s.virtual, ASSESSMENT_NAMES.index(entry.source), entry.amount)


def _shown(s: State, entry: Entry) -> None:
    s.shown = _put(s.shown, entry.seat, entry.amount)
    s.census = UNIT_NAMES.index(entry.source)


def _year(s: State, entry: Entry) -> None:
    s.year = entry.amount
    s.plan = [NOT_IN] * len(s.plan)


def _first_player(s: State, entry: Entry) -> None:
    s.first = entry.seat


FOLLOWED: dict[str, Callable[[State, Entry], None]] = {
    "gold": _gold,
    "unit": _unit,
    "bard": _bard,
    "floor": _floor,
    "waiting floor": _waiting_floor,
    "start": _city,
    "plan": _plan,
    "order": _order,
    "moved": _city,
    "recruitment token": _recruitment_token,
    "threat token": _threat_token,
    "recruitment discard": _recruitment_discard,
    "threat discard": _threat_discard,
    "next recruitment": _next_recruitment,
    "next threat": _next_threat,
    "recruitment stack": _recruitment_stack,
    "threat stack": _threat_stack,
    "titan rages": _titan_rages,
    "titan eliminated": _titan_eliminated,
    "virtual": _virtual,
    "shown": _shown,
    "year": _year,
    "first player": _first_player,
}


def follow(view: State, entries: Sequence[Entry]) -> None:
    """Carry the view forward by these lines. Tops of stacks that came up meanwhile are not in the ledger: they stay blank."""
    for entry in entries:
        if entry.what in FOLLOWED:
            FOLLOWED[entry.what](view, entry)
        if entry.what in ("next recruitment", "recruitment stack"):
            view.recruitment_stack = [0] * len(view.recruitment_stack)
        if entry.what in ("next threat", "next recruitment", "threat stack"):
            view.threat_stack = view.threat_stack if entry.rule == "X5.1" else [0] * len(view.threat_stack)

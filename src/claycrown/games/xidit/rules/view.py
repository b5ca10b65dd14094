"""What a seat may know (X1.8), and full states that fit it.

Truly secret are another's plan and census choice before the reveal, a stack below its top, and the seed. Behind the screens are
units, gold, bards not yet placed and waiting floors, and out of sight the Bastion: blank in another's view, though everything
that was done in the open can be read from the open book, which every view carries.
"""

from random import Random
from typing import NamedTuple

from claycrown.games.contract import EVERYTHING

from . import guilds, pieces, setup, titans
from .state import State


class OpenNotes(NamedTuple):
    """What everybody at the table could have noted down of one player's hidden things."""

    exact: bool
    """Whether that is all of it: the game was watched from set-up. Otherwise it is a lower limit."""
    units: tuple[int, ...]
    """By type, weakest first."""
    gold: int
    bastion: int
    """Bards in the Bastion."""
    waiting: int
    """Floors that wait (X6.4)."""


def open_book(s: State) -> list[OpenNotes]:
    """By seat; from a state or from any view of it."""
    return [
        OpenNotes(
            bool(s.watched),
            tuple(s.seen_units[seat * pieces.TYPES : (seat + 1) * pieces.TYPES]),
            s.seen_gold[seat],
            s.seen_bastion[seat],
            s.seen_waiting[seat],
        )
        for seat in range(s.players)
    ]


def are_screens_open(s: State) -> bool:
    """X1.8: at the end, or where the table has chosen it."""
    return bool(s.open_screens) or s.step == pieces.OVER


def view(s: State, viewer: int) -> State:
    """A copy in which everything that the viewer may not know is blank."""
    v = s.clone()
    v.book = s.book
    v.viewer = viewer
    v.stream = 0
    others = [seat for seat in range(s.players) if seat != viewer]
    v.recruitment_stack = _top_only(s.recruitment_stack, s.recruitment_count)
    v.threat_stack = _top_only(s.threat_stack, s.threat_count)
    v.recruitment_discard = _blank_from(s.recruitment_discard, s.recruitment_discards)
    v.threat_discard = _blank_from(s.threat_discard, s.threat_discards)
    v.titan = [titan and pieces.UNKNOWN if place % 2 else titan for place, titan in enumerate(s.titan)]
    if s.step == pieces.AT_PLAN:
        v.plan = _hide_choices(s.plan, others)
    if s.step == pieces.AT_SHOW:
        v.shown = _hide_choices(s.shown, others)
    if not are_screens_open(s):
        _close_screens(v, others)
    return v


def _top_only(stack: list[int], count: int) -> list[int]:
    top = [0] * pieces.CITIES
    if count:
        top[count - 1] = stack[count - 1]
    return top


def _blank_from(discard: list[int], count: int) -> list[int]:
    """Without what lay there before and has left no trace on the table."""
    return discard[:count] + [0] * (pieces.CITIES - count)


def _hide_choices(choices: list[int], others: list[int]) -> list[int]:
    """X3.2, X6.1: that a choice is in can be seen, not what it is."""
    return [pieces.SECRET if seat in others and choice != pieces.NOT_IN else choice for seat, choice in enumerate(choices)]


def _close_screens(v: State, others: list[int]) -> None:
    units, bards = v.units, v.bards
    hidden = [v.gold, v.bards_left, v.floors_left, v.floors_waiting]
    for seat in others:
        units[seat * pieces.TYPES : (seat + 1) * pieces.TYPES] = [pieces.UNKNOWN] * pieces.TYPES
        bards[seat * pieces.REGIONS + v.printed.bastion] = pieces.UNKNOWN
        for things in hidden:
            things[seat] = pieces.UNKNOWN
    v.units, v.bards = units, bards
    v.gold, v.bards_left, v.floors_left, v.floors_waiting = hidden


def determinize(v: State, rng: Random) -> State:
    """A full state that fits the view: what is not known is drawn at random from what can be."""
    s = v.clone()
    s.viewer = EVERYTHING
    s.stream = rng.getrandbits(64)
    _guess_stacks(s, rng)
    s.titan = [_below(s, place) if titan == pieces.UNKNOWN else titan for place, titan in enumerate(v.titan)]
    hidden = [seat for seat in range(s.players) if v.gold[seat] == pieces.UNKNOWN]
    if hidden:
        _guess_units(s, hidden, rng)
        _guess_gold(s, hidden, rng)
        _guess_bards(s, hidden, rng)
        _guess_floors(s, hidden, rng)
    s.plan = [rng.randrange(pieces.PLANS) if plan == pieces.SECRET else plan for plan in v.plan]
    s.shown = [
        rng.randint(0, s.units[seat * pieces.TYPES + s.census]) if shown == pieces.SECRET else shown
        for seat, shown in enumerate(v.shown)
    ]
    return s


def _below(s: State, place: int) -> int:
    """The titan under the top one: the other of the two."""
    return 4 * (place // 2) + 3 - s.titan[place - 1]


def _guess_stacks(s: State, rng: Random) -> None:
    """The tokens that nobody sees, in random order, each in the stack where it is known to be or in either."""
    recruitment, threat = s.recruitment_stack, s.threat_stack
    seen = {s.next_recruitment, s.next_threat}
    seen.update(s.recruitment_discard[: s.recruitment_discards], s.threat_discard[: s.threat_discards])
    seen.update(recruitment[max(s.recruitment_count - 1, 0) : s.recruitment_count])
    seen.update(threat[max(s.threat_count - 1, 0) : s.threat_count])
    seen.update(city for city in range(pieces.CITY_ROOM) if s.token[city] != pieces.NO_TOKEN)
    unseen = [city for city in range(1, pieces.CITY_ROOM) if city not in seen and setup.is_token_used(s, city)]
    rng.shuffle(unseen)
    places = max(s.recruitment_count - 1, 0)
    known = [city for city in unseen if s.seen_in[city] == pieces.RECRUITMENT_STACK]
    either = [city for city in unseen if s.seen_in[city] not in (pieces.RECRUITMENT_STACK, pieces.THREAT_STACK)]
    under_recruitment = known + either[: places - len(known)]
    under_threat = [city for city in unseen if city not in under_recruitment]
    rng.shuffle(under_recruitment)
    recruitment[: len(under_recruitment)] = under_recruitment
    threat[: len(under_threat)] = under_threat
    s.recruitment_stack, s.threat_stack = recruitment, threat


def _guess_units(s: State, hidden: list[int], rng: Random) -> None:
    """The barracks and the map are open, so it is known how many units of each type are behind screens."""
    units = s.units
    for seat in hidden:
        units[seat * pieces.TYPES : (seat + 1) * pieces.TYPES] = s.seen_units[seat * pieces.TYPES : (seat + 1) * pieces.TYPES]
    pool: list[int] = []
    for kind in range(pieces.TYPES):
        behind_screens = s.printed.units[kind] - s.barracks[kind] - sum(s.standing[kind :: pieces.TYPES])
        pool += [kind] * (behind_screens - sum(units[kind :: pieces.TYPES]))
    rng.shuffle(pool)
    if s.step == pieces.AT_TITAN and s.actor in hidden:  # a player who may fight titans can pay for one
        raging = [titans.symbols(s, stack) for stack in range(pieces.TITAN_STACKS) if titans.is_raging(s, stack)]
        while sum(units[s.actor * pieces.TYPES : (s.actor + 1) * pieces.TYPES]) < min(raging):
            units[s.actor * pieces.TYPES + pool.pop()] += 1
    for kind in pool:
        units[rng.choice(hidden) * pieces.TYPES + kind] += 1
    s.units = units


def _guess_gold(s: State, hidden: list[int], rng: Random) -> None:
    """At least what was gained in the open; what came before is unknown, some 3 a year is usual."""
    gold = s.gold
    for seat in hidden:
        gold[seat] = s.seen_gold[seat] + (0 if s.watched else rng.randint(0, 3 * s.year))
    s.gold = gold


def _guess_bards(s: State, hidden: list[int], rng: Random) -> None:
    """Those not seen in the open regions are in the Bastion or not placed; a player who is placing bards has some."""
    bards, left = s.bards, s.bards_left
    for seat in hidden:
        bastion = seat * pieces.REGIONS + s.printed.bastion
        bards[bastion] = s.seen_bastion[seat]
        unseen = pieces.BARDS_EACH - sum(bards[seat * pieces.REGIONS : (seat + 1) * pieces.REGIONS])
        if not s.watched:
            placing = s.step in (pieces.AT_BARDS, pieces.AT_CENSUS_BARDS) and s.actor == seat
            more = rng.randint(0, unseen - 1 if placing else unseen)
            bards[bastion] += more
            unseen -= more
        left[seat] = unseen
    s.bards, s.bards_left = bards, left


def _guess_floors(s: State, hidden: list[int], rng: Random) -> None:
    """Those not built are left or wait; none waits where an own guild has space (X6.4)."""
    left, waiting = s.floors_left, s.floors_waiting
    for seat in hidden:
        built = sum(floors for guild, floors in zip(s.guild, s.guild_floors, strict=True) if guild == seat)
        unbuilt = pieces.FLOORS_EACH - built
        waiting[seat] = s.seen_waiting[seat]
        if not s.watched and not guilds.has_guild_with_room(s, seat):
            building = s.step == pieces.AT_BARDS and s.actor == seat and s.owed & pieces.FLOORS_REWARD
            most = min(unbuilt - 1 if building else unbuilt, 3)  # at most one in a census
            waiting[seat] = rng.randint(min(waiting[seat], most), most)
        left[seat] = unbuilt - waiting[seat]
    s.floors_left, s.floors_waiting = left, waiting

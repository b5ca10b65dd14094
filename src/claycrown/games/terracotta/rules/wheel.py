"""The action wheel (T3): three rings, twelve segments, the workers around them and the warehouses of its quarters."""

from . import state
from .pieces import ARTISAN, CRAFTSMAN, INNER_RING, MAX_SEGMENTS, MIDDLE_RING, NOBODY, RING_TURN_COST, RING_TURNED, WORKER
from .rule_ids import T3_2, T3_3
from .state import State


def action_place(s: State, ring: int, segment: int) -> int:
    """Where in the edition's tables the action stands that this ring now shows in this segment.

    The inner ring turns clockwise, so what stood in a segment stands in the next one; the middle ring turns the other way.
    """
    segments = s.printed.segments
    if ring == INNER_RING:
        segment = (segment + segments - s.inner_turn) % segments
    elif ring == MIDDLE_RING:
        segment = (segment + s.middle_turn) % segments
    return ring * MAX_SEGMENTS + segment


def action_kind(s: State, ring: int) -> int:
    """The action of this ring in the segment of the worker just placed."""
    return s.printed.action_kind[action_place(s, ring, s.segment)]


def action_value(s: State, ring: int) -> int:
    """The number, master or weapon shown with it."""
    return s.printed.action_value[action_place(s, ring, s.segment)]


def quarter(s: State, segment: int) -> int:
    """T5.1: the quarter of the wheel in which a segment lies."""
    return segment // s.printed.per_quarter


def turn_ring(s: State, ring: int) -> None:
    """One step: the inner ring clockwise, the middle ring counter-clockwise. T3.4: no worker moves."""
    if ring == INNER_RING:
        s.inner_turn = (s.inner_turn + 1) % s.printed.segments
    else:
        s.middle_turn = (s.middle_turn + 1) % s.printed.segments


def can_turn(s: State) -> bool:
    """T3.2: turning a ring costs 2 coins."""
    return s.coins[s.actor] >= RING_TURN_COST


def pay_and_turn(s: State, ring: int) -> None:
    """T3.2: pay 2 coins to turn a ring by one step."""
    state.gain_coins(s, s.actor, -RING_TURN_COST, T3_2)
    turn_ring(s, ring)
    state.note(s, T3_2, s.actor, RING_TURNED, ring, 0, NOBODY)


def has_artisan(s: State, segment: int) -> bool:
    """T3.3: an artisan is in the segment."""
    return s.artisan_at[segment] != NOBODY


def takes(s: State, segment: int, kind: int) -> bool:
    """T3.3: an empty segment takes any worker, a craftsman's only an artisan, an artisan's none."""
    if has_artisan(s, segment):
        return False
    return kind == ARTISAN or s.craftsman_at[segment] == NOBODY


def has_worker(s: State, player: int, kind: int) -> bool:
    """T3.3: a worker of that kind is still to be placed."""
    if kind == CRAFTSMAN:
        return s.craftsmen[player] > s.craftsmen_placed[player]
    return s.artisans[player] > s.artisans_placed[player]


def place(s: State, kind: int, segment: int) -> None:
    """T3.3: a worker takes a place in the segment."""
    if kind == CRAFTSMAN:
        s.craftsman_at[segment] = s.actor
        s.craftsmen_placed[s.actor] += 1
    else:
        s.artisan_at[segment] = s.actor
        s.artisans_placed[s.actor] += 1
    s.segment = segment
    s.worker = kind
    state.note(s, T3_3, s.actor, WORKER, kind, 0, segment)


def placed(s: State, player: int) -> int:
    """How many workers the player has on the wheel."""
    return s.craftsmen_placed[player] + s.artisans_placed[player]


def workers(s: State, player: int) -> int:
    return s.craftsmen[player] + s.artisans[player]


def take_workers_back(s: State) -> None:
    """T9.4: the workers come back."""
    for segment in range(s.printed.segments):
        s.craftsman_at[segment] = NOBODY
        s.artisan_at[segment] = NOBODY
    for player in range(s.players):
        s.craftsmen_placed[player] = 0
        s.artisans_placed[player] = 0

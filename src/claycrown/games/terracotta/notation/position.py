"""A position of Terracotta Army as JSON: everything on the table at a moment, written canonically, read with care."""

from itertools import pairwise
from typing import Any

from claycrown.games.refused import codes, show
from claycrown.games.terracotta.notation import board
from claycrown.games.terracotta.rules import mausoleum, names, pieces, turn, wheel
from claycrown.games.terracotta.rules.printed import Printed
from claycrown.games.terracotta.rules.state import State
from claycrown.record.fields import Fields
from claycrown.record.notation import BadPosition

ASKED_STEPS = [
    pieces.STEP_NAMES[step]
    for step in (pieces.AT_PLACE, pieces.AT_INNER, pieces.AT_MIDDLE, pieces.AT_ABILITY, pieces.AT_OUTER, pieces.AT_WEAPON)
]


def seats(state: State) -> list[str]:
    """The colours at the table, in seat order."""
    return [pieces.COLOURS[colour] for colour in state.colour[: state.players]]


def write(state: State) -> dict[str, Any]:
    at_table = seats(state)
    printed = state.printed
    written: dict[str, Any] = {
        "game": "terracotta",
        "edition": printed.edition.name,
        "round": state.round,
        "order": [at_table[seat] for seat in state.order[: state.players]],
        "to_act": None if state.step == pieces.OVER else at_table[state.actor],
        "rings": {"inner": state.inner_turn, "middle": state.middle_turn},
        "tiles": [pieces.TILE_NAMES[tile] for tile in state.tiles],
        "inspectors": {"row": state.row_inspector + 1, "column": state.column_inspector + 1},
        "warehouses": list(state.warehouse),
        "priority_left": list(state.priority_left)[: state.priority_count][::-1],
        "wheel": _write_wheel(state, at_table),
        "mausoleum": board.write(state),
        "players": _write_players(state, at_table),
    }
    if state.step not in (pieces.AT_TURN, pieces.OVER):
        written["pending"] = _write_pending(state)
    return written


def _write_wheel(state: State, seats: list[str]) -> dict[str, list[list[str]]]:
    # Each reading of a compiled state's list copies it.
    craftsmen, artisans = state.craftsman_at, state.artisan_at
    written = {}
    for segment in range(state.printed.segments):
        there = []
        for kind, at in ((pieces.CRAFTSMAN, craftsmen[segment]), (pieces.ARTISAN, artisans[segment])):
            if at != pieces.NOBODY:
                there.append([seats[at], pieces.WORKER_NAMES[kind]])
        if there:
            written[str(segment + 1)] = there
    return written


def _write_players(state: State, seats: list[str]) -> dict[str, dict[str, Any]]:
    vp, coins, wet, dry, craftsmen, artisans = state.vp, state.coins, state.wet, state.dry, state.craftsmen, state.artisans
    weapons, masters, priority, token_cost = state.weapons, state.masters, state.priority, state.printed.token_cost
    written = {}
    for seat, colour in enumerate(seats):
        tokens = masters[seat * pieces.MASTERS : (seat + 1) * pieces.MASTERS]
        written[colour] = {
            "vp": vp[seat],
            "coins": coins[seat],
            "wet": wet[seat],
            "dry": dry[seat],
            "craftsmen": craftsmen[seat],
            "artisans": artisans[seat],
            "weapons": [name for weapon, name in enumerate(pieces.WEAPON_NAMES) if weapons[seat] >> weapon & 1],
            "masters": {name: token_cost[token - 1] for name, token in zip(pieces.MASTER_NAMES, tokens, strict=True) if token},
            "priority": priority[seat] or None,
        }
    return written


def _write_pending(state: State) -> dict[str, Any]:
    """The turn so far: only the ring turned, or the worker placed and the current question."""
    written: dict[str, Any] = {"step": pieces.STEP_NAMES[state.step]}
    if state.step != pieces.AT_PLACE:
        written["segment"] = state.segment + 1
        written["worker"] = pieces.WORKER_NAMES[state.worker]
    if state.step == pieces.AT_WEAPON:
        written["built"] = names.space(state.printed, state.built)
        written["then"] = pieces.STEP_NAMES[state.after_weapon]
    return written


def read(position: Any, printed: Printed) -> State:
    """The state of a position, or `BadPosition` for what pieces or geometry forbid."""
    fields = Fields(position)
    fields.word("game", ("terracotta",))
    fields.text("edition")  # the caller has found it
    state = State(printed)
    players = fields.inside("players")
    seats = _read_seats(players)
    state.players = len(seats)
    state.colour = [pieces.COLOURS.index(colour) for colour in seats] + [0] * (pieces.MAX_PLAYERS - len(seats))
    state.round = fields.number("round", 1, pieces.ROUNDS)
    _read_order(fields, state, seats)
    rings = fields.inside("rings")
    state.inner_turn = rings.number("inner") % printed.segments
    state.middle_turn = rings.number("middle") % printed.segments
    rings.done()
    _read_tiles(fields, state)
    inspectors = fields.inside("inspectors")
    state.row_inspector = inspectors.number("row", 1, printed.rows) - 1
    state.column_inspector = inspectors.number("column", 1, printed.columns) - 1
    inspectors.done()
    warehouses = fields.listed("warehouses", range(pieces.WAREHOUSES, pieces.WAREHOUSES + 1))
    state.warehouse = [fields.check_number("warehouses", clay) for clay in warehouses]
    board.read(fields, state, seats)
    for seat, colour in enumerate(seats):
        _read_player(players.inside(colour), state, seat)
    _read_priority(fields, state)
    _read_wheel(fields, state, seats)
    _read_turn(fields, state, seats)
    if fields.has("supply"):
        fields.take("supply")  # of a server's table: it follows from the mausoleum
    fields.done()
    return state


def _read_seats(players: Fields) -> list[str]:
    for colour in players.names():
        if colour not in pieces.COLOURS:
            raise players.refuse(colour, "terracotta-position-colours", known=codes(pieces.COLOURS))
    seats = [colour for colour in pieces.COLOURS if players.has(colour)]
    if not 2 <= len(seats) <= pieces.MAX_PLAYERS:
        raise BadPosition("players", "setup-players", fewest=2, most=pieces.MAX_PLAYERS, given=len(seats))
    return seats


def _read_order(fields: Fields, state: State, seats: list[str]) -> None:
    order = fields.listed("order", range(len(seats), len(seats) + 1))
    places = [seats.index(fields.check_word("order", colour, seats)) for colour in order]
    if len(set(places)) < len(places):
        raise fields.refuse("order", "terracotta-position-order-twice")
    state.order = places + [0] * (pieces.MAX_PLAYERS - len(places))


def _read_tiles(fields: Fields, state: State) -> None:
    tiles = fields.listed("tiles", range(pieces.ROUNDS, pieces.ROUNDS + 1))
    known = [pieces.TILE_NAMES[tile] for tile in state.printed.tiles]
    numbers = [pieces.TILE_NAMES.index(fields.check_word("tiles", tile, known)) for tile in tiles]
    if len(set(numbers)) < pieces.ROUNDS:
        raise fields.refuse("tiles", "terracotta-position-tile-twice")
    state.tiles = numbers


def _set(values: list[int], index: int, value: int) -> list[int]:
    """A changed copy: the lists of a compiled state are copies themselves, and are set as a whole."""
    changed = list(values)
    changed[index] = value
    return changed


def _read_player(fields: Fields, state: State, seat: int) -> None:
    state.vp = _set(state.vp, seat, fields.number("vp"))
    state.coins = _set(state.coins, seat, fields.number("coins"))
    state.wet = _set(state.wet, seat, fields.number("wet"))
    state.dry = _set(state.dry, seat, fields.number("dry"))
    craftsmen, artisans = fields.number("craftsmen"), fields.number("artisans")
    workers = pieces.WORKERS[state.players]
    if craftsmen + artisans != workers:
        raise fields.refuse("craftsmen", "terracotta-position-workers", workers=workers, given=craftsmen + artisans)
    state.craftsmen = _set(state.craftsmen, seat, craftsmen)
    state.artisans = _set(state.artisans, seat, artisans)
    weapons = [
        pieces.WEAPON_NAMES.index(fields.check_word("weapons", name, pieces.WEAPON_NAMES)) for name in fields.listed("weapons")
    ]
    if len(set(weapons)) < len(weapons):
        raise fields.refuse("weapons", "terracotta-position-weapon-twice")
    state.weapons = _set(state.weapons, seat, sum(1 << weapon for weapon in weapons))
    masters = fields.inside("masters")
    costs = list(state.printed.token_cost)
    used: list[int] = []
    for master, name in enumerate(pieces.MASTER_NAMES):
        if masters.has(name):
            cost = masters.number(name)
            if cost not in costs:
                raise masters.refuse(name, "terracotta-position-no-token", cost=cost)
            if cost in used:
                raise masters.refuse(name, "terracotta-position-token-twice", cost=cost)
            used.append(cost)
            state.masters = _set(state.masters, seat * pieces.MASTERS + master, costs.index(cost) + 1)
    masters.done()
    token = fields.take("priority")
    if token is not None:
        state.priority = _set(state.priority, seat, fields.check_number("priority", token, 1, state.players - 1))
    fields.done()


def _read_priority(fields: Fields, state: State) -> None:
    left = [fields.check_number("priority_left", token, 1, state.players - 1) for token in fields.listed("priority_left")]
    held = [token for token in state.priority if token]
    if sorted(left + held) != list(range(1, state.players)):
        raise fields.refuse("priority_left", "terracotta-position-priority", last=state.players - 1)
    state.priority_count = len(left)
    state.priority_left = left[::-1] + [0] * (pieces.MAX_PLAYERS - 1 - len(left))


def _read_wheel(fields: Fields, state: State, seats: list[str]) -> None:
    segments = fields.inside("wheel")
    at = {pieces.CRAFTSMAN: [pieces.NOBODY] * pieces.MAX_SEGMENTS, pieces.ARTISAN: [pieces.NOBODY] * pieces.MAX_SEGMENTS}
    placed = {pieces.CRAFTSMAN: [0] * pieces.MAX_PLAYERS, pieces.ARTISAN: [0] * pieces.MAX_PLAYERS}
    known = [str(segment + 1) for segment in range(state.printed.segments)]
    for key in segments.names():
        if key not in known:
            raise segments.refuse(key, "terracotta-position-segment", segments=state.printed.segments)
        for worker in segments.listed(key, range(0, 3)):
            if not isinstance(worker, list) or len(worker) != 2:
                raise segments.refuse(key, "terracotta-position-pairs", given=show(worker))
            seat = seats.index(segments.check_word(key, worker[0], seats))
            kind = pieces.WORKER_NAMES.index(segments.check_word(key, worker[1], pieces.WORKER_NAMES))
            if at[kind][int(key) - 1] != pieces.NOBODY:
                raise segments.refuse(key, "terracotta-position-two-workers", kind=pieces.WORKER_NAMES[kind])
            at[kind][int(key) - 1] = seat
            placed[kind][seat] += 1
    for seat, colour in enumerate(seats):
        for kind, has in ((pieces.CRAFTSMAN, state.craftsmen[seat]), (pieces.ARTISAN, state.artisans[seat])):
            if placed[kind][seat] > has:
                raise BadPosition("wheel", "terracotta-position-too-many-workers", kind=pieces.WORKER_NAMES[kind], colour=colour)
    state.craftsman_at, state.artisan_at = at[pieces.CRAFTSMAN], at[pieces.ARTISAN]
    state.craftsmen_placed, state.artisans_placed = placed[pieces.CRAFTSMAN], placed[pieces.ARTISAN]


def _read_turn(fields: Fields, state: State, seats: list[str]) -> None:
    """Whose turn it is, and at which step: it must fit the workers on the wheel (T3.1)."""
    state.step, state.built = pieces.AT_TURN, pieces.NOBODY
    to_act = fields.take("to_act")
    placed = [wheel.placed(state, state.order[place]) for place in range(state.players)]
    if to_act is None:
        if state.round < pieces.ROUNDS or placed != [pieces.WORKERS[state.players]] * state.players:
            raise fields.refuse("to_act", "terracotta-position-not-the-end", rounds=pieces.ROUNDS)
        state.step = pieces.OVER
        state.actor = pieces.NOBODY
        return
    state.actor = seats.index(fields.check_word("to_act", to_act, seats))
    if fields.has("pending"):
        _read_pending(fields.inside("pending"), state)
    if state.step > pieces.AT_PLACE:  # the worker of this turn is on the wheel already
        placed[state.order[: state.players].index(state.actor)] -= 1
    rising = any(later > earlier for earlier, later in pairwise(placed))
    if rising or placed[0] - placed[-1] > 1:
        raise BadPosition("wheel", "terracotta-position-uneven")
    if placed[-1] == pieces.WORKERS[state.players]:
        raise fields.refuse("to_act", "terracotta-position-all-placed")
    expected = seats[state.order[placed.index(placed[-1])]]
    if expected != to_act:
        raise fields.refuse("to_act", "terracotta-position-other-turn", colour=expected)


def _read_pending(fields: Fields, state: State) -> None:
    step = pieces.STEP_NAMES.index(fields.word("step", ASKED_STEPS))
    state.step = step
    if step == pieces.AT_PLACE:
        fields.done()
        return
    state.segment = fields.number("segment", 1, state.printed.segments) - 1
    state.worker = pieces.WORKER_NAMES.index(fields.word("worker", pieces.WORKER_NAMES))
    at = state.craftsman_at if state.worker == pieces.CRAFTSMAN else state.artisan_at
    if at[state.segment] != state.actor:
        raise fields.refuse("segment", "terracotta-position-no-worker")
    if step == pieces.AT_WEAPON:
        state.built = board.space(fields, "built", state.printed)
        after = fields.word("then", [pieces.STEP_NAMES[step] for step in (pieces.AT_MIDDLE, pieces.AT_OUTER, pieces.AT_END)])
        state.after_weapon = pieces.STEP_NAMES.index(after)
        if not mausoleum.owns_warrior_at(state, state.actor, state.built):
            raise fields.refuse("built", "terracotta-position-no-warrior")
    fields.done()
    _check_asked(fields, state)


def _check_asked(fields: Fields, state: State) -> None:
    """A step is pending only where there is something to decide."""
    step = state.step
    if step == pieces.AT_ABILITY:
        master = wheel.action_value(state, pieces.MIDDLE_RING)
        if (
            wheel.action_kind(state, pieces.MIDDLE_RING) != pieces.MASTER
            or not state.masters[state.actor * pieces.MASTERS + master]
        ):
            raise fields.refuse("step", "terracotta-position-no-master")
    settled = state.clone()
    turn.pass_over_empty_steps(settled)
    if settled.step != step or settled.actor != state.actor:
        raise fields.refuse("step", "terracotta-position-nothing-to-decide")

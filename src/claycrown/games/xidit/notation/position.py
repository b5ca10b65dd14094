"""A position of Lords of Xidit as JSON: everything on the table and behind the screens, written canonically, read with care.

Written of a view, what it does not show is null, and the barracks are there: they do not follow from the rest, but lie open.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from claycrown.games.contract import EVERYTHING
from claycrown.games.edition import REMEMBERED
from claycrown.games.refused import codes, show
from claycrown.games.xidit.notation import pending
from claycrown.games.xidit.rules import guilds, names, pieces, setup, titans, virtual
from claycrown.games.xidit.rules.printed import Printed
from claycrown.games.xidit.rules.state import State, years
from claycrown.record.fields import Fields
from claycrown.record.notation import BadPosition

CITY_NAMES = tuple(str(city) for city in range(1, pieces.CITIES + 1))
COUNTED = {
    "recruitment_stack": "recruitment_count",
    "recruitment_discard": "recruitment_discards",
    "threat_stack": "threat_count",
    "threat_discard": "threat_discards",
}
"""The piles of tokens, and the state's fields with their sizes."""


def seats(state: State) -> list[str]:
    """The colours at the table, in seat order."""
    return [pieces.COLOURS[colour] for colour in state.colour[: state.players]]


def write(state: State) -> dict[str, Any]:
    at_table = seats(state)
    # Each reading of a compiled state's list copies it.
    tokens, standing, guild, guild_floors = state.token, state.standing, state.guild, state.guild_floors
    written: dict[str, Any] = {
        "game": "xidit",
        "edition": state.printed.edition.name,
        "options": {
            "short": bool(state.short_game),
            "hard_virtual": bool(state.hard_virtual),
            "open_screens": bool(state.open_screens),
        },
        "year": state.year,
        "first": at_table[state.first],
        "seats": at_table,
        "assessments": [pieces.ASSESSMENT_NAMES[assessment] for assessment in state.assessments],
        "recruits": {
            str(city): names.units(standing[city * pieces.TYPES : (city + 1) * pieces.TYPES])
            for city in range(pieces.CITY_ROOM)
            if tokens[city] == pieces.RECRUITMENT
        },
        "threats": [city for city in range(pieces.CITY_ROOM) if tokens[city] == pieces.THREAT],
        "next_recruitment": state.next_recruitment or None,
        "recruitment_stack": _write_stack(state.recruitment_stack, state.recruitment_count),
        "recruitment_discard": state.recruitment_discard[: state.recruitment_discards],
        "next_threat": state.next_threat or None,
        "threat_stack": _write_stack(state.threat_stack, state.threat_count),
        "threat_discard": state.threat_discard[: state.threat_discards],
        "titans": _write_titans(state),
        "regions": _write_regions(state, at_table),
        "guilds": {
            str(city): [at_table[owner], floors]
            for city, (owner, floors) in enumerate(zip(guild, guild_floors, strict=True))
            if owner != pieces.NOBODY
        },
        "virtual": dict(zip(pieces.ASSESSMENT_NAMES, state.virtual, strict=True)) if virtual.stands(state) else None,
        "players": _write_players(state, at_table),
        "over": state.step == pieces.OVER,
    }
    if state.viewer != EVERYTHING:
        written["barracks"] = dict(zip(pieces.UNIT_LETTERS, state.barracks, strict=True))
    if state.step not in (pieces.AT_START, pieces.AT_PLAN, pieces.OVER) or any(plan != pieces.NOT_IN for plan in state.plan):
        written["pending"] = pending.write(state, at_table)
    return written


def _write_stack(stack: list[int], count: int) -> list[int | None]:
    """Top first."""
    return [token or None for token in reversed(stack[:count])]


def _write_titans(state: State) -> list[list[dict[str, Any] | None]]:
    """Each stack, top first."""
    written: list[list[dict[str, Any] | None]] = [[] for _ in range(pieces.TITAN_STACKS)]
    for place, titan in enumerate(state.titan):
        stack = place // 2
        if titan == pieces.UNKNOWN:
            written[stack].append(None)
        elif titan:
            raging = place % 2 == 0 and titans.is_raging(state, stack)
            written[stack].append({**_figures(state.printed, titan - 1), "raging": raging})
    return written


@lru_cache(maxsize=pieces.TITANS * REMEMBERED)
def _figures(printed: Printed, titan: int) -> dict[str, int]:
    return {
        "units": printed.titan_symbols[titan // 2],
        "gold": printed.titan_gold[titan],
        "bards": printed.titan_bards[titan],
        "floors": printed.titan_floors[titan],
    }


def _write_regions(state: State, at_table: list[str]) -> dict[str, dict[str, int | None]]:
    written = {}
    bards = list(state.bards)
    for region, name in enumerate(state.printed.region_names):
        placed = bards[region : len(at_table) * pieces.REGIONS : pieces.REGIONS]
        if any(placed):
            written[name] = {colour: _known(amount) for colour, amount in zip(at_table, placed, strict=True) if amount}
    return written


def _known(value: int) -> int | None:
    return None if value == pieces.UNKNOWN else value


def _write_players(state: State, at_table: list[str]) -> dict[str, dict[str, Any]]:
    city, units, gold, bards_left = state.city, state.units, state.gold, state.bards_left
    floors_left, floors_waiting = state.floors_left, state.floors_waiting
    written = {}
    for seat, colour in enumerate(at_table):
        own = units[seat * pieces.TYPES : (seat + 1) * pieces.TYPES]
        written[colour] = {
            "city": city[seat] or None,
            "units": None if pieces.UNKNOWN in own else names.units(own),
            "gold": _known(gold[seat]),
            "bards_left": _known(bards_left[seat]),
            "floors_left": _known(floors_left[seat]),
            "floors_waiting": _known(floors_waiting[seat]),
        }
    return written


def read(position: Any, printed: Printed, seed: int = 0) -> State:
    """The state of a position, or `BadPosition` for what pieces or geometry forbid. The seed is for coming shuffles."""
    fields = Fields(position)
    fields.word("game", ("xidit",))
    fields.text("edition")  # the caller has found it
    state = State(printed)
    state.stream = seed % 2**64
    at_table = _read_seats(fields, state)
    _read_options(fields.inside("options"), state)
    setup.mark_wasteland(state)
    state.year = fields.number("year", 1, years(state))
    state.first = at_table.index(fields.word("first", at_table))
    _read_assessments(fields, state)
    _read_tokens(fields, state)
    _read_titans(fields, state)
    _read_regions(fields.inside("regions"), state, at_table)
    _read_guilds(fields.inside("guilds"), state, at_table)
    _read_virtual(fields, state)
    players = fields.inside("players")
    for seat, colour in enumerate(at_table):
        _read_player(players.inside(colour), state, seat)
    players.done()
    _fill_barracks(state)
    if fields.flag("over"):
        state.step = pieces.OVER
    elif fields.has("pending"):
        pending.read(fields.inside("pending"), state, at_table)
    else:
        setup.next_start(state)
    fields.done()
    return state


def _read_seats(fields: Fields, state: State) -> list[str]:
    colours = fields.listed("seats", range(pieces.MIN_PLAYERS, pieces.MAX_PLAYERS + 1))
    numbers = [pieces.COLOURS.index(fields.check_word("seats", colour, pieces.COLOURS)) for colour in colours]
    if sorted(set(numbers)) != numbers:
        raise fields.refuse("seats", "xidit-position-seats", known=codes(pieces.COLOURS))
    state.players = len(numbers)
    state.colour = _padded(numbers, pieces.MAX_PLAYERS)
    return [str(colour) for colour in colours]


def _padded(values: list[int], length: int) -> list[int]:
    return values + [0] * (length - len(values))


def _read_options(fields: Fields, state: State) -> None:
    state.short_game = int(fields.flag("short"))
    state.hard_virtual = int(fields.flag("hard_virtual"))
    state.open_screens = int(fields.flag("open_screens"))
    fields.done()


def _read_assessments(fields: Fields, state: State) -> None:
    listed = fields.listed("assessments", range(pieces.ASSESSMENTS, pieces.ASSESSMENTS + 1))
    order = [pieces.ASSESSMENT_NAMES.index(fields.check_word("assessments", name, pieces.ASSESSMENT_NAMES)) for name in listed]
    if len(set(order)) < pieces.ASSESSMENTS:
        raise fields.refuse("assessments", "xidit-position-assessment-twice")
    state.assessments = order


def _read_tokens(fields: Fields, state: State) -> None:
    """Every token of the set in use lies in exactly one place."""
    unused = {city for city in range(1, pieces.CITY_ROOM) if setup.is_token_used(state, city)}

    def lay(key: str, city: Any) -> int:
        number = fields.check_number(key, city, 1, pieces.CITIES)
        if not setup.is_token_used(state, number):
            raise fields.refuse(key, "xidit-position-token-unused", city=number)
        if number not in unused:
            raise fields.refuse(key, "xidit-position-token-twice", city=number)
        unused.remove(number)
        return number

    token, standing = [pieces.NO_TOKEN] * pieces.CITY_ROOM, [0] * (pieces.CITY_ROOM * pieces.TYPES)
    recruits = fields.inside("recruits")
    for key in recruits.names():
        city = lay("recruits", int(recruits.check_word(key, key, CITY_NAMES)))
        token[city] = pieces.RECRUITMENT
        standing[city * pieces.TYPES : (city + 1) * pieces.TYPES] = _read_units(recruits, key, state.printed)
        if not any(standing[city * pieces.TYPES : (city + 1) * pieces.TYPES]):
            state.empty_tokens += 1  # X2.2
    for listed in fields.listed("threats"):
        token[lay("threats", listed)] = pieces.THREAT
    state.token, state.standing = token, standing
    recruitment, threat = fields.take("next_recruitment"), fields.take("next_threat")
    state.next_recruitment = pieces.NOWHERE if recruitment is None else lay("next_recruitment", recruitment)
    state.next_threat = pieces.NOWHERE if threat is None else lay("next_threat", threat)
    for key, count in COUNTED.items():
        tokens = [lay(key, listed) for listed in fields.listed(key)]
        upwards = tokens[::-1] if key.endswith("stack") else tokens
        setattr(state, key, _padded(upwards, pieces.CITIES))
        setattr(state, count, len(tokens))
    if unused:
        raise BadPosition("tokens", "xidit-position-token-nowhere", city=min(unused))


def _read_units(fields: Fields, key: str, printed: Printed) -> list[int]:
    """Letters in any order, counted by type."""
    letters = fields.text(key)
    for letter in letters:
        if letter not in pieces.UNIT_LETTERS:
            raise fields.refuse(key, "xidit-position-letters", letters=pieces.UNIT_LETTERS, given=show(letters))
    counts = [letters.count(letter) for letter in pieces.UNIT_LETTERS]
    _check_units(counts, printed)  # before the state has them: its fields are small
    return counts


def _read_titans(fields: Fields, state: State) -> None:
    placed = [0] * pieces.TITANS
    raging = [0] * pieces.TITAN_STACKS
    for stack, listed in enumerate(fields.listed("titans", range(pieces.TITAN_STACKS, pieces.TITAN_STACKS + 1))):
        path = f"titans {stack + 1}"
        if not isinstance(listed, list) or len(listed) > 2:
            raise BadPosition(path, "xidit-position-titans", given=show(listed))
        for depth, node in enumerate(listed):
            titan = Fields(node, path)
            figures = {key: titan.number(key) for key in ("units", "gold", "bards", "floors")}
            rages = titan.flag("raging")
            titan.done()
            fitting = [own for own in (2 * stack, 2 * stack + 1) if _figures(state.printed, own) == figures]
            free = [own for own in fitting if own + 1 not in placed]
            if not free:
                if fitting:
                    raise BadPosition(path, "xidit-position-titan-twice", titan=show(figures))
                symbols = state.printed.titan_symbols[stack]
                raise BadPosition(path, "xidit-position-titan-unknown", titan=show(figures), symbols=symbols)
            if rages and depth:
                raise BadPosition(path, "xidit-position-titan-below")
            placed[2 * stack + depth] = free[0] + 1
            if rages:
                raging[stack] = 1
    state.titan, state.raging = placed, raging


def _read_regions(fields: Fields, state: State, at_table: list[str]) -> None:
    bards = [0] * (pieces.MAX_PLAYERS * pieces.REGIONS)
    for region, name in enumerate(state.printed.region_names):
        if fields.has(name):
            there = fields.inside(name)
            for colour in there.names():
                seat = at_table.index(there.check_word(colour, colour, at_table))
                bards[seat * pieces.REGIONS + region] = there.number(colour, 0, pieces.BARDS_EACH)
                if state.wasteland >> region & 1 and bards[seat * pieces.REGIONS + region]:
                    raise there.refuse(colour, "xidit-position-wasteland")
    fields.done()
    state.bards = bards


def _read_guilds(fields: Fields, state: State, at_table: list[str]) -> None:
    guild, floors = [pieces.NOBODY] * pieces.CITY_ROOM, [0] * pieces.CITY_ROOM
    for key in fields.names():
        city = int(fields.check_word(key, key, CITY_NAMES))
        owner, height = fields.listed(key, range(2, 3))
        guild[city] = at_table.index(fields.check_word(key, owner, at_table))
        floors[city] = fields.check_number(key, height, 1, pieces.HIGHEST_GUILD)
    state.guild, state.guild_floors = guild, floors


def _read_virtual(fields: Fields, state: State) -> None:
    """X9.2: with three players, and only then."""
    if not virtual.stands(state):
        if fields.take("virtual") is not None:
            raise fields.refuse("virtual", "xidit-position-no-virtual")
        return
    values = fields.inside("virtual")
    state.virtual = [values.number(name, 0, state.printed.virtual_highest) for name in pieces.ASSESSMENT_NAMES]
    values.done()


def _set(values: list[int], index: int, value: int) -> list[int]:
    """A changed copy: the lists of a compiled state are copies themselves, and are set as a whole."""
    changed = list(values)
    changed[index] = value
    return changed


def _read_player(fields: Fields, state: State, seat: int) -> None:
    city = fields.take("city")
    if city is not None:
        state.city = _set(state.city, seat, fields.check_number("city", city, 1, pieces.CITIES))
    units = list(state.units)
    units[seat * pieces.TYPES : (seat + 1) * pieces.TYPES] = _read_units(fields, "units", state.printed)
    state.units = units
    state.gold = _set(state.gold, seat, fields.number("gold"))
    left = fields.number("bards_left", 0, pieces.BARDS_EACH)
    placed = sum(state.bards[seat * pieces.REGIONS : (seat + 1) * pieces.REGIONS])
    if left + placed != pieces.BARDS_EACH:
        raise fields.refuse("bards_left", "xidit-position-bards", placed=placed, all=pieces.BARDS_EACH, given=left + placed)
    state.bards_left = _set(state.bards_left, seat, left)
    left, waiting = fields.number("floors_left", 0, pieces.FLOORS_EACH), fields.number("floors_waiting", 0, pieces.FLOORS_EACH)
    built = sum(floors for owner, floors in zip(state.guild, state.guild_floors, strict=True) if owner == seat)
    if built + left + waiting != pieces.FLOORS_EACH:
        total = built + left + waiting
        counts = {"built": built, "waiting": waiting, "all": pieces.FLOORS_EACH, "given": total}
        raise fields.refuse("floors_left", "xidit-position-floors", **counts)
    if waiting and guilds.has_guild_with_room(state, seat):
        raise fields.refuse("floors_waiting", "xidit-position-floors-waiting")
    state.floors_left, state.floors_waiting = _set(state.floors_left, seat, left), _set(state.floors_waiting, seat, waiting)
    fields.done()


def _fill_barracks(state: State) -> None:
    """The units that are nowhere else."""
    used = _by_type(state.units, state.standing)
    _check_units(used, state.printed)
    state.barracks = [units - count for units, count in zip(state.printed.units, used, strict=True)]


def _check_units(counts: list[int], printed: Printed) -> None:
    """X1.3: no more of a type than there are."""
    for letter, count, units in zip(pieces.UNIT_LETTERS, counts, printed.units, strict=True):
        if count > units:
            raise BadPosition("units", "xidit-position-units", count=count, letter=letter, units=units)


def _by_type(*tables: Sequence[int]) -> list[int]:
    return [sum(sum(table[kind :: pieces.TYPES]) for table in tables) for kind in range(pieces.TYPES)]

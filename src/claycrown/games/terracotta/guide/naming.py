"""What things are called: as messages of the catalogue."""

from functools import lru_cache

from claycrown.games.arguments import Value
from claycrown.games.edition import REMEMBERED
from claycrown.games.message import Message
from claycrown.games.terracotta.rules import mausoleum, names, pieces, wheel
from claycrown.games.terracotta.rules.printed import Printed
from claycrown.games.terracotta.rules.state import State


def master(number: int) -> Message:
    return Message("terracotta-master", {"name": pieces.MASTER_NAMES[number]})


def weapon(number: int) -> Message:
    return Message("terracotta-weapon", {"name": pieces.WEAPON_NAMES[number]})


def tile(name: str) -> Message:
    return Message("terracotta-tile", {"name": name.replace(" ", "-")})


def warrior(type: str) -> Message:
    return Message("terracotta-warrior", {"type": type})


def specialist(type: str) -> Message:
    return Message("terracotta-specialist", {"type": type})


def worker(kind: str) -> Message:
    """A craftsman, an artisan, or `either`."""
    return Message("terracotta-worker", {"kind": kind})


def goods(what: str, amount: int) -> Message:
    """`+8 VP`, `−3 wet clay`."""
    return Message("terracotta-goods", {"what": what.replace(" ", "-"), "amount": amount})


def place(where: str) -> int | str:
    """A place of the notation: a row is a number."""
    return int(where) if where.isdecimal() else where


def ring_action(view: State, ring: int, segment: int) -> Message:
    """What a ring now shows in a segment."""
    return _printed_action(view.printed, wheel.action_place(view, ring, segment))


@lru_cache(maxsize=3 * pieces.MAX_SEGMENTS * REMEMBERED)
def _printed_action(printed: Printed, place: int) -> Message:
    kind, value, name = _printed_parts(printed, place)
    named = Message(f"terracotta-{'master' if kind == 'master' else 'weapon'}", {"name": name}) if name else ""
    return Message("terracotta-action", {"kind": kind, "value": value, "name": named})


def ring_action_parts(view: State, ring: int, segment: int) -> tuple[str, int, str]:
    """Its kind, how much of it, and the master or weapon."""
    return _printed_parts(view.printed, wheel.action_place(view, ring, segment))


def _printed_parts(printed: Printed, place: int) -> tuple[str, int, str]:
    kind, value = printed.action_kind[place], printed.action_value[place]
    name = pieces.MASTER_NAMES[value] if kind == pieces.MASTER else pieces.WEAPON_NAMES[value] if kind == pieces.READY else ""
    return pieces.RING_ACTION_NAMES[kind], value if kind in (pieces.COINS, pieces.CLAY, pieces.BUILD) else 0, name


def statue(view: State, space: int) -> Message:
    """What stands on a space: "yellow officer on a horse"."""
    rider = view.rider[space]
    if rider != pieces.NOBODY:
        name = warrior(pieces.WARRIOR_NAMES[mausoleum.type_on(view, space)])
        colour = Message(f"app-colour-{pieces.COLOURS[view.colour[view.owner[rider]]]}")
        mounted = mausoleum.is_mounted(view, rider)
        return Message("terracotta-statue-mounted" if mounted else "terracotta-statue-owned", {"statue": name, "colour": colour})
    standing = view.statue[space]
    if standing == pieces.EMPTY:
        return Message("terracotta-empty")
    if mausoleum.is_archer(view, space):
        return Message("terracotta-archer-facing", {"way": pieces.DIRECTION_NAMES[standing - pieces.ARCHER]})
    return specialist("footman" if standing == pieces.FOOTMAN else "musician")


def space_number(view: State, name: str) -> int:
    """Of a space that the notation names."""
    return names.COLUMN_LETTERS.index(name[0]) + view.printed.columns * (int(name[1:]) - 1)


def inspected(view: State, line: Value, steps: Value) -> int | str:
    """The place where the inspector of that line is after these steps (T1.10: a loop)."""
    if line == "row":
        return (view.row_inspector + int(steps)) % view.printed.rows + 1
    return names.COLUMN_LETTERS[(view.column_inspector + int(steps)) % view.printed.columns]

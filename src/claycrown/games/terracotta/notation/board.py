"""The mausoleum in a position: two signs a space."""

from claycrown.games.message import Message
from claycrown.games.refused import show
from claycrown.games.terracotta.rules import mausoleum, names, pieces
from claycrown.games.terracotta.rules.printed import Printed
from claycrown.games.terracotta.rules.state import State
from claycrown.record.fields import Fields

WARRIOR_SIGNS = "OGCS"
DIRECTION_SIGNS = "^v<>"
NOTHING = ".."


def write(state: State) -> list[str]:
    columns = state.printed.columns
    # Each reading of a compiled state's list copies it.
    statues, owners, riders, colours = state.statue, state.owner, state.rider, state.colour
    signs = []
    for space in range(state.printed.spaces):
        statue = statues[space]
        if statue == pieces.EMPTY:
            signs.append(NOTHING)
        elif statue <= pieces.SOLDIER:
            signs.append(WARRIOR_SIGNS[statue - pieces.OFFICER] + pieces.COLOURS[colours[owners[space]]][0])
        elif statue == pieces.FOOTMAN:
            signs.append("f.")
        elif statue == pieces.MUSICIAN:
            signs.append("m.")
        elif statue < pieces.HORSE:
            signs.append("a" + DIRECTION_SIGNS[statue - pieces.ARCHER])
        else:
            towards = mausoleum.opposite(mausoleum.mount_direction(state, riders[space]))
            signs.append("h" + DIRECTION_SIGNS[towards])
    return [" ".join(signs[row * columns : (row + 1) * columns]) for row in range(state.printed.rows)]


def space(fields: Fields, key: str, printed: Printed) -> int:
    """A field that names a space."""
    return space_names(printed).index(fields.word(key, space_names(printed)))


def space_names(printed: Printed) -> list[str]:
    return [names.space(printed, number) for number in range(printed.spaces)]


def read(fields: Fields, state: State, seats: list[str]) -> None:
    printed = state.printed
    letters = {colour[0]: seat for seat, colour in enumerate(seats)}
    statue, owner, rider = (
        [pieces.EMPTY] * pieces.MAX_SPACES,
        [pieces.NOBODY] * pieces.MAX_SPACES,
        [pieces.NOBODY] * pieces.MAX_SPACES,
    )
    horses: dict[int, int] = {}
    for number, sign in enumerate(_signs(fields, printed)):
        where = names.space(printed, number)
        kind, detail = sign[0], sign[1]
        if kind in WARRIOR_SIGNS and detail in letters:
            statue[number] = pieces.OFFICER + WARRIOR_SIGNS.index(kind)
            owner[number] = letters[detail]
            rider[number] = number
        elif sign == "f.":
            statue[number] = pieces.FOOTMAN
        elif sign == "m.":
            statue[number] = pieces.MUSICIAN
        elif kind == "a" and detail in DIRECTION_SIGNS:
            statue[number] = pieces.ARCHER + DIRECTION_SIGNS.index(detail)
        elif kind == "h" and detail in DIRECTION_SIGNS:
            statue[number] = pieces.HORSE
            horses[number] = DIRECTION_SIGNS.index(detail)
        elif sign != NOTHING:
            raise fields.refuse("mausoleum", "terracotta-position-sign", space=where, sign=repr(sign))
    state.statue, state.owner = statue, owner
    _saddle(fields, state, horses, rider)
    state.statue, state.owner, state.rider = statue, _owners(owner, rider), rider
    _count(fields, state)


def _owners(owner: list[int], rider: list[int]) -> list[int]:
    return [owner[riding] if riding != pieces.NOBODY else pieces.NOBODY for riding in rider]


def _signs(fields: Fields, printed: Printed) -> list[str]:
    signs: list[str] = []
    for number, row in enumerate(fields.listed("mausoleum", range(printed.rows, printed.rows + 1)), 1):
        spaces = row.split() if isinstance(row, str) else []
        if len(spaces) != printed.columns or any(len(sign) != 2 for sign in spaces):
            raise fields.refuse("mausoleum", "terracotta-position-row", row=number, columns=printed.columns, given=show(row))
        signs += spaces
    return signs


def _saddle(fields: Fields, state: State, horses: dict[int, int], rider: list[int]) -> None:
    """T6.2: every horse lies on two spaces in a line from its rider, and every rider has one horse."""
    printed = state.printed
    nearer: dict[int, int] = {}  # the horse's space next to the rider, and the rider
    for space, towards in horses.items():
        ahead = mausoleum.next_space(state, space, towards)
        if ahead != pieces.NOBODY and rider[ahead] == ahead:
            nearer[space] = ahead
    mounted: set[int] = set()
    for space, towards in horses.items():
        ahead = mausoleum.next_space(state, space, towards)
        where = names.space(printed, space)
        if space in nearer:
            behind = mausoleum.next_space(state, space, mausoleum.opposite(towards))
            if horses.get(behind) != towards:
                raise fields.refuse("mausoleum", "terracotta-position-horse-crooked", space=where)
            if nearer[space] in mounted:
                raise fields.refuse("mausoleum", "terracotta-position-two-horses", space=where)
            mounted.add(nearer[space])
        elif ahead not in nearer or horses[ahead] != towards:
            raise fields.refuse("mausoleum", "terracotta-position-no-rider", space=where)
    for space in horses:
        near = space if space in nearer else mausoleum.next_space(state, space, horses[space])
        rider[space] = nearer[near]


def _count(fields: Fields, state: State) -> None:
    """T1.4: no more than the rack and the board's edge hold."""
    printed = state.printed
    statues = list(state.statue)[: printed.spaces]
    counts = [statues.count(pieces.OFFICER + kind) for kind in range(pieces.TYPES)]
    for kind, count in enumerate(counts):
        if count > printed.rack_size:
            warrior = Message("terracotta-warrior", {"type": pieces.WARRIOR_NAMES[kind]})
            raise fields.refuse("mausoleum", "terracotta-position-warriors", count=printed.rack_size, warrior=warrior)
    bought = {
        pieces.BUY_HORSE: statues.count(pieces.HORSE) // 2,
        pieces.BUY_FOOTMAN: statues.count(pieces.FOOTMAN),
        pieces.BUY_ARCHER: sum(pieces.ARCHER <= statue < pieces.HORSE for statue in statues),
        pieces.BUY_MUSICIAN: statues.count(pieces.MUSICIAN),
    }
    for specialist, count in bought.items():
        if count > printed.specialists:
            called = Message("terracotta-specialist", {"type": pieces.SPECIALIST_NAMES[specialist]})
            raise fields.refuse("mausoleum", "terracotta-position-specialists", count=printed.specialists, specialist=called)
    state.rack_left = [printed.rack_size - count for count in counts]
    state.specialists_left = [printed.specialists - bought[specialist] for specialist in range(len(bought))]
    state.empty_spaces = statues.count(pieces.EMPTY)

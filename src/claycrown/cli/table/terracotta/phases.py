"""What happens by itself at the end of a round and of the game (T8 to T10), one scoring after the other, in words."""

from collections.abc import Sequence
from typing import NamedTuple

from claycrown.cli.table.terracotta.outlook import is_of_the_end
from claycrown.games.contract import Entry
from claycrown.games.terracotta import groups, mausoleum, names
from claycrown.games.terracotta.pieces import (
    CENTRAL_COLUMN,
    CENTRAL_ROW,
    COINS_TILE,
    NOBODY,
    QUADRANT_TILE,
    TILE_NAMES,
    TYPE_TILE,
)
from claycrown.games.terracotta.state import State


class Phase(NamedTuple):
    rule: str
    title: str
    outcome: str
    entries: Sequence[Entry]
    where: str
    """The row, column, space or tile that it is about."""

    @property
    def sentence(self) -> str:
        return f"{self.title}: {self.outcome}."


def phases(after: State, entries: Sequence[Entry], seats: Sequence[str]) -> list[Phase]:
    """The entries of the end, in the order in which they were scored."""
    ended = [entry for entry in entries if is_of_the_end(entry.rule)]
    found: list[Phase] = []
    for rule, line, moved in (("T8.1", "row", "row inspector"), ("T8.2", "column", "column inspector")):
        moves = [entry for entry in ended if entry.rule == rule and entry.what == moved]
        if moves:
            where = _before(after, line, moves[0].where)
            found.append(_scored(rule, f"The inspector at {line} {where}", ended, seats, where, "nobody scores"))
    for where in _places(ended, "T8.3"):
        found.append(_scored("T8.3", f"The musician on {where}", ended, seats, where))
    if found:
        tile = _tile(after, ended)
        found.append(_scored("T8.4", f"The tile of the round, {tile}", ended, seats, tile, "nobody scores"))
        found.append(_clean_up(ended, seats))
    for where in _places(ended, "T10.1"):
        found.append(_scored("T10.1", f"The footman on {where}", ended, seats, where))
    for where in _places(ended, "T10.3"):
        found.append(_scored("T10.3", f"The group at {where}", ended, seats, where))
    if _places(ended, "T10.4"):
        found.append(_scored("T10.4", "The kneeling archers", ended, seats, ""))
    if any(entry.rule == "T10.5" for entry in ended):
        found.append(_scored("T10.5", "Half of clay and coins", ended, seats, ""))
    return found


def _places(entries: Sequence[Entry], rule: str) -> list[str]:
    return list(dict.fromkeys(entry.where for entry in entries if entry.rule == rule and entry.what == "vp"))


def _before(after: State, line: str, where: str) -> str:
    """Where an inspector stood before it moved on by one (T1.10: the track is a loop)."""
    if line == "row":
        return str((int(where) - 2) % after.printed.rows + 1)
    return names.COLUMN_LETTERS[(names.COLUMN_LETTERS.index(where) - 1) % after.printed.columns]


def _tile(after: State, entries: Sequence[Entry]) -> str:
    """The tile of the round that was scored: the one before the round that begins, or the last."""
    begun = any(entry.what == "round" for entry in entries)
    return TILE_NAMES[after.tiles[after.round - 1 - begun]]


def _scored(rule: str, title: str, entries: Sequence[Entry], seats: Sequence[str], where: str, nobody: str = "") -> Phase:
    mine = [entry for entry in entries if entry.rule == rule and entry.what == "vp" and (not where or entry.where == where)]
    sums = {seat: sum(entry.amount for entry in mine if entry.seat == seat) for seat in range(len(seats))}
    outcome = ", ".join(f"{seats[seat]} {vp} VP" for seat, vp in sums.items() if vp) or nobody
    return Phase(rule, title, outcome, mine, where)


def _clean_up(entries: Sequence[Entry], seats: Sequence[str]) -> Phase:
    """T9: the new order, the clay that dries, the coins of the masters."""
    parts = []
    order = [seats[entry.seat] for entry in entries if entry.what == "order"]
    if order:
        parts.append("the new order is " + ", ".join(order))
    drying = [entry for entry in entries if entry.rule == "T9.2" and entry.what == "dry clay"]
    if drying:
        parts.append("clay dries: " + ", ".join(f"{seats[entry.seat]} {entry.amount}" for entry in drying))
    coins = [entry for entry in entries if entry.rule == "T9.3"]
    if coins:
        parts.append("masters give coins: " + ", ".join(f"{seats[entry.seat]} {entry.amount}" for entry in coins))
    if any(entry.what == "round" for entry in entries):
        parts.append("the workers come back and both rings turn by one")
    mine = [entry for entry in entries if entry.rule.startswith("T9.")]
    return Phase("T9.1", "Clean-up", "; ".join(parts) or "nothing changes", mine, "")


def lit_spaces(state: State, phase: Phase) -> frozenset[str]:
    """The spaces that a scoring looks at."""
    printed = state.printed
    spaces = range(printed.spaces)
    columns = printed.columns
    if phase.rule == "T8.1":
        chosen = [space for space in spaces if space // columns == int(phase.where) - 1]
    elif phase.rule == "T8.2":
        chosen = [space for space in spaces if names.COLUMN_LETTERS[space % columns] == phase.where]
    elif phase.rule == "T8.4":
        chosen = _of_tile(state, TILE_NAMES.index(phase.where))
    elif phase.rule == "T10.4":
        chosen = [
            space for space in spaces if mausoleum.is_archer(state, space) and mausoleum.archer_faces(state, space) != NOBODY
        ]
    elif phase.rule in ("T8.3", "T10.1", "T10.3"):
        centre = next(space for space in spaces if names.space(printed, space) == phase.where)
        y, x = divmod(centre, columns)
        if phase.rule == "T8.3":
            chosen = [space for space in spaces if space // columns == y or space % columns == x]
        elif phase.rule == "T10.1":
            chosen = [space for space in spaces if abs(space // columns - y) <= 1 and abs(space % columns - x) <= 1]
        else:
            copy = state.clone()
            groups.find_groups(copy)
            numbers = list(copy.group)
            chosen = [space for space in spaces if numbers[space] == numbers[centre]]
    else:
        chosen = []
    return frozenset(names.space(printed, space) for space in chosen)


def _of_tile(state: State, tile: int) -> list[int]:
    printed = state.printed
    middle_row, middle_column = printed.rows // 2, printed.columns // 2
    chosen = []
    for space in range(printed.spaces):
        row, column = divmod(space, printed.columns)
        if tile == CENTRAL_ROW:
            counts = row == middle_row
        elif tile == CENTRAL_COLUMN:
            counts = column == middle_column
        elif tile < QUADRANT_TILE:
            counts = mausoleum.is_warrior(state, space) and mausoleum.type_on(state, space) == tile - TYPE_TILE
        elif tile < COINS_TILE:
            south, east = divmod(tile - QUADRANT_TILE, 2)
            counts = (row > middle_row if south else row < middle_row) and (
                column > middle_column if east else column < middle_column
            )
        else:
            counts = False
        if counts:
            chosen.append(space)
    return chosen

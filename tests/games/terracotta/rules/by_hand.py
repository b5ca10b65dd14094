"""A second reading of the rules, slow and plain: the mausoleum as a dictionary of spaces, counted as one would at the table.

It shares no code with the rules and works on written positions, so that both can be compared on any board.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

Space = tuple[int, int]
Sheet = dict[str, list[tuple[str, int]]]
FACING = {"^": (0, -1), "v": (0, 1), "<": (-1, 0), ">": (1, 0)}


@dataclass(frozen=True)
class Warrior:
    kind: str
    owner: str
    spaces: tuple[Space, ...]
    """The rider's first."""


@dataclass
class Board:
    columns: int
    rows: int
    warriors: list[Warrior] = field(default_factory=list)
    archers: dict[Space, Space] = field(default_factory=dict)
    """Where each stands and the space it faces."""
    footmen: list[Space] = field(default_factory=list)
    musicians: list[Space] = field(default_factory=list)

    def at(self, space: Space) -> Warrior | None:
        return next((warrior for warrior in self.warriors if space in warrior.spaces), None)

    def occupied(self) -> set[Space]:
        ridden = {space for warrior in self.warriors for space in warrior.spaces}
        return ridden | set(self.archers) | set(self.footmen) | set(self.musicians)

    def spaces(self) -> list[Space]:
        return [(column, row) for row in range(self.rows) for column in range(self.columns)]

    def working_for(self, warrior: Warrior) -> int:
        return sum(faced in warrior.spaces for faced in self.archers.values())


def board(position: dict[str, Any]) -> Board:
    rows = [row.split() for row in position["mausoleum"]]
    colours = {colour[0]: colour for colour in position["players"]}
    signs = {(column, row): sign for row, line in enumerate(rows) for column, sign in enumerate(line) if sign != ".."}
    found = Board(len(rows[0]), len(rows))
    for (column, row), sign in signs.items():
        if sign[0] in "OGCS":
            spaces = [(column, row)]
            for towards, (right, down) in FACING.items():
                first, second = (column - right, row - down), (column - 2 * right, row - 2 * down)
                if signs.get(first) == signs.get(second) == "h" + towards:
                    spaces += [first, second]
            found.warriors.append(Warrior(sign[0], colours[sign[1]], tuple(spaces)))
        elif sign[0] == "a":
            right, down = FACING[sign[1]]
            found.archers[column, row] = (column + right, row + down)
        elif sign == "f.":
            found.footmen.append((column, row))
        elif sign == "m.":
            found.musicians.append((column, row))
    return found


def majority(sheet: Sheet, counts: dict[str, int], archers: dict[str, int], vp: tuple[int, int], names: tuple[str, str]) -> None:
    """T1.8, T8.6."""
    most = max(counts.values(), default=0)
    leaders = [colour for colour, count in counts.items() if count == most and most > 0]
    if len(leaders) > 1:
        best = max(archers.get(colour, 0) for colour in leaders)
        leaders = [colour for colour in leaders if archers.get(colour, 0) == best]
    for colour, count in counts.items():
        if leaders == [colour]:
            sheet[colour].append((names[0], vp[0]))
        elif count > 0:
            sheet[colour].append((names[1], vp[1]))


def of_warriors(sheet: Sheet, there: Board, counted: Iterable[Warrior], vp: tuple[int, int], *names: str) -> None:
    counts = Counter({colour: 0 for colour in sheet})
    archers: Counter[str] = Counter()
    for warrior in counted:
        counts[warrior.owner] += 1
        archers[warrior.owner] += there.working_for(warrior)
    majority(sheet, counts, archers, vp, (names[0], names[-1]))


def score_round(position: dict[str, Any], figures: dict[str, Any]) -> Sheet:
    """T8."""
    there = board(position)
    sheet: Sheet = {colour: [] for colour in position["players"]}
    row, column = position["inspectors"]["row"] - 1, position["inspectors"]["column"] - 1

    def touching(columns: Iterable[int], rows: Iterable[int]) -> list[Warrior]:
        area = {(column, row) for column in columns for row in rows}
        return [warrior for warrior in there.warriors if area & set(warrior.spaces)]

    everywhere, across = range(there.rows), range(there.columns)
    of_warriors(sheet, there, touching(across, [row]), (7, 3), "inspector row")
    of_warriors(sheet, there, touching([column], everywhere), (7, 3), "inspector column")
    for column, row in there.musicians:
        own = Counter(warrior.owner for warrior in there.warriors if any(c == column or r == row for c, r in warrior.spaces))
        for colour, count in own.items():
            sheet[colour].append(("musician", count))
    tile = position["tiles"][position["round"] - 1]
    vp = tuple(figures["scoring_tiles"][key][position["round"] - 1] for key in ("domination", "presence"))
    half_columns, half_rows = there.columns // 2, there.rows // 2
    west, east = range(half_columns), range(half_columns + 1, there.columns)
    north, south = range(half_rows), range(half_rows + 1, there.rows)
    areas = {
        "central row": (across, [half_rows]),
        "central column": ([half_columns], everywhere),
        "north-west": (west, north),
        "north-east": (east, north),
        "south-west": (west, south),
        "south-east": (east, south),
    }
    types = {"officers": "O", "guards": "G", "crossbowmen": "C", "soldiers": "S"}
    if tile in areas:
        of_warriors(sheet, there, touching(*areas[tile]), (vp[0], vp[1]), "tile")
    elif tile in types:
        of_warriors(sheet, there, [warrior for warrior in there.warriors if warrior.kind == types[tile]], (vp[0], vp[1]), "tile")
    else:
        keys = ("coins",) if tile == "coins" else ("wet", "dry")
        goods = {colour: sum(player[key] for key in keys) for colour, player in position["players"].items()}
        majority(sheet, goods, {}, (vp[0], vp[1]), ("tile", "tile"))
    return sheet


def groups(there: Board) -> list[list[Warrior]]:
    """T1.6, T6.5: the warriors of each group, in the order of the group's first space."""
    kinds: dict[Space, str] = {warrior_space: warrior.kind for warrior in there.warriors for warrior_space in warrior.spaces}
    for space, faced in there.archers.items():
        served = there.at(faced)
        if served is not None:
            kinds[space] = served.kind
    found: list[list[Warrior]] = []
    left = sorted(kinds, key=lambda space: (space[1], space[0]))
    while left:
        reached = [left[0]]
        for column, row in reached:
            for right, down in FACING.values():
                beside = (column + right, row + down)
                if beside in left and beside not in reached and kinds[beside] == kinds[left[0]]:
                    reached.append(beside)
        warriors = [warrior for warrior in there.warriors if warrior.spaces[0] in reached]
        if len(warriors) + sum(space in there.archers for space in reached) >= 2:
            found.append(warriors)
        left = [space for space in left if space not in reached]
    return found


def score_final(position: dict[str, Any]) -> Sheet:
    """T10."""
    there = board(position)
    sheet: Sheet = {colour: [] for colour in position["players"]}
    for column, row in there.footmen:
        around = {(column + right, row + down) for right in (-1, 0, 1) for down in (-1, 0, 1)}
        of_warriors(sheet, there, [warrior for warrior in there.warriors if around & set(warrior.spaces)], (8, 2), "footman")
    for group in groups(there):
        owners = Counter(warrior.owner for warrior in group)
        for colour, count in owners.items():
            sheet[colour].append(("group", count * len(owners)))
        if len(owners) > 1:
            of_warriors(sheet, there, group, (5, 2), "domination", "presence")
    for faced in there.archers.values():
        served = there.at(faced)
        if served is not None:
            sheet[served.owner].append(("archer", 2))
    for colour, player in position["players"].items():
        if (half := (player["wet"] + player["dry"] + player["coins"]) // 2) > 0:
            sheet[colour].append(("resources", half))
    return sheet


def name(space: Space) -> str:
    return f"{'abcdefghi'[space[0]]}{space[1] + 1}"


def halberd_moves(there: Board, owner: str, built: Space) -> set[str]:
    """T5.5, T5.6."""
    moves = set()
    for warrior in there.warriors:
        if warrior.owner != owner or warrior.spaces[0] == built:
            continue
        free = set(there.spaces()) - (there.occupied() - set(warrior.spaces))
        for right, down in FACING.values():
            figure = list(warrior.spaces)
            while all((column + right, row + down) in free for column, row in figure):
                figure = [(column + right, row + down) for column, row in figure]
                moves.add(f"{name(warrior.spaces[0])}-{name(figure[0])}")
    return moves


def horses(there: Board, owner: str) -> set[str]:
    """T6.2."""
    free = set(there.spaces()) - there.occupied()
    ways = set()
    for warrior in there.warriors:
        if warrior.owner == owner and len(warrior.spaces) == 1:
            column, row = warrior.spaces[0]
            for direction, (right, down) in zip(("up", "down", "left", "right"), FACING.values(), strict=True):
                if {(column + right, row + down), (column + 2 * right, row + 2 * down)} <= free:
                    ways.add(f"{name(warrior.spaces[0])} {direction}")
    return ways


def crossbow(there: Board, space: Space) -> int:
    """T5.7."""
    best = 0
    for right, down in FACING.values():
        passed = 0
        column, row = space[0] + right, space[1] + down
        while (column, row) in there.spaces() and (column, row) not in there.occupied():
            passed += 1
            column, row = column + right, row + down
        if (column, row) in there.spaces():
            best = max(best, passed)
    return best

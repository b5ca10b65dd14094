"""The scoring of a round, and of the end, one lantern after the other."""

from collections.abc import Sequence

from claycrown.games.terracotta.guide.following import before_the_end
from claycrown.games.terracotta.guide.phases import CLEAN_UP, COLUMN, RESOURCES, ROW, TILE, Phase, phases
from claycrown.games.terracotta.guide.spaces import spaces_of
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import TILE_NAMES
from claycrown.games.terracotta.rules.state import State
from claycrown.guide.types import Moved, Scene


def scenes(moved: Moved) -> list[Scene]:
    """The table after each phase: until the clean-up the wheel of the round, from then on that of the next."""
    course = phases(moved.after, moved.entries)
    if not course:
        return []
    table = before_the_end(moved.before, moved.after, moved.entries)
    found = []
    for phase in course:
        points = list(table.vp)
        for entry in phase.entries:
            if entry.what == "vp":
                points[entry.seat] += entry.amount
        if phase.kind == CLEAN_UP:
            table = moved.after.clone()
        table.vp = points
        found.append(Scene(phase.kind, table.clone(), phase.entries, spots(table, phase)))
    return found


def spots(table: State, phase: Phase) -> list[str]:
    """What a phase looks at, and whom it concerns where that is nothing on the board."""
    marked = [f"space {name}" for name in spaces_of(table, phase.kind, phase.where)]
    if phase.kind == ROW:
        return ["inspector row", f"row {phase.where}", *marked]
    if phase.kind == COLUMN:
        return ["inspector column", f"column {phase.where}", *marked]
    if phase.kind == TILE:
        return [tile_spot(table, TILE_NAMES.index(phase.where)), *marked]
    if phase.kind in (CLEAN_UP, RESOURCES):
        return players(table, {entry.seat for entry in phase.entries if entry.seat >= 0})
    return marked


def tile_spot(table: State, tile: int) -> str:
    """`tile 3`: the tile of round 3."""
    return f"tile {list(table.tiles).index(tile) + 1}"


def players(table: State, seats: Sequence[int] | set[int]) -> list[str]:
    colours = GAME.seats(table)
    return [f"player {colours[seat]}" for seat in sorted(seats)]

"""What happens by itself at the end of a round and of the game (T8 to T10), one scoring after the other."""

from collections.abc import Sequence
from typing import NamedTuple

from claycrown.games.contract import Entry
from claycrown.games.terracotta.guide.following import is_of_the_end
from claycrown.games.terracotta.rules import names
from claycrown.games.terracotta.rules.pieces import TILE_NAMES
from claycrown.games.terracotta.rules.state import State

ROW, COLUMN, MUSICIAN, TILE, CLEAN_UP = "inspector row", "inspector column", "musician", "tile", "clean-up"
FOOTMAN, GROUP, ARCHER, RESOURCES = "footman", "group", "archer", "resources"
RULES = {
    ROW: "T8.1",
    COLUMN: "T8.2",
    MUSICIAN: "T8.3",
    TILE: "T8.4",
    CLEAN_UP: "T9.1",
    FOOTMAN: "T10.1",
    GROUP: "T10.3",
    ARCHER: "T10.4",
    RESOURCES: "T10.5",
}
"""The kinds of phases in their order, each with its rule."""


class Phase(NamedTuple):
    kind: str
    entries: Sequence[Entry]
    where: str = ""
    """The row, column, space or tile that it is about."""

    @property
    def rule(self) -> str:
        return RULES[self.kind]


def phases(after: State, entries: Sequence[Entry]) -> list[Phase]:
    """The entries of the end, in the order in which they were scored."""
    ended = [entry for entry in entries if is_of_the_end(entry.rule)]
    found: list[Phase] = []
    for kind, line in ((ROW, "row"), (COLUMN, "column")):
        moves = [entry for entry in ended if entry.rule == RULES[kind] and entry.what == f"{line} inspector"]
        if moves:
            found.append(_scored(kind, ended, _before(after, line, moves[0].where)))
    found += [_scored(MUSICIAN, ended, where) for where in _places(MUSICIAN, ended)]
    if found:
        found.append(_scored(TILE, ended, _tile(after, ended)))
        found.append(Phase(CLEAN_UP, [entry for entry in ended if entry.rule.startswith("T9.")]))
    for kind in (FOOTMAN, GROUP):
        found += [_scored(kind, ended, where) for where in _places(kind, ended)]
    for kind in (ARCHER, RESOURCES):
        phase = _scored(kind, ended, "")
        if phase.entries:
            found.append(phase)
    return found


def _scored(kind: str, entries: Sequence[Entry], where: str) -> Phase:
    mine = [
        entry for entry in entries if entry.rule == RULES[kind] and entry.what == "vp" and (not where or entry.where == where)
    ]
    return Phase(kind, mine, where)


def _places(kind: str, entries: Sequence[Entry]) -> list[str]:
    return list(dict.fromkeys(entry.where for entry in entries if entry.rule == RULES[kind] and entry.what == "vp"))


def _before(after: State, line: str, where: str) -> str:
    """Where an inspector stood before it moved on by one (T1.10: the track is a loop)."""
    if line == "row":
        return str((int(where) - 2) % after.printed.rows + 1)
    return names.COLUMN_LETTERS[(names.COLUMN_LETTERS.index(where) - 1) % after.printed.columns]


def _tile(after: State, entries: Sequence[Entry]) -> str:
    """The tile of the round that was scored: the one before the round that begins, or the last."""
    begun = any(entry.what == "round" for entry in entries)
    return TILE_NAMES[after.tiles[after.round - 1 - begun]]

"""The end of a round (T8 to T10) one scoring after the other, for those who watch it; `turn.end_round` does it at once."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from claycrown.games.contract import LedgerEntry
from claycrown.games.ledger import Ledger

from . import cleanup, final_scoring, groups, names, scoring, turn
from .game import entries
from .pieces import AT_END, AT_TURN, BUY_ARCHER, FOOTMAN, MUSICIAN, NOBODY, OVER, ROUNDS, TILE_NAMES
from .state import State

ROW, COLUMN, MUSICIANS, TILE, CLEAN_UP = "inspector row", "inspector column", "musician", "tile", "clean-up"
FOOTMEN, GROUPS, ARCHERS, RESOURCES = "footman", "group", "archer", "resources"
"""The kinds of phases, in their order; what is scored is called as on the score sheet."""


class Phase(NamedTuple):
    """An automatic step."""

    kind: str
    where: str
    """The row, column, space or tile that it is about; empty for what is about nothing in particular."""
    state: State
    """The table after it."""
    entries: list[LedgerEntry]


def decided(state: State, action: int) -> State:
    """The table after a legal decision, with its ledger, before its automatic consequences."""
    table = state.clone()
    table.book = Ledger()
    turn.carry_out(table, action)
    if table.step == AT_END and turn.next_to_act(table) == NOBODY:
        turn.leave_segment(table)
    turn.pass_on(table)
    return table


def is_round_over(state: State) -> bool:
    """T3.1: every player has placed all workers, and the last turn is done; of a table that `decided` gives."""
    return state.step == AT_TURN and turn.next_to_act(state) == NOBODY


def phases(state: State) -> Iterator[Phase]:
    """What follows the last turn of a round, from the table that `decided` gives."""
    table = state.clone()

    def play(kind: str, where: str, run: Callable[..., None], *of: int) -> Phase:
        table.book = Ledger()
        run(table, *of)
        return Phase(kind, where, table.clone(), entries(table))

    printed = table.printed
    yield play(ROW, str(table.row_inspector + 1), scoring.score_row)
    yield play(COLUMN, names.COLUMN_LETTERS[table.column_inspector], scoring.score_column)
    for space in _standing(table, MUSICIAN):
        yield play(MUSICIANS, names.space(printed, space), scoring.score_musician, space)
    yield play(TILE, TILE_NAMES[table.tiles[table.round - 1]], scoring.score_tile)
    if table.round < ROUNDS:
        yield play(CLEAN_UP, "", _next_round)
        return
    yield play(CLEAN_UP, "", cleanup.clean_up)
    for space in _standing(table, FOOTMAN):
        yield play(FOOTMEN, names.space(printed, space), final_scoring.score_footman, space)
    for number in range(1, groups.find_groups(table) + 1):
        where = names.space(printed, list(table.group).index(number))
        yield play(GROUPS, where, groups.score_group, number)
    if table.specialists_left[BUY_ARCHER] < printed.specialists:
        yield play(ARCHERS, "", final_scoring.score_archers)
    yield play(RESOURCES, "", _finish)


def _standing(table: State, statue: int) -> list[int]:
    return [space for space in range(table.printed.spaces) if table.statue[space] == statue]


def _next_round(s: State) -> None:
    cleanup.clean_up(s)
    cleanup.next_round(s)
    s.actor = s.order[0]


def _finish(s: State) -> None:
    final_scoring.score_resources(s)
    s.step = OVER
    s.actor = NOBODY

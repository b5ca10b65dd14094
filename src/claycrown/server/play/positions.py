"""Positions of a game at a number of entries: made from a snapshot and the few entries after it, kept in memory for a while.

What a number stands for never changes, because entries are only ever added. So a position in memory is never out of date.
"""

import zlib
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from sqlalchemy import Connection

from claycrown.games import contract
from claycrown.server.play import queries
from claycrown.server.play.cache import Lru
from claycrown.server.play.queries import Entry
from claycrown.server.play.rules import Rules, rules_of
from claycrown.server.play.wire import EntryKind
from claycrown.server.tables.rows import TableRow

ROUNDS = ("round", "year")
"""What games call their rounds."""


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game stands after a number of entries. Its state is shared and never changed: clone it first."""

    number: int
    state: Any
    deciders: tuple[int, ...]
    """The seats that are to decide."""
    since: int
    """The number at which what is to be decided now came up."""
    sealed: tuple[int, ...]
    """The seats that decide without knowing what others decide at the same time."""
    last: int
    """The number of the last decision that still stands; 0 if there is none."""
    last_seat: int
    """Whose it was."""
    turn: int = 0
    """The number at which the turn of the one who decides now began."""


@dataclass(frozen=True, slots=True)
class Step:
    """An entry with the positions before and after it; the state after still knows its ledger."""

    rules: Rules
    entry: Entry
    before: Position
    after: Position


def set_up(rules: Rules, players: int, seed: int, options: dict[str, bool]) -> Position:
    state = rules.game.new(players, seed, options, rules.edition)
    deciders = tuple(rules.game.deciders(state))
    return Position(0, state, deciders, 0, deciders if len(deciders) > 1 else (), 0, contract.SPECTATOR)


def is_hidden(position: Position, seat: int) -> bool:
    """Whether the seat decides now without knowing what others do: they are still to decide too, or it is sent once more."""
    return seat in position.sealed or seat not in position.deciders


def after_decision(rules: Rules, before: Position, entry: Entry, action: int) -> Position:
    """The position after a decision that is known to be legal."""
    state = before.state.clone()
    rules.game.apply(state, entry.seat, action)
    deciders = tuple(rules.game.deciders(state))
    rest = tuple(seat for seat in before.deciders if seat != entry.seat)
    goes_on = bool(deciders) and deciders == rest  # the others still have the same to decide
    if goes_on:
        since, sealed = before.since, tuple(seat for seat in before.sealed if seat in deciders)
    else:
        since, sealed = entry.number, ()
    if len(deciders) > 1:
        sealed = deciders
    same_turn = deciders == before.deciders == (entry.seat,) and round_of(state) == round_of(before.state)
    turn = before.turn if same_turn else entry.number
    return Position(entry.number, state, deciders, since, sealed, entry.number, entry.seat, turn)


def round_of(state: Any) -> int | None:
    """The round, year, ... of a game that has them."""
    return next((int(getattr(state, name)) for name in ROUNDS if hasattr(state, name)), None)


def gone_back(to: Position, number: int) -> Position:
    """An earlier position once more, as that of a later number."""
    return Position(number, to.state, to.deciders, number, to.sealed, to.last, to.last_seat, to.turn)


def _bare(position: Position) -> Position:
    """The same without the ledger of the last decision, which is large."""
    return replace(position, state=position.state.clone())


class _Snapshot(msgspec.Struct, array_like=True):
    """A position as it is stored."""

    state: dict[str, Any]
    since: int
    sealed: list[int]
    last: int
    last_seat: int
    turn: int = 0


def pack(rules: Rules, position: Position) -> bytes:
    written = _Snapshot(
        rules.notation.snapshot(position.state),
        position.since,
        list(position.sealed),
        position.last,
        position.last_seat,
        position.turn,
    )
    return zlib.compress(msgspec.json.encode(written), 1)


def unpack(rules: Rules, number: int, data: bytes) -> Position:
    read = msgspec.json.decode(zlib.decompress(data), type=_Snapshot)
    state = rules.notation.restore(read.state, rules.edition)
    deciders = tuple(rules.game.deciders(state))
    return Position(number, state, deciders, read.since, tuple(read.sealed), read.last, read.last_seat, read.turn)


class Positions:
    """The positions of all games."""

    def __init__(self, room: int, steps: int) -> None:
        self._kept: Lru[Position] = Lru(room)
        self._steps: Lru[Step] = Lru(steps)

    def rules(self, table: TableRow) -> Rules:
        return rules_of(table.game, table.edition_name, table.edition_text)

    def keep(self, table_id: str, step: Step) -> None:
        """Remember what has been stored."""
        self._kept.put((table_id, step.after.number), _bare(step.after))
        self._steps.put((table_id, step.after.number), step)

    def forget(self) -> None:
        """A backup has been put back: the same numbers may stand for other positions."""
        self._kept.clear()
        self._steps.clear()

    def latest_step(self, table_id: str, number: int) -> Step | None:
        """The step to a number, if it is one of the latest."""
        return self._steps.get((table_id, number))

    def at(self, connection: Connection, table: TableRow, number: int) -> Position:
        """The position after so many entries."""
        kept = self._kept.get((table.id, number))
        if kept is not None:
            return kept
        rules = self.rules(table)
        found = queries.latest_snapshot(connection, table.id, number)
        if found is None:
            raise LookupError(f"table {table.id} has no set-up")
        start, data = found
        entries = queries.entries(connection, table.id, start, number)
        turned = next((place for place in range(len(entries) - 1, -1, -1) if entries[place].kind != EntryKind.DECIDE), None)
        if turned is None:
            position = unpack(rules, start, data)
        else:
            back = entries[turned]
            assert back.back_to is not None
            position = gone_back(self.at(connection, table, back.back_to), back.number)
            entries = entries[turned + 1 :]
        for entry in entries:
            position = after_decision(rules, position, entry, rules.notation.action(position.state, entry.text))
        position = _bare(position)
        self._kept.put((table.id, number), position)
        return position

    def steps(self, connection: Connection, table: TableRow, after: int, last: int) -> list[Step]:
        """The entries after a number, each with what it did."""
        rules = self.rules(table)
        before = self.at(connection, table, after)
        steps = []
        for entry in queries.entries(connection, table.id, after, last):
            if entry.back_to is None:
                position = after_decision(rules, before, entry, rules.notation.action(before.state, entry.text))
            else:
                position = gone_back(self.at(connection, table, entry.back_to), entry.number)
            steps.append(Step(rules, entry, before, position))
            before = position
        return steps

"""Positions of a game at a number of entries: made from a snapshot and the few entries after it, kept in memory for a while.

What a number stands for never changes once it is committed, because entries are only ever added. So a position in memory is never
out of date; what a transaction works out from its own entries stays with it until it is committed.
"""

import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy import Connection

from claycrown.games import contract
from claycrown.games.options import Value
from claycrown.games.plugin import NoSuchGame
from claycrown.guide import turns
from claycrown.guide.turns import Owed
from claycrown.guide.types import Played
from claycrown.guide.undo import Made
from claycrown.record.records import beginning
from claycrown.server.http import errors
from claycrown.server.play import queries
from claycrown.server.play.queries import Entry
from claycrown.server.play.rules import Rules, rules_of
from claycrown.server.play.wire import EntryKind
from claycrown.server.storage.cache import CommittedCache
from claycrown.server.tables.rows import TableRow

log = structlog.get_logger()


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

    @property
    def owed(self) -> Owed:
        return Owed(self.deciders, self.sealed, self.since, self.turn)


@dataclass(frozen=True, slots=True)
class Step:
    """An entry with the positions before and after it; the state after still knows its ledger."""

    rules: Rules
    entry: Entry
    before: Position
    after: Position
    undone: tuple[int, ...] = ()
    """Of an undo or a taking back: all numbers up to its own that the game rests on no more."""

    @property
    def made(self) -> Made:
        """The decision that it was, for who asks whether it may be undone."""
        action = self.rules.notation.action(self.before.state, self.entry.text)
        return Made(self.entry.seat, action, self.before.state, self.after.state)

    @property
    def turn(self) -> int:
        """The number of the first entry of its turn: an undo belongs to the turn that it goes back to."""
        if self.entry.kind == EntryKind.BACK:
            return self.entry.number
        owed = self.before.owed if self.entry.kind == EntryKind.DECIDE else self.after.owed
        return min(owed.turn_of(self.entry.seat) + 1, self.entry.number)


def set_up(
    rules: Rules, players: int, seed: int, options: Mapping[str, Value], position: dict[str, Any] | None = None
) -> Position:
    return at_first(rules, beginning(rules.game.name, rules.edition, players, seed, options, position))


def set_up_of(rules: Rules, table: TableRow, seed: int) -> Position:
    """Where the game of a table began, or is to begin."""
    position = None if table.position is None else msgspec.json.decode(table.position)
    return set_up(rules, table.players, seed, msgspec.json.decode(table.options), position)


def at_first(rules: Rules, state: Any) -> Position:
    """A state from which something begins: nothing has been decided yet."""
    owed = turns.owed_at_first(rules.game, state)
    return Position(0, state, owed.deciders, owed.since, owed.sealed, 0, contract.SPECTATOR)


def after_decision(rules: Rules, before: Position, entry: Entry, action: int) -> Position:
    """The position after a decision, or `Illegal`."""
    state = before.state.clone()
    contract.decide(rules.game, state, entry.seat, action)
    owed = turns.owed_after(rules.game, before.owed, before.state, entry.seat, entry.number, state)
    return Position(entry.number, state, owed.deciders, owed.since, owed.sealed, entry.number, entry.seat, owed.turn)


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


SEALED = b"\x01"
"""How a snapshot begins that says whose it is; those of before begin as zlib has it."""
DIGEST = 8


class DamagedSnapshot(Exception):
    """What is stored is not what was stored."""


def pack(rules: Rules, table_id: str, position: Position) -> bytes:
    """A position as it is stored, with a digest by which it is known again."""
    written = _Snapshot(
        rules.notation.snapshot(position.state),
        position.since,
        list(position.sealed),
        position.last,
        position.last_seat,
        position.turn,
    )
    packed = zlib.compress(msgspec.json.encode(written), 1)
    return SEALED + _digest(table_id, position.number, packed) + packed


def _digest(table_id: str, number: int, packed: bytes) -> bytes:
    return blake2b(b"%s %d %s" % (table_id.encode(), number, packed), digest_size=DIGEST).digest()


def unpack(rules: Rules, table_id: str, number: int, data: bytes) -> Position:
    """The position that was stored, or `DamagedSnapshot`."""
    if data.startswith(SEALED):
        digest, data = data[len(SEALED) : len(SEALED) + DIGEST], data[len(SEALED) + DIGEST :]
        if digest != _digest(table_id, number, data):
            raise DamagedSnapshot(number)
    try:
        read = msgspec.json.decode(zlib.decompress(data), type=_Snapshot)
        state = rules.notation.restore(read.state, rules.edition)
        deciders = tuple(rules.game.deciders(state))
    except Exception as error:  # whatever garbage leads to
        raise DamagedSnapshot(number) from error
    return Position(number, state, deciders, read.since, tuple(read.sealed), read.last, read.last_seat, read.turn)


class Settled(NamedTuple):
    """The rounds of a game that have ended, as a viewer may know them."""

    stood: tuple[int, ...]
    """The decisions that they rest on: where others stand, it is of no use."""
    rounds: tuple[Played, ...]


SETTLED = 64
"""Games, for one viewer each, whose ended rounds are kept in memory."""


class Positions:
    """The positions of all games."""

    def __init__(self, room: int, steps: int) -> None:
        self._kept: CommittedCache[Position] = CommittedCache(room)
        self._steps: CommittedCache[Step] = CommittedCache(steps)
        self._settled: CommittedCache[Settled] = CommittedCache(SETTLED)

    def rules(self, table: TableRow) -> Rules:
        """What a table is played by; a refusal where its game is not to be had any more: then the table waits."""
        try:
            return rules_of(table.game, table.edition_name, table.edition_text)
        except NoSuchGame as missing:
            raise errors.game_missing(missing.name) from missing

    def keep(self, connection: Connection, table_id: str, step: Step) -> None:
        """Remember what this transaction stores."""
        self._kept.put_on(connection, (table_id, step.after.number), _bare(step.after))
        self._steps.put_on(connection, (table_id, step.after.number), step)

    def forget(self) -> None:
        """A backup has been put back: the same numbers may stand for other positions."""
        self._kept.clear()
        self._steps.clear()
        self._settled.clear()

    def latest_step(self, table_id: str, number: int) -> Step | None:
        """The step to a number, if it is one of the latest."""
        return self._steps.get((table_id, number))

    def at(self, connection: Connection, table: TableRow, number: int) -> Position:
        """The position after so many entries."""
        kept = self._kept.get_on(connection, (table.id, number))
        if kept is not None:
            return kept
        rules = self.rules(table)
        start = self._start(connection, rules, table, number)
        entries = queries.entries(connection, table.id, start.number, number)
        turned = next((place for place in range(len(entries) - 1, -1, -1) if entries[place].kind != EntryKind.DECIDE), None)
        if turned is None:
            position = start
        else:
            back = entries[turned]
            assert back.back_to is not None
            position = gone_back(self.at(connection, table, back.back_to), back.number)
            entries = entries[turned + 1 :]
        for entry in entries:
            position = after_decision(rules, position, entry, rules.notation.action(position.state, entry.text))
        position = _bare(position)
        self._kept.put_on(connection, (table.id, number), position)
        return position

    def _start(self, connection: Connection, rules: Rules, table: TableRow, number: int) -> Position:
        """From where to replay: the latest snapshot that is whole. Snapshots only save work; the seed has the set-up."""
        while (found := queries.latest_snapshot(connection, table.id, number)) is not None:
            try:
                return unpack(rules, table.id, *found)
            except DamagedSnapshot:
                log.warning("snapshot.damaged", table=table.id, number=found[0], mend="claycrown check --repair")
                number = found[0] - 1
        if table.seed is None:
            raise LookupError(f"table {table.id} has not been started")
        return set_up_of(rules, table, int(table.seed))

    def steps(self, connection: Connection, table: TableRow, after: int, last: int) -> list[Step]:
        """The entries after a number, each with what it did."""
        rules = self.rules(table)
        before = self.at(connection, table, after)
        entries = queries.entries(connection, table.id, after, last)
        taken_back = any(entry.back_to is not None for entry in entries)
        backs = dict(queries.backs(connection, table.id, last)) if taken_back else {}
        steps = []
        for entry in entries:
            if entry.back_to is None:
                position = after_decision(rules, before, entry, rules.notation.action(before.state, entry.text))
                steps.append(Step(rules, entry, before, position))
            else:
                steps.append(_step_back(rules, entry, before, self.at(connection, table, entry.back_to), backs))
            before = steps[-1].after
        return steps

    def step_back(self, connection: Connection, table: TableRow, entry: Entry, before: Position, reached: Position) -> Step:
        """An undo or a taking back that is about to be stored, which reaches an earlier position."""
        backs = {**dict(queries.backs(connection, table.id, entry.number - 1)), entry.number: reached.number}
        return _step_back(self.rules(table), entry, before, reached, backs)

    def standing(self, connection: Connection, table: TableRow, last: int) -> list[int]:
        """The numbers of the decisions that stand after so many entries, in order."""
        return standing_at(last, dict(queries.backs(connection, table.id, last)))

    def settled(self, connection: Connection, table_id: str, whose: str, viewer: int, stood: Sequence[int]) -> Settled:
        """What is kept of the rounds that have ended, if it is still of use. `whose` tells apart what one viewer is told at
        different times."""
        found = self._settled.get_on(connection, (f"{table_id} {whose}", viewer))
        return found if found is not None and tuple(stood[: len(found.stood)]) == found.stood else Settled((), ())

    def settle(self, connection: Connection, table_id: str, whose: str, viewer: int, settled: Settled) -> None:
        self._settled.put_on(connection, (f"{table_id} {whose}", viewer), settled)

    def steps_that_stand(self, connection: Connection, table: TableRow, stood: Sequence[int], after: int) -> Iterator[Step]:
        """The steps of decisions that stand, without the first few; what was taken back is not played again."""
        if after == len(stood):
            return
        rules, wanted = self.rules(table), set(stood[after:])
        first = stood[after - 1] if after else 0
        before = self.at(connection, table, first)
        for entry in queries.entries(connection, table.id, first, stood[-1]):
            if entry.number in wanted:
                position = after_decision(rules, before, entry, rules.notation.action(before.state, entry.text))
                yield Step(rules, entry, before, position)
                before = position


def _step_back(rules: Rules, entry: Entry, before: Position, reached: Position, backs: Mapping[int, int]) -> Step:
    return Step(rules, entry, before, gone_back(reached, entry.number), undone(entry.number, backs))


def standing_at(last: int, backs: Mapping[int, int]) -> list[int]:
    """The numbers that a game rests on after so many entries, in order, from those of its undos and where each goes back to."""
    found = []
    while last > 0:
        if last in backs:
            last = backs[last]
        else:
            found.append(last)
            last -= 1
    return found[::-1]


def undone(last: int, backs: Mapping[int, int]) -> tuple[int, ...]:
    """The numbers that a game rests on no more after an undo, its own included, in order."""
    stands = set(standing_at(last, backs))
    return tuple(number for number in range(1, last + 1) if number not in stands)


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The decisions that stand after all entries of a game: without those that were taken back."""
    made = {entry.number: entry for entry in entries}
    backs = {entry.number: entry.back_to for entry in made.values() if entry.back_to is not None}
    return [made[number] for number in standing_at(max(made, default=0), backs)]

"""Positions of games at a number of entries: made from a snapshot and the few entries after it, kept in memory for a while.

What a number stands for never changes once it is committed, because entries are only ever added. So a position in memory is never
out of date; what a transaction works out from its own entries stays with it until it is committed.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec
import structlog
from sqlalchemy import Connection

from claycrown import match
from claycrown.games.plugin import NoSuchGame
from claycrown.guide.types import RoundSummary
from claycrown.match import Entry, Position, Step
from claycrown.record.records import beginning
from claycrown.rules import Rules, rules_of
from claycrown.server.http import errors
from claycrown.server.play import queries
from claycrown.server.play.snapshots import DamagedSnapshot, unpack
from claycrown.server.storage.cache import CommittedCache
from claycrown.server.tables.rows import TableRow

log = structlog.get_logger()


def set_up_of(rules: Rules, table: TableRow, seed: int) -> Position:
    """Where the game of a table began, or is to begin."""
    options = msgspec.json.decode(table.options)
    position = None if table.position is None else msgspec.json.decode(table.position)
    return match.at_start(rules, beginning(rules.game.name, rules.edition, table.players, seed, options, position))


class FinishedRounds(NamedTuple):
    """The rounds of a game that have ended, as a viewer may know them."""

    stood: tuple[int, ...]
    """The decisions that they rest on: where others stand, it is of no use."""
    rounds: tuple[RoundSummary, ...]


SETTLED = 64
"""Games, for one viewer each, whose ended rounds are kept in memory."""


class Positions:
    """The positions of all games."""

    def __init__(self, positions: int, steps: int) -> None:
        self._kept: CommittedCache[Position] = CommittedCache(positions)
        self._steps: CommittedCache[Step] = CommittedCache(steps)
        self._settled: CommittedCache[FinishedRounds] = CommittedCache(SETTLED)

    def rules(self, table: TableRow) -> Rules:
        """What a table is played by; a refusal where its game is not to be had any more: then the table waits."""
        try:
            return rules_of(table.game, table.edition_name, table.edition_text)
        except NoSuchGame as missing:
            raise errors.game_missing(missing.name) from missing

    def keep(self, connection: Connection, table_id: str, step: Step) -> None:
        """Remember what this transaction stores."""
        self._kept.put_on(connection, (table_id, step.after.number), step.after)
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
        position = self._start(connection, rules, table, number)
        entries = queries.entries(connection, table.id, position.number, number)
        turned = next((place for place in range(len(entries) - 1, -1, -1) if entries[place].back_to is not None), None)
        if turned is not None:
            back = entries[turned]
            assert back.back_to is not None
            position = match.restored(self.at(connection, table, back.back_to), back.number)
            entries = entries[turned + 1 :]
        for entry in entries:
            position = match.step_of(rules, position, entry).after
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
                steps.append(match.step_of(rules, before, entry))
            else:
                steps.append(match.go_back(rules, before, entry, self.at(connection, table, entry.back_to), backs))
            before = steps[-1].after
        return steps

    def latest_decision(self, connection: Connection, table: TableRow, position: Position) -> Step | None:
        """The decision that a position rests on last; None at the beginning."""
        if not position.last:
            return None
        kept = self._steps.get_on(connection, (table.id, position.last))
        if kept is not None:
            return kept
        rules, before = self.rules(table), self.at(connection, table, position.last - 1)
        (entry,) = queries.entries(connection, table.id, position.last - 1, position.last)
        return Step(rules, entry, before, position, rules.notation.action(before.state, entry.text))

    def decisions_that_stand(self, connection: Connection, table: TableRow, position: Position) -> Iterator[Step]:
        """Those that a position rests on, the last first."""
        while step := self.latest_decision(connection, table, position):
            yield step
            position = step.before

    def step_back(self, connection: Connection, table: TableRow, entry: Entry, before: Position, reached: Position) -> Step:
        """An undo or a taking back that is about to be stored, which reaches an earlier position."""
        backs = {**dict(queries.backs(connection, table.id, entry.number - 1)), entry.number: reached.number}
        return match.go_back(self.rules(table), before, entry, reached, backs)

    def standing(self, connection: Connection, table: TableRow, last: int) -> list[int]:
        """The numbers of the decisions that stand after so many entries, in order."""
        return match.standing_at(last, dict(queries.backs(connection, table.id, last)))

    def settled(self, connection: Connection, table_id: str, whose: str, viewer: int, stood: Sequence[int]) -> FinishedRounds:
        """What is kept of the rounds that have ended, if it is still of use. `whose` tells apart what one viewer is told at
        different times."""
        found = self._settled.get_on(connection, (f"{table_id} {whose}", viewer))
        return found if found is not None and tuple(stood[: len(found.stood)]) == found.stood else FinishedRounds((), ())

    def settle(self, connection: Connection, table_id: str, whose: str, viewer: int, settled: FinishedRounds) -> None:
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
                step = match.step_of(rules, before, entry)
                yield step
                before = step.after

"""Whether every stored game is still what it was: replayed from its set-up, and compared with all that is kept of it."""

from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection, select

from claycrown.games.contract import Illegal
from claycrown.games.plugin import NoSuchGame
from claycrown.record.notation import NotADecision
from claycrown.record.records import result_of
from claycrown.server.play import positions
from claycrown.server.play import queries as play_queries
from claycrown.server.play.positions import Position
from claycrown.server.play.queries import Entry
from claycrown.server.play.rules import Rules, rules_of
from claycrown.server.storage.database import Database
from claycrown.server.storage.schema import snapshots, tables
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.wire import Status


class Differs(Exception):
    """What is kept of a game is not what replaying it gives."""


def started(connection: Connection) -> list[str]:
    """The games to check: all that were ever started."""
    query = select(tables.c.id).where(tables.c.seed.is_not(None)).order_by(tables.c.created_at, tables.c.id)
    return list(connection.execute(query).scalars())


def check(database: Database) -> Iterator[tuple[str, str | None]]:
    """Each game, and what is wrong with it. Each is read as of one moment, so that the server may run meanwhile."""
    for table_id in database.read_now(started):
        with database.as_of_now() as connection:
            table = table_queries.table(connection, table_id)
            if table is None:
                continue  # a backup was put back meanwhile
            try:
                check_game(connection, table)
            except Differs as difference:
                yield table_id, str(difference)
            except NoSuchGame as missing:
                yield table_id, f"cannot be replayed: the game {missing}"
            except Exception as error:  # rules that break on a stored game are what this is to find
                yield table_id, f"cannot be replayed: {type(error).__name__}"
            else:
                yield table_id, None


def check_game(connection: Connection, table: TableRow) -> None:
    """Replay a game and compare; `Differs` at the first difference."""
    rules = rules_of(table.game, table.edition_name, table.edition_text)
    if rules.edition.hash != table.edition_hash:
        raise Differs(f"the edition {table.edition_name!r} has other figures than the game was begun with")
    kept = {row.number: row.data for row in connection.execute(select(snapshots).where(snapshots.c.table_id == table.id))}
    if 0 not in kept or table.seed is None:
        raise Differs("its set-up is missing")
    position = positions.set_up(rules, table.players, int(table.seed), msgspec.json.decode(table.options))
    reached = [position]
    _compare(rules, kept, position)
    for entry in play_queries.entries(connection, table.id, 0, 2**31 - 1):
        if entry.number != len(reached):
            raise Differs(f"after number {len(reached) - 1} comes {entry.number}")
        position = _after(rules, reached, entry)
        reached.append(position)
        _compare(rules, kept, position)
    _compare_end(rules, table, position)
    if any(number > position.number for number in kept):
        raise Differs("there is a snapshot beyond its last entry")


def _after(rules: Rules, reached: list[Position], entry: Entry) -> Position:
    """The position after one more entry, which must be one that the rules allow."""
    before = reached[-1]
    if entry.back_to is not None:
        if entry.back_to >= entry.number:
            raise Differs(f"number {entry.number} goes back to {entry.back_to}")
        return positions.gone_back(reached[entry.back_to], entry.number)
    try:
        action = rules.notation.action(before.state, entry.text)
    except NotADecision:
        raise Differs(f"number {entry.number} is no decision") from None
    try:
        return positions.after_decision(rules, before, entry, action)
    except Illegal as forbidden:
        raise Differs(f"number {entry.number} is against {forbidden.rule}") from None


def _compare(rules: Rules, kept: dict[int, bytes], position: Position) -> None:
    """The snapshot of this number, if there is one, with what was replayed."""
    data = kept.get(position.number)
    if data is None:
        return
    try:
        stored = positions.unpack(rules, position.number, data)
    except Exception:
        raise Differs(f"the snapshot at {position.number} cannot be read") from None
    same = positions.pack(rules, stored) == positions.pack(rules, position) and stored.deciders == position.deciders
    if not same:
        raise Differs(f"the snapshot at {position.number} differs")


def _compare_end(rules: Rules, table: TableRow, last: Position) -> None:
    """What the table says of its game."""
    if table.head != last.number:
        raise Differs(f"the table is at {table.head}, its entries end at {last.number}")
    if table.deciders != last.deciders and table.status is Status.RUNNING:
        raise Differs("other seats are to decide")
    result = result_of(table.game, last.state)
    if (result is not None) != (table.status is Status.OVER):
        raise Differs(f"the table is {table.status}, its game {'over' if result is not None else 'not over'}")
    if result is not None and msgspec.json.decode(table.result or "null") != msgspec.json.decode(msgspec.json.encode(result)):
        raise Differs("the result differs")

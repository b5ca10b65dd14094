"""Whether every stored game is still what it was: replayed from its set-up, and compared with all that is kept of it."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from sqlalchemy import Connection, delete, select

from claycrown import match
from claycrown.games.contract import Illegal
from claycrown.games.message import Message
from claycrown.games.plugin import NoSuchGame
from claycrown.games.refused import Refused
from claycrown.match import Entry, Position
from claycrown.record.notation import NotADecision
from claycrown.record.records import leavers_in, result_of
from claycrown.rules import Rules, rules_of
from claycrown.server.play import queries as play_queries
from claycrown.server.play.positions import set_up_of
from claycrown.server.play.snapshots import DamagedSnapshot, pack, unpack
from claycrown.server.storage.database import Database, Transaction
from claycrown.server.storage.schema import snapshots, tables
from claycrown.server.tables import absences
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.schemas import Status


class Mismatch(Refused):
    """What is kept of a game is not what replaying it gives."""

    mended: Mapping[int, bytes | None] | None = None
    """Where only snapshots differ, which but save replaying: what they should be, and None for one that should not be."""


def started(connection: Connection) -> list[str]:
    """The games to check: all that were ever started."""
    query = select(tables.c.id).where(tables.c.seed.is_not(None)).order_by(tables.c.created_at, tables.c.id)
    return list(connection.execute(query).scalars())


def check(database: Database, repair: bool = False) -> Iterator[tuple[str, Message | None]]:
    """Each game, and what is wrong with it. Each is read as of one moment, so that the server may run meanwhile.

    To repair is to make damaged snapshots anew; nothing else can be mended.
    """
    for table_id in database.read_now(started):
        with database.as_of_now() as connection:
            table = table_queries.table(connection, table_id)
            if table is None:
                continue  # a backup was put back meanwhile
            try:
                check_game(connection, table)
            except Mismatch as difference:
                if repair and difference.mended is not None:
                    database.write_now(_mend, table_id, difference.mended)
                    yield table_id, None
                else:
                    yield table_id, difference.message
            except NoSuchGame as missing:
                yield table_id, Message("command-differs-no-game", {"reason": missing.message})
            except Exception as error:  # rules that break on a stored game are what this is to find
                yield table_id, Message("command-differs-breaks", {"error": type(error).__name__})
            else:
                yield table_id, None


def check_game(connection: Connection, table: TableRow) -> None:
    """Replay a game and compare; `Mismatch` at the first difference."""
    rules = rules_of(table.game, table.edition_name, table.edition_text)
    if rules.edition.hash != table.edition_hash:
        raise Mismatch("command-differs-edition", edition=repr(table.edition_name))
    assert table.seed is not None
    rows = connection.execute(select(snapshots).where(snapshots.c.table_id == table.id))
    kept = _Snapshots(rules, table.id, {row.number: row.data for row in rows})
    position = set_up_of(rules, table, int(table.seed))
    reached = [position]
    kept.compare(position)
    try:
        for entry in play_queries.entries(connection, table.id, 0, 2**31 - 1):
            if entry.number != len(reached):
                raise Mismatch("command-differs-gap", before=len(reached) - 1, number=entry.number)
            position = _after(rules, reached, entry)
            reached.append(position)
            kept.compare(position)
        _compare_end(rules, table, position, absences.left(connection, table.id))
    except Mismatch as difference:
        raise Mismatch(kept.first_damage or difference.message) from None
    kept.end_at(position.number)
    if kept.first_damage:
        differs = Mismatch(kept.first_damage)
        differs.mended = kept.mended
        raise differs


def _after(rules: Rules, reached: list[Position], entry: Entry) -> Position:
    """The position after one more entry, which must be one that the rules allow."""
    before = reached[-1]
    if entry.back_to is not None:
        if entry.back_to >= entry.number:
            raise Mismatch("command-differs-back", number=entry.number, to=entry.back_to)
        return match.restored(reached[entry.back_to], entry.number)
    try:
        return match.step_of(rules, before, entry).after
    except NotADecision:
        raise Mismatch("command-differs-no-decision", number=entry.number) from None
    except Illegal as forbidden:
        raise Mismatch("command-differs-illegal", number=entry.number, rule=forbidden.rule) from None


class _Snapshots:
    """Those of a game, compared one by one with what is replayed."""

    def __init__(self, rules: Rules, table_id: str, stored: Mapping[int, bytes]) -> None:
        self._rules = rules
        self._table_id = table_id
        self._stored = stored
        self.first_damage: Message | None = None
        self.mended: dict[int, bytes | None] = {}

    def compare(self, position: Position) -> None:
        """The snapshot of this number, if there is one; the set-up has to have one."""
        number, data = position.number, self._stored.get(position.number)
        right = pack(self._rules, self._table_id, position)
        if data is None:
            if number == 0:
                self._damaged(number, right, "command-differs-no-set-up")
            return
        try:
            stored = unpack(self._rules, self._table_id, number, data)
        except DamagedSnapshot:
            self._damaged(number, right, "command-differs-unreadable")
            return
        if pack(self._rules, self._table_id, stored) != right or stored.deciders != position.deciders:
            self._damaged(number, right, "command-differs-snapshot")

    def end_at(self, last: int) -> None:
        for number in self._stored:
            if number > last:
                self._damaged(number, None, "command-differs-beyond")

    def _damaged(self, number: int, right: bytes | None, id: str) -> None:
        self.first_damage = self.first_damage or Message(id, {"number": number})
        self.mended[number] = right


def _mend(transaction: Transaction, table_id: str, mended: Mapping[int, bytes | None]) -> None:
    connection = transaction.connection
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id, snapshots.c.number.in_(mended)))
    for number, data in mended.items():
        if data is not None:
            play_queries.keep_snapshot(connection, table_id, number, data)


def _compare_end(rules: Rules, table: TableRow, last: Position, left: Sequence[int]) -> None:
    """What the table says of its game. Who left an imported game is known from its record alone."""
    if table.head != last.number:
        raise Mismatch("command-differs-head", head=table.head, last=last.number)
    if table.deciders != last.deciders and table.status is Status.RUNNING:
        raise Mismatch("command-differs-deciders")
    stored, seats = table.final_result, rules.game.seats(last.state)
    gone = leavers_in(stored, seats) if table.imported and not left else [seats[seat] for seat in left]
    result = result_of(table.game, last.state, gone)
    if (result is not None) != (table.status is Status.OVER):
        raise Mismatch("command-differs-over", status=table.status, over=int(result is not None))
    if result is not None and stored != msgspec.json.decode(msgspec.json.encode(result)):
        raise Mismatch("command-differs-result")

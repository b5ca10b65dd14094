"""What is kept, and that it is kept."""

import asyncio
import random
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from claycrown.match import Entry, EntryKind
from claycrown.server.play import queries as play_queries
from claycrown.server.play.positions import Positions
from claycrown.server.storage import schema, upgrade
from claycrown.server.storage.database import READERS_EACH, WHOSE, Database, Transaction
from claycrown.server.storage.schema import facts, snapshots
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.schemas import AtZero, Clock, Pace, Settings
from tests.server.conftest import KINDS
from tests.server.server import RunningServer
from tests.server.sinks import wait_for
from tests.server.vocabulary import play, seated


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> Iterator[Database]:
    made = Database(new_database(request.param))
    upgrade.upgrade(made)
    yield made
    made.close()


def test_the_migrations_make_what_the_schema_says(database: Database) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with database.engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), schema.metadata)
    assert differences == []
    assert database.read_now(upgrade.revision) == upgrade.revisions()[-1]
    upgrade.upgrade(database)


@pytest.mark.parametrize("kind", KINDS)
def test_settings_that_had_columns_of_their_own_are_kept(kind: str, new_database: Callable[[str], str]) -> None:
    made = Database(new_database(kind))
    columns = "edition_name, edition_hash, rules_version, options, players, access, owner_id, status, head, deciders"
    values = "'standard', 'x', 1, '{}', 2, 'link', 'p', 'open', 0, ''"
    with made.engine.begin() as connection:
        upgrade.run_migrations(connection, "0007")
        connection.exec_driver_sql("INSERT INTO people (id, name, name_key, admin, created_at) VALUES ('p', '', '', false, 1)")
        for own in ("'a', true, 'live', NULL, NULL", "'b', false, 'slow', '{\"days\":2,\"at_zero\":\"out\"}', 1500"):
            connection.exec_driver_sql(
                "INSERT INTO tables (id, open_book, pace, clock, bot_pace, name, game, invitation, created_at, updated_at,"
                f"{columns}) VALUES ({own}, 'Kept', 'xidit', {own[:3]}, 5, 6, {values})"
            )
    upgrade.upgrade(made)
    before, after = (made.read_now(table_queries.table, table_id) for table_id in "ab")
    made.close()
    assert before is not None and before.settings == Settings()
    clock = Clock(days=2, at_zero=AtZero.OUT)
    assert after is not None and after.settings == Settings(open_book=False, pace=Pace.SLOW, clock=clock, bot_seconds=1.5)
    assert (after.name, after.access, after.options, after.updated_at) == ("Kept", "link", "{}", 6)


@pytest.mark.parametrize("kind", KINDS)
def test_results_of_before_rank_last_who_left(kind: str, new_database: Callable[[str], str]) -> None:
    """And nothing is left of deleted accounts that were rated once more when their game ended."""
    made = Database(new_database(kind))
    result = '{"winner": "yellow", "ranking": ["yellow", "blue", "green"], "vp": {"yellow": 9, "blue": 5, "green": 1}}'
    values = f"'', 'terracotta', 'standard', 'x', 1, '{{}}', 3, '{{}}', 'open', 'p', 'over', 7, '', '{result}', 1, 2"
    with made.engine.begin() as connection:
        upgrade.run_migrations(connection, "0013")
        for statement in (
            "people (id, name, name_key, admin, created_at, deleted_at)"
            " VALUES ('p', '', '', false, 1, NULL), ('d', '', '', false, 1, 2)",
            "tables (id, invitation, name, game, edition_name, edition_hash, rules_version, options, players, settings, access,"
            " owner_id, status, head, deciders, result, created_at, updated_at)"
            f" VALUES ('t', 'a', {values}), ('u', 'b', {values})",
            "absences (table_id, seat, at, number, cause, for_good, bot, ended_at)"
            " VALUES ('t', 0, 5, 1, 'resigned', true, '', NULL), ('t', 2, 4, 1, 'time', true, '', NULL),"
            " ('t', 1, 3, 1, 'handed', false, '', NULL)",
            "finished (table_id, summary) VALUES ('t', '{}'), ('u', '{}')",
            "ratings (game, who, mu, sigma, rating, games, at)"
            " VALUES ('xidit', 'p', 1, 1, 1, 1, 1), ('xidit', 'd', 1, 1, 1, 1, 1)",
            "results (table_id, seat, who, game, players, place, at)"
            " VALUES ('t', 0, 'p', 'xidit', 3, 1, 1), ('t', 1, 'd', 'xidit', 3, 2, 1)",
            "counters (scope, key, value) VALUES ('xidit/3/p', 'games', 1), ('xidit/3/d', 'games', 1)",
        ):
            connection.exec_driver_sql(f"INSERT INTO {statement}")
    upgrade.upgrade(made)
    left, other = (made.read_now(table_queries.table, table_id) for table_id in "tu")
    kept = [
        made.read_now(lambda connection, query=query: connection.exec_driver_sql(query).scalars().all())
        for query in (
            "SELECT table_id FROM finished",
            "SELECT who FROM ratings",
            "SELECT who FROM results",
            "SELECT scope FROM counters",
        )
    ]
    made.close()
    assert left is not None and left.final_result == {
        "winner": "green",
        "ranking": ["green", "yellow", "blue"],
        "left": ["blue", "yellow"],
        "vp": {"yellow": 9, "blue": 5, "green": 1},
    }
    assert other is not None and other.result == result
    assert kept == [["u"], ["p"], ["p"], ["xidit/3/p"]]


def test_a_database_of_a_newer_version_is_left_alone(database: Database) -> None:
    def pretend(transaction: Transaction) -> None:
        transaction.connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")

    database.write_now(pretend)
    with pytest.raises(upgrade.DatabaseTooNew, match="9999"):
        upgrade.upgrade(database)


def test_several_processes_may_start_at_once(new_database: Callable[[str], str]) -> None:
    address = new_database("postgresql")
    databases = [Database(address, connections=1) for _ in range(3)]
    with ThreadPoolExecutor(3) as threads:
        list(threads.map(upgrade.upgrade, databases))
    assert all(database.read_now(upgrade.revision) == upgrade.revisions()[-1] for database in databases)
    for database in databases:
        database.close()


def add(transaction: Transaction, key: str, fails: bool = False) -> str:
    transaction.connection.execute(insert(facts).values(key=key, value="x"))
    if fails:
        raise ValueError(key)
    return key


def test_work_that_fails_changes_nothing_and_spoils_nothing(database: Database) -> None:
    """Many at once: with SQLite they share a transaction."""
    held = threading.Event()
    first = threading.Thread(target=lambda: database.write_now(lambda transaction: held.wait(5)))
    first.start()

    def attempt(number: int) -> bool:
        try:
            database.write_now(add, f"key {number}", number % 3 == 0)
        except ValueError:
            return False
        return True

    with ThreadPoolExecutor(30) as threads:
        outcomes = threads.map(attempt, range(30))
        held.set()
        done = [number for number, stored in enumerate(outcomes) if stored]
    first.join()
    assert done == [number for number in range(30) if number % 3]
    stored = database.read_now(lambda connection: set(connection.execute(select(facts.c.key)).scalars()))
    assert {key for key in stored if key.startswith("key")} == {f"key {number}" for number in done}


def violate(transaction: Transaction) -> None:
    """What the database notices only when all is to be stored."""
    transaction.connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
    entry = Entry(1, 0, EntryKind.DECIDE, "do", 0, False, 1, "x")
    play_queries.add_entry(transaction.connection, "nowhere", entry)


class Busy:
    """Work that keeps the writer from all other until it is let go."""

    def __init__(self) -> None:
        self.begun, self.held = threading.Event(), threading.Event()

    def __call__(self, transaction: Transaction) -> None:
        self.begun.set()
        self.held.wait(5)


def keys(connection: Connection) -> set[str]:
    return set(connection.execute(select(facts.c.key)).scalars())


def test_where_a_transaction_cannot_be_stored_all_who_share_it_are_told(new_database: Callable[[str], str]) -> None:
    database, busy = Database(new_database("sqlite")), Busy()
    upgrade.upgrade(database)
    with ThreadPoolExecutor(4) as threads:
        threads.submit(database.write_now, busy)
        busy.begun.wait(5)
        shared: list[Future[Any]] = [
            threads.submit(database.write_now, add, "shared"),
            threads.submit(database.write_now, violate),
        ]
        refused = threads.submit(database.write_now, add, "refused", True)
        wait_for(lambda: database.waiting == 3)
        busy.held.set()
        assert [type(one.exception()) for one in shared] == [IntegrityError, IntegrityError]
        assert type(refused.exception()) is ValueError
    database.write_now(add, "later")
    assert {"shared", "refused", "later"} & database.read_now(keys) == {"later"}
    database.close()


def test_what_waits_when_a_database_is_closed_is_stored(new_database: Callable[[str], str]) -> None:
    database, busy = Database(address := new_database("sqlite")), Busy()
    upgrade.upgrade(database)
    with ThreadPoolExecutor(3) as threads:
        threads.submit(database.write_now, busy)
        busy.begun.wait(5)
        late = threads.submit(database.write_now, add, "late")
        wait_for(lambda: database.waiting == 1)
        closing = threads.submit(database.close)
        wait_for(lambda: database.waiting == 2)
        busy.held.set()
        assert late.result() == "late"
        closing.result()
    again = Database(address)
    assert "late" in again.read_now(keys)
    again.close()


def test_a_statement_that_fails_raises_the_same_error_whichever_way_it_goes(database: Database) -> None:
    entry = Entry(1, 0, EntryKind.DECIDE, "do", 0, False, 1, "x")
    with pytest.raises(IntegrityError):
        database.write_now(lambda transaction: play_queries.add_entry(transaction.connection, "nowhere", entry))
    assert database.read_now(play_queries.entries, "nowhere", 0, 9) == []


def test_messages_are_told_after_the_work_is_stored(new_database: Callable[[str], str]) -> None:
    database = Database(new_database("sqlite"))
    upgrade.upgrade(database)
    heard: list[tuple[str, bool]] = []

    def there(connection: Connection, key: str) -> bool:
        return connection.execute(select(facts).where(facts.c.key == key)).first() is not None

    database.publish = lambda messages: heard.extend((one.table, database.read_now(there, one.table)) for one in messages)

    def work(transaction: Transaction, key: str, fails: bool) -> None:
        transaction.notify("play", key)
        add(transaction, key, fails)

    database.write_now(work, "one", False)
    with pytest.raises(ValueError):
        database.write_now(work, "two", True)
    database.close()
    assert heard == [("one", True)]


def test_a_game_can_be_made_again_from_its_decisions_alone(both_servers: RunningServer) -> None:
    """Snapshots are a cache: without them, and without what is in memory, all is the same; undo and taking back included."""
    clients, table = seated(both_servers, "Anna", "Ben", access="link")
    chance = random.Random(11)
    play(clients, table.id, 30, chance)
    for _ in range(3):
        seat = clients[0].game(table.id).deciders[0]
        mine = clients[seat].game(table.id)
        if mine.undo is not None:
            clients[seat].undo(table.id, mine.number)
        play(clients, table.id, 5, chance)
    (proposal,) = clients[0].propose(table.id, "take_back", 9).proposals
    clients[1].vote(table.id, proposal.id, True)
    play(clients, table.id, 10, chance)
    head = clients[0].game(table.id)
    seen = clients[0].game(table.id, after=0)
    database = Database(both_servers.database)

    def compare(transaction: Transaction) -> None:
        connection = transaction.connection
        row = table_queries.table(connection, table.id)
        assert row is not None
        kept = [Positions(1000, 10).at(connection, row, number) for number in range(row.head + 1)]
        connection.execute(delete(snapshots).where(snapshots.c.table_id == table.id, snapshots.c.number > 0))
        rules = Positions(1, 1).rules(row)
        for position in kept:
            again = Positions(1000, 10).at(connection, row, position.number)
            assert rules.notation.snapshot(again.state) == rules.notation.snapshot(position.state)
            assert again.pending == position.pending
            assert (again.last, again.last_seat) == (position.last, position.last_seat)

    database.write_now(compare)
    database.close()
    both_servers.stop()
    both_servers.start()
    again = both_servers.client()
    again.http.cookies = clients[0].http.cookies
    assert again.game(table.id).view == head.view
    assert again.game(table.id, after=0) == seen


def test_no_snapshot_and_no_position_in_memory_is_needed_to_go_on(server: RunningServer) -> None:
    """The same game on a server that remembers nothing."""
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit")
    last = play(clients, table.id, 60, random.Random(12))
    database = Database(server.database)
    row = database.read_now(table_queries.table, table.id)
    assert row is not None
    forgetful = Positions(1, 1)
    position = database.read_now(lambda connection: forgetful.at(connection, row, last.number))
    assert forgetful.rules(row).view(position.state, 0) == last.view
    database.close()


def test_whoever_asks_for_much_at_once_waits_for_the_own_questions_only(tmp_path: Path) -> None:
    asyncio.run(_ask_at_once(Database(str(tmp_path / "some.db"))))


async def _ask_at_once(database: Database) -> None:
    begun, reading, answer = list[str](), threading.Semaphore(0), threading.Event()

    def slow(connection: Connection, who: str) -> None:
        begun.append(who)
        reading.release()
        assert answer.wait(60)

    async def ask(who: str, work: Callable[..., None]) -> None:
        WHOSE.set(who)
        await database.read(work, who)

    try:
        slowly = [asyncio.create_task(ask("noisy", slow)) for _ in range(9)]
        for _ in range(READERS_EACH):
            assert await asyncio.to_thread(reading.acquire, timeout=60)
        for who in ("quiet", "another", ""):
            await asyncio.wait_for(asyncio.create_task(ask(who, lambda connection, who: begun.append(who))), 60)
        assert begun == ["noisy"] * READERS_EACH + ["quiet", "another", ""]
        answer.set()
        await asyncio.gather(*slowly)
        assert begun.count("noisy") == 9
        assert not database._reading
    finally:
        answer.set()
        database.close()


def test_a_process_that_is_cut_off_keeps_no_table_locked(new_database: Callable[[str], str]) -> None:
    database = Database(new_database("postgresql"))
    for connection in (database.engine.connect(), database._reads.connect()):
        with connection:
            assert connection.exec_driver_sql("SHOW idle_in_transaction_session_timeout").scalar() == "1min"
    database.close()

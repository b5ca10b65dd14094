"""What was not committed never happened, in memory too: the game goes on without it, and `claycrown check` finds no fault."""

import random
import resource
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy.exc import DBAPIError

from claycrown.client import Client, ServerRefused
from claycrown.server.operations.check import check
from claycrown.server.play.decisions import Decisions
from claycrown.server.play.events import Events
from claycrown.server.play.positions import Positions
from claycrown.server.play.schemas import DecisionRequest
from claycrown.server.storage.database import Database, Transaction
from claycrown.server.tables import queries as table_queries
from tests.server.server import RunningServer
from tests.server.vocabulary import play_until_all_decide, seated
from tests.soak.disturbances import limit_files

PLANS = ["plan RRRRRR", "plan KKKKKK", "plan WWWWWW"]
CHANGED = "plan BBBBBB"


def planning(server: RunningServer, *names: str) -> tuple[list[Client], str, int]:
    """People at a table of Lords of Xidit where all are to plan their first year, and its number."""
    players, table = seated(server, *names, game="xidit")
    return players, table.id, play_until_all_decide(players, table.id, random.Random(1)).number


@pytest.fixture
def database(both_servers: RunningServer) -> Iterator[Database]:
    """A second process at the server's database."""
    opened = Database(both_servers.database)
    yield opened
    opened.close()


def _fail_at_commit(transaction: Transaction) -> None:
    """Only the commit finds that a key is there twice, or that what a row speaks of is missing."""
    say = transaction.connection.exec_driver_sql
    if transaction.connection.dialect.name == "sqlite":
        say("PRAGMA defer_foreign_keys = ON")
        say("INSERT INTO snapshots (table_id, number, data) VALUES ('none', 0, x'00')")
    else:
        say("CREATE TEMPORARY TABLE doubled (number INTEGER UNIQUE DEFERRABLE INITIALLY DEFERRED)")
        say("INSERT INTO doubled VALUES (1), (1)")


class Refuse(Exception):
    """Raised after the decisions were carried out, so that only their savepoint is rolled back."""


def _refuse(transaction: Transaction) -> None:
    raise Refuse


@pytest.mark.parametrize(("fail", "error"), [(_fail_at_commit, DBAPIError), (_refuse, Refuse)])
def test_a_game_goes_on_without_decisions_that_were_not_committed(
    both_servers: RunningServer, database: Database, fail: Callable[[Transaction], None], error: type[Exception]
) -> None:
    players, table_id, number = planning(both_servers, "Ada", "Ben", "Cyd")
    positions = Positions(100, 100)
    play = Decisions(database, positions, Events())

    def decide(transaction: Transaction, seat: int, text: str) -> None:
        found = table_queries.locked_table(transaction.connection, table_id)
        assert found is not None
        request = DecisionRequest(answers=found.head, decision=text)
        play.decide_as(transaction, table_id, players[seat].me().id, request)

    def decide_and_fail(transaction: Transaction) -> None:
        decide_all(transaction, PLANS[:2])
        fail(transaction)

    def decide_all(transaction: Transaction, plans: list[str]) -> None:
        """In one transaction: each but the first rests on what is not committed yet."""
        for seat, text in enumerate(plans):
            decide(transaction, seat, text)

    with pytest.raises(error):
        database.write_now(decide_and_fail)
    assert [positions.latest_step(table_id, after) for after in (number + 1, number + 2)] == [None, None]
    database.write_now(decide_all, [CHANGED, *PLANS[1:]])
    found = database.read_now(table_queries.table, table_id)
    assert found is not None
    kept = positions.rules(found).notation.snapshot(database.read_now(positions.at, found, found.head).state)
    anew = positions.rules(found).notation.snapshot(database.read_now(Positions(10, 10).at, found, found.head).state)
    assert kept == anew
    assert dict(check(database))[table_id] is None


def test_a_game_goes_on_without_decisions_of_when_the_disk_was_full(new_server: Callable[..., RunningServer]) -> None:
    """On SQLite, where several stand in one transaction."""
    server = new_server("sqlite")
    tables = [planning(server, *names) for names in (("Ada", "Ben", "Cyd"), ("Dan", "Eve", "Fay"))]

    def plan(player: Client, table_id: str, number: int, text: str) -> str | None:
        try:
            player.decide(table_id, number, text)
        except ServerRefused as refused:
            return refused.code
        return None

    def all_plan(plans: list[str]) -> list[str | None]:
        """All at the same time."""
        with ThreadPoolExecutor(6) as threads:
            answers = [
                threads.submit(plan, player, table_id, number, text)
                for players, table_id, number in tables
                for player, text in zip(players, plans, strict=False)
            ]
            return [answer.result() for answer in answers]

    limit_files(server, 4096)
    for _ in range(5):
        assert all_plan(PLANS[:2]) == ["unavailable"] * 4
    limit_files(server, resource.RLIM_INFINITY)
    assert all_plan([CHANGED, *PLANS[1:]]) == [None] * 6
    for players, table_id, number in tables:
        assert players[0].game(table_id).number == number + 3
    opened = Database(server.database)
    assert [difference for _, difference in check(opened)] == [None, None]
    opened.close()

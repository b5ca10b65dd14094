"""Statistics for a player and for a game; and lists that stay fast with very many games."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, event, text

from claycrown.server.chat import chat
from claycrown.server.chat import queries as chat_queries
from claycrown.server.history import queries as history_queries
from claycrown.server.notices import channels
from claycrown.server.notices import queries as notice_queries
from claycrown.server.people import relations
from claycrown.server.ratings import queries as rating_queries
from claycrown.server.ratings import statistics
from claycrown.server.storage.database import Database
from claycrown.server.storage.upgrade import upgrade
from claycrown.server.tables import absences
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.schemas import Status
from tests.server.server import RunningServer
from tests.server.vocabulary import play, seated


def test_what_games_come_to(new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite")
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit", options={"short": True})
    anna = clients[0].me().id
    results = []
    for seed in (1, 2):
        if seed == 2:
            table = clients[0].rematch(table.id)
            for client in clients[1:]:
                client.join(table.id)
            clients[0].start(table.id)
            clients = clients[1:] + clients[:1]  # the seats have turned
        last = play(clients, table.id, 3000, random.Random(seed))
        assert last.result is not None
        results.append((last.result, last.number))
    values = [{part["of"]: dict(part["ranking"]) for part in result["assessments"]} for result, _ in results]
    (tally,) = server.client().game_statistics("xidit").tallies
    assert (tally.players, tally.games, tally.abandoned) == (3, 2, 0)
    assert tally.decisions == pytest.approx(sum(number for _, number in results) / 2, abs=0.1)
    colours = [seat.colour for seat in table.seats]
    for seat in tally.seats:
        assert seat.wins == sum(result["winner"] == seat.colour for result, _ in results)
        for name in ("wealth", "influence", "reputation"):
            assert seat.figures[name] == pytest.approx(sum(value[name][seat.colour] for value in values) / 2, abs=0.01)
    (mine,) = server.client().player_statistics(anna)
    (own,) = mine.tallies
    wealth = values[0]["wealth"][colours[0]] + values[1]["wealth"][colours[2]]
    assert (mine.game, own.players, own.games, sum(own.places)) == ("xidit", 3, 2, 2)
    assert own.figures["wealth"] == pytest.approx(wealth / 2, abs=0.01)
    assert own.wins == sum(
        result["winner"] == colour for (result, _), colour in zip(results, (colours[0], colours[2]), strict=True)
    )
    assert mine.rated is not None and mine.rated.games == 2
    assert len(server.client().player_games(anna, "xidit").played) == 2


def test_who_has_not_played_has_no_statistics(server: RunningServer) -> None:
    assert server.guest("Newcomer").player_statistics("nobody") == []


# Lists stay fast: every query of them finds its rows by an index, in the order in which they are shown.

LISTS: dict[str, Callable[[Connection], Any]] = {
    "open tables": lambda c: table_queries.open_to_all(c, Status.OVER, None, (1, "x"), 20),
    "open tables of a game": lambda c: table_queries.open_to_all(c, Status.OVER, "xidit", None, 20),
    "known tables": lambda c: table_queries.known_tables(c, ["a", "b"], "x"),
    "my tables": lambda c: table_queries.of_person(c, "a", Status.OVER, None, (1, "x"), 20),
    "ratings": lambda c: statistics.best(c, "xidit", "1.5_x", 20),
    "best": lambda c: statistics.best(c, "xidit", None, 20),
    "ratings of one": lambda c: rating_queries.of(c, "a"),
    "games of one": lambda c: statistics.rated_games(c, "a", "xidit", "b", "5-x-0", 20),
    "statistics of one": lambda c: statistics.of_person(c, "a"),
    "statistics of a game": lambda c: statistics.of_game(c, "xidit"),
    "notices": lambda c: channels.page(c, "a", 5, 20),
    "due deliveries": lambda c: notice_queries.is_due(c, 5),
    "chat": lambda c: chat_queries.chat_rows(c, "t", "a", 5, 20),
    "chat of one": lambda c: chat.export_messages(c, "a"),
    "friends": lambda c: relations.friendships(c, "a"),
    "who is here": lambda c: relations.online(c, ["a", "b"], 5),
    "blocked either way": lambda c: relations.apart(c, "a", ["b"]),
    "absences": lambda c: absences.of_table(c, "t"),
    "rivals": lambda c: statistics.rivals(c, "a", "xidit", "b"),
    "notes": lambda c: chat_queries.note(c, "t", "a"),
    "last entry of a seat": lambda c: history_queries.latest_of_seat(c, "t", 1, 100),
}
SORTED = {"absences", "chat of one", "friends", "rivals", "ratings of one", "statistics of one"}
"""Few rows, all of one person: sorting them is nothing."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> Iterator[Database]:
    database = Database(new_database(request.param), 2)
    upgrade(database)
    yield database
    database.close()


def plans(database: Database, ask: Callable[[Connection], Any]) -> list[str]:
    """How the database means to answer the queries of a list."""
    asked: list[tuple[str, Any]] = []

    def note(connection: Any, cursor: Any, statement: str, parameters: Any, context: Any, many: bool) -> None:
        if statement.lstrip().upper().startswith("SELECT"):
            asked.append((statement, parameters))

    with database.engine.connect() as connection, connection.begin() as transaction:
        event.listen(connection, "before_cursor_execute", note)
        ask(connection)
        event.remove(connection, "before_cursor_execute", note)
        explain = "EXPLAIN QUERY PLAN"
        if database.is_postgres:
            explain = "EXPLAIN (COSTS OFF)"
            for setting in ("enable_seqscan", "enable_bitmapscan"):  # for tables as small as here it would not look at an index
                connection.execute(text(f"SET LOCAL {setting} = off"))
        told = [
            "\n".join(str(row[-1]) for row in connection.exec_driver_sql(f"{explain} {statement}", parameters))
            for statement, parameters in asked
        ]
        transaction.rollback()
    return told


@pytest.mark.parametrize("name", LISTS)
def test_lists_are_read_by_an_index(empty: Database, name: str) -> None:
    for plan in plans(empty, LISTS[name]):
        for line in plan.splitlines():
            words = line.strip(" ->")
            assert not words.startswith(("Seq Scan", "SCAN")) or words == "SCAN CONSTANT ROW", plan
            if name not in SORTED:
                assert not words.startswith(("Sort", "USE TEMP B-TREE", "Incremental Sort")), plan

"""The analysis of a game that is over: asked for once, made in the background, kept; nothing of a game that still runs."""

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import insert

from claycrown.client import Client
from claycrown.games import game as rules_of
from claycrown.record.notation import notation
from claycrown.server.analysis import queries
from claycrown.server.analysis.schemas import AnalysisNews, AnalysisStatus
from claycrown.server.notices.schemas import NoticePage
from claycrown.server.storage.database import Database, Transaction
from claycrown.server.storage.schema import people
from claycrown.server.storage.upgrade import upgrade
from tests.server.conftest import KINDS
from tests.server.practice.test_looking_further import moment, post
from tests.server.server import RunningServer
from tests.server.vocabulary import choose, seated
from tests.web.prepared import played

GLANCE = {"depth": "glance"}


def call(client: Client, method: str, table: str, status: int = 200, **given: Any) -> Any:
    client.http.get("/api/games")
    headers = {"x-csrf-token": client.http.cookies["claycrown_csrf"]}
    answer = client.http.request(method, f"/api/tables/{table}/analysis", headers=headers, **given)
    assert answer.status_code == status, answer.text
    return answer.json()


def until_done(client: Client, table: str, depth: str = "glance") -> Any:
    end = time.monotonic() + 120
    while time.monotonic() < end:
        told = call(client, "GET", table, params={"depth": depth})
        if told["status"] not in ("waiting", "running"):
            return told
        time.sleep(0.1)
    raise AssertionError(told["status"])


def test_an_analysis_is_made_once_and_found_again_by_whoever_brings_the_same_game(server: RunningServer) -> None:
    anna, eva = server.guest("Anna"), server.guest("Eva")
    record = played("terracotta", 2).record
    table = anna.import_record(record)
    assert call(anna, "GET", table.id, params=GLANCE)["status"] == "none"
    asked = call(anna, "POST", table.id, json=GLANCE)
    assert asked["yours"] and asked["numbers"] == list(range(len(record["decisions"]) + 1))
    told = until_done(anna, table.id)
    assert told["status"] == "done" and told["done"] == 1
    moments = told["analysis"]["moments"]
    assert len(moments) == len(record["decisions"]) + 1
    assert all(sum(one["chances"]) == pytest.approx(1, abs=0.01) for one in moments)
    assert max(moments[-1]["chances"]) == 1, "at the end it is known who won"
    again = eva.import_record(record, name="The same")
    found = call(eva, "POST", again.id, json=GLANCE)
    assert (found["status"], found["yours"], found["analysis"]) == ("done", False, told["analysis"])
    unchanged = call(eva, "GET", again.id, params={**GLANCE, "known": 1})
    assert unchanged["analysis"] is None, "what one has is not sent again"


def test_who_has_asked_is_told_on_their_socket_when_it_has_gone_on(server: RunningServer) -> None:
    anna, eva = server.guest("Anna"), server.guest("Eva")
    table = anna.import_record(played("xidit", 5).record, access="open")
    with anna.live_notices() as news, eva.live_notices() as others:
        assert isinstance(news.receive_any(), NoticePage) and isinstance(others.receive_any(), NoticePage)
        call(anna, "POST", table.id, json=GLANCE)
        assert isinstance(news.receive_any(60), AnalysisNews)
        until_done(anna, table.id)
        assert isinstance(news.receive_any(60), AnalysisNews), "its end is told too"
        eva.try_notice()
        assert isinstance(others.receive_any(), NoticePage), "nobody else is told"


def test_nothing_is_told_of_a_game_that_still_runs(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben", game="terracotta")
    for client in clients:
        for method in ("GET", "POST", "DELETE"):
            body: dict[str, Any] = {"json": {}} if method == "POST" else {}
            assert call(client, method, table.id, 403, **body)["error"]["code"] == "not_over"
    stranger = server.guest("Eva")
    closed = clients[0].import_record(played("terracotta", 2).record)
    assert call(stranger, "GET", closed.id, 404)["error"]["code"] == "not_found"


def test_only_who_asked_stops_it_and_everybody_has_so_many_a_day(new_server: Any) -> None:
    server = new_server(limits_analyses="1")
    anna, eva = server.guest("Anna"), server.guest("Eva")
    record = played("xidit", 3).record
    table = anna.import_record(record, access="open")
    call(anna, "POST", table.id, json={"depth": "deep"})
    assert call(eva, "DELETE", table.id, 403, params={"depth": "deep"})["error"]["code"] == "not_your_analysis"
    assert call(anna, "DELETE", table.id, params={"depth": "deep"})["status"] == "stopped"
    refused = call(anna, "POST", table.id, 409, json={"depth": "deep"})
    assert refused["error"]["code"] == "too_many_analyses"


def test_one_analysis_of_a_person_is_made_at_a_time_beside_those_of_others(new_database: Callable[[str], str]) -> None:
    """However many somebody has asked for, another person's is next; what nobody works on any more is taken up again."""
    for kind in KINDS:
        database = Database(new_database(kind))
        upgrade(database)

        def at_work(transaction: Transaction) -> list[str | None]:
            connection = transaction.connection
            for name in ("Anna", "Ben"):
                connection.execute(insert(people).values(id=name, name=name, name_key=name, admin=False, created_at=1))
            for at, (key, person) in enumerate([("a1", "Anna"), ("a2", "Anna"), ("b1", "Ben")]):
                queries.ask(connection, key, person, "{}", "glance", at)

            def take(at: int) -> str | None:
                row = queries.take(connection, at, at + 100)
                return None if row is None else row.key

            taken = [take(10), take(10), take(10)]
            queries.end(connection, "a1", AnalysisStatus.DONE)
            return [*taken, take(11), take(12), take(200)]

        assert database.write_now(at_work) == ["a1", "b1", None, "a2", None, "a2"]
        database.close()


@pytest.mark.parametrize(("name", "players"), [("terracotta", 2), ("xidit", 3)])
def test_a_position_is_evaluated_for_who_tries_something(server: RunningServer, name: str, players: int) -> None:
    anna = server.guest("Anna")
    record = played(name, players).record
    table = anna.import_record(record)
    number = len(record["decisions"]) - 1
    told = post(anna, "/evaluation", moment(table.id, number, name, depth="glance"))
    assert len(told["chances"]) == players and all(0 <= chance <= 1 for chance in told["chances"])
    over = post(anna, "/evaluation", moment(table.id, number + 1, name, depth="glance"))
    assert over["best"] == []


def test_a_game_that_runs_with_others_is_not_evaluated_when_somebody_copies_it(server: RunningServer) -> None:
    """What can be known is refused: a copy that looks the same from one's own seat, also as the beginning of a line."""
    clients, table = seated(server, "Anna", "Ben", game="terracotta")
    anna = clients[0]
    copied = {key: value for key, value in anna.game(table.id).view.items() if key in position_keys()}
    body = {"game": "terracotta", "start": {"from": "position", "position": copied}, "depth": "glance"}
    assert post(anna, "/evaluation", body, 403)["error"]["code"] == "still_played"
    (first,) = anna.game(table.id).deciders
    on = choose(clients[first].game(table.id), random.Random(1))
    further = {**body, "decisions": [[table.seats[first].colour, on]]}
    assert post(anna, "/evaluation", further, 403)["error"]["code"] == "still_played"
    assert len(post(server.guest("Eva"), "/evaluation", body)["chances"]) == 2


def position_keys() -> set[str]:
    """What a position of the notation holds; a view has figures beside it."""
    return set(notation("terracotta").write(rules_of("terracotta").new(2, 1)))

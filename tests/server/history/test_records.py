"""Records: out of the server when a game is over, and in as a new table."""

import json
import random
import tracemalloc
from typing import Any

import pytest

from claycrown.client import Client, ServerRefused
from claycrown.record.notation import AvailableEditions
from claycrown.record.records import read_record, result_of
from claycrown.server.history import records
from claycrown.server.play import imports
from claycrown.server.play.rules import HostEditions
from tests.server.server import RunningServer
from tests.server.vocabulary import play, record_of, seated


def finish(server: RunningServer, game: str, *names: str) -> tuple[list[Client], str, dict[str, Any]]:
    clients, table = seated(server, *names, game=game, options={"short": True} if game == "xidit" else {})
    actor = clients[clients[0].game(table.id).deciders[0]]
    before = actor.game(table.id)
    if game == "terracotta":
        actor.decide(table.id, before.number, "place craftsman 5")
        actor.undo(table.id, 1)
    play(clients, table.id, 3000, random.Random(1))
    return clients, table.id, clients[0].record(table.id)


@pytest.fixture(scope="module")
def terracotta(server: RunningServer) -> tuple[list[Client], str, dict[str, Any]]:
    return finish(server, "terracotta", "Anna", "Ben")


@pytest.fixture(scope="module")
def xidit(server: RunningServer) -> tuple[list[Client], str, dict[str, Any]]:
    return finish(server, "xidit", "Anna", "Ben", "Cleo")


def test_a_record_replays_to_the_same_result(
    terracotta: tuple[list[Client], str, dict[str, Any]], xidit: tuple[list[Client], str, dict[str, Any]]
) -> None:
    for clients, table_id, written in (terracotta, xidit):
        record = read_record(written, AvailableEditions())
        assert record.players == ["Anna", "Ben", "Cleo"][: len(clients)]
        state = record.replay()
        assert json.loads(json.dumps(result_of(record.game, state))) == clients[0].table(table_id).result == record.result
    _, table_id, written = terracotta
    assert len(written["decisions"]) == clients[0].table(table_id).number - 2, "what was undone is not part of it"


def test_a_finished_record_becomes_a_finished_table(
    server: RunningServer, xidit: tuple[list[Client], str, dict[str, Any]]
) -> None:
    clients, table_id, written = xidit
    eva = server.guest("Eva")
    table = eva.import_record(written, name="Famous  game")
    assert (table.status, table.imported, table.name, table.your_seat) == ("over", True, "Famous game", None)
    assert [seat.player for seat in table.seats] == ["Anna", "Ben", "Cleo"]
    assert table.result == clients[0].table(table_id).result
    assert eva.record(table.id) == written
    last = eva.replay(table.id, first=table.number, seat=1).moments[-1]
    assert last.view == clients[1].game(table_id).view
    with pytest.raises(ServerRefused) as refused:
        clients[0].table(table.id)
    assert refused.value.status == 404, "by default only whoever has the link"


def test_an_unfinished_record_is_played_on(both_servers: RunningServer, xidit: tuple[list[Client], str, dict[str, Any]]) -> None:
    _, _, written = xidit
    half = {**written, "decisions": written["decisions"][:60], "result": None}
    anna, ben, cleo = (both_servers.guest(name) for name in ("Anna", "Ben", "Cleo"))
    table = anna.import_record(half, [{}, {"me": True}], access="open", pace="slow", clock={"days": 2})
    assert (table.status, table.your_seat, table.imported) == ("open", 1, True)
    ben.join(table.id)
    cleo.join(table.id)
    started = anna.start(table.id)
    assert (started.status, started.number) == ("running", 60)
    assert [clock.seat for clock in started.clocks if clock.deadline is not None] == started.deciders
    clients = [ben, anna, cleo]
    assert [client.table(table.id).your_seat for client in clients] == [0, 1, 2]
    play(clients, table.id, 3000, random.Random(9))
    over = anna.table(table.id)
    assert over.status == "over"
    again = anna.record(table.id)
    assert again["decisions"][:60] == half["decisions"]
    assert read_record(again, AvailableEditions()).replay() is not None


def test_bots_may_play_on(server: RunningServer, terracotta: tuple[list[Client], str, dict[str, Any]]) -> None:
    _, _, written = terracotta
    half = {**written, "decisions": written["decisions"][:30], "result": None}
    anna = server.guest("Anna")
    table = anna.import_record(half, [{"me": True}, {"bot": "random"}])
    assert table.seats[1].bot == "random"
    assert anna.start(table.id).number >= 30


def test_secrets_of_a_game_that_is_played_on_stay_secret(
    server: RunningServer, xidit: tuple[list[Client], str, dict[str, Any]]
) -> None:
    _, _, written = xidit
    plans = [number for number, (_, text) in enumerate(written["decisions"]) if text.startswith("plan")]
    half = {**written, "decisions": written["decisions"][: plans[1] + 1], "result": None}
    anna, ben, cleo = (server.guest(name) for name in ("Anna", "Ben", "Cleo"))
    table = anna.import_record(half, [{"me": True}], access="open")
    for client in (ben, cleo):
        client.join(table.id)
    anna.start(table.id)
    colours = [seat.colour for seat in table.seats]
    for colour, text in half["decisions"]:
        if text.startswith("plan"):
            for seat, client in enumerate((anna, ben, cleo)):
                if colours.index(colour) != seat:
                    assert text.removeprefix("plan ") not in str(client.log(table.id, limit=200))


def changed(written: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {**written, **fields}


def test_wrong_records_are_refused_and_leave_nothing(
    server: RunningServer, terracotta: tuple[list[Client], str, dict[str, Any]]
) -> None:
    _, _, good = terracotta
    swapped = [*good["decisions"]]
    swapped[3], swapped[4] = ["blue", "fly to the moon"], swapped[3]
    wrong = [
        {},
        {"game": "chess"},
        changed(good, seed=-1),
        changed(good, seed=good["seed"] ^ 1, result={"winner": "nobody"}),
        changed(good, decisions=swapped),
        changed(good, decisions=good["decisions"] + [["green", "skip"]]),
        changed(good, decisions="all"),
        changed(good, decisions=[["purple", "skip"]]),
        changed(good, result={"winner": "green"}),
        changed(good, edition={"name": "standard", "hash": "0" * 64}),
        changed(good, edition={"name": "nobody's", "hash": "0"}),
        changed(good, edition={"name": ["x"], "hash": "0"}),
        changed(good, options={"cheat": True}),
        changed(good, seats=good["seats"][:1]),
        changed(good, extra=1),
    ]
    anna = server.guest("Anna")
    for record in wrong:
        with pytest.raises(ServerRefused) as refused:
            anna.import_record(record)
        assert (refused.value.status, refused.value.code) == (400, "bad_record"), record
        assert "/" not in str(refused.value)
    wrong_seats: list[list[dict[str, Any]]] = [[{"bot": "deep blue"}], [{"me": True}, {"me": True}], [{}] * 5]
    for seats in wrong_seats:
        with pytest.raises(ServerRefused) as refused:
            anna.import_record(changed(good, decisions=[], result=None), seats)
        assert refused.value.status == 400
    for status in ("open", "running", "over"):
        assert anna.tables(status=status, mine=True).tables == []


def test_a_long_record_takes_the_memory_of_one_position() -> None:
    """X3.1: somebody who plans may change their mind. 100 kB of that became 120 MB of positions."""
    written = record_of("xidit", 3, 1, 0)
    starts = written["decisions"][:3]
    long = changed(written, result=None, decisions=starts + [["blue", "plan WWWWWW"]] * (imports.LONGEST - len(starts)))
    tracemalloc.start()
    try:
        assert records.read(HostEditions([]), long).result is None
        assert tracemalloc.get_traced_memory()[1] < 16_000_000
    finally:
        tracemalloc.stop()


def test_somebody_who_is_not_signed_in_imports_nothing(
    server: RunningServer, terracotta: tuple[list[Client], str, dict[str, Any]]
) -> None:
    with pytest.raises(ServerRefused) as refused:
        server.client().import_record(terracotta[2])
    assert refused.value.status == 401

"""Live updates over sockets."""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from claycrown.client import Client, ConnectionLost, ServerRefused
from claycrown.server.config import Config
from claycrown.server.core import Server
from claycrown.server.live import hub
from claycrown.server.live.hub import Broadcast, Hub, Watcher
from claycrown.server.lobby.schemas import NewSeat, NewTable, TableChange
from claycrown.server.people import accounts
from claycrown.server.play import updates
from claycrown.server.play.positions import Positions
from claycrown.server.play.schemas import DecisionRequest
from claycrown.server.storage.database import Database, Notification
from tests.server.server import RunningServer
from tests.server.sinks import wait_for
from tests.server.vocabulary import choose, play, seated


def test_each_seat_is_sent_its_own_view_of_each_decision(both_servers: RunningServer) -> None:
    clients, table = seated(both_servers, "Anna", "Ben", "Cleo", game="xidit")
    chance = random.Random(8)
    with clients[0].live(table.id) as anna, clients[1].live(table.id) as ben, both_servers.client().live(table.id) as spectator:
        lives = [anna, ben]
        update = anna.update()
        assert (update.number, update.seat, update.entries) == (0, 0, [])
        assert (ben.update().seat, spectator.update().seat) == (1, None)
        for _ in range(40):
            seat = update.deciders[0]
            mine = clients[seat].game(table.id)
            text = choose(mine, chance)
            if seat < 2:
                number = lives[seat].decide(mine.number, text).number
            else:
                number = clients[seat].decide(table.id, mine.number, text).number
            update = anna.update(number)
            others = ben.update(number)
            watched = spectator.update(number)
            assert update.number == others.number == watched.number == number
            assert [entry.number for entry in update.entries] == [number]
            assert update == clients[0].game(table.id, after=number - 1)
            assert others == clients[1].game(table.id, after=number - 1)
            assert watched == both_servers.client().game(table.id, after=number - 1)
            assert watched.actions == [] and watched.undo is None


def test_after_a_lost_connection_one_gets_what_one_missed(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    with clients[0].live(table.id) as live:
        assert live.update().number == 0
    play(clients, table.id, 10, random.Random(9))
    with clients[0].live(table.id, after=4) as live:
        update = live.update()
        assert [entry.number for entry in update.entries] == [5, 6, 7, 8, 9, 10]
        assert update == clients[0].game(table.id, after=4)
    with clients[0].live(table.id, after=10) as live:
        assert live.update().entries == []
    with clients[0].live(table.id, after=99999) as live:
        assert live.update().number == 10


def test_a_long_absence_is_made_up_for_in_pages(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    last = play(clients, table.id, 230, random.Random(9))
    with clients[0].live(table.id, after=0) as live:
        numbers: list[int] = []
        while len(numbers) < last.number:
            message = live.receive()
            if not isinstance(message, TableChange):
                numbers += [entry.number for entry in message.entries]  # type: ignore[union-attr]
        assert numbers == list(range(1, last.number + 1))


def test_watchers_hear_of_the_table_before_the_start(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.make_table(game="terracotta", players=2)
    with anna.live(table.id) as live:
        first = live.receive()
        assert isinstance(first, TableChange) and first.table.seats[1].person is None
        ben.join(table.id)
        second = live.receive()
        assert isinstance(second, TableChange) and second.table.seats[1].person is not None
        anna.start(table.id)
        assert live.update().number == 0


def test_decisions_and_questions_on_the_socket_are_answered(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    seat = clients[0].game(table.id).deciders[0]
    with clients[seat].live(table.id) as live:
        assert live.why_not("take coin").rule is not None
        assert live.decide(0, "place craftsman 5").number == 1
        assert live.decide(0, "place craftsman 5").repeated
        assert live.undo(1).number == 2
        with pytest.raises(ServerRefused) as refused:
            live.decide(0, "place craftsman 6")
        assert (refused.value.code, refused.value.number) == ("stale", 2)
        with pytest.raises(ServerRefused) as refused:
            live.decide(2, "build officer e4")
        assert refused.value.rule is not None


HOSTILE = [
    "", "{", "[]", "null", "1e999", '"decide"', "{}", '{"type": "explode"}', '{"type": "decide"}', '{"type": ["decide"]}',
    '{"type": "decide", "answers": -1, "decision": "do"}', '{"type": "decide", "answers": 1e400, "decision": "do"}',
    '{"type": "decide", "answers": 0, "decision": {"a": 1}}', '{"type": "decide", "answers": 99999999999999999, "decision": ""}',
    '{"type": "decide", "answers": 0, "decision": "' + "x" * 5000 + '"}', '{"type": "undo", "answers": 0, "to": -5}',
    '{"type": "decide", "answers": 0, "decision": "\\u0000\\ud800"}', "[" * 3000, '{"type": "why_not", "decision": ""}',
    '{"type": "undo", "answers": 0, "to": 2147483647}', '{"type": "decide", "answers": 0, "decision": "do", "colour": 1}',
]  # fmt: skip


def test_hostile_messages_are_refused_and_the_connection_goes_on(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    seat = clients[0].game(table.id).deciders[0]
    wrong = ("bad_frame", "too_deep", "not_a_decision", "nothing_to_undo", "stale")  # of a frame; `bad_message` is the chat's
    with clients[seat].live(table.id) as live:
        live.update()
        for message in HOSTILE:
            live.socket.send(message)
            answer = json.loads(live.socket.recv(10))
            assert answer["type"] == "refused", message
            assert answer["error"]["code"] in wrong, answer
        live.socket.send(b"\xff\xfe\x00")
        assert json.loads(live.socket.recv(10))["type"] == "refused"
        assert live.decide(0, "place craftsman 5").number == 1


def test_a_message_that_is_too_large_ends_the_connection(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    with clients[0].live(table.id) as live, pytest.raises(ConnectionLost) as lost:
        live.update()
        live.socket.send("x" * 20000)
        live.update()
    assert lost.value.code == 1009


def test_a_page_of_another_site_cannot_open_a_socket(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    cookies = "; ".join(f"{name}={value}" for name, value in clients[0].http.cookies.items())
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/live"
    secure = server.url.replace("http:", "https:")
    https = {"X-Forwarded-Proto": "https"}  # a proxy before the server speaks https
    for origin, proxy, welcome in (
        ("https://evil.example", {}, False),
        ("null", {}, False),
        ("", {}, False),
        (secure, {}, False),
        ("http://127.0.0.1", {}, False),
        (server.url, https, False),
        (secure, https, True),
        (server.url, {}, True),
    ):
        with connect(address, additional_headers={"Cookie": cookies, "Origin": origin, **proxy}) as socket:
            first = json.loads(socket.recv(10))
            assert (first["type"] == "table") is welcome
            if not welcome:
                assert first["error"]["code"] == "other_origin"
                with pytest.raises(ConnectionClosed):
                    socket.recv(10)


def test_a_spectator_may_look_but_not_play(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    with server.client().live(table.id) as live:
        live.update()
        with pytest.raises(ServerRefused, match="not_signed_in"):
            live.decide(0, "place craftsman 5")
    with server.guest("Sam").live(table.id) as live, pytest.raises(ServerRefused, match="not_seated"):
        live.decide(0, "place craftsman 5")
    assert clients[0].game(table.id).number == 0


def test_a_private_table_is_not_there_for_strangers(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben", access="link")
    for stranger in (server.client(), server.guest("Eve")):
        with pytest.raises(ServerRefused) as refused:
            stranger.game(table.id)
        assert refused.value.status == 404
        with stranger.live(table.id) as live:
            assert json.loads(live.socket.recv(10))["error"]["code"] == "not_found"
    with clients[1].live(table.id) as live:
        live.update()
        clients[1].sign_out_everywhere()
        with pytest.raises(ConnectionLost) as lost:
            live.update()
        assert lost.value.code == 4401


def test_a_socket_too_many_is_refused(new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite", limits_sockets_each="2")
    clients, table = seated(server, "Anna", "Ben")
    with clients[0].live(table.id) as first, clients[0].live(table.id) as second:
        first.update()
        second.update()
        with clients[0].live(table.id) as third:
            assert json.loads(third.socket.recv(10))["error"]["code"] == "too_many_pages"
        with clients[1].live(table.id) as other:
            other.update()
    wait_for(lambda: _is_let_in(clients[0], table.id))  # the server may hear of the ends a little later
    server.stop()


def test_however_many_guests_an_address_is_it_opens_only_so_many_sockets(new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite", limits_sockets_address="2")
    clients, table = seated(server, "Anna", "Ben")
    here = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/live"
    notices = f"ws://127.0.0.1:{server.port}/api/me/live"
    with clients[0].live(table.id) as first, connect(notices, additional_headers=clients[1].cookies()) as second:
        first.update()
        second.recv(10)
        for address, client in ((here, server.client()), (here, server.guest("Cleo")), (notices, clients[0])):
            with connect(address, additional_headers=client.cookies()) as third:
                assert json.loads(third.recv(10))["error"]["code"] == "network_full"
        with connect(here, additional_headers={"X-Forwarded-For": "192.0.2.7"}) as elsewhere:
            assert json.loads(elsewhere.recv(10))["type"] == "table"
    wait_for(lambda: _is_let_in(clients[0], table.id))  # the server may hear of the ends a little later


def _is_let_in(client: Client, table_id: str) -> bool:
    with client.live(table_id) as live:
        return bool(json.loads(live.socket.recv(10))["type"] == "table")


def test_a_sign_of_life_is_given_to_everybody(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    for client in (clients[0], server.client()):
        with client.live(table.id) as live:
            live.update()
            live.socket.send('{"type": "ping", "ref": "7"}')
            told = json.loads(live.socket.recv(20))
            assert (told["type"], told["ref"]) == ("pong", "7")
            assert told["now"] > 0


class Heard:
    """The other end of a connection."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    async def send(self, data: bytes) -> None:
        self.sent.append(data)

    async def close(self, code: int) -> None:
        raise AssertionError(code)


def test_what_all_tables_at_once_are_told_is_not_looked_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More decisions are stored together than steps are kept in memory; those who watch hear of theirs all the same."""
    server = Server(Config(database=str(tmp_path / "games.db"), cached_steps=1))
    told: list[tuple[Notification, Broadcast | None]] = []
    server.database.publish = lambda messages: told.extend((message, server.hub.news(message)) for message in messages)
    do, look = server.database.write_now, server.database.read_now
    visitor = look(accounts.visitor, do(accounts.add_guest, "Anna", None, 1))
    assert visitor is not None
    wanted = NewTable(game="terracotta", players=2, seats=[NewSeat(), NewSeat(name="Ben")])
    tables = [do(server.tables.make, visitor.id, wanted) for _ in range(3)]
    sockets = []
    for table in tables:
        do(server.tables.start, table, visitor.id)
        asked = look(updates.missed, server.positions, table, visitor.id, None)
        request = DecisionRequest(answers=0, decision="place craftsman 5", seat=asked.deciders[0])
        do(server.decisions.decide_as, table, visitor.id, request)

    async def watch() -> None:
        with ExitStack() as watching:
            for table in tables:
                watcher = Watcher(server.hub, Heard(), table, visitor.id, None, 0)
                watcher.first = False
                watching.enter_context(server.hub.watching(watcher))
                sockets.append(watcher.socket)
                asyncio.create_task(watcher.send_all())  # noqa: RUF006
            for message, news in told:
                if message.topic == "play":
                    server.hub.notify(message, news)
            await asyncio.sleep(0)
            await asyncio.sleep(0)

    def never(*_: object) -> None:
        raise AssertionError("looked up")

    monkeypatch.setattr(server.hub, "_catch_up", never)
    asyncio.run(watch())
    for socket in sockets:
        assert isinstance(socket, Heard)
        (data,) = socket.sent
        assert msgspec.json.decode(data)["number"] == 1
    server.database.close()


def test_a_connection_stays_while_the_database_is_away_and_is_sent_the_rest_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "AWAY", 0.0)
    database = Database(str(tmp_path / "some.db"))
    sent: list[int] = []

    async def send(watcher: Watcher) -> None:
        sent.append(await database.read(lambda connection: connection.exec_driver_sql("SELECT count(*) FROM later").scalar_one()))

    async def watch() -> None:
        own = Hub(database, Positions(1, 1))
        own.add_topic("counted", send)
        watcher = Watcher(own, Silent(), "table", None, None, 0)
        sending = asyncio.create_task(watcher.send_all())
        watcher.notify("counted")
        while not watcher.topics:  # it could not be read
            await asyncio.sleep(0)
        database.write_now(lambda transaction: transaction.connection.exec_driver_sql("CREATE TABLE later (number INTEGER)"))
        while not sent:
            await asyncio.sleep(0.01)
        sending.cancel()

    asyncio.run(watch())
    database.close()
    assert sent == [0]


class Silent:
    """A connection that nobody reads."""

    async def send(self, data: bytes) -> None: ...

    async def close(self, code: int) -> None: ...

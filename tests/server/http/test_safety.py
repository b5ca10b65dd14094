"""What a stranger may try."""

import asyncio
import json
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import claycrown
from claycrown.client import Client, ConnectionLost, Live
from claycrown.server.config import Config
from claycrown.server.http.clients import Connection, counted_as, is_same_origin
from claycrown.server.http.protocol import MOST, PIECE, ImpatientProtocol, MeasuredSocketProtocol, Pieces
from tests.server.server import RunningServer
from tests.server.sinks import wait_for
from tests.server.vocabulary import seated


def token(client: Client) -> dict[str, str]:
    client.games()
    return {"x-csrf-token": client.http.cookies["claycrown_csrf"]}


def cookie(response: httpx.Response, name: str) -> str:
    return next(line.lower() for line in response.headers.get_list("set-cookie") if line.startswith(name))


def test_sessions_are_in_cookies_that_scripts_cannot_read(
    server: RunningServer, new_server: Callable[..., RunningServer]
) -> None:
    client = server.client()
    set_cookie = cookie(client.http.post("/api/guests", json={"name": "Anna"}, headers=token(client)), "claycrown_session")
    assert "httponly" in set_cookie and "samesite=lax" in set_cookie and "path=/" in set_cookie
    assert "secure" not in set_cookie  # a home network has no https
    secure = new_server("sqlite", public_url="https://games.example.org")
    client = secure.client()
    response = client.http.get("/api/games")
    assert "secure" in cookie(response, "claycrown_csrf")
    assert "max-age" in response.headers["strict-transport-security"]
    headers = {
        "x-csrf-token": response.cookies["claycrown_csrf"],
        "cookie": f"claycrown_csrf={response.cookies['claycrown_csrf']}",
    }
    response = client.http.post("/api/guests", json={"name": "Anna"}, headers=headers)
    assert "secure" in cookie(response, "claycrown_session")
    secure.stop()


def test_every_answer_has_protecting_headers(server: RunningServer) -> None:
    http = server.client().http
    for path in ("/api", "/api/games", "/api/nothing", "/nothing", "/api/me", "/api/openapi/openapi.json"):
        headers = http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert "strict-transport-security" not in headers
        assert "server" not in headers
    assert http.get("/api/me").headers["cache-control"] == "no-store"


def test_a_forged_request_is_refused(server: RunningServer) -> None:
    client = server.guest("Anna")
    for headers in ({}, {"x-csrf-token": ""}, {"x-csrf-token": "a" * 128}):
        response = client.http.post("/api/tables", json={"game": "terracotta", "players": 2}, headers=headers)
        assert response.status_code == 403
        assert response.json()["error"]["code"] == "csrf"
    form = client.http.post("/api/tables", data={"game": "terracotta", "players": "2"})
    assert form.status_code == 403
    parts = client.http.post("/api/tables", files={"game": b"terracotta"})
    assert parts.status_code == 403


BODIES: list[bytes] = [
    b"", b"{", b"[]", b"null", b"42", b'"text"', b"\xff\xfe", b'{"game": 1}', b'{"game": "terracotta"}', b"[" * 5000,
    b'{"game": "terracotta", "players": 1e99}', b'{"game": "terracotta", "players": 2, "surprise": 1}',
    b'{"game": "terracotta", "players": 2, "options": {"a": "b"}}', b'{"game": "\\u0000", "players": 2}',
    b'{"game": "terracotta", "players": 2, "name": "' + b"x" * 100 + b'"}', b'{"game": "terracotta", "players": -2}',
    b'{"game": "terracotta", "players": 2, "seats": [{"bot": "x"}, {"bot": []}]}',
    b'{"game": "xidit", "players": 99999999999999999999999}',
]  # fmt: skip


@pytest.mark.parametrize("body", BODIES)
def test_bad_bodies_are_refused_clearly(server: RunningServer, body: bytes) -> None:
    client = server.guest("Anna")
    response = client.http.post("/api/tables", content=body, headers={**token(client), "content-type": "application/json"})
    assert response.status_code in (400, 422)
    error = response.json()["error"]
    assert error["code"] and error["message"]
    assert "Traceback" not in response.text and claycrown.__path__[0] not in response.text and ".py" not in response.text


def test_names_with_null_characters_reach_no_database(both_servers: RunningServer) -> None:
    """PostgreSQL cannot store them: they must be refused, not fail."""
    client = both_servers.guest("Anna")
    headers = token(client)
    tries = [
        client.http.post("/api/tables", json={"game": "terracotta", "players": 2, "name": "a\x00b"}, headers=headers),
        client.http.post("/api/session", json={"name": "a\x00b", "password": "x\x00"}, headers=headers),
        client.http.post("/api/tables", json={"game": "xidit", "players": 3, "invited": ["\x00"]}, headers=headers),
        client.http.get("/api/tables/a%00b"),
        client.http.get("/api/tables/a%00b/game"),
        client.http.post("/api/invitations/a%00b", headers=headers),
        client.http.get("/api/tables", params={"game": "\x00"}),
        client.http.get("/api/tables", params={"cursor": "5-\x00"}),
        client.http.request("PATCH", "/api/me", json={"email": "a\x00@b"}, headers=headers),
    ]
    for response in tries:
        assert 400 <= response.status_code < 500, (response.request.url, response.status_code, response.text)


def test_a_body_that_is_too_large_is_refused(server: RunningServer) -> None:
    client = server.guest("Anna")
    response = client.http.post("/api/tables", content=b"x" * 200_000, headers=token(client))
    assert response.status_code == 413
    assert response.json()["error"]["code"] == "too_large"


def test_what_is_not_there_is_refused_in_the_same_form(server: RunningServer) -> None:
    http = server.client().http
    assert http.get("/api/nothing").json()["error"]["code"] == "not_found"
    client = server.client()
    wrong_method = client.http.put("/api/games", headers=token(client))
    assert wrong_method.status_code == 405
    assert set(wrong_method.headers["allow"].split(", ")) == {"GET", "OPTIONS"}  # in any order: the framework keeps a set
    assert http.get("/api/tables/" + "x" * 500).status_code == 404


def test_rates_are_limited(new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite", limits_requests="60", limits_sign_ins="8", limits_decisions="20", metrics_token="t")
    client = server.client()
    headers = token(client)
    codes = [client.http.post("/api/session", json={"name": "x", "password": "y"}, headers=headers).status_code for _ in range(5)]
    assert codes[:2] == [403, 403] and 429 in codes  # at once, unless the machine is so slow that one more is due by then
    answers = [client.http.get("/api/games") for _ in range(40)]
    refused = [answer for answer in answers if answer.status_code != 200]
    assert answers[0].status_code == 200 and {answer.status_code for answer in refused} == {429}
    assert refused[0].json()["error"]["code"] == "too_fast"
    assert "content-security-policy" in refused[0].headers
    told = httpx.get(f"{server.url}/metrics", headers={"authorization": "Bearer t", "x-forwarded-for": "203.0.113.9"}).text
    assert any('status="429"' in line and 'route="-"' in line for line in told.splitlines())
    server.stop()


def test_ipv6_is_limited_by_the_network_of_a_customer() -> None:
    assert counted_as("2001:db8:1:2::1") == counted_as("2001:db8:1:2:ffff:ffff:ffff:ffff") != counted_as("2001:db8:1:3::1")
    assert counted_as("::ffff:192.0.2.7") == counted_as("192.0.2.7") != counted_as("192.0.2.8")
    assert counted_as("fe80::1%eth0") == counted_as("fe80::2")
    assert counted_as("testclient") == "testclient"


def test_signing_in_is_limited_by_network(new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite", limits_sign_ins="4")
    client = server.client()
    codes = []
    for number in range(3):
        headers = {**token(client), "x-forwarded-for": f"2001:db8::{number:x}"}
        codes.append(client.http.post("/api/guests", json={"name": "Anna"}, headers=headers).status_code)
    assert codes == [201, 429, 429]


# Origins

HERE = "https://games.example.org"


@pytest.mark.parametrize(
    ("scheme", "host", "public_url", "origin", "same"),
    [
        ("wss", "games.example.org", "", HERE, True),
        ("wss", "games.example.org:443", "", HERE, True),
        ("wss", "Games.Example.org", "", HERE, True),
        ("wss", "games.example.org", "", "http://games.example.org", False),
        ("wss", "games.example.org", "", f"{HERE}:8443", False),
        ("ws", "games.example.org", "", "http://games.example.org", True),
        ("ws", "games.example.org", "", HERE, False),
        ("ws", "games.example.org", HERE, HERE, True),  # a proxy that does not say how people came
        ("ws", "games.example.org", f"{HERE}/", HERE, True),
        ("ws", "127.0.0.1:8000", HERE, HERE, True),
        ("ws", "games.example.org", HERE, "http://games.example.org", False),
        ("ws", "games.example.org:80", HERE, "http://games.example.org", False),
        ("ws", "games.example.org:8000", HERE, "http://games.example.org:8000", True),
        ("ws", "192.168.1.5:8000", HERE, "http://192.168.1.5:8000", True),  # at home, past the proxy
        ("wss", "other.example.org", HERE, "https://other.example.org", True),
        ("ws", "[::1]:8000", "", "http://[::1]:8000", True),
        ("wss", "", "", "https://", False),
        ("wss", "a.b:x", "", "https://a.b:x", False),
    ],
)
def test_a_socket_is_opened_by_a_page_of_the_same_scheme_host_and_port(
    scheme: str, host: str, public_url: str, origin: str, same: bool
) -> None:
    headers = [(b"host", host.encode()), (b"origin", origin.encode())]
    connection = Connection(cast(Any, {"type": "websocket", "scheme": scheme, "headers": headers}))
    assert is_same_origin(connection, Config(public_url=public_url)) is same


# Connections


def test_a_connection_that_says_nothing_or_not_enough_is_cut(new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite", limits_headers="0.3")
    head = b"POST /api/guests HTTP/1.1\r\nHost: x\r\n"

    def until_cut(said: bytes) -> bytes:
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
            connection.sendall(said)
            received = b""
            with suppress(ConnectionResetError):
                while part := connection.recv(4096):
                    received += part
            return received

    for said in (b"", b"GET /he", head, head + b"Content-Length: 10\r\n\r\n{", b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /he"):
        assert until_cut(said).count(b"200 OK") == said.count(b"health")
    clients, table = seated(server, "Anna", "Ben")
    with clients[0].live(table.id) as live:  # a socket may be silent, for longer than whatever came after it
        live.update()
        until_cut(b"")
        live.socket.ping().wait(20)
    assert not [line for line in server.log if "Traceback" in line]


def test_decisions_are_limited_by_person(new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite", limits_decisions="20")
    clients, table = seated(server, "Anna", "Ben")
    codes = []
    for _ in range(8):
        response = clients[0].http.post(f"/api/tables/{table.id}/why-not", json={"decision": "do"}, headers=token(clients[0]))
        codes.append(response.status_code)
    assert codes == [200] * 5 + [429] * 3
    assert clients[1].why_not(table.id, "do").legal is False
    server.stop()


def test_who_breaks_off_a_request_leaves_no_mistake_in_the_log(server: RunningServer) -> None:
    client = server.guest("Anna")
    cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    head = f"POST /api/tables HTTP/1.1\r\nhost: x\r\ncookie: {cookies}\r\nx-csrf-token: {token(client)['x-csrf-token']}\r\n"
    begun = len(server.log)
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(f"{head}content-type: application/json\r\ncontent-length: 100\r\n\r\n{{".encode())
    wait_for(lambda: any('"route": "/api/tables"' in line for line in server.log[begun:]))
    assert not [line for line in server.log[begun:] if "mistake" in line]


SAID = ['{"type": "ping"}', "{", '{"type": "why_not", "decision": "do"}', "\x00"]


def test_all_that_is_said_on_the_sockets_of_somebody_is_counted_sense_or_nonsense(
    new_server: Callable[..., RunningServer],
) -> None:
    server = new_server("sqlite", limits_decisions="1")
    _, table = seated(server, "Anna", "Ben")
    for number, said in enumerate(SAID):
        guest = server.guest(f"Guest {number}")
        with guest.live(table.id) as one, guest.live(table.id) as other:
            for live in (one, other):
                live.update()
            assert "too_fast" not in heard(one, said)
            told = json.loads(heard(other, '{"type": "ping", "ref": "7"}'))
            assert (told["error"]["code"], told["ref"]) == ("too_fast", "7")
    stranger = server.client()
    with stranger.live(table.id) as one, stranger.live(table.id) as other:
        assert ["too_fast" in heard(live, "{") for live in (one, other)] == [False, True]
    server.stop()


def test_however_many_guests_an_address_is_what_it_says_on_their_sockets_is_counted(
    new_server: Callable[..., RunningServer],
) -> None:
    server = new_server("sqlite", limits_messages="12")
    _, table = seated(server, "Anna", "Ben")
    answers = []
    for number in range(4):
        with server.guest(f"Guest {number}").live(table.id) as live:
            answers.append("too_fast" in heard(live, '{"type": "ping"}'))
    assert answers == [False] * 3 + [True]
    elsewhere = server.client()
    elsewhere.http.headers["x-forwarded-for"] = "192.0.2.7"
    elsewhere.become_guest("Dora")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/live"
    with connect(address, additional_headers={**elsewhere.cookies(), "x-forwarded-for": "192.0.2.7"}) as opened:
        assert "pong" in heard(Live(opened), '{"type": "ping"}')
    server.stop()


def heard(live: Live, said: str) -> str:
    """The answer to something; updates come in between."""
    live.socket.send(said)
    while True:
        told = str(live.socket.recv(20))
        if json.loads(told)["type"] in ("refused", "pong", "verdict"):
            return told


def test_a_socket_with_too_many_frames_that_say_nothing_is_closed(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    with clients[0].live(table.id) as live, pytest.raises(ConnectionClosed) as closed:
        live.update()
        live.socket.ping().wait(20)  # a few are usual
        while True:
            live.socket.ping()
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1008  # what was sent meanwhile may hide why
    with clients[0].live(table.id) as live:
        live.update()
        with pytest.raises((ConnectionLost, ConnectionClosed)):
            live.socket.send("{" for _ in range(100_000))  # a message in many parts
            live.update(1)
    with clients[0].live(table.id) as live, pytest.raises(ConnectionClosed):
        live.update()
        while True:
            live.socket.pong()  # that nobody asked for
    assert not [line for line in server.log if "Traceback" in line]


class SlowLoop:
    """Does what it was asked to do later when it is told to."""

    def __init__(self) -> None:
        self.asked: list[Callable[[], None]] = []

    def call_soon(self, call: Callable[[], None]) -> None:
        self.asked.append(call)

    def call_later(self, seconds: float, call: Callable[[], None]) -> None:
        assert seconds > 0
        self.asked.append(call)

    def go_on(self) -> None:
        self.asked.pop(0)()


def test_what_comes_at_once_is_read_in_pieces_and_no_faster_than_it_is_answered() -> None:
    loop, read, busy = SlowLoop(), list[bytes](), [False]
    pieces = Pieces(cast(asyncio.AbstractEventLoop, loop), read.append, lambda: busy[0])
    assert pieces.add(b"a" * PIECE) and read == [b"a" * PIECE]
    assert pieces.add(b"b" * (2 * PIECE + 1)) and read[1:] == [b"b" * PIECE]
    busy[0] = True
    loop.go_on()
    assert pieces.add(b"c") and len(read) == 2
    busy[0] = False
    loop.go_on()
    loop.go_on()
    assert read[2:] == [b"b" * PIECE, b"bc"] and not loop.asked
    busy[0] = True
    assert pieces.add(b"d" * MOST)
    assert not pieces.add(b"d" * 2 * PIECE)
    pieces.ended = True
    loop.go_on()
    assert len(read) == 5 and not loop.asked


class Cut:
    """A transport that is only ever cut."""

    aborted = False

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize("protocol", [ImpatientProtocol, MeasuredSocketProtocol])
def test_whoever_sends_on_and_on_without_waiting_for_answers_is_cut_off(
    protocol: type[ImpatientProtocol] | type[MeasuredSocketProtocol],
) -> None:
    connection, transport = protocol.__new__(protocol), Cut()
    connection._pieces = Pieces(cast(asyncio.AbstractEventLoop, SlowLoop()), lambda data: None, lambda: True)
    connection.transport = cast(asyncio.Transport, transport)
    connection.data_received(b"a" * MOST)
    assert not transport.aborted
    connection.data_received(b"a" * 2 * PIECE)
    assert transport.aborted

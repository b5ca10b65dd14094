"""Random and hostile requests and messages: no mistake of the server, nothing told that should not be, nothing changed."""

import contextlib
import json
import random
import socket
import string
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from claycrown.client import Live
from tests.server.server import RunningServer
from tests.server.vocabulary import play, seated

TELLING = ("Traceback", 'File "', "site-packages", "sqlalchemy", "psycopg", "sqlite3", "/src/", "/tmp/", "Error:")
WORDS = [
    "", " ", "0", "-1", "1e309", "NaN", "null", "true", "None", "../" * 8 + "etc/passwd",
    "' OR 1=1 --", '"; DROP TABLE people; --',
    "%00", "\x00",
    "\ud7ff", "\u202e", "\U0001f480", "A" * 300, "A" * 70_000,
    "{{7*7}}", "${jndi:x}", "<script>", "\r\nSet-Cookie: a=b",
    "place craftsman 5", "plan RKBAWR", "plan *", "plan RKBAW", "9" * 40, "-0", "0x10", "１２", "ﬁ", "e\u0301" * 50,
]  # fmt: skip


def anything(chance: random.Random, depth: int = 0) -> Any:
    """Some JSON."""
    kind = chance.randrange(9 if depth < 4 else 6)
    if kind == 0:
        return chance.choice([0, 1, -1, 2**31, 2**63, 2**64, -(2**70), 10**30, 0.5, 1e308, -0.0])
    if kind == 1:
        return chance.choice([None, True, False])
    if kind < 5:
        return chance.choice(WORDS)
    if kind == 5:
        return "".join(chance.choices(string.printable, k=chance.randrange(30)))
    if kind == 6:
        return [anything(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {chance.choice(KEYS): anything(chance, depth + 1) for _ in range(chance.randrange(5))}


KEYS = ["type", "answers", "decision", "ref", "to", "name", "password", "game", "players", "seats", "options", "seat", "bot",
        "kind", "number", "agrees", "text", "email", "clock", "", "__proto__", "id"]  # fmt: skip


def hostile(chance: random.Random, message: dict[str, Any]) -> bytes:
    """A message that was right, changed; or anything."""
    changed: Any = dict(message)
    for _ in range(chance.randrange(1, 3)):
        match chance.randrange(5):
            case 0:
                changed[chance.choice(list(changed) or ["type"])] = anything(chance)
            case 1:
                changed.pop(chance.choice(list(changed) or ["type"]), None)
            case 2:
                changed[chance.choice(KEYS)] = anything(chance)
            case 3:
                changed[chance.choice(list(changed) or ["type"])] = chance.choice(WORDS)
            case 4:
                return _scratched(chance, json.dumps(anything(chance)).encode())
    data = json.dumps(changed).encode()
    return _scratched(chance, data) if chance.random() < 0.3 else data


def _scratched(chance: random.Random, data: bytes) -> bytes:
    scratched = bytearray(data)
    for _ in range(chance.randrange(1, 4)):
        if scratched:
            scratched[chance.randrange(len(scratched))] = chance.randrange(256)
    return bytes(scratched[: chance.randrange(len(scratched) + 1)] if chance.random() < 0.3 else scratched)


def operations(server: RunningServer) -> list[tuple[str, str]]:
    schema = httpx.get(f"{server.url}/api/openapi/openapi.json").json()
    return [(method.upper(), path) for path, methods in schema["paths"].items() for method in methods]


def bodies_of(server: RunningServer) -> dict[tuple[str, str], dict[str, Any]]:
    """An empty example of what each route takes."""
    schema = httpx.get(f"{server.url}/api/openapi/openapi.json").json()
    found = {}
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            reference = (
                operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {}).get("$ref")
            )
            node = schema["components"]["schemas"][reference.rpartition("/")[2]] if reference else {}
            found[method.upper(), path] = dict.fromkeys(node.get("properties", {}), 0)
    return found


def check_answer(answer: httpx.Response, sent: object) -> None:
    assert answer.status_code < 500, (answer.status_code, answer.request.method, str(answer.request.url)[:200], str(sent)[:300])
    if answer.status_code >= 400:
        for telling in TELLING:
            assert telling not in answer.text, (answer.text[:500], sent)


def fuzz_requests(server: RunningServer, seed: int, requests: int) -> None:
    chance, logged = random.Random(seed), len(server.log)
    clients, table = seated(server, "Anna", "Ben")
    play(clients, table.id, 5, chance)
    _, other = seated(server, "Cleo", "Dan", access="link")
    eve = server.guest("Eve")
    routes, bodies = operations(server), bodies_of(server)
    for _ in range(requests):
        method, path = chance.choice(routes)
        if path in ("/api/session", "/api/sessions", "/api/me/delete"):
            continue  # that would end the visit
        sent = hostile(chance, bodies.get((method, path), {}))
        address = path
        while "{" in address:
            before, _, rest = address.partition("{")
            name, _, after = rest.partition("}")
            value = (
                chance.choice([table.id, other.id, *WORDS[:18]])
                if name == "table_id"
                else str(chance.choice([0, 1, *WORDS[:18]]))
            )
            address = before + quote(value, safe="") + after
        client = chance.choice([clients[0], eve])
        query = {chance.choice(["after", "limit", "cursor", "mine", "status", "game", "number"]): chance.choice(WORDS)[:500]}
        headers = {"x-csrf-token": client.http.cookies["claycrown_csrf"], "content-type": "application/json"}
        with contextlib.suppress(httpx.InvalidURL, UnicodeError):
            answer = client.http.request(
                method, address, content=sent, headers=headers, params=query if chance.random() < 0.4 else None
            )
            check_answer(answer, sent)
    assert not [line for line in server.log[logged:] if '"mistake"' in line]
    assert server.client().games()


def fuzz_socket(server: RunningServer, seed: int, messages: int) -> None:
    chance, logged = random.Random(seed), len(server.log)
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit")
    number = play(clients, table.id, 6, chance).number
    right: list[dict[str, Any]] = [
        {"type": "decide", "answers": number, "decision": "plan RKBAWR", "ref": "x"},
        {"type": "undo", "answers": number, "to": 1, "ref": "x"},
        {"type": "why_not", "decision": "plan RKBAWR", "ref": "x"},
    ]
    sent = 0
    while sent < messages:
        with clients[chance.randrange(3)].live(table.id) as live, contextlib.suppress(ConnectionClosed, ConnectionError):
            while sent < messages:
                sent += 1
                message = hostile(chance, chance.choice(right))
                _tell(live, chance, message)
                answer = _answer(live)
                assert answer["type"] in ("refused", "accepted", "verdict"), message
                for telling in TELLING:
                    assert telling not in json.dumps(answer), (message, answer)
    assert not [line for line in server.log[logged:] if '"mistake"' in line]
    assert clients[0].game(table.id).number >= number


def _tell(live: Live, chance: random.Random, message: bytes) -> None:
    try:
        live.socket.send(message if chance.random() < 0.2 else message.decode())
    except UnicodeDecodeError:
        live.socket.send(message)


def _answer(live: Live) -> dict[str, Any]:
    while True:
        answer: dict[str, Any] = json.loads(live.socket.recv(10))
        if answer["type"] in ("refused", "accepted", "verdict"):
            return answer


def test_random_and_hostile_requests(both_servers: RunningServer) -> None:
    fuzz_requests(both_servers, 1, 300)


def test_random_and_hostile_messages(both_servers: RunningServer) -> None:
    fuzz_socket(both_servers, 2, 200)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_many_random_and_hostile_requests_and_messages(both_servers: RunningServer, seed: int) -> None:
    fuzz_requests(both_servers, 100 + seed, 3000)
    fuzz_socket(both_servers, 200 + seed, 2000)


RAW = [
    b"", b"\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"\xff" * 200,
    b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"GET /api/games HTTP/1.1\r\n\r\n", b"GET /\x00 HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET http://elsewhere.example/api/games HTTP/1.1\r\nHost: a\r\n\r\n", b"OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"a" * 200_000 + b"\r\n\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
    b"POST /api/guests HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n"
    b"Sec-WebSocket-Version: 99\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET /api/games HTTP/1.1\r\nHost: a\r\nCookie: " + b"a=b; " * 2000 + b"\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\nHost: a\r\nCookie: claycrown_session=\xff\xfe\r\n\r\n",
    b"GET /api/games?\xff=%ff%00 HTTP/1.1\r\nHost: a\r\n\r\n", b"GET /api/%ff%fe HTTP/1.1\r\nHost: a\r\n\r\n",
]  # fmt: skip


def test_what_is_not_even_http(server: RunningServer) -> None:
    logged = len(server.log)
    for sent in RAW:
        with socket.create_connection(("127.0.0.1", server.port), timeout=1) as raw, contextlib.suppress(OSError):
            raw.sendall(sent)
            raw.shutdown(socket.SHUT_WR)
            answer = raw.recv(65536)
            assert not answer.startswith(b"HTTP/1.1 5"), (sent[:80], answer)
            for telling in TELLING:
                assert telling.encode() not in answer, (sent[:80], answer)
    assert server.client().games()
    assert not [line for line in server.log[logged:] if '"mistake"' in line]

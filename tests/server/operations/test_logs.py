"""What strangers send may not fill the log."""

import base64
import io
import json
import logging
import re
import socket
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from claycrown.server.operations.logs import EACH_MINUTE, RateLimitFilter
from tests.server.server import RunningServer
from tests.server.sinks import wait_for
from tests.server.vocabulary import seated

UPGRADE = b"GET %s HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: %s\r\n%s\r\n"
KEY = b"Sec-WebSocket-Key: " + base64.b64encode(b"x" * 16) + b"\r\n"
PATH = b"/api/tables/x/live"
MALFORMED = [
    b"\x16\x03\x01\x02\x00 a hello by TLS",
    b"GET / HTTP/1.1\r\nHost x\r\n\r\n",
    b"GET /\xff HTTP/1.1\r\n\r\n",
    UPGRADE % (PATH, b"13", b""),
    UPGRADE % (PATH, b"12", KEY),
    UPGRADE % (PATH, b"13", b"X-A: " + b"a" * 10_000 + b"\r\n"),
]
FRAMES = [b"\xf1\x80aaaa", b"\x81\x82\x00\x00\x00\x00\xff\xfe", b"\x81\x05hello"]


def test_malformed_requests_write_a_few_lines_a_minute(new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite")
    _, table = seated(server, "Anna", "Ben")
    begun = len(server.log)
    for _ in range(EACH_MINUTE * 3):
        for said in MALFORMED:
            with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
                connection.sendall(said)
                assert connection.recv(4096).startswith(b"HTTP/1.1 4"), said
                while connection.recv(4096):  # until the server ends the connection
                    pass
        for frame in FRAMES:
            with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
                connection.sendall(UPGRADE % (f"/api/tables/{table.id}/live".encode(), b"13", KEY))
                assert b" 101 " in connection.recv(4096)
                connection.sendall(frame)
                while not re.search(b"\\x88.\x03[\xea\xef]", part := connection.recv(4096), re.DOTALL):  # closed: 1002 or 1007
                    assert part
    server.client().games()
    server.wait_for_log('"route": "/api/games"')
    lines = [json.loads(line) for line in server.log[begun:]]
    kinds = Counter(line["event"] for line in lines if line["logger"] != "claycrown.request")
    assert len(kinds) <= 5 and set(kinds.values()) == {EACH_MINUTE}, kinds


@pytest.fixture
def logged() -> Iterator[tuple[logging.Logger, io.StringIO]]:
    logger, stream = logging.getLogger("tests.logs"), io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.addFilter(RateLimitFilter({logger.name}, seconds=0.2))
    logger.addHandler(handler)
    logger.propagate = False
    yield logger, stream
    logger.removeHandler(handler)


def test_how_many_lines_were_left_out_is_told(logged: tuple[logging.Logger, io.StringIO]) -> None:
    logger, stream = logged
    for number in range(EACH_MINUTE + 5):
        logger.warning("request %d is malformed", number)
    logger.warning("something else")
    assert stream.getvalue().count("malformed") == EACH_MINUTE and "something else" in stream.getvalue()
    assert "5 more" in wait_for(lambda: stream.getvalue() if "more" in stream.getvalue() else "")
    logger.warning("request %d is malformed", 9)
    assert stream.getvalue().endswith("request 9 is malformed\n")

"""`python -m bench.server.noise PORT KIND SECONDS`: somebody who asks for as much as they can get, in a process of its own.

What that does to the turns of others is measured beside it, at a server with the limits that it has if nobody says otherwise.
"""

import asyncio
import json
import sys
import time
from collections import Counter

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bench.server.tables import guest

ADDRESSES = {"address": "10.9.9.9", "sockets": "10.9.9.10", "frames": "10.9.9.11"}
"""One per kind: limits on an address last for a while and would affect the next kind."""
CONNECTIONS = 20
"""Connections of one address, or sockets of one guest."""
PATHS = ("/api/games", "/api", "/api/openapi/openapi.json", "/api/tables", "/", "/api/tables/nosuchtable/game", "/nothing")
MESSAGES = (
    '{"type": "ping"}',
    "{",
    '{"type": "why_not", "decision": "do"}',
    "[" * 500,
    '{"type": "decide", "answers": 99, "decision": "do"}',
)
KINDS = {
    "address": "one noisy address",
    "sockets": f"{CONNECTIONS} noisy sockets of one guest",
    "frames": f"{CONNECTIONS} sockets full of ping frames",
}


async def noise(port: int, kind: str, seconds: float) -> Counter[str]:
    """The number of answers by kind."""
    end = time.perf_counter() + seconds
    answers: Counter[str] = Counter()
    if kind == "address":
        await asyncio.gather(*(_request(port, end, number, answers) for number in range(CONNECTIONS)))
        return answers
    person = await guest(f"http://127.0.0.1:{port}", "Noise", ADDRESSES[kind])
    table = await person.call("/tables", {"game": "terracotta", "players": 2, "seats": [{}, {"bot": "random"}]})
    await person.call(f"/tables/{table['id']}/start")
    sockets = [await person.live(port, table["id"]) for _ in range(CONNECTIONS)]
    say = _ping if kind == "frames" else _say
    await asyncio.gather(*(say(socket, end, answers) for socket in sockets), *(_hear(socket, end, answers) for socket in sockets))
    return answers


async def _request(port: int, end: float, number: int, answers: Counter[str]) -> None:
    """One connection that sends the next request after each answer, and reconnects when closed."""
    while time.perf_counter() < end:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            while time.perf_counter() < end:
                number += 1
                path = PATHS[number % len(PATHS)]
                writer.write(f"GET {path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: {ADDRESSES['address']}\r\n\r\n".encode())
                head = await reader.readuntil(b"\r\n\r\n")
                answers[head[9:12].decode()] += 1
                length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
                await reader.readexactly(int(length.split(b":")[1]))
        except (ConnectionError, asyncio.IncompleteReadError):
            answers["closed"] += 1
        finally:
            writer.close()


async def _say(socket: ClientConnection, end: float, answers: Counter[str]) -> None:
    """Without waiting for answers."""
    number = 0
    try:
        while time.perf_counter() < end:
            async with asyncio.timeout(max(0.01, end - time.perf_counter())):
                await socket.send(MESSAGES[number % len(MESSAGES)])
            number += 1
            if number % 50 == 0:
                await asyncio.sleep(0)
    except (ConnectionClosed, TimeoutError):
        answers["closed"] += 1


async def _ping(socket: ClientConnection, end: float, answers: Counter[str]) -> None:
    """Frames that the protocol itself answers."""
    try:
        while time.perf_counter() < end:
            async with asyncio.timeout(max(0.01, end - time.perf_counter())):
                for _ in range(50):
                    await socket.ping()
            answers["pinged"] += 50
            await asyncio.sleep(0)
    except (ConnectionClosed, TimeoutError):
        answers["closed"] += 1


async def _hear(socket: ClientConnection, end: float, answers: Counter[str]) -> None:
    try:
        while (left := end - time.perf_counter()) > 0:
            async with asyncio.timeout(left):
                told = json.loads(await socket.recv())
            answers[told["error"]["code"] if told["type"] == "refused" else told["type"]] += 1
    except (ConnectionClosed, TimeoutError):
        return


if __name__ == "__main__":
    print(json.dumps(asyncio.run(noise(int(sys.argv[1]), sys.argv[2], float(sys.argv[3])))))

"""Tables full of bots that act as browsers: they receive and send the same messages."""

import asyncio
import random
import time
from contextlib import suppress
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PEOPLE = 60
"""The players at all tables; each sits at many."""
ORDERS = "KRBAW"
"""A plan of Lords of Xidit has six of these: there are too many plans to list."""


class Load(NamedTuple):
    """The tables of a measurement."""

    game: str
    seats: int
    tables: int


LOADS = (Load("terracotta", 2, 500), Load("xidit", 3, 200))


class Action(msgspec.Struct):
    name: str
    choices: list[list[str]]


class GameUpdate(msgspec.Struct):
    """The part of a message that a bot needs."""

    type: str
    number: int = 0
    deciders: list[int] = []
    actions: list[Action] = []
    error: Any = None


_decode = msgspec.json.Decoder(GameUpdate).decode


class Person:
    """Somebody signed in."""

    def __init__(self, url: str, address: str) -> None:
        """`address` is their address for the server's limits."""
        self.forwarded = {"X-Forwarded-For": address}
        self.http = httpx.AsyncClient(base_url=url, timeout=60, headers=self.forwarded)

    async def call(self, path: str, body: Any = None) -> Any:
        token = self.http.cookies.get("claycrown_csrf") or ""
        response = await self.http.post(f"/api{path}", json=body, headers={"x-csrf-token": token})
        response.raise_for_status()
        return response.json()

    async def game(self, table: str) -> GameUpdate:
        return _decode((await self.http.get(f"/api/tables/{table}/game")).content)

    async def live(self, port: int, table: str) -> ClientConnection:
        """The socket of a table."""
        headers = {**self.forwarded, "Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        return await connect(address, additional_headers=headers, compression=None, ping_interval=None, open_timeout=60)


async def people(url: str) -> list[Person]:
    made = []
    for number in range(PEOPLE):
        made.append(await guest(url, f"Bot {number}", f"10.0.0.{number + 1}"))
    return made


async def guest(url: str, name: str, address: str) -> Person:
    person = Person(url, address)
    await person.http.get("/api/games")
    await person.call("/guests", {"name": name})
    return person


class Table:
    """One game and the sockets of its seats."""

    def __init__(self, seated: list[Person], name: str) -> None:
        self.seated = seated
        self.name = name
        self.sockets: list[ClientConnection] = []
        self.seen = [-1] * len(seated)
        self.latest: list[GameUpdate | None] = [None] * len(seated)
        self.all_see = asyncio.Event()
        self.chance = random.Random(name)
        self.size = 0
        """Bytes received."""

    async def decide_unwatched(self, decisions: int) -> None:
        """Play some decisions with nobody watching."""
        for _ in range(decisions):
            seat = (await self.seated[0].game(self.name)).deciders[0]
            told = await self.seated[seat].game(self.name)
            await self.seated[seat].call(f"/tables/{self.name}/decisions", self._decision(told))

    async def watch(self, port: int) -> None:
        """Every seat opens its socket."""
        for seat, person in enumerate(self.seated):
            socket = await person.live(port, self.name)
            self.sockets.append(socket)
            asyncio.create_task(self._listen(seat, socket))  # noqa: RUF006
        await self._wait(0)

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):  # when the server ends
            async for message in socket:
                self.size += len(message)
                told = _decode(message)
                if told.type == "update":
                    self.latest[seat] = told
                    self.seen[seat] = told.number
                    self.all_see.set()
                elif told.type == "refused":
                    raise RuntimeError(str(told.error))

    async def _wait(self, number: int) -> None:
        while min(self.seen) < number:
            self.all_see.clear()
            await self.all_see.wait()

    def _decision(self, told: GameUpdate) -> dict[str, Any]:
        action = self.chance.choice(told.actions)
        text = " ".join([action.name, *self.chance.choice(action.choices)])
        if action.name == "plan":
            text = "plan " + "".join(self.chance.choices(ORDERS, k=6))
        return {"type": "decide", "answers": told.number, "decision": text}

    async def decide(self) -> float | None:
        """One decision: the seconds until every seat has its new view; None when the game is over."""
        told = self.latest[0]
        assert told is not None
        if not told.deciders:
            return None
        seat = told.deciders[0]
        mine = self.latest[seat]
        assert mine is not None
        message = msgspec.json.encode(self._decision(mine)).decode()
        begun = time.perf_counter()
        await self.sockets[seat].send(message)
        await self._wait(mine.number + 1)
        return time.perf_counter() - begun


async def table(people: list[Person], load: Load, number: int) -> Table:
    """A table that has just been started."""
    share = len(people) // load.seats
    seated = [people[seat * share + number % share] for seat in range(load.seats)]
    made = await seated[0].call("/tables", {"game": load.game, "players": load.seats})
    for person in seated[1:]:
        await person.call(f"/tables/{made['id']}/join", {})
    await seated[0].call(f"/tables/{made['id']}/start")
    return Table(seated, made["id"])

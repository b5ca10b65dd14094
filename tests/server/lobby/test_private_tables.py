"""Private tables: who may come in, and that everybody else is answered as if there were no such table."""

import asyncio
import itertools
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from litestar import Litestar
from litestar.handlers import WebsocketRouteHandler
from sqlalchemy import event, select, text
from sqlalchemy.exc import DBAPIError
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from claycrown.client import Client, ServerRefused
from claycrown.server.analysis.schemas import AnalysisRequest
from claycrown.server.app import litestar
from claycrown.server.bots.schemas import BotPace
from claycrown.server.chat.schemas import NewChatMessage, WriteNote
from claycrown.server.config import Config, Limits
from claycrown.server.core import Server
from claycrown.server.guide.former import FormerPlanQuery
from claycrown.server.guide.schemas import GameQuery, HintsRequest, PreviewRequest
from claycrown.server.http.errors import Refusal
from claycrown.server.http.middleware import Asgi
from claycrown.server.lobby.schemas import InvitationRequest, JoinRequest, NewProposal, NewTable, SeatChange, Vote
from claycrown.server.notices.schemas import MuteRequest
from claycrown.server.people import accounts as people
from claycrown.server.play.schemas import DecisionRequest, UndoRequest, WhyNotRequest
from claycrown.server.storage.database import Transaction
from claycrown.server.storage.schema import people as stored
from claycrown.server.tables.schemas import Access
from claycrown.server.tables.seats import held_table
from tests.server.server import RunningServer
from tests.server.vocabulary import record_of, seated

NEVER = "aaaaaaaaaa"
"""As long as an id, and none."""
PASSWORD = "correct horse battery"

EXAMPLES: dict[type, Any] = {
    JoinRequest: {},
    SeatChange: {"name": "Nina"},
    InvitationRequest: {"names": ["Nobody"]},
    NewProposal: {"kind": "abandon"},
    Vote: {"agrees": True},
    DecisionRequest: {"type": "decide", "answers": 0, "decision": "pass"},
    UndoRequest: {"type": "undo", "answers": 0},
    WhyNotRequest: {"type": "why_not", "decision": "pass"},
    HintsRequest: {},
    PreviewRequest: {"type": "preview", "answers": 0, "decisions": ["pass"]},
    GameQuery: {"type": "ask", "name": "foretell", "arguments": {"plan": "RRRRRR"}},
    FormerPlanQuery: {"type": "foretell", "plan": "RRRRRR"},
    NewChatMessage: {"text": "Hello"},
    WriteNote: {"text": "Hello"},
    MuteRequest: {"muted": True},
    BotPace: {"seconds": 1},
    AnalysisRequest: {"depth": "glance"},
}
"""Something that makes sense for every body that is sent to a table: what makes none is refused before anybody looks."""

OTHER_PARAMETERS = {"number": "1", "seat": "0", "proposal_id": NEVER}
ELSEWHERE = {
    "begins",
    "edition_id",
    "report_id",
    "kind",
    "token",
    "channel_id",
    "language",
    "person_id",
    "players",
    "game",
    "edition",
    "name",
    "puzzle",
    "who",
    "path",
}
"""Parameters of routes that name no table."""

QUERIES = ("", "?seat=0&viewer=0&number=0&after=0")


@dataclass(frozen=True)
class Way:
    """One way to a table: a route and a method."""

    method: str
    path: str
    body: Any

    @property
    def descriptions(self) -> bool:
        """Whether the answer depends on a table at all: the hints of earlier versions are refused whatever the table."""
        return self.method != "OPTIONS" and (self.method, self.path) != ("GET", "/api/tables/{table_id}/hints")

    def to(self, table_id: str) -> str:
        return self.path.format(table_id=table_id, **OTHER_PARAMETERS)


@contextmanager
def server_in(folder: Path) -> Iterator[tuple[Server, Litestar]]:
    """The application itself, to look at it from inside."""
    many = Limits(requests=10**6, decisions=10**6, sign_ins=10**6, tries=10**6)
    server = Server(Config(database=str(folder / "inside.db"), limits=many))
    try:
        yield server, litestar(server)
    finally:
        server.database.close()


def ways_of(app: Litestar) -> tuple[list[Way], list[str]]:
    """Every way to a table over HTTP, and the paths of its sockets: from the application's own table of routes."""
    ways, sockets = [], []
    for route in app.routes:
        names = set(route.path_parameters)
        assert names <= {"table_id", *OTHER_PARAMETERS, *ELSEWHERE}, f"{route.path}: say here whether this names a table"
        if "table_id" not in names:
            assert "tables/{" not in route.path_format, f"{route.path}: a table is named table_id"
            continue
        handlers = getattr(route, "route_handlers", None) or [route.route_handler]  # type: ignore[union-attr]
        for handler in handlers:
            if isinstance(handler, WebsocketRouteHandler):
                sockets.append(route.path_format)
                continue
            sent = handler.parsed_fn_signature.parameters.get("data")
            body = None if sent is None else EXAMPLES[sent.annotation]
            ways += [Way(method, route.path_format, body) for method in sorted(handler.http_methods)]
    return ways, sockets


@pytest.fixture(scope="module")
def ways(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Way], list[str]]:
    with server_in(tmp_path_factory.mktemp("inside")) as (_, app):
        found = ways_of(app)
    assert len(found[0]) > 30 and len(found[1]) == 1
    return found


def told(client: Client, way: Way, query: str, table_id: str) -> tuple[int, bytes, list[tuple[str, str]]]:
    """What somebody is answered, to the last byte."""
    headers = {"x-csrf-token": client.http.cookies["claycrown_csrf"]}
    answer = client.http.request(way.method, way.to(table_id) + query, json=way.body, headers=headers)
    return answer.status_code, answer.content, sorted((name, text) for name, text in answer.headers.items() if name != "date")


def said_on_socket(client: Client, path: str, query: str, table_id: str) -> list[Any]:
    """All that comes on a socket until it is closed, and how that is."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    address = client.url.replace("http", "ws", 1) + path.format(table_id=table_id) + query
    heard: list[Any] = []
    with connect(address, additional_headers={"Cookie": cookies}) as socket:
        try:
            while True:
                heard.append(socket.recv(timeout=10))
        except ConnectionClosed as closed:
            heard.append((closed.rcvd.code, closed.rcvd.reason) if closed.rcvd is not None else None)
    return heard


def private_tables(server: RunningServer, access: str) -> tuple[list[str], Client]:
    """A table in each state, and somebody who has been sent away from the first."""
    anna, gone = server.guest("Anna"), server.client()
    gone.make_account(f"Sent away {secrets.token_hex(8)}", PASSWORD)
    waiting = anna.make_table(game="terracotta", players=2, access=access, invited=[gone.me().name])
    gone.join(waiting.id)
    anna.kick(waiting.id, 1)
    running = anna.start(anna.make_table(game="terracotta", players=2, bots=[None, "random"], access=access).id)
    left = anna.start(anna.make_table(game="xidit", players=3, bots=[None, "random", "random"], access=access).id)
    assert anna.propose(left.id, "abandon").status == "abandoned"
    over = anna.import_record(record_of("terracotta", 2, 1, 0), access=access)
    assert over.status == "over"
    return [waiting.id, running.id, left.id, over.id], gone


def test_a_stranger_at_a_private_table_is_told_what_is_told_of_none(
    both_servers: RunningServer, ways: tuple[list[Way], list[str]]
) -> None:
    tables, gone = private_tables(both_servers, "link")
    named, gone_there = private_tables(both_servers, "name")
    nobody, guest = both_servers.client(), both_servers.guest("Eve")
    nobody.games()
    asked = [(guest, tables + named), (gone, tables[:1]), (gone_there, named[:1]), (nobody, [tables[0], tables[3], named[1]])]
    different = []
    for way, (client, hidden), query in itertools.product(ways[0], asked, QUERIES):
        if query and way.method != "GET":
            continue
        none = told(client, way, query, NEVER)
        assert none[0] in ((401, 404) if client is nobody else (404,)) or not way.descriptions, (way, none)
        for table in hidden:
            there = told(client, way, query, table)
            if there != none:
                different.append((way.method, way.path, query, (tables + named).index(table), there[:2], none[:2]))
    assert different == []


@pytest.mark.parametrize("access", ["link", "name"])
def test_a_stranger_on_a_socket_is_told_what_is_told_of_none(
    both_servers: RunningServer, access: str, ways: tuple[list[Way], list[str]]
) -> None:
    tables, gone = private_tables(both_servers, access)
    nobody, guest = both_servers.client(), both_servers.guest("Eve")
    for path in ways[1]:
        for client, table in [*((guest, table) for table in tables), (gone, tables[0]), (nobody, tables[1])]:
            for query in QUERIES:
                none = said_on_socket(client, path, query, NEVER)
                assert said_on_socket(client, path, query, table) == none
                assert b"not_found" in none[0].encode() and none[-1] == (4400, "")


def test_for_a_stranger_the_same_is_looked_up_as_for_a_table_that_never_was(tmp_path: Path) -> None:
    """Statement by statement, so that the time does not tell either."""
    with server_in(tmp_path) as (server, app):
        asyncio.run(_compare_work(server, app))


async def _compare_work(server: Server, app: Litestar) -> None:
    looked_up: list[str] = []

    def trace(driver: Any, *_: Any) -> None:
        driver.set_trace_callback(looked_up.append)

    for engine in (server.database.engine, server.database._reads):
        event.listen(engine, "checkout", trace)

    async def visitor(name: str) -> httpx.AsyncClient:
        client = httpx.AsyncClient(transport=httpx.ASGITransport(cast(Asgi, app)), base_url="http://inside")
        await client.get("/api/games")
        client.headers["x-csrf-token"] = client.cookies["claycrown_csrf"]
        assert (await client.post("/api/guests", json={"name": name})).is_success
        client.headers["x-csrf-token"] = client.cookies["claycrown_csrf"]  # a new session has a new one
        return client

    async def work(client: httpx.AsyncClient, way: Way, table_id: str) -> list[str]:
        looked_up.clear()
        await client.request(way.method, way.to(table_id), json=way.body)
        # A refusal is answered before the writer has put its work back: this waits until it has.
        await server.database.write(lambda transaction: None)
        return [statement.replace(table_id, "?") for statement in looked_up]

    anna, eve = await visitor("Anna"), await visitor("Eve")
    for access in ("link", "name"):
        for started in (False, True):
            wish = {"game": "terracotta", "players": 2, "access": access, "seats": [{}, {"bot": "random"}]}
            table = (await anna.post("/api/tables", json=wish)).json()["id"]
            if started:
                assert (await anna.post(f"/api/tables/{table}/start")).is_success
            for way in ways_of(app)[0]:
                none = await work(eve, way, NEVER)
                assert await work(eve, way, table) == none, (way.method, way.path)
                assert any("FROM tables" in statement for statement in none) or not way.descriptions, way.path
    await anna.aclose()
    await eve.aclose()


def test_a_stranger_does_not_wait_for_those_who_hold_a_private_table(new_database: Callable[[str], str]) -> None:
    """Else how long it takes would tell that somebody is just deciding there."""
    server = Server(Config(database=new_database("postgresql")))
    engine = server.database.engine
    anna, eve = (server.database.write_now(_new_person, name) for name in ("Anna", "Eve"))
    asked = NewTable(game="terracotta", players=2, access=Access.LINK)
    table = server.database.write_now(server.tables.make, anna, asked)
    with engine.begin() as holding, engine.begin() as asking:
        held_table(holding, table, anna)
        asking.execute(text("SET LOCAL lock_timeout = '200ms'"))
        with pytest.raises(Refusal) as refused:
            held_table(asking, table, eve)
        assert refused.value.status == 404
        with pytest.raises(DBAPIError):  # the owner waits, in vain
            held_table(asking, table, anna)
        asking.rollback()
    server.database.close()


def _new_person(transaction: Transaction, name: str) -> str:
    people.add_guest(transaction, name, None, 1)
    return str(transaction.connection.execute(select(stored.c.id).where(stored.c.name == name)).scalar_one())


# By link, and by name


def refusal(call: Callable[[], object]) -> tuple[int, str, str]:
    with pytest.raises(ServerRefused) as refused:
        call()
    return refused.value.status, refused.value.code, str(refused.value)


def invitation_of(server: RunningServer, table_id: str) -> str:
    """The token of a table's link, told or not."""
    with closing(sqlite3.connect(server.database)) as database:
        return str(database.execute("SELECT invitation FROM tables WHERE id = ?", (table_id,)).fetchone()[0])


def test_nobody_gets_in_by_the_link_of_a_table_for_those_named(server: RunningServer) -> None:
    anna, mia, eve = server.guest("Anna"), server.client(), server.guest("Eve")
    mia.make_account("Mia by name", PASSWORD)
    table = anna.make_table(game="terracotta", players=2, access="name", invited=["mia by name"])
    token = invitation_of(server, table.id)
    nonsense = refusal(lambda: eve.accept_invitation("x" * len(token)))
    assert nonsense[0] == 404
    assert refusal(lambda: eve.accept_invitation(token)) == nonsense
    assert refusal(lambda: eve.table(table.id))[0] == refusal(lambda: eve.join(table.id))[0] == 404
    assert mia.accept_invitation(token).id == table.id  # a link that was sent to one who is named still leads there
    assert mia.join(table.id).your_seat == 1
    assert anna.accept_invitation(token).your_seat == 0
    anna.kick(table.id, 1)
    assert refusal(lambda: mia.accept_invitation(token)) == nonsense


def test_a_table_for_those_named_tells_of_no_link(server: RunningServer) -> None:
    anna = server.guest("Anna")
    for access, has_link in (("open", True), ("link", True), ("name", False)):
        table = anna.make_table(game="terracotta", players=2, access=access)
        assert (table.invitation is not None) == has_link, access


def test_who_was_sent_away_does_not_come_back_by_the_link(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.make_table(game="terracotta", players=2, access="link")
    token = table.invitation or ""
    ben.accept_invitation(token)
    ben.join(table.id)
    anna.kick(table.id, 1)
    assert refusal(lambda: ben.accept_invitation(token)) == refusal(lambda: ben.accept_invitation("nonsense"))
    assert refusal(lambda: ben.join(table.id))[0] == 404


# What tells of tables in passing


def test_the_games_of_somebody_are_told_to_those_who_may_know_of_them(server: RunningServer) -> None:
    anna, ben, eve = server.guest("Anna"), server.guest("Ben"), server.guest("Eve")
    ids = {}
    for access in ("open", "link", "name"):
        table = anna.start(anna.make_table(game="terracotta", players=2, bots=[None, "random"], access=access, bot_seconds=0).id)
        ids[access] = table.id
        if table.invitation and access == "link":
            ben.accept_invitation(table.invitation)
        _play_out(anna, table.id)

    def seen(client: Client, who: str) -> set[str]:
        return {game.table for game in client.player_games(who, "terracotta", limit=100).played} & {*ids.values()}

    for who in (anna.me().id, "bot:random"):
        assert seen(anna, who) == {*ids.values()}
        assert seen(ben, who) == {ids["open"], ids["link"]}
        assert seen(eve, who) == seen(server.client(), who) == {ids["open"]}


def _play_out(client: Client, table_id: str) -> None:
    """A game against a bot, to its end, always by the first decision that there is."""
    with client.live(table_id) as live:
        update = live.update()
        while update.result is None:
            if update.actions:
                action = update.actions[0]
                live.decide(update.number, " ".join([action.name, *action.choices[0]]))
            update = live.update(update.number + 1)


def test_a_rematch_is_told_to_those_who_may_know_of_it(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben", access="link")
    watching, late = server.guest("Eve"), server.guest("Late")
    watching.accept_invitation(table.invitation or "")
    (proposal,) = clients[0].propose(table.id, "abandon").proposals
    clients[1].vote(table.id, proposal.id, True)
    again = clients[0].rematch(table.id)
    assert clients[1].table(table.id).rematch == again.id
    assert clients[1].table(again.id).rematch_of == table.id
    assert watching.table(table.id).rematch is None
    late.accept_invitation(again.invitation or "")
    assert late.table(again.id).rematch_of is None
    assert [found.rematch_of for found in late.expected_tables().tables] == [None]

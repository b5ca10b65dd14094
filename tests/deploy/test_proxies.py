"""Debian's nginx and Caddy with our files, before two processes: what people need passes, what strangers try does not.

They need nginx, caddy and openssl, which `make test-bare` installs in its own Debian.
"""

import itertools
import json
import random
import time
from collections.abc import Callable, Iterator

import httpx
import pytest

from claycrown.client import Live, ServerRefused
from claycrown.server.history.routes import RECORD_SIZE
from tests.deploy.proxies import Caddy, Nginx, Proxy, Visitor
from tests.server.server import RunningServer
from tests.server.vocabulary import choose, record_of

pytestmark = pytest.mark.long
TOKEN = "of the host"
NewServer = Callable[..., RunningServer]
NewProxy = Callable[[], Proxy]


@pytest.fixture(scope="module", params=[Nginx, Caddy])
def new_proxy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewProxy]:
    """Makes proxies of each kind in turn, which are yet to be started."""
    made: list[Proxy] = []

    def make() -> Proxy:
        made.append(request.param(tmp_path_factory.mktemp("proxy")))
        return made[-1]

    yield make
    for proxy in made:
        proxy.stop()


@pytest.fixture(scope="module")
def two(
    new_proxy: NewProxy, new_server: NewServer, new_database: Callable[[str], str]
) -> Iterator[tuple[Proxy, list[RunningServer]]]:
    """A proxy and the two processes behind it. A test that kills one starts it again."""
    proxy = new_proxy()
    database = new_database("postgresql")
    servers = [new_server(database=database, public_url=f"https://localhost:{proxy.port}", metrics_token=TOKEN) for _ in range(2)]
    proxy.start([server.port for server in servers])
    yield proxy, servers
    for server in servers:
        server.stop()


@pytest.fixture
def visitors(two: tuple[Proxy, list[RunningServer]]) -> Iterator[Iterator[Visitor]]:
    """As many guests as a test asks for."""
    come: list[Visitor] = []

    def coming() -> Iterator[Visitor]:
        for number in itertools.count(1):
            come.append(Visitor(two[0]))
            come[-1].become_guest(f"Guest {number}")
            yield come[-1]

    yield coming()
    for visitor in come:
        visitor.close()


Visitors = Iterator[Visitor]


def test_the_first_page_comes_over_https(two: tuple[Proxy, list[RunningServer]]) -> None:
    visitor = Visitor(two[0])
    page = visitor.http.get("/", headers={"accept": "text/html"})
    assert page.status_code == 200
    assert "<title>Clay &amp; Crown</title>" in page.text
    assert "max-age" in page.headers["strict-transport-security"]


def test_cookies_are_for_https_only(two: tuple[Proxy, list[RunningServer]]) -> None:
    visitor = Visitor(two[0])
    first = visitor.http.get("/api/games")
    headers = {"x-csrf-token": first.cookies["claycrown_csrf"]}
    guest = visitor.http.post("/api/guests", json={"name": "Anna"}, headers=headers)
    assert guest.is_success, guest.text
    for answer, name in ((first, "claycrown_csrf"), (guest, "claycrown_session")):
        (cookie,) = (line.lower() for line in answer.headers.get_list("set-cookie") if line.startswith(name))
        assert "secure" in [part.strip() for part in cookie.split(";")]


def test_a_game_is_played_over_a_socket(visitors: Visitors) -> None:
    anna, ben = next(visitors), next(visitors)
    table = anna.make_table(game="terracotta", players=2)
    ben.join(table.id)
    anna.start(table.id)
    with anna.socket(table.id) as first, ben.socket(table.id) as second:
        lives = [Live(first), Live(second)]
        update = lives[0].update()
        seat = update.deciders[0]
        mine = lives[seat].update() if seat else update
        lives[seat].decide(mine.number, choose(mine, random.Random(1)))
        assert all(live.update(1).number == 1 for live in lives), "both are told"


def test_nobody_is_whom_they_claim_to_be(new_proxy: NewProxy, new_server: NewServer) -> None:
    """X-Forwarded-For is set by the proxy, not added to: or limits would count whatever a visitor makes up."""
    proxy = new_proxy()
    server = new_server("sqlite", public_url=f"https://localhost:{proxy.port}", limits_requests="10")
    proxy.start([server.port])
    visitor = Visitor(proxy)
    codes = [
        visitor.http.get(
            "/api/games", headers={"x-forwarded-for": f"192.0.2.{number}", "x-real-ip": f"192.0.2.{number}"}
        ).status_code
        for number in range(30)
    ]
    assert codes[0] == 200 and codes[-1] == 429
    server.stop()


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "//metrics", "/%6detrics", "/metrics?x=1"])
def test_figures_are_not_for_the_world(two: tuple[Proxy, list[RunningServer]], path: str) -> None:
    proxy, servers = two
    headers = {"authorization": f"Bearer {TOKEN}"}
    assert "claycrown_requests_total" in httpx.get(f"{servers[0].url}/metrics", headers=headers).text
    outside = Visitor(proxy).http.get(path, headers=headers)
    assert "claycrown_requests_total" not in outside.text


def test_the_largest_record_passes_and_nothing_larger(visitors: Visitors) -> None:
    anna = next(visitors)
    headers = {"x-csrf-token": anna.http.cookies["claycrown_csrf"], "content-type": "application/json"}
    written = json.dumps({"record": record_of("terracotta", 2, 1, 0)}).encode()
    largest = written.ljust(RECORD_SIZE)
    answer = anna.http.post("/api/records", content=largest, headers=headers)
    assert (answer.status_code, answer.json()["status"]) == (201, "over"), answer.text
    assert anna.http.post("/api/records", content=largest + b" ", headers=headers).status_code == 413
    unsaid = anna.http.post("/api/records", content=iter([largest, b" "]), headers=headers)
    assert unsaid.status_code in (413, 502), "also where its length is not said beforehand"
    refused = anna.http.post("/api/tables", content=largest, headers=headers)
    assert (refused.status_code, refused.json()["error"]["code"]) == (413, "too_large"), "the server's own limit is lower there"


def answered(server: RunningServer) -> int:
    return sum('"event": "request"' in line and "/api/games" in line for line in server.log)


def test_both_processes_work_and_one_that_is_killed_is_not_missed(
    two: tuple[Proxy, list[RunningServer]], visitors: Visitors
) -> None:
    proxy, servers = two
    anna = next(visitors)
    before = [answered(server) for server in servers]
    for _ in range(40):
        assert anna.http.get("/api/games", headers={"connection": "close"}).status_code == 200
    assert all(answered(server) > count for server, count in zip(servers, before, strict=True))
    servers[0].kill()
    killed = time.monotonic()
    while time.monotonic() < killed + proxy.forgets + 2:
        assert anna.http.get("/ready").status_code == 200
        sent = time.monotonic()
        try:
            table = anna.make_table(game="terracotta", players=2)
            assert anna.table(table.id).id == table.id
        except ServerRefused as refused:
            assert (refused.status, sent < killed + proxy.forgets) == (502, True)
    servers[0].start()

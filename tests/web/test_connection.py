"""A connection that breaks: the page says so, comes back by itself, and shows what happened meanwhile."""

import random
import re
from collections.abc import Callable
from importlib.resources import files

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.server.server import RunningServer
from tests.server.vocabulary import choose
from tests.web.prepared import Showcase, at_one_screen
from tests.web.vocabulary import GAMES, Visitor

LOST = "Connection lost"


def test_a_server_that_is_killed_and_started_again(
    new_server: Callable[..., RunningServer], visit: Callable[..., Visitor]
) -> None:
    """Nothing that was confirmed is lost, and the game goes on on the same page."""
    server = new_server()
    anna = visit("tablet", of=server)
    anna.play_now("terracotta", 2)
    anna.wait_for_turn()
    anna.play_on_until(anna.number() + 2)
    number = anna.number()
    server.kill()
    lost = anna.page.get_by_text(LOST)
    expect(lost).to_be_visible()
    server.start()
    expect(lost).to_have_count(0)
    assert anna.number() >= number
    anna.wait_for_turn()
    anna.play_on_until(anna.number() + 1)
    anna.forgive("WebSocket|ERR_CONNECTION")
    server.stop()


def test_what_happened_during_a_gap_is_shown_after_it(visit: Callable[..., Visitor]) -> None:
    """The socket is cut, as when a laptop is shut; others play on."""
    anna = visit("tablet")
    client = anna.become("Anna")
    table_id = at_one_screen(client, "terracotta", 2)
    sockets: list[WebSocketRoute] = []
    open_again = True

    def connect(socket: WebSocketRoute) -> None:
        if open_again:
            socket.connect_to_server()
            sockets.append(socket)
        else:
            socket.close()

    anna.page.route_web_socket("**/live*", connect)
    anna.go(f"/tables/{table_id}")
    anna.wait_for_turn()
    anna.tab("Log")
    open_again = False
    sockets[-1].close()
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    seat = client.game(table_id).deciders[0]
    for _ in range(3):
        mine = client.game(table_id, seat=seat)
        if seat not in mine.deciders:
            break
        client.decide(table_id, mine.number, choose(mine, _chance()), seat)
    open_again = True
    expect(anna.page.get_by_text(LOST)).to_have_count(0)
    expect(anna.page.get_by_role("tabpanel").get_by_role("listitem").first).to_be_visible()
    anna.tab("Choices")
    anna.wait_for_turn()
    anna.play_on_until(anna.number() + 1)


def _chance() -> random.Random:
    return random.Random(5)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_built_with_the_servers_words(server: RunningServer, game: str) -> None:
    """So that only a page that is older than the server, or newer, asks for them."""
    assets = (files("claycrown") / "browser" / "assets").iterdir()
    built = "".join(asset.read_text(encoding="utf-8") for asset in assets if asset.name.endswith(".js"))
    client = server.guest("Anna")
    table = client.make_table(game, 3, [None, "random", "random"])
    version = client.game(client.start(table.id).id).words
    assert version in built
    shared = client.http.get("/api/words/en").json()
    assert "unworded = " in "".join(shared["files"].values())


def test_a_page_that_is_older_than_its_server_is_loaded_anew(visit: Callable[..., Visitor], showcase: Showcase) -> None:
    """What it has not loaded yet is gone there: nothing is left that does not react."""
    anna = visit()
    anna.be(showcase.anna)
    anna.go(f"/tables/{showcase.begun('terracotta', 2)}")
    anna.at_table()
    gone = re.compile("/assets/Menu-.*[.]js")
    anna.page.route(gone, lambda route: route.fulfill(status=404))
    with anna.page.expect_navigation():
        anna.button("Table").click()
    anna.page.unroute(gone)
    anna.at_table()
    anna.button("Table").click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    anna.forgive("404|dynamically imported module")

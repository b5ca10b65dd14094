"""A game of another author in the browser: High Card, with secret decisions and draws, and without words of its own."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from claycrown.client import Client
from tests.server.server import RunningServer
from tests.vocabulary import packages
from tests.vocabulary.draws import even_tricks
from tests.web.test_general_table import UNWORDED
from tests.web.vocabulary import Visitor

RAW = re.compile(f"highcard|{UNWORDED.pattern}")


@pytest.fixture(scope="module")
def club(new_server: Callable[..., RunningServer], tmp_path_factory: pytest.TempPathFactory) -> RunningServer:
    return new_server(path=packages.with_highcard(tmp_path_factory.mktemp("installed")))


def in_words(visitor: Visitor) -> None:
    found = RAW.search(visitor.page.locator("body").inner_text())
    assert found is None, found


def hand(client: Client, table_id: str, colour: str) -> list[int]:
    return list(client.game(table_id).view["players"][colour]["hand"])


def to_a_draw(anna: Client, ben: Client) -> tuple[str, list[tuple[int, int]]]:
    """A table of two tricks, and the cards with which each takes one: not every deal has such."""
    while True:
        table = anna.make_table("highcard", 2, options={"tricks": 2}).id
        ben.join(table)
        anna.start(table)
        if tricks := even_tricks(hand(anna, table, "red"), hand(ben, table, "blue")):
            return table, tricks


def test_from_the_lobby_to_a_draw(visit: Callable[..., Visitor], club: RunningServer) -> None:
    anna = visit("tablet", of=club)
    client, ben = anna.become("Anna"), club.guest("Ben")
    page = anna.go("/")
    offer = page.locator("article.highcard")
    expect(offer.get_by_role("heading", name="High Card", exact=True)).to_be_visible()
    expect(offer.get_by_text("For 2 to 4 players.")).to_be_visible()
    expect(offer.locator("img")).to_have_js_property("naturalWidth", 320)
    in_words(anna)
    anna.keep_picture("other-lobby")

    table, ((first, answer), (second, last)) = to_a_draw(client, ben)
    anna.go(f"/tables/{table}")
    anna.at_table()
    anna.choose(re.compile(rf"^\D*{second}\D*$"))
    page.get_by_role("button", name="Undo").first.click()
    expect(anna.choices()).to_have_count(2)
    anna.choose(re.compile(rf"^\D*{first}\D*$"))
    anna.keep_picture("other-picked")
    anna.tab("Log")
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    expect(page.get_by_role("tab", name="Majorities").or_(page.get_by_role("button", name="Who leads"))).to_have_count(0)
    in_words(anna)
    ben.decide(table, ben.game(table).number, f"pick {answer}")
    ben.decide(table, ben.game(table).number, f"pick {last}")
    anna.tab("Choices")
    anna.choose(re.compile(rf"^\D*{second}\D*$"))
    expect(page.get_by_text("Draw: you share first place with Ben.").first).to_be_visible()
    in_words(anna)
    anna.check_access()
    anna.keep_picture("other-draw")
    page = anna.go("/finished")
    expect(page.get_by_text("Draw", exact=True)).to_be_visible()
    anna.keep_picture("other-finished")

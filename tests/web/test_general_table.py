"""A game from another package in the browser: on the general table, or as its own script draws it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.house import House
from tests.vocabulary import packages
from tests.web.test_keyboard import tab_to
from tests.web.vocabulary import Visitor

UNWORDED = re.compile(r"ohhell-|general-|table-\w|house-\w|undefined|\[object|NaN|cannot be put into words")
"""What no page may show: ids of messages, and what is not there."""


@pytest.fixture(scope="module")
def club(new_house: Callable[..., House], tmp_path_factory: pytest.TempPathFactory) -> House:
    """A server where the example game is installed."""
    return new_house(path=packages.with_example(tmp_path_factory.mktemp("installed")))


def in_words(visitor: Visitor) -> None:
    found = UNWORDED.search(visitor.page.locator("body").inner_text())
    assert found is None, found


def new_game(anna: Visitor, deals: int = 2) -> str:
    client = anna.become("Anna")
    table = client.make_table("ohhell", 3, (None, "random", "random"), options={"deals": deals}, bot_seconds=0)
    client.start(table.id)
    return table.id


def test_a_whole_game_by_the_keyboard_from_the_lobby_to_the_sheet(visit: Callable[..., Visitor], club: House) -> None:
    anna = visit("tablet", of=club)
    page = anna.go("/")
    offer = page.locator("article.ohhell")
    expect(offer.get_by_role("heading", name="Oh Hell")).to_be_visible()
    anna.keep_picture("general-lobby")
    tab_to(anna, offer.get_by_role("link", name=re.compile("people")))
    page.keyboard.press("Enter")
    expect(page.get_by_label("Number of deals")).to_be_visible()
    in_words(anna)
    anna.keep_picture("general-new")
    page.go_back()
    tab_to(anna, offer.get_by_label("Rivals"))
    page.keyboard.type("Random")
    start = offer.get_by_role("button", name="Play now")
    tab_to(anna, start)
    page.keyboard.press("Enter")
    anna.at_table()
    board = page.get_by_role("region", name="Board", exact=True)
    seen: set[str] = set()
    while not page.locator("#result-title").is_visible():
        expect(anna.choices().first.or_(page.locator("#result-title"))).to_be_visible()
        if page.locator("#result-title").is_visible():
            break
        cards = board.locator("button.lit")
        on_board = cards.count() > 0
        tab_to(anna, cards if on_board else anna.choices())
        if ("card" if on_board else "bid") not in seen:
            seen.add("card" if on_board else "bid")
            in_words(anna)
            anna.check_access()
            anna.keep_picture(f"general-{'card' if on_board else 'bid'}")
        page.keyboard.press("Enter")
        expect(page.get_by_text("sent, not confirmed yet")).to_have_count(0)
    assert seen == {"bid", "card"}
    expect(page.get_by_role("tabpanel").get_by_role("row", name=re.compile("for an exact bid|for tricks")).first).to_be_visible()
    in_words(anna)
    anna.check_access()
    anna.keep_picture("general-over")

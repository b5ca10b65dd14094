"""On a phone, by touch."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.vocabulary import GAMES, Visitor, finish


@pytest.mark.parametrize(("game", "players"), [("terracotta", 2), ("xidit", 3)])
def test_a_game_on_a_phone(visit: Callable[..., Visitor], game: str, players: int) -> None:
    """From the first page to the score sheet; the choices lie in the sheet at the bottom."""
    anna = visit("phone")
    anna.go("/")
    anna.check_width()
    card = anna.page.get_by_role("article").filter(has=anna.page.get_by_role("heading", name=GAMES[game]))
    card.get_by_label("Rivals").select_option(label="Random")
    card.get_by_role("button", name="Play now").tap()
    anna.at_table()
    anna.check_width()
    anna.page.get_by_role("tab", name="Choices").tap()
    for _ in range(6):
        anna.wait_for_turn()
        anna.check_width()
        anna.choices().first.tap()
    client = anna.client()
    finish([client], anna.table_id)
    anna.is_over()
    expect(anna.page.locator("section.result").get_by_role("listitem")).to_have_count(players)
    anna.check_width()


@pytest.mark.parametrize("path", ["/tables", "/new", "/finished", "/people", "/settings", "/account", "/replay"])
def test_no_page_is_too_wide(visit: Callable[..., Visitor], path: str) -> None:
    anna = visit("phone")
    anna.become("Anna")
    anna.go(path)
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    anna.check_width()

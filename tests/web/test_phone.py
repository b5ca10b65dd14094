"""On a phone, by touch."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.vocabulary import GAMES, Visitor, finish, in_the_middle


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


def at_a_table(anna: Visitor, decisions: int) -> Locator:
    """In the middle of a game of Terracotta Army; gives the part of the window that the board has."""
    table_id = in_the_middle(anna.become("Anna"), "terracotta", decisions, 2)
    anna.go(f"/tables/{table_id}")
    board = anna.page.get_by_role("region", name="Board", exact=True)
    expect(anna.page.locator(".prompt.act")).to_be_visible()
    return board


def test_beside_the_raised_sheet_both_boards_are_seen_whole(visit: Callable[..., Visitor]) -> None:
    anna = visit("phone")
    board = at_a_table(anna, 40)
    anna.page.get_by_role("tab", name="Choices").tap()
    for name in ("Action wheel", "Mausoleum"):
        expect(board.get_by_role("group", name=name)).to_be_in_viewport(ratio=1)


def test_held_across_the_boards_lie_beside_the_choices(visit: Callable[..., Visitor]) -> None:
    anna = visit("phone")
    anna.page.set_viewport_size({"width": 740, "height": 360})
    board = at_a_table(anna, 0)
    for name in ("Action wheel", "Mausoleum"):
        expect(board.get_by_role("group", name=name)).to_be_in_viewport(ratio=0.9)
    expect(anna.choices().first).to_be_in_viewport()
    anna.check_width()


def test_what_can_be_picked_is_brought_into_sight(visit: Callable[..., Visitor]) -> None:
    """Whoever has scrolled down sees the board again with the next question."""
    anna = visit("phone")
    board = at_a_table(anna, 0)
    board.evaluate("board => board.scrollTo(0, board.scrollHeight)")
    lit = board.locator(".lit:visible").first
    expect(lit).not_to_be_in_viewport()
    anna.page.get_by_role("tab", name="Choices").tap()
    anna.choices().last.tap()
    anna.page.get_by_role("button", name="Fold", exact=True).tap()
    expect(lit).to_be_in_viewport()


def test_looking_at_a_choice_moves_nothing(visit: Callable[..., Visitor]) -> None:
    """What a choice would do is told over the edge of the board: nothing slips away under a finger."""
    anna = visit("phone")
    board = at_a_table(anna, 0)
    before = board.bounding_box()
    board.locator(".lit:visible").first.focus()
    expect(anna.page.locator(".preview strong")).to_be_visible()
    assert board.bounding_box() == before


def test_the_result_is_in_sight(visit: Callable[..., Visitor]) -> None:
    """Also for whoever has scrolled down to the players."""
    anna = visit("phone")
    board = at_a_table(anna, 60)
    board.evaluate("board => board.scrollTo(0, board.scrollHeight)")
    finish([anna.client()], anna.table_id)
    expect(anna.page.locator("#result-title")).to_be_in_viewport()

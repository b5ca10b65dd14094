"""Hints on the board: the best few at once, by their numbers; choosing one fills it in and sends nothing."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.vocabulary import Visitor


def test_the_best_few_stand_on_the_board_by_their_numbers(visit: Callable[..., Visitor]) -> None:
    anna = visit("desk", settings={"motion": "less", "bots": "at-once", "lessonsOffered": ["terracotta"]})
    anna.play_now("terracotta")
    page, board = anna.page, anna.page.get_by_role("region", name="Board", exact=True)
    anna.button("Ask for a hint").click()
    hints = page.get_by_role("list").filter(has_text="% to win").get_by_role("button")
    expect(hints.first).to_be_visible(timeout=60_000)
    several = [str(number + 1) for number in range(hints.count())]
    assert several[:2] == ["1", "2"]
    for number in several:
        expect(board.locator(f"[data-rank~='{number}']").first).to_be_attached()
        expect(board.get_by_role("button", name=re.compile(rf"\(hint ([1-3], )*{number}(, [1-3])*\)$")).first).to_be_attached()
    hints.nth(1).focus()
    expect(hints.nth(1)).to_be_focused()
    before = anna.number()
    page.keyboard.press("Enter")
    expect(anna.deed()).to_be_visible()
    assert anna.number() == before, "nothing is sent"
    anna.check_access(".rail")

"""Every page, looked at closely: axe finds nothing serious, in day and night; pictures are kept for people to look at."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.vocabulary import QUICK, SIZES, Visitor, against_bots, finish

PAGES = ["/", "/tables", "/new", "/finished", "/people", "/settings", "/account", "/replay", "/nowhere"]
PLAYERS = {"terracotta": 4, "xidit": 4}
MIDDLE = {"terracotta": 160, "xidit": 60}
"""So many entries: enough on the board to see."""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_pages_around_the_tables(visit: Callable[..., Visitor], theme: str) -> None:
    anna = visit(settings={**QUICK, "theme": theme})
    client = anna.become("Anna")
    client.make_table("terracotta", 2, name="A table to join")
    for path in PAGES:
        anna.go(path)
        expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
        anna.check_access()
    anna.go(f"/tables/{client.make_table('xidit', 3).id}")
    expect(anna.button("Start the game")).to_be_visible()
    anna.check_access()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["terracotta", "xidit"])
def test_the_tables_themselves(visit: Callable[..., Visitor], game: str, theme: str) -> None:
    anna = visit(settings={**QUICK, "theme": theme})
    client = anna.become("Anna")
    table_id = against_bots(client, game, PLAYERS[game], MIDDLE[game])
    anna.go(f"/tables/{table_id}")
    anna.at_table()
    anna.wait_for_turn()
    for panel in ("Choices", "Log", "Score", "Majorities", "Chat"):
        anna.tab(panel)
        expect(anna.page.get_by_role("tabpanel")).to_be_visible()
        anna.check_access()
    anna.button("Table").click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    anna.check_access()
    finish([client], table_id)
    anna.go(f"/tables/{table_id}")
    anna.is_over()
    anna.check_access()
    anna.go(f"/tables/{table_id}/replay")
    anna.at_table()
    anna.check_access()


@pytest.mark.parametrize("size", SIZES)
def test_pictures_of_the_main_pages(visit: Callable[..., Visitor], size: str) -> None:
    anna = visit(size)
    client = anna.become("Anna")
    for path in ("/", "/new", "/tables", "/settings"):
        anna.go(path)
        expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
        anna.keep_picture(f"{path.strip('/') or 'home'}-{size}")
    for game in ("terracotta", "xidit"):
        table_id = against_bots(client, game, PLAYERS[game], MIDDLE[game])
        anna.go(f"/tables/{table_id}")
        anna.at_table()
        expect(anna.page.get_by_role("region", name="What is asked now").locator("p").first).not_to_be_empty()
        anna.keep_picture(f"{game}-{size}")
        finish([client], table_id)
        anna.go(f"/tables/{table_id}")
        anna.is_over()
        anna.keep_picture(f"{game}-end-{size}")

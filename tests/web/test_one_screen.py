"""Several people at one screen."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.prepared import nearly_over
from tests.web.vocabulary import GAMES, Visitor


def beside_me(anna: Visitor, game: str, *names: str) -> None:
    """A new table with friends at the same screen, by the form."""
    page = anna.go("/new")
    page.get_by_role("combobox", name="Game").select_option(label=GAMES[game])
    page.get_by_role("combobox", name="Players").select_option(str(len(names) + 1))
    for place, name in enumerate(names, 1):
        page.locator("ol select").nth(place).select_option(label="Somebody beside me")
        page.locator("ol input").nth(place - 1).fill(name)
    anna.button("Make the table").click()


def test_terracotta_goes_round_without_a_word(visit: Callable[..., Visitor]) -> None:
    """Nothing is secret, so nobody has to look away: the screen shows whoever's turn it is."""
    anna = visit("tablet")
    beside_me(anna, "terracotta", "Ben")
    anna.at_table()
    seen = set()
    for turn in range(40):
        anna.wait_for_turn()
        seen.add(anna.page.get_by_role("list", name="Players").locator("li.turn .name").inner_text())
        anna.play_on(1, seed=turn)
        if len(seen) == 2:
            break
    assert len(seen) == 2


def test_friends_play_terracotta_to_the_end(visit: Callable[..., Visitor]) -> None:
    anna = visit("tablet")
    anna.go(f"/tables/{nearly_over([anna.become('Anna')], 'terracotta', 2)}")
    anna.wait_for_turn()
    anna.play_on()
    anna.is_over()
    expect(anna.page.locator("section.result").get_by_text("Ben").first).to_be_visible()


def test_in_xidit_the_screen_is_handed_over(visit: Callable[..., Visitor]) -> None:
    anna = visit("tablet")
    beside_me(anna, "xidit", "Ben", "Cleo")
    handed = set()
    for turn in range(30):
        over = anna.page.locator("[aria-labelledby=hand-over]")
        expect(over.or_(anna.choices()).first).to_be_visible()
        if over.count():
            handed.add(over.get_by_role("heading").inner_text().removeprefix("Hand the screen to "))
            expect(anna.page.get_by_role("region", name="Board", exact=True)).to_have_count(0)
            over.get_by_role("button").click()
            anna.at_table()
        else:
            anna.play_on(1, seed=turn)
        if len(handed) == 3:
            break
    assert {"Ben", "Cleo"} < handed


def test_friends_play_xidit_to_the_end(visit: Callable[..., Visitor]) -> None:
    """The screen goes round once more."""
    anna = visit("tablet")
    anna.go(f"/tables/{nearly_over([anna.become('Anna')], 'xidit', 3)}")
    expect(anna.page.locator("[aria-labelledby=hand-over]").or_(anna.choices()).first).to_be_visible()
    anna.play_on()
    anna.is_over()
    expect(anna.page.locator("section.result").get_by_text("Ben").first).to_be_visible()

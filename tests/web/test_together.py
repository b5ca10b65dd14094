"""Several browsers at one table."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.prepared import nearly_over
from tests.web.vocabulary import GAMES, Visitor, finish, play_together


def make_table(anna: Visitor, game: str, players: int) -> str:
    """By the form for a new table: all other seats are for whoever comes. Gives the address of the invitation."""
    page = anna.go("/new")
    page.get_by_role("combobox", name="Game").select_option(label=GAMES[game])
    page.get_by_role("combobox", name="Players").select_option(str(players))
    page.get_by_label("Whoever has the link").check()
    anna.button("Make the table").click()
    link = page.get_by_role("textbox", name="Invite somebody")
    expect(link).to_have_value(re.compile("/join/"))
    return link.input_value()


def come(visitor: Visitor, link: str, name: str) -> None:
    """Follow the link, say a name, and sit down with one click."""
    page = visitor.go(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down", exact=True).click()
    expect(page.get_by_text(name, exact=True).first).to_be_visible()


def seated(visitors: list[Visitor], game: str, names: tuple[str, ...]) -> str:
    """All at a table that has just been started; gives its id."""
    link = make_table(visitors[0], game, len(visitors))
    for visitor, name in zip(visitors[1:], names, strict=True):
        come(visitor, link, name)
    visitors[0].button("Start the game").click()
    for visitor in visitors:
        visitor.at_table()
    return visitors[0].table_id


def whose_turn(visitors: list[Visitor]) -> Visitor:
    """The one who has to decide, once their list offers something. They sit in the order in which they came."""
    acting = visitors[visitors[0].deciders()[0]]
    acting.wait_for_turn()
    return acting


def test_two_browsers_play_terracotta(visit: Callable[..., Visitor]) -> None:
    """What one does the other sees at once; they talk."""
    visitors = [visit("tablet"), visit("tablet")]
    seated(visitors, "terracotta", ("Ben",))
    for turn in range(6):
        acting = whose_turn(visitors)
        acting.play_on_until(acting.number() + 1, seed=turn)
    assert visitors[0].number() >= 6
    for visitor in visitors:
        visitor.tab("Log")
        expect(visitor.page.get_by_role("tabpanel").get_by_role("listitem").nth(5)).to_be_visible()
    visitors[0].tab("Chat")
    visitors[0].page.get_by_label("Say something").fill("Well played")
    visitors[0].button("Send").click()
    visitors[1].tab("Chat")
    expect(visitors[1].page.get_by_text("Well played")).to_be_visible()


def test_two_browsers_see_the_end_of_terracotta(visit: Callable[..., Visitor]) -> None:
    """They play it there, each on their own page."""
    visitors = [visit("tablet"), visit("tablet")]
    clients = [visitor.become(name) for visitor, name in zip(visitors, ("Anna", "Ben"), strict=True)]
    table_id = nearly_over(clients, "terracotta", 2)
    for visitor in visitors:
        visitor.go(f"/tables/{table_id}")
        visitor.at_table()
    play_together(visitors)
    for visitor in visitors:
        visitor.is_over()
        expect(visitor.page.get_by_role("tabpanel").get_by_role("rowheader", name="Scoring tiles")).to_be_visible()


def test_four_browsers_plan_a_year_of_xidit(visit: Callable[..., Visitor]) -> None:
    """What one has planned nobody else sees; when the last is ready, the year plays on all screens."""
    visitors = [visit("tablet") for _ in range(4)]
    table_id = seated(visitors, "xidit", ("Ben", "Cleo", "Dora"))
    for _ in visitors:
        whose_turn(visitors).play_on_until(visitors[0].number() + 1)
    for visitor in visitors:
        visitor.wait_for_turn()
        for _ in range(6):
            visitor.choose("Wait")
        if visitor is not visitors[-1]:
            visitor.button("Send the orders").click()
            expect(visitor.page.get_by_text("Your orders are sealed").first).to_be_visible()
    assert [entry.text for entry in visitors[-1].client().game(table_id, after=4).entries] == [None, None, None]
    visitors[-1].button("Send the orders").click()
    for visitor in visitors:
        expect(visitor.page.get_by_text("Year 2").first).to_be_visible()


def test_four_browsers_see_the_end_of_xidit(visit: Callable[..., Visitor]) -> None:
    """It comes to all of them by itself."""
    visitors = [visit("tablet") for _ in range(4)]
    clients = [visitor.become(name) for visitor, name in zip(visitors, ("Anna", "Ben", "Cleo", "Dora"), strict=True)]
    table_id = nearly_over(clients, "xidit", 4)
    for visitor in visitors:
        visitor.go(f"/tables/{table_id}")
        visitor.at_table()
    finish(clients, table_id)
    for visitor in visitors:
        visitor.is_over()


def test_for_whom_a_bot_plays_is_told_on_a_phone(visit: Callable[..., Visitor]) -> None:
    """To both; and whoever it plays for comes back with a tap."""
    visitors = [visit("phone"), visit("phone")]
    clients = [visitor.become(name) for visitor, name in zip(visitors, ("Anna", "Ben"), strict=True)]
    table_id = nearly_over(clients, "terracotta", 2)
    for visitor in visitors:
        visitor.go(f"/tables/{table_id}")
        visitor.at_table()
    anna, ben = visitors
    ben.button("Table").tap()
    ben.button("Let a bot play for me").tap()
    ben.button("Let the bot play").tap()
    expect(anna.page.get_by_text("away, a bot plays").locator("visible=true")).to_be_visible()
    expect(ben.page.get_by_text("A bot plays for you.")).to_be_visible()
    ben.button("I am back").tap()
    for visitor in visitors:
        expect(visitor.page.get_by_text("a bot plays").locator("visible=true")).to_have_count(0)

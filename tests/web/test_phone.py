"""On a phone, by touch."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from claycrown.words import languages
from tests.web.prepared import Showcase, against_bots_before, at_one_screen, last_turn_against_bots, nearly_over
from tests.web.vocabulary import GAMES, QUICK, Visitor, choose_rivals, finish


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_on_a_phone(visit: Callable[..., Visitor], game: str) -> None:
    """From the first page on; the choices lie in the sheet at the bottom."""
    anna = visit("phone")
    anna.go("/")
    anna.check_width()
    card = anna.page.get_by_role("article").filter(has=anna.page.get_by_role("heading", name=GAMES[game]))
    choose_rivals(card, "Random")
    card.get_by_role("button", name="Play now").tap()
    anna.at_table()
    anna.check_width()
    anna.page.get_by_role("tab", name="Choices").tap()
    for _ in range(6):
        anna.wait_for_turn()
        anna.check_width()
        anna.choices().first.tap()


@pytest.mark.parametrize(("game", "players"), [("terracotta", 2), ("xidit", 3)])
def test_a_game_ends_on_a_phone(visit: Callable[..., Visitor], game: str, players: int) -> None:
    anna = visit("phone")
    anna.go(f"/tables/{last_turn_against_bots(anna.become('Anna'), game, players)}")
    anna.page.get_by_role("tab", name="Choices").tap()
    anna.wait_for_turn()
    anna.check_width()
    anna.play_on()
    anna.is_over()
    expect(anna.page.locator("section.result").get_by_role("listitem")).to_have_count(players)
    anna.check_width()


def at_a_table(anna: Visitor, decisions: int = 0) -> Locator:
    """At a game of Terracotta Army after so many decisions; gives the part of the window that the board has."""
    return at_the_board(anna, at_one_screen(anna.become("Anna"), "terracotta", 2, decisions))


def at_the_board(anna: Visitor, table_id: str) -> Locator:
    """Gives the part of the window that it has."""
    anna.go(f"/tables/{table_id}")
    board = anna.page.get_by_role("region", name="Board", exact=True)
    expect(anna.page.locator(".prompt.act")).to_be_visible()
    anna.at_table()
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
    board = at_a_table(anna)
    for name in ("Action wheel", "Mausoleum"):
        expect(board.get_by_role("group", name=name)).to_be_in_viewport(ratio=0.9)
    expect(anna.choices().first).to_be_in_viewport()
    assert anna.page.locator(".ask").evaluate("one => one.scrollHeight < one.clientHeight + 12"), "a line is cut off"
    anna.check_width()


def test_what_can_be_picked_is_brought_into_sight(visit: Callable[..., Visitor]) -> None:
    """On a small phone, whoever has scrolled down sees the board again with the next question."""
    anna = visit("phone")
    anna.page.set_viewport_size({"width": 360, "height": 460})
    board = at_a_table(anna)
    board.evaluate("board => board.scrollTo(0, board.scrollHeight)")
    lit = board.locator(".lit:visible").first
    expect(lit).not_to_be_in_viewport()
    anna.page.get_by_role("tab", name="Choices").tap()
    anna.choices().last.tap()
    anna.page.get_by_role("button", name="Fold", exact=True).tap()
    expect(lit).to_be_in_viewport()


def test_all_that_can_be_picked_is_brought_into_sight(visit: Callable[..., Visitor], showcase: Showcase) -> None:
    """A master is hired with a token from below the boards, also where something else in sight could be taken instead."""
    anna = visit("phone")
    anna.be(showcase.anna)
    board = at_the_board(anna, showcase.about_to("terracotta", 2, "hire"))
    expect(board.locator('.lit[data-target="take coin"]')).to_be_in_viewport()
    expect(board.locator('.lit[data-target^="token"]').last).to_be_in_viewport(ratio=0.9)


def test_looking_at_a_choice_moves_nothing(visit: Callable[..., Visitor]) -> None:
    """What a choice would do is told over the edge of the board: nothing slips away under a finger."""
    anna = visit("phone")
    board = at_a_table(anna)
    before = board.bounding_box()
    board.locator(".lit:visible").first.focus()
    expect(anna.page.locator(".preview strong")).to_be_visible()
    assert board.bounding_box() == before


def test_at_the_end_there_is_room_for_the_boards_beside_what_is_explained(
    visit: Callable[..., Visitor], showcase: Showcase
) -> None:
    anna = visit("phone", settings={**QUICK, "explanations": "on"})
    anna.be(showcase.anna)
    page = anna.go(f"/tables/{showcase.over('terracotta')}")
    expect(page.locator("#result-title")).to_be_in_viewport()
    expect(page.get_by_role("region", name="What happened, and why")).to_be_visible()
    expect(page.get_by_role("group", name="Mausoleum")).to_be_in_viewport(ratio=0.8)


def test_the_result_is_in_sight(visit: Callable[..., Visitor]) -> None:
    """Also for whoever has scrolled down to the players."""
    anna = visit("phone")
    client = anna.become("Anna")
    table_id = nearly_over([client], "terracotta", 2)
    board = at_the_board(anna, table_id)
    board.evaluate("board => board.scrollTo(0, board.scrollHeight)")
    finish([client], table_id)
    expect(anna.page.locator("#result-title")).to_be_in_viewport()


def test_what_is_looked_at_stays_in_sight(visit: Callable[..., Visitor], showcase: Showcase) -> None:
    """What it would do is told below it."""
    anna = visit("phone", settings={"motion": "less", "lessonsOffered": list(GAMES)})
    anna.page.set_viewport_size({"width": 390, "height": 844})
    anna.be(showcase.anna)
    board = at_the_board(anna, showcase.about_to("terracotta", 2, "hire"))
    token = board.locator('.lit[data-target^="token"]').last
    token.tap()
    boxes = [one.bounding_box() for one in (token, anna.page.locator(".preview:not(.none)"))]
    assert boxes[0] is not None and boxes[1] is not None
    assert boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"]


@pytest.mark.parametrize("language", sorted(languages()))
def test_few_choices_and_the_way_back_are_in_sight(visit: Callable[..., Visitor], showcase: Showcase, language: str) -> None:
    """Beside the question, in every language; where a choice was tapped, the same tap confirms it."""
    anna = visit("phone", settings={**QUICK, "language": language, "choices": "folded", "tapTwice": True})
    anna.page.set_viewport_size({"width": 390, "height": 844})
    anna.be(showcase.anna)
    for players, decision in [(3, "buy"), (4, "do")]:
        anna.go(f"/tables/{showcase.about_to('terracotta', players, decision)}")
        buttons = anna.page.locator(".prompt .button")
        expect(buttons.nth(4)).to_be_attached()
        assert buttons.evaluate_all(UNFIT) == []
    for option in range(anna.page.locator(".prompt .option").count()):
        tapped = anna.page.locator(".prompt .option").nth(option)
        box = tapped.bounding_box()
        assert box is not None
        tapped.tap()
        confirms = anna.page.locator(".prompt .do").bounding_box()
        assert confirms is not None
        assert 0 < box["x"] + box["width"] / 2 - confirms["x"] < confirms["width"]
        assert buttons.evaluate_all(UNFIT) == []
        anna.page.locator(".prompt .back").tap()


UNFIT = """all => all
  .filter((one) => one.checkVisibility())
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, { right, width, height }]) =>
    right > innerWidth || width < 40 || height > 44 || one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
  .map(([one]) => one.textContent.trim())"""
"""Buttons that reach out of the window, are too small for a finger, or too small for their words."""


@pytest.mark.parametrize("language", ["hu", "ru"])
def test_all_means_of_a_scene_are_in_sight(visit: Callable[..., Visitor], language: str) -> None:
    """In the languages that need most room for them."""
    anna = visit("phone", settings={**QUICK, "motion": "system", "language": language})
    anna.page.set_viewport_size({"width": 390, "height": 844})
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.go(f"/tables/{against_bots_before(anna.become('Anna'), 'xidit', 4, 'plan')}")
    for _ in range(6):
        anna.page.locator(".pick").last.tap()
    anna.page.locator(".send").tap()
    anna.page.locator(".scene button.pause").tap()
    assert anna.page.locator(".scene .buttons > *").evaluate_all(UNFIT) == []


def test_what_rivals_have_is_a_tap_away(visit: Callable[..., Visitor], showcase: Showcase) -> None:
    """Over the board, which stays where it is; another tap anywhere puts it away."""
    anna = visit("phone")
    anna.be(showcase.anna)
    board = at_the_board(anna, showcase.about_to("terracotta", 4, "place"))
    before = board.bounding_box()
    rival = anna.page.locator(".brief > li").last
    rival.tap()
    everybody = anna.page.locator(".everybody")
    expect(everybody.locator(".weapons")).to_have_count(4)
    for thing in everybody.locator("li:last-child :is(.weapons svg, .workers .good, .name)").all():
        expect(thing).to_be_in_viewport(ratio=1)
    assert board.bounding_box() == before
    anna.page.locator(".progress").tap()
    expect(everybody).to_have_count(0)
    rival.tap()
    expect(everybody).to_be_visible()
    rival.tap()
    expect(everybody).to_have_count(0)


@pytest.mark.parametrize(("game", "players"), [("terracotta", 4), ("xidit", 5)])
def test_what_every_decision_needs_is_in_sight(
    visit: Callable[..., Visitor], showcase: Showcase, game: str, players: int
) -> None:
    """On a phone of the usual size nothing has to be scrolled to, with as many players as can be."""
    anna = visit("phone")
    anna.page.set_viewport_size({"width": 390, "height": 844})
    anna.be(showcase.anna)
    at_the_board(anna, showcase.about_to(game, players, {"terracotta": "place", "xidit": "plan"}[game]))
    needed = {"terracotta": "svg.top, .supply button:visible", "xidit": ".map > .map, .glance, .dial, .pick, .seal button"}[game]
    for thing in anna.page.locator(needed).all():
        if thing.evaluate("one => getComputedStyle(one.closest('.title') ?? one).clipPath") == "none":
            expect(thing).to_be_in_viewport(ratio=0.97)

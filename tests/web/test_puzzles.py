"""Puzzles in the browser: found in the list, solved on the table's own lists and controls, explained."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from claycrown.guide import guide
from claycrown.guide.question import path_to
from claycrown.learning.puzzles import PosedPuzzle, Puzzle, collection, pose
from tests.web.vocabulary import Visitor


def asked(visitor: Visitor) -> Locator:
    return visitor.page.locator(".puzzle")


def decide(visitor: Visitor, game: str, posed: PosedPuzzle, text: str) -> None:
    """Pick a decision in the list of choices."""
    question = guide(game).question(posed.state, posed.seat)
    assert question is not None
    for choice in path_to(question, text):
        visitor.pick(choice)


def one_of(game: str, kind: str) -> Puzzle:
    """A puzzle of one decision."""
    return next(puzzle for puzzle in collection(game).puzzles.values() if puzzle.kind == kind and len(puzzle.solution) == 1)


def test_a_puzzle_is_found_tried_and_solved(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.go("/")
    page.locator("article.xidit").get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("heading", name=re.compile("Puzzle of the day"))).to_be_visible()
    page.get_by_label("About").select_option(label="Rewards")
    anna.check_access()
    anna.check_width()
    puzzle = one_of("xidit", "rewards")
    posed = pose("xidit", puzzle)
    page.locator(f'a[href="/puzzles/xidit/{puzzle.id}"]').last.click()
    expect(asked(anna)).to_contain_text("Find the best decision.")
    decide(anna, "xidit", posed, puzzle.second.decisions[0])
    expect(asked(anna)).to_contain_text("Not the best")
    expect(asked(anna)).to_contain_text("The best gains")
    anna.check_access(".puzzle")
    asked(anna).get_by_role("button", name="Try again").click()
    decide(anna, "xidit", posed, puzzle.solution[0][0])
    expect(asked(anna)).to_contain_text("Solved.")
    expect(asked(anna)).to_contain_text("It gains")
    anna.check_access(".puzzle")
    asked(anna).get_by_role("link", name="Next puzzle").click()
    expect(asked(anna)).to_contain_text("Find the best decision")
    assert puzzle.id not in page.url
    page.get_by_role("link", name="To the puzzles").click()
    page.get_by_label("Only those not solved here yet").check()
    expect(page.locator(f'section:last-of-type a[href="/puzzles/xidit/{puzzle.id}"]')).to_have_count(0)


def test_who_gives_up_sees_the_solution_on_the_board(visit: Callable[..., Visitor]) -> None:
    anna = visit("phone")
    puzzle = max(collection("terracotta").puzzles.values(), key=lambda puzzle: len(puzzle.solution))
    page = anna.go(f"/puzzles/terracotta/{puzzle.id}")
    expect(asked(anna)).to_contain_text(f"Find the best {len(puzzle.solution)} decisions")
    anna.check_width()
    asked(anna).get_by_role("button", name="Show the solution").tap()
    expect(asked(anna)).to_contain_text("The best:")
    anna.check_width()
    page.get_by_role("tab", name="Log").tap()
    expect(page.get_by_role("tabpanel").get_by_role("listitem").first).to_be_visible()


def test_a_plan_is_set_by_keys_with_the_rivals_plans_told(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    puzzle = one_of("xidit", "plan")
    page = anna.go(f"/puzzles/xidit/{puzzle.id}")
    expect(asked(anna).get_by_role("listitem")).to_have_count(len(puzzle.given))
    expect(anna.button("Send the orders")).to_be_visible()
    for order in puzzle.solution[0][0].split()[1]:
        page.keyboard.press(order)
    anna.button("Send the orders").click()
    expect(asked(anna)).to_contain_text("Solved.")

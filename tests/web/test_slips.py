"""No slip makes a decision: neither the second press of a double one, nor a key that is held."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import ElementHandle, expect

from tests.web.prepared import against_bots_before
from tests.web.vocabulary import Visitor

STANDING_STILL = "performance.now = () => 1"
"""However long this machine takes, the second press of a double one comes at once."""
LIKED = {"motion": "less", "bots": "at-once", "playForced": False, "choices": "open", "lessonsOffered": ["terracotta", "xidit"]}
CHOICES = """.board .lit[data-target], .board [data-words], [role=toolbar] .choice, .prompt :is(.option, .do, .gives-up),
.planner :is(.pick, .send):enabled"""
IN_SIGHT = """(all) => all.filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const at = document.elementFromPoint(x + width / 2, y + height / 2);
  return at !== null && one.contains(at);
})"""
MOMENTS = 8


def question(anna: Visitor) -> str:
    """What is asked, or waits to be confirmed; once the server has answered."""
    expect(anna.page.locator(".prompt.act")).to_be_visible()
    return str(anna.page.locator(".prompt").inner_text())


def click(anna: Visitor, x: float, y: float, choice: ElementHandle) -> None:
    anna.page.mouse.move(x, y)
    anna.page.mouse.down()
    anna.page.mouse.up()


def tap(anna: Visitor, x: float, y: float, choice: ElementHandle) -> None:
    anna.page.touchscreen.tap(x, y)


def hold(anna: Visitor, x: float, y: float, choice: ElementHandle) -> None:
    choice.focus()
    for _ in range(3):
        anna.page.keyboard.down("Enter")
    anna.page.keyboard.up("Enter")


@pytest.mark.parametrize(("game", "decision"), [("terracotta", "build"), ("xidit", "reward")])
@pytest.mark.parametrize(("size", "ways"), [("desk", (click, hold)), ("phone", (tap,))], ids=["desk", "phone"])
def test_a_double_press_makes_one_decision(
    visit: Callable[..., Visitor], game: str, decision: str, size: str, ways: tuple[Callable[..., None], ...]
) -> None:
    anna = visit(size, settings=LIKED)
    anna.page.add_init_script(STANDING_STILL)
    client = anna.become("Anna")
    table_id = against_bots_before(client, game, 3, decision)
    anna.go(f"/tables/{table_id}")
    anna.at_table()
    chance = random.Random(1)
    for moment in range(MOMENTS):
        asked = question(anna)
        choices = anna.page.evaluate_handle(f"({IN_SIGHT})([...document.querySelectorAll(`{CHOICES}`)])").get_properties()
        choice = chance.choice([one for one in choices.values() if one.as_element() is not None]).as_element()
        assert choice is not None
        box = choice.bounding_box()
        assert box is not None
        press = ways[moment % len(ways)]
        before = anna.number()
        at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, choice)
        press(anna, *at)
        if not anna.page.locator(".planner").count():
            expect(anna.page.locator(".prompt")).not_to_have_text(asked, use_inner_text=True)
        question(anna)
        press(anna, *at) if choice.is_visible() or press is not hold else anna.page.keyboard.press("Enter")
        question(anna)
        made = [entry for entry in client.game(table_id, after=before).entries if entry.by == "person"]
        assert len(made) <= 1, (asked, [entry.text for entry in made])
        anna.page.keyboard.press("Shift")

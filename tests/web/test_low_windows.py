"""Lords of Xidit in windows that are low: whoever plans sees the map and the dials together."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.prepared import Showcase
from tests.web.vocabulary import Visitor


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 720), (1366, 768), (1920, 800), (1600, 1000)])
def test_map_and_dials_are_seen_together(visit: Callable[..., Visitor], showcase: Showcase, width: int, height: int) -> None:
    anna = visit()
    anna.page.set_viewport_size({"width": width, "height": height})
    anna.be(showcase.anna)
    anna.go(f"/tables/{showcase.begun('xidit', 5)}")
    board = anna.page.get_by_role("region", name="Planning board")
    expect(board.get_by_role("spinbutton", name="Order 6")).to_be_in_viewport(ratio=1)
    expect(board.get_by_role("button", name="Send the orders")).to_be_in_viewport(ratio=1)
    expect(anna.page.locator(".map .sheet")).to_be_in_viewport(ratio=0.97)
    map_box, board_box = anna.page.locator(".map .sheet").bounding_box(), board.bounding_box()
    assert map_box is not None and board_box is not None
    assert map_box["width"] > 480
    apart = max(board_box["x"] - map_box["x"] - map_box["width"], board_box["y"] - map_box["y"] - map_box["height"])
    assert apart >= 0  # neither hides the other

"""Looking further: from a moment of a game that is over, with lines in the address."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.prepared import played
from tests.web.vocabulary import Visitor


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_moment_is_looked_into_and_the_address_holds_its_lines(visit: Callable[..., Visitor], size: str) -> None:
    anna = visit(size)
    table = anna.become("Anna").import_record(played("terracotta", 2).record)
    page = anna.go(f"/tables/{table.id}/replay?analysis&at=0")
    anna.at_table()
    page.get_by_role("link", name="Look further").click()
    anna.at_table()
    expect(page).to_have_url(re.compile(r"/explore/terracotta#.+"))
    if size == "phone":
        page.get_by_role("button", name="Open", exact=True).click()
    anna.choose(re.compile("Segment"))
    anna.tab("Lines")
    line = page.get_by_role("region", name="This line").get_by_role("listitem")
    expect(line).to_have_count(2)
    page.get_by_label("Name").fill("Not that")
    page.get_by_role("button", name="Keep this line").click()
    page.get_by_role("button", name="The beginning").click()
    expect(line).to_have_count(1)
    page.reload()
    anna.at_table()
    anna.tab("Lines")
    page.get_by_role("button", name="Not that", exact=True).click()
    expect(line).to_have_count(2)
    anna.check_width()
    anna.check_access()
    anna.keep_picture(f"explore-{size}")

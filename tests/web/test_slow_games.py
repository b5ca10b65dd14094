"""Games over days: who is on holiday loses no time, and the others are told, on a desk and on a phone."""

from collections.abc import Callable
from datetime import date

from playwright.sync_api import Locator, expect

from claycrown.server.tables.schemas import Clock
from tests.web.vocabulary import Visitor


def clock_of(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("list", name="Players", exact=True).get_by_role("listitem").filter(has_text=name)


def test_a_holiday_is_told_at_the_table_as_soon_as_it_is_taken(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit("desk"), visit("phone")
    host, guest = anna.become("Anna"), ben.become("Ben")
    table = host.make_table("terracotta", 2, pace="slow", clock=Clock(days=1))
    guest.join(table.id)
    host.start(table.id)
    ben.go(f"/tables/{table.id}")
    expect(clock_of(ben, "Anna").get_by_role("timer")).to_be_visible()

    page = anna.go("/account")
    page.get_by_label("First day").fill(date.today().isoformat())
    page.get_by_role("button", name="Add").last.click()
    told = ben.page.get_by_role("status").filter(has_text="on holiday until")
    expect(told).to_contain_text("Anna")
    page.get_by_role("button", name="Remove").click()
    expect(told).to_have_count(0)

    guest.add_holiday(date.today(), date.today(), "UTC")
    anna.go(f"/tables/{table.id}")
    expect(clock_of(anna, "Ben")).to_contain_text("on holiday until")
    line = anna.page.get_by_role("list", name="Players", exact=True)
    assert line.evaluate("line => line.scrollWidth <= line.clientWidth")

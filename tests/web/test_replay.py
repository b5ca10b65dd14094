"""Games once more: step, jump, another's eyes, a link to a moment, a record from a file."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.prepared import nearly_over
from tests.web.vocabulary import Visitor, finish


@pytest.mark.parametrize(("game", "players"), [("terracotta", 2), ("xidit", 3)])
def test_a_finished_game_moment_by_moment(visit: Callable[..., Visitor], tmp_path: Path, game: str, players: int) -> None:
    anna = visit("tablet")
    client = anna.become("Anna")
    table_id = nearly_over([client], game, players)
    finish([client], table_id)
    page = anna.go(f"/tables/{table_id}/replay")
    anna.at_table()
    moment = page.get_by_role("slider", name="Moment")
    bar = page.get_by_role("group", name="Replay")
    bar.get_by_role("button", name="To the end").click()
    last = int(moment.get_attribute("max") or 0)
    assert last > 20
    expect(moment).to_have_value(str(last))
    hall = page.get_by_role("region", name="Hall of fame").get_by_role("rowheader")
    expect(hall).to_have_count(4 if game == "xidit" else 0)  # with the virtual player
    bar.get_by_role("button", name="To the start").click()
    expect(hall).to_have_count(0)
    expect(moment).to_have_value("0")
    bar.get_by_role("button", name="On").click()
    expect(moment).to_have_value("1")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    expect(moment).to_have_value("2")
    viewpoint = page.get_by_role("combobox", name="Whose view is shown")
    viewpoint.select_option(label="As Ben sees it")
    anna.at_table()

    ben = visit("tablet")
    ben.become("Ben")
    ben.client().accept_invitation(client.table(table_id).invitation or "")
    shared = ben.go(f"/tables/{table_id}?at=40")
    ben.at_table()
    assert int(shared.get_by_role("slider", name="Moment").input_value()) > 0
    expect(shared.get_by_role("tabpanel").locator("[aria-current=true]")).to_be_in_viewport()

    record = tmp_path / "record.json"
    record.write_text(json.dumps(client.record(table_id)))
    page = ben.go("/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/replay")
    ben.at_table()
    expect(page.get_by_role("slider", name="Moment")).to_have_attribute("max", str(last))
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("region", name="Hall of fame")).to_have_count(1 if game == "xidit" else 0)


def test_a_file_that_is_no_record_is_refused_in_words(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    anna = visit("tablet")
    page = anna.go("/replay")
    nonsense = tmp_path / "nonsense.json"
    nonsense.write_text("[1, 2, 3]")
    page.locator("input[type=file]").set_input_files(nonsense)
    expect(page.get_by_role("alert")).to_have_text("This file is not a record.")

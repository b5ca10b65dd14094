"""Taking decisions back, and the second click where that will not be possible."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.waiting import finish_turn, until
from tests.web.prepared import at_one_screen, last_turn_against_bots
from tests.web.vocabulary import Visitor


def test_undo_and_start_the_turn_again(visit: Callable[..., Visitor]) -> None:
    anna = visit("tablet")
    client = anna.become("Anna")
    table_id = at_one_screen(client, "terracotta", 2)
    seat = client.game(table_id).deciders[0]
    anna.go(f"/tables/{table_id}")
    anna.wait_for_turn()
    offered = anna.choices().all_inner_texts()
    anna.play_on_until(1)
    anna.button("Undo").click()
    expect(anna.choices()).to_have_text(offered)
    assert anna.number() == 2  # an undo is an entry too
    for number, text in ((2, "turn inner"), (3, "place craftsman 5")):
        client.decide(table_id, number, text, seat)
    anna.button("Start the turn again").click()
    expect(anna.choices()).to_have_text(offered)
    assert anna.number() == 5
    anna.tab("Log")
    expect(anna.page.get_by_role("tabpanel").get_by_text("takes decisions back").first).to_be_visible()

    table = client.start(client.make_table("terracotta", 2, bots=[None, "random"], bot_seconds=0).id)
    before = finish_turn(client, table.id)
    now = until(client, table.id, lambda table: table.deciders == [0]).number
    anna.go(f"/tables/{table.id}")
    anna.button("Undo").click()
    expect(anna.page.get_by_text("This undoes the bots’ answers, too.").first).to_be_visible()
    assert client.table(table.id).unrated is None
    with client.live(table.id, after=now) as live:
        anna.button("Confirm").click()
        assert live.update(now + 1).view == before.view
    assert client.table(table.id).unrated == "undone"


def test_what_cannot_be_undone_needs_a_second_click(visit: Callable[..., Visitor]) -> None:
    """As the settings come: the last one to show units in the last census of Lords of Xidit has no way back."""
    anna = visit("tablet", settings={"motion": "less", "playForced": False, "choices": "open"})
    client = anna.become("Anna")
    table_id = last_turn_against_bots(client, "xidit", 3)
    anna.go(f"/tables/{table_id}")
    anna.wait_for_turn()
    before = anna.number()
    anna.choose("Show")
    expect(anna.deed()).to_be_visible()
    assert anna.number() == before
    with client.live(table_id, after=before) as live:
        anna.deed().click()
        (entry,) = live.update(before + 1).entries
        assert entry.seat == 0 and (entry.text or "").startswith("show")


def test_a_plan_is_sent_by_its_seal(visit: Callable[..., Visitor]) -> None:
    """Six orders were set on purpose: the button of the planning board stands for the second click."""
    anna = visit("tablet", settings={"motion": "less"})
    client = anna.become("Anna")
    table_id = at_one_screen(client, "xidit", 3, 3)
    first, *others = client.game(table_id).deciders
    for seat in others:
        client.decide(table_id, client.game(table_id, seat=seat).number, "plan WWWWWW", seat)
    anna.go(f"/tables/{table_id}")
    anna.button("I am Anna").click()
    before = anna.number()
    for _ in range(6):
        anna.choose("Wait")
    with client.live(table_id, after=before) as live:
        anna.button("Send the orders").click()
        assert [(entry.seat, entry.text) for entry in live.update(before + 1).entries] == [(first, "plan WWWWWW")]


def test_whoever_wants_it_confirms_every_decision(visit: Callable[..., Visitor]) -> None:
    anna = visit("tablet", settings={"motion": "less", "confirm": "always", "choices": "open"})
    table_id = at_one_screen(anna.become("Anna"), "terracotta", 2)
    anna.go(f"/tables/{table_id}")
    anna.wait_for_turn()
    while not anna.deed().count():
        anna.choices().first.click()
        expect(anna.deed().or_(anna.choices()).first).to_be_visible()
    assert anna.number() == 0
    anna.button("Back").click()
    expect(anna.deed()).to_have_count(0)
    assert anna.number() == 0
    while not anna.deed().count():
        anna.choices().first.click()
        expect(anna.deed().or_(anna.choices()).first).to_be_visible()
    anna.deed().click()
    expect(anna.button("Undo")).to_be_visible()
    assert anna.number() == 1

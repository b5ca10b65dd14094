"""Play through the real server: decisions, what each seat sees of them, and what is refused."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from claycrown.client import Client, ServerRefused
from claycrown.games.contract import LedgerEntry
from claycrown.games.message import Message
from tests.server.server import RunningServer
from tests.server.vocabulary import choose, play, seated, texts


@pytest.mark.parametrize(("game", "names"), [("terracotta", ("Anna", "Ben")), ("xidit", ("Anna", "Ben", "Cleo"))])
def test_a_game_is_played_to_its_end(both_servers: RunningServer, game: str, names: tuple[str, ...]) -> None:
    clients, table = seated(both_servers, *names, game=game)
    assert table.status == "running"
    last = play(clients, table.id, 2000, random.Random(1))
    assert last.result is not None
    assert last.deciders == []
    over = clients[1].table(table.id)
    assert over.status == "over"
    assert over.result == last.result
    assert over.number == last.number
    with pytest.raises(ServerRefused, match="over"):
        clients[0].decide(table.id, last.number, "skip")


def decider(clients: list[Client], table_id: str) -> tuple[Client, int]:
    """Whose turn it is."""
    seat = clients[0].game(table_id).deciders[0]
    return clients[seat], seat


def test_legal_actions_are_named_and_have_arguments(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    actor, seat = decider(clients, table.id)
    update = actor.game(table.id)
    places = next(action for action in update.actions if action.name == "place")
    assert ["craftsman", "5"] in places.choices
    assert "place craftsman 5" in texts(update.actions)
    assert update.seat == seat
    assert clients[1 - seat].game(table.id).actions == []


def test_what_a_decision_did_is_told_line_by_line_with_its_rule(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    actor, seat = decider(clients, table.id)
    for number, text in enumerate(("turn inner", "place craftsman 5", "take clay")):
        actor.decide(table.id, number, text)
    entries = clients[1 - seat].game(table.id, after=0).entries
    assert [(entry.number, entry.seat, entry.text, entry.ledger) for entry in entries] == [
        (1, seat, "turn inner", [LedgerEntry("T3.2", seat, "coins", -2, "", ""), LedgerEntry("T3.2", seat, "ring", 0, "", "")]),
        (2, seat, "place craftsman 5", [LedgerEntry("T3.3", seat, "worker", 0, "", "5")]),
        (3, seat, "take clay", [LedgerEntry("T3.6", seat, "wet clay", 1, "", "")]),
    ]


def test_an_illegal_decision_is_answered_with_its_rule_and_changes_nothing(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    actor, seat = decider(clients, table.id)
    with pytest.raises(ServerRefused) as refused:
        actor.decide(table.id, 0, "build officer e4")
    assert (refused.value.status, refused.value.code) == (422, "illegal")
    assert refused.value.rule == "T3.3"
    assert str(refused.value) == "illegal: a worker must be placed first"
    assert refused.value.reason == Message("refusal-terracotta-worker-first")
    with pytest.raises(ServerRefused) as refused:
        clients[1 - seat].decide(table.id, 0, "place craftsman 5")
    assert refused.value.rule == "T3.1"
    with pytest.raises(ServerRefused) as refused:
        actor.decide(table.id, 0, "fly to the moon")
    assert (refused.value.status, refused.value.code) == (422, "not_a_decision")
    assert actor.game(table.id).number == 0


def test_why_not_names_the_rule(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    actor, seat = decider(clients, table.id)
    assert actor.why_not(table.id, "place craftsman 5").legal
    verdict = actor.why_not(table.id, "take coin")
    assert not verdict.legal
    assert (verdict.rule, verdict.reason) == ("T3.3", "a worker must be placed first")
    assert (verdict.reason_id, verdict.reason_values) == ("refusal-terracotta-worker-first", {})
    assert clients[1 - seat].why_not(table.id, "place craftsman 5").rule == "T3.1"
    spectator = server.guest("Sam")
    with pytest.raises(ServerRefused, match="not_seated"):
        spectator.why_not(table.id, "place craftsman 5")


def test_a_repeated_decision_is_done_once(both_servers: RunningServer) -> None:
    clients, table = seated(both_servers, "Anna", "Ben")
    actor, _ = decider(clients, table.id)
    first = actor.decide(table.id, 0, "place craftsman 5")
    again = actor.decide(table.id, 0, "  place  craftsman 5 ")
    assert (first.number, first.repeated) == (1, False)
    assert (again.number, again.repeated) == (1, True)
    assert actor.game(table.id).number == 1
    play(clients, table.id, 3, random.Random(1))
    late = actor.decide(table.id, 0, "place craftsman 5")
    assert (late.number, late.repeated) == (1, True)


def test_a_stale_decision_is_refused_and_told_where_the_game_is(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    actor, _ = decider(clients, table.id)
    actor.decide(table.id, 0, "place craftsman 5")
    for answers in (0, 7):
        with pytest.raises(ServerRefused) as refused:
            actor.decide(table.id, answers, "place craftsman 6")
        assert (refused.value.status, refused.value.code, refused.value.number) == (409, "stale", 1)
    assert actor.game(table.id).number == 1


def test_of_concurrent_decisions_one_counts(both_servers: RunningServer) -> None:
    clients, table = seated(both_servers, "Anna", "Ben")
    actor, _ = decider(clients, table.id)
    choices = [text for text in texts(actor.game(table.id).actions) if text.startswith("place")][:8]

    def attempt(text: str) -> int | str:
        client = Client(both_servers.url)
        client.http.cookies = actor.http.cookies
        try:
            return client.decide(table.id, 0, text).number
        except ServerRefused as refused:
            return refused.code

    with ThreadPoolExecutor(8) as threads:
        outcomes = list(threads.map(attempt, choices * 2))
    assert set(outcomes) == {1, "stale"}
    (entry,) = actor.game(table.id, after=0).entries
    assert outcomes[choices.index(entry.text or "")] == 1
    assert outcomes.count(1) <= 2  # the same text twice is the same decision


def test_nobody_decides_for_a_seat_that_is_not_theirs(server: RunningServer) -> None:
    _, table = seated(server, "Anna", "Ben")
    stranger = server.guest("Eve")
    with pytest.raises(ServerRefused, match="not_seated"):
        stranger.decide(table.id, 0, "place craftsman 5")
    with pytest.raises(ServerRefused, match="not_signed_in"):
        server.client().decide(table.id, 0, "place craftsman 5")


def planning(server: RunningServer) -> tuple[list[Client], str, int]:
    """Three people at the start of a year: all are to plan."""
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit")
    chance = random.Random(5)
    while True:
        update = clients[0].game(table.id)
        if len(update.deciders) == 3:
            return clients, table.id, update.number
        seat = update.deciders[0]
        mine = clients[seat].game(table.id)
        clients[seat].decide(table.id, mine.number, choose(mine, chance))


def test_those_who_decide_at_once_need_not_wait_for_each_other(both_servers: RunningServer) -> None:
    clients, table_id, number = planning(both_servers)
    numbers = [client.decide(table_id, number, "plan RAKBAW").number for client in clients[:2]]
    assert numbers == [number + 1, number + 2]
    assert clients[2].game(table_id).deciders == [2]
    again = clients[0].decide(table_id, number, "plan RAKBAW")
    assert (again.number, again.repeated) == (number + 1, True)
    clients[2].decide(table_id, number, "plan WWWWWW")
    assert clients[0].game(table_id).number == number + 3


def test_a_plan_may_be_sent_anew_until_the_last_is_in(server: RunningServer) -> None:
    clients, table_id, number = planning(server)
    clients[0].decide(table_id, number, "plan RAKBAW")
    with pytest.raises(ServerRefused, match="stale"):
        clients[0].decide(table_id, number, "plan WWWWWW")  # its sender has not seen that the first one is in
    clients[0].decide(table_id, number + 1, "plan WWWWWW")
    assert clients[1].game(table_id).deciders == [1, 2]
    seen = clients[1].game(table_id, after=number).entries
    assert [(entry.seat, entry.text) for entry in seen] == [(0, None), (None, None)]
    own = clients[0].game(table_id, after=number).entries
    assert [entry.text for entry in own] == ["plan RAKBAW", "plan WWWWWW"]


def test_what_was_decided_in_secret_is_shown_when_the_game_is_over(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit", options={"short": True})
    play(clients, table.id, 30, random.Random(2))
    entries = clients[1].game(table.id, after=0).entries
    secret = [entry for entry in entries if entry.text is None]
    assert secret and all(entry.seat != 1 for entry in secret)
    play(clients, table.id, 2000, random.Random(3))
    number = 0
    while True:
        page = clients[1].game(table.id, after=number)
        assert all(entry.text is not None for entry in page.entries)
        number = page.number
        if not page.more:
            break

"""Replay: the game at any number."""

import random

import pytest

from claycrown.client import Client, ServerRefused
from tests.server.server import RunningServer
from tests.server.vocabulary import choose, play, seated


def test_before_the_end_one_sees_the_game_as_one_saw_it(both_servers: RunningServer) -> None:
    clients, table = seated(both_servers, "Anna", "Ben", "Cleo", game="xidit")
    chance = random.Random(6)
    nobody = both_servers.client()
    seen: dict[tuple[int, int], object] = {}
    for _ in range(30):
        for viewer, client in enumerate((*clients, nobody)):
            update = client.game(table.id)
            seen[viewer, update.number] = (update.view, update.deciders)
        seat = update.deciders[0]
        mine = clients[seat].game(table.id)
        clients[seat].decide(table.id, mine.number, choose(mine, chance))
    for viewer, client in enumerate((*clients, nobody)):
        moments = client.replay(table.id, first=0, limit=30).moments
        for moment in moments:
            assert (moment.view, moment.deciders) == seen[viewer, moment.number]
            assert moment.seat == (None if viewer == 3 else viewer)
        assert client.moment(table.id, 11) == moments[11]
    spectated = clients[0].replay(table.id, limit=30, seat=-1)
    assert [moment.view for moment in spectated.moments] == [moment.view for moment in moments]


@pytest.fixture(scope="module")
def finished(server: RunningServer) -> tuple[list[Client], str]:
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit", options={"short": True})
    play(clients, table.id, 3000, random.Random(1))
    assert clients[0].table(table.id).status == "over"
    return clients, table.id


def test_when_it_is_over_one_sees_it_with_anybodys_eyes(server: RunningServer, finished: tuple[list[Client], str]) -> None:
    clients, table_id = finished
    for client in (clients[0], server.client()):
        for seat in range(3):
            moments = client.replay(table_id, first=5, limit=40, seat=seat).moments
            assert [moment.number for moment in moments] == list(range(5, 45))
            assert moments == clients[seat].replay(table_id, first=5, limit=40).moments
    plans = [moment.entry.text for moment in moments if moment.entry is not None and (moment.entry.text or "").startswith("plan")]
    assert plans


def test_a_replay_comes_in_pages_to_the_end(finished: tuple[list[Client], str]) -> None:
    clients, table_id = finished
    numbers: list[int] = []
    first: int | None = 0
    while first is not None:
        page = clients[0].replay(table_id, first=first, limit=50)
        numbers += [moment.number for moment in page.moments]
        first = page.next
    assert numbers == list(range(page.number + 1))
    assert page.moments[-1].view == clients[0].game(table_id).view
    assert page.moments[0].entry is not None and page.moments[0].entry.number == page.moments[0].number


def test_every_moment_has_a_link(server: RunningServer, finished: tuple[list[Client], str]) -> None:
    _, table_id = finished
    assert server.client().moment(table_id, 7).link == f"/tables/{table_id}/replay?at=7"


def test_moments_and_seats_that_are_not_there_are_refused(finished: tuple[list[Client], str]) -> None:
    clients, table_id = finished
    for attempt in (
        lambda: clients[0].moment(table_id, 10**6),
        lambda: clients[0].moment(table_id, 10**12),
        lambda: clients[0].moment(table_id, 1, seat=3),
        lambda: clients[0].replay("nowhere"),
    ):
        with pytest.raises(ServerRefused) as refused:
            attempt()
        assert refused.value.status == 404


def test_what_was_undone_can_be_looked_at_too(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    actor = clients[clients[0].game(table.id).deciders[0]]
    actor.decide(table.id, 0, "place craftsman 5")
    actor.undo(table.id, 1)
    moments = actor.replay(table.id).moments
    assert [moment.entry.kind if moment.entry else None for moment in moments] == [None, "decide", "undo"]
    assert moments[0].view == moments[2].view != moments[1].view


def test_before_the_start_there_is_nothing_to_see(server: RunningServer) -> None:
    anna = server.guest("Anna")
    table = anna.make_table(game="terracotta", players=2)
    for attempt in (lambda: anna.replay(table.id), lambda: anna.log(table.id), lambda: anna.record(table.id)):
        with pytest.raises(ServerRefused) as refused:
            attempt()
        assert refused.value.code == "not_started"

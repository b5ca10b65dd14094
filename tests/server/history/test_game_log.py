"""The log and what happened since one's last turn; of what is secret, nothing."""

import random
from collections.abc import Callable

import pytest

from claycrown.client import Client, ServerRefused
from tests.server.server import RunningServer
from tests.server.vocabulary import choose, play, play_until_all_decide, seated


@pytest.fixture(scope="module")
def played(server: RunningServer) -> tuple[list[Client], str]:
    """A game of two, some way on."""
    clients, table = seated(server, "Anna", "Ben")
    play(clients, table.id, 130, random.Random(5))
    return clients, table.id


def test_the_log_is_what_the_players_were_told(both_servers: RunningServer) -> None:
    clients, table = seated(both_servers, "Anna", "Ben", "Cleo", game="xidit")
    last = play(clients, table.id, 80, random.Random(7))
    for client in (*clients, both_servers.client()):
        told = client.game(table.id, after=0).entries
        log = client.log(table.id, limit=200)
        assert (log.next, log.number) == (None, last.number)
        for entry, logged in zip(told, log.entries, strict=True):
            names = ("number", "kind", "seat", "text", "at", "ledger")
            assert [getattr(entry, name) for name in names] == [getattr(logged, name) for name in names]


def test_the_log_comes_in_pages(played: tuple[list[Client], str]) -> None:
    (anna, _), table_id = played
    numbers: list[int] = []
    after: int | None = 0
    while after is not None:
        page = anna.log(table_id, after=after, limit=7)
        assert len(page.entries) <= 7
        numbers += [entry.number for entry in page.entries]
        after = page.next
    assert numbers == list(range(1, page.number + 1))


def test_the_log_is_filtered_by_seat(played: tuple[list[Client], str]) -> None:
    (anna, _), table_id = played
    everything = anna.log(table_id, limit=200).entries
    mine = anna.log(table_id, seat=0, limit=200).entries
    assert mine == [entry for entry in everything if entry.seat == 0 or any(line.seat == 0 for line in entry.ledger)]
    assert 0 < len(mine) < len(everything)


def test_the_log_is_filtered_by_what_happened(played: tuple[list[Client], str]) -> None:
    (anna, _), table_id = played
    everything = anna.log(table_id, limit=200).entries
    scored = anna.log(table_id, what="vp", limit=200).entries
    assert scored == [entry for entry in everything if any(line.what == "vp" for line in entry.ledger)]
    assert 0 < len(scored) < len(everything)
    assert anna.log(table_id, what="nothing of the kind").entries == []


def test_the_log_is_filtered_by_round_and_turn(played: tuple[list[Client], str]) -> None:
    (anna, _), table_id = played
    everything = anna.log(table_id, limit=200).entries
    rounds = sorted({entry.round for entry in everything if entry.round is not None})
    assert rounds[0] == 1 and len(rounds) > 1
    second = anna.log(table_id, round=2, limit=200).entries
    assert second == [entry for entry in everything if entry.round == 2]
    some = everything[60]
    turn = anna.log(table_id, turn=some.turn, limit=200).entries
    assert some in turn
    assert len({entry.seat for entry in turn}) == 1
    assert turn[0].number == some.turn
    before, after = everything[turn[0].number - 2], everything[turn[-1].number]
    assert before.seat != some.seat and after.seat != some.seat
    # The turn is told the same wherever a page begins.
    for start in range(50, 62):
        for entry in anna.log(table_id, after=start, limit=3).entries:
            assert entry.turn == everything[entry.number - 1].turn


def test_the_log_is_filtered_by_kind_and_by_number(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    actor = clients[clients[0].game(table.id).deciders[0]]
    actor.decide(table.id, 0, "place craftsman 5")
    actor.undo(table.id, 1)
    actor.decide(table.id, 2, "place craftsman 6")
    (undone,) = actor.log(table.id, kind="undo").entries
    assert (undone.number, undone.text) == (2, "0")
    assert [entry.number for entry in actor.log(table.id, after=1, last=2).entries] == [2]


@pytest.mark.parametrize(
    "query", ["seat=-1", "seat=10", "round=-1", "after=-1", "limit=0", "limit=201", "kind=x", "after=99999999999"]
)
def test_wrong_filters_are_refused(played: tuple[list[Client], str], query: str) -> None:
    (anna, _), table_id = played
    assert anna.http.get(f"/api/tables/{table_id}/log?{query}").status_code == 400


def test_an_undo_belongs_to_the_turn_that_it_goes_back_to(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    seat = clients[0].game(table.id).deciders[0]
    actor = clients[seat]
    actor.decide(table.id, 0, "turn inner")
    actor.decide(table.id, 1, "place craftsman 5")
    actor.undo(table.id, 2)
    actor.decide(table.id, 3, "place craftsman 6")
    assert [entry.turn for entry in actor.log(table.id).entries] == [1, 1, 1, 1]


def test_since_your_last_turn(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben", "Cleo")
    first = clients[0].game(table.id).deciders[0]
    actor = clients[first]
    chance = random.Random(3)
    assert actor.since_last_turn(table.id).entries == []
    while clients[0].game(table.id).deciders == [first]:
        mine = actor.game(table.id)
        actor.decide(table.id, mine.number, choose(mine, chance))
    ended = actor.game(table.id).number
    assert actor.since_last_turn(table.id).after == ended
    while clients[0].game(table.id).deciders != [first]:
        play(clients, table.id, 1, chance)
    now = actor.game(table.id)
    since = actor.since_last_turn(table.id)
    assert (since.after, since.number, since.more) == (ended, now.number, False)
    assert [entry.number for entry in since.entries] == list(range(ended + 1, now.number + 1))
    # A turn that has begun does not hide what happened before it.
    actor.decide(table.id, now.number, choose(now, chance))
    if clients[0].game(table.id).deciders == [first]:
        assert actor.since_last_turn(table.id).after == ended
    with pytest.raises(ServerRefused) as refused:
        server.guest("Sam").since_last_turn(table.id)
    assert refused.value.code == "not_seated"


def test_what_ones_own_last_plan_set_off_is_news_and_the_year_before_is_not(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit", options={"short": True})
    chance = random.Random(2)
    last_plan = straight_on = 0
    update = clients[0].game(table.id)
    while straight_on < 2:
        seat = max(update.deciders)  # of those who plan at once, seat 0 comes last and sets the year off
        plans = seat == 0 and any(action.name == "plan" for action in update.actions)
        if 0 in update.deciders and last_plan == update.number > 0:
            assert clients[0].since_last_turn(table.id).after == last_plan
            straight_on += 1
        choice = update if seat == 0 else clients[seat].game(table.id)
        clients[seat].decide(table.id, update.number, choose(choice, chance))
        update = clients[0].game(table.id)
        last_plan = update.number if plans else last_plan


SECRETS = {1: "RKBAWR", 2: "WWAKBR"}


@pytest.fixture(scope="module")
def planning(server: RunningServer) -> tuple[list[Client], str, int]:
    """All plan at once: seats 1 and 2 have, and seat 1 has changed its mind; gives the number before."""
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit")
    before = play_until_all_decide(clients, table.id, random.Random(2)).number
    for seat, plan in SECRETS.items():
        clients[seat].decide(table.id, clients[seat].game(table.id).number, f"plan {plan}")
    clients[1].decide(table.id, clients[1].game(table.id).number, "plan AAAAAA")
    return clients, table.id, before


WAYS: dict[str, Callable[[Client, str, int], object]] = {
    "log": lambda client, table_id, _: client.log(table_id, limit=200),
    "log of a seat": lambda client, table_id, _: client.log(table_id, seat=1, limit=200),
    "since": lambda client, table_id, _: client.since_last_turn(table_id),
    "replay": lambda client, table_id, before: client.replay(table_id, first=before, limit=50),
    "replay as a spectator": lambda client, table_id, before: client.replay(table_id, first=before, limit=50, seat=-1),
    "moment": lambda client, table_id, before: client.moment(table_id, before + 1),
    "notices": lambda client, table_id, _: client.notices(),
    "data": lambda client, table_id, _: client.my_data(),
}


@pytest.mark.parametrize("way", WAYS)
def test_plans_of_others_are_in_no_log_replay_or_notice(planning: tuple[list[Client], str, int], way: str) -> None:
    clients, table_id, before = planning
    for seat, client in enumerate(clients):
        told = str(WAYS[way](client, table_id, before))
        for owner, plan in {**SECRETS, 11: "AAAAAA"}.items():
            if owner % 10 != seat:
                assert plan not in told


def test_a_spectator_learns_no_plans_either(server: RunningServer, planning: tuple[list[Client], str, int]) -> None:
    _, table_id, before = planning
    nobody = server.client()
    for way in ("log", "log of a seat", "replay", "moment"):
        told = str(WAYS[way](nobody, table_id, before))
        assert not any(plan in told for plan in (*SECRETS.values(), "AAAAAA"))


def test_who_changed_their_mind_cannot_be_found_out_by_filters(planning: tuple[list[Client], str, int]) -> None:
    clients, table_id, before = planning
    changed = before + 3
    for seat in range(3):
        assert changed not in [entry.number for entry in clients[0].log(table_id, seat=seat, limit=200).entries]
    (entry,) = clients[0].log(table_id, after=changed - 1).entries
    assert (entry.seat, entry.text, entry.turn) == (None, None, before + 1)
    (own,) = clients[1].log(table_id, after=changed - 1).entries
    assert (own.seat, own.text) == (1, "plan AAAAAA")


def test_other_seats_views_and_the_record_are_refused_before_the_end(planning: tuple[list[Client], str, int]) -> None:
    clients, table_id, before = planning
    for attempt in (
        lambda: clients[0].replay(table_id, seat=1),
        lambda: clients[0].moment(table_id, before, seat=2),
    ):
        with pytest.raises(ServerRefused) as refused:
            attempt()
        assert (refused.value.status, refused.value.code) == (403, "views_too_early")
    with pytest.raises(ServerRefused) as refused:
        clients[0].record(table_id)
    assert (refused.value.status, refused.value.code) == (409, "record_too_early")


def test_nobody_reads_the_log_of_a_table_they_may_not_know(server: RunningServer) -> None:
    _, table = seated(server, "Anna", "Ben", access="link")
    stranger = server.guest("Stranger")
    for attempt in (
        lambda: stranger.log(table.id),
        lambda: stranger.replay(table.id),
        lambda: stranger.moment(table.id, 0),
        lambda: stranger.record(table.id),
        lambda: stranger.since_last_turn(table.id),
    ):
        with pytest.raises(ServerRefused) as refused:
            attempt()
        assert refused.value.status == 404


def test_signs_that_no_text_can_have_are_refused(both_servers: RunningServer) -> None:
    anna = both_servers.guest("Anna")
    paths = [f"tables/%00/{part}" for part in ("log", "replay", "moments/1", "record", "chat", "notes", "muted")]
    paths += ["players/%00/statistics", "players/a/games?game=%00", "players/a/games?game=xidit&cursor=1-%00-1"]
    paths += ["games/%00/ratings", "games/xidit/ratings?cursor=1_%00x", "games/%00/statistics"]
    for path in paths:
        assert anna.http.get(f"/api/{path}").status_code in (200, 400, 404), path

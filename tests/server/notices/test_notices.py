"""Notices: in the page, and what is one's own of them."""

import random
from collections.abc import Callable

import pytest

from claycrown.client import ServerRefused
from tests.server.server import RunningServer
from tests.server.sinks import HttpSink, wait_for
from tests.server.telling import body, kinds, to_move, wait_until_all_is_sent
from tests.server.vocabulary import choose, nearly_over, play, play_until_all_decide, seated

# In the page


def test_one_is_told_in_the_page_that_it_is_ones_turn_for_as_long_as_it_is(both_servers: RunningServer) -> None:
    clients, table = seated(both_servers, "Anna", "Ben", name="Tuesday")
    seat, actor = to_move(clients, table.id)
    other = clients[1 - seat]
    (notice,) = [notice for notice in actor.notices().notices if notice.kind == "turn"]
    assert (notice.table, notice.name, notice.game, notice.number, notice.read) == (table.id, "Tuesday", "terracotta", 0, False)
    assert "turn" not in kinds(other)
    chance = random.Random(4)
    with other.live_notices() as live:
        live.receive()
        while clients[0].game(table.id).deciders == [seat]:
            mine = actor.game(table.id)
            actor.decide(table.id, mine.number, choose(mine, chance))
        told = live.receive()
        while told.notices[:1] and told.notices[0].kind != "turn":  # of the start one may hear late
            told = live.receive()
        assert told.notices[0].number == clients[0].game(table.id).number
    assert "turn" not in kinds(actor)


def test_notices_are_marked_as_read(server: RunningServer) -> None:
    anna = server.guest("Anna")
    for _ in range(5):
        anna.try_notice()
    first = anna.notices(limit=3)
    assert (first.unread, [notice.kind for notice in first.notices]) == (5, ["test"] * 3)
    second = anna.notices(before=first.next, limit=3)
    assert (len(second.notices), second.next) == (2, None)
    with anna.live_notices() as live:
        while live.receive().unread != 5:
            pass
        anna.read_notices(first.notices[1].id)
        while live.receive().unread != 1:
            pass


def test_one_is_told_of_the_start_the_end_invitations_and_questions(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.client()
    ben.make_account("Ben of the notices", "a long password")
    table = anna.make_table(game="terracotta", players=2, access="name", invited=["Ben of the notices"])
    assert kinds(ben) == ["invited"]
    ben.join(table.id)
    anna.start(table.id)
    assert "started" in kinds(ben) and "started" not in kinds(anna)
    anna.propose(table.id, "abandon")
    assert kinds(ben)[0] == "asked"
    proposal = ben.table(table.id).proposals[0]
    ben.vote(table.id, proposal.id, True)
    assert kinds(ben)[0] == "abandoned" and kinds(anna)[0] == "abandoned"
    assert "turn" not in kinds(anna) + kinds(ben)
    anna.rematch(table.id)
    assert kinds(ben)[0] == "invited"


def test_one_who_is_sent_away_or_taken_back_is_told(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.make_table(game="terracotta", players=2)
    ben.join(table.id)
    anna.kick(table.id, 1)
    assert kinds(ben) == ["sent_away"]
    clients, table = seated(server, "Cleo", "Dora", access="link")
    play(clients, table.id, 6, random.Random(1))
    clients[0].propose(table.id, "take_back", 2)
    clients[1].vote(table.id, clients[1].table(table.id).proposals[0].id, True)
    assert "taken_back" in kinds(clients[0])


def test_the_end_of_a_game_is_told_to_all(server: RunningServer) -> None:
    clients, table = nearly_over(server, "Anna", "Ben")
    play(clients, table.id, 20, random.Random(1))
    for client in clients:
        assert kinds(client).count("over") == 1
        assert "turn" not in kinds(client)


def test_a_muted_table_is_not_heard_of(telling: RunningServer, web: HttpSink) -> None:
    clients, table = seated(telling, "Anna", "Ben")
    seat, _ = to_move(clients, table.id)
    other = clients[1 - seat]
    other.add_channel("discord", f"{web.url}/muted")
    assert other.mute(table.id).muted
    play(clients, table.id, 40, random.Random(2))
    assert kinds(other) == []
    wait_until_all_is_sent(telling)
    assert web.at("/muted") == []
    other.mute(table.id, False)
    chance = random.Random(2)
    play(clients, table.id, 40, chance)
    while clients[0].game(table.id).deciders != [1 - seat]:
        play(clients, table.id, 1, chance)
    wait_for(lambda: web.at("/muted"))


# What is one's own


def test_channels_are_ones_own(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    channel = anna.add_channel("discord", "https://discord.com/api/webhooks/1/secret-token")
    assert "secret-token" not in str(anna.channels())
    assert anna.add_channel("discord", "https://discord.com/api/webhooks/1/secret-token").id == channel.id
    attempts: list[Callable[[], None]] = [lambda: ben.try_channel(channel.id), lambda: ben.remove_channel(channel.id)]
    for attempt in attempts:
        with pytest.raises(ServerRefused) as refused:
            attempt()
        assert refused.value.status == 404
    assert "secret-token" in str(anna.my_data())
    anna.remove_channel(channel.id)
    assert anna.channels() == []


def test_what_is_kept_for_notices_goes_with_oneself(both_servers: RunningServer) -> None:
    clients, table = seated(both_servers, "Anna", "Ben")
    for client in clients:
        channel = client.add_channel("discord", "https://discord.com/api/webhooks/2/token")
        client.try_channel(channel.id)
    clients[0].mute(table.id)
    data = clients[0].my_data()["notices"]
    assert (len(data["channels"]), data["muted"]) == (1, [table.id])
    clients[0].delete_me()
    assert len(clients[1].channels()) == 1


def test_nobody_has_endless_channels(server: RunningServer) -> None:
    anna = server.guest("Anna")
    for number in range(10):
        anna.add_channel("discord", f"https://discord.com/api/{number}")
    with pytest.raises(ServerRefused) as refused:
        anna.add_channel("discord", "https://discord.com/api/more")
    assert refused.value.code == "too_many"


def test_nothing_secret_is_in_a_notice(telling: RunningServer, web: HttpSink) -> None:
    """Whatever is planned in secret, all that leaves is whose turn it is at which table."""
    names = ("Anna", "Ben", "Cleo")
    guests = [telling.guest(name) for name in names]
    for guest in guests:
        guest.add_channel("discord", f"{web.url}/secrets")
    table = guests[0].make_table(game="xidit", players=3, name="Xidit")
    for guest in guests[1:]:
        guest.join(table.id)
    guests[0].start(table.id)
    play_until_all_decide(guests, table.id, random.Random(1))
    for seat, plan in ((1, "RKBAWR"), (2, "WWAKBR")):
        guests[seat].decide(table.id, guests[seat].game(table.id).number, f"plan {plan}")
    guests[1].decide(table.id, guests[1].game(table.id).number, "plan AAAAAA")
    wait_until_all_is_sent(telling)
    link = f"http://games.example.org/tables/{table.id}"
    assert {str(body(request)["content"]) for request in web.at("/secrets")} == {
        f"It is your turn: Xidit (Lords of Xidit).\n{link}",
        f"The game has started: Xidit (Lords of Xidit).\n{link}",
    }
    assert [kinds(guest) for guest in guests] == [["turn"], ["started"], ["started"]]
    log = "\n".join(telling.log)
    assert "RKBAWR" not in log and "/secrets" not in log

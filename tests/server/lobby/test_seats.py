"""Choosing a colour, which is choosing its seat; and what an invitation tells before anybody sits down."""

import pytest

from claycrown.client import ServerRefused
from claycrown.server.lobby.schemas import NewSeat, TableChange
from tests.server.server import RunningServer


def test_whoever_makes_a_table_takes_the_seat_they_name(both_servers: RunningServer) -> None:
    anna = both_servers.guest("Anna")
    table = anna.make_table("terracotta", 3, seat=2)
    assert (table.your_seat, [seat.person is None for seat in table.seats]) == (2, [True, True, False])
    with pytest.raises(ServerRefused, match="seat_taken"):
        anna.make_table("terracotta", 2, seats=[NewSeat(), NewSeat(bot="random")], seat=1)
    with pytest.raises(ServerRefused, match="no such seat"):
        anna.make_table("terracotta", 2, seat=5)
    with pytest.raises(ServerRefused, match="no_seat_left"):
        anna.make_table("terracotta", 2, bots=["random", "random"])


def test_before_the_start_one_may_move_to_another_free_seat(both_servers: RunningServer) -> None:
    anna, ben = both_servers.guest("Anna"), both_servers.guest("Ben")
    table = anna.make_table("terracotta", 3)
    assert ben.join(table.id, seat=2).your_seat == 2
    assert ben.join(table.id, seat=1).your_seat == 1
    assert ben.join(table.id).your_seat == 1  # sent twice
    assert [seat.person and seat.person.name for seat in anna.join(table.id, seat=2).seats] == [None, "Ben", "Anna"]
    with pytest.raises(ServerRefused, match="seat_taken"):
        anna.join(table.id, seat=1)
    assert anna.table(table.id).your_seat == 2


def test_a_link_tells_whoever_has_it_what_it_invites_to(both_servers: RunningServer) -> None:
    anna, ben, nobody = both_servers.guest("Anna"), both_servers.guest("Ben"), both_servers.client()
    table = anna.make_table("terracotta", 2, access="link", name="Friday")
    token = table.invitation or ""
    told = nobody.invitation(token)
    assert (told.game, told.name, told.host.name, told.players, told.table) == ("terracotta", "Friday", "Anna", 2, None)
    assert [(seat.colour, seat.person and seat.person.name) for seat in told.seats] == [("yellow", "Anna"), ("green", None)]
    assert anna.invitation(token).table == table.id
    assert ben.accept_invitation(token).invitation == token  # who came by it can pass it on
    assert ben.invitation(token).table == table.id
    with pytest.raises(ServerRefused, match="not_found"):
        nobody.invitation("x" * len(token))


def test_a_link_tells_nothing_to_who_was_sent_away_or_is_not_named(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.make_table("terracotta", 2, access="link")
    token = table.invitation or ""
    ben.accept_invitation(token)
    ben.join(table.id)
    anna.kick(table.id, 1)
    with pytest.raises(ServerRefused, match="not_found"):
        ben.invitation(token)


def test_those_at_a_table_see_another_name_at_once(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.make_table("terracotta", 2)
    ben.join(table.id)
    with anna.live(table.id) as live:
        told = live.receive()
        ben.change_me(name="Benedict")
        told = live.receive()
    assert isinstance(told, TableChange)
    assert [seat.person.name for seat in told.table.seats if seat.person] == ["Anna", "Benedict"]

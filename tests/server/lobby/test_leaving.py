"""Leaving a game that goes on: a seat is handed to a bot, or the game resigned. Nobody ever waits for who has left."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from claycrown.client import Client, ServerRefused
from claycrown.server.lobby.schemas import NewSeat
from claycrown.server.ratings.schemas import RankedPlayer
from tests.server.server import RunningServer
from tests.server.vocabulary import nearly_over, seated
from tests.server.waiting import entries, play_on, until


@pytest.mark.parametrize("time", [{}, {"pace": "slow", "clock": {"days": 3}}], ids=["no clock", "slow"])
def test_a_bot_plays_until_one_returns(both_servers: RunningServer, time: dict[str, Any]) -> None:
    clients, table = seated(both_servers, "Anna", "Ben", bot_seconds=0, **time)
    seat, other = table.deciders[0], 1 - table.deciders[0]
    left = clients[seat].hand_over(table.id)
    assert [(one.seat, one.cause, one.for_good, one.number, one.ended_at) for one in left.absences] == [
        (seat, "handed", False, 0, None)
    ]
    assert clients[seat].hand_over(table.id).absences == left.absences  # sent twice
    after = until(clients[other], table.id, lambda table: table.deciders == [other])
    assert {entry.by for entry in entries(clients[other], table.id)} == {"bot"}
    (notice,) = [notice for notice in clients[other].notices().notices if notice.kind == "handed"]
    assert notice.by is not None and notice.by.id == clients[seat].me().id and notice.table == table.id
    back = clients[seat].return_to(table.id)
    assert [(one.seat, one.ended_number) for one in back.absences] == [(seat, after.number)]
    mine = play_on(clients[other], table.id, other, random.Random(1), lambda table: table.deciders == [seat])
    assert clients[other].table(table.id).deciders == [seat] and mine.deciders == [seat]  # no bot decides for who is back


def test_a_decision_is_a_return(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben", bot_seconds=600)
    seat = table.deciders[0]
    clients[seat].hand_over(table.id)
    mine = clients[seat].game(table.id)
    clients[seat].decide(table.id, 0, " ".join([mine.actions[0].name, *mine.actions[0].choices[0]]))
    assert [one.ended_number for one in clients[0].table(table.id).absences] == [0]


def test_who_resigns_ranks_last_and_the_others_play_on(both_servers: RunningServer) -> None:
    clients, table = seated(both_servers, "Anna", "Ben", "Cleo", game="xidit", bot_seconds=0, options={"short": True})
    for gone in (1, 0):
        clients[gone].resign(table.id)
        with pytest.raises(ServerRefused, match="out"):
            clients[gone].return_to(table.id)
        with pytest.raises(ServerRefused, match="out"):
            clients[gone].hand_over(table.id)
    clients[2].hand_over(table.id)
    over = until(clients[2], table.id, lambda table: table.status == "over")
    assert over.standing == [2, 0, 1]
    (listed,) = clients[2].tables(status="over", mine=True).tables
    assert listed.standing == over.standing
    assert [(one.seat, one.cause, one.for_good) for one in over.absences] == [
        (1, "resigned", True),
        (0, "resigned", True),
        (2, "handed", False),
    ]
    places = {seat: clients[seat].player_games(clients[seat].me().id, "xidit").played[0] for seat in range(3)}
    assert [places[seat].place for seat in range(3)] == [2, 3, 1]
    assert places[2].gain == 0  # a bot won it: the rating may fall, not rise
    assert (places[1].gain or 0) < 0
    ratings = [*all_rated(clients[2], "xidit")]
    assert clients[0].me().id in {rated.person.id for rated in ratings if rated.person}
    assert min(rated.games for rated in ratings) > 0  # without a rated game nobody is on the leaderboard
    (statistics,) = clients[2].player_statistics(clients[2].me().id)
    assert statistics.rated is None and statistics.tallies[0].games == 1
    with pytest.raises(ServerRefused, match="over"):
        clients[0].resign(table.id)


def all_rated(client: Client, game: str) -> Iterator[RankedPlayer]:
    """Everybody on the leaderboard of a game."""
    page = client.ratings(game, limit=100)
    yield from page.rated
    while page.next is not None:
        page = client.ratings(game, cursor=page.next, limit=100)
        yield from page.rated


def test_who_has_handed_over_may_still_resign(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben", bot_seconds=600)
    clients[1].hand_over(table.id)
    told = clients[1].resign(table.id)
    assert [(one.cause, one.ended_at is None) for one in told.absences] == [("handed", False), ("resigned", True)]


def test_those_who_stay_agree_without_who_has_left(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben", bot_seconds=600)
    clients[1].resign(table.id)
    assert clients[0].propose(table.id, "abandon").status == "abandoned"


def test_only_who_plays_can_leave_and_only_their_own_seats(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    stranger = server.guest("Eve")
    for leave in (stranger.resign, stranger.hand_over):
        with pytest.raises(ServerRefused, match="not_seated"):
            leave(table.id)
    with pytest.raises(ServerRefused, match="not_your_seat"):
        clients[0].resign(table.id, seat=1)
    waiting = clients[0].make_table("terracotta", 2)
    with pytest.raises(ServerRefused, match="not_started"):
        clients[0].resign(waiting.id)


def test_a_friend_at_the_same_screen_may_leave_alone(server: RunningServer) -> None:
    anna = server.guest("Anna")
    seats = [NewSeat(), NewSeat(name="Nina"), NewSeat(bot="random")]
    table = anna.start(anna.make_table("xidit", 3, seats=seats, bot_seconds=600).id)
    assert [one.seat for one in anna.resign(table.id, seat=1).absences] == [1]


def test_no_notice_of_a_turn_reaches_who_has_left(server: RunningServer) -> None:
    clients, table = nearly_over(server, "Anna", "Ben")
    clients[1].resign(table.id)
    play_on(clients[0], table.id, 0, random.Random(2), lambda table: table.status == "over")
    turns = [notice for notice in clients[1].notices().notices if notice.table == table.id and notice.kind == "turn"]
    assert turns == []

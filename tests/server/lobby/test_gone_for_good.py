"""Players who are gone for good, their account deleted or the tables closed to them by the host: bots take over their seats."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from claycrown.client import Client, ServerRefused
from claycrown.server.lobby.schemas import NewSeat, TableDetail
from tests.server.server import RunningServer
from tests.server.vocabulary import seated
from tests.server.waiting import until

PASSWORD = "correct horse battery"
CLOCK = {"days": 2, "stand_in": "random"}
QUICK: dict[str, Any] = {"game": "xidit", "options": {"short": True}, "bot_seconds": 0, "pace": "slow", "clock": CLOCK}
"""A game that bots play to its end at once."""


def gone(table: TableDetail) -> list[tuple[int, str, bool]]:
    """Who is absent now."""
    return [(one.seat, one.cause, one.for_good) for one in table.absences if one.ended_at is None]


def played_by_bots(table_id: str, *clients: Client) -> TableDetail:
    """The table when the game is over, after these players have handed over their seats."""
    for client in clients:
        client.hand_over(table_id)
    return until(clients[0], table_id, lambda table: table.status == "over")


def bar(host: Client, person: Client) -> None:
    """The host closes the tables to somebody."""
    host.report(person.me().id, "other")
    (report,) = [one for one in host.reports().reports if one.person.id == person.me().id and one.outcome is None]
    host.settle(report.id, "bar")


@pytest.fixture(scope="module")
def hosted(new_server: Callable[..., RunningServer]) -> tuple[RunningServer, Client]:
    """A server, and its administrator."""
    server = new_server("sqlite")
    host = server.client()
    host.make_account("Host", PASSWORD)
    return server, host


def test_a_bot_plays_on_for_a_deleted_account(both_servers: RunningServer) -> None:
    clients, table = seated(both_servers, "Anna", "Ben", "Cleo", **QUICK)
    anna, ben, cleo = clients
    deleted = anna.me().id
    anna.delete_me()
    seen = ben.table(table.id)
    assert gone(seen) == [(0, "removed", True)]
    assert seen.owner.name == "Ben"  # somebody who is there can do what only the owner may
    for client in (ben, cleo):
        (notice,) = [notice for notice in client.notices().notices if notice.kind == "removed"]
        assert notice.table == table.id
    standing = played_by_bots(table.id, ben, cleo).standing
    assert standing is not None and standing[-1] == 0
    assert cleo.player_games(cleo.me().id, "xidit").played[0].rating is not None  # rated among those who are left
    assert deleted not in [rated.person.id for rated in cleo.ratings("xidit", limit=100).rated if rated.person]
    assert cleo.player_statistics(deleted) == [] and cleo.player_games(deleted, "xidit").played == []


def test_a_game_with_one_player_left_is_not_rated(server: RunningServer) -> None:
    (anna, ben, cleo), table = seated(server, "Anna", "Ben", "Cleo", **QUICK)
    anna.delete_me()
    assert cleo.table(table.id).unrated is None
    cleo.delete_me()
    assert ben.table(table.id).unrated == "alone"
    assert played_by_bots(table.id, ben).standing == [1, 2, 0]
    (played,) = ben.player_games(ben.me().id, "xidit").played
    assert (played.place, played.rating) == (1, None)


def test_seats_kept_for_friends_at_the_same_screen_go_with_their_keeper(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.make_table("xidit", 3, seats=[NewSeat(), NewSeat(name="Nina")], bot_seconds=600)
    ben.join(table.id)
    anna.start(table.id)
    anna.delete_me()
    assert gone(ben.table(table.id)) == [(0, "removed", True), (1, "removed", True)]


def test_who_is_excluded_gets_up_everywhere(hosted: tuple[RunningServer, Client]) -> None:
    server, host = hosted
    (eve, ben, cleo), table = seated(server, "Eve", "Ben", "Cleo", **QUICK)
    waiting = eve.make_table("terracotta", 3)
    ben.join(waiting.id)
    bar(host, eve)
    assert gone(ben.table(table.id)) == [(0, "removed", True)]
    assert "removed" in [notice.kind for notice in ben.notices().notices]
    for way_back in (eve.return_to, eve.hand_over):
        with pytest.raises(ServerRefused, match="out"):
            way_back(table.id)
    left = ben.table(waiting.id)
    assert left.owner.name == "Ben" and left.seats[0].person is None
    standing = played_by_bots(table.id, ben, cleo).standing
    assert standing is not None and standing[-1] == 0
    (played,) = eve.player_games(eve.me().id, "xidit").played
    assert played.place == 3 and (played.gain or 0) < 0  # rated as a game that was resigned


def test_who_is_already_out_is_not_removed_once_more(hosted: tuple[RunningServer, Client]) -> None:
    server, host = hosted
    (eve, ben), table = seated(server, "Eve", "Ben", bot_seconds=600)
    eve.resign(table.id)
    bar(host, eve)
    eve.delete_me()
    assert [(one.cause, one.ended_at is None) for one in ben.table(table.id).absences] == [("resigned", True)]


LEAVING: dict[str, Callable[[Client, str], object]] = {
    "deleted": lambda client, table_id: client.delete_me(),
    "handed over": lambda client, table_id: client.hand_over(table_id),
}


@pytest.mark.parametrize("how", LEAVING)
def test_a_vote_does_not_wait_for_who_has_left(both_servers: RunningServer, how: str) -> None:
    (anna, ben, cleo), table = seated(both_servers, "Anna", "Ben", "Cleo", game="xidit", pace="slow", clock={"days": 2})
    (proposal,) = anna.propose(table.id, "abandon").proposals
    (asked,) = ben.vote(table.id, proposal.id, True).proposals
    assert asked.missing == [cleo.me().id]
    LEAVING[how](cleo, table.id)
    assert anna.table(table.id).status == "abandoned"


def test_who_is_out_neither_asks_nor_answers(server: RunningServer) -> None:
    (anna, ben, cleo), table = seated(server, "Anna", "Ben", "Cleo", game="xidit", bot_seconds=600)
    (proposal,) = anna.propose(table.id, "abandon").proposals
    cleo.resign(table.id)
    assert [proposal.missing for proposal in anna.table(table.id).proposals] == [[ben.me().id]]
    with pytest.raises(ServerRefused, match="out"):
        cleo.vote(table.id, proposal.id, False)
    ben.vote(table.id, proposal.id, False)
    with pytest.raises(ServerRefused, match="out"):
        cleo.propose(table.id, "abandon")


def test_nothing_is_settled_when_the_last_player_leaves(server: RunningServer) -> None:
    (anna, ben), table = seated(server, "Anna", "Ben", bot_seconds=600)
    anna.propose(table.id, "abandon")
    anna.resign(table.id)
    assert ben.resign(table.id).status == "running"  # bots play it to the end, and both have resigned


def test_a_rematch_keeps_no_seat_for_a_deleted_account(server: RunningServer) -> None:
    (anna, ben), table = seated(server, "Anna", "Ben", bot_seconds=600)
    anna.delete_me()
    ben.propose(table.id, "abandon")
    again = ben.rematch(table.id)
    assert [seat.kept_for for seat in again.seats] == [None, None]
    assert again.free == [1]


def test_games_that_wait_for_deleted_accounts_of_before_go_on_after_a_start(new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite")
    clients, table = seated(server, "Anna", "Ben", bot_seconds=0)
    (seat,) = table.deciders
    deleted, there = clients[seat].me().id, clients[1 - seat]
    server.kill()
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute("UPDATE people SET deleted_at = 1 WHERE id = ?", (deleted,))
    server.start()
    went_on = until(there, table.id, lambda table: table.deciders == [1 - seat])
    assert gone(went_on) == [(seat, "removed", True)]
    server.stop()

"""A quick match: one click to a table with others, made if there is none, started when it is full."""

import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

from claycrown.client import Client, ServerRefused
from tests.server.server import RunningServer


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def fresh(request: pytest.FixtureRequest, new_server: Callable[..., RunningServer]) -> RunningServer:
    """A server where nobody waits yet."""
    return new_server(request.param)


def waiting(server: RunningServer, game: str, pace: str = "live") -> int:
    (found,) = [one.people for one in server.client().waiting() if (one.game, one.pace) == (game, pace)]
    return found


def test_people_meet_and_the_game_starts_with_the_last(fresh: RunningServer) -> None:
    anna, ben, cleo = (fresh.guest(name) for name in ("Anna", "Ben", "Cleo"))
    first = anna.find_match("xidit")
    assert (first.status, first.players, first.your_seat, first.starts_when_full) == ("open", 3, 0, True)
    assert first.clock is not None and first.clock.at_zero == "bot"  # nobody is waited for in vain
    assert anna.find_match("xidit").id == first.id  # sent twice
    assert waiting(fresh, "xidit") == 1
    assert ben.find_match("xidit", 3).id == first.id
    assert waiting(fresh, "xidit") == 2
    assert cleo.find_match("xidit").status == "running"
    assert waiting(fresh, "xidit") == 0


def test_it_joins_the_table_that_fits_best(fresh: RunningServer) -> None:
    host, ben, cleo = (fresh.guest(name) for name in ("Host", "Ben", "Cleo"))
    slow = host.make_table("terracotta", 2, pace="slow")
    nearly = host.make_table("terracotta", 3, bots=[None, "random"], pace="slow")
    host.make_table("terracotta", 2, pace="slow", access="link")
    assert ben.find_match("terracotta", 3, "slow").id == nearly.id
    assert cleo.find_match("terracotta", 2, "slow").id == slow.id
    assert cleo.table(slow.id).status == "open"  # the host of such a table starts it
    other = fresh.guest("Dora").find_match("terracotta", 4, "slow")
    assert other.id not in (slow.id, nearly.id) and other.players == 4


def test_nobody_waits_for_players_at_a_table_whose_seats_are_taken(fresh: RunningServer) -> None:
    before = waiting(fresh, "terracotta")
    anna, ben = fresh.guest("Anna"), fresh.guest("Ben")
    anna.find_match("terracotta", 4)  # which also notes that she is here
    full = anna.make_table("terracotta", 3, bots=[None, "random"])
    anna.leave(anna.find_match("terracotta", 4).id)
    assert waiting(fresh, "terracotta") == before + 1
    ben.join(full.id)  # the owner has not started yet
    assert waiting(fresh, "terracotta") == before


def test_who_looks_for_another_game_gets_up_from_the_first(fresh: RunningServer) -> None:
    anna = fresh.guest("Anna")
    first = anna.find_match("terracotta", 4)
    second = anna.find_match("terracotta", 3)
    assert second.id != first.id
    with pytest.raises(ServerRefused, match="not_found"):
        anna.table(first.id)
    anna.leave(second.id)
    assert waiting(fresh, "terracotta") == 0


def test_nobody_is_seated_beside_who_has_gone_or_whom_they_blocked(new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite")
    gone, anna, eve, ben = (server.guest(name) for name in ("Gone", "Anna", "Eve", "Ben"))
    left = gone.find_match("terracotta", 2)
    _hours_later(server)
    fresh = anna.find_match("terracotta", 2)
    assert fresh.id != left.id
    eve.block(anna.me().id)
    assert eve.find_match("terracotta", 2).id != fresh.id
    assert ben.find_match("terracotta", 2).id == fresh.id


def _hours_later(server: RunningServer) -> None:
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute("UPDATE presence SET seen_at = 0")


def test_what_cannot_be_matched_is_refused(fresh: RunningServer) -> None:
    anna: Client = fresh.guest("Anna")
    with pytest.raises(ServerRefused, match="unknown_game"):
        anna.find_match("chess")
    with pytest.raises(ServerRefused, match="bad_player_count"):
        anna.find_match("terracotta", 9)
    with pytest.raises(ServerRefused, match="not_signed_in"):
        fresh.client().find_match("terracotta")

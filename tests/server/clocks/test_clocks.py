"""Clocks: banks, increments, days and nights; and what happens at zero."""

import random
from collections.abc import Callable
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from claycrown.client import Client, ServerRefused
from claycrown.match import EntryKind
from claycrown.server.clocks import nights, timing
from claycrown.server.clocks.schemas import ClockUpdate, SeatClock
from claycrown.server.clocks.timing import DAY, SeatTimer
from claycrown.server.http.errors import Refusal
from claycrown.server.lobby.schemas import TableDetail
from claycrown.server.tables.schemas import AtZero, Clock
from tests.server.server import RunningServer
from tests.server.vocabulary import choose, seated
from tests.server.waiting import LONG, entries, play_on, until

HOUR = 3600 * 1000


# Nights


def at(text: str, zone: str) -> int:
    """A local time."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def test_clocks_pause_at_night_where_the_player_lives() -> None:
    night = nights.write("Europe/Warsaw", 22, 8)
    evening, morning = at("2026-11-10 21:00", "Europe/Warsaw"), at("2026-11-11 09:00", "Europe/Warsaw")
    assert nights.awake(evening, morning, night) == 2 * HOUR
    assert nights.after(evening, 2 * HOUR, night) == morning
    assert nights.after(evening, HOUR, night) == at("2026-11-10 22:00", "Europe/Warsaw")
    midnight = at("2026-11-11 00:00", "Europe/Warsaw")
    assert nights.after(midnight, 1, night) == at("2026-11-11 08:00", "Europe/Warsaw") + 1
    assert nights.awake(midnight, midnight + HOUR, night) == 0
    assert nights.after(evening, 3 * HOUR, None) == evening + 3 * HOUR


def test_a_night_may_lie_within_a_day_and_across_summer_time() -> None:
    nap = nights.write("Asia/Tokyo", 1, 5)
    start = at("2026-06-01 00:00", "Asia/Tokyo")
    assert nights.awake(start, start + DAY, nap) == 20 * HOUR
    night = nights.write("Europe/Berlin", 23, 7)  # the night to 29 March 2026 is an hour shorter
    before, after = at("2026-03-28 23:00", "Europe/Berlin"), at("2026-03-29 08:00", "Europe/Berlin")
    assert after - before == 8 * HOUR
    assert nights.awake(before, after, night) == HOUR


def test_what_is_added_is_what_is_counted() -> None:
    chance = random.Random(7)
    for _ in range(200):
        night = nights.write(chance.choice(["Europe/Paris", "America/New_York", "Asia/Kolkata"]), chance.choice([20, 23, 0]), 7)
        start = at("2026-10-20 00:00", "UTC") + chance.randrange(20 * DAY)
        amount = chance.randrange(1, 6 * DAY)
        assert nights.awake(start, nights.after(start, amount, night), night) == amount


@pytest.mark.parametrize("night", [("Mars/Base", 22, 8), ("UTC", 8, 8), ("UTC", 8, 7), ("../../etc/passwd", 22, 8)])
def test_some_nights_cannot_be(night: tuple[str, int, int]) -> None:
    with pytest.raises(Refusal):
        nights.write(*night)


# How a clock runs


BLITZ = Clock(bank=60, increment=5)
SLOW = Clock(days=2)


def moved(
    clock: Clock,
    hand: SeatTimer,
    time: int,
    kind: EntryKind = EntryKind.DECIDE,
    own: bool = True,
    was_due: bool = True,
    is_due: bool = True,
) -> SeatTimer:
    return timing.moved(clock, hand, time, kind, own, was_due, is_due, None)


def test_a_bank_runs_down_and_the_increment_comes_when_the_turn_is_done() -> None:
    hand = SeatTimer(60_000, 0, since=0)
    hand = moved(BLITZ, hand, 10_000)
    assert (hand.left, hand.since, hand.deadline) == (50_000, 10_000, 60_000)
    hand = moved(BLITZ, hand, 20_000, is_due=False)
    assert (hand.left, hand.since, hand.deadline) == (45_000, None, None)
    hand = moved(BLITZ, hand, 30_000, own=False, was_due=False)
    assert (hand.left, hand.since) == (45_000, 30_000)


def test_undo_brings_no_time() -> None:
    hand = SeatTimer(60_000, 0, since=0)
    for turn in range(5):
        hand = moved(BLITZ, hand, 2000 * turn + 1000, is_due=False)
        hand = moved(BLITZ, hand, 2000 * turn + 2000, kind=EntryKind.UNDO, was_due=False)
    assert hand.left == 60_000 - 5 * 1000  # what passed while the turn was another's is not counted
    other = moved(BLITZ, SeatTimer(60_000, 0, since=0), 1000, kind=EntryKind.UNDO, own=False, is_due=False)
    assert other.left == 59_000  # no increment for a turn that was taken away


def test_days_begin_anew_with_each_decision_but_not_by_undo() -> None:
    hand = SeatTimer(2 * DAY, 0, since=0)
    hand = moved(SLOW, hand, DAY)
    assert (hand.left, hand.deadline) == (2 * DAY, 3 * DAY)
    hand = moved(SLOW, hand, DAY + HOUR, kind=EntryKind.UNDO)
    assert hand.left == DAY - HOUR
    hand = moved(SLOW, hand, DAY + 2 * HOUR, is_due=False)
    hand = moved(SLOW, hand, DAY + 3 * HOUR, kind=EntryKind.UNDO, was_due=False)
    assert hand.left == DAY - 2 * HOUR
    hand = moved(SLOW, hand, 2 * DAY, is_due=False)
    assert moved(SLOW, hand, 3 * DAY, own=False, was_due=False).left == 2 * DAY


# Through the server


def clock_of(table: TableDetail, seat: int) -> SeatClock:
    return next(clock for clock in table.clocks if clock.seat == seat)


def absent(table: TableDetail) -> dict[int, str]:
    return {clock.seat: clock.absence for clock in table.clocks if clock.absence}


def timed(server: RunningServer, bot_seconds: float = 0, **clock: Any) -> tuple[list[Client], TableDetail, int, int]:
    """Two at a live table with a clock; who is to decide, and who is not."""
    clients, table = seated(server, "Anna", "Ben", clock=Clock(**clock), bot_seconds=bot_seconds)
    (seat,) = table.deciders
    return clients, table, seat, 1 - seat


def test_a_bot_takes_over_when_time_is_up_unless_something_else_was_chosen(server: RunningServer) -> None:
    _, table, _, _ = timed(server, bank=600)
    assert table.clock is not None and table.clock.at_zero == "bot"


def test_the_clock_of_whoever_is_to_decide_runs(both_servers: RunningServer) -> None:
    clients, table, seat, other = timed(both_servers, bank=600, increment=10)
    running, still = clock_of(table, seat), clock_of(table, other)
    assert running.since is not None and running.deadline == running.since + 600_000
    assert (still.since, still.deadline, still.left) == (None, None, 600_000)
    chance = random.Random(1)
    with clients[other].live(table.id) as live:
        live.update()
        passed = play_on(clients[seat], table.id, seat, chance, lambda table: table.deciders == [other])
        while True:
            told = live.receive(LONG)
            if isinstance(told, ClockUpdate) and told.clocks == passed.clocks:
                break
    before, after = clock_of(passed, seat), clock_of(passed, other)
    assert before.since is None and 600_000 < before.left <= 610_000
    assert after.since is not None and after.deadline == after.since + 600_000


def test_at_zero_nothing_may_happen(both_servers: RunningServer) -> None:
    clients, table, seat, _ = timed(both_servers, bank=0.2, increment=30, at_zero="nothing")
    flagged = until(clients[0], table.id, lambda table: clock_of(table, seat).deadline is None)
    assert absent(flagged) == {}
    assert flagged.number == 0
    mine = clients[seat].game(table.id)
    clients[seat].decide(table.id, mine.number, choose(mine, random.Random(1)))


def test_at_zero_a_bot_plays_on_until_one_returns(both_servers: RunningServer) -> None:
    clients, table, seat, other = timed(both_servers, bank=1.5, increment=60, at_zero=AtZero.BOT, stand_in="random")
    gone = until(clients[0], table.id, lambda table: seat in absent(table))
    assert absent(gone)[seat] == "away"
    until(clients[0], table.id, lambda table: table.deciders != [seat] or table.number > 0)
    until(clients[0], table.id, lambda table: other in absent(table))  # the other one waits too long, too
    back = clients[seat].return_to(table.id)
    assert seat not in absent(back)
    assert clock_of(back, seat).left >= 60_000
    until(clients[0], table.id, lambda table: table.deciders == [seat])
    mine = clients[seat].game(table.id)
    clients[seat].decide(table.id, mine.number, choose(mine, random.Random(1)))
    kinds = {(entry.seat, entry.by) for entry in entries(clients[0], table.id)}
    assert {(seat, "bot"), (other, "bot"), (seat, "person")} <= kinds


def test_a_decision_is_a_return(server: RunningServer) -> None:
    clients, table, seat, other = timed(server, bank=1.5, increment=60, at_zero=AtZero.BOT, stand_in="random", bot_seconds=600)
    away = until(clients[0], table.id, lambda table: seat in absent(table))
    mine = clients[seat].game(table.id)  # the bot is in no hurry
    with pytest.raises(ServerRefused):
        clients[seat].decide(table.id, mine.number, "dance")
    assert absent(clients[seat].table(table.id)) == absent(away)
    clients[seat].decide(table.id, mine.number, choose(mine, random.Random(1)))
    assert absent(clients[seat].table(table.id)) == {}
    assert [(entry.seat, entry.by) for entry in entries(clients[other], table.id)] == [(seat, "person")]


def test_at_zero_one_may_be_out_and_ranks_last(server: RunningServer) -> None:
    clients, table, seat, other = timed(server, bank=4, increment=600, at_zero="out", stand_in="random")
    play_on(clients[seat], table.id, seat, random.Random(1), lambda table: table.deciders == [other])
    out = until(clients[0], table.id, lambda table: other in absent(table))
    assert absent(out) == {other: "out"}
    for forbidden in (lambda: clients[other].return_to(table.id), lambda: clients[other].decide(table.id, 0, "turn inner")):
        with pytest.raises(ServerRefused) as refused:
            forbidden()
        assert (refused.value.status, refused.value.code) == (403, "out")
    over = play_on(clients[seat], table.id, seat, random.Random(1), lambda table: table.status == "over")
    assert over.standing == [seat, other]
    places = [client.player_games(client.me().id, "terracotta").played[0].place for client in (clients[seat], clients[other])]
    assert places == [1, 2]
    assert all(clock.since is None and clock.deadline is None for clock in over.clocks)


def test_those_present_agree_without_the_absent(server: RunningServer) -> None:
    clients, table, seat, other = timed(server, bank=1, increment=600, at_zero=AtZero.BOT, stand_in="random")
    until(clients[0], table.id, lambda table: seat in absent(table))
    assert clients[other].propose(table.id, "abandon").status == "abandoned"


def test_deadlines_outlive_the_server(new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite")
    clients, table, seat, _ = timed(server, bank=3, increment=60, at_zero="out", stand_in="random")
    server.kill()
    server.start()
    until(clients[0], table.id, lambda table: absent(table) == {seat: "out"})
    until(clients[0], table.id, lambda table: table.number > 0)


def test_a_slow_table_counts_days_and_pauses_at_night(both_servers: RunningServer) -> None:
    anna, ben = both_servers.guest("Anna"), both_servers.guest("Ben")
    for client in (anna, ben):
        assert client.night() is None
        client.set_night("Europe/Warsaw", 22, 8)
    assert anna.set_night("Asia/Tokyo", 23, 7) == anna.night()
    table = anna.make_table("terracotta", 2, pace="slow", clock=Clock(days=2, night=True, at_zero=AtZero.BOT))
    ben.join(table.id)
    table = anna.start(table.id)
    assert table.clock is not None and table.clock.stand_in
    running = clock_of(table, table.deciders[0])
    assert running.since is not None and running.deadline is not None
    nightly = 8 if table.deciders[0] == 0 else 10
    paused = running.deadline - running.since - 2 * DAY
    assert paused > nightly * HOUR  # two days without the nights are more than two days
    assert "night" in anna.my_data()
    anna.forget_night()
    assert anna.night() is None


def test_a_rematch_keeps_the_clock(server: RunningServer) -> None:
    clients, table, *_ = timed(server, bank=600)
    clients[0].propose(table.id, "abandon")
    proposal = clients[1].table(table.id).proposals[0]
    clients[1].vote(table.id, proposal.id, True)
    again = clients[0].rematch(table.id)
    assert again.clock == table.clock
    assert again.bot_seconds == 0


@pytest.mark.parametrize(
    ("pace", "clock", "code"),
    [
        ("live", {"days": 1}, "bad_clock"),
        ("live", {}, "bad_clock"),
        ("slow", {"bank": 10}, "bad_slow_clock"),
        ("slow", {"days": 1, "increment": 3}, "bad_slow_clock"),
        ("live", {"bank": 10, "night": True}, "bad_clock"),
        ("live", {"bank": 10, "at_zero": "bot", "stand_in": "nobody"}, "unknown_bot"),
        ("live", {"bank": -1}, "bad_request"),
        ("slow", {"days": 1e9}, "bad_request"),
    ],
)
def test_some_clocks_cannot_be(server: RunningServer, pace: Any, clock: dict[str, Any], code: str) -> None:
    with pytest.raises(ServerRefused) as refused:
        server.guest("Anna").post("/tables", TableDetail, {"game": "terracotta", "players": 2, "pace": pace, "clock": clock})
    assert (refused.value.status, refused.value.code) == (400, code)


def test_a_night_needs_a_zone(server: RunningServer) -> None:
    anna = server.guest("Anna")
    for zone, code in (("Mars/Base", "unknown_zone"), ("../../etc/passwd", "bad_request"), ("", "bad_request")):
        with pytest.raises(ServerRefused) as refused:
            anna.call("PUT", "/me/night", dict, {"zone": zone})
        assert (refused.value.status, refused.value.code) == (400, code)

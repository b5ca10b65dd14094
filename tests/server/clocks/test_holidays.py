"""Holidays: the clocks of slow games stand still, for so many days a year, and the table is told."""

from datetime import UTC, date, datetime, timedelta

import pytest

from claycrown.client import Live, ServerRefused
from claycrown.server.clocks import nights
from claycrown.server.clocks.schemas import ClockUpdate, Holiday
from claycrown.server.tables.schemas import Clock
from tests.server.server import RunningServer
from tests.server.vocabulary import seated

HOUR = 3600 * 1000
DAY = 24 * HOUR


def today(days: int = 0) -> date:
    return datetime.now(UTC).date() + timedelta(days=days)


def test_days_off_count_like_nights_and_what_touches_is_one() -> None:
    start, end = nights.days_of("UTC", date(2026, 7, 10), date(2026, 7, 11))
    assert end - start == 2 * DAY
    noon = start - 12 * HOUR
    assert nights.after(noon, DAY, None, ((start, end),)) == noon + 3 * DAY
    assert nights.awake(noon, noon + 3 * DAY, None, ((start, end),)) == DAY
    night = nights.write("UTC", 22, 8)
    assert nights.after(noon, 11 * HOUR, night, ((start, end),)) == end + 9 * HOUR  # the night before, the days, the night after
    for amount in (HOUR, 9 * HOUR, 10 * HOUR, 11 * HOUR, 3 * DAY):
        reached = nights.after(noon, amount, night, ((start, end), (end + DAY, end + 2 * DAY)))
        assert nights.awake(noon, reached, night, ((start, end), (end + DAY, end + 2 * DAY))) == amount


def test_running_clocks_stand_still_at_once_and_go_on_when_one_is_back(both_servers: RunningServer) -> None:
    clients, table = seated(both_servers, "Anna", "Ben", pace="slow", clock=Clock(days=2))
    (seat,) = table.deciders
    before = next(clock for clock in table.clocks if clock.seat == seat)
    assert before.deadline is not None and before.holiday is None
    mine = clients[seat].add_holiday(today(), today(4), "UTC")
    assert mine.days_left == 23
    away = next(clock for clock in clients[1 - seat].table(table.id).clocks if clock.seat == seat)
    assert away.holiday is not None and away.deadline is not None
    assert away.deadline - away.holiday.ends == pytest.approx(2 * DAY, abs=60_000)
    assert clients[seat].add_holiday(today(6), today(7), "UTC").days_left in (21, 23)  # the next year's, at its turn
    back = clients[seat].remove_holiday(mine.holidays[0].begins)
    assert back.days_left >= 25
    after = next(clock for clock in clients[seat].table(table.id).clocks if clock.seat == seat)
    assert after.deadline == pytest.approx(before.deadline, abs=60_000)
    assert len(clients[seat].my_data()["holidays"]) == 2


def test_a_table_hears_of_it_while_another_is_to_decide(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben", pace="slow", clock=Clock(days=2))
    (seat,) = table.deciders
    with clients[seat].live(table.id) as live:
        live.update()
        mine = clients[1 - seat].add_holiday(today(), today(1), "UTC")
        assert heard_of(live, 1 - seat) == mine.holidays[0]
        clients[1 - seat].remove_holiday(mine.holidays[0].begins)
        assert heard_of(live, 1 - seat) is None


def heard_of(live: Live, seat: int) -> Holiday | None:
    """Somebody's holiday, as the next words about clocks have it."""
    while not isinstance(told := live.receive(), ClockUpdate):
        pass
    return told.clocks[seat].holiday


def test_live_clocks_know_no_holidays(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben", clock=Clock(bank=600))
    (seat,) = table.deciders
    clients[seat].add_holiday(today(), today(3), "UTC")
    clock = next(clock for clock in clients[seat].table(table.id).clocks if clock.seat == seat)
    assert clock.holiday is None and clock.deadline is not None and clock.since is not None
    assert clock.deadline - clock.since <= 600_000


def test_holidays_are_bounded_and_lie_ahead(server: RunningServer) -> None:
    anna = server.guest("Anna")
    with pytest.raises(ServerRefused, match="too_many_holidays"):
        anna.add_holiday(today(1), today(29), "UTC")
    anna.add_holiday(today(1), today(10), "UTC")
    anna.add_holiday(today(1), today(10), "UTC")  # sent twice
    for first, last, zone, code in (
        (today(-3), today(-1), "UTC", "holiday_over"),
        (date.min, date.min, "Europe/Warsaw", "holiday_over"),
        (today(5), today(4), "UTC", "bad_holiday"),
        (today(10), today(12), "UTC", "holiday_overlaps"),
        (today(500), today(501), "UTC", "holiday_too_far"),
        (today(20), date.max, "UTC", "holiday_too_far"),
        (today(20), today(21), "Mars/Base", "unknown_zone"),
    ):
        with pytest.raises(ServerRefused, match=code):
            anna.add_holiday(first, last, zone)
    assert len(anna.holidays().holidays) == 1

"""How time is set at a table, and how a clock runs by it: no database here, and no time but what is given."""

from dataclasses import dataclass, replace
from typing import Any

import msgspec

from claycrown.bots.ladder import STAND_IN
from claycrown.match import EntryKind
from claycrown.server.clocks import nights
from claycrown.server.clocks.nights import Holidays
from claycrown.server.clocks.queries import ClockRow, RunningClock
from claycrown.server.http import errors
from claycrown.server.storage.rows import json_text
from claycrown.server.tables.schemas import AtZero, Clock, Pace, Settings

SECOND = 1000
DAY = 24 * 3600 * SECOND

RETURN_SHARE = 10
"""Who returns to a live game has at least this part of the bank they started with."""


def checked(settings: Settings, bots: list[str]) -> Settings:
    """The settings of a new table with the clock that it is to have, if it can be."""
    clock, pace = settings.clock, settings.pace
    if clock is None:
        return settings
    if pace is Pace.LIVE and (clock.bank is None or clock.days is not None or clock.night):
        raise errors.bad("bad_clock")
    if pace is Pace.SLOW and (clock.days is None or clock.bank is not None or clock.increment):
        raise errors.bad("bad_slow_clock")
    if clock.at_zero is AtZero.NOTHING:
        return settings
    if clock.stand_in is not None and clock.stand_in not in bots:
        raise errors.unknown_bot(bots)
    replace = msgspec.structs.replace
    return replace(settings, clock=replace(clock, stand_in=clock.stand_in or STAND_IN))


def allowance(clock: Clock) -> int:
    """What a clock shows at the start: the bank, or the time for a decision."""
    return int((clock.days or 0) * DAY) if clock.bank is None else int(clock.bank * SECOND)


@dataclass(frozen=True, slots=True)
class SeatTimer:
    """A seat's clock. Live: what is left of the bank. Slow: what is left for the decision that is due."""

    left: int
    spent: int
    """Since somebody else's decision made it this seat's turn."""
    since: int | None = None
    night: str | None = None
    holidays: Holidays = ()

    @property
    def deadline(self) -> int | None:
        return None if self.since is None else nights.after(self.since, self.left, self.night, self.holidays)


def hand_of(row: ClockRow | RunningClock) -> SeatTimer:
    holidays = () if row.holidays is None else msgspec.json.decode(row.holidays, type=Holidays)
    return SeatTimer(row.left, row.spent, row.since, row.night, holidays)


def start(hand: SeatTimer, at: int, night: str | None, holidays: Holidays = ()) -> SeatTimer:
    return replace(hand, since=at, night=night, holidays=holidays)


def stop(hand: SeatTimer, at: int) -> SeatTimer:
    if hand.since is None:
        return hand
    passed = nights.awake(hand.since, at, hand.night, hand.holidays)
    return replace(hand, left=max(0, hand.left - passed), spent=hand.spent + passed, since=None, night=None, holidays=())


def stored(hand: SeatTimer) -> dict[str, Any]:
    """A clock as the columns of its row."""
    holidays = json_text(hand.holidays) if hand.holidays else None
    kept = {"left": hand.left, "spent": hand.spent, "since": hand.since, "night": hand.night}
    return {**kept, "holidays": holidays, "deadline": hand.deadline}


def moved(
    clock: Clock,
    hand: SeatTimer,
    at: int,
    kind: EntryKind,
    own: bool,
    was_due: bool,
    is_due: bool,
    night: str | None,
    holidays: Holidays = (),
) -> SeatTimer:
    """A clock after an entry, the seat's own or not; whether it was the seat's to decide before it, and is now."""
    hand = stop(hand, at)
    if clock.bank is not None:
        hand = _bank_moved(clock, hand, kind, own, was_due, is_due)
    elif is_due:
        hand = _days_moved(allowance(clock), hand, kind, own, was_due)
    return start(hand, at, night if clock.night else None, holidays) if is_due else hand


def _bank_moved(clock: Clock, hand: SeatTimer, kind: EntryKind, own: bool, was_due: bool, is_due: bool) -> SeatTimer:
    """The increment comes when one's turn is done; an undo that brings the turn back takes it back."""
    increment = int(clock.increment * SECOND)
    if own and kind == EntryKind.DECIDE and was_due and not is_due:
        return replace(hand, left=hand.left + increment)
    if own and kind == EntryKind.UNDO and is_due and not was_due:
        return replace(hand, left=max(0, hand.left - increment))
    return hand


def _days_moved(days: int, hand: SeatTimer, kind: EntryKind, own: bool, was_due: bool) -> SeatTimer:
    """Every decision has its days anew, but who undoes gains no time by it."""
    if own and kind == EntryKind.UNDO:
        return replace(hand, left=max(0, days - hand.spent))
    if kind == EntryKind.BACK or not was_due:
        return replace(hand, left=days, spent=0)
    return replace(hand, left=days) if own else hand


def returned(clock: Clock, hand: SeatTimer) -> SeatTimer:
    """A clock whose owner is back after it had come to zero."""
    full = allowance(clock)
    if clock.bank is None:
        return replace(hand, left=full, spent=0)
    return replace(hand, left=max(hand.left, full // RETURN_SHARE, int(clock.increment * SECOND)))

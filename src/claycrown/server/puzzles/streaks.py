"""Streaks: days in a row on which an account solved the puzzle of the day. Who asked for the solution first has not solved it."""

from datetime import date
from typing import Any

from sqlalchemy import Connection

from claycrown.server.puzzles import queries
from claycrown.server.puzzles.schemas import Streak
from claycrown.server.storage.database import Transaction


def streak(connection: Connection, person_id: str, game: str, day: date) -> Streak:
    """As it stands on a day; whoever has not come yet today has not lost it."""
    return counted(queries.days_of(connection, person_id, game), day.toordinal())


def counted(days: dict[int, bool], today: int) -> Streak:
    solved = {day for day, was in days.items() if was}
    last = today if today in days else today - 1
    runs = [length(solved, day) for day in solved if day + 1 not in solved]
    return Streak(
        days=length(solved, last),
        longest=max(runs, default=0),
        today="open" if today not in days else "solved" if days[today] else "given up",
    )


def length(solved: set[int], last: int) -> int:
    """Of the days in a row that end with the last one."""
    found = 0
    while last - found in solved:
        found += 1
    return found


def note(transaction: Transaction, person_id: str, game: str, day: date, solved: bool) -> Streak:
    """The puzzle of the day is done with."""
    queries.note(transaction.connection, person_id, game, day.toordinal(), solved)
    return streak(transaction.connection, person_id, game, day)


def export(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    return [
        {"game": game, "day": date.fromordinal(day).isoformat(), "solved": solved}
        for game, day, solved in queries.all_days(connection, person_id)
    ]


def forget(transaction: Transaction, person_id: str) -> None:
    queries.forget(transaction.connection, person_id)

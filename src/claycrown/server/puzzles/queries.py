"""Queries on the days on which people solved the puzzle of the day."""

from sqlalchemy import Connection, delete, insert, select

from claycrown.server.storage.schema import puzzle_days


def days_of(connection: Connection, person_id: str, game: str) -> dict[int, bool]:
    """The days on which somebody was done with the puzzle of the day, and whether they solved it."""
    query = select(puzzle_days.c.day, puzzle_days.c.solved).where(
        puzzle_days.c.person_id == person_id, puzzle_days.c.game == game
    )
    return {day: solved for day, solved in connection.execute(query)}


def all_days(connection: Connection, person_id: str) -> list[tuple[str, int, bool]]:
    query = select(puzzle_days.c.game, puzzle_days.c.day, puzzle_days.c.solved).where(puzzle_days.c.person_id == person_id)
    return [
        (game, day, solved) for game, day, solved in connection.execute(query.order_by(puzzle_days.c.day, puzzle_days.c.game))
    ]


def note(connection: Connection, person_id: str, game: str, day: int, solved: bool) -> None:
    """Once a day: what comes first counts."""
    if day not in days_of(connection, person_id, game):
        connection.execute(insert(puzzle_days).values(person_id=person_id, game=game, day=day, solved=solved))


def forget(connection: Connection, person_id: str) -> None:
    connection.execute(delete(puzzle_days).where(puzzle_days.c.person_id == person_id))

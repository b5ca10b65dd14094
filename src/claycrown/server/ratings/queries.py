"""Queries on ratings, results and statistics."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from claycrown.server.storage.schema import counters, people, ratings, results


def held(connection: Connection, game: str, everybody: Collection[str], mu: float, sigma: float, at: int) -> dict[str, Row[Any]]:
    """Ratings of all who played, new ones made, held until the transaction ends; always in the same order, so that nobody waits
    for each other for ever."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    new = [
        {"game": game, "who": who, "mu": mu, "sigma": sigma, "rating": mu - 3 * sigma, "games": 0, "at": at}
        for who in sorted(everybody)
    ]
    connection.execute(dialect.insert(ratings).on_conflict_do_nothing(), new)
    query = select(ratings).where(ratings.c.game == game, ratings.c.who.in_(list(everybody)))
    return {row.who: row for row in connection.execute(query.order_by(ratings.c.who).with_for_update())}


def change(connection: Connection, game: str, who: str, **values: Any) -> None:
    connection.execute(update(ratings).where(ratings.c.game == game, ratings.c.who == who).values(**values))


def add_results(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
    connection.execute(insert(results), rows)


def count(connection: Connection, amounts: Mapping[tuple[str, str], int]) -> None:
    """Add to counters, by scope and key."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    added = dialect.insert(counters)
    added = added.on_conflict_do_update(index_elements=["scope", "key"], set_={"value": counters.c.value + added.excluded.value})
    connection.execute(added, [{"scope": scope, "key": key, "value": value} for (scope, key), value in sorted(amounts.items())])


def figures_by_contestant(connection: Connection, scopes: Collection[str]) -> dict[str, dict[str, int]]:
    """The counters of some scopes."""
    found: dict[str, dict[str, int]] = {}
    for row in connection.execute(select(counters).where(counters.c.scope.in_(list(scopes)))):
        found.setdefault(row.scope, {})[row.key] = row.value
    return found


def best(connection: Connection, game: str, after: tuple[float, str] | None, limit: int) -> list[Row[Any]]:
    """Those who have played a game, best first."""
    query = (
        select(ratings, people.c.id, people.c.name, people.c.password.is_(None).label("guest"))
        .join(people, people.c.id == ratings.c.who, isouter=True)
        .where(ratings.c.game == game)
    )
    if after is not None:
        query = query.where(tuple_(ratings.c.rating, ratings.c.who) < tuple_(*after))
    return list(connection.execute(query.order_by(ratings.c.rating.desc(), ratings.c.who.desc()).limit(limit)))


def of(connection: Connection, who: str) -> list[Row[Any]]:
    """Somebody's ratings."""
    query = (
        select(ratings, people.c.id, people.c.name, people.c.password.is_(None).label("guest"))
        .join(people, people.c.id == ratings.c.who, isouter=True)
        .where(ratings.c.who == who)
        .order_by(ratings.c.game)
    )
    return list(connection.execute(query))


def played(connection: Connection, who: str, game: str, before: tuple[int, str, int] | None, limit: int) -> list[Row[Any]]:
    """Somebody's finished games, latest first."""
    query = select(results).where(results.c.who == who, results.c.game == game)
    key = (results.c.at, results.c.table_id, results.c.seat)
    if before is not None:
        query = query.where(tuple_(*key) < tuple_(*before))
    return list(connection.execute(query.order_by(*(column.desc() for column in key)).limit(limit)))


def all_played(connection: Connection, who: str) -> list[Row[Any]]:
    return list(connection.execute(select(results).where(results.c.who == who)))


def forget(connection: Connection, who: str, scopes: Collection[str]) -> None:
    connection.execute(delete(ratings).where(ratings.c.who == who))
    connection.execute(delete(results).where(results.c.who == who))
    connection.execute(delete(counters).where(counters.c.scope.in_(list(scopes))))

"""Queries on ratings, results and statistics."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, case, delete, func, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from claycrown.server.storage.rows import RowMapper
from claycrown.server.storage.schema import counters, people, ratings, results, tables
from claycrown.server.tables.queries import may_enter


class RatingRow(NamedTuple):
    """Somebody's rating in a game."""

    game: str
    who: str
    """A person's id, or `bot:` and its name."""
    mu: float
    sigma: float
    rating: float
    """What one is surely worth: mu less three sigma."""
    games: int


class RatedRow(NamedTuple):
    """The same with who it is; nobody's name for a bot."""

    game: str
    who: str
    mu: float
    sigma: float
    rating: float
    games: int
    id: str | None
    name: str | None
    guest: bool


class ResultRow(NamedTuple):
    """How a finished game came out for one seat."""

    table_id: str
    seat: int
    players: int
    place: int
    rating: float | None
    """After the game; none where it was not rated."""
    gain: float | None
    at: int


class RivalRow(NamedTuple):
    """Somebody's games against another."""

    who: str
    id: str | None
    name: str | None
    guest: bool
    games: int
    ahead: int


_RATING = RowMapper(RatingRow, ratings)
_RATED = RowMapper(RatedRow, ratings, people.c.id, people.c.name, people.c.password.is_(None).label("guest"))
_RESULT = RowMapper(ResultRow, results)


def held(connection: Connection, game: str, everybody: Collection[str], mu: float, sigma: float, at: int) -> dict[str, RatingRow]:
    """Ratings of all who played, new ones made, held until the transaction ends; always in the same order, so that nobody waits
    for each other for ever."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    new = [
        {"game": game, "who": who, "mu": mu, "sigma": sigma, "rating": mu - 3 * sigma, "games": 0, "at": at}
        for who in sorted(everybody)
    ]
    connection.execute(dialect.insert(ratings).on_conflict_do_nothing(), new)
    query = select(*_RATING.columns).where(ratings.c.game == game, ratings.c.who.in_(list(everybody)))
    return {row.who: row for row in _RATING.all(connection.execute(query.order_by(ratings.c.who).with_for_update()))}


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


def best(connection: Connection, game: str, after: tuple[float, str] | None, limit: int) -> list[RatedRow]:
    """Everybody with a rated game, best first. A player whose rating could only have fallen may have a rating without one."""
    query = select(*_RATED.columns).join(people, people.c.id == ratings.c.who, isouter=True)
    query = query.where(ratings.c.game == game, ratings.c.games > 0)
    if after is not None:
        query = query.where(tuple_(ratings.c.rating, ratings.c.who) < tuple_(*after))
    return _RATED.all(connection.execute(query.order_by(ratings.c.rating.desc(), ratings.c.who.desc()).limit(limit)))


def of(connection: Connection, who: str) -> list[RatedRow]:
    """Somebody's ratings, one for each game that they have played. `who` is a person's id, or `bot:` and a bot's name."""
    query = (
        select(*_RATED.columns)
        .join(people, people.c.id == ratings.c.who, isouter=True)
        .where(ratings.c.who == who)
        .order_by(ratings.c.game)
    )
    return _RATED.all(connection.execute(query))


def rated_games(connection: Connection, who: str, game: str, before: tuple[int, str, int] | None, limit: int) -> list[ResultRow]:
    """Somebody's finished games, latest first."""
    query = select(*_RESULT.columns).where(results.c.who == who, results.c.game == game)
    key = (results.c.at, results.c.table_id, results.c.seat)
    if before is not None:
        query = query.where(tuple_(*key) < tuple_(*before))
    return _RESULT.all(connection.execute(query.order_by(*(column.desc() for column in key)).limit(limit)))


def rivals(connection: Connection, who: str, game: str, asker: str | None, limit: int) -> list[RivalRow]:
    """Against whom somebody has played, most games first: of tables that the one who asks may know of."""
    own, other = results.alias("own"), results.alias("other")
    games = func.count().label("games")
    query = (
        select(
            other.c.who,
            people.c.id,
            people.c.name,
            people.c.password.is_(None).label("guest"),
            games,
            func.sum(case((own.c.place < other.c.place, 1), else_=0)).label("ahead"),
        )
        .select_from(own)
        .join(other, and_(other.c.table_id == own.c.table_id, other.c.seat != own.c.seat))
        .join(tables, tables.c.id == own.c.table_id)
        .join(people, people.c.id == other.c.who, isouter=True)
        .where(own.c.who == who, own.c.game == game, other.c.who != who, may_enter(asker))
        .group_by(other.c.who, people.c.id, people.c.name, people.c.password.is_(None))
        .order_by(games.desc(), other.c.who)
        .limit(limit)
    )
    return [RivalRow(*row) for row in connection.execute(query)]


def all_played(connection: Connection, who: str) -> list[ResultRow]:
    return _RESULT.all(connection.execute(select(*_RESULT.columns).where(results.c.who == who)))


def scopes_of(connection: Connection, who: str) -> list[tuple[str, int]]:
    """The games that somebody has played, each with the number of players."""
    query = select(results.c.game, results.c.players).where(results.c.who == who).distinct()
    return [(game, players) for game, players in connection.execute(query)]


def forget(connection: Connection, who: str, scopes: Collection[str]) -> None:
    connection.execute(delete(ratings).where(ratings.c.who == who))
    connection.execute(delete(results).where(results.c.who == who))
    connection.execute(delete(counters).where(counters.c.scope.in_(list(scopes))))

"""Queries on somebody's finished games."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from claycrown.server.storage.rows import Shape
from claycrown.server.storage.schema import people, results


class OwnRow(NamedTuple):
    """How a finished game came out for its player."""

    table_id: str
    seat: int
    place: int
    at: int


class MetRow(NamedTuple):
    """How it came out for anybody who played it."""

    table_id: str
    seat: int
    who: str
    place: int
    name: str | None
    """A person's."""


_OWN = Shape(OwnRow, results)
_MET = Shape(MetRow, results, people.c.name)


def counted(connection: Connection, person_id: str) -> list[tuple[str, int, int]]:
    """Games, numbers of players, and how many of these somebody has finished."""
    query = select(results.c.game, results.c.players, func.count()).where(results.c.who == person_id)
    grouped = query.group_by(results.c.game, results.c.players).order_by(results.c.game, results.c.players)
    return [(game, players, many) for game, players, many in connection.execute(grouped)]


def latest(connection: Connection, person_id: str, game: str, players: int, limit: int) -> list[OwnRow]:
    query = select(*_OWN.columns).where(results.c.who == person_id, results.c.game == game, results.c.players == players)
    return _OWN.all(connection.execute(query.order_by(results.c.at.desc(), results.c.table_id).limit(limit)))


def met(connection: Connection, table_ids: Collection[str]) -> list[MetRow]:
    """Everybody who played at these tables."""
    query = select(*_MET.columns).join(people, people.c.id == results.c.who, isouter=True)
    return _MET.all(connection.execute(query.where(results.c.table_id.in_(list(table_ids))).order_by(results.c.seat)))

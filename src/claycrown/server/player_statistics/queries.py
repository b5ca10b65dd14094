"""Queries on somebody's finished games."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, func, select
from sqlalchemy.dialects import postgresql, sqlite

from claycrown.guide.types import ScoreSheet
from claycrown.server.storage.rows import RowMapper, json_text
from claycrown.server.storage.schema import finished, people, results


class PlayedGameRow(NamedTuple):
    """How a finished game came out for its player."""

    table_id: str
    seat: int
    place: int
    at: int


class OpponentRow(NamedTuple):
    """How it came out for anybody who played it."""

    table_id: str
    seat: int
    who: str
    place: int
    name: str | None
    """A person's."""


class FinishedFigures(Struct):
    """A game that is over."""

    winner: int | None
    """A seat; None where that is no player."""
    sheet: ScoreSheet
    """Without its rounds."""
    digest: str
    """Of its record without names, by which analyses know it."""


class FinishedRow(NamedTuple):
    table_id: str
    summary: FinishedFigures


_FINISHED = RowMapper(FinishedRow, finished)
_OWN = RowMapper(PlayedGameRow, results)
_MET = RowMapper(OpponentRow, results, people.c.name)


def counted(connection: Connection, person_id: str) -> list[tuple[str, int, int]]:
    """Games, numbers of players, and how many of these somebody has finished."""
    query = select(results.c.game, results.c.players, func.count()).where(results.c.who == person_id)
    grouped = query.group_by(results.c.game, results.c.players).order_by(results.c.game, results.c.players)
    return [(game, players, many) for game, players, many in connection.execute(grouped)]


def latest(connection: Connection, person_id: str, game: str, players: int, limit: int) -> list[PlayedGameRow]:
    query = select(*_OWN.columns).where(results.c.who == person_id, results.c.game == game, results.c.players == players)
    return _OWN.all(connection.execute(query.order_by(results.c.at.desc(), results.c.table_id).limit(limit)))


def opponents(connection: Connection, table_ids: Collection[str]) -> list[OpponentRow]:
    """Everybody who played at these tables."""
    query = select(*_MET.columns).join(people, people.c.id == results.c.who, isouter=True)
    return _MET.all(connection.execute(query.where(results.c.table_id.in_(list(table_ids))).order_by(results.c.seat)))


def unfinished(connection: Connection) -> list[str]:
    """Tables that are over and of which nothing has been worked out yet, the latest first."""
    known = select(finished.c.table_id)
    query = select(results.c.table_id).where(results.c.table_id.not_in(known)).group_by(results.c.table_id)
    return list(connection.execute(query.order_by(func.max(results.c.at).desc())).scalars())


def finished_of(connection: Connection, table_ids: Collection[str]) -> dict[str, FinishedFigures]:
    query = select(*_FINISHED.columns).where(finished.c.table_id.in_(list(table_ids)))
    return {row.table_id: row.summary for row in _FINISHED.all(connection.execute(query))}


def keep_finished(connection: Connection, made: Mapping[str, FinishedFigures]) -> None:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    rows = [{"table_id": table_id, "summary": json_text(one)} for table_id, one in made.items()]
    connection.execute(dialect.insert(finished).on_conflict_do_nothing(), rows)

"""The result of a game that players left for good says so, and ranks them last; nothing is kept about deleted accounts.

Until now the result was what the rules said of the seats, which bots had played to the end. And who was deleted during a game
got a rating once more when it ended.
"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from claycrown.games import game, titles

revision = "0014"
down_revision = "0013"

_tables = sa.table("tables", *map(sa.column, ("id", "game", "result")))
_absences = sa.table("absences", *map(sa.column, ("table_id", "seat", "at", "for_good", "ended_at")))
_finished = sa.table("finished", sa.column("table_id"))
_people = sa.table("people", *map(sa.column, ("id", "deleted_at")))
_by_person = [sa.table(name, sa.column("who")) for name in ("ratings", "results")]
_counters = sa.table("counters", sa.column("scope"))


def upgrade() -> None:
    _rank_last_who_left()
    _forget_deleted()


def _rank_last_who_left() -> None:
    connection = op.get_bind()
    query = sa.select(_tables.c.id, _tables.c.game, _tables.c.result, _absences.c.seat)
    query = query.join(_absences, _absences.c.table_id == _tables.c.id).order_by(_tables.c.id, _absences.c.at, _absences.c.seat)
    query = query.where(_tables.c.result.is_not(None), _absences.c.for_good, _absences.c.ended_at.is_(None))
    left: dict[str, list[int]] = {}
    results: dict[str, tuple[str, dict[str, Any]]] = {}
    for row in connection.execute(query):
        left.setdefault(row.id, []).append(row.seat)
        results[row.id] = row.game, json.loads(row.result)
    for table_id, (name, result) in results.items():
        if name in titles():
            gone = [game(name).colours[seat] for seat in left[table_id]]
            stayed = [contestant for contestant in result["ranking"] if contestant not in gone]
            ranking = [*stayed, *reversed(gone)]
            told = json.dumps({**result, "winner": ranking[0], "ranking": ranking, "left": gone})
            connection.execute(sa.update(_tables).where(_tables.c.id == table_id).values(result=told))
            connection.execute(sa.delete(_finished).where(_finished.c.table_id == table_id))  # it is made again


def _forget_deleted() -> None:
    connection = op.get_bind()
    deleted = sa.select(_people.c.id).where(_people.c.deleted_at.is_not(None))
    for rows in _by_person:
        connection.execute(sa.delete(rows).where(rows.c.who.in_(deleted)))
    for person_id in connection.execute(deleted).scalars().all():
        connection.execute(sa.delete(_counters).where(_counters.c.scope.like(f"%/{person_id}")))

"""What bots think of a position is not told where it would be advice in a game that still runs with other people.

Who copies such a game by hand has made a position like any other: nobody can know all copies, and the same search runs on
anybody's own machine. What can be known is refused: a position that looks, from one's own seat, as it does at a table of one's
own where others play.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from claycrown.rules import Rules
from claycrown.server.http import errors
from claycrown.server.play.positions import Positions
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.schemas import Status

MOST = 50
"""Tables that are looked at, the latest first."""


def refuse_advice(connection: Connection, positions: Positions, person_id: str, name: str, states: Sequence[Any]) -> None:
    """Work for `Database.read`."""
    for table in table_queries.of_person(connection, person_id, Status.RUNNING, name, None, MOST):
        if not _is_shared(connection, table, person_id):
            continue
        rules = positions.rules(table)
        standing = positions.at(connection, table, table.head).state
        for seat in table_queries.seats_of(connection, table.id, person_id):
            here = _seen(rules, standing, seat)
            if any(state.players == table.players and _seen(rules, state, seat) == here for state in states):
                raise errors.forbidden("still_played")


def _is_shared(connection: Connection, table: TableRow, person_id: str) -> bool:
    return any(
        place.bot is None and person_id not in (place.person_id, place.keeper_id)
        for place in table_queries.seats_at(connection, table.id)
    )


def _seen(rules: Rules, state: Any, seat: int) -> dict[str, Any]:
    return rules.notation.write(rules.game.view(state, seat))

"""Replay: the game as it was at any number. From one's own viewpoint; when the game is over, from anybody's."""

from sqlalchemy import Connection

from claycrown.games.contract import SPECTATOR
from claycrown.match import Position, Step, entry_for
from claycrown.server.history.schemas import Replay, ReplayMoment
from claycrown.server.http import errors
from claycrown.server.play.positions import Positions
from claycrown.server.play.updates import log_entry
from claycrown.server.tables.rows import TableRow


def moments(
    connection: Connection, positions: Positions, table: TableRow, seat: int, first: int, limit: int, public_url: str
) -> Replay:
    """So many moments from a number on."""
    if first > table.head:
        raise errors.not_found("moment")
    last = min(first + limit - 1, table.head)
    found = []
    if first == 0:
        found.append(_moment(positions, table, positions.at(connection, table, 0), None, seat, public_url))
    for step in positions.steps(connection, table, max(first - 1, 0), last):
        found.append(_moment(positions, table, step.after, step, seat, public_url))
    return Replay(found, last + 1 if last < table.head else None, table.head)


def _moment(
    positions: Positions, table: TableRow, position: Position, step: Step | None, seat: int, public_url: str
) -> ReplayMoment:
    rules = positions.rules(table)
    return ReplayMoment(
        table=table.id,
        number=position.number,
        seat=None if seat == SPECTATOR else seat,
        entry=None if step is None else log_entry(step, entry_for(step, seat, table.final_result)),
        view=rules.view(position.state, seat),
        areas=rules.areas(rules.game.view(position.state, seat), seat),
        deciders=list(position.deciders),
        progress=rules.guide.progress(rules.game.view(position.state, seat)),
        link=f"{public_url.rstrip('/')}/tables/{table.id}/replay?at={position.number}",
    )

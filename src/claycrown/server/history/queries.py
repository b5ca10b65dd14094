"""Queries on the entries of a game, as its log needs them."""

from sqlalchemy import Connection, select

from claycrown.server.storage.schema import decisions


def latest_of_seat(connection: Connection, table_id: str, seat: int, last: int) -> int:
    """The number of a seat's last entry not after a number; 0 if it has none."""
    query = select(decisions.c.number).where(
        decisions.c.table_id == table_id, decisions.c.seat == seat, decisions.c.number <= last
    )
    return connection.execute(query.order_by(decisions.c.number.desc()).limit(1)).scalar() or 0

"""Queries on proposals and votes."""

from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from claycrown.server.storage.schema import proposals, votes


def add_proposal(connection: Connection, **values: Any) -> None:
    connection.execute(insert(proposals).values(**values))


def proposal(connection: Connection, table_id: str, proposal_id: str) -> Row[Any] | None:
    query = select(proposals).where(proposals.c.id == proposal_id, proposals.c.table_id == table_id)
    return connection.execute(query).one_or_none()


def open_proposals(connection: Connection, table_id: str) -> list[Row[Any]]:
    query = select(proposals).where(proposals.c.table_id == table_id, proposals.c.status == "open").order_by(proposals.c.at)
    return list(connection.execute(query))


def close_proposal(connection: Connection, proposal_id: str, status: str) -> None:
    connection.execute(update(proposals).where(proposals.c.id == proposal_id).values(status=status))


def close_proposals(connection: Connection, table_id: str) -> None:
    """The game has ended: what is still open lapses."""
    query = update(proposals).where(proposals.c.table_id == table_id, proposals.c.status == "open")
    connection.execute(query.values(status="lapsed"))


def vote(connection: Connection, proposal_id: str, person_id: str, agrees: bool, at: int) -> None:
    connection.execute(delete(votes).where(votes.c.proposal_id == proposal_id, votes.c.person_id == person_id))
    connection.execute(insert(votes).values(proposal_id=proposal_id, person_id=person_id, agrees=agrees, at=at))


def agreed(connection: Connection, proposal_id: str) -> list[str]:
    query = select(votes.c.person_id).where(votes.c.proposal_id == proposal_id, votes.c.agrees)
    return list(connection.execute(query).scalars())


def votes_of(connection: Connection, person_id: str) -> list[Row[Any]]:
    return list(connection.execute(select(votes).where(votes.c.person_id == person_id)))

"""Queries on proposals and votes."""

from enum import StrEnum
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from claycrown.server.lobby.schemas import ProposalKind
from claycrown.server.storage.rows import RowMapper
from claycrown.server.storage.schema import proposals, votes


class ProposalStatus(StrEnum):
    """It waits for answers; all agreed; somebody did not; the game ended before."""

    OPEN = "open"
    AGREED = "agreed"
    DECLINED = "declined"
    LAPSED = "lapsed"


class ProposalRow(NamedTuple):
    """Something that needs the agreement of all at a table."""

    id: str
    kind: ProposalKind
    number: int | None
    """Of a taking back: where to."""
    person_id: str
    """Who asked."""
    status: ProposalStatus
    at: int


class VoteRow(NamedTuple):
    proposal_id: str
    agrees: bool
    at: int


_PROPOSAL = RowMapper(ProposalRow, proposals)
_VOTE = RowMapper(VoteRow, votes)


def add_proposal(connection: Connection, **values: Any) -> None:
    connection.execute(insert(proposals).values(**values))


def proposal(connection: Connection, table_id: str, proposal_id: str) -> ProposalRow | None:
    query = select(*_PROPOSAL.columns).where(proposals.c.id == proposal_id, proposals.c.table_id == table_id)
    return _PROPOSAL.one(connection.execute(query).one_or_none())


def open_proposals(connection: Connection, table_id: str) -> list[ProposalRow]:
    query = (
        select(*_PROPOSAL.columns)
        .where(proposals.c.table_id == table_id, proposals.c.status == ProposalStatus.OPEN)
        .order_by(proposals.c.at)
    )
    return _PROPOSAL.all(connection.execute(query))


def close_proposal(connection: Connection, proposal_id: str, status: ProposalStatus) -> None:
    connection.execute(update(proposals).where(proposals.c.id == proposal_id).values(status=status))


def close_proposals(connection: Connection, table_id: str) -> None:
    """The game has ended: what is still open lapses."""
    query = update(proposals).where(proposals.c.table_id == table_id, proposals.c.status == ProposalStatus.OPEN)
    connection.execute(query.values(status=ProposalStatus.LAPSED))


def vote(connection: Connection, proposal_id: str, person_id: str, agrees: bool, at: int) -> None:
    connection.execute(delete(votes).where(votes.c.proposal_id == proposal_id, votes.c.person_id == person_id))
    connection.execute(insert(votes).values(proposal_id=proposal_id, person_id=person_id, agrees=agrees, at=at))


def agreed(connection: Connection, proposal_id: str) -> list[str]:
    query = select(votes.c.person_id).where(votes.c.proposal_id == proposal_id, votes.c.agrees)
    return list(connection.execute(query).scalars())


def votes_of(connection: Connection, person_id: str) -> list[VoteRow]:
    return _VOTE.all(connection.execute(select(*_VOTE.columns).where(votes.c.person_id == person_id)))

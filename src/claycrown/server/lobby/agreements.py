"""What all who sit at a table have to agree to: taking the game back to an earlier point, abandoning it. Bots always agree."""

from sqlalchemy import Connection

from claycrown.server.clocks.absences import out
from claycrown.server.http import errors
from claycrown.server.lobby import queries
from claycrown.server.lobby.queries import ProposalRow, ProposalStatus
from claycrown.server.lobby.schemas import ProposalKind
from claycrown.server.notices import outbox
from claycrown.server.notices.schemas import NoticeKind
from claycrown.server.play.decisions import Decisions
from claycrown.server.play.events import Event
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Transaction
from claycrown.server.storage.schema import new_id
from claycrown.server.tables import absences
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.schemas import Access, Status
from claycrown.server.tables.seats import held_started_table, refuse_if_over, seat_played, solo_game


def propose(
    transaction: Transaction, table_id: str, person_id: str, play: Decisions, kind: ProposalKind, number: int | None
) -> None:
    """Ask all others; the one who asks has agreed."""
    connection = transaction.connection
    table = held_started_table(transaction.connection, table_id, person_id)
    _refuse_if_out(transaction, table, seat_played(transaction.connection, table, person_id))
    refuse_if_over(table)
    if kind is ProposalKind.TAKE_BACK:
        number = _check_take_back(connection, table, person_id, number)
    else:
        number = None
    if any(row.kind == kind for row in queries.open_proposals(connection, table_id)):
        raise errors.conflict("asked_already")
    proposal_id = new_id()
    values = {"id": proposal_id, "table_id": table_id, "kind": kind, "number": number, "person_id": person_id}
    queries.add_proposal(connection, **values, status=ProposalStatus.OPEN, at=now())
    others = table_queries.people_at(connection, table_id) - {person_id}
    outbox.notify(transaction, others, NoticeKind.ASKED, table_id, table.head)
    _answer(transaction, play, table, proposal_id, person_id, agrees=True)


def _check_take_back(connection: Connection, table: TableRow, person_id: str, number: int | None) -> int:
    if table.owner_id != person_id:
        raise errors.forbidden("not_owner")
    if table.access is Access.OPEN:
        raise errors.forbidden("not_private")
    if solo_game(connection, table.id, person_id) is not None:
        raise errors.conflict("use_undo")
    if number is None:
        raise errors.bad("no_number")
    if number >= table.head:
        raise errors.bad("bad_number", head=table.head)
    return number


def answer(transaction: Transaction, table_id: str, person_id: str, play: Decisions, proposal_id: str, agrees: bool) -> None:
    """One who was asked answers. A no settles it; a yes does when it is the last."""
    table = held_started_table(transaction.connection, table_id, person_id)
    _refuse_if_out(transaction, table, seat_played(transaction.connection, table, person_id))
    proposal = queries.proposal(transaction.connection, table_id, proposal_id)
    if proposal is None:
        raise errors.not_found("proposal")
    if proposal.status is not ProposalStatus.OPEN:
        raise errors.conflict("settled")
    _answer(transaction, play, table, proposal_id, person_id, agrees)


def _answer(transaction: Transaction, play: Decisions, table: TableRow, proposal_id: str, person_id: str, agrees: bool) -> None:
    connection = transaction.connection
    queries.vote(connection, proposal_id, person_id, agrees, now())
    transaction.notify("table", table.id)
    if not agrees:
        queries.close_proposal(connection, proposal_id, ProposalStatus.DECLINED)
        return
    proposal = queries.proposal(connection, table.id, proposal_id)
    assert proposal is not None
    asked = set(those_asked(connection, table.id))
    if asked <= set(queries.agreed(connection, proposal_id)):
        _carry_out(transaction, play, table, proposal, asked - {person_id})


def those_asked(connection: Connection, table_id: str) -> list[str]:
    """Who has to agree, in seat order: not those for whom a bot plays, nor those whose account was deleted."""
    absent = absences.current(connection, table_id)
    return [person for seat, person in sorted(table_queries.still_there(connection, table_id).items()) if seat not in absent]


def settle(play: Decisions, transaction: Transaction, table_id: str) -> None:
    """A bot has taken over a seat: what all others have agreed to takes place. Where nobody is left, the bots play on."""
    connection = transaction.connection
    asked = set(those_asked(connection, table_id))
    for proposal in queries.open_proposals(connection, table_id):
        table = table_queries.locked_table(connection, table_id)
        if table is None or table.status is not Status.RUNNING:
            return
        if asked and asked <= set(queries.agreed(connection, proposal.id)):
            _carry_out(transaction, play, table, proposal, asked)


def _carry_out(transaction: Transaction, play: Decisions, table: TableRow, proposal: ProposalRow, others: set[str]) -> None:
    """All have agreed; the others are told."""
    connection = transaction.connection
    queries.close_proposal(connection, proposal.id, ProposalStatus.AGREED)
    if proposal.kind is ProposalKind.ABANDON:
        abandon(transaction, play, table)
    elif proposal.number is not None:
        asker = table_queries.seat_of(connection, table.id, proposal.person_id)
        play.take_back(transaction, table, -1 if asker is None else asker, proposal.number, proposal.person_id)
        outbox.notify(transaction, others, NoticeKind.TAKEN_BACK, table.id, table.head + 1)


def _refuse_if_out(transaction: Transaction, table: TableRow, seat: int) -> None:
    """Who has left a game for good has no say in it."""
    absence = absences.current(transaction.connection, table.id).get(seat)
    if absence is not None and absence.for_good:
        raise out()


def abandon(transaction: Transaction, play: Decisions, table: TableRow) -> None:
    """The game ends without a result."""
    connection = transaction.connection
    at = now()
    table_queries.finish(connection, table.id, Status.ABANDONED, None, at)
    queries.close_proposals(connection, table.id)
    position = play.positions.at(connection, table, table.head)
    play.events.publish(transaction, Event("abandoned", table, play.positions.rules(table), position, at))
    transaction.notify("table", table.id)


def lapse(transaction: Transaction, event: Event) -> None:
    """When a game is over, what was proposed at its table lapses."""
    queries.close_proposals(transaction.connection, event.table.id)

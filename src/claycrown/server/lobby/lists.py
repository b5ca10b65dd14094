"""What is told of tables: lists, and one table in full. Work for `Database.read`."""

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import Connection

from claycrown.games import game
from claycrown.games.plugin import Missing, NoSuchGame
from claycrown.record.records import places_of
from claycrown.server.clocks import clocks
from claycrown.server.http import errors
from claycrown.server.lobby import queries
from claycrown.server.lobby.agreements import those_asked
from claycrown.server.lobby.schemas import Invitation, Proposal, Seat, SeatAbsence, TableDetail, TableInfo, TablePage
from claycrown.server.people import queries as people_queries
from claycrown.server.people.schemas import Person
from claycrown.server.ratings.ratings import why_unrated
from claycrown.server.tables import absences as absence_queries
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.rows import SeatRow, TableRow, free_seats
from claycrown.server.tables.schemas import Access, Status
from claycrown.server.tables.seats import visible_table

PAGE = 20


def detail(connection: Connection, table_id: str, person_id: str | None) -> TableDetail:
    """One table as somebody sees it."""
    table = visible_table(connection, table_id, person_id)
    (info,) = describe(connection, [table], person_id)
    seat = next((place.seat for place in info.seats if place.person is not None and place.person.id == person_id), None)
    at_table = seat is not None or table.owner_id == person_id
    return TableDetail(
        **{name: getattr(info, name) for name in TableInfo.__struct_fields__},
        your_seat=seat,
        your_seats=[] if person_id is None else [place.seat for place in info.seats if _plays(place, person_id)],
        rematch=_rematch(connection, table_id, person_id),
        invitation=table.invitation if table.access is Access.LINK or (at_table and table.access is Access.OPEN) else None,
        proposals=_proposals(connection, info) if at_table else [],
        clocks=clocks.seat_clocks(connection, table),
        absences=[
            SeatAbsence(**{name: getattr(row, name) for name in SeatAbsence.__struct_fields__})
            for row in absence_queries.of_table(connection, table_id)
        ],
        unrated=why_unrated(connection, table, table_queries.seats_at(connection, table_id)),
    )


def invitation(connection: Connection, token: str, person_id: str | None) -> Invitation:
    """What a link leads to, for whom it leads anywhere."""
    table = table_queries.by_invitation(connection, token, person_id)
    if table is None:
        raise errors.not_found("invitation")
    (info,) = describe(connection, [table], person_id)
    same = {name: getattr(info, name) for name in Invitation.__struct_fields__ if name in TableInfo.__struct_fields__}
    known = table.id in table_queries.known_tables(connection, [table.id], person_id)
    return Invitation(**same, host=info.owner, table=table.id if known else None)


def _rematch(connection: Connection, table_id: str, person_id: str | None) -> str | None:
    """The table of the rematch: for those who played, not for all who looked on."""
    again = table_queries.rematch_of(connection, table_id)
    return again if again is not None and again in table_queries.known_tables(connection, [again], person_id) else None


def _plays(place: Seat, person_id: str) -> bool:
    return any(who is not None and who.id == person_id for who in (place.person, place.keeper))


def _proposals(connection: Connection, info: TableInfo) -> list[Proposal]:
    seated = [seat.person for seat in info.seats if seat.person is not None]
    proposals = []
    for row in queries.open_proposals(connection, info.id):
        agreed = queries.agreed(connection, row.id)
        by = next((person for person in seated if person.id == row.person_id), info.owner)
        missing = [person_id for person_id in those_asked(connection, info.id) if person_id not in agreed]
        proposals.append(Proposal(row.id, row.kind, row.number, by, row.at, agreed, missing))
    return proposals


def page(
    connection: Connection, person_id: str | None, mine: bool, status: Status, of: str | None, cursor: str | None, limit: int
) -> TablePage:
    """A page of the open tables, or of one's own."""
    before = _cursor(cursor)
    if mine:
        if person_id is None:
            raise errors.not_signed_in()
        rows = table_queries.of_person(connection, person_id, status, of, before, limit + 1)
    else:
        rows = table_queries.open_to_all(connection, status, of, before, limit + 1)
    more = len(rows) > limit
    rows = rows[:limit]
    return TablePage(describe(connection, rows, person_id), f"{rows[-1].updated_at}-{rows[-1].id}" if more else None)


def expected(connection: Connection, person_id: str) -> TablePage:
    """Tables that wait for somebody."""
    return TablePage(describe(connection, table_queries.expected(connection, person_id), person_id), None)


def _cursor(text: str | None) -> tuple[int, str] | None:
    if text is None:
        return None
    time, dash, key = text.partition("-")
    if not dash or not time.isdecimal() or not time.isascii() or len(time) > 15 or len(key) > 12:
        raise errors.bad("bad_cursor")
    return int(time), key


def describe(connection: Connection, rows: Sequence[TableRow], person_id: str | None) -> list[TableInfo]:
    """Tables with the people at them, as somebody sees them who may know of each."""
    if not rows:
        return []
    places: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    for place in table_queries.seats_at_all(connection, places):
        places[place.table_id].append(place)
    names = _names(connection, rows, (place for of in places.values() for place in of))
    known = table_queries.known_tables(connection, {row.rematch_of for row in rows if row.rematch_of is not None}, person_id)
    again = {row.id: row.rematch_of for row in rows if row.rematch_of in known}
    return [_info(row, places[row.id], person_id, names, again.get(row.id)) for row in rows]


def _names(connection: Connection, rows: Sequence[TableRow], places: Iterable[SeatRow]) -> dict[str, Person]:
    ids = {row.owner_id for row in rows}
    for place in places:
        ids |= {who for who in (place.person_id, place.keeper_id, place.kept_for) if who is not None}
    return people_queries.persons(connection, ids)


def _info(
    row: TableRow,
    places: Sequence[SeatRow],
    person_id: str | None,
    names: dict[str, Person],
    rematch_of: str | None,
) -> TableInfo:
    """As a person sees it."""
    colours, missing = _colours(row.game)
    result = row.final_result
    placed = {} if result is None else places_of(result)
    return TableInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        edition=row.edition_name,
        options=msgspec.json.decode(row.options),
        **msgspec.structs.asdict(row.settings),
        players=row.players,
        access=row.access,
        status=row.status,
        owner=names[row.owner_id],
        seats=[
            Seat(
                seat=place.seat,
                colour=colours[place.seat] if colours else str(place.seat + 1),
                person=names.get(place.person_id or ""),
                bot=place.bot,
                keeper=names.get(place.keeper_id or ""),
                kept_for=names.get(place.kept_for or ""),
                player=place.player,
            )
            for place in places
        ],
        free=[place.seat for place in free_seats(places, person_id)] if row.status is Status.OPEN else [],
        number=row.head,
        deciders=list(row.deciders),
        created_at=row.created_at,
        started_at=row.started_at,
        finished_at=row.finished_at,
        moved_at=row.moved_at,
        result=result,
        standing=None if result is None else [colours.index(colour) for colour in placed if colour in colours],
        places=None if result is None else [placed[colour] for colour in colours if colour in placed],
        rematch_of=rematch_of,
        imported=row.imported,
        starts_when_full=row.starts_when_full,
        missing=missing,
    )


def _colours(name: str) -> tuple[tuple[str, ...], Missing | None]:
    """Of the seats; none, and why, where the game is not to be had any more."""
    try:
        return game(name).colours, None
    except NoSuchGame as error:
        return (), error.kind

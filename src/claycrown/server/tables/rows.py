"""Tables and seats as they are stored."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from claycrown.server.storage import schema
from claycrown.server.storage.rows import RowMapper
from claycrown.server.tables.schemas import Access, Settings, Status


class TableRow(NamedTuple):
    """A table. Not for outside: it holds the seed and the invitation."""

    id: str
    name: str
    game: str
    edition_name: str
    edition_hash: str
    edition_text: str | None
    """Of an edition that is not the package's own."""
    rules_version: int
    options: str
    """JSON."""
    players: int
    seed: str | None
    """Secret; none before the start."""
    settings: Settings
    access: Access
    invitation: str
    owner_id: str
    status: Status
    head: int
    """How many entries the game has."""
    deciders: tuple[int, ...]
    """The seats that are to decide."""
    result: str | None
    """JSON."""
    rematch_of: str | None
    created_at: int
    started_at: int | None
    finished_at: int | None
    updated_at: int
    """When the status last changed."""
    moved_at: int | None
    imported: bool
    hinted: bool
    """Somebody has asked for a hint while the game was played."""
    taken_back: bool
    """A finished turn was taken back, with the bots' answers."""
    starts_when_full: bool
    """A quick match: the game starts with the last who sits down."""
    position: str | None
    """JSON: where the game began, if not with a set-up. Secret."""

    @property
    def final_result(self) -> dict[str, Any] | None:
        """How the game ended (`result_of`); None while it goes on, or if it was abandoned."""
        return None if self.result is None else msgspec.json.decode(self.result)


class SeatRow(NamedTuple):
    """A seat, and who plays there: a person, a bot, or a person besides their own seat."""

    table_id: str
    seat: int
    person_id: str | None
    bot: str | None
    keeper_id: str | None
    """Who plays here besides their own seat."""
    player: str | None
    """The name of who plays at a kept seat, or of who played in an imported record."""
    kept_for: str | None
    """Of a rematch: who sat here before may sit down again."""
    status: Status
    """That of the table."""
    updated_at: int


def is_played(place: SeatRow) -> bool:
    """Whether somebody plays at a seat: a person, a bot, or somebody for whom a person plays too."""
    return place.person_id is not None or place.bot is not None or place.keeper_id is not None


def free_seats(places: Iterable[SeatRow], person_id: str | None) -> list[SeatRow]:
    """The seats that somebody may take: those that nobody plays at and that are not kept for somebody else."""
    return [place for place in places if not is_played(place) and place.kept_for in (None, person_id)]


TABLE = RowMapper(TableRow, schema.tables)
SEAT = RowMapper(SeatRow, schema.seats)

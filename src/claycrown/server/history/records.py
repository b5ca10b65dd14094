"""Records of whole games: out when the game is over, in as a new table."""

from typing import Any

import msgspec
from sqlalchemy import Connection

from claycrown import match
from claycrown.games.contract import SPECTATOR, Illegal
from claycrown.games.edition import Edition, to_toml
from claycrown.games.refused import show
from claycrown.record.notation import AvailableEditions, BadPosition, game_of
from claycrown.record.records import Record, leavers_in, read_record, result_of
from claycrown.rules import Rules, rules_of
from claycrown.server.clocks import timing
from claycrown.server.editions import editions
from claycrown.server.history.schemas import ImportRecord
from claycrown.server.http import errors
from claycrown.server.lobby.tables import Tables, fresh
from claycrown.server.people import names
from claycrown.server.people import queries as people_queries
from claycrown.server.play import imports
from claycrown.server.play import queries as play_queries
from claycrown.server.play.positions import Positions
from claycrown.server.play.rules import HostEditions
from claycrown.server.play.snapshots import pack
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Transaction
from claycrown.server.storage.rows import json_text
from claycrown.server.storage.schema import new_id
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.schemas import Settings, Status

NOBODY = "?"


def export(connection: Connection, positions: Positions, table: TableRow, _: int = SPECTATOR) -> dict[str, Any]:
    """The record, with the seed and everything that was secret: only of a game that is over."""
    result = table.final_result
    if table.seed is None or result is None:
        raise errors.conflict("record_too_early")
    rules = positions.rules(table)
    colours = rules.game.colours
    stood = match.standing(play_queries.entries(connection, table.id, 0, table.head))
    record = Record(
        game=table.game,
        edition=rules.edition,
        options=msgspec.json.decode(table.options),
        players=_players(connection, table),
        seed=int(table.seed),
        decisions=[(colours[entry.seat], entry.text) for entry in stood],
        result=result,
        position=None if table.position is None else msgspec.json.decode(table.position),
    )
    return record.with_figures()


def _players(connection: Connection, table: TableRow) -> list[str]:
    places = table_queries.seats_at(connection, table.id)
    people = people_queries.persons(connection, {place.person_id for place in places if place.person_id is not None})
    return [
        people[place.person_id].name if place.person_id in people else place.bot or place.player or NOBODY for place in places
    ]


class _ServerEditions(AvailableEditions):
    """The editions that the server has at hand."""

    def __init__(self, editions: HostEditions) -> None:
        super().__init__()
        self._editions = editions

    def find(self, name: str, edition: Any) -> Edition:
        try:
            return self._editions.find(name, edition)[0].edition
        except (KeyError, TypeError):
            raise BadPosition("edition", "edition-not-here", edition=show(edition)) from None


def brought(written: dict[str, Any]) -> tuple[str, Edition] | None:
    """The game of a record and the figures that it brings with it, if it does, as far as the game's own checks go."""
    named = written.get("edition")
    if not isinstance(named, dict) or "figures" not in named:
        return None
    called, figures = named.get("name"), named["figures"]
    try:
        name = game_of(written)
        if not isinstance(figures, dict) or not isinstance(called, str) or editions.clean_name(called) != called:
            raise BadPosition("edition", "edition-incomplete")
    except BadPosition as error:
        raise errors.because("bad_record", error) from None
    edition, _ = editions.possible(name, called, figures)
    if edition.hash != named.get("hash"):
        raise errors.bad("other_figures")
    return name, edition


def _rules(at_hand: HostEditions, record: Record) -> tuple[Rules, str | None]:
    """Those of an edition at hand, or of the figures that the record has brought, with their text as a file."""
    if record.edition.name in at_hand.names(record.game):
        rules, text = at_hand.find(record.game, record.edition.name)
        if rules.edition.hash == record.edition.hash:
            return rules, text
    text = to_toml(record.edition.figures)
    return rules_of(record.game, record.edition.name, text), text


def read(at_hand: HostEditions, written: dict[str, Any]) -> Record:
    """A record as it was sent, replayed and found right. Takes a while, so in a thread."""
    try:
        record = read_record(written, _ServerEditions(at_hand))
        if len(record.decisions) > imports.LONGEST:
            raise BadPosition("decisions", "record-too-long", most=imports.LONGEST)
        rules, _ = _rules(at_hand, record)
        position = match.at_start(rules, record.set_up())
        for step in match.replay(rules, position, record.decisions):  # one at a time: thousands together take much memory
            position = step.after
        left = leavers_in(record.result, rules.game.seats(position.state))
        result = result_of(record.game, position.state, left)
        if record.result is not None and msgspec.to_builtins(record.result) != msgspec.to_builtins(result):
            raise BadPosition("result", "record-other-result")
        record.result = result
        return record
    except (BadPosition, Illegal) as error:
        raise errors.because("bad_record", error) from None


def make(transaction: Transaction, tables: Tables, owner_id: str, asked: ImportRecord, record: Record) -> str:
    """A table from a record that is known to be right; gives its id. Finished, it is there to look at; else to play on."""
    connection = transaction.connection
    at, table_id = now(), new_id()
    bots = _who(tables, record, asked)
    rules, text = _rules(tables.editions, record)
    values = {
        "id": table_id,
        "name": names.title(asked.name),
        "game": record.game,
        "edition_name": record.edition.name,
        "edition_hash": record.edition.hash,
        "edition_text": text,
        "rules_version": rules.game.rules_version,
        "options": json_text(record.options),
        "players": len(record.players),
        "settings": json_text(timing.checked(Settings.of(asked), tables.bots(record.game))),
        "access": asked.access,
        "owner_id": owner_id,
        "imported": True,
        "position": None if record.position is None else json_text(record.position),
    }
    tables.refuse_if_busy(connection, owner_id)
    table_queries.add(connection, **values, **fresh(at))
    finished = record.result is not None
    table_queries.add_seats(
        connection,
        [
            {
                "table_id": table_id,
                "seat": seat,
                "person_id": owner_id if who is True else None,
                "bot": who if isinstance(who, str) else None,
                "player": names.title(record.players[seat]) or NOBODY,
                "status": Status.OPEN,
                "updated_at": at,
            }
            for seat, who in enumerate(bots)
        ],
    )
    if finished:
        _finish(connection, table_id, record, tables, at)
    else:
        play_queries.keep_import(connection, table_id, record.seed, json_text(record.decisions))
    return table_id


def _who(tables: Tables, record: Record, asked: ImportRecord) -> list[str | bool | None]:
    """Who plays on at each seat: True for the one who imports, a bot's name, or nobody yet."""
    if record.result is not None:
        return [None] * len(record.players)
    if len(asked.seats) > len(record.players):
        raise errors.bad("bad_seats")
    if sum(seat.me for seat in asked.seats) > 1:
        raise errors.bad("one_seat_each")
    for seat in asked.seats:
        tables.check_bot(record.game, seat.bot)
    who: list[str | bool | None] = [True if seat.me else seat.bot for seat in asked.seats]
    return who + [None] * (len(record.players) - len(who))


def _finish(connection: Connection, table_id: str, record: Record, tables: Tables, at: int) -> None:
    rules, _ = _rules(tables.editions, record)
    start = match.at_start(rules, record.set_up())
    play_queries.keep_snapshot(connection, table_id, 0, pack(rules, table_id, start))
    end = imports.store(connection, table_id, rules, start, record.decisions, at)
    table_queries.change(connection, table_id, seed=str(record.seed), head=end.number, started_at=at, moved_at=at)
    table_queries.finish(connection, table_id, Status.OVER, json_text(record.result), at)

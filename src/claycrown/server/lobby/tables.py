"""The lobby and the tables: make one, sit down, get up, start, play again. Work for `Database.write`."""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection

from claycrown.games import contract, game, titles
from claycrown.games.contract import Illegal
from claycrown.record.notation import BadPosition
from claycrown.server.clocks import timing
from claycrown.server.editions import editions
from claycrown.server.http import errors
from claycrown.server.lobby.schemas import NewSeat, NewTable
from claycrown.server.notices import outbox
from claycrown.server.notices.schemas import NoticeKind
from claycrown.server.people import names, relations
from claycrown.server.people.accounts import account_of, clean_name
from claycrown.server.play import imports
from claycrown.server.play import queries as play_queries
from claycrown.server.play.events import Event, Events
from claycrown.server.play.positions import Positions, set_up_of
from claycrown.server.play.rules import HostEditions
from claycrown.server.play.snapshots import pack
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Transaction
from claycrown.server.storage.rows import json_text
from claycrown.server.storage.schema import new_id
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.rows import SeatRow, TableRow, free_seats, is_played
from claycrown.server.tables.schemas import Settings, Status
from claycrown.server.tables.seats import held_table


class Tables:
    """What people do with tables before and after their game. Its methods are work for `Database.write`."""

    def __init__(
        self, positions: Positions, events: Events, editions: HostEditions, bots: Callable[[str], list[str]], tables_each: int
    ) -> None:
        self.positions = positions
        self.events = events
        self.editions = editions
        self.bots = bots
        self.tables_each = tables_each

    def make(self, transaction: Transaction, owner_id: str, asked: NewTable) -> str:
        """A new table; gives its id."""
        connection = transaction.connection
        if asked.game not in titles():
            raise errors.unknown_game(titles())
        try:
            options = contract.check_options(game(asked.game), asked.options, asked.players)
            rules, text = editions.find(connection, self.editions, owner_id, asked.game, asked.edition)
            # Some options go with some numbers of players only: the rules know.
            contract.set_up(rules.game, asked.players, 0, options, rules.edition)
        except (BadPosition, Illegal) as error:
            raise errors.because("bad_options", error) from None
        except KeyError:
            raise errors.bad("unknown_edition") from None
        if len(asked.seats) > asked.players:
            raise errors.bad("bad_seats")
        seats = [*asked.seats, *(NewSeat() for _ in range(asked.players - len(asked.seats)))]
        for seat in seats:
            self._check_seat(asked.game, seat.bot, seat.name)
        free = [number for number, seat in enumerate(seats) if seat.bot is None and seat.name is None]
        if asked.play and not free:
            raise errors.bad("no_seat_left")
        if asked.play and asked.seat not in (None, *free):
            raise _taken() if asked.seat in range(asked.players) else errors.not_found("seat")
        own = (free[0] if asked.seat is None else asked.seat) if asked.play else None
        if not asked.play and any(seat.name for seat in seats):
            raise _keeper_has_to_play()
        settings = timing.checked(Settings.of(asked), self.bots(asked.game))
        relations.refuse_if_barred(connection, owner_id)
        self.refuse_if_busy(connection, owner_id)
        at = now()
        table_id = new_id()
        table_queries.add(
            connection,
            id=table_id,
            name=names.title(asked.name),
            game=asked.game,
            edition_name=rules.edition.name,
            edition_hash=rules.edition.hash,
            edition_text=text,
            rules_version=rules.game.rules_version,
            options=json_text(options),
            players=asked.players,
            settings=json_text(settings),
            access=asked.access,
            owner_id=owner_id,
            **fresh(at),
        )
        table_queries.add_seats(
            connection,
            [
                {
                    "table_id": table_id,
                    "seat": number,
                    "person_id": owner_id if number == own else None,
                    "bot": seat.bot,
                    "keeper_id": owner_id if seat.name else None,
                    "player": clean_name(seat.name) if seat.name else None,
                    "kept_for": None,
                    "status": Status.OPEN,
                    "updated_at": at,
                }
                for number, seat in enumerate(seats)
            ],
        )
        self._invite(transaction, table_id, owner_id, asked.invited, at)
        return table_id

    def refuse_if_busy(self, connection: Connection, owner_id: str) -> None:
        if table_queries.count_busy(connection, owner_id) >= self.tables_each:
            raise errors.conflict("too_many_tables", most=self.tables_each)

    def _check_seat(self, game: str, bot: str | None, name: str | None) -> None:
        if bot is not None and name is not None:
            raise errors.bad("bot_or_player")
        self.check_bot(game, bot)

    def check_bot(self, game: str, bot: str | None) -> None:
        bots = self.bots(game)
        if bot is not None and bot not in bots:
            raise errors.unknown_bot(bots)

    def _invite(self, transaction: Transaction, table_id: str, owner_id: str, invited: list[str], at: int) -> None:
        """Who has blocked the one who invites hears nothing of it, and the one who invites nothing of that."""
        connection = transaction.connection
        for name in invited:
            account = account_of(connection, name)
            if account is None:
                raise errors.bad("unknown_name", name=name)
            if not relations.has_blocked(connection, account.id, owner_id):
                table_queries.invite(connection, table_id, account.id, at)
                outbox.notify(transaction, [account.id], NoticeKind.INVITED, table_id, by=owner_id)

    def invite(self, transaction: Transaction, table_id: str, owner_id: str, invited: list[str]) -> None:
        self._owned(transaction, table_id, owner_id)
        self._invite(transaction, table_id, owner_id, invited, now())

    def admit(self, transaction: Transaction, token: str, person_id: str) -> str:
        """Somebody follows an invitation link; gives the table's id. Where only those named may enter, it makes nobody one."""
        table = table_queries.by_invitation(transaction.connection, token, person_id)
        if table is None:
            raise errors.not_found("invitation")
        table_queries.admit(transaction.connection, table.id, person_id, now())
        return str(table.id)

    def join(self, transaction: Transaction, table_id: str, person_id: str, seat: int | None) -> None:
        """Sit down: at a seat, at the one kept, or at the first free one. Who sits there already moves to the seat they name."""
        connection = transaction.connection
        table = self._open_table(transaction, table_id, person_id)
        places = table_queries.seats_at(connection, table_id)
        own = next((place for place in places if place.person_id == person_id), None)
        if own is not None and seat in (None, own.seat):
            return  # sent twice
        relations.refuse_if_barred(connection, person_id)
        if table_queries.is_barred(connection, table_id, person_id) or relations.has_blocked(
            connection, table.owner_id, person_id
        ):
            raise errors.forbidden("sent_away")
        free = free_seats(places, person_id)
        kept = [place for place in free if place.kept_for == person_id]
        wanted = [place for place in free if place.seat == seat] if seat is not None else (kept or free)
        if not wanted:
            raise _not_free(places, seat)
        if kept:
            table_queries.change_seat(connection, table_id, kept[0].seat, kept_for=None)
        if own is not None:
            table_queries.change_seat(connection, table_id, own.seat, person_id=None)
        table_queries.change_seat(connection, table_id, wanted[0].seat, person_id=person_id, kept_for=None)
        transaction.notify("table", table_id)
        if table.starts_when_full and all(map(is_played, table_queries.seats_at(connection, table_id))):
            self._begin(transaction, table)

    def leave(self, transaction: Transaction, table_id: str, person_id: str) -> None:
        """Get up before the start. The owner's table goes to the next person there, or away if there is none."""
        connection = transaction.connection
        table = self._open_table(transaction, table_id, person_id)
        table_queries.free_kept(connection, table_id, person_id)
        places = table_queries.seats_at(connection, table_id)
        for place in places:
            if place.person_id == person_id:
                table_queries.change_seat(connection, table_id, place.seat, person_id=None)
            elif place.kept_for == person_id:
                table_queries.change_seat(connection, table_id, place.seat, kept_for=None)
        transaction.notify("table", table_id)
        if table.owner_id == person_id:
            others = [place.person_id for place in places if place.person_id not in (None, person_id)]
            if others:
                table_queries.change(connection, table_id, owner_id=others[0])
            else:
                table_queries.remove(connection, table_id)

    def notify_renamed(self, transaction: Transaction, person_id: str) -> None:
        """Somebody has another name now: those at their tables see it at once."""
        for status in (Status.OPEN, Status.RUNNING):
            for table in table_queries.of_person(transaction.connection, person_id, status, None, None, self.tables_each):
                transaction.notify("table", table.id)

    def kick(self, transaction: Transaction, table_id: str, owner_id: str, seat: int) -> None:
        """The owner has somebody get up, who may not come back uninvited."""
        connection = transaction.connection
        self._owned(transaction, table_id, owner_id)
        place = self._seat(connection, table_id, seat)
        gone = place.person_id or place.kept_for
        if gone is None or gone == owner_id:
            raise errors.conflict("nobody_there")
        table_queries.change_seat(connection, table_id, seat, person_id=None, kept_for=None)
        table_queries.free_kept(connection, table_id, gone)
        table_queries.invite(connection, table_id, gone, now(), barred=True)
        outbox.notify(transaction, [gone], NoticeKind.SENT_AWAY, table_id)
        transaction.notify("table", table_id)

    def set_seat(
        self, transaction: Transaction, table_id: str, owner_id: str, seat: int, bot: str | None, name: str | None = None
    ) -> None:
        """The owner has a bot sit down, or plays at the seat too under a name, or frees it."""
        connection = transaction.connection
        table = self._owned(transaction, table_id, owner_id)
        place = self._seat(connection, table_id, seat)
        if place.person_id is not None or place.kept_for is not None:
            raise _not_free([place], seat)
        self._check_seat(table.game, bot, name)
        if name is not None and table_queries.seat_of(connection, table_id, owner_id) is None:
            raise _keeper_has_to_play()
        table_queries.change_seat(connection, table_id, seat, bot=bot)
        if name is not None:
            table_queries.change_seat(connection, table_id, seat, keeper_id=owner_id, player=clean_name(name))
        elif place.keeper_id is not None:
            table_queries.change_seat(connection, table_id, seat, keeper_id=None, player=None)
        transaction.notify("table", table_id)

    def start(self, transaction: Transaction, table_id: str, owner_id: str) -> None:
        """All seats are taken: the game is set up and the clock runs."""
        connection = transaction.connection
        table = held_table(connection, table_id, owner_id)
        if table.owner_id == owner_id and table.status == Status.RUNNING:
            return  # sent twice
        _must_own(table, owner_id)
        places = table_queries.seats_at(connection, table_id)
        there = {place.person_id for place in places}
        if any(not is_played(place) or (place.keeper_id is not None and place.keeper_id not in there) for place in places):
            raise errors.conflict("seats_free")
        self._begin(transaction, table)

    def _begin(self, transaction: Transaction, table: TableRow) -> None:
        connection, table_id = transaction.connection, table.id
        rules = self.positions.rules(table)
        kept = play_queries.take_import(connection, table_id)
        seed = secrets.randbits(64) if kept is None else int(kept.seed)
        position = set_up_of(rules, table, seed)
        at = now()
        play_queries.keep_snapshot(connection, table_id, 0, pack(rules, table_id, position))
        if kept is not None:
            position = imports.store(connection, table_id, rules, position, msgspec.json.decode(kept.decisions), at)
        head = position.number
        table_queries.start(connection, table_id, seed, head, position.deciders, at)
        self.events.publish(transaction, Event("started", table, rules, position, at))
        transaction.notify("table", table_id)
        transaction.notify("play", table_id, head)

    def rematch(self, transaction: Transaction, table_id: str, person_id: str) -> str:
        """The same again with the seats turned by one: whoever asks first makes the table, all others find their seat kept."""
        connection = transaction.connection
        table = held_table(connection, table_id, person_id)
        places = table_queries.seats_at(connection, table_id)
        if all(place.person_id != person_id for place in places):
            raise errors.forbidden("did_not_play")
        if table.status not in (Status.OVER, Status.ABANDONED):
            raise errors.conflict("rematch_too_early")
        found = table_queries.rematch_of(connection, table_id)
        if found is not None:
            self.join(transaction, found, person_id, None)
            return found
        relations.refuse_if_barred(connection, person_id)
        at = now()
        again = new_id()
        same = ("name", "game", "edition_name", "edition_hash", "edition_text", "options", "players", "access")
        values = {column: getattr(table, column) for column in same} | {"settings": json_text(table.settings)}
        version = self.positions.rules(table).game.rules_version
        table_queries.add(
            connection, id=again, owner_id=person_id, rules_version=version, rematch_of=table_id, **values, **fresh(at)
        )
        turned = places[1:] + places[:1]
        others = table_queries.people_at(connection, table_id) - {person_id}
        table_queries.add_seats(
            connection,
            [
                {
                    "table_id": again,
                    "seat": seat,
                    "person_id": person_id if place.person_id == person_id else None,
                    "bot": place.bot,
                    "keeper_id": place.keeper_id,
                    "player": place.player if place.keeper_id is not None else None,
                    "kept_for": place.person_id if place.person_id in others else None,
                    "status": Status.OPEN,
                    "updated_at": at,
                }
                for seat, place in enumerate(turned)
            ],
        )
        for player in sorted({person_id, *others}):
            table_queries.admit(connection, again, player, at)
        outbox.notify(transaction, others, NoticeKind.INVITED, again, by=person_id)
        transaction.notify("table", table_id)
        return again

    def _open_table(self, transaction: Transaction, table_id: str, person_id: str) -> TableRow:
        table = held_table(transaction.connection, table_id, person_id)
        if table.status != Status.OPEN:
            raise errors.conflict("started")
        return table

    def _owned(self, transaction: Transaction, table_id: str, owner_id: str) -> TableRow:
        table = held_table(transaction.connection, table_id, owner_id)
        _must_own(table, owner_id)
        return table

    def _seat(self, connection: Connection, table_id: str, seat: int) -> SeatRow:
        for place in table_queries.seats_at(connection, table_id):
            if place.seat == seat:
                return place
        raise errors.not_found("seat")


def _must_own(table: TableRow, person_id: str) -> None:
    """For what only the owner can do, and only before the start."""
    if table.owner_id != person_id:
        raise errors.forbidden("not_owner")
    if table.status != Status.OPEN:
        raise errors.conflict("started")


def _taken() -> errors.Refusal:
    return errors.conflict("seat_taken")


def _not_free(places: list[SeatRow], seat: int | None) -> errors.Refusal:
    """Why somebody cannot have a seat; `None` is any seat."""
    if seat is None:
        return errors.conflict("no_free_seat")
    place = next((place for place in places if place.seat == seat), None)
    if place is None:
        return errors.not_found("seat")
    if place.kept_for is not None:
        return errors.conflict("seat_kept")
    return _taken()


def _keeper_has_to_play() -> errors.Refusal:
    return errors.bad("keeper_not_playing")


def fresh(at: int) -> dict[str, Any]:
    return {
        "invitation": secrets.token_urlsafe(16),
        "status": Status.OPEN,
        "head": 0,
        "deciders": "",
        "created_at": at,
        "updated_at": at,
    }

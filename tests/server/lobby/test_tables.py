"""Lobby and tables."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import asdict

from claycrown import games as packaged
from claycrown.client import ServerRefused
from claycrown.server.lobby.schemas import NewSeat
from claycrown.server.storage.database import Database, Transaction
from claycrown.server.tables.schemas import AtZero, Clock, Pace, Settings
from tests.server.server import RunningServer
from tests.server.vocabulary import play, seated

PASSWORD = "correct horse battery"


def code(call: Callable[[], object]) -> str:
    with pytest.raises(ServerRefused) as refused:
        call()
    return refused.value.code


def test_the_games_are_listed_with_what_can_be_chosen(server: RunningServer) -> None:
    found = {game.name: game for game in server.client().games()}
    assert (found["terracotta"].fewest, found["terracotta"].most) == (2, 4)
    assert found["xidit"].options == {"short": False, "hard_virtual": False, "open_screens": False}
    assert found["xidit"].editions == ["standard"]


def test_a_table_fills_and_starts(both_servers: RunningServer) -> None:
    anna, ben, cleo = (both_servers.guest(name) for name in ("Anna", "Ben", "Cleo"))
    table = anna.make_table(game="terracotta", players=3, name="  Sunday   evening ")
    assert (table.name, table.status, table.your_seat) == ("Sunday evening", "open", 0)
    assert [seat.colour for seat in table.seats] == ["yellow", "green", "blue"]
    assert table.id in [found.id for found in ben.tables(status="open").tables]
    assert ben.join(table.id, seat=2).your_seat == 2
    assert ben.join(table.id).your_seat == 2  # sent twice
    assert code(lambda: cleo.join(table.id, seat=2)) == "seat_taken"
    assert code(lambda: anna.start(table.id)) == "seats_free"
    assert cleo.join(table.id).your_seat == 1
    assert code(lambda: both_servers.guest("Dan").join(table.id)) == "no_free_seat"
    assert code(lambda: both_servers.guest("Eva").join(table.id, seat=7)) == "not_found"
    assert code(lambda: ben.start(table.id)) == "not_owner"
    started = anna.start(table.id)
    assert (started.status, started.number) == ("running", 0)
    assert anna.start(table.id).started_at == started.started_at
    assert code(lambda: ben.leave(table.id)) == "started"
    assert table.id not in [found.id for found in ben.tables(status="open").tables]
    assert table.id in [found.id for found in ben.tables(status="running", mine=True).tables]


def test_people_leave_and_are_sent_away_before_the_start(server: RunningServer) -> None:
    anna, ben, eve = (server.guest(name) for name in ("Anna", "Ben", "Eve"))
    table = anna.make_table(game="terracotta", players=3)
    ben.join(table.id)
    eve.join(table.id)
    assert code(lambda: ben.kick(table.id, 2)) == "not_owner"
    assert anna.kick(table.id, 2).seats[2].person is None
    assert code(lambda: eve.join(table.id)) == "sent_away"
    assert code(lambda: anna.kick(table.id, 0)) == "nobody_there"
    assert code(lambda: anna.kick(table.id, 9)) == "not_found"
    anna.leave(table.id)
    assert ben.table(table.id).owner.name == "Ben"
    ben.leave(table.id)
    assert code(lambda: ben.table(table.id)) == "not_found"


def test_a_seat_is_given_to_nobody_else_while_somebody_has_it(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.make_table(game="terracotta", players=3, play=False)
    ben.join(table.id, seat=1)
    assert code(lambda: anna.set_bot(table.id, 1, "random")) == "seat_taken"
    assert code(lambda: anna.keep_seat(table.id, 2, "Cleo")) == "keeper_not_playing"
    assert anna.set_bot(table.id, 2, "random").seats[2].bot == "random"
    ben.leave(table.id)
    assert [seat.person for seat in anna.table(table.id).seats] == [None, None, None]


def test_a_table_by_link_is_found_by_link_only(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.make_table(game="terracotta", players=2, access="link")
    assert table.invitation is not None
    assert table.id not in [found.id for found in ben.tables(limit=100).tables]
    assert code(lambda: ben.table(table.id)) == "not_found"
    assert code(lambda: ben.join(table.id)) == "not_found"
    assert code(lambda: ben.accept_invitation("nonsense")) == "not_found"
    found = ben.accept_invitation(table.invitation)
    assert (found.id, found.your_seat, found.invitation) == (table.id, None, table.invitation)
    assert ben.join(table.id).your_seat == 1


def test_a_table_by_name_is_for_those_named(server: RunningServer) -> None:
    anna, mia, ben = server.guest("Anna"), server.client(), server.guest("Ben")
    mia.make_account("Mia", PASSWORD)
    assert code(lambda: anna.make_table(game="terracotta", players=2, access="name", invited=["Nobody"])) == "unknown_name"
    table = anna.make_table(game="terracotta", players=2, access="name", invited=["mia"])
    assert [found.id for found in mia.expected_tables().tables] == [table.id]
    assert code(lambda: ben.table(table.id)) == "not_found"
    assert mia.join(table.id).your_seat == 1


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({"game": "chess", "players": 2}, "unknown_game"),
        ({"game": "terracotta", "players": 5}, "bad_options"),
        ({"game": "terracotta", "players": 1}, "bad_options"),
        ({"game": "xidit", "players": 3, "options": {"flying": True}}, "bad_options"),
        ({"game": "xidit", "players": 3, "edition": "none"}, "unknown_edition"),
        ({"game": "xidit", "players": 3, "bots": ["deep thought"]}, "unknown_bot"),
        ({"game": "terracotta", "players": 2, "bots": [None] * 3}, "bad_seats"),
        ({"game": "terracotta", "players": 2, "seats": [NewSeat(), NewSeat(bot="random", name="Ben")]}, "bot_or_player"),
        ({"game": "terracotta", "players": 2, "seats": [NewSeat(), NewSeat(name="Ben")], "play": False}, "keeper_not_playing"),
    ],
)
def test_tables_that_cannot_be_are_refused(server: RunningServer, settings: dict[str, object], expected: str) -> None:
    anna = server.guest("Anna")
    assert code(lambda: anna.make_table(**settings)) == expected  # type: ignore[arg-type]


def test_a_rematch_turns_the_seats(both_servers: RunningServer) -> None:
    settings = Settings(open_book=False, pace=Pace.SLOW, clock=Clock(days=2, at_zero=AtZero.NOTHING), bot_seconds=1.5)
    clients, table = seated(both_servers, "Anna", "Ben", "Cleo", access="link", **asdict(settings))
    assert Settings.of(table) == settings
    assert code(lambda: clients[1].rematch(table.id)) == "rematch_too_early"
    (proposal,) = clients[0].propose(table.id, "abandon").proposals
    for client in clients[1:]:
        client.vote(table.id, proposal.id, True)
    again = clients[1].rematch(table.id)
    assert again.owner.name == "Ben"
    assert (again.access, Settings.of(again)) == ("link", settings)
    assert [seat.person and seat.person.name for seat in again.seats] == ["Ben", None, None]
    assert [seat.kept_for and seat.kept_for.name for seat in again.seats] == [None, "Cleo", "Anna"]
    assert clients[0].table(table.id).rematch == again.id
    assert again.id in [found.id for found in clients[0].expected_tables().tables]
    assert clients[0].rematch(table.id).id == again.id
    clients[2].leave(again.id)  # the seat that was kept is free for anybody now
    assert clients[1].table(again.id).seats[1].kept_for is None
    clients[2].join(again.id)
    assert [seat.person and seat.person.name for seat in clients[1].start(again.id).seats] == ["Ben", "Cleo", "Anna"]
    stranger = both_servers.guest("Eve")
    assert code(lambda: stranger.rematch(table.id)) == "not_found"
    assert table.invitation is not None
    stranger.accept_invitation(table.invitation)
    assert code(lambda: stranger.rematch(table.id)) == "did_not_play"


def test_only_seats_that_one_may_take_are_free(both_servers: RunningServer) -> None:
    """Not those of a public rematch that are kept for the players of the game before."""
    (anna, ben), table = seated(both_servers, "Anna", "Ben")
    anna.propose(table.id, "abandon")
    ben.vote(table.id, ben.table(table.id).proposals[0].id, True)
    again = anna.rematch(table.id)
    stranger = both_servers.guest("Eve")
    assert [client.table(again.id).free for client in (anna, ben, stranger)] == [[], [0], []]
    assert again.invitation is not None
    assert (stranger.invitation(again.invitation).free, ben.invitation(again.invitation).free) == ([], [0])
    listed = {found.id: found.free for found in stranger.tables(status="open", game="terracotta").tables}
    assert listed[again.id] == []
    assert code(lambda: stranger.join(again.id, 0)) == "seat_kept"
    ben.leave(again.id)  # then anybody may have it
    assert stranger.table(again.id).free == [0]
    stranger.join(again.id)
    assert (stranger.table(again.id).free, both_servers.client().table(again.id).free) == ([], [])


def test_games_go_on_with_the_edition_they_began_with(new_server: Callable[..., RunningServer], tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    path.write_text((Path(packaged.__file__).parent / "terracotta" / "edition.toml").read_text())
    server = new_server("sqlite", editions=f"terracotta:{path}")
    clients, table = seated(server, "Anna", "Ben", edition="club")
    assert table.edition == "club"
    last = play(clients, table.id, 10, random.Random(1))
    server.stop()
    path.unlink()
    server.settings.clear()
    server.start()
    assert server.client().game(table.id).view == last.view
    server.stop()


ROWS = 100_000


def test_lists_page_through_100_000_finished_games(
    new_database: Callable[[str], str], new_server: Callable[..., RunningServer]
) -> None:
    address = new_database("sqlite")
    server = new_server(database=address)
    anna = server.guest("Anna")
    ben = server.guest("Ben")
    database = Database(address)
    database.write_now(_finished_games, anna.me().id, ben.me().id)
    database.close()
    for query in ({"status": "over"}, {"status": "over", "game": "xidit"}, {"status": "over", "mine": True}):
        first = anna.tables(**query)
        page = anna.tables(**query)
        second = anna.tables(**query, cursor=page.next)
        assert first.tables == page.tables
        assert len({table.id for table in [*page.tables, *second.tables]}) == 2 * len(page.tables) > 0
    assert anna.tables(status="open").tables == []
    assert len(ben.tables(status="over", mine=True, limit=100).tables) == 100
    server.stop()


NUMBERS = f"WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {ROWS})"


def _finished_games(transaction: Transaction, anna: str, ben: str) -> None:
    """Straight into the database: nobody has played them."""
    games = {
        "id": "'t' || n",
        "name": "''",
        "game": "CASE n % 2 WHEN 0 THEN 'terracotta' ELSE 'xidit' END",
        "edition_name": "'standard'",
        "edition_hash": "''",
        "rules_version": "1",
        "options": "'{}'",
        "settings": "'{}'",
        "players": "2",
        "seed": "'1'",
        "access": "'open'",
        "invitation": "'t' || n",
        "owner_id": f"'{anna}'",
        "status": "'over'",
        "head": "1",
        "deciders": "''",
        **{time: "n" for time in ("created_at", "started_at", "finished_at", "updated_at")},
    }
    _fill(transaction, "tables", games)
    for seat, person in enumerate((anna, ben)):
        taken = {"table_id": "'t' || n", "seat": str(seat), "person_id": f"'{person}'", "status": "'over'", "updated_at": "n"}
        _fill(transaction, "seats", taken)


def _fill(transaction: Transaction, table: str, values: dict[str, str]) -> None:
    """Columns that the table must have and that are not named get a zero."""
    rows = transaction.connection.exec_driver_sql(f"SELECT name FROM pragma_table_info('{table}') WHERE \"notnull\"")
    values = {**{name: "0" for (name,) in rows}, **values}
    query = f"INSERT INTO {table} ({', '.join(values)}) {NUMBERS} SELECT {', '.join(values.values())} FROM numbers"
    transaction.connection.exec_driver_sql(query)

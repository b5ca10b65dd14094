"""Friends who agree, people who are blocked, and reports that the host sees to."""

import random
import secrets
from collections.abc import Callable

import pytest

from claycrown.cli import main
from claycrown.client import Client, ServerRefused
from claycrown.server.chat.schemas import Chat
from claycrown.server.http.errors import Refusal
from claycrown.server.people import accounts
from claycrown.server.social import friends
from claycrown.server.storage.database import Database
from claycrown.server.storage.upgrade import upgrade
from tests.server.server import RunningServer
from tests.server.vocabulary import play, seated

PASSWORD = "correct horse battery"


def account(server: RunningServer, name: str) -> Client:
    client = server.client()
    client.make_account(f"{name} {secrets.token_hex(4)}", PASSWORD)
    return client


def kinds(client: Client) -> list[tuple[str, str | None]]:
    return [(notice.kind, None if notice.by is None else notice.by.id) for notice in client.notices().notices]


def test_friends_agree_and_see_each_other(both_servers: RunningServer) -> None:
    anna, ben = account(both_servers, "Anna"), account(both_servers, "Ben")
    (asked,) = anna.ask_friend(ben.me().name.upper())
    assert (asked.person.id, asked.bond, asked.online, asked.tables) == (ben.me().id, "asked", None, [])
    anna.ask_friend(ben.me().name)  # sent twice
    assert kinds(ben) == [("friend_asked", anna.me().id)]
    (asks,) = ben.friends()
    assert (asks.person.id, asks.bond, asks.online) == (anna.me().id, "asks_you", None)
    with pytest.raises(ServerRefused, match="not_found"):
        anna.agree_to_friend(ben.me().id)  # nobody agrees for the other
    (friend,) = ben.agree_to_friend(anna.me().id)
    assert (friend.bond, friend.online) == ("friends", False)
    assert ("friends", ben.me().id) in kinds(anna)
    before = len(kinds(anna))
    assert [friend.bond for friend in ben.agree_to_friend(anna.me().id)] == ["friends"]  # sent twice
    assert len(kinds(anna)) == before
    profile = both_servers.client().person(ben.me().id)  # for somebody whom nobody knows
    assert (profile.person.id, profile.bond, profile.blocked) == (ben.me().id, None, False)
    table = anna.make_table("terracotta", 2)
    hidden = anna.make_table("terracotta", 2, access="link")
    with anna.live_notices() as page:
        page.receive()
        (friend,) = ben.friends()
        assert friend.online
    assert [table.id for table in friend.tables] == [table.id] and hidden.id not in [table.id for table in friend.tables]
    assert ben.person(anna.me().id).bond == "friends"
    anna.invite(table.id, ben.me().name)
    assert ("invited", anna.me().id) in kinds(ben)
    assert ben.remove_friend(anna.me().id) == anna.friends() == []


def test_a_friend_who_is_blocked_is_none_any_more(server: RunningServer) -> None:
    anna, ben = account(server, "Anna"), account(server, "Ben")
    anna.ask_friend(ben.me().name)
    ben.agree_to_friend(anna.me().id)
    anna.block(ben.me().id)
    assert anna.friends() == ben.friends() == []


def test_nobody_has_endless_friends_and_blocks(monkeypatch: pytest.MonkeyPatch, new_database: Callable[[str], str]) -> None:
    database = Database(new_database("sqlite"))
    upgrade(database)
    tokens = [database.write_now(accounts.add_account, None, name, "hash", None, None, 1) for name in ("Anna", "Ben", "Cleo")]
    anna, ben, cleo = (database.read_now(accounts.visitor, token) for token in tokens)
    assert anna and ben and cleo
    monkeypatch.setattr(friends, "MOST", 1)
    database.write_now(friends.ask, anna, "Ben")
    with pytest.raises(Refusal, match="too_many_friends"):
        database.write_now(friends.ask, anna, "Cleo")
    database.write_now(friends.block, anna.id, ben.id)
    with pytest.raises(Refusal, match="too_many_blocked"):
        database.write_now(friends.block, anna.id, cleo.id)
    assert [person.name for person in database.read_now(friends.blocked, anna.id)] == ["Ben"]
    assert database.read_now(friends.listed, anna.id) == []  # what was asked is taken back by the block
    database.close()


def test_friends_have_accounts_and_are_others(server: RunningServer) -> None:
    anna, guest = account(server, "Anna"), server.guest("Guest of nobody")
    with pytest.raises(ServerRefused, match="accounts_only"):
        guest.ask_friend(anna.me().name)
    for name in ("Guest of nobody", "Nobody at all"):
        with pytest.raises(ServerRefused, match="unknown_name"):
            anna.ask_friend(name)
    with pytest.raises(ServerRefused, match="yourself"):
        anna.ask_friend(anna.me().name)


def test_who_asks_back_agrees(server: RunningServer) -> None:
    anna, ben = account(server, "Anna"), account(server, "Ben")
    anna.ask_friend(ben.me().name)
    assert [friend.bond for friend in ben.ask_friend(anna.me().name)] == ["friends"]


def test_who_is_blocked_is_not_heard_and_does_not_notice(both_servers: RunningServer) -> None:
    anna, eve = account(both_servers, "Anna"), account(both_servers, "Eve")
    (blocked,) = anna.block(eve.me().id)
    assert blocked.id == eve.me().id and anna.person(eve.me().id).blocked and not eve.person(anna.me().id).blocked
    assert [friend.bond for friend in eve.ask_friend(anna.me().name)] == ["asked"]
    assert anna.friends() == [] and kinds(anna) == []
    with pytest.raises(ServerRefused, match="not_found"):
        anna.agree_to_friend(eve.me().id)
    theirs = eve.make_table("terracotta", 3, invited=[anna.me().name])
    assert kinds(anna) == [] and anna.expected_tables().tables == []
    mine = anna.make_table("terracotta", 2)
    with pytest.raises(ServerRefused, match="sent_away"):
        eve.join(mine.id)
    ben = both_servers.guest("Ben")
    for client in (anna, ben):
        client.join(theirs.id)
    eve.say(theirs.id, "Nobody reads this")
    ben.say(theirs.id, "Hello")
    assert [said.text for said in anna.chat(theirs.id).messages] == ["Hello"]
    assert [said.text for said in ben.chat(theirs.id).messages] == ["Nobody reads this", "Hello"]
    assert anna.unblock(eve.me().id) == []
    assert len(anna.chat(theirs.id).messages) == 2
    assert eve.join(mine.id).your_seat == 1


def test_a_socket_tells_nothing_of_who_is_blocked(server: RunningServer) -> None:
    (anna, eve), table = seated(server, "Anna", "Eve")
    anna.block(eve.me().id)
    eve.say(table.id, "Psst")
    anna.say(table.id, "Hello")
    with anna.live(table.id) as live:
        anna.say(table.id, "Again")
        while not isinstance(told := live.receive(), Chat):
            pass
    assert [said.text for said in told.messages] == ["Hello", "Again"]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def hosted(request: pytest.FixtureRequest, new_server: Callable[..., RunningServer]) -> tuple[RunningServer, Client]:
    """A server and its host, whose account came first."""
    server = new_server(request.param)
    host = account(server, "Host")
    assert host.me().admin
    return server, host


def test_the_host_sees_reports_and_acts(hosted: tuple[RunningServer, Client]) -> None:
    server, host = hosted
    (anna, eve), table = seated(server, "Anna", "Eve", access="link")
    eve.say(table.id, "You fool")
    anna.report(eve.me().id, "insults", "Twice\u202e already", table.id)
    (report,) = host.reports().reports
    assert (report.by.name, report.person.name, report.reason, report.text) == ("Anna", "Eve", "insults", "Twice already")
    assert (report.table, report.said, report.settled_at) == (table.id, ["You fool"], None)
    assert ("reported", None) in kinds(host)
    for nosy in (anna, eve):
        with pytest.raises(ServerRefused, match="not_admin"):
            nosy.reports()
        with pytest.raises(ServerRefused, match="not_admin"):
            nosy.settle(report.id, "dismiss")
    desk = host.settle(report.id, "silence")
    assert [(one.person.name, one.kind) for one in desk.sanctioned] == [("Eve", "silent")]
    with pytest.raises(ServerRefused, match="silenced"):
        eve.say(table.id, "But")
    host.settle(report.id, "bar")
    with pytest.raises(ServerRefused, match="barred"):
        eve.make_table("terracotta", 2)
    with pytest.raises(ServerRefused, match="barred"):
        eve.find_match("terracotta")
    assert table.id in [found.id for found in eve.tables(mine=True, status="running").tables]  # she may look on
    assert [one.cause for one in eve.table(table.id).absences] == ["removed"]
    host.lift(eve.me().id, "silent")
    assert host.lift(eve.me().id, "barred").sanctioned == []
    eve.say(table.id, "Sorry")
    assert host.settle(report.id, "dismiss").reports[0].outcome == "dismiss"


def test_on_the_machine_any_account_is_made_an_administrator(server: RunningServer, capsys: pytest.CaptureFixture[str]) -> None:
    anna = account(server, "Anna")
    with pytest.raises(SystemExit) as ended:
        main(["appoint", anna.me().name.upper(), "--database", server.database])
    assert ended.value.code == 0 and anna.me().admin and anna.me().name in capsys.readouterr().out
    with pytest.raises(SystemExit) as ended:
        main(["appoint", "Nobody at all", "--database", server.database])
    assert ended.value.code == 2 and "no account" in capsys.readouterr().err


def test_what_nobody_can_be_forbidden_is_refused(hosted: tuple[RunningServer, Client]) -> None:
    _, host = hosted
    with pytest.raises(ServerRefused) as refused:
        host.lift(host.me().id, "nonsense")
    assert refused.value.status in (400, 404)


def test_nobody_reports_what_they_may_not_know(hosted: tuple[RunningServer, Client]) -> None:
    server, host = hosted
    (anna, ben), table = seated(server, "Anna", "Ben", access="link")
    stranger = server.guest("Stranger")
    for person, where in ((anna.me().id, table.id), ("aaaaaaaaaa", None), (anna.me().id, "aaaaaaaaaa")):
        with pytest.raises(ServerRefused, match="not_found"):
            stranger.report(person, "other", table_id=where)
    with pytest.raises(ServerRefused, match="yourself"):
        anna.report(anna.me().id, "other")
    ben.report(host.me().id, "other")
    (report,) = [report for report in host.reports().reports if report.person.id == host.me().id]
    with pytest.raises(ServerRefused, match="administrator"):
        host.settle(report.id, "bar")


def test_whoever_goes_takes_friends_blocks_and_reports_along(hosted: tuple[RunningServer, Client]) -> None:
    server, host = hosted
    anna, ben, eve = (account(server, name) for name in ("Anna", "Ben", "Eve"))
    anna.ask_friend(ben.me().name)
    anna.block(eve.me().id)
    anna.report(eve.me().id, "name")
    kept = anna.my_data()
    assert kept["relations"]["blocked"] == [eve.me().id] and [one["reason"] for one in kept["reports"]] == ["name"]
    gone = anna.me().id
    anna.delete_me(PASSWORD)
    assert ben.friends() == []
    assert gone not in [report.by.id for report in host.reports().reports]
    with pytest.raises(ServerRefused, match="not_found"):
        ben.person(gone)


def test_a_profile_tells_against_whom_as_far_as_one_may_know(both_servers: RunningServer) -> None:
    clients, table = seated(both_servers, "Anna", "Ben", "Cleo", game="xidit", options={"short": True}, access="link")
    play(clients, table.id, 3000, random.Random(5))
    standing = clients[0].table(table.id).standing or []
    me = clients[standing[0]].me().id
    rivals = clients[0].player_rivals(me, "xidit")
    assert sorted((rival.person.id, rival.games, rival.ahead) for rival in rivals if rival.person) == sorted(
        (clients[seat].me().id, 1, 1) for seat in standing[1:]
    )
    assert both_servers.guest("Eve").player_rivals(me, "xidit") == []

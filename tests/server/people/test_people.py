"""Guests and accounts."""

import random
from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest
from litestar import Request
from pwdlib import PasswordHash

from claycrown.client import Client, ServerRefused
from claycrown.server.http.errors import Refusal
from claycrown.server.people import accounts, languages
from claycrown.server.people.personal_data import PersonalData
from claycrown.server.people.schemas import Me
from claycrown.server.storage.database import Database
from claycrown.server.storage.upgrade import upgrade
from tests.server.server import RunningServer
from tests.server.vocabulary import play, seated

PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def own_server(new_server: Callable[..., RunningServer]) -> RunningServer:
    """A server where nobody has an account yet."""
    return new_server("sqlite")


def refusal(call: Callable[[], object]) -> ServerRefused:
    with pytest.raises(ServerRefused) as refused:
        call()
    return refused.value


def test_the_first_account_administers(own_server: RunningServer) -> None:
    first, second = own_server.client(), own_server.client()
    assert own_server.guest("Somebody").me().admin is False
    assert first.make_account("Ada", PASSWORD).admin
    assert not second.make_account("Bob", PASSWORD).admin
    me = second.me()
    assert refusal(lambda: second.call("DELETE", f"/admin/people/{me.id}", type(None))).code == "not_admin"
    first.post(f"/admin/people/{me.id}/password", type(None), {"password": "another password"})
    assert refusal(second.me).code == "not_signed_in"
    assert second.sign_in("Bob", "another password").name == "Bob"
    assert refusal(lambda: first.delete_me(PASSWORD)).code == "last_admin"
    first.post(f"/admin/people/{me.id}/appoint", type(None))
    assert second.me().admin
    first.delete_me(PASSWORD)
    assert refusal(first.me).code == "not_signed_in"


def test_a_page_may_ask_who_is_there_before_anybody_is(server: RunningServer) -> None:
    stranger, guest = server.client(), server.guest("Gast")
    assert stranger.get("/session", type(None)) is None
    assert guest.get("/session", Me) == guest.me()


def test_a_guest_becomes_an_account_and_keeps_the_games(both_servers: RunningServer) -> None:
    clients, table = seated(both_servers, "Gina", "Ben")
    gina = clients[0]
    guest = gina.me()
    assert guest.guest
    name = f"Gina {table.id}"
    account = gina.make_account(name, PASSWORD)
    assert (account.id, account.guest) == (guest.id, False)
    elsewhere = both_servers.client()
    elsewhere.sign_in(name.upper(), PASSWORD)
    assert [found.id for found in elsewhere.tables(mine=True, status="running").tables] == [table.id]
    assert refusal(lambda: gina.make_account("Gina again", PASSWORD)).code == "signed_in"


def test_names_of_accounts_are_taken_whatever_their_case(server: RunningServer) -> None:
    server.client().make_account("Zoë Straße", PASSWORD)
    for name in ("Zoë Straße", "zoë STRASSE", " Zoe\u0308  Straße "):
        assert refusal(lambda name=name: server.client().make_account(name, PASSWORD)).code == "name_taken"  # type: ignore[misc]
        assert refusal(lambda name=name: server.client().become_guest(name)).code == "name_taken"  # type: ignore[misc]
    other = server.guest("Zoë")
    assert refusal(lambda: other.change_me(name="zoë straße")).code == "name_taken"
    assert other.change_me(name="Zoé").name == "Zoé"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "\u200b", "a\x00b", "\u202e \u2066", "a\ud800"])
def test_bad_names_are_refused(server: RunningServer, name: str) -> None:
    client = server.client()
    body = '{"name": "' + name.encode("unicode_escape").decode().replace("\\x", "\\u00") + '"}'
    client.games()
    headers = {"x-csrf-token": client.http.cookies["claycrown_csrf"]}
    assert client.http.post("/api/guests", content=body, headers=headers).status_code == 400


def test_a_wrong_name_and_a_wrong_password_are_answered_alike(server: RunningServer) -> None:
    server.client().make_account("Walter", PASSWORD)
    client = server.client()
    client.games()
    headers = {"x-csrf-token": client.http.cookies["claycrown_csrf"]}
    wrong_password, wrong_name = (
        client.http.post("/api/session", json={"name": name, "password": "wrong"}, headers=headers)
        for name in ("Walter", "Nobody at all")
    )
    assert (wrong_password.status_code, wrong_password.content) == (wrong_name.status_code, wrong_name.content)
    assert wrong_password.status_code == 403


def test_where_nobody_has_the_name_the_password_is_hashed_as_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    costs: list[str] = []
    checked = PasswordHash.verify

    def watched(self: PasswordHash, password: str, hashed: str) -> bool:
        costs.append(hashed.rsplit("$", 2)[0])
        return checked(self, password, hashed)

    monkeypatch.setattr(PasswordHash, "verify", watched)
    assert not accounts.matches("wrong", accounts.hash_password(PASSWORD))
    assert not accounts.matches("wrong", None)
    assert len(costs) == 2 and len(set(costs)) == 1  # the same algorithm, memory and passes
    assert costs[0].startswith("$argon2id$")


def test_sessions_end(server: RunningServer) -> None:
    here, there = server.client(), server.client()
    here.make_account("Nora", PASSWORD)
    there.sign_in("Nora", PASSWORD)
    there.sign_out()
    assert refusal(there.me).code == "not_signed_in"
    assert here.me().name == "Nora"
    there.sign_in("Nora", PASSWORD)
    here.change_me(password="a new password", password_so_far=PASSWORD)
    assert here.me().name == "Nora"
    assert refusal(there.me).code == "not_signed_in"
    assert refusal(lambda: there.sign_in("Nora", PASSWORD)).code == "wrong_name_or_password"
    there.sign_in("Nora", "a new password")
    there.sign_out_everywhere()
    assert refusal(here.me).code == "not_signed_in"


def test_a_stolen_cookie_is_of_no_use_after_signing_out(server: RunningServer) -> None:
    client = server.guest("Nils")
    stolen = client.http.cookies["claycrown_session"]
    client.sign_out()
    thief = Client(server.url)
    thief.http.cookies.set("claycrown_session", stolen)
    assert refusal(thief.me).code == "not_signed_in"
    thief.close()


def test_a_password_changes_only_with_the_one_so_far(server: RunningServer) -> None:
    client = server.client()
    client.make_account("Paul", PASSWORD)
    assert refusal(lambda: client.change_me(password="something else")).code == "wrong_password"
    assert refusal(lambda: client.change_me(password="short", password_so_far=PASSWORD)).code == "bad_request"
    assert refusal(lambda: server.guest("Pia").change_me(password="something else")).code == "guest"


def test_an_email_address_changes_only_with_the_password(server: RunningServer) -> None:
    client = server.client()
    client.make_account("Paula", PASSWORD, "paula@example.org")
    for change in ({"email": "thief@example.org"}, {"email": ""}, {"email": "thief@example.org", "password_so_far": "wrong"}):
        assert refusal(lambda change=change: client.change_me(**change)).code == "wrong_password"  # type: ignore[misc]
    assert client.change_me(email="paula@example.org", name="Paula S").email == "paula@example.org"  # nothing new in that
    assert client.change_me(email="paula@example.com", password_so_far=PASSWORD).email == "paula@example.com"
    assert refusal(lambda: client.change_me(email="nonsense", password_so_far=PASSWORD)).code == "bad_email"
    assert client.change_me(email="", password_so_far=PASSWORD).email is None
    guest = server.guest("Pia")
    assert guest.change_me(email="pia@example.org").email == "pia@example.org"  # there is no password to ask for


def test_ones_data_can_be_taken_along(server: RunningServer) -> None:
    clients, table = seated(server, "Dora", "Ben")
    play(clients, table.id, 6, random.Random(1))
    data = clients[0].my_data()
    assert data["person"]["name"] == "Dora"
    assert [kept["id"] for kept in data["tables"]] == [table.id]
    own = [entry.text for entry in clients[0].game(table.id, after=0).entries if entry.seat == 0]
    assert [kept["text"] for kept in data["decisions"]] == own
    assert clients[0].http.cookies["claycrown_session"] not in str(data)


def test_who_deletes_themselves_is_gone_and_their_games_stay(both_servers: RunningServer) -> None:
    clients, table = seated(both_servers, "Emil", "Ben")
    waiting = clients[0].make_table(game="terracotta", players=2)
    clients[0].delete_me()
    assert refusal(clients[0].me).code == "not_signed_in"
    seen = clients[1].table(table.id)
    assert seen.seats[0].person is not None and seen.seats[0].person.name == "(deleted)"
    assert clients[1].propose(table.id, "abandon").status == "abandoned"  # nobody waits for one who is gone for good
    assert refusal(lambda: clients[1].table(waiting.id)).status == 404
    account = both_servers.client()
    account.make_account(f"Kai {table.id}", PASSWORD)
    assert refusal(lambda: account.delete_me("wrong")).code == "wrong_password"
    account.delete_me(PASSWORD)
    assert refusal(lambda: account.sign_in(f"Kai {table.id}", PASSWORD)).code == "wrong_name_or_password"
    account.make_account(f"Kai {table.id}", PASSWORD)


# Languages


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("en-GB,en;q=0.9", "en"),
        ("xx, de;q=0.5, en;q=0.1", "en"),
        ("xx-YY", None),
        ("", None),
        ("en;q=0", None),
        ("en;q=often", None),
        ("../en", None),
        ("*", None),
    ],
)
def test_a_newcomer_is_told_things_in_the_first_language_they_wish_for_that_there_is(
    server: RunningServer, header: str, language: str | None
) -> None:
    client = server.client()
    client.http.headers["accept-language"] = header
    assert client.become_guest("Lena").language == language


def test_the_weightiest_wish_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("claycrown.words.languages", lambda: frozenset({"en", "fr", "pl"}))
    for header, language in (("fr;q=0.4,pl;q=0.8", "pl"), ("de,fr,pl", "fr"), ("fr;q=0.4,en", "en"), ("pl-PL;q=0.3", "pl")):
        scope = cast(Any, {"type": "http", "headers": [(b"accept-language", header.encode())]})
        assert languages.wished(Request(scope)) == language


def test_a_language_is_kept_and_can_be_changed(both_servers: RunningServer) -> None:
    lena = both_servers.client()
    lena.http.headers["accept-language"] = "xx"
    assert lena.become_guest("Lena").language is None
    assert lena.change_me(language="en").language == "en"
    assert lena.make_account(f"Lena {lena.me().id}", PASSWORD).language == "en"
    assert lena.get("/me/data", dict[str, Any])["person"]["language"] == "en"
    assert refusal(lambda: lena.change_me(language="xx")).code == "bad_language"
    assert lena.me().language == "en"
    stranger = both_servers.client()
    assert refusal(lambda: stranger.post("/guests", Me, {"name": "Gast", "language": "../en"})).code == "bad_language"


@pytest.fixture
def database(new_database: Callable[[str], str]) -> Iterator[Database]:
    made = Database(new_database("sqlite"))
    upgrade(made)
    yield made
    made.close()


def add_account(database: Database, name: str, days: int = 1) -> accounts.Visitor | None:
    token = database.write_now(accounts.add_account, None, name, "hash", None, None, days)
    return database.read_now(accounts.visitor, token)


def test_a_session_that_has_run_out_is_nobodys(database: Database) -> None:
    assert add_account(database, "Ada") is not None
    assert add_account(database, "Bob", days=-1) is None


def test_where_the_only_account_goes_the_next_one_administers(database: Database) -> None:
    first = add_account(database, "Ada")
    assert first is not None and first.admin
    database.write_now(accounts.erase, first.id, PersonalData())
    with pytest.raises(Refusal) as refused:
        database.write_now(accounts.erase, first.id, PersonalData())
    assert refused.value.status == 404
    second = add_account(database, "Bob")
    assert second is not None and second.admin


def test_a_guest_has_no_password_to_set_and_administers_nothing(database: Database) -> None:
    guest = database.read_now(accounts.visitor, database.write_now(accounts.add_guest, "Cleo", None, 1))
    assert guest is not None
    for work, *arguments in ((accounts.appoint, guest.id), (accounts.reset_password, guest.id, "hash")):
        with pytest.raises(Refusal) as refused:
            database.write_now(work, *arguments)
        assert refused.value.status == 404

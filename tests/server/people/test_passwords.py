"""How many passwords may be tried, by whom; nobody keeps the owner of an account out by guessing."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from claycrown.client import Client, ServerRefused
from claycrown.server.config import Limits
from claycrown.server.http.errors import Refusal
from claycrown.server.people import devices
from claycrown.server.people.passwords import STRANGERS, Passwords
from tests.server.server import RunningServer

NewServer = Callable[..., RunningServer]
PASSWORD = "correct horse battery"


def visitor(server: RunningServer, address: str, device: Client | None = None) -> Client:
    """Somebody at an address, on a device on which somebody else has signed in."""
    client = server.client()
    client.http.headers["x-forwarded-for"] = address
    if device is not None:
        client.http.cookies.set(devices.COOKIE, device.http.cookies[devices.COOKIE], domain="127.0.0.1")
    return client


def answer(client: Client, password: str, name: str = "Annabel") -> int:
    """The status that signing in has."""
    try:
        client.sign_in(name, password)
    except ServerRefused as refused:
        return refused.status
    return 201


def test_who_guesses_keeps_nobody_out_at_another_address(new_server: NewServer) -> None:
    server = new_server("sqlite", limits_passwords="1")
    visitor(server, "203.0.113.1").make_account("Annabel", PASSWORD)
    guesser = visitor(server, "203.0.113.2")
    assert [answer(guesser, guess, name) for guess, name in (("wrong", "Annabel"), (PASSWORD, "Anna\u200bbel"))] == [403, 429]
    assert [answer(guesser, "wrong", name) for name in ("Ben", "Ben\u200b")] == [403, 429]  # as where there is no such account
    assert answer(visitor(server, "203.0.113.3"), PASSWORD) == 201


def test_at_the_address_of_a_guesser_a_known_device_is_let_through(new_server: NewServer) -> None:
    server = new_server("sqlite", limits_passwords="1")
    home = visitor(server, "203.0.113.1")
    home.make_account("Annabel", PASSWORD)
    assert [answer(visitor(server, "203.0.113.1"), "wrong") for _ in range(2)] == [403, 429]
    assert answer(visitor(server, "203.0.113.1"), PASSWORD) == 429
    assert answer(visitor(server, "203.0.113.1", home), PASSWORD) == 201
    assert [answer(visitor(server, "203.0.113.1", home), "wrong") for _ in range(2)] == [403, 429]  # nor may it guess for ever


def test_guesses_from_many_addresses_are_limited_and_a_known_device_is_let_through(new_server: NewServer) -> None:
    server = new_server("sqlite", limits_passwords_account="1")
    home = visitor(server, "203.0.113.1")
    home.make_account("Annabel", PASSWORD)
    assert [answer(visitor(server, f"203.0.113.{number}"), "wrong") for number in (2, 3)] == [403, 429]
    assert answer(visitor(server, "203.0.113.4"), PASSWORD) == 429
    phone = visitor(server, "203.0.113.5", home)
    assert answer(phone, PASSWORD) == 201
    phone.change_me(password="another password", password_so_far=PASSWORD)  # whoever is signed in may, whatever others guess
    assert answer(visitor(server, "203.0.113.6", home), "another password") == 429  # known by the password before
    assert answer(visitor(server, "203.0.113.7", phone), "another password") == 201


def test_a_right_password_is_no_guess(new_server: NewServer) -> None:
    server = new_server("sqlite", limits_passwords="1", limits_passwords_account="1")
    visitor(server, "203.0.113.1").make_account("Annabel", PASSWORD)
    assert [answer(visitor(server, "203.0.113.2"), PASSWORD) for _ in range(3)] == [201] * 3


def test_a_device_is_known_by_a_cookie_that_no_script_reads_and_nobody_can_make(server: RunningServer) -> None:
    client = server.client()
    client.games()
    headers = {"x-csrf-token": client.http.cookies["claycrown_csrf"]}
    response = client.http.post("/api/accounts", json={"name": "Dorothy", "password": PASSWORD}, headers=headers)
    (cookie,) = [line.lower() for line in response.headers.get_list("set-cookie") if line.startswith(devices.COOKIE)]
    assert "httponly" in cookie and "samesite=lax" in cookie and f"max-age={devices.DAYS * 24 * 3600}" in cookie
    client.sign_out()
    assert devices.COOKIE in client.http.cookies


def test_a_browser_is_known_to_several_people_and_a_mark_is_for_one_account_and_password() -> None:
    kept = ""
    for number in range(devices.MOST + 1):
        kept = devices.marked(kept, "secret", f"person{number}", "hash")
    assert [devices.is_known(kept, "secret", f"person{number}", "hash") for number in range(devices.MOST + 1)] == [False] + [
        True
    ] * devices.MOST
    assert devices.marked(kept, "secret", "person4", "hash").count("person4") == 1
    assert not devices.is_known(kept, "secret", "person4", "another hash")
    assert not devices.is_known(kept, "another secret", "person4", "hash")
    for forged in ("", "person4", "person4-", "person4-é", kept.replace("person4", "person9"), "." * 9999):
        assert not devices.is_known(forged, "secret", "person9", "hash")


def test_however_many_guess_few_are_hashed_at_a_time_and_whoever_is_known_does_not_wait() -> None:
    """A guesser of many addresses keeps one thread busy, and each address has one guess in the queue."""

    async def attack() -> None:
        passwords, release, begun = Passwords(Limits()), threading.Event(), list[str]()

        def hash_slowly(address: str) -> None:
            begun.append(address)
            release.wait(20)

        def hash_at_once(address: str) -> str:
            begun.append(address)
            return address

        guesses = [asyncio.create_task(passwords.run("a", False, hash_slowly, "a")) for _ in range(5)]
        while not begun:
            await asyncio.sleep(0.001)
        other = asyncio.create_task(passwords.run("b", False, hash_at_once, "b"))
        assert await passwords.run("a", True, hash_at_once, "known") == "known"
        assert begun == ["a", "known"]
        crowd = [asyncio.create_task(passwords.run(f"c{number}", False, hash_at_once, "c")) for number in range(STRANGERS)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await passwords.run("d", False, hash_at_once, "d")
        assert refused.value.status == 429
        release.set()
        await asyncio.gather(*guesses, other, *crowd, return_exceptions=True)
        assert begun[2] == "b" and "d" not in begun  # the next of another address comes before the next of the same

    asyncio.run(attack())

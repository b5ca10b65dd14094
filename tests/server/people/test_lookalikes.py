"""Names that imitate the names of others, or that are more than a line high."""

import sqlite3
import unicodedata
from collections.abc import Callable

import pytest

from claycrown.client import Client, ServerRefused
from claycrown.server.people import names
from claycrown.server.people.accounts import name_key
from claycrown.server.people.lookalikes import LOOKALIKES, mixes_alphabets, skeleton, without_piled_marks
from tests.server.server import RunningServer

PASSWORD = "correct horse battery"

ORDINARY = [
    "Anna", "Őz Győző", "Łukasz Żółć", "François Œuvre", "Jürgen Weiß", "Иван Ёлкин", "Їжак", "Γιώργος", "Nguyễn Thị Ánh", "R2D2",
    "ДжедАй 7", "Саша UA", "Anna-Мария", "田中Taro", "たなかカナ", "김철수 Kim", "नमस्ते", "ไก่", "ကြွေး", "שָׁלוֹם", "مُحَمَّد", "Ọ̀ṣun",
    "Ê̄", "O'Neil", "=^_^= 🎲",
]  # fmt: skip


@pytest.mark.parametrize("name", ORDINARY)
def test_ordinary_names_are_no_imitations(name: str) -> None:
    assert not mixes_alphabets(name) and without_piled_marks(names.clean(name)) == names.clean(name)


@pytest.mark.parametrize(
    "name", ["Аnna", "Annа", "Big Pаul", "Αnna", "Ivan Iванов", "Аннa", "a\u0301а", "ᎪNNA", "ꓮnna", "Ａнна", "Cⲟco"]
)
def test_a_word_that_mixes_alphabets_is_refused(server: RunningServer, name: str) -> None:
    refused = refusal(lambda: server.client().become_guest(name))
    assert (refused.status, refused.code) == (400, "mixed_alphabets")


@pytest.mark.parametrize(
    "name", ["Z\u0310\u030e\u0316algo", "a" + "\u0301" * 30, "ก" + "\u0e49" * 3, "က" + "\u103c" * 5, "e\u20dd\u0301\u0327\u0330"]
)
def test_a_pile_of_marks_is_refused(server: RunningServer, name: str) -> None:
    refused = refusal(lambda: server.guest("Anna").change_me(name=name))
    assert (refused.status, refused.code) == (400, "too_many_marks")


def test_the_name_of_a_table_keeps_no_pile_of_marks() -> None:
    assert names.title("Z\u0310\u030e\u0316\u0317algo ก" + "\u0e49" * 5) == "Z\u0316\u0317algo ก\u0e49\u0e49"


def test_the_table_of_lookalikes_has_each_letter_once() -> None:
    letters = "".join(others for _, others in LOOKALIKES.values())
    assert len(set(letters)) == len(letters)


TWINS = [("Coco Pope", "Сосо Роре"), ("Сара Хоух", "Capa Xoyx"), ("Ilia the O", "lIia the 0"), ("Νίνα", "Níva"), ("Ёж", "Ëж")]


@pytest.mark.parametrize(("name", "twin"), [*TWINS, ("ANNA", "ᴀɴɴᴀ"), ("Anna", "ꓮnnɑ"), ("Bob", "ВoЬ")])
def test_what_looks_alike_has_the_same_skeleton(name: str, twin: str) -> None:
    assert skeleton(name) == skeleton(twin)


@pytest.mark.parametrize(
    ("name", "other"), [("Zoë", "Zoé"), ("Kovács", "Kovacs"), ("Том", "Tom"), ("Kai", "Kal"), ("Arno", "Amo"), ("Łuk", "Luk")]
)
def test_what_looks_different_has_not(name: str, other: str) -> None:
    assert skeleton(name) != skeleton(other)


WAYS: dict[str, Callable[[Client, str], object]] = {
    "a guest": lambda client, name: client.become_guest(name),
    "an account": lambda client, name: client.make_account(name, PASSWORD),
    "another name": lambda client, name: (client.become_guest("Mallory"), client.change_me(name=name)),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_name_that_looks_like_an_accounts_is_taken(both_servers: RunningServer, way: str) -> None:
    mark = list(WAYS).index(way)
    for name, twin in (("Coco Pope", "Сосо Роре"), ("Сара Хоух", "Capa Xoyx"), ("Ilias", "IIias")):
        both_servers.client().make_account(f"{name} {mark}", PASSWORD)
        assert refusal(lambda twin=twin: WAYS[way](both_servers.client(), f"{twin} {mark}")).code == "name_taken"  # type: ignore[misc]


def test_one_may_change_to_a_name_that_looks_like_ones_own(server: RunningServer) -> None:
    client = server.client()
    client.make_account("Xoco", PASSWORD)
    assert client.change_me(name="Хосо").name == "Хосо"


def test_names_that_were_given_before_go_on(new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite")
    client = server.client()
    client.make_account("Old name", PASSWORD)
    old = unicodedata.normalize("NFC", "Old nаme\u0301\u0302\u0303\u0304")
    with sqlite3.connect(server.database) as database:
        database.execute("UPDATE people SET name = ?, name_key = ?", (old, name_key(old)))
    assert client.change_me(name=old, language="fr").name == old
    assert server.client().sign_in(old, PASSWORD).name == old
    assert refusal(lambda: client.change_me(name=old + "2")).status == 400


def refusal(call: Callable[[], object]) -> ServerRefused:
    with pytest.raises(ServerRefused) as refused:
        call()
    return refused.value

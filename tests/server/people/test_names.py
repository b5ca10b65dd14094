"""What names lose at the door: of people, of tables, of seats that somebody keeps, of players in records."""

import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claycrown.client import Client, ServerRefused
from claycrown.server.people import names
from tests.server.server import RunningServer
from tests.server.vocabulary import record_of

PASSWORD = "correct horse battery"

CLEANED = {
    "Anna": "Anna",
    "  Anna \t of\u00a0 the\u3000hill ": "Anna of the hill",
    "Zoe\u0308": "Zoë",
    "a\x07b\x1bc\x7fd": "abcd",
    "a\r\nb\x0bc\x85d\u2028e\u2029f": "a b c d e f",
    "\u202eevil\u202c \u2066x\u2069\u200e\u200f\u061c": "evil x",
    "An\u200bn\u200ca\u200d\u2060\ufeff\u00ad": "Anna",
    "A\u034fn\ufe0fn\U000e0101a\U000e0041": "Anna",
    "\u3164Anna\uffa0\u115f\u2800": "Anna",
    "\ue000\U0010fffe\u0378Anna": "Anna",
    "=?utf-8?q?x=0D=0ABcc:_v@example.org?=": "?utf-8?q?x=0D=0ABcc:_v@example.org?",
    "===???===": "???",
    "=\u200b?utf-8?b?eA==?\u00ad=": "?utf-8?b?eA?",
    "=?=?=": "??",
    "1 + 1 = 2?": "1 + 1 = 2?",
    "Ёлка 龍王 \U0001f004 é-'\"<&>": "Ёлка 龍王 \U0001f004 é-'\"<&>",
}


@pytest.mark.parametrize("name", CLEANED)
def test_what_a_name_loses(name: str) -> None:
    assert names.clean(name) == CLEANED[name]


@given(st.text(st.one_of(st.characters(), st.sampled_from("=? \r\n\u200b\u202e\u0338\u0308")), max_size=60))
def test_a_clean_name_is_one_line_that_is_what_it_looks_like(name: str) -> None:
    cleaned = names.clean(name)
    assert names.clean(cleaned) == cleaned
    assert "=?" not in cleaned and "?=" not in cleaned
    assert cleaned == cleaned.strip() and cleaned.isprintable() and "  " not in cleaned
    assert all(unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for sign in cleaned)
    assert cleaned == unicodedata.normalize("NFC", cleaned)


def test_the_name_of_a_table_is_cut_where_it_grows_too_long() -> None:
    assert names.title("\ufb2c" * 60) == unicodedata.normalize("NFC", "\ufb2c" * 20)
    assert names.title("x" * 59 + " y") == "x" * 59


HOSTILE = "\u202eX\u200b =?utf-8?q?=0D=0A?=\r\nY"
SHOWN = "X ?utf-8?q?0D=0A? Y"


def _keep_seat_of_a_new_table(client: Client, name: str) -> str | None:
    seats = [{}, {"name": name}]
    table = client.post("/tables", dict, {"game": "terracotta", "players": 2, "seats": seats})
    return str(table["seats"][1]["player"])


def _keep_seat(client: Client, name: str) -> str | None:
    table = client.make_table(game="terracotta", players=2)
    return client.keep_seat(table.id, 1, name).seats[1].player


def _player_in_a_record(client: Client, name: str) -> str | None:
    record = record_of("terracotta", 2, 1, 0)
    record["seats"][0]["player"] = name
    return client.import_record(record).seats[0].player


WAYS_IN: dict[str, Callable[[Client, str], str | None]] = {
    "a guest": lambda client, name: client.become_guest(name).name,
    "an account": lambda client, name: client.make_account(name, PASSWORD).name,
    "another name": lambda client, name: client.change_me(name=name).name,
    "a table": lambda client, name: client.make_table(game="terracotta", players=2, name=name).name,
    "a seat of a new table": _keep_seat_of_a_new_table,
    "a seat": _keep_seat,
    "a record": lambda client, name: client.import_record(record_of("terracotta", 2, 1, 0), name=name).name,
    "a player in a record": _player_in_a_record,
}


@pytest.mark.parametrize("way", WAYS_IN)
def test_every_name_is_cleaned_on_its_way_in(both_servers: RunningServer, way: str) -> None:
    mark = f"{way} "[:14]  # names of accounts are given once
    assert WAYS_IN[way](both_servers.guest("Anna"), mark + HOSTILE) == mark + SHOWN


@pytest.mark.parametrize("way", ["a guest", "an account", "another name", "a seat of a new table", "a seat"])
def test_a_name_of_which_nothing_is_left_is_refused(server: RunningServer, way: str) -> None:
    with pytest.raises(ServerRefused) as refused:
        WAYS_IN[way](server.guest("Anna"), "\u200b\u202e\u3164")
    assert (refused.value.status, refused.value.code) == (400, "bad_name")


def test_where_a_name_may_be_missing_nothing_is_left_of_it(server: RunningServer) -> None:
    anna = server.guest("Anna")
    assert WAYS_IN["a table"](anna, "\u200b\u202e") == ""
    assert WAYS_IN["a player in a record"](anna, "\u200b\u202e") == "?"


def test_one_signs_in_and_is_invited_by_the_name_as_it_is_typed(server: RunningServer) -> None:
    typed = "\u200bClara of  the names\u202c"
    server.client().make_account(typed, PASSWORD)
    for name in (typed, "clara OF the names", " Clara of the names "):
        assert server.client().sign_in(name, PASSWORD).name == "Clara of the names"
    with pytest.raises(ServerRefused) as refused:
        server.client().become_guest("Clara\u200b of the names")
    assert refused.value.code == "name_taken"
    table = server.guest("Anna").make_table(game="terracotta", players=2, access="name", invited=[typed])
    clara = server.client()
    clara.sign_in(typed, PASSWORD)
    assert [found.id for found in clara.expected_tables().tables] == [table.id]

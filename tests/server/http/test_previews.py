"""What a link shows where it is posted: of open tables, invitations and finished public games only."""

import sqlite3
from collections.abc import Callable

import httpx
import pytest

from tests.server.server import RunningServer
from tests.server.vocabulary import seated
from tests.web.prepared import played

PAGE = "<!doctype html><html><head><title>Clay &amp; Crown</title></head><body></body></html>"
URL = "http://games.example.org"
ABOUT = "Majorities score. 2 to 4 players."


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory, new_server: Callable[..., RunningServer]) -> RunningServer:
    folder = tmp_path_factory.mktemp("client")
    (folder / "index.html").write_text(PAGE)
    (folder / "previews").mkdir()
    (folder / "previews" / "terracotta.jpg").write_bytes(b"a picture")
    return new_server("sqlite", browser=str(folder), public_url=URL)


def told(server: RunningServer, path: str) -> str:
    answer = httpx.get(server.url + path)
    assert answer.status_code == 200
    return answer.text


def test_an_open_table_is_shown(shown: RunningServer) -> None:
    table = shown.guest("Anna").make_table("terracotta", 2, name='A "quiet" <b>evening</b>')
    page = told(shown, f"/tables/{table.id}")
    title = "A &quot;quiet&quot; &lt;b&gt;evening&lt;/b&gt; (Terracotta Army): a table waits for players"
    assert f'<meta property="og:title" content="{title}">' in page
    assert ABOUT in page
    assert f'<meta property="og:image" content="{URL}/previews/terracotta.jpg">' in page
    assert page.endswith("</head><body></body></html>") and page.startswith("<!doctype html><html><head><title>")


def test_a_game_without_a_picture_is_told_of_without_one(shown: RunningServer) -> None:
    page = told(shown, f"/tables/{shown.guest('Anna').make_table('xidit', 3).id}")
    assert "Lords of Xidit: a table waits for players" in page and "og:image" not in page


def test_an_invitation_is_shown_to_who_has_the_link(shown: RunningServer) -> None:
    table = shown.guest("Anna").make_table("terracotta", 2, access="link")
    assert "You are invited to a game: Terracotta Army" in told(shown, f"/join/{table.invitation}")


def test_a_finished_public_game_is_shown(shown: RunningServer) -> None:
    anna = shown.guest("Anna")
    for access, is_told in (("open", True), ("link", False)):
        table = anna.import_record(played("terracotta", 2).record, access=access)
        for path in (f"/tables/{table.id}", f"/tables/{table.id}/replay"):
            assert ("Terracotta Army: look at a finished game" in told(shown, path)) is is_told
            assert (f'content="{URL}/api/tables/{table.id}/picture"' in told(shown, path)) is is_told


@pytest.mark.parametrize(("game", "players"), [("terracotta", 2), ("xidit", 3)])
def test_the_picture_of_a_finished_game_is_there_for_those_whom_the_link_may_show_it(
    shown: RunningServer, game: str, players: int
) -> None:
    anna = shown.guest("Anna")
    record = played(game, players).record
    public, private = (anna.import_record(record, access=access).id for access in ("open", "link"))
    picture = httpx.get(f"{shown.url}/api/tables/{public}/picture")
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG")
    _, running = seated(shown, "Anna", "Ben")
    never = httpx.get(f"{shown.url}/api/tables/never12345/picture")
    assert never.status_code == 404
    for hidden in (private, running.id):
        answer = httpx.get(f"{shown.url}/api/tables/{hidden}/picture")
        assert (answer.status_code, answer.text) == (404, never.text)


def test_any_other_address_is_to_the_byte_one_that_never_was(shown: RunningServer) -> None:
    anna = shown.guest("Anna")
    private = anna.make_table("terracotta", 2, access="link")
    named = anna.make_table("terracotta", 2, access="name")
    _, running = seated(shown, "Anna", "Ben")
    never = httpx.get(f"{shown.url}/tables/never12345")
    assert never.text == PAGE
    addresses = [f"/tables/{table.id}{more}" for table in (private, named, running) for more in ("", "/replay")]
    for path in [*addresses, "/join/never", "/tables/%00", "/tables/" + "x" * 400, "/join/%E0%A4%A"]:
        answer = httpx.get(shown.url + path)
        assert answer.content == never.content, path
        assert {name: value for name, value in answer.headers.items() if name != "date"} == {
            name: value for name, value in never.headers.items() if name != "date"
        }


def test_an_invitation_that_lets_nobody_in_is_to_the_byte_none(shown: RunningServer) -> None:
    """A table for those named has a token in the database, which nobody is given."""
    database = shown.database
    anna = shown.guest("Anna")
    table = anna.make_table("terracotta", 2, access="name")
    assert table.invitation is None
    with sqlite3.connect(database) as connection:
        ((token,),) = connection.execute("SELECT invitation FROM tables WHERE id = ?", (table.id,)).fetchall()
    assert told(shown, f"/join/{token}") == PAGE

"""A game of another author on a server: High Card, with secret decisions, a guide that is one module, and no words."""

from collections.abc import Callable

import httpx
import pytest

from claycrown.client import Client, ServerRefused
from claycrown.server.play.schemas import Update
from tests.server.server import RunningServer
from tests.server.vocabulary import seated
from tests.vocabulary import packages
from tests.vocabulary.draws import even_tricks


@pytest.fixture(scope="module")
def club(new_server: Callable[..., RunningServer], tmp_path_factory: pytest.TempPathFactory) -> RunningServer:
    folder = tmp_path_factory.mktemp("client")
    (folder / "index.html").write_text("<!doctype html><html><head><title>Clay &amp; Crown</title></head><body></body></html>")
    installed = packages.with_highcard(tmp_path_factory.mktemp("installed"))
    return new_server("sqlite", path=installed, browser=str(folder), public_url="http://games.example.org")


def hand(client: Client, table_id: str) -> list[int]:
    """One's own cards."""
    (own,) = [player["hand"] for player in client.game(table_id).view["players"].values() if player["hand"] is not None]
    return list(own)


def pick(client: Client, table_id: str, card: int) -> Update:
    client.decide(table_id, client.game(table_id).number, f"pick {card}")
    return client.game(table_id)


def test_what_it_does_not_bring_is_not_offered(club: RunningServer) -> None:
    told = {game.name: game for game in club.guest("Anna").games()}
    offered = told["highcard"]
    assert (offered.title, offered.lesson, offered.puzzles, offered.majorities) == ("High Card", False, False, False)
    assert told["terracotta"].majorities and told["xidit"].majorities
    book = httpx.get(f"{club.url}/api/games/highcard/editions/standard/rulebook", headers={"accept-language": "pl"})
    assert book.status_code == 200 and book.json()["chapters"] == []


def test_its_cover_is_served(club: RunningServer) -> None:
    told = {game.name: game for game in club.guest("Anna").games()}
    assert told["terracotta"].cover is None, "the client draws it"
    address = told["highcard"].cover
    assert address is not None
    served = httpx.get(club.url + address)
    assert (served.status_code, served.headers["content-type"]) == (200, "image/svg+xml")
    assert served.content == (packages.HIGHCARD / "highcard" / "cover.svg").read_bytes()
    assert "immutable" in served.headers["cache-control"]
    assert httpx.get(f"{club.url}/api/games/highcard/cover").headers["cache-control"] == "no-cache"
    assert httpx.get(f"{club.url}/api/games/xidit/cover").status_code == 404


def test_a_link_to_its_table_calls_it_by_its_title(club: RunningServer) -> None:
    table = club.guest("Anna").make_table("highcard", 2)
    page = httpx.get(f"{club.url}/tables/{table.id}").text
    assert "High Card: a table waits for players" in page
    assert "For 2 to 4 players." in page


def test_a_secret_card_can_be_changed_and_taken_back(club: RunningServer) -> None:
    (anna, _), table = seated(club, "Anna", "Ben", game="highcard")
    first, second, *_ = hand(anna, table.id)
    picked = pick(anna, table.id, first)
    assert picked.undo is not None and picked.question is not None, "she may take it back, or pick another card"
    picked = pick(anna, table.id, second)
    anna.undo(table.id, picked.number)
    assert anna.game(table.id).view["players"]["red"]["picked"] == first
    anna.undo(table.id, anna.game(table.id).number)
    assert anna.game(table.id).view["players"]["red"]["picked"] is False


def test_the_last_card_cannot_be_taken_back(club: RunningServer) -> None:
    (anna, ben), table = seated(club, "Anna", "Ben", game="highcard")
    for client in (anna, ben):
        update = pick(client, table.id, hand(client, table.id)[0])
    with pytest.raises(ServerRefused) as refused:
        ben.undo(table.id, update.number)
    assert refused.value.code == "revealed"


def test_a_draw_is_one_result_everywhere(club: RunningServer) -> None:
    """Both are first, nobody has won, and between equals no rating is gained."""
    tricks: list[tuple[int, int]] = []
    while not tricks:
        (anna, ben), table = seated(club, "Anna", "Ben", game="highcard", options={"tricks": 2})
        tricks = even_tricks(hand(anna, table.id), hand(ben, table.id))
    for mine, theirs in tricks:
        pick(anna, table.id, mine)
        update = pick(ben, table.id, theirs)
    assert update.result is not None
    assert (update.result["winner"], update.result["places"]) == (None, [1, 1])
    assert update.ending is not None and update.ending.id == "general-ending-shared"
    told = anna.table(table.id)
    assert (told.result, told.places) == (update.result, [1, 1])
    for client in (anna, ben):
        (played,) = [each for each in client.player_statistics(client.me().id) if each.game == "highcard"]
        assert played.tallies[0].wins == 0 and played.tallies[0].games == 1
    rated = [anna.player_statistics(client.me().id)[0].rated for client in (anna, ben)]
    assert rated[0] is not None and rated[1] is not None and rated[0].rating == rated[1].rating


def test_the_reveal_is_shown_as_a_scene(club: RunningServer) -> None:
    """Of the last card only: the picks before it are nobody's business."""
    (anna, ben), table = seated(club, "Anna", "Ben", game="highcard")
    mine, theirs = hand(anna, table.id)[0], hand(ben, table.id)[0]
    pick(anna, table.id, mine)
    update = pick(ben, table.id, theirs)
    assert anna.scenes(table.id, 1).scenes == []
    (scene,) = anna.scenes(table.id, update.number).scenes
    assert (scene.kind, scene.view["revealed"]) == ("reveal", [[mine, theirs]])
    assert [(entry.what, entry.seat) for entry in scene.ledger][:2] == [("revealed", 0), ("revealed", 1)]
    assert scene.areas is not None and len(scene.lines) == 3

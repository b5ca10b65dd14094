"""A game from another package that is gone or broken: told, its tables wait, all else runs; when it is back, it goes on."""

import random
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from claycrown.client import Client, ConnectionLost, ServerRefused
from claycrown.server.http.schemas import SocketRefusal
from claycrown.server.lobby.schemas import TableChange
from claycrown.server.tables.schemas import AtZero, Clock
from tests.server.server import RunningServer
from tests.server.vocabulary import choose
from tests.server.waiting import play_on, until
from tests.vocabulary import packages

BOTS = (None, "random", "random")
LOST: dict[str, Callable[[Path], str]] = {
    "removed": lambda folder: packages.path(),
    "broken": packages.with_broken_rules,
}
"""What a host may do to a game, and the path that is left."""


def my_turn(anna: Client, table_id: str) -> None:
    until(anna, table_id, lambda table: 0 in table.deciders or table.status != "running")


@pytest.mark.parametrize("how", LOST)
def test_its_tables_wait_and_go_on_when_it_is_back(new_server: Callable[..., RunningServer], tmp_path: Path, how: str) -> None:
    chance = random.Random(1)
    installed, lost = packages.with_highcard(tmp_path / "installed"), LOST[how](tmp_path / "lost")
    server = new_server(path=installed)
    anna = server.guest("Anna")
    clock = Clock(bank=1000, at_zero=AtZero.BOT)
    cards = anna.make_table("highcard", 3, BOTS, options={"tricks": 3}, clock=clock, bot_seconds=0)
    other = anna.make_table("terracotta", 2, (None, "random"), bot_seconds=0)
    for table in (cards, other):
        anna.start(table.id)
    ben = server.guest("Ben")
    left = ben.make_table("highcard", 3, (None, None, "random"), options={"tricks": 3}, bot_seconds=0)
    anna.join(left.id)
    ben.start(left.id)
    my_turn(anna, cards.id)
    first = anna.game(cards.id)
    anna.decide(cards.id, first.number, choose(first, chance))
    until(anna, cards.id, lambda table: table.deciders == [0])  # the bots have picked
    before = anna.game(cards.id)

    server.kill()
    server.path = lost
    server.start()
    assert httpx.get(f"{server.url}/health").json() == {"status": "ok", "missing": {"highcard": how}}
    assert "highcard" in server.wait_for_log("game.missing")
    assert "highcard" not in [game.name for game in anna.games()]
    listed = {table.id: table for table in anna.tables(mine=True, status="running").tables}
    assert (listed[cards.id].missing, listed[other.id].missing) == (how, None)
    waiting = anna.table(cards.id)
    assert [seat.bot for seat in waiting.seats] == list(BOTS)
    assert [hand.since for hand in waiting.clocks] == [None], "nobody loses time meanwhile"
    for asked in (
        lambda: anna.game(cards.id),
        lambda: anna.decide(cards.id, before.number, choose(before, chance)),
        lambda: anna.sheet(cards.id),
        lambda: anna.log(cards.id),
    ):
        with pytest.raises(ServerRefused, match="cannot be played here at the moment") as refused:
            asked()
        assert (refused.value.status, refused.value.code) == (503, "game_missing")
    with anna.live(cards.id) as live:
        told = live.receive()
        assert isinstance(told, TableChange) and told.table.missing == how
        said = live.receive()
        assert isinstance(said, SocketRefusal) and said.error.code == "game_missing"
        with pytest.raises(ConnectionLost):
            live.receive()
    with pytest.raises(ServerRefused) as unknown:
        anna.make_table("highcard", 3)
    assert unknown.value.code == "unknown_game"
    play_on(anna, other.id, 0, chance, lambda table: table.number > 8)
    ben.delete_me()
    assert [(one.seat, one.cause) for one in anna.table(left.id).absences] == [(0, "removed")]

    server.kill()
    server.path = installed
    server.start()
    back = anna.table(cards.id)
    assert back.missing is None and back.clocks[0].since is not None
    after = anna.game(cards.id)
    assert (after.number, after.view, after.actions) == (before.number, before.view, before.actions)
    over = play_on(anna, cards.id, 0, chance, lambda table: table.status == "over")
    play_on(anna, left.id, 1, chance, lambda table: table.status == "over")  # a bot plays for Ben
    assert over.result is not None and set(over.result["points"]) == {"red", "blue", "green"}
    assert "bots.failed" not in "\n".join(server.log)


def test_a_game_from_another_package_is_played_like_any_other(new_server: Callable[..., RunningServer], tmp_path: Path) -> None:
    """Offered with its variants and words; log, sheet, areas, preview, statistics and rating of a game of six."""
    chance = random.Random(2)
    server = new_server(path=packages.with_example(tmp_path))
    anna = server.guest("Anna")
    offered = next(game for game in anna.games() if game.name == "ohhell")
    assert (offered.title, offered.secrets, offered.open_book) == ("Oh Hell", True, False)
    assert [(option.name, option.kind, option.label) for option in offered.settings] == [
        ("deals", "number", "ohhell-option-deals"),
        ("order", "choice", "ohhell-option-order"),
        ("hook", "switch", "ohhell-option-hook"),
    ]
    words = anna.http.get("/api/games/ohhell/words/xx").json()
    assert words["language"] == "en" and "ohhell-title = Oh Hell" in words["files"]["game.ftl"]
    assert anna.edition("ohhell")["score"]["exact"] == 10
    with pytest.raises(ServerRefused, match="deck is too small") as refused:
        anna.make_table("ohhell", 6, options={"deals": 9})
    assert refused.value.code == "bad_options"
    with pytest.raises(ServerRefused, match="must be a number from 1 to 12"):
        anna.make_table("ohhell", 6, options={"deals": True})

    table = anna.make_table("ohhell", 6, (None, *["random"] * 5), options={"deals": 2}, bot_seconds=0)
    anna.start(table.id)
    my_turn(anna, table.id)
    now = anna.game(table.id)
    assert now.round == 1 and now.question is not None
    hands = [player["hand"] for player in now.view["players"].values()]
    assert hands[0] is not None and hands[1:] == [None] * 5
    areas = anna.areas(table.id).areas
    assert now.areas == areas == anna.moment(table.id, now.number).areas
    assert [area.title.id for area in areas] == ["ohhell-deal", "ohhell-trick", "ohhell-hand", "ohhell-players"]
    (preview, *_) = anna.preview(table.id, now.number, [choose(now, chance)]).previews
    assert not preview.reveals, "a bid can be taken back"
    play_on(anna, table.id, 0, chance, lambda table: table.status == "over")
    sheet, result = anna.sheet(table.id), anna.table(table.id).result
    assert result is not None and sheet.total == list(result["points"].values())
    assert [each.round for each in sheet.rounds] == [1, 2]
    (mine,) = [each for each in anna.player_statistics(anna.me().id) if each.game == "ohhell"]
    assert mine.rated is not None and mine.tallies[0].players == 6

"""Ratings: with each finished game, bots as well."""

import random
from collections.abc import Callable

import pytest
from openskill.models import PlackettLuce

from claycrown.client import Client, ServerRefused
from tests.server.server import RunningServer
from tests.server.vocabulary import nearly_over, play, seated, texts


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def fresh(request: pytest.FixtureRequest, new_server: Callable[..., RunningServer]) -> RunningServer:
    """A server where nobody has played yet."""
    return new_server(request.param)


def ranked(clients: list[Client], table_id: str) -> list[int]:
    """The seats, best first."""
    table = clients[0].table(table_id)
    assert table.result is not None
    colours = [seat.colour for seat in table.seats]
    return [colours.index(colour) for colour in table.result["ranking"] if colour in colours]


def test_a_finished_game_is_rated(fresh: RunningServer) -> None:
    clients, table = seated(fresh, "Anna", "Ben", "Cleo", game="xidit", options={"short": True})
    play(clients, table.id, 3000, random.Random(1))
    order = ranked(clients, table.id)
    model = PlackettLuce()
    expected = [new.mu for (new,) in model.rate([[model.rating()] for _ in order], ranks=[1, 2, 3])]
    page = fresh.client().ratings("xidit")
    assert [rated.person.id for rated in page.rated if rated.person] == [clients[seat].me().id for seat in order]
    assert [rated.mu for rated in page.rated] == pytest.approx(expected, abs=0.001)
    assert all(rated.games == 1 and rated.rating == pytest.approx(rated.mu - 3 * rated.sigma, abs=0.01) for rated in page.rated)
    (played,) = clients[order[0]].player_games(clients[order[0]].me().id, "xidit").played
    assert (played.table, played.seat, played.players, played.place) == (table.id, order[0], 3, 1)
    assert played.gain is not None and played.gain > 0
    assert played.rating == pytest.approx(page.rated[0].rating)
    assert fresh.client().ratings("terracotta").rated == []


def bots_game(server: RunningServer, *bots: str) -> tuple[Client, str]:
    """A guest plays a game against bots to its end."""
    anna = server.guest("Anna")
    table = anna.make_table(game="terracotta", players=len(bots) + 1, bots=bots, bot_seconds=0)
    anna.start(table.id)
    chance = random.Random(3)
    with anna.live(table.id) as live:
        update = live.update()
        while update.result is None:
            if len(bots) in update.deciders:
                live.decide(update.number, chance.choice(texts(update.actions)))
            update = live.update(update.number + 1, timeout=30)
    return anna, table.id


def test_bots_are_rated_too_once_a_game(new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite")
    anna, table_id = bots_game(server, "random", "random")
    page = anna.ratings("terracotta")
    assert sorted(rated.bot or "" for rated in page.rated) == ["", "random"]
    assert [rated.games for rated in page.rated] == [1, 1]
    games = anna.player_games("bot:random", "terracotta").played
    assert len(games) == 2, "it sat at two seats"
    assert len([game for game in games if game.rating is not None]) == 1, "and is rated by the better one"
    (statistics,) = anna.player_statistics("bot:random")
    assert statistics.tallies[0].games == 2 and statistics.rated is not None and statistics.rated.bot == "random"
    table = anna.table(table_id)
    assert table.status == "over" and table.result is not None
    points = [table.result["vp"][seat.colour] for seat in table.seats if seat.bot is not None]
    assert statistics.tallies[0].figures["vp"] == pytest.approx(sum(points) / 2, abs=0.01)


def test_abandoned_and_imported_games_are_not_rated(server: RunningServer) -> None:
    (eva, finn), half = nearly_over(server, "Eva", "Finn")
    before = len(eva.ratings("terracotta", limit=100).rated)
    statistics = [tally for tally in eva.game_statistics("terracotta").tallies if tally.players == 2]
    play([eva, finn], half.id, 20, random.Random(1))
    assert eva.table(half.id).status == "over"
    eva.import_record(eva.record(half.id))
    (dora, gina), table = seated(server, "Dora", "Gina")
    dora.propose(table.id, "abandon")
    gina.vote(table.id, gina.table(table.id).proposals[0].id, True)
    assert len(eva.ratings("terracotta", limit=100).rated) == before
    for client in (eva, finn, dora, gina):
        assert client.player_statistics(client.me().id) == []
        assert client.player_games(client.me().id, "terracotta").played == []
    games, abandoned = (statistics[0].games, statistics[0].abandoned) if statistics else (0, 0)
    (after,) = [tally for tally in eva.game_statistics("terracotta").tallies if tally.players == 2]
    assert (after.games, after.abandoned) == (games, abandoned + 1)


def test_ratings_come_in_pages(fresh: RunningServer) -> None:
    seen: list[str] = []
    cursor: str | None = None
    while True:
        page = fresh.client().ratings("xidit", cursor=cursor, limit=2)
        seen += [rated.person.id for rated in page.rated if rated.person is not None]
        cursor = page.next
        if cursor is None:
            break
    assert len(seen) == len(set(seen)) == 3


def test_wrong_questions_are_refused(server: RunningServer) -> None:
    nobody = server.client()
    for attempt, status in (
        (lambda: nobody.ratings("chess"), 404),
        (lambda: nobody.ratings("xidit", cursor="x"), 400),
        (lambda: nobody.ratings("xidit", cursor="nan_a"), 400),
        (lambda: nobody.ratings("xidit", cursor="1e999_a"), 400),
        (lambda: nobody.player_games("a", "chess"), 404),
        (lambda: nobody.player_games("a", "xidit", cursor="1-2"), 400),
        (lambda: nobody.player_games("a" * 50, "xidit"), 404),
        (lambda: nobody.game_statistics("chess"), 404),
    ):
        with pytest.raises(ServerRefused) as refused:
            attempt()
        assert refused.value.status == status


def test_who_is_deleted_has_no_rating(fresh: RunningServer) -> None:
    clients, table = seated(fresh, "Ida", "Jon", "Kim", game="xidit", options={"short": True})
    play(clients, table.id, 3000, random.Random(4))
    ida = clients[0].me().id
    assert clients[0].my_data()["ratings"]["results"][0]["table"] == table.id
    clients[0].delete_me()
    page = clients[1].ratings("xidit", limit=100)
    assert ida not in [rated.person.id for rated in page.rated if rated.person]
    assert clients[1].player_statistics(ida) == []

"""A game that a player left has one result, and everything that tells who came where goes by it."""

from collections.abc import Callable
from contextlib import closing

import msgspec

from claycrown.analysis.player_statistics import PlayerStatistics
from claycrown.games.message import Message
from claycrown.guide.question import player
from claycrown.server.operations.check import check
from claycrown.server.storage.database import Database
from tests.server.server import RunningServer
from tests.server.waiting import until

STRONG = {"days": 2, "stand_in": "greedy"}


def test_the_player_who_stayed_wins_everywhere(new_server: Callable[..., RunningServer]) -> None:
    """Anna resigns, and the bot that plays for her is much better than the other one."""
    server = new_server("sqlite")
    anna = server.guest("Anna")
    table = anna.make_table("terracotta", 2, (None, "random"), pace="slow", clock=STRONG, bot_seconds=0)
    anna.start(table.id)
    with anna.live(table.id) as live:
        last = live.update()
        anna.resign(table.id)
        while last.result is None:
            last = live.update(last.number + 1, timeout=90)
    over = until(anna, table.id, lambda table: table.status == "over")
    yellow, green = (seat.colour for seat in over.seats)
    result = over.result
    assert result is not None and result["vp"][yellow] > result["vp"][green], "by the rules Anna's seat would be first"
    assert (result["winner"], result["ranking"], result["left"]) == (green, [green, yellow], [yellow])
    assert (over.standing, over.places) == ([1, 0], [2, 1])
    # at the table, on its socket, and in lists
    wins = Message("general-ending-lost", {"who": player(1)})
    dropped_out, seen = (Message(f"general-ending-{id}", {"ending": wins}) for id in ("left", "others-left"))
    for told, ending in ((last, dropped_out), (anna.game(over.id), dropped_out), (server.client().game(over.id), seen)):
        assert (told.result, told.ending) == (result, ending)
    (listed,) = anna.tables(mine=True, status="over").tables
    assert (listed.result, listed.standing, listed.places) == (result, over.standing, over.places)
    # in the log: on the socket, by page, and in the replay
    won = Message("terracotta-log-over", {"who": player(1), "vp": result["vp"][green]})
    for entry in (
        last.entries[-1],
        anna.log(over.id, after=over.number - 1).entries[-1],
        anna.moment(over.id, over.number).entry,
    ):
        assert entry is not None and won in [line.text for line in entry.lines]
    # in what is counted
    (played,) = anna.player_games(anna.me().id, "terracotta").played
    assert played.place == 2 and (played.gain or 0) < 0
    (statistics,) = anna.player_statistics(anna.me().id)
    assert (statistics.tallies[0].wins, statistics.tallies[0].places) == (0, [0, 1])
    assert anna.player_statistics("bot:random")[0].tallies[0].wins == 1
    figures = anna.get("/me/statistics/terracotta/2", PlayerStatistics)
    assert (figures.games, figures.wins) == (1, 0)
    # in the record, which can be imported with it
    record = anna.record(over.id)
    assert record["result"] == msgspec.to_builtins(result)
    imported = anna.import_record(record)
    assert (imported.result, imported.standing, imported.places) == (result, over.standing, over.places)
    assert anna.record(imported.id)["result"] == record["result"]
    assert anna.game(imported.id).ending == seen
    server.stop()
    with closing(Database(server.database)) as database:
        assert [wrong for _, wrong in check(database) if wrong is not None] == []

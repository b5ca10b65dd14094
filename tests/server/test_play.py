"""Play through the real server: decisions, views, undo."""

import random

from tests.server.house import House
from tests.server.vocabulary import play, seated


def test_a_game_is_played_to_its_end(both_houses: House) -> None:
    clients, table = seated(both_houses, "Anna", "Ben")
    assert table.status == "running"
    last = play(clients, table.id, 2000, random.Random(1))
    assert last.result is not None
    assert last.deciders == []
    over = clients[1].table(table.id)
    assert over.status == "over"
    assert over.result == last.result
    assert over.number == last.number

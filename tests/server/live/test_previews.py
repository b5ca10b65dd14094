"""What each choice would do follows the update, to the person who has to decide and to nobody else."""

from claycrown.client import Client, Live
from claycrown.guide.question import whole_decisions
from claycrown.server.guide.wire import Outlooks
from claycrown.server.play.wire import Update
from tests.server.house import House
from tests.server.vocabulary import seated


def foreseen(live: Live, update: Update) -> list[Outlooks]:
    """What has come by itself by the time that the update after the next decision comes."""
    found: list[Outlooks] = []
    while True:
        message = live.receive()
        if isinstance(message, Outlooks):
            found.append(message)
        if isinstance(message, Update) and message.number > update.number:
            return found


def at_turn(house: House) -> tuple[Client, Client, str, int]:
    """Who has to decide, who has not, the table and the seat of the first."""
    clients, table = seated(house, "Anna", "Ben")
    seat = clients[0].game(table.id).deciders[0]
    return clients[seat], clients[1 - seat], table.id, seat


def test_who_has_to_decide_is_told_what_every_choice_would_do(house: House) -> None:
    decider, _, table_id, _ = at_turn(house)
    with decider.live(table_id, previews=True) as live:
        update = live.update()
        assert update.question is not None
        previews = live.receive()
        while not isinstance(previews, Outlooks):
            previews = live.receive()
        assert (previews.number, previews.ref) == (update.number, "")
        decisions = list(dict.fromkeys(whole_decisions(update.question)))
        assert [each.decision for each in previews.outlooks] == decisions
        assert previews.outlooks == decider.outlook(table_id, update.number, decisions).outlooks


def test_previews_are_not_taken_for_the_answer_to_a_decision(house: House) -> None:
    decider, _, table_id, _ = at_turn(house)
    with decider.live(table_id, previews=True) as live:
        assert live.decide(0, "place craftsman 5").number == 1  # sent before anything has come
        assert live.why_not("place craftsman 5").rule is not None
        heard = [live.receive() for _ in range(2)]
        while not any(isinstance(one, Outlooks) for one in heard):
            heard.append(live.receive())


def test_nobody_else_is_told_nor_who_has_not_asked_for_it(house: House) -> None:
    decider, other, table_id, _ = at_turn(house)
    onlooker = house.guest("Cleo")
    with (
        decider.live(table_id) as plain,
        other.live(table_id, previews=True) as waiting,
        onlooker.live(table_id, previews=True) as looking,
    ):
        updates = [live.update() for live in (plain, waiting, looking)]
        decider.decide(table_id, updates[0].number, "place craftsman 1")
        for live, update in zip((plain, waiting, looking), updates, strict=True):
            assert foreseen(live, update) == []

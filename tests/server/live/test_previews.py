"""What each choice would do follows the update, to the person who has to decide and to nobody else."""

from claycrown.client import Client, Live
from claycrown.guide.question import whole_decisions
from claycrown.server.guide.schemas import Previews
from claycrown.server.play.schemas import Update
from tests.server.server import RunningServer
from tests.server.vocabulary import seated


def foreseen(live: Live, update: Update) -> list[Previews]:
    """What has come by itself by the time that the update after the next decision comes."""
    found: list[Previews] = []
    while True:
        message = live.receive()
        if isinstance(message, Previews):
            found.append(message)
        if isinstance(message, Update) and message.number > update.number:
            return found


def at_turn(server: RunningServer) -> tuple[Client, Client, str, int]:
    """Who has to decide, who has not, the table and the seat of the first."""
    clients, table = seated(server, "Anna", "Ben")
    seat = clients[0].game(table.id).deciders[0]
    return clients[seat], clients[1 - seat], table.id, seat


def test_who_has_to_decide_is_told_what_every_choice_would_do(server: RunningServer) -> None:
    decider, _, table_id, _ = at_turn(server)
    with decider.live(table_id, previews=True) as live:
        update = live.update()
        assert update.question is not None
        previews = live.receive()
        while not isinstance(previews, Previews):
            previews = live.receive()
        assert (previews.number, previews.ref) == (update.number, "")
        decisions = list(dict.fromkeys(whole_decisions(update.question)))
        assert [each.decision for each in previews.previews] == decisions
        assert previews.previews == decider.preview(table_id, update.number, decisions).previews


def test_previews_are_not_taken_for_the_answer_to_a_decision(server: RunningServer) -> None:
    decider, _, table_id, _ = at_turn(server)
    with decider.live(table_id, previews=True) as live:
        assert live.decide(0, "place craftsman 5").number == 1  # sent before anything has come
        assert live.why_not("place craftsman 5").rule is not None
        heard = [live.receive() for _ in range(2)]
        while not any(isinstance(one, Previews) for one in heard):
            heard.append(live.receive())


def test_nobody_else_is_told_nor_who_has_not_asked_for_it(server: RunningServer) -> None:
    decider, other, table_id, _ = at_turn(server)
    onlooker = server.guest("Cleo")
    with (
        decider.live(table_id) as plain,
        other.live(table_id, previews=True) as waiting,
        onlooker.live(table_id, previews=True) as looking,
    ):
        updates = [live.update() for live in (plain, waiting, looking)]
        decider.decide(table_id, updates[0].number, "place craftsman 1")
        for live, update in zip((plain, waiting, looking), updates, strict=True):
            assert foreseen(live, update) == []

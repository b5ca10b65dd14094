"""Hints: for who plays against bots only, and for games that are over; never beside other people."""

import pytest

from claycrown.client import ServerRefused
from claycrown.server.lobby.schemas import NewSeat
from tests.server.server import RunningServer
from tests.server.vocabulary import record_of, seated, texts


def test_hints_against_bots_are_legal_and_say_what_speaks_for_them(server: RunningServer) -> None:
    anna = server.guest("Anna")
    table = anna.make_table("terracotta", 2, bots=[None, "random"], bot_seconds=0)
    anna.start(table.id)
    with anna.live(table.id) as live:
        update = live.update()
        while update.deciders != [0]:
            update = live.update(update.number + 1)
    assert anna.table(table.id).unrated is None
    told = anna.hints(table.id)
    assert anna.table(table.id).unrated == "hinted"  # and nobody is rated by the game
    assert told.number == update.number
    assert told.hints
    legal = texts(update.actions)
    for hint in told.hints:
        assert hint.decision in legal
        assert 0 <= hint.value <= 1 and hint.visits > 0
    assert any(hint.ledger for hint in told.hints)
    assert any(hint.gains for hint in told.hints)
    with pytest.raises(ServerRefused, match="hints_now_only"):
        anna.hints(table.id, number=update.number + 1)


def test_hints_for_the_seats_of_friends_at_one_screen_from_what_each_sees(server: RunningServer) -> None:
    anna = server.guest("Anna")
    seats = [NewSeat(), NewSeat(name="Ben"), NewSeat(bot="random")]
    table = anna.make_table("xidit", 3, seats=seats, bot_seconds=0, options={"short": True})
    anna.start(table.id)
    while True:
        update = anna.game(table.id)
        seat = next((seat for seat in update.deciders if seat != 2), None)
        if seat is not None:
            break
    told = anna.hints(table.id, seat=seat)
    legal = texts(anna.game(table.id, seat=seat).actions)
    assert told.hints and all(hint.decision in legal for hint in told.hints)
    with pytest.raises(ServerRefused, match="not_your_seat"):
        anna.hints(table.id, seat=2)


def test_there_are_no_hints_where_other_people_play(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    for client in clients:
        with pytest.raises(ServerRefused, match="no_hints"):
            client.hints(table.id)
    assert clients[0].table(table.id).unrated is None  # what is refused counts for nothing
    with pytest.raises(ServerRefused, match="not_your_seat"):
        clients[0].hints(table.id, seat=1)
    with pytest.raises(ServerRefused, match="not_seated"):
        server.guest("Sam").hints(table.id)


def test_a_page_of_an_earlier_release_that_asks_by_get_is_asked_to_reload_and_changes_nothing(server: RunningServer) -> None:
    anna = server.guest("Anna")
    table = anna.make_table("terracotta", 2, bots=[None, "random"], bot_seconds=0)
    anna.start(table.id)
    answer = anna.http.get(f"/api/tables/{table.id}/hints", params={"seat": 0})
    assert (answer.status_code, answer.headers["allow"]) == (405, "POST")
    error = answer.json()["error"]
    assert error["code"] == "page_outdated"
    assert error["reason_id"] == "refusal-csrf", "the earlier release's page has words for this one, in each of its languages"
    assert anna.table(table.id).unrated is None


def test_when_a_game_is_over_there_are_hints_for_every_moment(server: RunningServer) -> None:
    ida = server.guest("Ida")
    table = ida.import_record(record_of("terracotta", 2, 3, 0), [], access="open")
    assert ida.hints(table.id).hints == []  # nobody has anything to decide any more
    moment = ida.moment(table.id, 7)
    told = ida.hints(table.id, seat=moment.deciders[0], number=7)
    assert told.number == 7 and told.hints
    assert ida.hints(table.id, seat=1 - moment.deciders[0], number=7).hints == []
    for wrong in ({"number": table.number + 1}, {"seat": 5}):
        with pytest.raises(ServerRefused, match="not_found"):
            ida.hints(table.id, **wrong)

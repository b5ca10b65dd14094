"""Undo, and taking a game back by agreement."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from claycrown.client import Client, ServerRefused
from claycrown.match import Match, standing_at, undone
from claycrown.server.config import Config
from claycrown.server.core import Server
from claycrown.server.http.errors import Refusal
from claycrown.server.lobby.schemas import NewSeat, NewTable
from claycrown.server.people import accounts
from claycrown.server.play import decisions, updates
from claycrown.server.play.schemas import Acknowledgement, DecisionRequest, UndoRequest, Update
from claycrown.server.tables.schemas import Access
from tests.server.server import RunningServer
from tests.server.vocabulary import choose, play, seated
from tests.server.waiting import finish_turn, play_on, until


def test_undo_takes_ones_own_last_decision_back(both_servers: RunningServer) -> None:
    clients, table = seated(both_servers, "Anna", "Ben")
    seat = clients[0].game(table.id).deciders[0]
    actor, other = clients[seat], clients[1 - seat]
    before = actor.game(table.id)
    actor.decide(table.id, 0, "place craftsman 5")
    placed = actor.game(table.id)
    assert placed.undo == 0
    assert other.game(table.id).undo is None
    assert actor.undo(table.id, 1).number == 2
    after = actor.game(table.id)
    assert (after.number, after.view, after.actions) == (2, before.view, before.actions)
    log = other.game(table.id, after=0).entries
    assert [(entry.kind, entry.seat, entry.text) for entry in log] == [("decide", seat, "place craftsman 5"), ("undo", seat, "0")]
    assert [entry.undone for entry in log] == [None, [1, 2]]


def test_undo_reaches_over_several_of_ones_own_and_is_done_once(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    seat = clients[0].game(table.id).deciders[0]
    actor = clients[seat]
    actor.decide(table.id, 0, "turn inner")
    actor.decide(table.id, 1, "place craftsman 5")
    assert actor.undo(table.id, 2).number == 3
    assert actor.game(table.id).undo == 0
    again = actor.undo(table.id, 2)
    assert (again.number, again.repeated) == (3, True)
    assert actor.undo(table.id, 3).number == 4
    assert actor.game(table.id).undo is None
    with pytest.raises(ServerRefused, match="nothing_to_undo"):
        actor.undo(table.id, 4)
    then = actor.game(table.id)
    actor.decide(table.id, 4, "turn inner")
    actor.decide(table.id, 5, "place craftsman 5")
    assert actor.undo(table.id, 6, to=4).number == 7
    assert actor.game(table.id).view == then.view
    with pytest.raises(ServerRefused, match="stale"):
        actor.undo(table.id, 5)


def test_undo_does_not_reach_across_another_players_decision(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    chance = random.Random(4)
    first = clients[0].game(table.id).deciders[0]
    while clients[0].game(table.id).deciders == [first]:
        play(clients, table.id, 1, chance)
    update = clients[first].game(table.id)
    assert update.undo == update.number - 1  # the turn has passed, but nobody has decided since
    play(clients, table.id, 1, chance)
    update = clients[first].game(table.id)
    assert update.undo is None
    with pytest.raises(ServerRefused, match="not_yours"):
        clients[first].undo(table.id, update.number)


def test_undo_does_not_reach_across_a_reveal(server: RunningServer) -> None:
    """Lords of Xidit: the last plan that comes in shows what the first orders are."""
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit")
    chance = random.Random(5)
    while len(clients[0].game(table.id).deciders) < 3:
        play(clients, table.id, 1, chance)
    number = clients[0].game(table.id).number
    clients[0].decide(table.id, number, "plan AAAAAA")
    assert clients[0].game(table.id).undo == number
    clients[0].undo(table.id, number + 1)
    assert clients[0].game(table.id).deciders == [0, 1, 2]
    for client in clients:
        client.decide(table.id, number + 2, "plan RAKBAW")
    last = clients[2].game(table.id)
    assert last.undo is None
    with pytest.raises(ServerRefused) as refused:
        clients[2].undo(table.id, last.number)
    assert refused.value.code == "revealed"


def test_an_preview_says_whether_it_can_be_undone(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit")
    chance = random.Random(5)
    told = []
    for _ in range(40):
        seat = chance.choice(clients[0].game(table.id).deciders)
        update = clients[seat].game(table.id)
        decision = choose(update, chance)
        (preview,) = clients[seat].preview(table.id, update.number, [decision]).previews
        clients[seat].decide(table.id, update.number, decision)
        assert (clients[seat].game(table.id).undo is None) == preview.reveals, decision
        told.append(preview.reveals)
    assert {True, False} <= set(told)


def test_what_stands_is_what_a_reader_gets_who_really_goes_back() -> None:
    chance = random.Random(11)
    for _ in range(60):
        histories: list[list[int]] = [[]]
        backs: dict[int, int] = {}
        for number in range(1, 40):
            if chance.random() < 0.7:
                histories.append([*histories[-1], number])
            else:
                to = chance.randrange(number)
                backs[number] = to
                histories.append(histories[to])
                assert undone(number, backs) == tuple(one for one in range(1, number + 1) if one not in histories[-1])
            assert standing_at(number, backs) == histories[-1]


def test_a_turn_starts_again_also_where_something_is_hidden_as_far_as_nothing_came_to_light(server: RunningServer) -> None:
    """Lords of Xidit: the choice of rewards and of the bards' regions. What is told live is what is told when asked."""
    record, seat = record_until_rewards()
    anna, ben, cleo = (server.guest(name) for name in ("Anna", "Ben", "Cleo"))
    table = anna.import_record(record, [{"me": place == seat} for place in range(3)], access="open")
    for guest in (ben, cleo):
        guest.join(table.id)
    anna.start(table.id)
    start = anna.game(table.id)
    with anna.live(table.id) as live:
        live.update()
        for decision in ("reward gold bards", "bards hills 4"):
            told = live.update(anna.decide(table.id, anna.game(table.id).number, decision).number)
            assert told.turn_start == anna.game(table.id).turn_start
        assert told.turn_start == start.number
        again = live.update(anna.undo(table.id, told.number, told.turn_start).number)
    assert (again.view, again.question, again.turn_start) == (start.view, start.question, None)


def record_until_rewards() -> tuple[dict[str, Any], int]:
    """A game of Lords of Xidit played at random up to a threat whose rewards are to be chosen, and who is to choose them."""
    table = Match.start("xidit", ["a", "b", "c"], 3)
    chance = random.Random(3)
    while len(table.moves) < 39:
        seat = chance.choice(table.deciders())
        text = chance.choice(table.legal(seat))
        table.decide(seat, "plan " + "".join(chance.choice("RKBA") for _ in range(6)) if text == "plan *" else text)
    return table.record.to_dict(), table.deciders()[0]


def private(server: RunningServer) -> tuple[list[Client], str, Update]:
    """Two at a table of their own after twelve decisions, and how things stood after the first five."""
    clients, table = seated(server, "Anna", "Ben", access="link")
    chance = random.Random(6)
    then = play(clients, table.id, 5, chance)
    play(clients, table.id, 7, chance)
    return clients, table.id, then


def test_a_private_game_is_taken_back_if_all_agree(both_servers: RunningServer) -> None:
    clients, table_id, then = private(both_servers)
    table = clients[0].propose(table_id, "take_back", 5)
    (proposal,) = table.proposals
    assert (proposal.kind, proposal.number, proposal.by.name) == ("take_back", 5, "Anna")
    assert clients[1].table(table_id).proposals[0].missing == [clients[1].me().id]
    assert clients[0].game(table_id).number == 12
    clients[1].vote(table_id, proposal.id, True)
    now = clients[1].game(table_id, after=12)
    assert now.number == 13
    assert [(entry.kind, entry.seat, entry.text) for entry in now.entries] == [("back", 0, "5")]
    assert clients[0].table(table_id).proposals == []
    assert clients[0].table(table_id).deciders == now.deciders
    assert (now.view, now.deciders) == (then.view, then.deciders)
    play(clients, table_id, 5, random.Random(7))


def test_one_no_settles_it(server: RunningServer) -> None:
    clients, table_id, _ = private(server)
    (proposal,) = clients[0].propose(table_id, "take_back", 5).proposals
    with pytest.raises(ServerRefused, match="asked_already"):
        clients[0].propose(table_id, "take_back", 3)
    clients[1].vote(table_id, proposal.id, False)
    assert clients[0].table(table_id).proposals == []
    assert clients[0].game(table_id).number == 12
    with pytest.raises(ServerRefused, match="settled"):
        clients[1].vote(table_id, proposal.id, True)


def test_only_the_owner_of_a_private_table_may_ask(server: RunningServer) -> None:
    clients, table_id, _ = private(server)
    with pytest.raises(ServerRefused, match="not_owner"):
        clients[1].propose(table_id, "take_back", 5)
    with pytest.raises(ServerRefused, match="bad_number"):
        clients[0].propose(table_id, "take_back", 12)
    clients, table = seated(server, "Anna", "Ben")
    play(clients, table.id, 3, random.Random(6))
    with pytest.raises(ServerRefused, match="not_private"):
        clients[0].propose(table.id, "take_back", 1)


def test_a_game_is_abandoned_by_a_vote_of_all(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    (proposal,) = clients[1].propose(table.id, "abandon").proposals
    stranger = server.guest("Eve")
    with pytest.raises(ServerRefused, match="not_seated"):
        stranger.vote(table.id, proposal.id, True)
    clients[0].vote(table.id, proposal.id, True)
    over = clients[0].table(table.id)
    assert (over.status, over.result, over.deciders) == ("abandoned", None, [])
    with pytest.raises(ServerRefused, match="over"):
        clients[0].decide(table.id, 0, "place craftsman 5")


# Without end


def test_nobody_goes_back_or_changes_their_mind_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has to be decided still can be: the game goes on."""
    server = Server(Config(database=str(tmp_path / "games.db")))
    do, look = server.database.write_now, server.database.read_now
    visitor = look(accounts.visitor, do(accounts.add_guest, "Anna", None, 1))
    assert visitor is not None
    anna = visitor.id
    seats = [NewSeat(), NewSeat(name="Ben"), NewSeat(name="Cleo")]
    table = do(server.tables.make, anna, NewTable(game="xidit", players=3, seats=seats, access=Access.LINK))
    do(server.tables.start, table, anna)

    def decide(answers: int, text: str, seat: int | None = None) -> int:
        request = DecisionRequest(answers=answers, decision=text, seat=seat)
        return do(server.decisions.decide_as, table, anna, request).number

    while len(deciders := (begun := look(updates.missed, server.positions, table, anna, None)).deciders) == 1:
        asked = look(updates.missed, server.positions, table, anna, None, deciders[0])
        decide(begun.number, choose(asked, random.Random(1)), deciders[0])
    monkeypatch.setattr(decisions, "LONGEST", begun.number + 6)
    for number in range(begun.number, begun.number + 6):
        assert decide(number, f"plan RRRRR{'KB'[number % 2]}") == number + 1

    def refused(work: Callable[..., Any], *arguments: Any) -> str:
        with pytest.raises(Refusal) as refusal:
            work(*arguments)
        return refusal.value.code

    full = begun.number + 6
    assert refused(decide, full, "plan RRRRRR") == "too_long"
    assert decide(full, "plan KKKKKK", 1) == full + 1
    assert refused(do, server.decisions.undo_as, table, anna, UndoRequest(answers=full + 1, seat=1)) == "too_long"
    assert decide(full + 1, "plan KKKKKK", 2) == full + 2
    server.database.close()


# Against bots

CLOCK: dict[str, Any] = {"access": "link", "clock": {"bank": 1000, "increment": 500}}


def test_a_finished_turn_against_bots_is_taken_back_with_their_answers(both_servers: RunningServer) -> None:
    anna = both_servers.guest("Anna")
    table = anna.start(anna.make_table("terracotta", 3, bots=[None, "random", "random"], bot_seconds=0, **CLOCK).id)
    before = finish_turn(anna, table.id)
    until(anna, table.id, lambda table: table.deciders == [0])
    now = anna.game(table.id)
    assert (now.undo, now.undo_bots, now.undo_seat) == (before.number, True, None)
    with pytest.raises(ServerRefused, match="use_undo"):
        anna.propose(table.id, "take_back", now.number - 1)
    assert anna.table(table.id).unrated is None  # until then
    with anna.live(table.id, after=now.number) as live:
        done = anna.undo(table.id, before.number + 1)  # sent before the bots had answered
        told = live.update(done.number)
    assert anna.undo(table.id, before.number + 1) == Acknowledgement(number=done.number, repeated=True)
    assert anna.table(table.id).clocks[0].left <= 1000 * 1000  # the increment is taken back with the turn
    assert (told.view, told.question, told.deciders) == (before.view, before.question, [0])
    assert told.entries[-1].undone is not None and set(told.entries[-1].undone) > set(range(before.number + 1, done.number))
    assert anna.table(table.id).unrated == "undone"
    finish_turn(anna, table.id)
    until(anna, table.id, lambda table: table.deciders == [0])


def test_bots_answers_are_not_taken_back_across_a_reveal(server: RunningServer) -> None:
    anna = server.guest("Anna")
    table = anna.start(anna.make_table("xidit", 3, bots=[None, "random", "random"], bot_seconds=0).id)
    play_on(anna, table.id, 0, random.Random(1), lambda table: 0 in table.deciders and table.number > 3)
    anna.decide(table.id, anna.game(table.id).number, "plan WWWWWW")
    until(anna, table.id, lambda table: table.deciders == [0])
    now = anna.game(table.id)
    assert now.undo is None and now.undo_refused is not None and now.undo_refused.id == "refusal-revealed"
    with pytest.raises(ServerRefused, match="revealed"):
        anna.undo(table.id, now.number)
    assert anna.table(table.id).unrated is None


def test_at_one_screen_undo_takes_back_the_last_decision_made_there(server: RunningServer) -> None:
    anna = server.guest("Anna")
    seats = [NewSeat(), NewSeat(name="Ben"), NewSeat(bot="random")]
    table = anna.start(anna.make_table("terracotta", 3, seats=seats, bot_seconds=0).id)
    last = {}
    for _ in range(2):
        (seat,) = until(anna, table.id, lambda table: table.deciders != [2]).deciders
        last[seat] = finish_turn(anna, table.id, seat).number
    (seat,) = until(anna, table.id, lambda table: table.deciders != [2]).deciders
    now = anna.game(table.id, seat=seat)
    other = 1 - seat
    assert (now.undo, now.undo_seat) == (last[other], other)
    with pytest.raises(ServerRefused, match="not_yours"):
        anna.undo(table.id, now.number, seat=seat)
    anna.undo(table.id, now.number, seat=other)
    assert anna.table(table.id).deciders == [other]

"""What helps to see, asked of the server: previews, plans foretold, scenes, standings, score sheets."""

import json
import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from claycrown import match
from claycrown.client import Client, ServerRefused
from claycrown.games import game
from claycrown.match import Entry, Position, Step
from claycrown.rules import Rules, rules_of
from claycrown.server.guide import views
from claycrown.server.guide.former import FormerPlanQuery
from claycrown.server.guide.schemas import Sheet
from claycrown.server.play.positions import Positions
from claycrown.server.storage.database import Database
from claycrown.server.tables import queries as table_queries
from tests.server.server import RunningServer
from tests.server.vocabulary import nearly_over, play, play_until_all_decide, record_of, seated, texts


def finished(server: RunningServer, name: str, players: int) -> tuple[Client, str, int]:
    """Somebody who looks at a game that is over; its table and how many entries it has."""
    client = server.guest("Ida")
    table = client.import_record(record_of(name, players, 3, 0), [], access="open")
    return client, table.id, table.number


# Outlooks


def test_an_preview_says_what_the_decision_then_does(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    chance = random.Random(5)
    for _ in range(12):
        seat = clients[0].game(table.id).deciders[0]
        mine = clients[seat].game(table.id)
        decisions = texts(mine.actions)
        told = clients[seat].preview(table.id, mine.number, decisions, with_view=True)
        assert told.number == mine.number
        assert [each.decision for each in told.previews] == decisions
        chosen = chance.choice(told.previews)
        clients[seat].decide(table.id, mine.number, chosen.decision)
        after = clients[seat].game(table.id, after=mine.number)
        assert [msgspec.structs.replace(line, told=None) for line in chosen.ledger] == after.entries[0].ledger
        assert chosen.view == after.view
        assert not chosen.reveals


def test_an_preview_comes_over_the_socket_too(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    seat = clients[0].game(table.id).deciders[0]
    with clients[seat].live(table.id) as live:
        update = live.update()
        told = live.preview(update.number, ["place craftsman 5", "build officer a1", "nonsense", "turn inner"])
    assert [each.decision for each in told.previews] == ["place craftsman 5", "turn inner"]  # what is not legal is left out
    assert all(each.view is None for each in told.previews)
    assert [(line.what, line.amount) for line in told.previews[1].ledger] == [("coins", -2), ("ring", 0)]


def test_an_preview_is_for_the_seat_that_decides_and_for_now(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    seat = clients[0].game(table.id).deciders[0]
    assert clients[1 - seat].preview(table.id, 0, ["place craftsman 5"]).previews == []
    with pytest.raises(ServerRefused, match="stale"):
        clients[seat].preview(table.id, 1, ["place craftsman 5"])
    with pytest.raises(ServerRefused, match="not_your_seat"):
        clients[seat].preview(table.id, 0, ["place craftsman 5"], seat=1 - seat)
    with pytest.raises(ServerRefused, match="not_seated"):
        server.guest("Sam").preview(table.id, 0, ["place craftsman 5"])


def test_the_last_plan_cannot_be_undone_and_the_others_can(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit")
    number = play_until_all_decide(clients, table.id, random.Random(1)).number
    for seat, last in ((0, False), (1, False), (2, True)):
        (told,) = clients[seat].preview(table.id, number, ["plan WWWWWW"]).previews
        assert told.reveals == last
        assert [line.what for line in told.ledger] == ["ready"]  # nothing of a year that nobody can foresee
        number = clients[seat].decide(table.id, number, "plan WWWWWW").number
        update = clients[seat].game(table.id)
        assert (update.undo is None) == last


# Plans


def test_a_plan_is_foretold_from_what_the_seat_sees(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit")
    update = play_until_all_decide(clients, table.id, random.Random(1))
    city = update.view["players"]["blue"]["city"]
    with clients[0].live(table.id) as live:
        told = live.ask("foretell", {"plan": "WWK"})
    assert [step["order"] for step in told.answer] == ["W", "W", "K", ".", ".", "."]
    assert [step["outcome"] for step in told.answer[:2]] == ["waits", "waits"]
    assert told.answer[2]["start"] == city
    assert clients[0].ask(table.id, "foretell", {"plan": "WWK"}).answer == told.answer


def test_pages_of_the_last_release_foretell_a_plan_under_its_former_name(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit")
    play_until_all_decide(clients, table.id, random.Random(1))
    answer = clients[0].ask(table.id, "foretell", {"plan": "WWK"})
    former = clients[0].post(f"/tables/{table.id}/foretell", dict[str, Any], FormerPlanQuery(plan="WWK"))
    assert former == {"type": "foretold", "number": answer.number, "steps": answer.answer, "ref": ""}
    with clients[0].live(table.id) as live:
        live.receive()
        live.socket.send('{"type": "foretell", "plan": "WWK", "ref": "7"}')
        while (told := json.loads(live.socket.recv()))["type"] != "foretold":
            pass
    assert told == {**former, "ref": "7"}


@pytest.mark.parametrize("arguments", [{"plan": "RRRRRRR"}, {"plan": "X"}, {"plan": 3}, {}, {"plan": "R", "more": 1}])
def test_a_plan_that_is_none_is_refused(server: RunningServer, arguments: dict[str, Any]) -> None:
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit")
    with pytest.raises(ServerRefused, match="bad_arguments"):
        clients[0].ask(table.id, "foretell", arguments)


def test_no_plan_is_foretold_where_none_is_made(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    with pytest.raises(ServerRefused, match="no_answer"):
        clients[0].ask(table.id, "foretell", {"plan": "WWK"})
    with pytest.raises(ServerRefused, match="no_plans"):
        clients[0].post(f"/tables/{table.id}/foretell", dict[str, Any], FormerPlanQuery(plan="WWK"))
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit")
    with pytest.raises(ServerRefused, match="no_answer"):
        clients[0].ask(table.id, "foretell", {"plan": "WWK"})  # no Idrakys stands on the map yet


# Scenes


def test_the_scoring_of_the_last_round_plays_step_by_step(server: RunningServer) -> None:
    client, table_id, number = finished(server, "terracotta", 3)
    scenes = client.scenes(table_id, number).scenes
    kinds = [scene.kind for scene in scenes]
    assert kinds[:2] == ["inspector row", "inspector column"]
    assert kinds.index("tile") < kinds.index("clean-up") < kinds.index("resources")
    end = client.moment(table_id, number)
    assert scenes[-1].view["players"] == end.view["players"]
    for before, after in pairwise(scenes):
        gained = {colour: 0 for colour in end.view["players"]}
        for line in after.ledger:
            if line.what == "vp":
                gained[list(gained)[line.seat]] += line.amount
        for colour, gain in gained.items():
            assert after.view["players"][colour]["vp"] == before.view["players"][colour]["vp"] + gain
    assert client.scenes(table_id, 1).scenes == []


def test_a_year_and_the_assessments_play_step_by_step(server: RunningServer) -> None:
    client, table_id, number = finished(server, "xidit", 4)
    kinds: set[str] = set()
    for entry in client.log(table_id, what="plan").entries:
        scenes = client.scenes(table_id, entry.number).scenes
        kinds |= {scene.kind for scene in scenes}
        moves = [scene for scene in scenes if any(line.what == "moved" for line in scene.ledger)]
        assert all(any(target.startswith("road ") for target in scene.marked) for scene in moves)
        if scenes:  # nothing is told before it has been seen
            assert scenes[0].known == client.standings(table_id, entry.number - 1).known
            assert scenes[-1].known == client.standings(table_id, entry.number).known
    assert {"plan", "order"} <= kinds
    last = [scene.kind for scene in client.scenes(table_id, number).scenes]
    assert last[-7:] == ["assessment", "assessed"] * 3 + ["winner"]


def test_scenes_are_of_entries_that_there_are(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben")
    seat = clients[0].game(table.id).deciders[0]
    clients[seat].decide(table.id, 0, "place craftsman 5")
    clients[seat].undo(table.id, 1)
    assert clients[0].scenes(table.id, 2).scenes == []
    for number in (0, 3):
        with pytest.raises(ServerRefused, match="not_found"):
            clients[0].scenes(table.id, number)
    with pytest.raises(ServerRefused, match="views_too_early"):
        clients[0].scenes(table.id, 1, seat=1)


# Readings and sheets


def test_the_standings_of_any_moment(server: RunningServer) -> None:
    client, table_id, number = finished(server, "terracotta", 3)
    first = client.standings(table_id, 0)
    assert (first.number, first.known) == (0, None)
    assert [each.source for each in first.majorities] == ["inspector row", "inspector column", *["tile"] * 5]
    assert all(each.leader is None for each in first.majorities if each.where not in ("coins", "clay"))
    last = client.standings(table_id)
    assert last.number == number
    assert [each.source for each in last.majorities] == ["footman"] * 4


def test_what_the_open_information_implies(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit")
    play(clients, table.id, 60, random.Random(4))
    seen = [client.standings(table.id).known for client in clients]
    assert seen[0] is not None and seen[0] == seen[1] == seen[2]
    for seat, client in enumerate(clients):
        own = client.game(table.id).view["players"][game("xidit").colours[seat]]
        assert [own["units"].count(letter) for letter in "MAICB"] == seen[0][seat]["units"]
        assert own["gold"] == seen[0][seat]["gold"]
    majorities = {each.source: each for each in clients[0].standings(table.id).majorities}
    assert majorities["wealth"].counts == [each["gold"] for each in seen[0]]


def test_a_table_may_want_everybody_to_remember_for_themselves(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit", open_book=False)
    assert not table.open_book
    standings = clients[0].standings(table.id)
    assert standings.known is None
    majorities = {each.source: each for each in standings.majorities}
    assert majorities["wealth"].counts[1:] == [None, None]
    assert majorities["wealth"].counts[0] is not None
    number = play_until_all_decide(clients, table.id, random.Random(1)).number
    for client in clients:
        client.decide(table.id, number, "plan KARBAA")
    scenes = clients[0].scenes(table.id, number + len(clients)).scenes
    assert scenes and all(scene.known is None for scene in scenes)
    assert clients[0].make_table(game="xidit", players=3).open_book


def test_the_sheet_adds_up_and_goes_round_by_round(server: RunningServer) -> None:
    client, table_id, number = finished(server, "terracotta", 3)
    sheet = client.sheet(table_id)
    result = client.game(table_id).result
    assert result is not None
    assert sheet.total == list(result["vp"].values())
    assert [sum(source.points[seat] or 0 for source in sheet.sources) for seat in range(3)] == sheet.total
    assert [each.round for each in sheet.rounds] == [1, 2, 3, 4, 5]
    assert sheet.rounds[-1].totals == sheet.total
    assert (sheet.if_round, sheet.if_final, sheet.eliminations) == (None, None, None)
    early = client.sheet(table_id, number // 2)
    assert early.if_round is not None and early.if_final is not None
    assert 0 < len(early.rounds) < 5


def test_decisions_that_were_taken_back_are_not_on_the_sheet(server: RunningServer) -> None:
    clients, table = nearly_over(server, "Anna", "Ben")
    update = play(clients, table.id, 1, random.Random(2))
    before = clients[0].sheet(table.id, update.number - 1)
    seat = next(seat for seat, client in enumerate(clients) if client.game(table.id).undo is not None)
    clients[seat].undo(table.id, update.number)
    after = clients[0].sheet(table.id)
    assert (after.number, after.sources, after.total) == (update.number + 1, before.sources, before.total)


def test_a_sheet_plays_nothing_again_that_was_taken_back_and_no_round_that_has_ended(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    clients, table = nearly_over(server, "Anna", "Ben")
    chance = random.Random(2)
    for _ in range(20):
        update = play(clients, table.id, 1, chance)
        seat = next(seat for seat, client in enumerate(clients) if client.game(table.id).undo is not None)
        clients[seat].undo(table.id, update.number)
    database, kept, replayed = Database(server.database), Positions(100, 10), list[int]()
    played = match.step_of

    def count(rules: Rules, before: Position, entry: Entry) -> Step:
        replayed.append(entry.number)
        return played(rules, before, entry)

    def ask(connection: Connection) -> tuple[Sheet, int]:
        found = table_queries.table(connection, table.id)
        assert found is not None
        replayed.clear()
        return views.sheet(connection, kept, found, 0, found.head), len(kept.standing(connection, found, found.head))

    monkeypatch.setattr(match, "step_of", count)
    first, stood = database.read_now(ask)
    assert first.number == stood + 40
    assert len(replayed) == len(set(replayed)) == stood
    again, _ = database.read_now(ask)
    assert again == first == clients[0].sheet(table.id)
    assert 0 < len(replayed) < stood / 3  # the last of five rounds
    database.close()


def test_a_sheet_of_xidit_tells_what_is_open_and_in_the_end_everything(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit", open_book=False)
    play(clients, table.id, 30, random.Random(4))
    sheet = clients[0].sheet(table.id)
    assert [source.source for source in sheet.sources] == ["wealth", "influence", "reputation in the open"]
    assert sheet.sources[0].points[1:] == [None, None]
    assert sheet.eliminations is not None and all(each.ranking is None for each in sheet.eliminations)
    client, table_id, _ = finished(server, "xidit", 4)
    sheet = client.sheet(table_id)
    assert [source.source for source in sheet.sources] == ["wealth", "influence", "reputation"]
    assert sorted(place or 0 for place in sheet.total) == [1, 2, 3, 4]
    assert [each.round for each in sheet.rounds] == list(range(1, 13))
    assert all(None not in source.points for each in sheet.rounds for source in each.sources)
    assert sheet.eliminations is not None
    for each in sheet.eliminations:
        values = {ranked.seat: ranked.value for ranked in each.ranking or []}
        assert values == dict(enumerate(next(source.points for source in sheet.sources if source.source == each.of)))


def test_starting_the_turn_again(server: RunningServer) -> None:
    """All of one's decisions of a turn can be taken back at once, also after the turn has passed."""
    clients, table = seated(server, "Anna", "Ben")
    chance = random.Random(6)
    seat = clients[0].game(table.id).deciders[0]
    actor = clients[seat]
    start = actor.game(table.id)
    with actor.live(table.id) as live:
        live.update()
        number = 0
        while actor.game(table.id).deciders == [seat]:
            number = play(clients, table.id, 1, chance).number
            update = live.update(number)
            assert update.turn_start == (0 if number > 1 else None)
        assert actor.game(table.id).turn_start == 0
        assert clients[1 - seat].game(table.id).turn_start is None
        undone = actor.undo(table.id, number, to=0).number
        again = live.update(undone)
        assert (again.view, again.undo, again.turn_start) == (start.view, None, None)
        number = play(clients, table.id, 3, chance).number
        undone = actor.undo(table.id, number).number
        once = live.update(undone)
        assert once.undo is not None  # further back, one by one
        undone = actor.undo(table.id, undone, to=once.turn_start).number
        assert live.update(undone).view == start.view


def test_the_turn_of_a_new_round_begins_with_it() -> None:
    rules = rules_of("terracotta")
    position = match.at_start(rules, rules.game.new(2, 3))
    chance = random.Random(1)
    for number in range(1, 200):
        (seat,) = position.deciders
        action = chance.choice(rules.game.legal(position.state, seat))
        before, position = position, match.carry_out(rules, position, seat, action).after
        if position.state.round != before.state.round or position.deciders != before.deciders:
            assert position.pending.turn == number
        else:
            assert position.pending.turn == before.pending.turn
        if rules.game.over(position.state):
            break
    assert position.state.round > 1

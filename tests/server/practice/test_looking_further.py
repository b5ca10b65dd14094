"""Looking further: practice from a moment of a game that is over, positions made by hand, and playing on from there."""

import json
import random
from typing import Any

import pytest

from claycrown.client import Client
from claycrown.games import game
from claycrown.record.notation import AvailableEditions, BadPosition, notation
from claycrown.record.records import Record, read_record, result_of
from tests.server.history.test_records import finish
from tests.server.practice.test_practice import Asking
from tests.server.server import RunningServer
from tests.server.vocabulary import seated
from tests.vocabulary.terracotta import Table

Finished = tuple[list[Client], str, dict[str, Any]]


@pytest.fixture(scope="module")
def xidit(server: RunningServer) -> Finished:
    return finish(server, "xidit", "Anna", "Ben", "Cleo")


@pytest.fixture
def asking(server: RunningServer) -> Asking:
    return Asking(server)


def post(client: Client, path: str, body: dict[str, Any], status: int = 200) -> Any:
    client.http.get("/api/games")
    headers = {"x-csrf-token": client.http.cookies["claycrown_csrf"]}
    answer = client.http.post(f"/api/practice{path}", json=body, headers=headers)
    assert answer.status_code == status, answer.text
    return answer.json()


def moment(table: str, number: int, name: str = "xidit", **more: Any) -> dict[str, Any]:
    return {"game": name, "start": {"from": "table", "table": table, "number": number}, **more}


def test_other_decisions_are_tried_at_a_moment_of_a_game_that_is_over(xidit: Finished) -> None:
    clients, table, record = xidit
    rules, state = game("xidit"), read_record(record, AvailableEditions()).replay(3)
    told = post(clients[0], "", moment(table, 3))
    assert told["update"]["deciders"] == rules.deciders(state) == [0, 1, 2] and told["decisions"] == []
    further = post(clients[0], "", moment(table, 3, decisions=[["blue", "plan WWWWWW"]]))
    assert further["decisions"] == [["blue", "plan WWWWWW"]] and further["update"]["number"] == 1
    whole = post(clients[0], "/position", moment(table, 3))
    assert whole["position"] == notation("xidit").write(state)
    assert sum(whole["view"]["barracks"].values()) > 0 and whole["seats"] == ["blue", "red", "green"]


def test_whom_a_table_is_not_for_cannot_look_into_it(server: RunningServer, asking: Asking, xidit: Finished) -> None:
    closed = server.guest("Eva").import_record(xidit[2])
    assert asking.post("", moment(closed.id, 3), 404)["error"]["code"] == "not_found"
    assert asking.post("", moment("nowhere", 3), 404)["error"]["code"] == "not_found"


@pytest.mark.parametrize("path", ["", "/position", "/standings", "/sheet", "/descriptions", "/scenes", "/evaluation"])
def test_nothing_of_a_game_that_still_runs_is_looked_into(server: RunningServer, path: str) -> None:
    clients, table = seated(server, "Anna", "Ben", game="terracotta")
    for client in clients:
        refused = post(client, path, moment(table.id, 0, "terracotta"), 403)
        assert refused["error"]["code"] == "not_over"
    asked = {"practice": moment(table.id, 0, "terracotta"), "seat": 0, "bot": "random"}
    assert post(clients[0], "/tables", asked, 403)["error"]["code"] == "not_over"


def test_what_is_wrong_with_a_position_is_told_with_its_place(asking: Asking) -> None:  # T3.1
    position = {**Table().position, "to_act": "green"}
    body = {"game": "terracotta", "start": {"from": "position", "position": position}}
    refused = asking.post("/position", body, 400)["error"]
    assert (refused["code"], refused["reason_id"]) == ("bad_position", "refused-at")
    assert refused["reason_values"]["where"] == "to_act"
    assert refused["reason_values"]["reason"]["id"] == "terracotta-position-other-turn"


@pytest.mark.parametrize("step", ["puzzle", "lesson"])
def test_what_a_puzzle_or_a_lesson_hides_stays_hidden(server: RunningServer, asking: Asking, step: str) -> None:
    if step == "puzzle":
        start = {"from": "puzzle", "puzzle": asking.client.get("/api/games/xidit/puzzles").json()["puzzles"][0]["id"]}
    else:
        steps = asking.client.get("/api/games/xidit/lesson").json()["steps"]
        start = {"from": "lesson", "step": steps[0]["id"]}
    assert asking.post("/position", {"game": "xidit", "start": start}, 403)["error"]["code"] == "kept_hidden"
    asked = {"practice": {"game": "xidit", "start": start}, "seat": 0, "bot": "random"}
    assert post(server.guest("Anna"), "/tables", asked, 403)["error"]["code"] == "kept_hidden"


def test_what_is_not_of_the_game_is_not_found(asking: Asking, xidit: Finished) -> None:
    (anna, *_), table, record = xidit
    for body in (moment(table, 0, "terracotta"), moment(table, len(record["decisions"]) + 1000), moment(table, 0, seat=3)):
        assert post(anna, "", body, 404)["error"]["code"] == "not_found"
    known = asking.client.get("/api/games/xidit/puzzles").json()["puzzles"][0]["id"]
    for name, puzzle in (("terracotta", known), ("xidit", "nonsense")):
        body = {"game": name, "start": {"from": "puzzle", "puzzle": puzzle}}
        assert asking.post("", body, 404)["error"]["code"] == "not_found"


def test_at_the_end_nothing_is_asked_and_nothing_goes_on(xidit: Finished) -> None:
    (anna, *_), table, _ = xidit
    end = moment(table, anna.game(table).number)
    assert post(anna, "", end)["update"]["deciders"] == []
    asked = {"practice": end, "question": {"type": "why_not", "decision": "pass"}}
    assert post(anna, "/questions", asked, 409)["error"]["code"] == "over"
    assert post(anna, "/tables", {"practice": end, "seat": 0, "bot": "random"}, 409)["error"]["code"] == "over"
    there = {"practice": moment(table, 3), "seat": 3, "bot": "random"}
    assert post(anna, "/tables", there, 404)["error"]["code"] == "not_found"


def test_a_game_goes_on_from_one_of_its_moments_against_bots(server: RunningServer, xidit: Finished) -> None:
    clients, table, record = xidit
    asked = {"practice": moment(table, 3, decisions=[["blue", "plan WWWWWW"]]), "seat": 1, "bot": "random"}
    begun = post(clients[0], "/tables", asked, 201)
    assert (begun["status"], begun["your_seat"], begun["imported"]) == ("running", 1, True)
    assert [seat["bot"] for seat in begun["seats"]] == ["random", None, "random"]
    log = clients[0].http.get(f"/api/tables/{begun['id']}/log").json()["entries"]
    assert [entry["text"] for entry in log[:3]] == [text for _, text in record["decisions"][:3]]


def test_a_game_goes_on_from_a_position_made_by_hand(server: RunningServer) -> None:
    anna = server.guest("Anna")
    position = Table().with_figures("Oy e1").position
    start = {"from": "position", "position": position, "seed": 4}
    asked = {"practice": {"game": "terracotta", "start": start}, "seat": 0, "bot": "random"}
    table = post(anna, "/tables", asked, 201)
    assert anna.game(table["id"]).view["mausoleum"] == position["mausoleum"]
    anna.decide(table["id"], 0, "place craftsman 5")


def test_a_record_from_a_position_is_played_to_its_end_and_read_again(both_servers: RunningServer) -> None:
    rules, written = game("terracotta"), notation("terracotta")
    table = Table().with_figures("Oy e1")
    record = Record("terracotta", rules.edition(), {}, ["Anna", "Ben"], 4, position={**table.position, "round": 5})
    state, chance = record.set_up(), random.Random(3)
    while not rules.over(state):
        seat = rules.deciders(state)[0]
        action = chance.choice(rules.legal(state, seat))
        record.decisions.append((rules.colours[seat], written.text(state, action)))
        rules.apply(state, seat, action)
    record.result = result_of("terracotta", state)
    anna = both_servers.guest("Anna")
    imported = anna.import_record(record.to_dict())
    assert imported.status == "over" and anna.record(imported.id) == json.loads(record.to_json())
    first = anna.replay(imported.id, first=0, seat=0).moments[0]
    assert first.view["mausoleum"] == table.position["mausoleum"] and first.view["round"] == 5


def test_a_record_from_a_position_has_the_usual_seats() -> None:
    position = Table().position
    record = Record("terracotta", game("terracotta").edition(), {}, ["Anna", "Ben", "Cleo"], 4, position=position)
    with pytest.raises(BadPosition) as refused:
        record.set_up()
    assert refused.value.field == "position"

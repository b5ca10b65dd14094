"""Practice: decisions tried on a position, as a table would answer them, kept nowhere."""

from typing import Any

import httpx
import pytest

from claycrown.games import game
from claycrown.record.notation import notation
from tests.server.server import RunningServer
from tests.vocabulary.terracotta import Table


class Asking:
    """Whoever practises, without having signed in."""

    def __init__(self, server: RunningServer) -> None:
        self.client = httpx.Client(base_url=server.url)
        self.client.get("/api/games")
        self.client.headers["x-csrf-token"] = self.client.cookies["claycrown_csrf"]

    def post(self, path: str, body: dict[str, Any], status: int = 200) -> Any:
        answer = self.client.post(f"/api/practice{path}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json()


@pytest.fixture
def asking(server: RunningServer) -> Asking:
    return Asking(server)


def at(table: Table, *decisions: list[str], **more: Any) -> dict[str, Any]:
    """A practice of Terracotta Army that begins at a table."""
    start = {"from": "position", "position": table.position}
    return {"game": "terracotta", "start": start, "decisions": list(decisions), **more}


def test_decisions_are_tried_and_told_as_at_a_table(asking: Asking) -> None:
    table = Table().show(5, inner="coins 3")
    told = asking.post("", at(table, ["yellow", "place craftsman 5"]))
    update = told["update"]
    assert told["seats"] == ["yellow", "green"]
    assert (update["seat"], update["deciders"], update["number"], update["undo"]) == (0, [0], 1, 0)
    assert [entry["text"] for entry in update["entries"]] == ["place craftsman 5"]
    assert update["question"]["choices"] and told["previews"]["previews"]
    further = asking.post("", at(table, ["yellow", "place craftsman 5"], ["yellow", "do"], after=1))
    assert further["update"]["view"]["players"]["yellow"]["coins"] == table.coins("yellow") + 3
    assert [entry["number"] for entry in further["update"]["entries"]] == [2]
    assert (further["update"]["undo"], further["update"]["turn_start"]) == (1, 0)
    assert asking.post("", at(table, ["yellow", "place craftsman 5"])) == told, "nothing was kept"


def test_what_the_rules_refuse_is_refused_with_the_rule(asking: Asking) -> None:  # T3.3
    table = Table().with_worker("craftsman", 5)
    refused = asking.post("", at(table, ["green", "place craftsman 5"]), 422)["error"]
    assert (refused["code"], refused["rule"]) == ("illegal", "T3.3")
    asked = {"practice": at(table), "question": {"type": "why_not", "decision": "place craftsman 5"}}
    assert asking.post("/questions", asked)["rule"] == "T3.3"
    assert asking.post("", at(table, ["green", "dance"]), 422)["error"]["code"] == "not_a_decision"
    assert asking.post("", at(table, ["black", "do"]), 404)["error"]["code"] == "not_found"


def test_previews_scenes_standings_and_sheet(asking: Asking) -> None:
    table = Table().with_figures("Oy e1")
    asked = {"practice": at(table), "question": {"type": "preview", "decisions": ["place craftsman 5"], "answers": 0}}
    assert [one["decision"] for one in asking.post("/questions", asked)["previews"]] == ["place craftsman 5"]
    assert asking.post("/standings", at(table))["majorities"]
    assert asking.post("/sheet", at(table))["number"] == 0
    assert asking.post("/scenes", at(table), 404)["error"]["code"] == "not_found"
    assert asking.post("/scenes", at(table, ["yellow", "place craftsman 5"]))["scenes"] == []


def test_a_new_game_is_practised_for_all_seats_each_seen_by_its_own(asking: Asking) -> None:
    body = {"game": "xidit", "start": {"from": "set-up", "players": 3, "seed": 5}, "decisions": []}
    made: list[list[str]] = []
    for _ in range(3):
        told = asking.post("", {**body, "decisions": made})["update"]
        colour = game("xidit").colours[told["deciders"][0]]
        start = next(action for action in told["actions"] if action["name"] == "start")
        made.append([colour, f"start {start['choices'][0][0]}"])
    told = asking.post("", {**body, "decisions": made, "seat": 1})
    assert told["update"]["seat"] == 1
    assert told["update"]["view"]["players"]["blue"]["gold"] is None, "what others hide stays hidden"
    asked = {"practice": {**body, "decisions": made}, "question": {"type": "foretell", "plan": "AWWWWW"}}
    former = asking.post("/questions", asked)["steps"]
    asked["question"] = {"type": "ask", "name": "foretell", "arguments": {"plan": "AWWWWW"}}
    assert len(former) == 6
    assert asking.post("/questions", asked)["answer"] == former, "pages of the last release ask under another name"


def test_what_cannot_be_is_refused(asking: Asking) -> None:
    written = notation("terracotta").write(game("terracotta").new(2, 7))
    start = {"from": "position", "position": {**written, "round": 9}}
    assert asking.post("", {"game": "terracotta", "start": start}, 400)["error"]["code"] == "bad_position"
    start["position"] = {**written, "edition": "none"}
    assert asking.post("", {"game": "terracotta", "start": start}, 404)["error"]["code"] == "not_found"
    assert asking.post("", {"game": "xidit", "start": start}, 400)["error"]["code"] == "other_game"
    assert asking.post("", {"game": "chess", "start": start}, 404)["error"]["code"] == "not_found"
    assert asking.post("", {"game": "xidit", "start": {"from": "set-up", "players": 2, "seed": 1}}, 400)["error"]["code"]


def test_a_step_of_a_lesson_is_practised_with_the_others_answering(asking: Asking) -> None:
    told = asking.client.get("/api/games/xidit/lesson").json()
    step = next(step for step in told["steps"] if step["id"] == "orders")
    body = {"game": "xidit", "start": {"from": "lesson", "step": "orders"}}
    before = asking.post("", {**body, "seat": 2})
    assert (before["update"]["seat"], before["answers"]) == (0, True), "whose it is, the step says"
    assert before["update"]["view"]["players"]["red"]["units"] is None
    done = asking.post("", {**body, "decisions": [["blue", step["asks"][0]["accept"][0]]]})
    assert [colour for colour, _ in done["decisions"]] == ["blue", "red", "green", "yellow"]
    assert (done["update"]["undo"], done["update"]["deciders"]) == (0, [0, 1, 2, 3])
    assert asking.post("/scenes", {**body, "decisions": done["decisions"]})["scenes"]
    assert asking.post("", {"game": "xidit", "start": {"from": "lesson", "step": "none"}}, 404)["error"]["code"] == "not_found"
    assert asking.client.get("/api/games/chess/lesson").status_code == 404

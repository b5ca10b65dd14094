"""One's own finished games put together, and mistakes in them as puzzles."""

import random
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from claycrown.client import Client
from tests.server.analysis.test_analysis import call, until_done
from tests.server.practice.test_looking_further import post
from tests.server.server import RunningServer
from tests.server.vocabulary import play, seated
from tests.server.waiting import until

QUICK = {"depth": "quick"}


def figures(client: Client, game: str, players: int, status: int = 200) -> Any:
    answer = client.http.get(f"/api/me/statistics/{game}/{players}")
    assert answer.status_code == status, answer.text
    return answer.json()


def answer(client: Client, puzzle: str, decisions: list[str], **more: Any) -> Any:
    headers = {"x-csrf-token": client.http.cookies["claycrown_csrf"]}
    said = client.http.post(f"/api/puzzles/{puzzle}/answers", headers=headers, json={"decisions": decisions, **more})
    assert said.status_code == 200, said.text
    return said.json()


@pytest.mark.parametrize("game", [pytest.param("terracotta", marks=pytest.mark.long), "xidit"])
def test_ones_games_are_put_together_and_mistakes_become_puzzles(server: RunningServer, game: str) -> None:
    names = ["Anna", "Ben", "Cleo"][: 2 if game == "terracotta" else 3]
    options = {"short": True} if game == "xidit" else {}
    clients, table = seated(server, *names, game=game, options=options)
    anna, many = clients[0], len(names)
    assert anna.http.get("/api/me/statistics").json() == []
    last = play(clients, table.id, 3000, random.Random(1))
    assert last.result is not None
    assert anna.http.get("/api/me/statistics").json() == [{"game": game, "players": many, "games": 1}]
    told = figures(anna, game, many)
    won = int(last.result["winner"] == table.seats[0].colour)
    assert (told["games"], told["wins"], told["analysed"]) == (1, won, 0)
    assert [(seat["colour"], seat["games"]) for seat in told["seats"]] == [(table.seats[0].colour, 1)]
    assert sorted(rival["name"] for rival in told["rivals"]) == names[1:]
    assert told["sources"] and not told["rounds"] and not told["mistakes"]
    if game == "terracotta":
        points = last.result["vp"]
        assert sum(one["own"] for one in told["sources"]) == points[table.seats[0].colour]
        assert sum(one["winners"] for one in told["sources"]) == points[last.result["winner"]]
    else:
        assert [one["source"] for one in told["sources"]] == ["wealth", "influence", "reputation"]
        (out,) = [one for one in told["outs"] if one["games"]]
        gone = [place for place, held in enumerate(last.result["assessments"], 1) if table.seats[0].colour in held["out"]]
        assert [out["place"]] == (gone or [0])

    call(anna, "POST", table.id, json=QUICK)
    assert until_done(anna, table.id, "quick")["status"] == "done"
    told = figures(anna, game, many)
    assert told["analysed"] == 1 and told["course"][0]["loss"] > 0
    assert sum(sum(one["losses"].values()) for one in told["rounds"]) == pytest.approx(
        sum(sum(one["losses"].values()) for one in told["kinds"]), abs=0.01
    )
    judged = until_done(anna, table.id, "quick")["analysis"]["judgements"]
    mistakes = {place for place, one in enumerate(judged) if one["verdict"] in ("mistake", "blunder") and one["better"]}
    listed = [{one["place"] for one in figures(client, game, many)["mistakes"]} for client in clients]
    assert all(judged[place]["seat"] == seat for seat, own in enumerate(listed) for place in own)
    assert set().union(*listed) <= mistakes and bool(mistakes) == any(listed)

    place, worst = max(enumerate(judged), key=lambda one: one[1]["loss"])
    seat, colour = worst["seat"], table.seats[worst["seat"]].colour
    puzzle = f"own-{table.id}-{place}"
    posed = anna.http.get(f"/api/puzzles/{puzzle}").json()
    assert (posed["game"], posed["seat"], posed["difficulty"]) == (game, seat, None)
    solution = answer(anna, puzzle, [], give_up=True)["solution"]
    assert solution["value"] - solution["second_value"] == pytest.approx(100 * worst["loss"], abs=1)
    best = [text for who, text in solution["decisions"] if who == colour][: solution["asked"]]
    assert answer(anna, puzzle, best)["verdict"] == "solved", "the best that was found is found again"
    at = {"from": "table", "table": table.id, "number": posed["moment"]["number"]}
    shown = post(anna, "", {"game": game, "start": at, "decisions": solution["decisions"], "seat": seat})
    assert shown["update"]["number"] == len(solution["decisions"]), "the solution can be shown on the board"

    moves = anna.record(table.id)["decisions"]
    played = [moves[number - 1][1] for number in worst["numbers"]]
    wrong = answer(anna, puzzle, played)
    assert (wrong["verdict"] == "wrong") == (place in mistakes or worst["verdict"] == "inaccuracy")
    if len(played) > 1:
        assert answer(anna, puzzle, played[:1])["verdict"] == "so far"


def test_nothing_is_told_of_games_of_others_or_that_still_run(server: RunningServer) -> None:
    clients, table = seated(server, "Anna", "Ben", game="terracotta")
    anna = clients[0]
    assert figures(anna, "terracotta", 2)["games"] == 0
    assert figures(anna, "terracotta", 9, 404)["error"]["code"] == "not_found"
    assert figures(anna, "chess", 2, 404)["error"]["code"] == "not_found"
    assert server.client().http.get("/api/me/statistics").status_code == 401
    for puzzle, status in ((f"own-{table.id}-0", 403), ("own-nowhere-0", 404), ("own-x", 404), ("own-", 404)):
        assert anna.http.get(f"/api/puzzles/{puzzle}").status_code == status


def test_what_a_game_came_to_is_stored_when_it_ends_and_made_again_where_it_is_missing(
    new_server: Callable[..., RunningServer],
) -> None:
    server = new_server("sqlite")
    clients, table = seated(server, "Anna", "Ben", "Cleo", game="xidit", options={"short": True})
    anna = clients[0]
    play(clients, table.id, 3000, random.Random(1))
    with sqlite3.connect(server.database) as database:
        until(anna, table.id, lambda _: database.execute("SELECT table_id FROM finished").fetchall() == [(table.id,)])
    told = figures(anna, "xidit", 3)
    cookies = dict(anna.http.cookies)
    server.stop()
    with sqlite3.connect(server.database) as database:
        database.execute("DELETE FROM finished")
    server.start()
    again = server.client()
    again.http.cookies.update(cookies)
    assert figures(again, "xidit", 3) == told
    with sqlite3.connect(server.database) as database:
        assert database.execute("SELECT count(*) FROM finished").fetchone() == (1,)

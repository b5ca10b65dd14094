"""The types of views and printed figures say what the server sends."""

import json
import random
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from claycrown.games.contract import SPECTATOR
from claycrown.games.terracotta.view_types import TerracottaPrinted, TerracottaView
from claycrown.games.xidit.view_types import XiditPrinted, XiditView
from claycrown.rules import rules_of
from tests.server.server import RunningServer

VIEWS: dict[str, Any] = {"terracotta": TerracottaView, "xidit": XiditView}


def read_back(written: dict[str, Any], kind: Any) -> dict[str, Any]:
    """What the type makes of it, without what is not there."""
    read: dict[str, Any] = json.loads(msgspec.json.encode(msgspec.convert(written, kind)))
    pending = read.pop("pending")
    if pending is not None:
        read["pending"] = {name: value for name, value in pending.items() if value is not None or name in written["pending"]}
    return read


@pytest.mark.parametrize("game", VIEWS)
def test_every_view_of_whole_games_is_of_its_type(game: str) -> None:
    rules = rules_of(game)
    chance = random.Random(3)
    steps = set()
    for players in rules.game.player_counts:
        state = rules.game.new(players, players)
        while not rules.game.over(state):
            for viewer in (SPECTATOR, 0):
                written = rules.view(state, viewer)
                assert read_back(written, VIEWS[game]) == json.loads(msgspec.json.encode(written))
                steps.add(written.get("pending", {}).get("step"))
            seat = rules.game.deciders(state)[0]
            rules.game.apply(state, seat, chance.choice(rules.game.legal(state, seat)))
    assert len(steps) >= 5


@pytest.mark.parametrize("game,kind", [("terracotta", TerracottaPrinted), ("xidit", XiditPrinted)])
def test_the_figures_of_an_edition_are_shown(server: RunningServer, game: str, kind: Any) -> None:
    shown = server.client().http.get(f"/api/games/{game}/editions/standard")
    assert shown.status_code == 200
    figures = msgspec.json.decode(shown.content, type=kind)
    assert (figures.game, figures.edition) == (game, "standard")


def test_the_rings_and_the_map_are_those_of_the_rules(server: RunningServer) -> None:
    http = server.client().http
    terracotta = http.get("/api/games/terracotta/editions/standard").json()
    assert all(len(actions) == terracotta["segments"] for actions in terracotta["rings"].values())
    xidit = http.get("/api/games/xidit/editions/standard").json()
    assert sorted(map(int, xidit["cities"])) == list(range(1, 22))
    assert [region["name"] for region in xidit["regions"] if region["bastion"]] == ["centre"]
    assert sum(token["recruits_3"] is not None for token in xidit["tokens"]) == 18


def test_there_is_no_edition_that_the_host_does_not_have(server: RunningServer) -> None:
    http = server.client().http
    for path in ("/api/games/terracotta/editions/none", "/api/games/chess/editions/standard"):
        assert http.get(path).status_code == 404


def test_the_schema_names_what_only_sockets_send_and_what_a_view_is(server: RunningServer) -> None:
    printed = subprocess.run([sys.executable, "-m", "claycrown.server.openapi"], capture_output=True, check=True)
    schema = json.loads(printed.stdout)
    http = server.client().http
    for _ in range(2):  # it is the same however often it was asked for
        assert schema == http.get("/api/openapi/openapi.json").json()
    schemas = schema["components"]["schemas"]
    assert {"TableChange", "SocketRefusal", "Previews", "GameQueryResult", "XiditPlanStep"} <= set(schemas)
    views = {"#/components/schemas/TerracottaView", "#/components/schemas/XiditView"}
    for name in ("Update", "ReplayMoment", "Scene", "Preview"):
        assert {kind["$ref"] for kind in schemas[name]["properties"]["view"]["oneOf"] if "$ref" in kind} == views


def test_the_barracks_lie_open_although_the_screens_do_not() -> None:  # X1.3, X1.8
    rules = rules_of("xidit")
    state = rules.game.new(4, 1)
    for viewer in (SPECTATOR, 0):
        written = rules.view(state, viewer)
        standing = "".join(written["recruits"].values())
        assert written["players"]["red"]["units"] is None
        assert sum(written["barracks"].values()) == 70 - len(standing)
    assert "barracks" not in rules.notation.write(state)  # in a position they follow from the rest

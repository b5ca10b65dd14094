"""Positions of Lords of Xidit: canonical when written, read with care."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from claycrown.cli.score import score_lines
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from claycrown.record.notation import BadPosition
from tests.vocabulary.xidit import Table

Position = dict[str, Any]

TITANS = [
    [
        {"units": 3, "gold": 3, "bards": 2, "floors": 1, "raging": True},
        {"units": 3, "gold": 2, "bards": 3, "floors": 1, "raging": False},
    ],
    [{"units": 4, "gold": 4, "bards": 2, "floors": 2, "raging": True}],
    [],
]
EXAMPLE: Position = {
    "game": "xidit",
    "edition": "standard",
    "options": {"short": False, "hard_virtual": False, "open_screens": False},
    "year": 5,
    "first": "red",
    "seats": ["blue", "red", "green", "yellow"],
    "assessments": ["wealth", "reputation", "influence"],
    "recruits": {"5": "MIIB", "6": "MAAIB", "7": "AIB", "11": "C", "13": "IIC"},
    "threats": [4, 9, 10, 12, 17],
    "next_recruitment": 18,
    "recruitment_stack": [3, 19],
    "recruitment_discard": [16, 21],
    "next_threat": 14,
    "threat_stack": [1, 20, 8],
    "threat_discard": [2, 15],
    "titans": TITANS,
    "regions": {"centre": {"blue": 2, "red": 1}, "snow": {"blue": 1}},
    "guilds": {"17": ["blue", 3]},
    "virtual": None,
    "players": {
        "blue": {"city": 7, "units": "MMAAC", "gold": 6, "bards_left": 17, "floors_left": 12, "floors_waiting": 0},
        "red": {"city": 1, "units": "MMAAC", "gold": 6, "bards_left": 19, "floors_left": 15, "floors_waiting": 0},
        "green": {"city": 7, "units": "B", "gold": 0, "bards_left": 20, "floors_left": 13, "floors_waiting": 2},
        "yellow": {"city": 20, "units": "", "gold": 1, "bards_left": 20, "floors_left": 15, "floors_waiting": 0},
    },
    "over": False,
}
PENDING = {
    "step": "reward",
    "plans": {"blue": "AAWWWW", "red": "AWWWWW", "green": "WWWWWW", "yellow": "WWWWWW"},
    "order": 1,
    "seat": "blue",
    "recruited": {"red": [5]},
    "threats": {"blue": [17]},
    "titans": {},
    "for": "threat",
    "owed": [],
}


def read(position: Position) -> Any:
    return NOTATION.read(position, GAME.edition(), 0)


def test_an_example_is_written_as_it_was_read() -> None:
    written = NOTATION.write(read(EXAMPLE))
    assert written == EXAMPLE
    assert json.dumps(written) == json.dumps(EXAMPLE)  # also in the order of the fields


def test_read_positions_need_not_be_canonical() -> None:
    loose = copy.deepcopy(EXAMPLE)
    loose["recruits"] = {"13": "CII", "7": "BIA", "6": "MAAIB", "5": "MIIB", "11": "C"}
    loose["threats"] = [17, 4, 12, 10, 9]
    loose["regions"] = {"snow": {"blue": 1, "red": 0}, "heath": {}, "centre": {"red": 1, "blue": 2}}
    loose["players"]["blue"]["units"] = "CAMAM"
    assert json.dumps(NOTATION.write(read(loose))) == json.dumps(EXAMPLE)


def test_other_colours_may_sit_at_the_table() -> None:
    position = Table(3).written()
    text = json.dumps(position).replace("red", "yellow").replace("green", "black")
    state = read(json.loads(text))
    assert GAME.seats(state) == ["blue", "yellow", "black"]
    assert json.loads(text)["players"] == NOTATION.write(state)["players"]


def test_a_position_that_is_over_stays_over() -> None:
    over = {**copy.deepcopy(EXAMPLE), "year": 12, "over": True}
    state = read(over)
    assert GAME.over(state)
    assert GAME.deciders(state) == []
    assert NOTATION.write(state) == over
    assert NOTATION.score_sheet(state, final=True) == NOTATION.score_sheet(read({**over, "over": False}), final=True)


def test_the_assessments_work_on_any_position() -> None:
    sheet = NOTATION.score_sheet(read(EXAMPLE), final=True)
    assert sheet["assessments"][0] == {
        "of": "wealth",
        "ranking": [["blue", 6], ["red", 6], ["yellow", 1], ["green", 0]],
        "out": ["green"],
    }
    assert list(sheet) == ["assessments", "winner"]
    assert score_lines("xidit", sheet)[-1] == "winner: blue"


def test_there_is_no_scoring_of_a_round() -> None:
    with pytest.raises(BadPosition):
        NOTATION.score_sheet(read(EXAMPLE), final=False)


def test_a_start_is_owed_where_a_city_is_null() -> None:
    state = Table().at("green", None).at("blue", None).put(first="yellow").state
    assert GAME.deciders(state) == [0]


def test_the_seed_is_for_what_is_still_to_be_shuffled() -> None:
    assert NOTATION.read(EXAMPLE, GAME.edition(), 5).stream == 5
    assert NOTATION.read(EXAMPLE, GAME.edition(), 2**64 - 1).stream == 2**64 - 1


def player(colour: str, **goods: Any) -> Callable[[Position], Any]:
    return lambda position: position["players"][colour].update(goods)


WRONG: list[tuple[str, Callable[[Position], Any]]] = [
    ("game", lambda p: p.update(game="chess")),
    ("year", lambda p: p.update(year=0)),
    ("year", lambda p: p.update(year=13)),
    ("year", lambda p: p.update(year=True)),
    ("year", lambda p: p.update(year=5.0)),
    ("year", lambda p: p.pop("year")),
    ("colour", lambda p: p.update(colour="x")),
    ("first", lambda p: p.update(first="black")),
    ("seats", lambda p: p.update(seats=["red", "blue", "green", "yellow"])),
    ("seats", lambda p: p.update(seats=["blue", "red"])),
    ("seats", lambda p: p.update(seats=["blue", "blue", "green", "yellow"])),
    ("seats", lambda p: p.update(seats="blue")),
    ("options.short", lambda p: p["options"].update(short=1)),
    ("options.fast", lambda p: p["options"].update(fast=True)),
    ("assessments", lambda p: p.update(assessments=["wealth", "wealth", "influence"])),
    ("assessments", lambda p: p.update(assessments=["wealth", "luck", "influence"])),
    # tokens
    ("recruits.22", lambda p: p["recruits"].update({"22": "M"})),
    ("recruits.x", lambda p: p["recruits"].update({"x": "M"})),
    ("recruits.5", lambda p: p["recruits"].update({"5": "MX"})),
    ("recruits.5", lambda p: p["recruits"].update({"5": 3})),
    ("threats", lambda p: p["recruits"].update({"4": "M"})),
    ("recruits", lambda p: p.update(recruits=[])),
    ("threats", lambda p: p["threats"].append(22)),
    ("threats", lambda p: p["threats"].append(4)),
    ("threats", lambda p: p["threats"].append("4")),
    ("next_recruitment", lambda p: p.update(next_recruitment=3.5)),
    ("recruitment_stack", lambda p: p["recruitment_stack"].append(18)),
    ("threat_discard", lambda p: p["threat_discard"].append(None)),
    ("tokens", lambda p: p["threats"].pop()),
    ("tokens", lambda p: p.update(next_threat=None)),
    # titans
    ("titans", lambda p: p["titans"].pop()),
    ("titans 1", lambda p: p["titans"][0].append(p["titans"][0][1])),
    ("titans 1", lambda p: p["titans"][0].__setitem__(1, {**p["titans"][0][0], "raging": False})),
    ("titans 1", lambda p: p["titans"][0][1].update(raging=True)),
    ("titans 1", lambda p: p["titans"][0][0].update(gold=9)),
    ("titans 1.raging", lambda p: p["titans"][0][0].update(raging=1)),
    ("titans 1.gold", lambda p: p["titans"][0][0].pop("gold")),
    ("titans 1.silver", lambda p: p["titans"][0][0].update(silver=1)),
    ("titans 3", lambda p: p["titans"][2].append(p["titans"][1].pop())),
    # bards
    ("regions.sea", lambda p: p["regions"].update(sea={"blue": 1})),
    ("regions.centre.black", lambda p: p["regions"]["centre"].update(black=1)),
    ("regions.centre.blue", lambda p: p["regions"]["centre"].update(blue=-1)),
    ("players.blue.bards_left", lambda p: p["regions"]["centre"].update(blue=3)),
    ("players.blue.bards_left", player("blue", bards_left=16)),
    # guilds
    ("guilds.22", lambda p: p["guilds"].update({"22": ["blue", 1]})),
    ("guilds.17", lambda p: p["guilds"].update({"17": ["blue", 5]})),
    ("guilds.17", lambda p: p["guilds"].update({"17": ["blue", 0]})),
    ("guilds.17", lambda p: p["guilds"].update({"17": ["black", 3]})),
    ("guilds.17", lambda p: p["guilds"].update({"17": ["blue", 1, "red", 1]})),
    ("guilds.17", lambda p: p["guilds"].update({"17": {"blue": 3}})),
    ("players.blue.floors_left", player("blue", floors_left=13)),
    ("players.blue.floors_waiting", player("blue", floors_left=11, floors_waiting=1)),  # beside an own guild with room
    ("players.green.floors_waiting", player("green", floors_waiting=-1)),
    # players
    ("players.black", lambda p: p["players"].update(black={})),
    ("players.blue", lambda p: p["players"].pop("blue")),
    ("players.blue.city", player("blue", city=22)),
    ("players.blue.city", player("blue", city=0)),
    ("players.blue.units", player("blue", units="MMD")),
    ("players.blue.units", player("blue", units=None)),
    ("players.blue.gold", player("blue", gold=-1)),
    ("players.blue.gold", player("blue", gold=None)),
    ("players.blue.luck", player("blue", luck=1)),
    ("units", player("blue", units="B" * 8)),
    ("units", player("blue", units="M" * 40_000)),  # more than a field of the state holds
    ("units", lambda p: p["recruits"].update({"5": "M" * 40_000})),
    ("virtual", lambda p: p.update(virtual={"wealth": 6, "influence": 5, "reputation": 4})),
    ("over", lambda p: p.update(over=None)),
    ("over", lambda p: p.pop("over")),
]


@pytest.mark.parametrize(("field", "change"), WRONG)
def test_a_position_that_cannot_be_is_refused(field: str, change: Callable[[Position], Any]) -> None:
    position = copy.deepcopy(EXAMPLE)
    change(position)
    with pytest.raises(BadPosition) as refused:
        read(position)
    assert refused.value.field == field
    assert refused.value.reason and "\n" not in str(refused.value)


@pytest.mark.parametrize("node", [None, 3, "xidit", [], [EXAMPLE]])
def test_what_is_no_object_is_refused(node: Any) -> None:
    with pytest.raises(BadPosition):
        read(node)


def test_wasteland_takes_no_bards() -> None:  # X9.1
    assert GAME.deciders(Table(4).bards("heath", blue=1).state)
    for table in (Table(3), Table(4, short=True), Table(5, short=True)):
        with pytest.raises(BadPosition, match="wasteland"):
            table.bards("heath", blue=1).state  # noqa: B018
    assert GAME.deciders(Table(5, short=True).bards("steppe", blue=1).state)


def test_tokens_out_of_use_are_refused() -> None:  # X9.1, X9.4
    with pytest.raises(BadPosition, match="not used"):
        Table(3).put(threats=[19]).state  # noqa: B018
    with pytest.raises(BadPosition, match="not used"):
        Table(4, short=True).put(threats=[19]).state  # noqa: B018


def test_the_virtual_players_values_have_a_range() -> None:  # X9.2
    for values in (None, {"wealth": 21, "influence": 5, "reputation": 4}, {"wealth": 6, "influence": 5}):
        with pytest.raises(BadPosition, match="virtual"):
            Table(3).put(virtual=values).state  # noqa: B018


def test_the_years_of_the_short_game() -> None:  # X9.4
    with pytest.raises(BadPosition, match="year"):
        Table(short=True).put(year=10).state  # noqa: B018


WRONG_PENDING: list[tuple[str, dict[str, Any]]] = [
    ("pending.step", {"step": "sleep"}),
    ("pending.step", {"step": None}),
    ("pending.plans", {"plans": {"blue": "AAWWWW"}}),
    ("pending.plans.blue", {"plans": {**PENDING["plans"], "blue": "AAWWW"}}),  # type: ignore[dict-item]
    ("pending.plans.black", {"plans": {**PENDING["plans"], "black": "AAWWWW"}}),  # type: ignore[dict-item]
    ("pending.order", {"order": 7}),
    ("pending.order", {"order": 3}),  # no action
    ("pending.seat", {"seat": "black"}),
    ("pending.for", {"seat": "red"}),
    ("pending.for", {"for": "titan 5"}),
    ("pending.for", {"threats": {}}),
    ("pending.recruited.red", {"recruited": {"red": [22]}}),
    ("pending.owed", {"owed": ["bards"]}),
    ("pending.owed", {"owed": ["luck"]}),
    ("pending.luck", {"luck": 1}),
    ("pending.step", {"step": "titan"}),
    ("pending.step", {"step": "raise"}),
    ("pending.step", {"step": "show", "type": "M", "shown": {}}),
]


@pytest.mark.parametrize(("field", "change"), WRONG_PENDING)
def test_a_middle_of_a_year_that_cannot_be_is_refused(field: str, change: dict[str, Any]) -> None:
    position = copy.deepcopy(EXAMPLE)
    position["players"]["blue"]["city"] = 17
    assert GAME.deciders(read({**position, "pending": PENDING})) == [0]
    with pytest.raises(BadPosition) as refused:
        read({**position, "pending": {**copy.deepcopy(PENDING), **change}})
    assert refused.value.field == field


def test_a_census_that_cannot_be_is_refused() -> None:  # X6.1
    shown = {"step": "show", "type": "M", "shown": {"blue": 2}}
    placing = {"step": "census bards", "type": "I", "seat": "red", "award": 1, "then": []}
    year4 = {**copy.deepcopy(EXAMPLE), "year": 4}
    assert GAME.deciders(read({**year4, "pending": shown})) == [1, 2, 3]
    assert GAME.deciders(read({**year4, "pending": placing})) == [1]
    for field, pending in (
        ("pending.shown.blue", {**shown, "shown": {"blue": 3}}),
        ("pending.shown", {**shown, "shown": {"blue": 0, "red": 0, "green": 0, "yellow": 0}}),
        ("pending.type", {**shown, "type": "X"}),
        ("pending.type", {**placing, "type": "A"}),
        ("pending.award", {**placing, "award": 2}),
        ("pending.then", {**placing, "then": ["red"]}),
        ("pending.step", {**placing, "step": "census floor", "type": "B"}),  # red has no guild
    ):
        with pytest.raises(BadPosition) as refused:
            read({**year4, "pending": pending})
        assert refused.value.field == field

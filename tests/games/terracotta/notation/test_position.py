"""Positions: what the notation writes, what it reads, and what it refuses with the field and the reason."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings

from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules.game import GAME
from claycrown.record.notation import AvailableEditions, BadPosition, read_position
from tests.games.terracotta.rules.positions import tables
from tests.vocabulary.terracotta import Table, fields

Position = dict[str, Any]

# The notation's own example.
EXAMPLE = json.loads("""
{"game": "terracotta", "edition": "standard", "round": 3,
 "order": ["green", "yellow"], "to_act": "green",
 "rings": {"inner": 4, "middle": 7},
 "tiles": ["coins", "officers", "north-west", "central row", "clay"],
 "inspectors": {"row": 2, "column": 4},
 "warehouses": [1, 3, 1, 2],
 "priority_left": [1],
 "wheel": {"5": [["green", "craftsman"], ["yellow", "artisan"]]},
 "mausoleum": [
   ".. .. .. .. .. .. .. .. ..",
   ".. Oy h< h< a< .. .. .. ..",
   ".. Og .. .. f. .. .. .. ..",
   ".. .. .. Gy .. m. .. .. ..",
   ".. .. .. .. .. .. .. .. ..",
   ".. .. .. Cg Sy .. .. .. ..",
   ".. .. .. .. .. .. .. .. .."],
 "players": {
   "yellow": {"vp": 31, "coins": 4, "wet": 2, "dry": 1, "craftsmen": 3, "artisans": 2,
              "weapons": ["sword", "spear"], "masters": {"smith": 1, "builder": 3}, "priority": null},
   "green":  {"vp": 28, "coins": 0, "wet": 0, "dry": 5, "craftsmen": 5, "artisans": 0,
              "weapons": [], "masters": {}, "priority": null}}}
""")


def read(position: Any) -> Any:
    return read_position(position, AvailableEditions())[1]


def written(position: Any) -> Position:
    return NOTATION.write(read(position))


def example(**changes: Any) -> Position:
    return {**deepcopy(EXAMPLE), **changes}


def with_player(colour: str, **changes: Any) -> Position:
    position = example()
    position["players"][colour].update(changes)
    return position


def test_the_example_is_read_and_written() -> None:
    position = written(EXAMPLE)
    assert position["players"]["yellow"].pop("masters") == {"builder": 3, "smith": 1}
    expected = example()
    del expected["players"]["yellow"]["masters"]
    assert position == expected
    assert list(position) == list(EXAMPLE), "in the notation's order"


def test_what_a_position_means() -> None:
    """With inner turned by 1, what the edition lists first stands in segment 2; with middle by 1, its second in segment 1."""
    first = {"rings": {"inner": 1, "middle": 1}, "wheel": {}, "to_act": "green"}
    table = Table().put(**first, order=["green", "yellow"]).has("green", wet=2, coins=0).do("place craftsman 2")
    assert "build officer a1" in table.legal(), "build 2"
    table = Table().put(**first, order=["green", "yellow"]).do("place craftsman 1", "skip", "do")
    assert table.coins("green") == 5, "coins 2"


def test_a_written_position_is_canonical() -> None:
    untidy = example(
        rings={"inner": 28, "middle": 19},
        wheel={"7": [], "5": [["yellow", "artisan"], ["green", "craftsman"]], "6": []},
        mausoleum=["  " + row.replace(" ", "   ") + " " for row in EXAMPLE["mausoleum"]],
        players={
            "green": EXAMPLE["players"]["green"],
            "yellow": {
                **EXAMPLE["players"]["yellow"],
                "weapons": ["spear", "sword"],
                "masters": {"smith": 1, "builder": 3},
            },
        },
    )
    assert json.dumps(written(untidy)) == json.dumps(written(EXAMPLE))
    assert list(written(untidy)["players"]) == ["yellow", "green"]
    assert list(written(untidy)["players"]["yellow"]["masters"]) == ["builder", "smith"]


def test_fields_may_come_in_any_order() -> None:
    assert written(dict(reversed(EXAMPLE.items()))) == written(EXAMPLE)


def test_seats_need_not_be_the_first_colours() -> None:
    text = json.dumps(EXAMPLE).replace("green", "purple").replace("Og", "Op").replace("Cg", "Cp")
    position = written(json.loads(text))
    assert list(position["players"]) == ["yellow", "purple"]
    assert GAME.seats(read(json.loads(text))) == ["yellow", "purple"]
    assert position["mausoleum"][5] == ".. .. .. Cp Sy .. .. .. .."


@settings(max_examples=60)
@given(tables())
def test_any_position_is_read_and_written_unchanged(table: Table) -> None:
    text = json.dumps(table.position)
    assert written(json.loads(text)) == table.position


def over() -> Position:
    return Table().put(round=5).with_figures("Oy a1", "f. a2").end_round().position


def test_a_position_at_the_end_loads_as_over_and_is_not_scored_again() -> None:
    position = over()
    assert position["to_act"] is None
    state = read(position)
    assert GAME.over(state)
    assert GAME.deciders(state) == []
    assert GAME.legal(state, 0) == []
    assert NOTATION.write(state) == position
    assert GAME.result(state).figures["vp"] == {colour: player["vp"] for colour, player in position["players"].items()}


def test_between_turns_nothing_is_pending() -> None:
    table = Table()
    assert "pending" not in table.position
    assert "pending" in table.do("turn inner").position
    assert "pending" in table.do("place craftsman 1").position
    assert "pending" not in table.do("skip", "skip", "skip").position


BOARD = EXAMPLE["mausoleum"]


def board(row: int, signs: str) -> Position:
    return example(mausoleum=[*BOARD[: row - 1], signs, *BOARD[row:]])


def counts(*figures: str) -> Position:
    return Table().with_figures(*figures).position


ALL_SPACES = [f"{column}{row}" for row in range(1, 8) for column in "abcdefghi"]
REFUSED: list[tuple[Callable[[], Any], str]] = [
    # not a position at all
    (lambda: [], "must be a JSON object"),
    (lambda: None, "must be a JSON object"),
    (lambda: "position", "must be a JSON object"),
    (lambda: {}, "game: is missing"),
    (lambda: {"game": "chess"}, "game: must be one of"),
    (lambda: {"game": ["terracotta"]}, "game: must be one of"),
    (lambda: {"game": "terracotta"}, "edition: is missing"),
    (lambda: example(edition="mine"), "edition: 'mine' is not at hand"),
    (lambda: example(edition=None), "edition: None is not at hand"),
    # workers of a player not 5/4/3 with 2/3/4 players
    (lambda: with_player("yellow", craftsmen=4), "players.yellow.craftsmen: with artisans must be 5 workers, not 6"),
    (lambda: with_player("yellow", artisans=1), "players.yellow.craftsmen: with artisans must be 5 workers, not 4"),
    (lambda: Table(3).has("blue", craftsmen=5, artisans=0).position, "players.blue.craftsmen: with artisans must be 4 workers"),
    (lambda: Table(4).has("blue", craftsmen=4, artisans=0).position, "players.blue.craftsmen: with artisans must be 3 workers"),
    # more than 11 of a type or 4 of a specialist
    (
        lambda: counts(*[f"O{'yg'[n % 2]} {space}" for n, space in enumerate(ALL_SPACES[:12])]),
        "mausoleum: there are only 11 of this warrior (T1.4): officer",
    ),
    (
        lambda: counts(*[f"Sy {space}" for space in ALL_SPACES[:12]]),
        "mausoleum: there are only 11 of this warrior (T1.4): soldier",
    ),
    (
        lambda: counts(*[f"f. {space}" for space in ALL_SPACES[:5]]),
        "mausoleum: there are only 4 of this specialist (T1.4): footman",
    ),
    (
        lambda: counts(*[f"m. {space}" for space in ALL_SPACES[:5]]),
        "mausoleum: there are only 4 of this specialist (T1.4): musician",
    ),
    (
        lambda: counts(*[f"a{'^v<>^'[n]} {space}" for n, space in enumerate(ALL_SPACES[:5])]),
        "mausoleum: there are only 4 of this specialist (T1.4): kneeling archer",
    ),
    (
        lambda: counts(*[f"Oy a{row} right" for row in range(1, 6)]),
        "mausoleum: there are only 4 of this specialist (T1.4): horse",
    ),
    # a horse without its rider and two spaces
    (lambda: board(1, "h< h< .. .. .. .. .. .. .."), "mausoleum: the horse on a1 has no rider"),
    (lambda: board(1, ".. h< h< .. .. .. .. .. .."), "mausoleum: the horse on b1 has no rider"),
    (lambda: board(1, "f. h< h< .. .. .. .. .. .."), "mausoleum: the horse on b1 has no rider"),
    (lambda: board(1, "Oy h< .. .. .. .. .. .. .."), "mausoleum: the horse on b1 must lie on two spaces"),
    (lambda: board(1, "Oy h< h> .. .. .. .. .. .."), "mausoleum: the horse on b1 must lie on two spaces"),
    (lambda: board(1, "Oy h< h< h< .. .. .. .. .."), "mausoleum: the horse on d1 has no rider"),
    (lambda: board(1, "Oy .. .. .. .. .. .. .. h<"), "mausoleum: the horse on i1 has no rider"),
    (lambda: board(7, ".. hv hv Oy h< h< .. .. .."), "mausoleum: the horse on b7 has no rider"),
    (lambda: board(1, "h> h> Oy h< h< .. .. .. .."), "mausoleum: the rider of the horse on d1 has two horses"),
    # signs and sizes
    (lambda: board(1, "Ob .. .. .. .. .. .. .. .."), "mausoleum: a1 holds 'Ob', which nobody knows at this table"),
    (lambda: board(1, ".. Xy .. .. .. .. .. .. .."), "mausoleum: b1 holds 'Xy'"),
    (lambda: board(1, ".. .y .. .. .. .. .. .. .."), "mausoleum: b1 holds '.y'"),
    (lambda: board(1, ".. ax .. .. .. .. .. .. .."), "mausoleum: b1 holds 'ax'"),
    (lambda: board(1, ".. f^ .. .. .. .. .. .. .."), "mausoleum: b1 holds 'f^'"),
    (lambda: board(1, ".. .. .. .. .. .. .. .."), "mausoleum: row 1 must be 9 spaces of two signs"),
    (lambda: board(3, ".. .. .. .. .. .. .. .. .. .."), "mausoleum: row 3 must be 9 spaces of two signs"),
    (lambda: board(3, ".. .. .. .. .. .. .. .. ..."), "mausoleum: row 3 must be 9 spaces of two signs"),
    (lambda: example(mausoleum=BOARD[:6]), "mausoleum: must have 7 entries, not 6"),
    (lambda: example(mausoleum=[*BOARD[:6], 7]), "mausoleum: row 7 must be 9 spaces"),
    (lambda: example(mausoleum="empty"), "mausoleum: must be a list"),
    # the wheel
    (lambda: example(wheel={"5": [["green", "craftsman"], ["yellow", "craftsman"]]}), "wheel.5: two craftsmen cannot share"),
    (lambda: example(wheel={"5": [["yellow", "artisan"], ["yellow", "artisan"]]}), "wheel.5: two artisans cannot share"),
    (lambda: example(wheel={"5": [["green", "craftsman"]] * 3}), "wheel.5: must have 0 to 2 entries, not 3"),
    (lambda: example(wheel={"13": [["green", "craftsman"]]}), "wheel.13: is no segment from 1 to 12"),
    (lambda: example(wheel={"0": []}), "wheel.0: is no segment"),
    (lambda: example(wheel={"05": []}), "wheel.05: is no segment"),
    (lambda: example(wheel={"5": [["blue", "craftsman"]]}), "wheel.5: must be one of yellow, green, not 'blue'"),
    (lambda: example(wheel={"5": [["green", "smith"]]}), "wheel.5: must be one of craftsman, artisan, not 'smith'"),
    (lambda: example(wheel={"5": ["green"]}), "wheel.5: must hold pairs of colour and worker"),
    (
        lambda: example(wheel={"5": [["green", "artisan"], ["yellow", "craftsman"]]}),
        "wheel: more artisans than this player has: green",
    ),
    (lambda: example(wheel=[]), "wheel: must be a JSON object"),
    # a to_act against the workers on the wheel
    (lambda: example(to_act="yellow"), "to_act: must be green"),
    (lambda: example(wheel={}, to_act="yellow"), "to_act: must be green"),
    (lambda: example(wheel={"5": [["green", "craftsman"]]}), "to_act: must be yellow"),
    (lambda: example(wheel={"5": [["yellow", "craftsman"]]}), "wheel: along the order the workers placed never rise"),
    (
        lambda: example(wheel={"5": [["green", "craftsman"]], "6": [["green", "craftsman"]]}, to_act="yellow"),
        "wheel: along the order",
    ),
    (lambda: example(to_act=None), "to_act: is null only at the end"),
    (lambda: {**over(), "round": 4}, "to_act: is null only at the end"),
    (lambda: {**over(), "to_act": "yellow"}, "to_act: all workers are placed"),
    (lambda: example(to_act="blue"), "to_act: must be one of yellow, green, not 'blue'"),
    (lambda: example(to_act=1), "to_act: must be one of yellow, green, not 1"),
    # tokens
    (
        lambda: with_player("yellow", masters={"smith": 1, "builder": 1}),
        "players.yellow.masters.smith: the token that costs 1 is used twice",
    ),
    (lambda: with_player("yellow", masters={"smith": 7}), "players.yellow.masters.smith: no token costs 7"),
    (lambda: with_player("yellow", masters={"cook": 1}), "players.yellow.masters.cook: nobody knows this field"),
    (lambda: example(priority_left=[]), "priority_left: with those held must be exactly 1 to 1"),
    (lambda: example(priority_left=[1, 1]), "priority_left: with those held must be exactly 1 to 1"),
    (lambda: with_player("yellow", priority=1), "priority_left: with those held must be exactly 1 to 1"),
    (lambda: Table(4).put(priority_left=[1, 3]).position, "priority_left: with those held must be exactly 1 to 3"),
    (
        lambda: Table(4).put(priority_left=[1, 2]).has("blue", priority=2).position,
        "priority_left: with those held must be exactly",
    ),
    (lambda: example(priority_left=[2]), "priority_left: must be a number from 1 to 1, not 2"),
    (lambda: with_player("yellow", priority=0), "players.yellow.priority: must be a number from 1 to 1, not 0"),
    (lambda: with_player("yellow", weapons=["sword", "sword"]), "players.yellow.weapons: names a weapon twice"),
    (lambda: with_player("yellow", weapons=["axe"]), "players.yellow.weapons: must be one of sword, halberd, crossbow, spear"),
    # tiles
    (lambda: example(tiles=["coins", "coins", "clay", "officers", "guards"]), "tiles: holds a tile twice"),
    (lambda: example(tiles=["coins", "clay", "officers", "guards"]), "tiles: must have 5 entries, not 4"),
    (lambda: example(tiles=["coins", "clay", "officers", "guards", "gold"]), "tiles: must be one of"),
    # who plays
    (lambda: example(players={}), "players: must be 2 to 4, not 0"),
    (lambda: example(players={"yellow": EXAMPLE["players"]["yellow"]}), "players: must be 2 to 4, not 1"),
    (lambda: example(players={**EXAMPLE["players"], "red": EXAMPLE["players"]["green"]}), "players.red: is no colour"),
    (lambda: example(order=["green", "green"]), "order: names a player twice"),
    (lambda: example(order=["green"]), "order: must have 2 entries, not 1"),
    (lambda: example(order=["green", "blue"]), "order: must be one of yellow, green, not 'blue'"),
    # numbers that cannot be
    (lambda: example(round=0), "round: must be a number from 1 to 5, not 0"),
    (lambda: example(round=6), "round: must be a number from 1 to 5, not 6"),
    (lambda: example(round="3"), "round: must be a number from 1 to 5, not '3'"),
    (lambda: example(round=3.0), "round: must be a number from 1 to 5, not 3.0"),
    (lambda: example(round=True), "round: must be a number from 1 to 5, not True"),
    (lambda: example(inspectors={"row": 8, "column": 1}), "inspectors.row: must be a number from 1 to 7, not 8"),
    (lambda: example(inspectors={"row": 1, "column": 10}), "inspectors.column: must be a number from 1 to 9, not 10"),
    (lambda: example(inspectors={"row": 1}), "inspectors.column: is missing"),
    (lambda: example(inspectors={"row": 1, "column": 1, "tile": 1}), "inspectors.tile: nobody knows this field"),
    (lambda: example(rings={"inner": -1, "middle": 0}), "rings.inner: must be a number from 0"),
    (lambda: example(rings={"inner": 0, "middle": -1}), "rings.middle: must be a number from 0"),
    (lambda: example(rings={"inner": 0}), "rings.middle: is missing"),
    (lambda: example(warehouses=[1, 1, 1]), "warehouses: must have 4 entries, not 3"),
    (lambda: example(warehouses=[1, 1, 1, -1]), "warehouses: must be a number from 0"),
    (lambda: example(warehouses=[1, 1, 1, None]), "warehouses: must be a number from 0"),
    (lambda: with_player("green", vp=10**12), "players.green.vp: must be a number from 0 to 999999"),
    (lambda: with_player("green", horses=1), "players.green.horses: nobody knows this field"),
    (lambda: example(moves=1), "moves: nobody knows this field"),
    # a turn that cannot be
    (lambda: example(pending={"step": "lunch"}), "pending.step: must be one of"),
    (lambda: example(pending={}), "pending.step: is missing"),
    (lambda: example(pending={"step": "inner", "segment": 4, "worker": "craftsman"}), "pending.segment: holds no such worker"),
    (
        lambda: example(pending={"step": "inner", "segment": 13, "worker": "craftsman"}),
        "pending.segment: must be a number from 1 to 12",
    ),
    (lambda: example(pending={"step": "place", "segment": 4}), "pending.segment: nobody knows this field"),
]


@pytest.mark.parametrize(("position", "message"), [pytest.param(*case, id=f"{n}: {case[1]}") for n, case in enumerate(REFUSED)])
def test_what_pieces_or_geometry_forbid_is_refused(position: Callable[[], Any], message: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read(position())
    assert str(refused.value).startswith(message)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("field", ["vp", "coins", "wet", "dry", "craftsmen", "artisans"])
def test_nobody_has_less_than_nothing(field: str) -> None:
    with pytest.raises(BadPosition, match=f"players.green.{field}: must be a number from 0"):
        read(with_player("green", **{field: -1}))


@pytest.mark.parametrize("field", [field for field in EXAMPLE if field not in ("game", "edition")])
def test_every_field_is_needed(field: str) -> None:
    position = example()
    del position[field]
    with pytest.raises(BadPosition, match=f"{field}: is missing"):
        read(position)


@pytest.mark.parametrize("field", list(EXAMPLE["players"]["yellow"]))
def test_every_field_of_a_player_is_needed(field: str) -> None:
    position = example()
    del position["players"]["yellow"][field]
    with pytest.raises(BadPosition, match=f"players.yellow.{field}: is missing"):
        read(position)


ODD: list[Any] = [None, True, -1, 10**30, 1.5, "x", "", [], [[]], [None], {}, {"x": 1}]


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_no_value_of_any_kind_breaks_the_reader(odd: Any) -> None:
    """Whatever stands in whichever place, it is read, or refused as a bad position: never anything else."""

    def places(node: Any) -> list[tuple[Any, Any]]:
        inside: list[tuple[Any, Any]] = []
        for key in list(node) if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else []:
            inside += [(node, key), *places(node[key])]
        return inside

    pending = Table().has("yellow", wet=4, weapons=["sword"]).at_inner("build 2").do("build officer e4").position
    for original in (EXAMPLE, pending):
        for number in range(len(places(original))):
            position = deepcopy(original)
            node, key = places(position)[number]
            node[key] = odd
            try:
                NOTATION.write(read(position))
            except BadPosition as error:
                assert "\n" not in str(error)


def pending(**changes: Any) -> Position:
    """Yellow has built an officer on e4 and may use the sword; some of what is pending is changed."""
    position = Table().has("yellow", wet=4, weapons=["sword"]).at_inner("build 2", segment=6).do("build officer e4").position
    return {**position, "pending": {**position["pending"], **changes}}


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (pending(built="a1"), "pending.built: holds no warrior of the player to act"),
        (pending(built="j9"), "pending.built: must be one of"),
        (pending(then="place"), "pending.then: must be one of"),
        (pending(worker="artisan"), "pending.segment: holds no such worker"),
        (pending(segment=7), "pending.segment: holds no such worker"),
        (
            {**pending(), "players": {**pending()["players"], "yellow": Table().position["players"]["yellow"]}},
            "pending.step: there is",
        ),
        ({**pending(), "pending": {"step": "ability", "segment": 6, "worker": "craftsman"}}, "pending.step: no master was hired"),
        (
            {**pending(), "pending": {"step": "outer", "segment": 6, "worker": "craftsman", "built": "e4"}},
            "pending.built: nobody knows",
        ),
        ({**pending(), "to_act": "green"}, "pending.segment: holds no such worker"),
    ],
)
def test_a_turn_that_cannot_have_come_so_far(position: Position, message: str) -> None:
    assert GAME.legal(read(pending()), 0)
    with pytest.raises(BadPosition) as refused:
        read(position)
    assert str(refused.value).startswith(message)


def test_any_arrangement_that_pieces_allow_is_read() -> None:
    """How a position came about is not checked: points without statues, a horse in the first round, all tokens used."""
    tokens = {"builder": 6, "administrator": 5, "inspector": 4, "claymaker": 3, "overseer": 2, "smith": 1}
    table = Table(4).has("blue", vp=300, coins=99, wet=50, dry=50, masters=tokens).put(warehouses=[0, 50, 0, 0])
    table.with_figures("Sy c3 up", "Gp c7 right", "Ob g3 left", "Og i5 down").put(priority_left=[3, 1, 2])
    assert written(table.position) == table.position


def test_two_horses_may_lie_side_by_side_or_end_to_end() -> None:
    table = Table().with_figures("Oy a1 right", "Og f1 left", "Gy a2 right", "Gg d2 right")
    assert written(table.position) == table.position
    assert fields(read(table.position))["owner"][:9] == [0, 0, 0, 1, 1, 1, -1, -1, -1]

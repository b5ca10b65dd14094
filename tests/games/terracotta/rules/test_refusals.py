"""Which rule forbids a decision: of several the first of step, kind of action, cost or supply, place; at last T3.7."""

from collections.abc import Callable

import pytest

from claycrown.games import contract
from claycrown.games.contract import Illegal
from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules import decisions
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import BUY_ARCHER, BUY_FOOTMAN, BUY_HORSE, BUY_MUSICIAN, DECISIONS, DO
from claycrown.games.terracotta.rules.refusals import refusal
from claycrown.record.notation import NotADecision
from tests.vocabulary.terracotta import Table, fields

EVERY_WEAPON = ["sword", "halberd", "crossbow", "spear"]
OFFICERS_GONE = [f"O{'yg'[number % 2]} {'abcdef'[number % 6]}{number // 6 + 1}" for number in range(11)]
FOOTMEN_GONE = ["f. f7", "f. g7", "f. h7", "f. i7"]


def turn() -> Table:
    """Yellow is to turn a ring or to place, beside a craftsman on 5 and a full segment 7."""
    return Table(3).in_order("blue", "green", "yellow").with_worker("craftsman", 5).with_worker("artisan", 7)


def ring_turned() -> Table:
    return turn().do("turn inner")


def inner(action: str = "coins 3", *figures: str, **goods: object) -> Table:
    return Table().has("yellow", **goods).with_figures(*figures).at_inner(action)


def middle(action: str, *figures: str, inner: str = "coins 3", **goods: object) -> Table:
    return Table().has("yellow", **goods).with_figures(*figures).at_middle(action, inner)


def builder(coins: int = 3) -> Table:
    """The Master Builder is hired, and no officer is left."""
    return middle("master builder", *OFFICERS_GONE, masters={"builder": 1}, coins=coins)


def ability(master: str) -> Table:
    """A master was just hired: yellow had nothing but the coins for it."""
    return Table().at_middle(f"master {master}").do("hire 1")


def weapon(warrior: str = "officer", *figures: str) -> Table:
    """A warrior was just built on e4, with all weapons active."""
    table = Table().has("yellow", wet=2, weapons=EVERY_WEAPON).with_figures("f. e7", *figures)
    return table.at_inner("build 2").do(f"build {warrior} e4")


def outer(action: str = "specialist", *figures: str, coins: int = 9, weapons: list[str] = EVERY_WEAPON) -> Table:
    return Table().has("yellow", coins=coins, weapons=weapons).with_figures(*figures).at_outer(action)


STEP = [
    # Before a worker is placed nothing else is decided.
    (turn, "do", "T3.3"),
    (turn, "skip", "T3.3"),
    (turn, "keep", "T3.3"),
    (turn, "take clay", "T3.3"),
    (turn, "take coin", "T3.3"),
    (turn, "build officer e4", "T3.3"),
    (turn, "buy footman e4", "T3.3"),
    (turn, "use sword", "T3.3"),
    (turn, "use halberd a1-a2", "T3.3"),
    (turn, "hire 1", "T3.3"),
    (turn, "inspect row+1", "T3.3"),
    (turn, "collect 1 2", "T3.3"),
    (turn, "place craftsman 5", "T3.3"),
    (turn, "place craftsman 7", "T3.3"),
    (turn, "place artisan 7", "T3.3"),
    (lambda: Table().has("yellow", coins=1), "turn middle", "T3.2"),
    (ring_turned, "turn inner", "T3.2"),
    (ring_turned, "turn middle", "T3.2"),
    (ring_turned, "do", "T3.3"),
    (ring_turned, "place craftsman 5", "T3.3"),
    # Afterwards neither is done again.
    (inner, "turn inner", "T3.2"),
    (inner, "place craftsman 2", "T3.1"),
    (weapon, "turn inner", "T3.2"),
    (weapon, "place artisan 9", "T3.1"),
    (outer, "turn middle", "T3.2"),
    (outer, "place craftsman 2", "T3.1"),
    # A weapon waits for its warrior, and a warrior's weapon comes before the next action.
    (inner, "keep", "T3.5"),
    (inner, "use sword", "T3.5"),
    (lambda: inner(weapons=EVERY_WEAPON), "use spear", "T3.5"),
    (lambda: inner(weapons=EVERY_WEAPON), "use halberd a1-a2", "T3.5"),
    (outer, "use crossbow", "T3.5"),
    (outer, "keep", "T3.5"),
    (weapon, "skip", "T3.5"),
    (weapon, "do", "T3.5"),
    (weapon, "take clay", "T3.5"),
    (weapon, "build officer e5", "T3.5"),
    (weapon, "hire 1", "T3.5"),
    (weapon, "buy footman e5", "T3.5"),
]

KIND = [
    (inner, "build officer e4", "T3.5"),
    (inner, "buy footman e4", "T3.5"),
    (inner, "hire 1", "T3.5"),
    (inner, "inspect row+1", "T3.5"),
    (inner, "collect 1 2", "T3.5"),
    (lambda: inner("build 2", wet=2), "do", "T3.5"),
    (lambda: middle("coins 2"), "hire 1", "T3.5"),
    (lambda: middle("coins 2"), "build officer e4", "T3.5"),
    (lambda: middle("priority"), "collect 1 2", "T3.5"),
    (lambda: middle("master claymaker"), "do", "T4.6"),
    (lambda: middle("master smith"), "do", "T4.6"),
    (lambda: middle("master builder"), "build officer e4", "T4.6"),
    (lambda: middle("master inspector"), "inspect row+1", "T4.6"),
    (lambda: middle("master overseer"), "collect 1 2", "T4.6"),
    (lambda: middle("master administrator"), "do", "T4.6"),
    (lambda: middle("master administrator", inner="build 2", wet=2), "build officer e4", "T4.6"),
    # Of two rules the first: this is no action of that master, and the master is not hired either.
    (lambda: middle("master claymaker"), "build officer e4", "T3.5"),
    (lambda: middle("master builder"), "do", "T3.5"),
    (lambda: middle("master builder"), "collect 1 2", "T3.5"),
    (lambda: middle("master smith"), "inspect row+1", "T3.5"),
    (lambda: middle("master administrator"), "build officer e4", "T3.5"),
    (lambda: middle("master administrator", inner="build 2", wet=2), "do", "T3.5"),
    (lambda: middle("master smith"), "buy footman e4", "T3.5"),
    (lambda: middle("master claymaker", masters={"claymaker": 1}), "build officer e4", "T3.5"),
    (lambda: middle("master builder", masters={"builder": 1}), "do", "T3.5"),
    (lambda: middle("master inspector", masters={"inspector": 1}), "do", "T3.5"),
    (lambda: middle("master inspector", masters={"inspector": 1}), "collect 1 2", "T3.5"),
    (lambda: middle("master overseer", masters={"overseer": 1}), "do", "T3.5"),
    (lambda: middle("master overseer", masters={"overseer": 1}), "inspect row+2", "T3.5"),
    (lambda: middle("master administrator", masters={"administrator": 1}), "build officer e4", "T3.5"),
    (lambda: middle("master administrator", inner="build 2", masters={"administrator": 1}, wet=2), "do", "T3.5"),
    (lambda: middle("master smith", coins=9, masters={"smith": 3}), "hire 1", "T4.6"),
    (lambda: middle("master smith", coins=9, masters={"builder": 3}), "hire 3", "T4.6"),
    (lambda: middle("master smith", coins=2), "hire 3", "T4.6"),
    (lambda: ability("claymaker"), "take clay", "T4.6"),
    (lambda: ability("claymaker"), "take coin", "T4.6"),
    (lambda: ability("claymaker"), "hire 2", "T4.6"),
    (lambda: ability("claymaker"), "build officer e4", "T3.5"),
    (lambda: ability("inspector"), "do", "T3.5"),
    (lambda: outer("ready spear", weapons=[]), "take clay", "T3.6"),
    (lambda: outer("ready spear", weapons=[]), "take coin", "T3.6"),
    (lambda: outer("ready spear", weapons=[]), "buy footman e4", "T3.5"),
    (lambda: outer("ready spear", weapons=[]), "build officer e4", "T3.5"),
    (lambda: outer("ready spear", weapons=[]), "hire 1", "T3.5"),
    (outer, "take coin", "T3.6"),
    (outer, "do", "T3.5"),
    (outer, "build officer e4", "T3.5"),
    (weapon, "use halberd", "T5.3"),
    (weapon, "use spear", "T5.3"),
    (weapon, "use halberd a1-a2", "T5.3"),
    (lambda: weapon("guard"), "use sword row+1", "T5.3"),
    (lambda: weapon("crossbowman"), "use sword", "T5.3"),
    (lambda: weapon("soldier"), "use crossbow", "T5.3"),
]

COST_OR_SUPPLY = [
    (lambda: inner("build 2", *OFFICERS_GONE, wet=2), "build officer i7", "T1.4"),
    (lambda: inner("build 2", *OFFICERS_GONE, wet=0), "build officer a1", "T1.4"),
    (lambda: inner("build 2", "Og e4", wet=1), "build officer e4", "T5.1"),
    (lambda: inner("build 4", wet=3), "build guard a1", "T5.1"),
    (lambda: middle("master builder", *OFFICERS_GONE, masters={"builder": 1}), "build officer i7", "T1.4"),
    (lambda: middle("master builder", "Oy a1", masters={"builder": 1}), "build officer i7", "T7.1"),
    (lambda: middle("master builder", "Oy a1", masters={"builder": 1}), "build officer a1", "T7.1"),
    (lambda: middle("master builder", masters={"builder": 1}, coins=0), "build officer e4", "T7.1"),
    (lambda: middle("master administrator", inner="build 4", masters={"administrator": 1}, wet=3), "build guard a1", "T5.1"),
    (lambda: outer("specialist", *FOOTMEN_GONE), "buy footman a1", "T1.4"),
    (lambda: outer("specialist", *FOOTMEN_GONE), "buy footman f7", "T1.4"),
    (lambda: outer("specialist", "f. a1", coins=1), "buy footman e4", "T6.1"),
    (lambda: outer("specialist", "f. a1", coins=1), "buy footman a1", "T6.1"),
    (lambda: outer(weapons=["spear"]), "buy footman e4", "T6.1"),
    (lambda: outer(weapons=["spear"]), "buy horse e4 up", "T6.1"),
    (lambda: outer(weapons=["spear"]), "buy archer e4 up", "T6.1"),
    (lambda: outer(weapons=["halberd"]), "buy musician e4", "T6.1"),
]

PLACE = [
    (lambda: inner("build 2", "Og e4", wet=2), "build officer e4", "T5.2"),
    (lambda: inner("build 2", "Og c4 right", wet=2), "build officer e4", "T5.2"),
    (lambda: middle("master builder", "Oy a1", masters={"builder": 1}), "build guard a1", "T5.2"),
    (lambda: weapon("guard", "Oy a1"), "use halberd e4-e5", "T5.5"),
    (lambda: weapon("guard", "Og a1"), "use halberd a1-a2", "T5.5"),
    (lambda: weapon("guard", "Oy a1"), "use halberd b1-b2", "T5.5"),
    (lambda: weapon("guard", "Oy a1"), "use halberd a1-b2", "T5.5"),
    (lambda: weapon("guard", "Oy a1", "f. a3"), "use halberd a1-a3", "T5.5"),
    (lambda: weapon("guard", "Oy a1", "f. a3"), "use halberd a1-a4", "T5.5"),
    (lambda: weapon("guard", "Oy a1 right"), "use halberd a1-h1", "T5.6"),
    (lambda: weapon("guard", "Oy a1 right", "m. c3"), "use halberd a1-a3", "T5.6"),
    (lambda: weapon("guard", "Oy a1 right"), "use halberd b1-b2", "T5.5"),
    (lambda: outer("specialist", "Oy b2", "f. d2"), "buy horse b2 right", "T6.2"),
    (lambda: outer("specialist", "Oy b2"), "buy horse b2 left", "T6.2"),
    (lambda: outer("specialist", "Og b2"), "buy horse b2 right", "T6.2"),
    (lambda: outer("specialist", "Oy b2 right"), "buy horse b2 down", "T6.2"),
    (lambda: outer("specialist"), "buy horse b2 down", "T6.2"),
    (lambda: outer("specialist", "Oy b2"), "buy footman b2", "T6.3"),
    (lambda: outer("specialist", "Oy b2"), "buy archer b2 up", "T6.4"),
    (lambda: outer("specialist", "Oy b2"), "buy musician b2", "T6.6"),
]

WITHOUT_EFFECT = [
    (lambda: inner("soak"), "do", "T3.7"),
    (lambda: Table().at_inner("train", worker="artisan"), "do", "T3.7"),
    (lambda: Table().with_priority(green=1).at_middle("priority"), "do", "T3.7"),
    (lambda: Table().with_priority(yellow=1).at_middle("priority"), "do", "T3.7"),
    (lambda: middle("master smith", masters={"smith": 1}, weapons=EVERY_WEAPON), "do", "T3.7"),
    (lambda: middle("master administrator", inner="soak", masters={"administrator": 1}), "do", "T3.7"),
    (lambda: Table().put(warehouses=[0, 0, 1, 1]).has("yellow", masters={"overseer": 1}).at_middle("master overseer"),
     "collect 1 2", "T3.7"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("table", "text", "rule"),
    [
        pytest.param(*case, id=f"{name}: {case[1]}: {number}")
        for name, cases in [("step", STEP), ("kind", KIND), ("cost", COST_OR_SUPPLY), ("place", PLACE), ("else", WITHOUT_EFFECT)]
        for number, case in enumerate(cases)
    ],
)
def test_the_first_rule_that_forbids_it(table: Callable[[], Table], text: str, rule: str) -> None:  # T3.7
    there = table()
    assert there.why_not(text) == rule
    before = fields(there.state)
    with pytest.raises(Illegal) as refused:
        there.do(text)
    assert refused.value.rule == rule
    assert str(refused.value).startswith(f"{rule}: ")
    assert fields(there.state) == before


SENTENCES = [
    (lambda: Table().do("turn inner"), "turn middle", "T3.2: a ring has already been turned this turn"),
    (inner, "turn middle", "T3.2: a ring can only be turned before the worker is placed"),
    (turn, "place craftsman 5", "T3.3: a segment with a craftsman takes only an artisan"),
    (turn, "place artisan 7", "T3.3: a segment with an artisan takes nobody else"),
    (inner, "keep", "T3.5: no weapon can be used now: it is the inner action"),
    (inner, "use spear", "T3.5: no weapon can be used now: it is the inner action"),
    (inner, "build officer e4", "T3.5: that is not the inner action of segment 1"),
    (weapon, "do", "T3.5: the warrior just built comes first: use its weapon, or keep it"),
    (weapon, "use spear", "T5.3: only the weapon of the warrior just built can be used: the sword"),
    (outer, "take coin", "T3.6: for the outer action nothing is taken instead"),
    (lambda: ability("claymaker"), "take coin", "T4.6: hiring was the action: there is no clay or coin instead"),
    (lambda: ability("claymaker"), "hire 2", "T4.6: an own token is with the Master Clay Maker already"),
    (lambda: middle("master smith"), "do", "T4.6: the Master Blacksmith must be hired first"),
    (lambda: middle("master smith", coins=9, masters={"builder": 3}), "hire 3", "T4.6: the token that costs 3 is used already"),
    (lambda: middle("master smith", coins=2), "hire 3", "T4.6: the token costs 3 coins, and there are 2"),
    (lambda: inner("soak"), "do", "T3.7: there is no dry clay to soak"),
    (lambda: Table().at_inner("train", worker="artisan"), "do", "T3.7: an artisan cannot be trained"),
    (lambda: Table().with_priority(green=1).at_middle("priority"), "do", "T3.7: no priority token is left"),
    (lambda: Table(3).with_priority(yellow=1).at_middle("priority"), "do", "T3.7: you already hold a priority token"),
    (
        lambda: middle("master smith", masters={"smith": 1}, weapons=EVERY_WEAPON),
        "do",
        "T3.7: all your weapons are already active",
    ),
    (builder, "build officer i7", "T1.4: no officer is left in the warrior organizer"),
    (lambda: builder(coins=0), "build guard e4", "T7.1: the Master Builder costs 1 coin this round, and there are 0"),
    (
        lambda: middle("master builder", "Oy a1", masters={"builder": 1}),
        "build officer b1",
        "T7.1: the officer is not the type with the most figures left",
    ),
    (builder, "build guard a1", "T5.2: the space is not empty"),
    (lambda: weapon("guard"), "use halberd e4-e5", "T5.5: the guard just built is not moved, but another own warrior"),
    (
        lambda: weapon("guard", "Og a1"),
        "use halberd a1-a2",
        "T5.5: only an own warrior is moved, named by the space it stands on",
    ),
    (
        lambda: weapon("guard", "Oy a1"),
        "use halberd a1-b2",
        "T5.5: a warrior moves at least 1 space in a straight line, along a row or a column",
    ),
    (
        lambda: weapon("guard", "Oy a1", "f. a3"),
        "use halberd a1-a4",
        "T5.5: every space passed, and the last one, must be empty",
    ),
    (lambda: weapon("guard", "Oy a1 right"), "use halberd a1-h1", "T5.6: the horse would leave the mausoleum"),
    (
        lambda: weapon("guard", "Oy a1 right", "m. c3"),
        "use halberd a1-a3",
        "T5.6: a mounted warrior moves with its horse: every space that it enters must be empty",
    ),
    (lambda: outer("specialist", *FOOTMEN_GONE), "buy footman a1", "T1.4: no footman is left"),
    (lambda: outer("specialist", "f. a1", coins=1), "buy footman e4", "T6.1: a footman costs 2 coins now, and there is 1"),
    (lambda: outer(weapons=["halberd"]), "buy musician e4", "T6.1: a musician needs an active weapon: the spear"),
    (lambda: outer("specialist", "Og b2"), "buy horse b2 right", "T6.2: the rider must be an own warrior"),
    (lambda: outer("specialist", "Oy b2 right"), "buy horse b2 down", "T6.2: that warrior is mounted already"),
    (
        lambda: outer("specialist", "Oy b2"),
        "buy horse b2 left",
        "T6.2: a horse takes two spaces in a line: there are not two in this direction",
    ),
    (
        lambda: outer("specialist", "Oy b2", "f. d2"),
        "buy horse b2 right",
        "T6.2: the two spaces beside the rider must be empty",
    ),
]


@pytest.mark.parametrize(("table", "text", "sentence"), SENTENCES, ids=[sentence for _, _, sentence in SENTENCES])
def test_each_reason_has_a_sentence_of_its_own(table: Callable[[], Table], text: str, sentence: str) -> None:
    there = table()
    assert str(GAME.why_not(there.state, there.state.actor, NOTATION.action(there.state, text))) == sentence


@pytest.mark.parametrize("action", [decisions.buying(BUY_FOOTMAN, 4, 2), decisions.buying(BUY_MUSICIAN, 4, 1)])
def test_a_specialist_without_a_direction_is_not_bought_in_one(action: int) -> None:  # T6.3, T6.6
    illegal = GAME.why_not(outer().state, 0, action)
    assert illegal is not None
    assert str(illegal).endswith("there is no such decision"), "not that the space is taken"


@pytest.mark.parametrize(
    ("table", "action", "rule"),
    [
        (turn, decisions.placing(0, 12), "T3.3"),
        (lambda: inner("build 2", wet=2), decisions.building(0, 63), "T5.2"),
        (lambda: weapon("guard", "Oy a1"), decisions.moving(0, 63), "T5.5"),
        (lambda: weapon("guard", "Oy a1"), decisions.moving(80, 1), "T5.5"),
        (outer, decisions.buying(BUY_HORSE, 63, 0), "T6.2"),
        (outer, decisions.buying(BUY_ARCHER, 80, 0), "T6.4"),
    ],
)
def test_a_space_or_segment_that_is_not_there_is_named_as_such(table: Callable[[], Table], action: int, rule: str) -> None:
    illegal = GAME.why_not(table().state, table().state.actor, action)
    assert illegal is not None
    assert illegal.rule == rule
    assert str(illegal).endswith(("the mausoleum has no such space", "there are only 12 segments"))


@pytest.mark.parametrize(("lower", "higher"), [(1, 0), (2, 2)])
def test_two_different_warehouses_are_named_in_order(lower: int, higher: int) -> None:  # T7.5
    state = middle("master overseer", masters={"overseer": 1}).state
    assert str(GAME.why_not(state, 0, decisions.collecting(lower, higher))) == "T7.5: there is no such decision"


def test_readying_an_active_weapon_has_a_reason_too() -> None:  # T4.8, T3.7
    """In a game the step is skipped, so that only code which imagines a position can ask."""
    state = outer("ready spear", weapons=[]).state
    state.weapons = [15] * 4
    assert str(refusal(state, DO)) == "T3.7: the spear is already active"


def test_when_the_game_is_over_nobody_decides() -> None:  # T3.1
    table = Table().put(round=5).end_round()
    assert table.to_act is None
    for seat in (0, 1):
        for text in ("place craftsman 1", "skip", "turn inner", "build officer e4"):
            illegal = GAME.why_not(table.state, seat, NOTATION.action(table.state, text))
            assert illegal is not None
            assert illegal.rule == "T3.1"


def test_out_of_turn_comes_before_everything_else() -> None:  # T3.1
    table = Table(3).in_order("blue", "yellow", "green")
    for text in ("place craftsman 1", "do", "buy footman a1"):
        illegal = GAME.why_not(table.state, 0, NOTATION.action(table.state, text))
        assert illegal is not None
        assert str(illegal) == "T3.1: blue must decide now"


@pytest.mark.parametrize("action", [-1, -(10**9), DECISIONS, 10**9, 10**30])
def test_numbers_that_are_no_decision(action: int) -> None:
    table = Table()
    with pytest.raises(Illegal):
        contract.decide(GAME, table.state, 0, action)


NO_DECISIONS = [
    "",
    " ",
    "Do",
    "do it",
    "place craftsman",
    "place craftsman 0",
    "place craftsman 13",
    "place craftsman 05",
    "place worker 5",
    "turn outer",
    "take",
    "take clay 1",
    "build officer",
    "build officer e8",
    "build officer j4",
    "build officer E4",
    "build king e4",
    "use",
    "use sword row",
    "use sword row+2",
    "use sword diagonal+1",
    "use halberd b2",
    "use halberd b2-b2",
    "use halberd b2-j2",
    "use crossbow e4",
    "use spear 2",
    "hire",
    "hire 0",
    "hire 7",
    "inspect row-1",
    "inspect row+3",
    "inspect column",
    "collect 1",
    "collect 1 1",
    "collect 3 1",
    "collect 1 5",
    "collect 0 1",
    "collect 1 2 3",
    "buy horse c4",
    "buy horse c4 north",
    "buy footman d4 up",
    "buy archer d4",
    "buy musician d4 left",
    "buy king d4",
    "pass",
    "plan RAKBAW",
    "\x00",
    "🐎",
]


@pytest.mark.parametrize("text", NO_DECISIONS)
def test_texts_that_are_no_decision(text: str) -> None:
    with pytest.raises(NotADecision):
        NOTATION.action(Table().state, text)


def test_spare_spaces_in_a_text_do_not_matter() -> None:
    state = Table().state
    assert NOTATION.action(state, "  place   craftsman 5 ") == NOTATION.action(state, "place craftsman 5")

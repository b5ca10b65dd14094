"""The library: what a program from outside can do, and that nothing but checked things goes in, and no secret comes out."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import claycrown
from claycrown import BadPosition, CannotUndo, EditionError, Illegal, NoSuchGame, NotADecision, Refused, Table
from tests.vocabulary.titles import TITLES

ANYTHING = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=12),
    st.binary(max_size=4),
    st.lists(st.integers(), max_size=3),
)
WORDS = ("place", "craftsman", "artisan", "turn", "inner", "take", "clay", "skip", "build", "officer", "e4", "5", "start", "plan")
SAYINGS = st.one_of(
    st.text(max_size=30), st.lists(st.sampled_from([*WORDS, "RAKBAW", "17", "-1", "bards", "x"]), max_size=4).map(" ".join)
)


def everything(table: Table) -> tuple[Any, ...]:
    """All that can be seen of a table, from every side."""
    views = [table.view(seat) for seat in (None, *table.seats)]
    return table.position(), views, table.decisions(), table.ledger(), table.deciders(), table.result(), str(table)


def played(game: str, decisions: int, seed: int = 5, **options: Any) -> Table:
    """A game after so many decisions by chance."""
    table, chance = Table(game, seed=seed, **options), Random(seed)
    for _ in range(decisions):
        decide_by_chance(table, chance)
    return table


def decide_by_chance(table: Table, chance: Random) -> tuple[str, str]:
    """Somebody who owes a decision makes one: who, and which."""
    seat = chance.choice(table.deciders())
    text = chance.choice(table.legal(seat, brief=True)).replace("*", "".join(chance.choices("RBKAW", k=6)))
    table.decide(text, seat)
    return seat, text


IN_THE_MIDDLE = cache(played)
"""To be copied."""


def planning(seed: int = 3) -> Table:
    """Lords of Xidit when all are to plan."""
    table = Table("xidit", seed=seed)
    while len(table.deciders()) == 1:
        table.decide(table.legal()[0])
    return table


def fresh_python(code: str, **environment: str) -> str:
    ran = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


# What it does


def test_a_script_of_a_few_lines_analyses_a_game_on_all_cores(tmp_path: Path) -> None:
    """Which has nothing to keep it from being run twice, as processes that are started anew would."""
    script = tmp_path / "script.py"
    script.write_text(
        "import claycrown\n"
        "table = claycrown.play('terracotta', ['greedy', 'random'], seed=3)\n"
        "passes = claycrown.analyse_in_passes(table, depth='quick', threads=2)\n"
        "print(next(passes).done < next(passes).done)\n"
    )
    ran = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (0, "True\n"), ran.stderr


def test_a_table_is_set_up_decided_at_and_looked_at() -> None:
    table = Table("terracotta", players=2, seed=7)
    assert (table.game, table.seats, table.players) == ("terracotta", ("yellow", "green"), ("person", "person"))
    assert (table.options, table.edition, table.over(), table.result()) == ({}, "standard", False, None)
    assert table.deciders() == ("yellow",)
    assert "place craftsman 5" in table.legal() == table.legal("yellow")
    assert table.legal("green") == []
    table.decide(" place  craftsman 5 ")
    assert table.decisions() == [("yellow", "place craftsman 5")]
    assert [(line.rule, line.seat, line.what, line.where) for line in table.ledger()] == [("T3.3", "yellow", "worker", "5")]
    assert table.view("green")["wheel"] == {"5": [["yellow", "craftsman"]]}


def test_what_is_refused_names_its_rule_and_changes_nothing() -> None:
    table = Table("terracotta", players=2, seed=7)
    before = everything(table)
    forbidden = table.why_not("place artisan 5")
    assert forbidden is not None and forbidden.rule == "T3.3"
    with pytest.raises(Illegal) as refused:
        table.decide("place artisan 5")
    assert (refused.value.rule, str(refused.value)) == ("T3.3", "T3.3: no artisan is left to be placed")
    with pytest.raises(Illegal, match=r"T3\.1: yellow must decide now"):
        table.decide("place craftsman 5", "green")
    with pytest.raises(NotADecision):
        table.decide("dance")
    assert everything(table) == before
    assert table.why_not("place craftsman 5") is None


def test_where_several_decide_at_once_the_seat_is_said() -> None:
    table = planning()
    with pytest.raises(BadPosition, match="blue, red, green are to decide"):
        table.legal()
    with pytest.raises(BadPosition, match="say which"):
        table.decide("plan RAKBAW")
    table.decide("plan RAKBAW", "red")
    assert table.deciders() == ("blue", "green")
    assert table.legal("blue", brief=True) == ["plan *"]
    assert len(table.legal("blue")) == 5**6


@pytest.mark.parametrize(("game", "bots"), [("terracotta", ["greedy", "random"]), ("xidit", ["greedy", "random", "novice"])])
def test_a_whole_game_in_one_call_is_the_same_for_the_same_seed(game: str, bots: list[str]) -> None:
    table = claycrown.play(game, bots, seed=3)
    assert table.over() and table.players == tuple(bots)
    result = table.result()
    assert result is not None and result["winner"] == result["ranking"][0]
    assert claycrown.play(game, bots, seed=3).record() == table.record()
    assert table.legal() == [] and table.deciders() == ()
    with pytest.raises(Illegal):
        table.decide("skip" if game == "terracotta" else "pass")


def test_a_function_is_a_player_and_plays_on_until_somebody_else_must() -> None:
    def first(table: Table, seat: str) -> str:
        return table.legal(seat)[0]

    assert claycrown.play("terracotta", [first, "random"], seed=1).players == ("first", "random")
    table = Table("terracotta", seed=7)
    table.play_on({"yellow": claycrown.bot("greedy", "terracotta", seed=1)})
    assert table.deciders() == ("green",) and len(table.decisions()) > 1


def test_a_bot_says_what_it_would_decide_and_decides_nothing() -> None:
    table = Table("terracotta", seed=7)
    before = everything(table)
    bot = claycrown.bot("steward", "terracotta", seed=1, simulations=20)
    assert bot(table) in table.legal()
    assert everything(table) == before
    with pytest.raises(BadPosition, match="green owes no decision"):
        bot(table, "green")
    with pytest.raises(BadPosition, match="plays terracotta"):
        bot(Table("xidit"))
    assert claycrown.bots_of("xidit")[0] == "random" and "marshal" in claycrown.bots_of("xidit")


def test_a_copy_goes_its_own_way() -> None:
    table = played("terracotta", 30)
    before = everything(table)
    other = table.copy()
    assert everything(other) == before
    decide_by_chance(other, Random(1))
    assert everything(table) == before != everything(other)
    table.undo()
    assert len(other.decisions()) == 31


# Keeping it


@pytest.mark.parametrize("game", TITLES)
def test_a_saved_game_goes_on_where_it_was_left(game: str, tmp_path: Path) -> None:
    table = played(game, 40)
    table.save(tmp_path / "game.json")
    again = claycrown.load(tmp_path / "game.json")
    assert everything(again) == everything(table)
    for one in (table, again):
        chance = Random(1)
        while not one.over():
            decide_by_chance(one, chance)
    assert again.record() == table.record()
    assert everything(Table.from_record(table.record())) == everything(table)


@pytest.mark.parametrize("game", TITLES)
def test_a_position_is_a_table_of_its_own(game: str, tmp_path: Path) -> None:
    position = played(game, 40).position()
    (tmp_path / "position.json").write_text(json.dumps(position))
    table = claycrown.load(tmp_path / "position.json")
    assert table.position() == position == Table.from_position(position).position()
    decide_by_chance(table, Random(1))
    with pytest.raises(BadPosition, match="began as a position"):
        table.record()
    table.save(tmp_path / "later.json")
    assert claycrown.load(tmp_path / "later.json").position() == table.position()


def test_what_comes_out_can_be_changed_and_changes_nothing() -> None:
    table = played("xidit", 12)
    before = everything(table)
    for got in (table.view(), table.position(), table.record(), table.options):
        spoil(got)
    table.legal(table.deciders()[0]).clear()
    table.decisions().clear()
    assert everything(table) == before
    assert everything(played("xidit", 12)) == before  # nor has what tables share


def spoil(value: Any) -> None:
    """Empty everything in it, from the inside."""
    for part in value.values() if isinstance(value, dict) else value:
        if isinstance(part, dict | list):
            spoil(part)
    value.clear()


# What is refused


@settings(deadline=None, max_examples=60)
@given(players=ANYTHING, seed=ANYTHING, options=st.one_of(ANYTHING, st.dictionaries(st.sampled_from(["short", "x"]), ANYTHING)))
@pytest.mark.parametrize("game", TITLES)
def test_whatever_a_table_is_to_be_set_up_with(game: str, players: Any, seed: Any, options: Any) -> None:
    try:
        table = Table(game, players, seed=seed, options=options)
    except Refused as refused:
        assert isinstance(refused, BadPosition) and str(refused.field).split(".")[0] in ("players", "seed", "options")
    else:
        assert len(table.seats) == (players if isinstance(players, int) else 2 if game == "terracotta" else 3)


@pytest.mark.parametrize("players", [0, 1, 5, 7, -1, True, 2.0, "ab", ["a"], [1, 2], 10**9, 10**30, {}])
def test_a_number_of_players_that_cannot_be(players: Any) -> None:
    with pytest.raises(BadPosition, match="players"):
        Table("terracotta", players)


def test_other_things_that_cannot_be(tmp_path: Path) -> None:
    """What a program without types may give, too."""
    names: list[Any] = ["chess", "", None, 7, ["terracotta"]]
    no_bots: list[Any] = ["grandmaster", None, ["random"]]
    budgets: list[Any] = [0, -1, float("nan"), "much"]
    line_ups: list[Any] = [["random"], ["random"] * 6, "random", 3, ["random", "random", "nobody"]]
    with pytest.raises(BadPosition, match="xidit has no option 'long'"):
        Table("xidit", options={"long": True})
    with pytest.raises(BadPosition, match=r"options\.short"):
        Table("xidit", options={"short": 1})
    for name in names:
        with pytest.raises(NoSuchGame):
            Table(name)
        with pytest.raises(NoSuchGame):
            claycrown.bot("random", name)
    with pytest.raises(EditionError):
        Table("terracotta", edition=tmp_path / "none.toml")
    for bot in no_bots:
        with pytest.raises(BadPosition, match="bot"):
            claycrown.bot(bot, "xidit")
    for budget in budgets:
        with pytest.raises(BadPosition, match="seconds"):
            claycrown.bot("marshal", "xidit", seconds=budget)
    for bots in line_ups:
        with pytest.raises(BadPosition):
            claycrown.play("xidit", bots, seed=1)
    (tmp_path / "bad.json").write_text("[")
    for file in ("bad.json", "none.json", "."):
        with pytest.raises(BadPosition, match=str(tmp_path)):
            claycrown.load(tmp_path / file)


@settings(deadline=None, max_examples=150)
@given(
    text=st.one_of(SAYINGS, ANYTHING), seat=st.one_of(st.none(), st.sampled_from(["yellow", "green", "blue", "red"]), ANYTHING)
)
@pytest.mark.parametrize("game", TITLES)
def test_whatever_is_said_is_legal_or_refused(game: str, text: Any, seat: Any) -> None:
    table = IN_THE_MIDDLE(game, 25).copy()
    before = everything(table)
    for ask in (table.why_not, table.decide):
        try:
            ask(text, seat)
        except Refused:
            assert everything(table) == before
    if everything(table) != before:
        table.undo()
        assert " ".join(text.split()) in table.legal(seat)


@settings(deadline=None, max_examples=60)
@given(seat=ANYTHING)
def test_whoever_is_asked_about_sits_there_or_is_refused(seat: Any) -> None:
    table = IN_THE_MIDDLE("xidit", 8).copy()
    for ask in (table.view, table.ledger, table.decisions, table.record, table.legal, table.may_undo, table.undo):
        before = everything(table)
        if seat is None or seat in table.seats:
            continue
        with pytest.raises(BadPosition, match="seat"):
            ask(seat)
        assert everything(table) == before


@settings(deadline=None, max_examples=100)
@given(
    written=st.recursive(ANYTHING, lambda inner: st.dictionaries(st.sampled_from(["game", "edition", "seats", "seed"]), inner))
)
def test_whatever_is_to_be_read(written: Any) -> None:
    for read in (Table.from_record, Table.from_position):
        with pytest.raises(Refused):
            read(written)


def test_a_record_that_was_tampered_with() -> None:
    record = claycrown.play("terracotta", ["random", "random"], seed=1).record()
    for field, wrong in (
        ("seed", 2**64),
        ("seed", True),
        ("seats", record["seats"][:1]),
        ("options", {"short": True}),
        ("decisions", [["yellow", "dance"], *record["decisions"]]),
        ("decisions", [["pink", "skip"], *record["decisions"]]),
        ("decisions", record["decisions"][:-1]),  # the result is not what they lead to
        ("result", {"winner": "green"}),
        ("moves", []),
    ):
        with pytest.raises(BadPosition):
            Table.from_record({**record, field: wrong})


def test_all_refusals_are_of_one_family() -> None:
    for kind in (BadPosition, CannotUndo, EditionError, Illegal, NoSuchGame, NotADecision):
        assert issubclass(kind, Refused) and issubclass(kind, ValueError)


# Undo


@pytest.mark.parametrize("game", TITLES)
def test_undo_gives_back_what_was_there(game: str) -> None:
    table, chance = Table(game, seed=4), Random(4)
    undone = 0
    for _ in range(60):
        before = everything(table)
        colour, text = decide_by_chance(table, chance)
        after = everything(table)
        if table.may_undo():
            table.undo()
            # The ledger of the decision before is what it was, and so is all else.
            assert everything(table) == before
            table.decide(text, colour)
            assert everything(table) == after
            undone += 1
        else:
            with pytest.raises(CannotUndo):
                table.undo()
            assert everything(table) == after
    assert undone > 10


def test_undo_is_for_ones_own_last_decision() -> None:
    table = Table("terracotta", players=2, seed=7)
    with pytest.raises(CannotUndo) as refused:
        table.undo()
    assert refused.value.code == "nothing_to_undo"
    table.decide("place craftsman 5")
    assert not table.may_undo("green")
    with pytest.raises(CannotUndo) as refused:
        table.undo("green")
    assert refused.value.code == "not_yours"
    table.undo("yellow")
    over = claycrown.play("terracotta", ["random", "random"], seed=1)
    with pytest.raises(CannotUndo) as refused:
        over.undo()
    assert refused.value.code == "over"


def test_undo_does_not_reach_across_a_reveal() -> None:
    """X3.2: the last plan that comes in shows the orders of all."""
    table = planning()
    for seat in ("blue", "red"):
        table.decide("plan RAKBAW", seat)
        assert table.may_undo(seat)
    table.decide("plan AAAAAA", "green")
    with pytest.raises(CannotUndo) as refused:
        table.undo("green")
    assert refused.value.code == "revealed"


# Secrets


def test_a_plan_does_not_come_out_before_its_time() -> None:
    """X3.1: whatever others look at is the same whichever plan it is."""

    def looked_at(*plans: str) -> list[Any]:
        table = planning()
        for plan in plans:
            table.decide(plan, "blue")
        others = (None, "red", "green")
        seen: list[Any] = [(table.view(s), table.ledger(s), table.decisions(s), table.record(s)) for s in others]
        return [*seen, str(table), repr(table), table.legal("red", brief=True), table.deciders(), vars(table).keys()]

    one, other = looked_at("plan RAKBAW"), looked_at("plan AAAAAA")
    assert one == other
    assert "RAKBAW" not in str(one)
    again = looked_at("plan RAKBAW", "plan AAAAAA")
    assert again == looked_at("plan AAAAAA", "plan KKKKKK")
    assert again[0][2][-1] == (None, None) and again[0][1] == []  # not even who changed their mind


def test_the_own_plan_is_in_the_own_record() -> None:
    table = planning()
    table.decide("plan RAKBAW", "blue")
    assert table.decisions("blue")[-1] == ("blue", "plan RAKBAW")
    assert table.record("blue")["decisions"][-1] == ["blue", "plan RAKBAW"]
    assert table.record("blue")["seed"] is None


def test_a_record_in_progress_tells_no_seed_and_no_hidden_decision_until_the_end() -> None:
    table, chance = Table("xidit", seed=987654321), Random(2)
    hidden = 0
    while not table.over():
        told = table.record("red")
        assert "987654321" not in str(told)
        hidden = sum(text is None for _, text in told["decisions"])
        with pytest.raises(BadPosition):
            Table.from_record(told)
        for _ in range(40):
            if not table.over():
                decide_by_chance(table, chance)
    assert hidden > 10
    assert table.record()["seed"] == 987654321
    assert all(None not in decision for decision in table.record()["decisions"])


def test_a_refusal_tells_only_what_the_seat_can_see() -> None:
    """A choice of the census that is too high is refused in the same words, whatever the others have shown."""
    table, chance = played("xidit", 0, options={"short": True}), Random(1)
    while not any(text.startswith("show") for seat in table.deciders() for text in table.legal(seat, brief=True)):
        decide_by_chance(table, chance)
    with pytest.raises(Illegal) as refused:
        table.decide("show 9", "blue")
    assert refused.value.rule == "X6.1"


# What it costs


def test_importing_it_loads_nothing() -> None:
    loaded = fresh_python("import sys; before = set(sys.modules); import claycrown; print(set(sys.modules) - before)")
    assert loaded.strip() == "{'claycrown'}"


def test_what_it_offers_is_all_there_and_documented() -> None:
    for name in claycrown.__all__:
        assert getattr(claycrown, name).__doc__, name
        assert name in dir(claycrown)
    with pytest.raises(AttributeError):
        getattr(claycrown, "nothing")  # noqa: B009  # by its name, mypy would refuse it


def test_the_legal_decisions_of_a_position_load_neither_bots_nor_textual(tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(json.dumps(Table("xidit", seed=1).position()))
    loaded = fresh_python(f"""
import sys
from claycrown.cli import main
try:
    main(["legal", {str(position)!r}])
except SystemExit as end:
    assert end.code == 0
print([name for name in sys.modules if "bots" in name or name.startswith(("textual", "claycrown.terminal", "claycrown.server"))])
""")
    assert loaded.splitlines()[0] == "start 1"
    assert loaded.splitlines()[-1] == "[]"


def test_a_table_without_bots_loads_none() -> None:
    script = "import claycrown, sys; claycrown.Table('xidit').legal(); print('claycrown.games.xidit.bots' in sys.modules)"
    assert fresh_python(script) == "False\n"


GAMES = """
import claycrown, json, sys
from random import Random
from tests.vocabulary.titles import TITLES
print(claycrown.compiled())
for game in TITLES:
    table, chance = claycrown.Table(game, seed=11), Random(11)
    for _ in range(150):
        if table.over():
            break
        seat = chance.choice(table.deciders())
        choice = chance.choice(table.legal(seat, brief=True)).replace("*", "".join(chance.choices("RBKAW", k=6)))
        table.decide(choice, seat)
        if chance.random() < 0.1 and table.may_undo():
            table.undo()
        if chance.random() < 0.1:
            try:
                table.decide("place craftsman 5" if game == "terracotta" else "titan 3 MMM")
            except claycrown.Refused as refused:
                print(refused)
    print(json.dumps([table.view(), table.record(), table.position()]))
"""


def test_compiled_or_not_it_is_the_same() -> None:
    plain = fresh_python(GAMES, CLAYCROWN_PURE="1").splitlines()
    here = fresh_python(GAMES).splitlines()
    assert plain[0] == "False"
    assert plain[1:] == here[1:] and len(here) > 10

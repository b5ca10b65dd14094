"""What a player is told: every decision, every line of the ledger and every scoring, in words of the catalogue."""

import re
from collections.abc import Sequence

import pytest

from claycrown.games.contract import SPECTATOR, LedgerEntry
from claycrown.games.terracotta.guide import GUIDE
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import ROUND_SOURCES, SOURCE_NAMES, TILE_NAMES
from claycrown.guide.types import DecisionView
from tests.vocabulary.matches import known_of
from tests.vocabulary.messages import NAMES, check
from tests.vocabulary.terracotta import Table, moves

GAMES = [(2, 1), (3, 2), (4, 3)]


PASSED_OVER = ("terracotta-log-passed-over", "terracotta-log-no-shot")


def told(moved: DecisionView) -> list[str]:
    """But for the steps that were passed over."""
    return [check(line.text) for line in GUIDE.lines(moved) if line.text.id not in PASSED_OVER]


def passed_over(moved: DecisionView) -> list[str]:
    return [check(line.text) for line in GUIDE.lines(moved) if line.text.id in PASSED_OVER]


def test_a_step_that_is_not_asked_says_why() -> None:  # T3.7
    table = Table(2).has("yellow", coins=1, weapons=["sword"])
    segment = table.edition.figures["wheel"]["outer"]["actions"].index("ready sword") + 1
    table.show(segment, "coins 3", "master smith").do(f"place craftsman {segment}", "take coin")
    assert passed_over(does(table, "take coin")) == ["The outer action is passed over: nothing, that weapon is active already."]
    table = Table(2).has("yellow", coins=1)
    table.show(segment, "coins 3", "master builder").do(f"place craftsman {segment}", "skip")
    assert passed_over(does(table, "hire 1")) == [
        "The ability is passed over: Master Builder (not now: the Master Builder costs 1 coin this round, and there are 0)."
    ]


def test_a_crossbow_that_would_give_nothing_is_not_asked_for_and_says_why() -> None:  # T5.7, T3.7, T7.1
    table = Table(2).has("yellow", coins=3, wet=4, weapons=["crossbow"])
    table.show(1, "build 2", "master builder").do("place craftsman 1")
    told = "The crossbow would give nothing and stays active: no statue stands in line with a1 beyond empty spaces."
    assert passed_over(does(table, "build crossbowman a1")) == [told]
    table = Table(2).has("yellow", coins=3, weapons=["crossbow"])
    table.show(1, "coins 3", "master builder").do("place craftsman 1", "skip", "hire 1")
    assert passed_over(does(table, "build crossbowman a1")) == []  # the Master Builder's has no weapon
    table = Table(2).has("yellow", wet=4, weapons=["sword"])
    table.show(1, "build 2", "coins 2").do("place craftsman 1")
    assert passed_over(does(table, "build crossbowman a1")) == []  # there was no crossbow to wait for


def does(table: Table, text: str) -> DecisionView:
    return known_of(table.match, table.match.decide(table.state.actor, text), SPECTATOR)


def vp(entries: Sequence[LedgerEntry]) -> int:
    return sum(entry.amount for entry in entries if entry.what == "vp")


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_decision_is_told_with_who_made_it_and_its_rules(players: int, seed: int) -> None:
    for moved in moves(players, seed):
        first = GUIDE.lines(moved)[0]
        assert check(first.text).startswith(NAMES[moved.seat])
        assert check(first.text).endswith(".")
        assert first.seat == moved.seat
        assert first.rules or moved.text in ("skip", "keep")


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_end_of_a_round_is_told_scoring_by_scoring_and_every_point_once(players: int, seed: int) -> None:
    ends = 0
    for moved in moves(players, seed):
        if not GUIDE.is_watched(moved.entries):
            assert len(told(moved)) == 1
            continue
        ends += 1
        own, *lines = told(moved)
        assert re.match(r"The inspector at row \d: ", lines[0])
        assert re.match(r"The inspector at column [a-i]: ", lines[1])
        over = GAME.over(moved.after)
        assert re.search(r"wins with \d+ VP\.$" if over else r"Round \d begins\.$", lines[-1])
        said = [int(points) for line in [own, *lines[: -1 if over else None]] for points in re.findall(r"(\d+) VP", line)]
        assert sum(said) == vp(moved.entries)
    assert ends == 5


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_scenes_tell_what_the_log_tells_of_the_end(players: int, seed: int) -> None:
    for moved in moves(players, seed):
        scenes = GUIDE.scenes(moved)
        assert bool(scenes) == GUIDE.is_watched(moved.entries)
        if scenes:
            logged = [line for line in GUIDE.lines(moved) if line.text.id not in PASSED_OVER]
            del logged[0], logged[len(logged) - GAME.over(moved.after) :]
            assert [line for scene in scenes for line in scene.lines] == logged


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_line_of_the_ledger_is_told_or_seen_on_the_table(players: int, seed: int) -> None:
    seen = {"statue", "worker", "ring", "master", "moved"}
    for moved in moves(players, seed):
        for entry in moved.entries:
            effect = GUIDE.effect(entry)
            assert (effect is None) == (entry.what in seen), entry
            if effect is not None:
                check(effect)


def test_what_points_were_for_is_named_with_its_place_and_without() -> None:
    for source in SOURCE_NAMES[1:]:
        check(GUIDE.source(source, ""))
    for source in (*ROUND_SOURCES, "footman", "group"):
        assert "3" in check(GUIDE.source(source, "e3")) or source == "tile"
    for tile in TILE_NAMES:
        assert check(GUIDE.source("tile", tile)).startswith("Scoring tile: ")


def test_the_round_is_told_and_the_end() -> None:
    table = Table(2).put(round=3)
    assert check(GUIDE.progress(table.state)) == "Round 3 of 5"
    table.state.step = 8
    assert check(GUIDE.progress(table.state)) == "The game is over"


def test_a_deed_is_told_with_gains_and_lights_its_places() -> None:
    table = Table(2).has("yellow", wet=4, weapons=["halberd"]).with_figures("Oy a1").at_inner("build 3")
    (line,) = GUIDE.lines(does(table, "build guard b1"))
    assert check(line.text) == "Ann builds a guard on b1. +8 VP and −3 wet clay."
    assert list(line.targets) == ["space b1", "warehouse 1"]
    assert list(line.rules) == ["T5.1", "T5.2"]
    (line,) = GUIDE.lines(does(table, "use halberd a1-a5"))
    assert check(line.text) == "Ann uses the halberd and moves the warrior on a1 to a5. +3 VP."
    assert list(line.targets) == ["space a5"]


def test_who_moves_an_inspector_says_where_to() -> None:
    table = Table(2).has("yellow", masters={"inspector": 1}).at_middle("master inspector")
    assert told(does(table, "inspect column+2")) == ["Ann moves the inspector to column c."]


def test_a_master_is_hired_by_name() -> None:
    table = Table(2).has("yellow", coins=1).at_middle("master smith")
    (line,) = GUIDE.lines(does(table, "hire 1"))
    assert check(line.text) == "Ann hires the Master Blacksmith with the token for 1 coin. −1 coin."
    assert "master smith" in line.targets


def test_a_scoring_lights_what_it_counts() -> None:
    found: dict[str, Sequence[str]] = {}
    for moved in moves(3, 2):
        for scene in GUIDE.scenes(moved):
            found.setdefault(scene.kind, scene.marked)
    assert len([target for target in found["inspector row"] if target.startswith("space ")]) == 9
    assert found["inspector row"][0] == "inspector row"
    assert any(target.startswith("tile ") for target in found["tile"])
    assert set(found["resources"]) == {"player yellow", "player green", "player blue"}

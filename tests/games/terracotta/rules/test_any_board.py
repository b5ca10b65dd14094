"""On any board the rules give what a count by hand gives."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import claycrown
from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.state import State
from tests.games.terracotta.rules import by_hand
from tests.games.terracotta.rules.positions import tables
from tests.vocabulary.terracotta import Table

MANY = settings(max_examples=120 if claycrown.compiled() else 30)
FIGURES = GAME.edition().figures


def without_empty(sheet: by_hand.Sheet) -> by_hand.Sheet:
    return {colour: column for colour, column in sheet.items() if column}


@MANY
@given(tables())
def test_the_scoring_phase(table: Table) -> None:  # T8.1 T8.2 T8.3 T8.4 T8.5 T8.6
    assert table.score_round() == without_empty(by_hand.score_round(table.position, FIGURES))


@MANY
@given(tables())
def test_the_end(table: Table) -> None:  # T10.1 T10.2 T10.3 T10.4 T10.5
    assert table.score_final() == without_empty(by_hand.score_final(table.position))


def build_somewhere(table: Table, warrior: str, choice: int) -> by_hand.Space | None:
    """The player to act builds a warrior on any empty space, with its weapon active; None if that cannot be."""
    weapon = {"guard": "halberd", "crossbowman": "crossbow"}[warrior]
    table.has(table.position["to_act"], wet=2, weapons=[weapon]).at_inner("build 2")
    spaces = sorted(table.offers(f"build {warrior}"))
    if not spaces:
        return None
    space = spaces[choice % len(spaces)]
    table.do(f"build {warrior} {space}")
    return "abcdefghi".index(space[0]), int(space[1]) - 1


@MANY
@given(tables(), st.integers(0, 80))
def test_where_the_halberd_moves_warriors(table: Table, choice: int) -> None:  # T5.5 T5.6
    space = build_somewhere(table, "guard", choice)
    if space is not None:
        moves = by_hand.halberd_moves(by_hand.board(table.position), str(table.to_act), space)
        assert table.offers("use halberd") == moves | {""}
        for move in moves:
            after = by_hand.board(NOTATION.write(applied(table, f"use halberd {move}")))
            assert len(after.warriors) == len(by_hand.board(table.position).warriors)
            start, end = move.split("-")
            assert {by_hand.name(warrior.spaces[0]) for warrior in after.warriors} >= {end}
            assert start not in {by_hand.name(warrior.spaces[0]) for warrior in after.warriors}


def applied(table: Table, text: str) -> State:
    copy = table.state.clone()
    GAME.apply(copy, copy.actor, NOTATION.action(copy, text))
    return copy


@MANY
@given(tables(), st.integers(0, 80))
def test_what_the_crossbow_gives(table: Table, choice: int) -> None:  # T5.7
    space = build_somewhere(table, "crossbowman", choice)
    if space is not None:
        vp = by_hand.crossbow(by_hand.board(table.position), space)
        assert ("use crossbow" in table.legal()) == (vp > 0)
        if vp:
            player = str(table.to_act)
            before = table.vp(player)
            table.do("use crossbow")
            assert sum(amount for rule, _, amount in table.ledger("vp") if rule == "T5.7") == vp
            assert table.vp(player) == before + vp


@MANY
@given(tables())
def test_where_specialists_may_stand(table: Table) -> None:  # T6.2 T6.3 T6.4 T6.6
    player = str(table.to_act)
    table.has(player, coins=9, weapons=["sword", "halberd", "crossbow", "spear"]).at_outer("specialist")
    there = by_hand.board(table.position)
    if table.to_act != player:  # nothing could be bought, so the turn went on
        full = not set(there.spaces()) - there.occupied()
        gone = len(there.footmen) == len(there.archers) == len(there.musicians) == 4
        assert full or gone
        return
    free = {by_hand.name(space) for space in set(there.spaces()) - there.occupied()}
    ridden = sum(len(warrior.spaces) == 3 for warrior in there.warriors)
    assert table.offers("buy horse") == (by_hand.horses(there, player) if ridden < 4 else set())
    assert table.offers("buy footman") == (free if len(there.footmen) < 4 else set())
    assert table.offers("buy musician") == (free if len(there.musicians) < 4 else set())
    ways = {f"{space} {direction}" for space in free for direction in ("up", "down", "left", "right")}
    assert table.offers("buy archer") == (ways if len(there.archers) < 4 else set())


@pytest.mark.parametrize("part", ["round", "final"])
def test_scoring_changes_nothing(part: str) -> None:
    table = Table(3).with_figures("Oy a1", "Og b1", "a< c1", "m. d4", "f. e5")
    before = NOTATION.write(table.state)
    assert (table.score_round() if part == "round" else table.score_final()) != {}
    assert NOTATION.write(table.state) == before

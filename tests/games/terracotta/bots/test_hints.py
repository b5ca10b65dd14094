"""Hints for a player of Terracotta Army."""

from claycrown.bots.ladder import Budget
from claycrown.games.contract import LedgerEntry
from claycrown.games.terracotta.bots.hints import best_choices
from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules.game import GAME
from tests.vocabulary.terracotta import Table

LITTLE = Budget(simulations=40)


def inspected() -> Table:
    table = Table().has("yellow", wet=2, coins=0).put(inspectors={"row": 3, "column": 5}, round=5)
    return table.at_inner("build 2")


def test_the_best_few_legal_choices_the_best_first() -> None:
    state = inspected().state
    found = best_choices(GAME.view(state, 0), 0, LITTLE)
    assert 2 <= len(found) <= 5
    assert len({hint.decision for hint in found}) == len(found)
    assert {hint.decision for hint in found} <= {NOTATION.text(state, action) for action in GAME.legal(state, 0)}
    assert found[0].decision.endswith(" e3")
    assert found[0].visits == max(hint.visits for hint in found)
    assert all(0 <= hint.value <= 1 for hint in found)


def test_a_better_chance_goes_with_a_bigger_lead() -> None:
    state = GAME.new(2, 3)
    found = sorted(best_choices(GAME.view(state, state.actor), state.actor, LITTLE), key=lambda hint: hint.value)
    points = [hint.points for hint in found if hint.points is not None]
    assert len(points) == len(found) and points == sorted(points)


def test_reasons_are_what_the_turn_does_and_would_score() -> None:
    state = inspected().state
    best = best_choices(GAME.view(state, 0), 0, LITTLE)[0]
    assert LedgerEntry("T5.1", 0, "wet clay", -2, "", "") in best.ledger
    assert LedgerEntry("T5.2", 0, "vp", 8, "rack", "e3") in best.ledger
    assert LedgerEntry("T8.1", 0, "vp", 7, "inspector row", "3") in best.ledger  # wins the inspected row, +7
    assert all(entry.seat == 0 for entry in best.ledger)


def test_what_was_scored_already_is_no_reason() -> None:
    state = inspected().with_figures("Oy a3").state
    best = best_choices(GAME.view(state, 0), 0, LITTLE)[0]
    assert not [entry for entry in best.ledger if entry.rule == "T8.1"]


def test_the_same_question_has_the_same_answer() -> None:
    state = inspected().state
    assert best_choices(state, 0, LITTLE, seed=4) == best_choices(state, 0, LITTLE, seed=4)

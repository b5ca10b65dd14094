"""What may be undone: the same at the terminal, on the server and for a program."""

from random import Random

import pytest

from claycrown import Table as LibraryTable
from claycrown import match
from claycrown.guide.turns import PendingDecisions
from claycrown.match import Entry, EntryKind, Position
from claycrown.rules import rules_of
from claycrown.server.play.updates import update
from tests.vocabulary.xidit import Table, eager_choice
from tests.vocabulary.xidit_table import seated


def undone_on_the_server(before: object, seat: int, text: str) -> bool:
    rules = rules_of("xidit")
    position = Position(4, before, PendingDecisions(tuple(rules.game.deciders(before)), since=4), 4)
    step = match.step_of(rules, position, Entry(5, seat, EntryKind.DECIDE, text, 4, False))
    return update(step.rules, "", seat, [step], step.after, False, step, None).undo is not None


@pytest.mark.parametrize("plan", ["AWWWWW", "WWWWWA"])
def test_a_titan_passed_by_may_be_met_again(plan: str) -> None:  # X4.11
    """All plans lie open since the last one came in, so nobody has learned anything from the orders that followed."""
    table = Table().at("blue", 1, units="MMM").titan(3).year(blue=plan)
    game, before = seated(table), table.state.clone()
    game.decide(0, "pass")
    assert game.why_not_undo(0) is None
    assert undone_on_the_server(before, 0, "pass")
    library = LibraryTable.from_position(table.position)
    library.decide("pass")
    assert library.may_undo("blue")


def test_they_agree_all_through_a_game() -> None:
    library, chance = LibraryTable("xidit", seed=2, options={"short": True}), Random(2)
    answers = []
    while not library.over():
        game = library._match
        before, seat = game.state, chance.choice(game.deciders())
        move = game.carry_out(seat, eager_choice(before, seat, chance))
        answers.append(library.may_undo())
        assert answers[-1] is undone_on_the_server(before, seat, move.text), move.text
    assert min(answers.count(True), answers.count(False)) > 10

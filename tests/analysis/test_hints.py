"""Hints with reasons: what each gains by source, and what sets the first apart."""

from claycrown import bots
from claycrown.analysis import reasons
from claycrown.bots.contract import Hint
from claycrown.bots.ladder import Budget
from claycrown.games import game
from claycrown.games.contract import LedgerEntry
from claycrown.words import format_message


def points(amount: int, source: str) -> LedgerEntry:
    return LedgerEntry("T5.2", 0, "vp", amount, source, "e4")


def hint(*entries: LedgerEntry) -> Hint:
    return Hint("place craftsman 5", 0.5, None, 9, entries, [])


def test_the_first_is_set_apart_from_the_second_and_others_from_the_first() -> None:
    coins = LedgerEntry("T4.1", 0, "coins", 4, "", "")
    hints = [hint(points(8, "rack"), points(3, "inspector row")), hint(points(5, "rack"), coins)]
    reasons("terracotta", 0, hints)
    assert [format_message(gain) for gain in hints[0].gains] == [
        "+8 VP at once (Warrior organizer)",
        "+3 VP this round (Inspected rows)",
    ]
    first, second = hints[0].apart, hints[1].apart
    assert first is not None and second is not None
    assert format_message(first) == (
        "The first one brings more than the second: +3 VP at once (Warrior organizer) and +3 VP this round (Inspected rows). "
        "It gives up: −4 coins."
    )
    assert format_message(second).startswith("Compared with the first: ")


def test_what_gains_the_same_is_set_apart_by_its_chance_or_by_nothing() -> None:
    hints = [hint(points(8, "rack")), hint(points(8, "rack"))]
    reasons("terracotta", 0, hints)
    assert hints[0].apart is not None and hints[1].apart is None
    assert format_message(hints[0].apart) == "Next to nothing sets the first one apart from the second."
    hints[1].value -= 0.1
    reasons("terracotta", 0, hints)
    assert hints[0].apart is not None
    assert format_message(hints[0].apart).endswith("it wins more often: 50% instead of 40%.")
    alone = [hint(points(8, "rack"))]
    reasons("terracotta", 0, alone)
    assert alone[0].apart is None


def test_hints_for_a_plan_count_units_and_rewards() -> None:
    rules = game("xidit")
    state = rules.new(3, 4)
    while len(rules.deciders(state)) == 1:
        seat = rules.deciders(state)[0]
        rules.apply(state, seat, rules.legal(state, seat)[0])
    hints = bots.hints("xidit", rules.view(state, 0), 0, Budget(simulations=60), seed=1)
    reasons("xidit", 0, hints)
    assert any(hint.gains for hint in hints)

"""What players are asked, told and shown."""

from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from ohhell.guide import GUIDE
from ohhell.notation import NOTATION
from ohhell.rules.game import GAME
from table import legal, play, table

from claycrown.games.contract import SPECTATOR
from claycrown.games.message import Message
from claycrown.games.options import label_id
from claycrown.guide.question import whole_decisions
from claycrown.guide.types import DecisionView, RoundSummary
from claycrown.terminal.naming import points, total
from claycrown.words import format_if_known, format_message

NAMES = ["Ada", "Bob", "Cleo"]


def told(state_texts: list[Message]) -> list[str]:
    return [format_message(text, names=NAMES) for text in state_texts]


def test_what_is_asked_is_what_is_legal() -> None:
    chance = Random(1)
    state = GAME.new(3, 1, {"deals": 5})
    while not GAME.over(state):
        view = GAME.view(state, state.actor)
        question = GUIDE.question(view, state.actor)
        assert question is not None and whole_decisions(question) == legal(state)
        assert GUIDE.question(view, state.left_of(state.actor)) is None
        GAME.apply(state, state.actor, chance.choice(GAME.legal(state, state.actor)))


def test_a_hand_is_picked_where_it_lies() -> None:
    state = table(red="2c 3h", blue="4h Tc", green="6c 7c", bids=(0, 0, 0))
    areas = GUIDE.describe(GAME.view(state, 1), 1)
    targets = {cell.target for area in areas for row in area.rows for cell in row if cell.target}
    question = GUIDE.question(GAME.view(state, 1), 1)
    assert question is not None and {choice.target for choice in question.choices} == targets == {"card 4h", "card Tc"}
    hand = next(area for area in areas if area.title.id == "ohhell-hand")
    assert told([cell.value for row in hand.rows for cell in row if cell.value]) == ["10♣", "4♥"]


def test_a_card_that_is_picked_out_of_turn_is_told_why() -> None:  # O4.2
    state = table(red="2c 3h", blue="4h Tc", green="6c 7c", bids=(0, 0, 0))
    play(state, "play Tc", "play 6c")
    view = GAME.view(state, 0)
    meant = GUIDE.attempt(view, 0, "", "card 3h")
    assert meant == "play 3h"
    forbidden = GAME.why_not(view, 0, NOTATION.action(view, meant))
    assert forbidden is not None and forbidden.rule == "O4.2"
    assert GUIDE.attempt(view, 0, "", "player 1") is None


def test_the_table_shows_no_hidden_card() -> None:  # O1.3
    state = table(red="2c 3h", blue="4h Tc", green="6c 7c")
    shown = [cell for area in GUIDE.describe(GAME.view(state, SPECTATOR), SPECTATOR) for row in area.rows for cell in row]
    assert all(cell.value is None or cell.value.id != "ohhell-card" or cell.value.values["suit"] == "s" for cell in shown)


def test_the_log_tells_what_happened() -> None:
    state = table(red="Ac", blue="Kc", green="Qc", bids=(1, 0, 0))
    play(state, "play Kc", "play Qc", "play Ac")
    lines = GUIDE.lines(DecisionView(None, state, state.book, 0, "play Ac"))
    assert told([line.text for line in lines]) == [
        "Ada plays A♣.",
        "Ada takes the trick with A♣.",
        "Ada scores 11.",
        "Bob scores 10.",
        "Cleo scores 10.",
        "Ada wins the game.",
    ]
    assert lines[2].rules == ["O5.1", "O5.2"]


def test_the_sheet_adds_up() -> None:
    state = table(red="Ac", blue="Kc", green="Qc", bids=(1, 0, 0))
    play(state, "play Kc", "play Qc", "play Ac")
    sheet = GUIDE.sheet(state, [RoundSummary(1, state.book, state, True)])
    assert sheet.total == state.points == [11, 10, 10]
    assert {each.source: each.points for each in sheet.sources} == {"tricks": [1, 0, 0], "exact bid": [10, 10, 10]}


def test_an_preview_tells_only_what_is_sure() -> None:
    """The last card of a deal brings the next one, which nobody can know."""
    state = GAME.new(3, 4, {"deals": 2})
    for _ in range(5):
        GAME.apply(state, state.actor, GAME.legal(state, state.actor)[0])
    view = GAME.view(state, state.actor)
    (preview,) = GUIDE.previews(view, state.actor, dict.fromkeys(GAME.legal(view, state.actor), ""))
    assert preview.reveals
    assert [entry.what for entry in preview.ledger if entry.what == "deal"] == []
    assert NOTATION.write(preview.view) == NOTATION.write(view)
    assert any(entry.what == "trick" for entry in preview.ledger)


@pytest.mark.parametrize("option", GAME.options)
def test_every_option_has_its_words(option: str) -> None:
    assert format_if_known(label_id("ohhell", option))
    if GAME.options[option].kind == "choice":
        assert all(format_if_known(label_id("ohhell", option, str(value))) for value in GAME.options[option].values)


def test_every_rule_of_the_readme_has_its_sentence() -> None:
    rules = (files("ohhell.words") / "en" / "rules.ftl").read_text(encoding="utf-8")
    readme = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    numbered = [line.split()[1].strip("*") for line in readme.splitlines() if line.startswith("- **O")]
    assert len(numbered) == 18
    for rule in numbered:
        assert f"rule-{rule.replace('.', '-')} = " in rules


def test_points_are_counted_in_the_general_unit() -> None:
    """`ohhell-points` and `ohhell-gain` would be units of its own, which are given the points and nothing else."""
    assert [points("ohhell", 3), total("ohhell", 3)] == [
        Message("general-gain", {"points": 3}),
        Message("general-points", {"points": 3}),
    ]

"""A look at anything: whatever can be picked or lies on a table is told of, from what the viewer may see."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from claycrown.games import game as contract_of
from claycrown.games.contract import SPECTATOR
from claycrown.games.message import Message
from claycrown.guide import guide
from claycrown.guide.general import descriptions
from claycrown.guide.question import Question
from claycrown.guide.rulebook import rulebook
from claycrown.guide.table import Area, Cell, text
from claycrown.record.notation import AvailableEditions
from claycrown.record.records import read_record
from claycrown.words import format_message
from tests.vocabulary.messages import check, questions

RECORDED = Path(__file__).parents[1] / "games" / "recorded"
RECORDS = [
    "terracotta/2-players-for-points",
    "terracotta/4-players-at-random",
    "xidit/3-players-long",
    "xidit/5-players-short",
    "xidit/titans-beaten",
]
NO_THING = ("way",)
"""Ways at the edge of the board: picked in the list, since nothing lies there."""


def states(path: str) -> tuple[str, list[Any]]:
    record = read_record(json.loads((RECORDED / f"{path}.json").read_text(encoding="utf-8")), AvailableEditions())
    return record.game, [state.clone() for state in islice(record.states(), 0, None, 23)]


def targets_of(question: Question) -> set[str]:
    return {choice.target for asked in questions(question) for choice in asked.choices if choice.target}


@pytest.mark.parametrize("path", RECORDS)
def test_whatever_can_be_picked_is_told_of(path: str) -> None:
    game, moments = states(path)
    rules, told = contract_of(game), guide(game)
    for state in moments:
        for seat in rules.deciders(state)[:1]:
            view = rules.view(state, seat)
            question = told.question(view, seat)
            picked = targets_of(question) if question else set()
            missing = {target for target in picked - set(told.descriptions(view, seat)) if target.split(" ")[0] not in NO_THING}
            assert not missing


@pytest.mark.parametrize("path", RECORDS)
def test_every_look_is_worded_and_leads_to_its_rule(path: str) -> None:
    game, moments = states(path)
    rules, told, known = contract_of(game), guide(game), set(rulebook(game).sentences)
    for state in (moments[0], moments[len(moments) // 2], moments[-1]):
        for seat in (SPECTATOR, 0):
            found = told.descriptions(rules.view(state, seat), seat)
            for about in found.values():
                assert about.rules and set(about.rules) <= known
                assert all(check(message) for message in about.text)


def test_another_players_screen_stays_shut() -> None:
    game, moments = states("xidit/5-players-short")
    rules, told = contract_of(game), guide(game)
    found = told.descriptions(rules.view(moments[len(moments) // 2], 0), 0)
    own, other = (f"player {colour}" for colour in rules.seats(moments[len(moments) // 2])[:2])
    assert found[own].text[-1].id == "xidit-description-behind"
    assert found[other].text[-1].id == "xidit-description-screen"


def test_of_any_other_game_its_table_in_words_is_told() -> None:
    hand = Area(text("Hand"), "cards", [[Cell(text("7"), target="card 7"), Cell(None, target="card ?")]])
    bid = Area(text("Bids"), "fields", [[Cell(text("2"), text("Ann"), target="bid ann"), Cell(text("no target"))]])
    found = descriptions([hand, bid])
    assert [format_message(about.text[0]) for about in found.values()] == ["Hand: 7.", "Hand: face down.", "Bids, Ann: 2."]
    assert list(found) == ["card 7", "card ?", "bid ann"]
    assert Message("general-description", {"where": text("Hand"), "what": text("7")}) == found["card 7"].text[0]


def test_a_row_that_is_picked_as_a_whole_is_called_by_its_first_cell() -> None:
    rows = [[Cell(text("First")), Cell(text("3"), target="stone 3")], [Cell(text("All")), Cell(text("8"))]]
    found = descriptions([Area(text("Heaps"), "rows", rows, targets=["heap 1", ""])])
    assert {target: format_message(about.text[0]) for target, about in found.items()} == {
        "heap 1": "Heaps: First.",
        "stone 3": "Heaps: 3.",
    }

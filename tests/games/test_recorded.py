"""Whole games, kept as they were played: today's rules must play them to the same end.

Beside each record lies the position at its end. A change that alters one of them alters games that people have stored: it
raises the game's `rules_version`.
"""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from claycrown.games import contract, game
from claycrown.games.contract import SPECTATOR
from claycrown.record.notation import AvailableEditions, notation, read_position
from claycrown.record.records import Record, read_record, result_of

RECORDS = sorted(path for path in (Path(__file__).parent / "recorded").glob("*/*.json") if not path.name.endswith(".end.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}: {path.stem}")
def test_a_recorded_game_is_played_and_written_as_it_was(path: Path) -> None:
    """Byte for byte: each decision read and written again, the result, and the position at the end."""
    written = path.read_text(encoding="utf-8")
    record = read_record(json.loads(written), AvailableEditions())
    assert record.game == path.parent.name
    rules, notes = game(record.game), notation(record.game)
    state = record.set_up()
    seats = rules.seats(state)
    decisions = []
    for colour, text in record.decisions:
        action = notes.action(state, text)
        decisions.append((colour, notes.text(state, action)))
        contract.decide(rules, state, seats.index(colour), action)
    assert rules.over(state)
    assert replace(record, decisions=decisions, result=result_of(record.game, state)).to_json() == written
    end = path.with_name(f"{path.stem}.end.json").read_text(encoding="utf-8")
    _, reached = read_position(json.loads(end), AvailableEditions())
    assert [_json(notes.write(one)) for one in (state, record.replay(), reached)] == [end] * 3


def _json(position: Any) -> str:
    return json.dumps(position, ensure_ascii=False) + "\n"


def test_there_are_records_for_each_number_of_players() -> None:
    seats = {(path.parent.name, len(json.loads(path.read_text(encoding="utf-8"))["seats"])) for path in RECORDS}
    assert {("terracotta", players) for players in (2, 3, 4)} <= seats
    assert {("xidit", players) for players in (3, 4, 5)} <= seats


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("stacks-refill-by-awakening", {"X5.1", "X5.2", "X5.3", "X5.6", "X5.7"}),
        ("recruitment-path-runs-out", {"X5.4"}),
        ("titans-beaten", {"X4.11", "X5.6"}),
        ("5-players-long", {"X4.6", "X4.8", "X4.9", "X6.2", "X6.3", "X7.1", "X8.3", "X8.6"}),
    ],
)
def test_a_recorded_game_of_xidit_shows_what_it_is_kept_for(name: str, rules: set[str]) -> None:
    record = _xidit(name)
    seen = {entry.rule for state in record.states() for entry in game("xidit").ledger(state, SPECTATOR)}
    assert rules <= seen


@pytest.mark.parametrize(("name", "by_units"), [("a-tie-broken-by-units", True), ("a-tie-broken-by-seat", False)])
def test_a_recorded_elimination_is_decided_by_a_tie(name: str, by_units: bool) -> None:  # X8.4, X8.5
    record = _xidit(name)
    end = notation("xidit").write(record.replay())
    units = {colour: len(player["units"]) for colour, player in end["players"].items()}
    first, seats = end["first"], end["seats"]
    turn_order = seats[seats.index(first) :] + seats[: seats.index(first)]
    assert record.result is not None
    gone: list[str] = []
    tied = []
    for assessment in record.result["assessments"]:
        still_in = [(colour, value) for colour, value in assessment["ranking"] if colour not in gone]
        stays, leaves = still_in[-len(assessment["out"]) - 1], still_in[-len(assessment["out"])]
        gone += assessment["out"]
        if stays[1] == leaves[1] and "virtual" not in (stays[0], leaves[0]):
            tied.append((stays[0], leaves[0]))
    assert any(
        units[stays] > units[leaves]
        if by_units
        else units[stays] == units[leaves] and turn_order.index(stays) > turn_order.index(leaves)
        for stays, leaves in tied
    )


def test_in_a_recorded_game_the_virtual_player_wins() -> None:  # X9.3
    result = _xidit("the-virtual-player-wins").result
    assert result is not None and result["winner"] == "virtual"


def _xidit(name: str) -> Record:
    path = Path(__file__).parent / "recorded" / "xidit" / f"{name}.json"
    return read_record(json.loads(path.read_text(encoding="utf-8")), AvailableEditions())

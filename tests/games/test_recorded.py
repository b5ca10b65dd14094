"""Whole games, kept as they were played: today's rules must play them to the same end.

Beside each record lies the position at its end. A change that alters one of them alters games that people have stored: it
raises the game's `rules_version`.
"""

import json
from pathlib import Path

import pytest

from claycrown.games import game
from claycrown.record.notation import Editions, notation
from claycrown.record.records import read_record, result_of

RECORDS = sorted(path for path in (Path(__file__).parent / "recorded").glob("*/*.json") if not path.name.endswith(".end.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}: {path.stem}")
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    record = read_record(json.loads(path.read_text(encoding="utf-8")), Editions())
    assert record.game == path.parent.name
    state = record.replay()
    assert game(record.game).over(state)
    assert result_of(record.game, state) == record.result
    end = path.with_name(f"{path.stem}.end.json")
    assert notation(record.game).write(state) == json.loads(end.read_text(encoding="utf-8"))


def test_there_are_records_for_each_number_of_players() -> None:
    seats = {(path.parent.name, len(json.loads(path.read_text(encoding="utf-8"))["seats"])) for path in RECORDS}
    assert {("terracotta", players) for players in (2, 3, 4)} <= seats

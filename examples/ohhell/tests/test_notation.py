"""Decisions, positions and records as text."""

import json
from random import Random
from typing import Any

import pytest
from ohhell.notation import NOTATION
from ohhell.rules.cards import TEXTS
from ohhell.rules.game import FIRST_CARD, GAME
from table import play, table

from claycrown.cli.score import score_lines
from claycrown.games.contract import check_options
from claycrown.record.notation import AvailableEditions, BadPosition, NotADecision
from claycrown.record.records import Record, read_record, result_of


def a_game(players: int, seed: int) -> Record:
    chance = Random(seed)
    record = Record("ohhell", GAME.edition(), check_options(GAME, {"deals": 4}, players), ["random"] * players, seed)
    state = record.set_up()
    while not GAME.over(state):
        action = chance.choice(GAME.legal(state, state.actor))
        record.decisions.append((GAME.colours[state.actor], NOTATION.text(state, action)))
        GAME.apply(state, state.actor, action)
    record.result = result_of("ohhell", state)
    return record


def test_every_decision_has_one_text() -> None:
    state = GAME.new(3, 1)
    actions = [*range(18), *(FIRST_CARD + card for card in range(52))]
    texts = [NOTATION.text(state, action) for action in actions]
    assert len(set(texts)) == len(texts)
    assert [NOTATION.action(state, text) for text in texts] == actions
    assert len(set(TEXTS)) == 52


@pytest.mark.parametrize("text", ["", "bid", "bid -1", "bid 01", "bid ²", "bid 99", "play", "play 1h", "play Thx", "pass"])
def test_other_texts_are_no_decisions(text: str) -> None:
    with pytest.raises(NotADecision):
        NOTATION.action(GAME.new(3, 1), text)


@pytest.mark.parametrize("players", GAME.player_counts)
def test_a_record_replays_to_the_same_end(players: int) -> None:
    record = a_game(players, players)
    again = read_record(json.loads(record.to_json()), AvailableEditions())
    assert result_of("ohhell", again.replay()) == record.result
    assert record.result is not None


def test_every_position_of_a_game_is_read_as_it_was_written() -> None:
    for state in a_game(4, 9).states():
        written = json.loads(json.dumps(NOTATION.write(state)))
        assert NOTATION.write(NOTATION.read(written, GAME.edition(), 0)) == written
        stored = json.loads(json.dumps(NOTATION.snapshot(state)))
        assert NOTATION.snapshot(NOTATION.restore(stored, GAME.edition())) == stored


def test_a_view_has_null_for_hidden_hands() -> None:
    written = NOTATION.write(GAME.view(table(red="2c", blue="4c", green="6c"), 0))
    assert [player["hand"] for player in written["players"].values()] == [["2c"], None, None]
    with pytest.raises(BadPosition, match="hand"):
        NOTATION.read(written, GAME.edition(), 0)


def changed(**changes: Any) -> dict[str, Any]:
    """A position in the middle of the play, with something wrong in it."""
    state = play(table(red="2c 3h", blue="4h 5c", green="6c 7c", bids=(0, 0, 0)), "play 4h")
    written: dict[str, Any] = json.loads(json.dumps(NOTATION.write(state)))
    for path, value in changes.items():
        *inside, last = path.split("__")
        node = written
        for key in inside:
            node = node[key]
        node[last] = value
    return written


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"deal": 9}, "deal"),
        ({"dealer": "white"}, "dealer"),
        ({"turn_up": "1h"}, "turn_up"),
        ({"turn_up": "6c"}, "6c is there twice"),
        ({"trick": []}, "hand"),
        ({"gone": ["9c"]}, "gone"),
        ({"to_act": "red"}, "to_act"),
        ({"leader": "green"}, "leader"),
        ({"players__red__bid": None}, "trick"),
        ({"players__blue__hand": ["5c", "9d"]}, "cards"),
        ({"players__blue__points": "many"}, "points"),
        ({"players__blue__void": ["x"]}, "void"),
        ({"options__order": "sideways"}, "order"),
        ({"players": {}}, "players"),
        ({"more": 1}, "more"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, Any], reason: str) -> None:
    assert NOTATION.read(changed(), GAME.edition(), 0)
    with pytest.raises(BadPosition, match=reason):
        NOTATION.read(changed(**changes), GAME.edition(), 0)


def test_the_score_so_far_and_of_the_deal() -> None:  # O5.1, O5.2
    state = play(table(red="Ac 2d", blue="Kc 3d", green="Qc 4d", bids=(1, 0, 2)), "play Kc", "play Qc", "play Ac")
    sheet = NOTATION.score_sheet(state, final=False)
    assert sheet["red"] == {"items": [["tricks", 1], ["exact bid", 10]], "total": 11}
    assert "red       11 points" in score_lines("ohhell", sheet)
    assert NOTATION.score_sheet(state, final=True)["red"]["total"] == 0

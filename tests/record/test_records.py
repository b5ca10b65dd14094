"""Records: the set-up and the list of decisions give the same game, always."""

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from claycrown.games import contract
from claycrown.games.edition import Edition
from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules.game import GAME
from claycrown.record.notation import AvailableEditions, BadPosition
from claycrown.record.records import Record, read_record, result_of
from tests.vocabulary.editions import changed
from tests.vocabulary.terracotta import varied_choice


def played(players: int = 2, seed: int = 5, decisions: int | None = None, edition: Edition | None = None) -> Record:
    """A record of a random game, or of its first decisions."""
    rng = Random(seed)
    record = Record("terracotta", edition or GAME.edition(), {}, ["random"] * players, seed)
    state = record.set_up()
    while not GAME.over(state) and (decisions is None or len(record.decisions) < decisions):
        action = varied_choice(state, rng)
        record.decisions.append((GAME.seats(state)[state.actor], NOTATION.text(state, action)))
        contract.decide(GAME, state, state.actor, action)
    record.result = result_of("terracotta", state)
    return record


def read(written: Any, *editions: str) -> Record:
    return read_record(written, AvailableEditions(*editions))


def test_a_record_is_written_as_the_notation_says() -> None:
    record = played(decisions=2)
    written = json.loads(record.to_json())
    assert list(written) == ["game", "edition", "options", "seats", "seed", "decisions", "result"]
    assert written["edition"] == {"name": "standard", "hash": GAME.edition().hash}
    assert written["seats"] == [{"colour": "yellow", "player": "random"}, {"colour": "green", "player": "random"}]
    assert written["decisions"] == [list(decision) for decision in record.decisions]
    assert written["result"] is None
    assert record.to_json().endswith("}\n")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_read_again_is_the_same_game(players: int) -> None:
    record = played(players)
    again = read(json.loads(record.to_json()))
    assert again == record
    assert record.result is not None
    assert result_of("terracotta", again.replay()) == record.result
    assert set(record.result) == {"winner", "ranking", "vp"}


def test_replay_to_any_number_of_decisions() -> None:
    record = played(decisions=40)
    positions = [NOTATION.write(state) for state in record.states()]
    assert len(positions) == 41
    assert [NOTATION.write(record.replay(number)) for number in range(41)] == positions
    assert NOTATION.write(record.replay()) == positions[-1]
    assert positions[0] == NOTATION.write(GAME.new(2, 5)), "replay to 0 is the set-up"


@pytest.mark.parametrize("number", [-1, 41])
def test_replay_to_a_decision_that_there_is_not(number: int) -> None:
    with pytest.raises(BadPosition, match="decisions: there are 40"):
        played(decisions=40).replay(number)


def test_a_game_that_goes_on_has_no_result() -> None:
    assert result_of("terracotta", GAME.new(2, 1)) is None


WRITTEN = played(3, decisions=6).to_dict()


def changed_record(**changes: Any) -> dict[str, Any]:
    return {**deepcopy(WRITTEN), **changes}


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ([], "must be a JSON object"),
        (changed_record(game="go"), "game: must be one of"),
        (changed_record(edition="standard"), "edition: must be a JSON object"),
        (changed_record(edition={"name": "standard"}), "edition.hash: is missing"),
        (
            changed_record(edition={"name": "standard", "hash": "00"}),
            "edition.hash: the edition 'standard' at hand has other figures",
        ),
        (changed_record(edition={"name": "mine", "hash": "00"}), "edition: 'mine' is not at hand"),
        (changed_record(seats=[]), "seats: must have 2 to 4 entries, not 0"),
        (changed_record(seats=WRITTEN["seats"] * 2), "seats: must have 2 to 4 entries, not 6"),
        (changed_record(seats=WRITTEN["seats"][::-1]), "seats 1.colour: must be one of yellow"),
        (changed_record(seats=[{"colour": "yellow"}, {"colour": "green"}]), "seats 1.player: is missing"),
        (changed_record(seats=["yellow", "green"]), "seats 1: must be a JSON object"),
        (changed_record(options=[]), "options: must be a JSON object"),
        (changed_record(options={"short": True}), "options: terracotta has no option 'short'"),
        (changed_record(seed=-1), "seed: must be a number from 0"),
        (changed_record(seed=2**64), "seed: must be a number from 0"),
        (changed_record(seed="7"), "seed: must be a number from 0"),
        (changed_record(seed=None), "seed: must be a number from 0"),
        (changed_record(decisions={}), "decisions: must be a list"),
        (changed_record(decisions=[["yellow"]]), "decisions 1: must be a colour and a text"),
        (changed_record(decisions=[["yellow", 5]]), "decisions 1: must be a colour and a text"),
        (changed_record(decisions=["do"]), "decisions 1: must be a colour and a text"),
        (changed_record(result="won"), "result: must be a JSON object or null"),
        (changed_record(position=[]), "position: must be a JSON object or null"),
        (changed_record(edition={"name": "mine", "hash": "00", "figures": []}), "edition.figures: must be a JSON object"),
        (changed_record(clock=1), "clock: nobody knows this field"),
        ({key: value for key, value in WRITTEN.items() if key != "seed"}, "seed: is missing"),
        ({key: value for key, value in WRITTEN.items() if key != "decisions"}, "decisions: is missing"),
    ],
)
def test_a_broken_record_is_refused(written: Any, message: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read(written)
    assert str(refused.value).startswith(message)


def test_a_record_with_a_decision_that_the_rules_refuse() -> None:
    colour = WRITTEN["decisions"][0][0]
    other = next(seat["colour"] for seat in WRITTEN["seats"] if seat["colour"] != colour)
    for decision, message in [
        ([colour, "do"], "decisions 1: .*T3.3"),
        ([colour, "castle"], "decisions 1: .*no decision"),
        ([other, "place craftsman 1"], "decisions 1: .*T3.1"),
        (["red", "place craftsman 1"], "decisions 1: 'red' does not sit"),
    ]:
        record = read(changed_record(decisions=[decision]))
        assert NOTATION.write(record.replay(0))["round"] == 1
        with pytest.raises(BadPosition, match=message):
            record.replay()


def test_a_record_replays_on_exactly_its_edition(tmp_path: Path) -> None:
    path = changed(tmp_path / "mine.toml", "terracotta", ("vp = [8, 8,", "vp = [9, 9,"))
    record = played(edition=GAME.edition(str(path)))
    written = json.loads(record.to_json())
    assert written["edition"]["name"] == "mine"
    assert result_of("terracotta", read(written, str(path)).replay()) == record.result
    changed(path, "terracotta", ("vp = [8, 8,", "vp = [9, 8,"))
    with pytest.raises(BadPosition, match="other figures"):
        read(written, str(path))
    with pytest.raises(BadPosition, match="not at hand"):
        read(written)


def test_options_that_the_game_does_not_have() -> None:
    assert contract.check_options(GAME, {}, 2) == {}
    with pytest.raises(BadPosition, match="terracotta has no option 'short'"):
        contract.check_options(GAME, {"short": True}, 2)
    for players in (1, 5, 0, -2):
        with pytest.raises(BadPosition, match="players: must be 2 to 4"):
            contract.check_options(GAME, {}, players)

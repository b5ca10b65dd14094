"""What the table asks: at every step the stages lead to exactly the legal decisions."""

from collections.abc import Iterator

import pytest

from claycrown.games.contract import SPECTATOR
from claycrown.games.xidit.guide import GUIDE
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.pieces import AT_PLAN
from claycrown.games.xidit.terminal import FACE, dials
from claycrown.terminal.face import Option, Stage
from claycrown.terminal.session import Session
from tests.vocabulary.xidit import Table, busy_play
from tests.vocabulary.xidit_table import moment, session_on, sitting


def whole(game: Session, seat: int, words: str = "", viewer: int | None = None) -> Iterator[str]:
    """All decisions that the stages lead to."""
    now = moment(game.state, seat if viewer is None else viewer)
    for option in FACE.stage(game, now, seat, words).options:
        if option.done:
            yield option.words
        else:
            yield from whole(game, seat, option.words, viewer)


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 3), (5, 5)])
def test_the_stages_of_a_whole_game_lead_to_the_legal_decisions(players: int, seed: int) -> None:
    for state, seat, _ in busy_play(players, {"short": True}, seed):
        if seat < 0 or state.step == AT_PLAN:
            continue
        game = session_on(state)
        legal = set(NOTATION.legal(state, seat, True))
        assert set(whole(game, seat)) == legal
        if not GUIDE.is_secret(state):  # asked in front of all
            assert set(whole(game, seat, viewer=SPECTATOR)) == legal


def plan_stage(game: Session, words: str = "") -> Stage:
    return FACE.stage(game, moment(game.state, 0), 0, words)


def picked(stage: Stage, key: str) -> Option:
    return next(option for option in stage.options if option.key == key)


def test_six_keys_make_a_plan_and_any_order_can_be_changed() -> None:
    game = sitting(Table().at("blue", 5).recruits({5: "MIIB"}))
    words = ""
    for key in "abrwwk":
        words = picked(plan_stage(game, words), key).words
    ready = plan_stage(game, words)
    assert ready.options[0].words == "plan ABRWWK" and ready.options[0].done
    anew = plan_stage(game, picked(ready, "3").words)
    assert "order 3 of 6" in anew.prompt
    assert plan_stage(game, picked(anew, "a").words).options[0].words == "plan ABAWWK"


def test_the_options_say_where_a_road_leads_and_what_an_action_does() -> None:
    stage = plan_stage(sitting(Table().at("blue", 5, units="M").recruits({5: "MIIB"}).threats(12)))
    notes = {option.key: (option.spot, option.note) for option in stage.options}
    assert notes["b"] == ("12", "to 12: threat AAI 4¤2♪3⌂")
    assert notes["k"][0] == "9"
    assert notes["a"] == ("5", "recruits militia in 5")
    lost = plan_stage(sitting(Table().at("blue", 1)))
    assert next(option for option in lost.options if option.key == "k").note == "no such road here: lost (X4.2)"


def test_the_outlook_tells_the_order_pointed_at_and_the_whole_plan() -> None:
    game = sitting(Table().at("blue", 5, units="M").recruits({5: "MIIB"}))
    now = moment(game.state, 0)
    first = plan_stage(game)
    assert FACE.outlook(game, now, 0, picked(first, "a")) == ["1 action: recruits militia in 5"]
    ready = plan_stage(game, "plan AAWWWW")
    told = FACE.outlook(game, now, 0, ready.options[0])
    assert told == ["If nothing else changed: recruits 1 militia.", "Lost: order 2 (X4.4)."]


def test_a_plan_that_is_in_can_be_looked_at_and_changed() -> None:  # X3.1
    table = Table().at("blue", 5)
    game = sitting(table)
    game.decide(0, "plan RAKBAW")
    assert GUIDE.may_change(game.state) == [0]
    stage = plan_stage(game)
    assert stage.options[0].words == "plan RAKBAW"
    assert dials.parts(stage.words) == ("RAKBAW", 6)
    game.decide(0, "plan WWWWWW")
    assert plan_stage(game).options[0].words == "plan WWWWWW"


def test_the_reward_choice_says_what_it_gives() -> None:
    table = Table().at("blue", 17, units="MAC").threats(17).year(blue="AWWWWW")
    game = sitting(table)
    labels = [option.label for option in FACE.stage(game, moment(game.state, 0), 0, "").options]
    assert labels == ["3 gold and 3 bards", "3 gold and 3 floors", "3 bards and 3 floors"]
    option = FACE.stage(game, moment(game.state, 0), 0, "").options[1]
    assert FACE.outlook(game, moment(game.state, 0), 0, option)[0].startswith(
        "blue chooses gold and floors, gets 3 gold, builds 3"
    )


def test_the_census_says_what_the_most_brings() -> None:
    table = Table().put(year=4).at("blue", 5, units="MM").year()
    game = sitting(table)
    stage = FACE.stage(game, moment(game.state, 0), 0, "")
    assert "You have 2" in stage.prompt and "1 gold" in stage.prompt
    assert [option.words for option in stage.options] == ["show 2", "show 1", "show 0"]

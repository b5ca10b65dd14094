"""What the table asks: the questions of the guide as stages, and the planner's own."""

from collections.abc import Iterator

import pytest

from claycrown.games.contract import SPECTATOR
from claycrown.games.xidit.guide import GUIDE
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.terminal import DRAWING, dials
from claycrown.terminal.drawing.types import Stage, StageOption
from claycrown.terminal.session import Session
from tests.vocabulary.xidit import Table, busy_play
from tests.vocabulary.xidit_table import moment, seated, session_on


def whole(game: Session, seat: int, words: str = "", viewer: int | None = None) -> Iterator[str]:
    """All decisions that the stages lead to."""
    now = moment(game.state, seat if viewer is None else viewer)
    for option in DRAWING.stage(game, now, seat, words).options:
        if option.done:
            yield option.words
        else:
            yield from whole(game, seat, option.words, viewer)


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (5, 5)])
def test_open_decisions_are_asked_in_front_of_all(players: int, seed: int) -> None:
    """Where nothing secret is needed, the screen may show what a spectator sees: the same is asked."""
    for state, seat, _ in busy_play(players, {"short": True}, seed):
        if seat >= 0 and not GUIDE.is_secret(state):
            assert set(whole(session_on(state), seat, viewer=SPECTATOR)) == set(NOTATION.legal(state, seat, True))


def plan_stage(game: Session, words: str = "") -> Stage:
    return DRAWING.stage(game, moment(game.state, 0), 0, words)


def picked(stage: Stage, key: str) -> StageOption:
    return next(option for option in stage.options if option.key == key)


def test_six_keys_make_a_plan_and_any_order_can_be_changed() -> None:
    game = seated(Table().at("blue", 5).recruits({5: "MIIB"}))
    words = ""
    for key in "abrwwk":
        words = picked(plan_stage(game, words), key).words
    ready = plan_stage(game, words)
    assert ready.options[0].words == "plan ABRWWK" and ready.options[0].done
    anew = plan_stage(game, picked(ready, "3").words)
    assert "Order 3 of 6" in anew.prompt
    assert plan_stage(game, picked(anew, "a").words).options[0].words == "plan ABAWWK"


def test_the_preview_tells_the_order_pointed_at_and_the_whole_plan() -> None:
    game = seated(Table().at("blue", 5, units="M").recruits({5: "MIIB"}))
    now = moment(game.state, 0)
    first = plan_stage(game)
    assert picked(first, "a").target == "city 5"
    assert DRAWING.preview(game, now, 0, picked(first, "a")) == ["Order 1: Recruits in city 5: peasant militia."]
    ready = plan_stage(game, "plan AAWWWW")
    recruits, lost = DRAWING.preview(game, now, 0, ready.options[0])
    assert recruits == "Order 1: Recruits in city 5: peasant militia." and lost.startswith("Order 2: Lost in city 5: one unit")


def test_a_plan_that_is_in_can_be_looked_at_and_changed() -> None:  # X3.1
    table = Table().at("blue", 5)
    game = seated(table)
    game.decide(0, "plan RAKBAW")
    assert GUIDE.may_change(game.state) == [0]
    stage = plan_stage(game)
    assert stage.options[0].words == "plan RAKBAW"
    assert dials.parts(stage.words) == ("RAKBAW", 6)
    game.decide(0, "plan WWWWWW")
    assert plan_stage(game).options[0].words == "plan WWWWWW"


def test_the_reward_choice_says_what_it_gives() -> None:
    table = Table().at("blue", 17, units="MAC").threats(17).year(blue="AWWWWW")
    game = seated(table)
    options = DRAWING.stage(game, moment(game.state, 0), 0, "").options
    assert [option.label for option in options] == [
        "3 gold and 3 bards",
        "3 gold and 3 guild floors",
        "3 bards and 3 guild floors",
    ]
    assert DRAWING.preview(game, moment(game.state, 0), 0, options[1])[:1] == ["blue: 3 gold · blue: 3 floors in city 17"]


def test_the_census_says_what_the_most_brings() -> None:
    table = Table().put(year=4).at("blue", 5, units="MM").year()
    game = seated(table)
    stage = DRAWING.stage(game, moment(game.state, 0), 0, "")
    assert "You have 2" in stage.prompt and "1 gold" in stage.prompt
    assert [option.words for option in stage.options] == ["show 2", "show 1", "show 0"]

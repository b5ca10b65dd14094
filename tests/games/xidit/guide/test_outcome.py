"""How it ended, as everybody at the table is told, against the assessments of the rules."""

import pytest

from claycrown.games.contract import SPECTATOR
from claycrown.games.xidit.guide import GUIDE
from claycrown.games.xidit.rules.game import GAME, assess
from claycrown.games.xidit.rules.state import State
from claycrown.words import format_message
from tests.vocabulary.messages import check
from tests.vocabulary.xidit import busy_play


def end_of(players: int, seed: int) -> State:
    *_, (state, _, _) = busy_play(players, {"short": True}, seed)
    return state


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (5, 3)])
def test_each_is_told_where_they_went_out_and_the_winner_before_whom(players: int, seed: int) -> None:  # X8.3, X8.6
    end = end_of(players, seed)
    colours, held = GAME.seats(end), assess(end)
    for seat, colour in enumerate(colours):
        told = GUIDE.ending(GAME.view(end, seat), seat)
        assert told is not None
        check(told)
        text = format_message(told, names=colours)
        if colour == held["winner"]:
            assert text.startswith("You win")
            continue
        place, out = next((place, each) for place, each in enumerate(held["assessments"], 1) if colour in each["out"])
        assert f"You went out in assessment {place} of 3" in text
        assert f": you {dict(out['ranking'])[colour]}, " in text
    watched = GUIDE.ending(GAME.view(end, SPECTATOR), SPECTATOR)
    assert watched is not None and watched.id == "xidit-ending-seen"


def test_nothing_is_told_while_the_game_goes_on() -> None:
    state = next(state for state, _, _ in busy_play(3, {"short": True}, 1))
    assert GUIDE.ending(GAME.view(state, 0), 0) is None

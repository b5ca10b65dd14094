"""What comes to light (X1.8): the quick answer of the rules beside tables that are really imagined, for every viewer."""

import pytest

from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.reveals import came_to_light
from claycrown.guide import reveals
from claycrown.guide.undo import Made, is_told_apart
from tests.vocabulary.xidit import Table, busy_play

GAMES = [
    (3, {"short": True}, 1),
    (5, {"short": True, "open_screens": True}, 3),
    *(pytest.param(3 + seed % 3, {"short": seed % 2 == 0}, seed, marks=pytest.mark.long) for seed in range(4, 44)),
]


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_it_is_what_imagined_tables_tell(
    players: int, options: dict[str, bool], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: list[bool | None] = []
    for state, seat, action in busy_play(players, options, seed):
        if seat < 0:
            break
        before, after = state.clone(), state.clone()
        GAME.apply(after, seat, action)
        made = Made(seat, action, before, after)
        answers.append(came_to_light(before, seat, action))
        if answers[-1] is not None:
            told_apart = is_told_apart(GAME, NOTATION, made)
            if answers[-1] and not told_apart:  # six tables may look alike by chance; hardly three hundred
                with monkeypatch.context() as patient:
                    patient.setattr(reveals, "TRIES", 300)
                    told_apart = is_told_apart(GAME, NOTATION, made)
            assert answers[-1] is told_apart, NOTATION.text(before, action)
    assert min(answers.count(True), answers.count(False)) > 10
    assert answers.count(None) < 10  # only a shuffle has to be tried


def test_it_does_not_guess_where_the_game_was_not_watched() -> None:
    table = Table().at("blue", 1, units="MMM").titan(3).year(blue="AWWWWW")
    assert came_to_light(table.state, 0, NOTATION.action(table.state, "pass")) is None

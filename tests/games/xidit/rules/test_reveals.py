"""What comes to light (X1.8): the quick answer of the rules beside tables that are really imagined, for every viewer."""

import pytest

from claycrown.games.contract import SPECTATOR
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.reveals import came_to_light
from claycrown.guide import reveals, undo
from claycrown.guide.undo import Transition, is_distinguishable
from tests.games.xidit.rules.every_table import every_table
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
        made = Transition(seat, action, before, after)
        answers.append(came_to_light(before, seat, action))
        if answers[-1] is not None:
            told_apart = is_distinguishable(GAME, NOTATION, made)
            if answers[-1] and not told_apart:  # six tables may look alike by chance; hardly three hundred
                with monkeypatch.context() as patient:
                    patient.setattr(reveals, "TRIES", 300)
                    told_apart = is_distinguishable(GAME, NOTATION, made)
            assert answers[-1] is told_apart, NOTATION.text(before, action)
    assert min(answers.count(True), answers.count(False)) > 10
    assert answers.count(None) < 10  # only a shuffle has to be tried


def test_it_does_not_guess_where_the_game_was_not_watched() -> None:
    table = Table().at("blue", 1, units="MMM").titan(3).year(blue="AWWWWW")
    assert came_to_light(table.state, 0, NOTATION.action(table.state, "pass")) is None


def came_to_light_on_some_table(made: Transition) -> bool:
    """Whether anybody could tell the decision apart on some of all the tables that fit what they saw before it."""
    after = made.before.clone()
    GAME.apply(after, made.seat, made.action)
    shuffles = after.stream != made.before.stream
    for viewer in (SPECTATOR, *range(after.players)):
        seen = reveals.observe(GAME, NOTATION, after, viewer)
        tables = every_table(GAME.view(made.before, viewer), shuffles)
        if not all(undo.could_look_like(GAME, NOTATION, table, viewer, made, seen) for table in tables):
            return True
    return False


@pytest.mark.parametrize("seed", [2, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(100, 300))])
def test_a_decision_can_be_undone_if_and_only_if_all_tables_look_the_same_after_it(seed: int) -> None:
    """In the smallest game, whose stacks are low: every order of the tokens in them is tried."""
    told: list[bool] = []
    for state, seat, action in busy_play(3, {"short": True}, seed):
        if seat < 0:
            break
        before, after = state.clone(), state.clone()
        GAME.apply(after, seat, action)
        if GAME.over(after):
            break
        made = Transition(seat, action, before, after)
        told.append(came_to_light_on_some_table(made))
        why_not = undo.why_not(GAME, NOTATION, made, [seat])
        assert (why_not is not None) is told[-1], NOTATION.text(before, action)
        assert why_not is None or why_not.code == "revealed"
    assert min(told.count(True), told.count(False)) > 10

"""What the table asks: everything legal can be picked, and nothing else."""

import pytest

from claycrown.games.terracotta.terminal import DRAWING
from claycrown.terminal.drawing.types import Stage
from claycrown.terminal.session import Session
from tests.vocabulary.sessions import moment, play_on, session


def reachable(game: Session, words: str = "") -> list[str]:
    """The whole decisions that the stages lead to."""
    seat = game.deciders()[0]
    stage = DRAWING.stage(game, moment(game, seat), seat, words)
    check(stage)
    found: list[str] = []
    for option in stage.options:
        found += [option.words] if option.done else reachable(game, option.words)
    return found


def check(stage: Stage) -> None:
    assert stage.prompt.endswith((".", "?"))
    assert stage.options
    targets = [option.target for option in stage.options if option.target]
    assert len(targets) == len(set(targets))
    keys = [option.key for option in stage.options if option.key]
    assert len(keys) == len(set(keys))
    assert not {"u", "q", "p", "t", "s", "l"} & set(keys)
    assert sum(not option.target and not option.key for option in stage.options) <= 9


@pytest.mark.parametrize("players", [2, 4])
def test_the_stages_lead_to_exactly_what_is_legal(players: int) -> None:
    game = session(*["person"] * players, seed=players)
    while not game.over():
        assert set(reachable(game)) == set(game.legal(game.deciders()[0]))
        play_on(game, 7, len(game.moves))


def test_every_legal_decision_says_what_it_costs_and_gains() -> None:
    game = session()
    seat = game.deciders()[0]
    option = DRAWING.stage(game, moment(game, seat), seat, "").options[0]
    assert option.note == "−2 coins"
    assert DRAWING.preview(game, moment(game, seat), seat, option) == ["−2 coins"]


def test_a_place_is_worth_the_best_way_that_is_asked_next() -> None:
    """A kneeling archer is worth 2 VP at the end where it faces a warrior (T10.4)."""
    game = session()
    while not any(text.startswith("buy archer") for text in game.legal(game.deciders()[0])):
        play_on(game, 1, len(game.moves))
    seat = game.deciders()[0]
    options = DRAWING.stage(game, moment(game, seat), seat, "buy archer").options
    assert not any(option.done for option in options)
    assert any(option.mark.startswith("+") for option in options)

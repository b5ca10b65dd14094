"""The turns that the search thinks about."""

from statistics import median

import pytest

from claycrown.games.terracotta.bots import evaluation, turns, weights
from claycrown.games.terracotta.bots.evaluation import Evaluation
from claycrown.games.terracotta.bots.turn_generator import TurnGenerator
from claycrown.games.terracotta.bots.units import MAX_DECISIONS
from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import AT_TURN, MAX_PLAYERS
from claycrown.games.terracotta.rules.state import State
from tests.vocabulary.terracotta import Table, random_play


def generated(state: State, quickly: bool = False) -> TurnGenerator:
    generator = TurnGenerator(state.printed, weights.of(state.players))
    if quickly:
        generator.placements_followed, generator.is_rough, generator.width = 8, True, 1
    generator.start = state.clone()
    turns.generate(generator, 1)
    return generator


def best(table: Table) -> list[str]:
    """The decisions of the turn that looks best."""
    generator = generated(table.state)
    state = table.state.clone()
    texts = []
    for action in turns.decisions_of(generator, generator.order[0]):
        texts.append(NOTATION.text(state, action))
        GAME.apply(state, state.actor, action)
    return texts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_are_legal_whole_and_judged_as_they_end(players: int) -> None:
    room = Evaluation(weights.of(players))
    for number, state in enumerate(random_play(players, seed=players)):
        if GAME.over(state) or number % 9:
            continue
        generator = generated(state, quickly=number % 2 == 0)
        assert generator.listed == generator.found > 0
        for found in range(0, generator.found, 5):
            after = state.clone()
            for action in turns.decisions_of(generator, found):
                assert after.actor == state.actor
                assert action in GAME.legal(after, after.actor)
                GAME.apply(after, after.actor, action)
            assert turns.is_finished(generator, after)
            evaluation.evaluate(room, after)
            judged = list(generator.value[found * MAX_PLAYERS : found * MAX_PLAYERS + players])
            assert judged == list(room.value[:players])


def test_the_best_comes_first() -> None:
    for number, state in enumerate(random_play(2, seed=9)):
        if number % 20 == 0 and not GAME.over(state):
            generator = generated(state)
            scores = [generator.score[found] for found in generator.order[: generator.listed]]
            assert scores == sorted(scores, reverse=True)


def test_a_quick_draft_finds_nearly_the_best() -> None:
    missing = []
    for number, state in enumerate(random_play(2, seed=9)):
        if number % 4 == 0 and state.step == AT_TURN:
            quick, slow = generated(state, quickly=True), generated(state)
            assert quick.evaluated < slow.evaluated / 4
            missing.append(slow.score[slow.order[0]] - quick.score[quick.order[0]])
    assert median(missing) < 500


def test_all_placements_are_there() -> None:
    table = Table().has("yellow", coins=0).with_worker("craftsman", 5)
    generator = generated(table.state)
    first = {turns.decisions_of(generator, found)[0] for found in range(generator.found)}
    assert {NOTATION.text(table.state, action) for action in first} >= {f"place craftsman {n}" for n in range(1, 13) if n != 5}


def test_finds_the_crossed_lines_of_the_inspectors() -> None:
    table = Table().has("yellow", wet=4, coins=0).put(inspectors={"row": 3, "column": 5}, round=5)
    assert best(table.at_inner("build 2"))[0].endswith(" e3")


def test_uses_what_it_has_built_for() -> None:
    table = Table().has("yellow", wet=2, weapons=["crossbow"]).with_figures("Og a1")
    assert best(table.at_inner("build 2").do("build crossbowman e1"))[0] == "use crossbow"


def test_the_room_is_as_long_as_the_numbers_say() -> None:
    generator = generated(GAME.new(2, 0))
    assert len(generator.turns) == MAX_DECISIONS * len(generator.score)
    assert len(generator.value) == MAX_PLAYERS * len(generator.score)

"""The turns that the search thinks about."""

import pytest

from claycrown.games.terracotta.bots import outlook, turns, weights
from claycrown.games.terracotta.bots.measures import STEPS
from claycrown.games.terracotta.bots.outlook import Outlook
from claycrown.games.terracotta.bots.turns import Draft
from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import MAX_PLAYERS
from claycrown.games.terracotta.rules.state import State
from tests.vocabulary.terracotta import Table, random_play


def drafted(state: State) -> Draft:
    draft = Draft(state.printed, weights.of(state.players))
    draft.start = state.clone()
    turns.draft(draft, 1)
    return draft


def best(table: Table) -> list[str]:
    """The decisions of the turn that looks best."""
    draft = drafted(table.state)
    state = table.state.clone()
    texts = []
    for action in turns.decisions(draft, draft.order[0]):
        texts.append(NOTATION.text(state, action))
        GAME.apply(state, state.actor, action)
    return texts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_are_legal_whole_and_judged_as_they_end(players: int) -> None:
    room = Outlook(weights.of(players))
    for number, state in enumerate(random_play(players, seed=players)):
        if GAME.over(state) or number % 9:
            continue
        draft = drafted(state)
        assert draft.listed == draft.found > 0
        for found in range(0, draft.found, 5):
            after = state.clone()
            for action in turns.decisions(draft, found):
                assert after.actor == state.actor
                assert action in GAME.legal(after, after.actor)
                GAME.apply(after, after.actor, action)
            assert turns.is_finished(draft, after)
            outlook.judge(room, after)
            judged = list(draft.value[found * MAX_PLAYERS : found * MAX_PLAYERS + players])
            assert judged == list(room.value[:players])


def test_the_best_comes_first() -> None:
    for number, state in enumerate(random_play(2, seed=9)):
        if number % 20 == 0 and not GAME.over(state):
            draft = drafted(state)
            scores = [draft.score[found] for found in draft.order[: draft.listed]]
            assert scores == sorted(scores, reverse=True)


def test_all_placements_are_there() -> None:
    table = Table().has("yellow", coins=0).with_worker("craftsman", 5)
    draft = drafted(table.state)
    first = {turns.decisions(draft, found)[0] for found in range(draft.found)}
    assert {NOTATION.text(table.state, action) for action in first} >= {f"place craftsman {n}" for n in range(1, 13) if n != 5}


def test_finds_the_crossed_lines_of_the_inspectors() -> None:
    table = Table().has("yellow", wet=4, coins=0).put(inspectors={"row": 3, "column": 5}, round=5)
    assert best(table.at_inner("build 2"))[0].endswith(" e3")


def test_uses_what_it_has_built_for() -> None:
    table = Table().has("yellow", wet=2, weapons=["crossbow"]).with_figures("Og a1")
    assert best(table.at_inner("build 2").do("build crossbowman e1"))[0] == "use crossbow"


def test_the_room_is_as_long_as_the_numbers_say() -> None:
    draft = drafted(GAME.new(2, 0))
    assert len(draft.turns) == STEPS * len(draft.score)
    assert len(draft.value) == MAX_PLAYERS * len(draft.score)

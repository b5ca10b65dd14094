"""Every decision has one short text, and every text is one decision."""

import pytest

from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules.game import GAME
from tests.vocabulary.terracotta import Table, random_play

TEXTS = [
    "turn inner",
    "turn middle",
    "place craftsman 5",
    "place artisan 12",
    "do",
    "take clay",
    "take coin",
    "skip",
    "build officer e4",
    "build guard a1",
    "build crossbowman i7",
    "build soldier c3",
    "use sword row+1",
    "use sword row-1",
    "use sword column+1",
    "use sword column-1",
    "use sword",
    "use halberd b2-b6",
    "use halberd",
    "use crossbow",
    "use spear",
    "keep",
    "hire 3",
    "inspect row+1",
    "inspect row+2",
    "inspect column+1",
    "inspect column+2",
    "collect 1 3",
    "buy horse c4 right",
    "buy footman d4",
    "buy archer d4 up",
    "buy musician d4",
]


@pytest.mark.parametrize("text", TEXTS)
def test_the_texts_of_the_notation(text: str) -> None:
    state = Table().state
    assert NOTATION.text(state, NOTATION.action(state, text)) == text


def test_different_texts_are_different_decisions() -> None:
    state = Table().state
    assert len({NOTATION.action(state, text) for text in TEXTS}) == len(TEXTS)


def test_segments_warehouses_and_spaces_are_counted_as_people_do() -> None:
    """Quarter 1 is segments 1 to 3 and has warehouse 1; columns a to i from the left, rows 1 to 7 from the top."""
    table = Table().has("yellow", wet=4).at_inner("build 4", segment=3).do("build officer b7")
    assert table.position["warehouses"] == [2, 1, 1, 1]
    assert table.position["mausoleum"][6] == ".. Oy .. .. .. .. .. .. .."


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_legal_has_a_text_of_its_own(players: int) -> None:
    for state in random_play(players, seed=players):
        for seat in range(players):
            texts = NOTATION.legal(state, seat, brief=False)
            assert len(set(texts)) == len(texts) == len(GAME.legal(state, seat))
            assert [NOTATION.action(state, text) for text in texts] == GAME.legal(state, seat)


def test_a_step_with_nothing_but_skip_or_keep_is_not_asked() -> None:
    for players in (2, 3, 4):
        for state in random_play(players, seed=10 + players):
            if not GAME.over(state):
                texts = set(NOTATION.legal(state, state.actor, brief=False))
                assert not texts <= {"skip", "keep", "pass"}, texts

"""O1.3: what is hidden stays hidden, and what is imagined fits what was seen."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ohhell.notation import NOTATION
from ohhell.rules.cards import HIDDEN, suit
from ohhell.rules.game import GAME
from ohhell.rules.state import State
from table import play, table

from claycrown.games.contract import SPECTATOR


def somewhere(players: int, seed: int, decisions: int) -> State:
    """A game after so many decisions by chance."""
    chance = Random(seed)
    state = GAME.new(players, seed, {"deals": 5, "order": "shrinking"})
    for _ in range(decisions):
        if GAME.over(state):
            break
        GAME.apply(state, state.actor, chance.choice(GAME.legal(state, state.actor)))
    return state


moments = st.builds(somewhere, st.integers(3, 6), st.integers(0, 2**32), st.integers(0, 60))


def seen(state: State, viewer: int) -> tuple[object, ...]:
    return NOTATION.write(GAME.view(state, viewer)), list(GAME.ledger(state, viewer))


def test_one_sees_the_own_hand_and_how_many_the_others_have() -> None:  # O1.3
    state = table(red="2c 3c", blue="4c 5c", green="6c 7c")
    view = GAME.view(state, 1)
    assert view.hands == [[HIDDEN, HIDDEN], state.hands[1], [HIDDEN, HIDDEN]]
    assert GAME.view(state, SPECTATOR).hands == [[HIDDEN, HIDDEN]] * 3
    assert view.stream == 0


@settings(max_examples=60, deadline=None)
@given(moments, st.integers(0, 2**32))
def test_tables_that_fit_a_view_look_the_same(state: State, seed: int) -> None:  # O1.3
    for viewer in (SPECTATOR, *range(state.players)):
        view = GAME.view(state, viewer)
        imagined = GAME.determinize(view, Random(seed))
        assert NOTATION.write(GAME.view(imagined, viewer)) == NOTATION.write(view)
        assert [len(hand) for hand in imagined.hands] == [len(hand) for hand in state.hands]
        for seat, hand in enumerate(imagined.hands):
            assert not {suit(card) for card in hand} & state.voids[seat]
        if viewer >= 0:
            assert GAME.legal(imagined, viewer) == GAME.legal(view, viewer) == GAME.legal(state, viewer)


@settings(max_examples=40, deadline=None)
@given(moments, st.integers(0, 2**32))
def test_the_cards_of_others_change_nothing_that_a_viewer_is_told(state: State, seed: int) -> None:  # O1.3
    """Two tables that look alike to a viewer go on looking alike, whatever a player decides who is no part of the difference."""
    if GAME.over(state):
        return
    viewer = state.actor
    other = GAME.determinize(GAME.view(state, viewer), Random(seed))
    action = GAME.legal(state, viewer)[0]
    ends_the_deal = sum(map(len, state.hands)) == 1
    GAME.apply(state, viewer, action)
    GAME.apply(other, viewer, action)
    if not ends_the_deal:
        assert seen(state, viewer) == seen(other, viewer)


def test_shown_voids_bind_what_is_imagined_even_where_little_is_left() -> None:  # O1.3, O4.2
    """Green could not follow hearts, and nearly all other cards are known: only a matching finds the hands."""
    state = table(red="2c 3h 4d", blue="4h 5c 6c", green="6d 7c 8c", bids=(0, 0, 0), dealer="red")
    play(state, "play 4h", "play 6d", "play 3h")
    for seed in range(200):
        imagined = GAME.determinize(GAME.view(state, 0), Random(seed))
        assert all(suit(card) != 2 for card in imagined.hands[2])


def test_a_view_that_nothing_fits_is_refused() -> None:
    state = table(red="2c 3c", blue="4c 5c", green="6c 7c")
    view = GAME.view(state, 0)
    view.voids[1] = {0, 1, 2, 3}
    with pytest.raises(ValueError, match="no hands fit"):
        GAME.determinize(view, Random(1))

"""Views and full states that fit them."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from claycrown.games.choices import Choices
from claycrown.games.contract import EVERYTHING, SPECTATOR
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import AT_PLAN, REGIONS, TYPES
from claycrown.games.xidit.rules.state import State
from claycrown.games.xidit.rules.view import open_book
from tests.games.xidit.rules.invariants import check_pieces
from tests.vocabulary.xidit import VARIANTS, Table, busy_play, fields
from tools.playouts.xidit import play_out

games = st.tuples(st.sampled_from(VARIANTS), st.integers(0, 2**32))
Variant = tuple[tuple[int, dict[str, bool]], int]
HIDDEN = ("units", "gold", "bards", "bards_left", "floors_left", "floors_waiting")


@settings(max_examples=15)
@given(games)
def test_the_open_book_of_a_game_watched_from_the_start_tells_the_truth(game: Variant) -> None:  # X1.8
    (players, options), seed = game
    for state, _, _ in busy_play(players, options, seed):
        for seat, noted in enumerate(open_book(GAME.view(state, SPECTATOR))):
            assert noted.exact
            assert list(noted.units) == state.units[seat * TYPES : (seat + 1) * TYPES]
            assert noted.gold == state.gold[seat]
            assert noted.bastion == state.bards[seat * REGIONS + state.printed.bastion]
            assert noted.waiting == state.floors_waiting[seat]


@settings(max_examples=15)
@given(games)
def test_what_was_seen_since_a_game_was_loaded_is_a_lower_bound(game: Variant) -> None:  # X1.8
    (players, options), seed = game
    loaded: State | None = None
    for state, seat, action in busy_play(players, options, seed):
        if loaded is None and state.year == 3:
            loaded = NOTATION.read(NOTATION.write(state), GAME.edition(), 0)
            loaded.stream = state.stream
            loaded.recruitment_stack, loaded.threat_stack = list(state.recruitment_stack), list(state.threat_stack)
        if loaded is not None:
            for player, noted in enumerate(open_book(loaded)):
                assert not noted.exact
                truth = state.units[player * TYPES : (player + 1) * TYPES]
                assert all(seen <= has for seen, has in zip(noted.units, truth, strict=True))
                assert noted.gold <= state.gold[player]
                assert noted.bastion <= state.bards[player * REGIONS + state.printed.bastion]
                assert noted.waiting <= state.floors_waiting[player]
            if seat >= 0:
                GAME.apply(loaded, seat, action)


def check_fits(full: State, view: State, viewer: int) -> None:
    """A full state, right in itself, that looks to the viewer as the true one does."""
    assert full.viewer == EVERYTHING
    check_pieces(full)
    again = GAME.view(full, viewer)
    assert fields(again) == fields(view)
    for seat in GAME.deciders(full):
        assert full.step == AT_PLAN or GAME.legal(full, seat)
    assert GAME.deciders(full) == GAME.deciders(view)


@settings(max_examples=15)
@given(games)
def test_a_guess_fits_the_view(game: Variant) -> None:
    (players, options), seed = game
    rng = Random(seed)
    for state, _, _ in busy_play(players, options, seed):
        if rng.random() < 0.3:
            viewer = rng.choice([SPECTATOR, *range(players)])
            view = GAME.view(state, viewer)
            full = GAME.determinize(view, rng)
            check_fits(full, view, viewer)
            for name in HIDDEN:  # the table has watched from the start: nothing behind a screen is unknown
                assert getattr(full, name) == getattr(state, name)


@settings(max_examples=15)
@given(games)
def test_a_guess_fits_the_view_of_a_loaded_game(game: Variant) -> None:
    (players, options), seed = game
    rng = Random(seed)
    edition = GAME.edition()
    for state, _, _ in busy_play(players, options, seed):
        if rng.random() < (0.1 if state.step == AT_PLAN else 0.5):
            loaded = NOTATION.read(NOTATION.write(state), edition, 0)
            viewer = rng.choice([SPECTATOR, *range(players)])
            view = GAME.view(loaded, viewer)
            full = GAME.determinize(view, rng)
            check_fits(full, view, viewer)
            NOTATION.read(NOTATION.write(full), edition, 0)  # and is a position like any other
            play_out(full, Choices(), seed, 1 << 30)
            assert GAME.over(full)


def test_guesses_differ_where_nothing_is_known() -> None:
    table = Table().at("blue", 1, units="MMMAAB").at("red", 2, units="CCC").bards("centre", blue=3)
    view = GAME.view(table.state, 2)
    rng = Random(1)
    guesses = [NOTATION.write(GAME.determinize(view, rng)) for _ in range(60)]
    assert len({guess["players"]["blue"]["units"] for guess in guesses}) > 20
    assert len({guess["regions"].get("centre", {}).get("blue", 0) for guess in guesses}) > 10
    assert len({tuple(guess["recruitment_stack"]) for guess in guesses}) > 40
    assert {guess["recruitment_stack"][0] for guess in guesses} == {table.position["recruitment_stack"][0]}
    assert {guess["players"]["green"]["units"] for guess in guesses} == {""}


def test_a_refilled_stack_holds_what_was_seen_in_the_discard() -> None:  # X5.3
    table = Table().at("blue", 5).recruits({5: "B"}).recruitment(18, [3], []).threat(14, [1, 6, 7], [2, 15, 8])
    table.others_threaten().year(blue="A")
    view = GAME.view(table.state, SPECTATOR)
    for seed in range(20):
        guess = NOTATION.write(GAME.determinize(view, Random(seed)))
        assert guess["recruitment_stack"][0] == 2
        assert sorted(guess["recruitment_stack"]) == [2, 8, 15]
        assert sorted(guess["threat_stack"]) == [1, 6, 7]


def test_guessing_leaves_the_game_alone() -> None:
    state = GAME.new(4, 1)
    before = fields(state)
    GAME.determinize(GAME.view(state, 0), Random(1))
    assert fields(state) == before

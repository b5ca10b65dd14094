"""Random games: what must hold at every moment of every game."""

import json
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from claycrown.games.contract import SPECTATOR
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import AT_PLAN, PLAN
from claycrown.games.xidit.rules.state import State
from tests.games.xidit.rules.invariants import (
    check_choices,
    check_ledger,
    check_pieces,
    check_texts,
    check_written_and_read_back,
    holdings,
)
from tests.vocabulary.xidit import VARIANTS, busy_game, busy_play, fields

games = st.tuples(st.sampled_from(VARIANTS), st.integers(0, 2**64 - 1))
Variant = tuple[tuple[int, dict[str, bool]], int]


@settings(max_examples=25)
@given(games)
def test_pieces_are_conserved_and_the_ledger_tells_all(game: Variant) -> None:  # X1.3, X1.4
    (players, options), seed = game
    before = None
    for state, _, _ in busy_play(players, options, seed):
        check_pieces(state)
        if before is not None:
            check_ledger(before, state)
        before = holdings(state)


@settings(max_examples=20)
@given(games)
def test_one_wins_and_the_others_go_out_as_the_players_count_says(game: Variant) -> None:  # X8.3, X8.6, X9.3
    (players, options), seed = game
    *_, (state, _, _) = busy_play(players, options, seed)
    result = GAME.result(state)
    gone = [name for entry in result.figures["assessments"] for name in entry["out"]]
    assert [len(entry["out"]) for entry in result.figures["assessments"]] == [2 if players == 5 else 1, 1, 1]
    contestants = GAME.seats(state) + (["virtual"] if players == 3 else [])
    assert sorted([*gone, result.winner]) == sorted(contestants) == sorted(result.ranking)
    assert result.ranking[0] == result.winner
    winners = [entry for entry in GAME.ledger(state, SPECTATOR) if entry.what == "winner"]
    assert len(winners) == 1


@settings(max_examples=15)
@given(games)
def test_whoever_must_decide_can_and_nothing_else_is_allowed(game: Variant) -> None:
    (players, options), seed = game
    rng = Random(seed)
    for state, _, _ in busy_play(players, options, seed):
        check_choices(state, rng)


@settings(max_examples=10)
@given(games)
def test_a_clone_is_independent_and_the_same_seed_gives_the_same_game(game: Variant) -> None:
    (players, options), seed = game
    copies = []
    decisions = []
    for state, seat, action in busy_play(players, options, seed):
        copies.append((state.clone(), fields(state)))
        decisions.append((seat, action))
    for copy, values in copies:
        assert fields(copy) == values
    again = busy_game(players, options, seed)
    for (seat, action), (_, values) in zip(decisions, copies, strict=True):
        assert fields(again) == values
        if seat >= 0:
            GAME.apply(again, seat, action)


@settings(max_examples=10)
@given(games)
def test_a_position_goes_to_text_and_back_at_every_step(game: Variant) -> None:
    (players, options), seed = game
    for state, _, _ in busy_play(players, options, seed):
        check_written_and_read_back(state)


@settings(max_examples=10)
@given(games)
def test_a_game_goes_on_from_a_snapshot_as_if_nothing_had_happened(game: Variant) -> None:
    (players, options), seed = game
    rng = Random(seed)
    other: State | None = None
    for state, seat, action in busy_play(players, options, seed):
        if other is not None:
            assert NOTATION.snapshot(other) == NOTATION.snapshot(state)
        if other is None or rng.random() < 0.1:
            other = NOTATION.restore(json.loads(json.dumps(NOTATION.snapshot(state))), GAME.edition())
        if seat >= 0:
            GAME.apply(other, seat, action)


@settings(max_examples=10)
@given(games)
def test_every_decision_has_one_text(game: Variant) -> None:
    (players, options), seed = game
    for state, seat, action in busy_play(players, options, seed):
        if seat >= 0:
            check_texts(state, seat, action)


@settings(max_examples=8)
@given(games)
def test_seats_of_other_colours_play_the_same_game(game: Variant) -> None:
    (players, options), seed = game
    others = list(range(5))[-players:]
    for state, seat, action in busy_play(players, options, seed):
        if state.step == AT_PLAN and state.year % 4 == 0 and seat == 0:
            renamed = state.clone()
            renamed.colour = others + [0] * (5 - players)
            written = NOTATION.write(renamed)
            assert NOTATION.write(NOTATION.read(written, GAME.edition(), 0)) == written
            assert action >= PLAN

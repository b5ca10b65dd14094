"""Random games: what must hold at every moment of every game."""

import json
from collections import Counter
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from claycrown.games.contract import SPECTATOR
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import AT_PLAN, BARDS, DECISIONS, PLAN, PLANS, TITAN
from claycrown.games.xidit.rules.state import State
from tests.vocabulary.xidit import VARIANTS, busy_game, busy_play, fields, tokens_in_use

games = st.tuples(st.sampled_from(VARIANTS), st.integers(0, 2**64 - 1))
Variant = tuple[tuple[int, dict[str, bool]], int]
PIECES = "MAICB"
UNITS = {"M": 18, "A": 16, "I": 14, "C": 12, "B": 10}


def check_pieces(state: State) -> None:
    """X1: nothing is lost, nothing is made."""
    position = NOTATION.write(state)
    units = Counter("".join(player["units"] for player in position["players"].values()))
    units += Counter("".join(position["recruits"].values()))
    units += Counter("".join(letter * count for letter, count in zip(PIECES, state.barracks, strict=True)))
    assert units == UNITS
    tokens = [int(city) for city in position["recruits"]] + position["threats"]
    tokens += position["recruitment_stack"] + position["recruitment_discard"]
    tokens += position["threat_stack"] + position["threat_discard"]
    tokens += [token for token in (position["next_recruitment"], position["next_threat"]) if token]
    assert sorted(tokens) == tokens_in_use(state.players, bool(state.short_game))
    for colour, player in position["players"].items():
        assert player["bards_left"] + sum(there.get(colour, 0) for there in position["regions"].values()) == 20
        built = sum(floors for owner, floors in position["guilds"].values() if owner == colour)
        assert player["floors_left"] + player["floors_waiting"] + built == 15
        assert min(player["gold"], player["bards_left"], player["floors_left"], player["floors_waiting"]) >= 0
    assert all(1 <= floors <= 4 for _, floors in position["guilds"].values())
    assert state.empty_tokens == sum(not units for units in position["recruits"].values())


def sums(entries: list[Any], what: str) -> Counter[tuple[int, str]]:
    counted: Counter[tuple[int, str]] = Counter()
    for entry in entries:
        if entry.what == what and entry.seat != SPECTATOR:
            counted[entry.seat, entry.source if what == "unit" else ""] += entry.amount
    return counted


def holdings(state: State) -> dict[str, Counter[tuple[int, str]]]:
    names = ("militia", "archer", "infantry", "cleric", "battle mage")
    seats = range(state.players)
    return {
        "gold": Counter({(seat, ""): state.gold[seat] for seat in seats}),
        "unit": Counter({(seat, name): state.units[seat * 5 + kind] for seat in seats for kind, name in enumerate(names)}),
        "bard": Counter({(seat, ""): 20 - state.bards_left[seat] for seat in seats}),
        "floor": Counter({(seat, ""): 15 - state.floors_left[seat] - state.floors_waiting[seat] for seat in seats}),
        "waiting floor": Counter({(seat, ""): state.floors_waiting[seat] for seat in seats}),
    }


@settings(max_examples=25)
@given(games)
def test_pieces_are_conserved_and_the_ledger_tells_all(game: Variant) -> None:  # X1.3, X1.4
    (players, options), seed = game
    before = None
    for state, _, _ in busy_play(players, options, seed):
        check_pieces(state)
        after = holdings(state)
        if before is not None:
            entries = list(GAME.ledger(state, SPECTATOR))
            assert len(entries) < 2000
            for what, had in before.items():
                change = Counter(after[what])
                change.subtract(had)
                assert {key: n for key, n in change.items() if n} == {key: n for key, n in sums(entries, what).items() if n}
        before = after


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
        deciders = GAME.deciders(state)
        assert bool(deciders) != GAME.over(state)
        for seat in range(players):
            legal = [] if state.step == AT_PLAN else GAME.legal(state, seat)
            assert bool(legal) == (seat in deciders) or state.step == AT_PLAN
            assert all(GAME.why_not(state, seat, action) is None for action in legal)
            assert len(set(legal)) == len(legal)
        frozen = fields(state)
        for action in tempting_actions(rng):
            seat = rng.randrange(players)
            illegal = GAME.why_not(state, seat, action)
            if state.step == AT_PLAN:
                assert (illegal is None) == (PLAN <= action < PLAN + PLANS)
            elif seat in deciders:
                assert (illegal is None) == (action in GAME.legal(state, seat))
            elif illegal is None:
                assert NOTATION.text(state, action).startswith("show")
            assert illegal is None or (illegal.rule.startswith("X") and illegal.reason.id)
        assert fields(state) == frozen


def tempting_actions(rng: Random) -> list[int]:
    small = [rng.randrange(-5, 200) for _ in range(6)]
    return [
        *small,
        PLAN + rng.randrange(-2, PLANS + 2),
        TITAN + (rng.choice([3, 4, 5, 6]) << 15) + rng.choice([3, 1 + (1 << 3) + (1 << 6), 4, 1 << 12]),
        TITAN + rng.randrange(1 << 18),
        BARDS + (rng.randrange(4) << (5 * rng.randrange(9))) + (rng.randrange(3) << (5 * rng.randrange(9))),
        DECISIONS + rng.randrange(100),
    ]


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
    edition = GAME.edition()
    unwritten = ("stream", "watched", "seen_units", "seen_gold", "seen_bastion", "seen_waiting", "seen_in")
    piles = ("recruitment_stack", "recruitment_discard", "threat_stack", "threat_discard")
    for state, _, _ in busy_play(players, options, seed):
        written = NOTATION.write(state)
        again = NOTATION.read(json.loads(json.dumps(written)), edition, 0)
        assert NOTATION.write(again) == written
        before, after = fields(state), fields(again)
        for name in set(before) - {*unwritten, *piles}:
            assert before[name][:players] == after[name][:players] if name == "colour" else before[name] == after[name], name
        assert GAME.deciders(again) == GAME.deciders(state)
        restored = NOTATION.restore(json.loads(json.dumps(NOTATION.snapshot(state))), edition)
        for name in unwritten:
            assert getattr(restored, name) == getattr(state, name)


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
            text = NOTATION.text(state, action)
            assert NOTATION.action(state, text) == action
            for legal in GAME.legal(state, seat) if state.step != AT_PLAN else []:
                assert NOTATION.action(state, NOTATION.text(state, legal)) == legal


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

"""What is always true of a game, whatever was decided: checked at every moment of a random one."""

import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from claycrown.games.contract import SPECTATOR
from claycrown.games.message import Message
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules import decisions
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import (
    AT_CENSUS_FLOOR,
    AT_PLAN,
    AT_RAISE,
    AT_SHOW,
    AT_START,
    BARD_BITS,
    BARDS,
    DECISIONS,
    NOT_IN,
    PASS,
    PLAN,
    PLANS,
    REGIONS,
    TITAN,
    TYPES,
    UNIT_BITS,
)
from claycrown.games.xidit.rules.state import State
from claycrown.games.xidit.rules.view import are_screens_open
from tests.vocabulary.reasons import check_reasons
from tests.vocabulary.xidit import VARIANTS, busy_play, fields, tokens_in_use

PIECES = "MAICB"
UNITS = {"M": 18, "A": 16, "I": 14, "C": 12, "B": 10}

UNWRITTEN = ("stream", "watched", "seen_units", "seen_gold", "seen_bastion", "seen_waiting", "seen_in")
"""What a position does not hold, and a snapshot does."""
PILES = ("recruitment_stack", "recruitment_discard", "threat_stack", "threat_discard")
"""Beyond their counts they hold what has left no trace on the table."""
EVERY_PLAN = range(PLAN, PLAN + PLANS)
NOTHING_HIDDEN = (AT_START, AT_PLAN, AT_RAISE, AT_CENSUS_FLOOR)
"""Steps at which what may be decided lies open to all."""
STEPS = [sign << bits for sign in (1, -1) for bits in (0, *range(UNIT_BITS, 15, UNIT_BITS), *range(BARD_BITS, 45, BARD_BITS))]
"""From a legal decision to one like it: one more or less of something."""
Holdings = dict[str, Counter[tuple[int, str]]]


def play(seed: int, decisions: int, every: int) -> int:
    """Whole random games until so many decisions are made, all variants in turn; gives how many were.

    Pieces and ledger are checked after each of them, choices, texts and what is written at every so many-th.
    """
    rng, made = Random(seed), 0
    while made < decisions:
        seed += 1
        players, options = VARIANTS[seed % len(VARIANTS)]
        before: Holdings | None = None
        for state, seat, action in busy_play(players, {**options, "open_screens": seed % 3 == 0}, seed):
            check_pieces(state)
            if before is not None:
                check_ledger(before, state)
            before = holdings(state)
            if seat >= 0 and rng.randrange(every) == 0:
                check_choices(state, rng)
                check_written_and_read_back(state)
                check_texts(state, seat, action)
            made += seat >= 0
        assert GAME.result(state).ranking[0] == GAME.result(state).winner
    return made


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


def check_ledger(before: Holdings, state: State) -> None:
    """It tells of everything that anybody gained or lost by the last decision."""
    entries = list(GAME.ledger(state, SPECTATOR))
    assert len(entries) < 2000
    after = holdings(state)
    for what, had in before.items():
        change = Counter(after[what])
        change.subtract(had)
        assert {key: n for key, n in change.items() if n} == {key: n for key, n in sums(entries, what).items() if n}


def check_choices(state: State, rng: Random) -> None:
    """Whoever must decide can; nothing else is allowed, and to ask changes nothing."""
    deciders = GAME.deciders(state)
    assert bool(deciders) != GAME.over(state)
    frozen = fields(state)
    for seat in range(state.players):
        legal = [] if state.step == AT_PLAN else GAME.legal(state, seat)
        assert bool(legal) == (seat in deciders) or state.step == AT_PLAN
        assert len(set(legal)) == len(legal)
        check_reasons(GAME, state, seat, [*legal, *tempting_actions(rng)], may_send(state, seat))
    assert fields(state) == frozen


def may_send(state: State, seat: int) -> Sequence[int]:
    """What the seat may decide; X3.1, X6.1: also in place of what it has sent already, until the last is in."""
    if state.step == AT_PLAN:
        return EVERY_PLAN
    if state.step == AT_SHOW and seat not in GAME.deciders(state):
        state = state.clone()
        shown = state.shown
        shown[seat] = NOT_IN
        state.shown = shown
    return GAME.legal(state, seat)


def check_reasons_of_all(state: State, rng: Random) -> None:
    """All seats, with all the small numbers, some of the large ones of every kind, and what is nearly legal."""
    numbers = many_actions(state, rng)
    for seat in range(state.players):
        allowed = may_send(state, seat)
        check_reasons(GAME, state, seat, [*rng.sample(allowed, min(len(allowed), 200)), *numbers], set(allowed))


def check_reasons_in_views(state: State, rng: Random) -> None:
    """A seat's own view answers as the state does; so does every view for every seat where nothing is hidden."""
    numbers = rng.sample(many_actions(state, rng), 100)
    for viewer in (SPECTATOR, *range(state.players)):
        view = GAME.view(state, viewer)
        for seat in range(state.players):
            if seat == viewer or are_screens_open(state) or state.step in NOTHING_HIDDEN:
                for number in numbers:
                    assert reason(view, seat, number) == reason(state, seat, number)


def reason(state: State, seat: int, number: int) -> tuple[str, Message] | None:
    illegal = GAME.why_not(state, seat, number)
    return None if illegal is None else (illegal.rule, illegal.reason)


def many_actions(state: State, rng: Random) -> list[int]:
    near = [number + step for seat in GAME.deciders(state) for number in _some_legal(state, seat, rng) for step in STEPS]
    splits = [
        BARDS + sum(rng.randrange(3) << (BARD_BITS * region) for region in rng.sample(range(REGIONS), 2)) for _ in range(40)
    ]
    payments = [
        decisions.fighting(rng.randrange(8)) + sum(decisions.giving(kind, rng.randrange(3)) for kind in range(TYPES))
        for _ in range(40)
    ]
    edges = [-(10**30), PLAN - 1, PLAN + PLANS, TITAN - 1, BARDS - 1, DECISIONS - 1, DECISIONS, 10**30]
    return [*range(-3, PASS + 20), *tempting_actions(rng), *near, *splits, *payments, *edges]


def _some_legal(state: State, seat: int, rng: Random) -> list[int]:
    legal = GAME.legal(state, seat)
    return rng.sample(legal, min(len(legal), 5))


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


def check_written_and_read_back(state: State) -> None:
    """Position to text to position is the identity, but for what only a snapshot holds."""
    edition, players = GAME.edition(), state.players
    written = NOTATION.write(state)
    again = NOTATION.read(json.loads(json.dumps(written)), edition, 0)
    assert NOTATION.write(again) == written
    before, after = fields(state), fields(again)
    for name in set(before) - {*UNWRITTEN, *PILES}:
        assert before[name][:players] == after[name][:players] if name == "colour" else before[name] == after[name], name
    assert GAME.deciders(again) == GAME.deciders(state)
    restored = NOTATION.restore(json.loads(json.dumps(NOTATION.snapshot(state))), edition)
    for name in UNWRITTEN:
        assert getattr(restored, name) == getattr(state, name)


def check_texts(state: State, seat: int, action: int) -> None:
    """Every decision has one text."""
    assert NOTATION.action(state, NOTATION.text(state, action)) == action
    for legal in GAME.legal(state, seat) if state.step != AT_PLAN else []:
        assert NOTATION.action(state, NOTATION.text(state, legal)) == legal

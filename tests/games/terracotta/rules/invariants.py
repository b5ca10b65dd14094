"""What is always true of a game, whatever was decided: checked at every moment of a random one."""

import re
from collections import Counter
from random import Random
from typing import Any

from claycrown.games import contract
from claycrown.games.contract import SPECTATOR, Illegal, LedgerEntry
from claycrown.games.edition import Edition
from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules import masters, turn, weapons, wheel
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import AT_WEAPON, DECISIONS, MASTER
from claycrown.games.terracotta.rules.state import State
from tests.vocabulary.reasons import check_reasons
from tests.vocabulary.terracotta import WORKERS, fields, varied_choice

GOODS = {"vp": "vp", "coins": "coins", "wet clay": "wet", "dry clay": "dry"}
RULE = re.compile(r"T(\d|10)\.\d{1,2}")


def play(players: int, seed: int, edition: Edition | None = None) -> State:
    """A whole random game, checked after every decision."""
    state = play_on(GAME.new(players, seed, edition=edition), Random(seed))
    assert GAME.over(state)
    assert GAME.deciders(state) == []
    assert [GAME.legal(state, seat) for seat in range(players)] == [[]] * players
    return state


def play_many(seed: int, decisions: int, every: int) -> int:
    """Whole random games until so many decisions are made, for 2 to 4 players in turn; gives how many were.

    Pieces and books are checked after each of them, choices and what is written at every so many-th.
    """
    made, rng = 0, Random(seed)
    while made < decisions:
        seed += 1
        state = GAME.new(2 + seed % 3, seed)
        while not GAME.over(state):
            made += 1
            play_on(state, rng, decisions=1, every=every)
    return made


def play_on(state: State, rng: Random, decisions: int = 10_000, every: int = 1) -> State:
    """Random decisions, as many at most; after each everything is checked, and some that are not legal are tried, or at every
    so many-th."""
    edition = state.printed.edition
    books = Books(state)
    for _ in range(decisions):
        position = NOTATION.write(state)
        check_pieces(position, edition.figures)
        check_counts(state, position, edition.figures)
        thoroughly = rng.randrange(every) == 0
        if thoroughly:
            check_written_and_read_back(state, position, edition)
        if GAME.over(state):
            break
        if thoroughly:
            check_choices(state, rng)
        action = varied_choice(state, rng) if thoroughly or rng.randrange(4) == 0 else rng.choice(GAME.legal(state, state.actor))
        GAME.apply(state, state.actor, action)
        books.enter(GAME.ledger(state, SPECTATOR))
        books.check(state)
    return state


class Books:
    """What everybody must have: the set-up's goods and what the ledgers tell since."""

    def __init__(self, state: State) -> None:
        self.goods = {field: list(getattr(state, field)) for field in GOODS.values()}
        self.warehouses = list(state.warehouse)

    def enter(self, ledger: Any) -> None:
        for entry in ledger:
            assert isinstance(entry, LedgerEntry)
            assert RULE.fullmatch(entry.rule)
            if entry.what in GOODS:
                assert entry.amount != 0
                self.goods[GOODS[entry.what]][entry.seat] += entry.amount
            if entry.what == "warehouse":
                self.warehouses[int(entry.where) - 1] += entry.amount
                # Every warrior built for clay leaves one, and only the overseer takes any away.
                assert (entry.rule, entry.amount) == ("T5.1", 1) or (entry.rule == "T7.5" and entry.amount < 0)
        built = sum(entry.what == "statue" and entry.rule == "T5.2" for entry in ledger)
        assert built == sum(entry.what == "warehouse" and entry.amount > 0 for entry in ledger)
        collected = -sum(entry.amount for entry in ledger if entry.what == "warehouse" and entry.rule == "T7.5")
        assert collected == sum(entry.amount for entry in ledger if entry.what == "dry clay" and entry.rule == "T7.5")

    def check(self, state: State) -> None:
        for field, amounts in self.goods.items():
            assert amounts == list(getattr(state, field)), field
            assert min(amounts) >= 0
        assert self.warehouses == list(state.warehouse)


def check_pieces(position: dict[str, Any], figures: dict[str, Any]) -> None:
    """Figures, workers and tokens are neither lost nor made."""
    signs = Counter(sign[0] for row in position["mausoleum"] for sign in row.split())
    assert all(signs[kind] <= len(figures["rack"]["vp"]) for kind in "OGCS")
    assert all(signs[kind] <= len(figures["specialists"]["cost"]) for kind in "fma")
    assert signs["h"] <= 2 * len(figures["specialists"]["cost"])
    players = position["players"]
    workers = WORKERS[len(players)]
    for colour, player in players.items():
        assert player["craftsmen"] + player["artisans"] == workers
        for kind in ("craftsman", "artisan"):
            there = sum([colour, kind] == worker for workers in position["wheel"].values() for worker in workers)
            assert there <= player["craftsmen" if kind == "craftsman" else "artisans"]
        costs = list(player["masters"].values())
        assert len(set(costs)) == len(costs)
        assert set(costs) <= set(figures["masters"]["token_cost"])
    for there in position["wheel"].values():
        kinds = [kind for _, kind in there]
        assert kinds in (["craftsman"], ["artisan"], ["craftsman", "artisan"])
    held = [player["priority"] for player in players.values() if player["priority"] is not None]
    assert sorted(held + position["priority_left"]) == list(range(1, len(players)))
    assert sorted(position["order"]) == sorted(players)


def check_counts(state: State, position: dict[str, Any], figures: dict[str, Any]) -> None:
    """What the state counts beside the board is what stands on it."""
    signs = Counter(sign[0] for row in position["mausoleum"] for sign in row.split())
    assert state.empty_spaces == signs["."]
    assert list(state.rack_left) == [len(figures["rack"]["vp"]) - signs[kind] for kind in "OGCS"]
    bought = [signs["h"] // 2, signs["f"], signs["a"], signs["m"]]
    assert list(state.specialists_left) == [len(figures["specialists"]["cost"]) - count for count in bought]


def check_written_and_read_back(state: State, position: dict[str, Any], edition: Edition) -> None:
    """Position to text to position is the identity, also in the middle of a turn."""
    again = NOTATION.read(position, edition, 0)
    assert fields(again) == fields(state)
    assert NOTATION.write(again) == position
    between_turns = GAME.over(state) or any(text.startswith("place") for text in NOTATION.legal(state, state.actor, False)[-1:])
    assert between_turns or "pending" in position


def check_choices(state: State, rng: Random) -> None:
    """Somebody may always decide something; all of it applies; nothing else does, and it changes nothing."""
    assert GAME.deciders(state) == [state.actor]
    legal = GAME.legal(state, state.actor)
    assert legal
    assert len(set(legal)) == len(legal)
    before = fields(state)
    looked_at = rng.sample(legal, min(5, len(legal)))
    for action in legal:
        copy = state.clone()
        GAME.apply(copy, copy.actor, action)
        if action in looked_at:
            assert fields(copy) != before
        assert NOTATION.action(state, NOTATION.text(state, action)) == action
    numbers = [rng.randrange(-5, DECISIONS + 5) for _ in range(12)]
    check_reasons(GAME, state, state.actor, [*legal, *numbers], legal)
    for action in numbers:
        illegal = GAME.why_not(state, state.actor, action)
        if illegal is not None:
            try:
                contract.decide(GAME, state, state.actor, action)
            except Illegal as error:
                assert (error.rule, error.reason) == (illegal.rule, illegal.reason)
            else:
                raise AssertionError("an illegal decision was taken")
    for seat in range(state.players):
        if seat != state.actor:
            assert GAME.legal(state, seat) == []
            out_of_turn = GAME.why_not(state, seat, legal[0])
            assert out_of_turn is not None
            assert out_of_turn.rule == "T3.1"
    assert fields(state) == before, "neither the clones nor the refusals changed it"


def kind_of_moment(state: State) -> tuple[int, ...]:
    """The step, the action or the weapon that is asked, and whether its master is hired."""
    if state.step == AT_WEAPON:
        return state.step, weapons.weapon_of_built(state)
    if turn.may_place(state):
        return (state.step,)
    ring = turn.asked_ring(state)
    kind, value = wheel.action_kind(state, ring), wheel.action_value(state, ring)
    if kind != MASTER:
        return state.step, kind
    return state.step, kind, value, masters.has_token_at(state, state.actor, value)


def check_every_number(state: State) -> None:
    """Each number there is, some that are none, and those that lie just outside: offered, or refused for a reason."""
    numbers = [-(10**30), *range(-2, DECISIONS + 2), 10**30]
    for seat in range(state.players):
        legal = set(GAME.legal(state, seat))
        check_reasons(GAME, state, seat, numbers if seat == state.actor else numbers[::97], legal)

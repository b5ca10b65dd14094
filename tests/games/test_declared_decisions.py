"""The declaration of a game's decisions: number, text and `Decision` are the same thing three times, and the texts are those of
every release before."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import product
from random import Random

import pytest
from msgspec.structs import astuple

from claycrown.games.decisions import Decision, DecisionTable
from claycrown.games.terracotta.notation import NOTATION as TERRACOTTA
from claycrown.games.terracotta.rules import decisions as packed
from claycrown.games.terracotta.rules import mausoleum, names
from claycrown.games.terracotta.rules import pieces as t
from claycrown.games.terracotta.rules.game import GAME as TERRACOTTA_GAME
from claycrown.games.xidit.notation import NOTATION as XIDIT
from claycrown.games.xidit.rules import decisions as xidit_packed
from claycrown.games.xidit.rules import pieces as x
from claycrown.games.xidit.rules.game import GAME as XIDIT_GAME
from tests.vocabulary.terracotta import random_play

TERRACOTTA_TEXTS = "eb1a4005359a85cc1eead2c8a8d4e5f293f7725eade8e478dc2c9b93d290f94c"
"""Of the 4,843 numbers that stand for something on the standard board, each with its text."""
XIDIT_TEXTS = "3c6c41ad8b73fceeb0bc01ff0013948a5e5b5464d2b24e0294514212fa5d574e"
"""Of all plans and everything else that can be listed; of payments for titans up to 7 units, of bards up to 3."""


def _terracotta() -> list[int]:
    """All numbers that stand for something: the others are refused."""
    declared = TERRACOTTA.decisions(TERRACOTTA_GAME.new(4, 1))
    found = []
    for number in range(t.DECISIONS):
        try:
            declared.text(number)
        except KeyError:
            continue
        found.append(number)
    return found


def _xidit() -> Iterator[int]:
    yield from (x.START + city for city in range(1, x.CITIES + 1))
    yield from (x.FLOOR + city for city in range(1, x.CITIES + 1))
    yield from (x.SHOW + count for count in range(x.MAX_SHOW + 1))
    yield from (x.RAISE + kind for kind in range(x.ASSESSMENTS))
    yield from (x.REWARD + bits for bits in range(1, 7))
    yield x.PASS
    yield from (x.PLAN + plan for plan in range(x.PLANS))
    for symbols, counts in product(range(1, x.MAX_SYMBOLS + 1), product(range(x.MAX_SYMBOLS + 1), repeat=x.TYPES)):
        if 1 <= sum(counts) <= x.MAX_SYMBOLS:
            yield xidit_packed.fighting(symbols) + sum(xidit_packed.giving(kind, count) for kind, count in enumerate(counts))
    for sent in product(range(4), repeat=x.REGIONS):
        if 1 <= sum(sent) <= 3:
            yield x.BARDS + sum(xidit_packed.sending(region, count) for region, count in enumerate(sent))
    yield from (
        x.BARDS + xidit_packed.sending(region, count) for region in range(x.REGIONS) for count in range(4, x.MOST_BARDS + 1)
    )


@pytest.mark.parametrize(
    ("declared", "numbers", "digest"),
    [
        (TERRACOTTA.decisions(TERRACOTTA_GAME.new(4, 1)), _terracotta(), TERRACOTTA_TEXTS),
        (XIDIT.decisions(XIDIT_GAME.new(4, 1)), sorted(_xidit()), XIDIT_TEXTS),
    ],
    ids=["terracotta", "xidit"],
)
def test_number_text_and_decision_are_one(declared: DecisionTable, numbers: list[int], digest: str) -> None:
    fresh = DecisionTable(declared.kinds)  # which has kept nothing yet: texts are read, not looked up
    lines = []
    for number in numbers:
        text, decision = declared.text(number), declared.decision(number)
        assert fresh.read(text) == decision
        assert fresh.words(decision) == text
        assert fresh.number(decision) == number
        assert fresh.action(text) == number
        lines.append(f"{number} {text}\n")
    assert sha256("".join(lines).encode()).hexdigest() == digest


def test_the_numbers_are_those_that_the_rules_read() -> None:
    """The rules take numbers apart by functions of their own, at C speed."""
    declared = TERRACOTTA.decisions(TERRACOTTA_GAME.new(4, 1))
    assert declared.number(Decision("place", ("artisan", 5))) == packed.placing(t.ARTISAN, 4)
    assert declared.number(Decision("collect", (1, 3))) == packed.collecting(0, 2)
    assert declared.number(Decision("build", ("soldier", "b2"))) == packed.building(3, 10)
    assert declared.number(Decision("buy", ("archer", "b2", "left"))) == packed.buying(t.BUY_ARCHER, 10, t.LEFT)
    assert declared.number(Decision("buy", ("musician", "b2"))) == packed.buying(t.BUY_MUSICIAN, 10, 0)
    assert declared.number(Decision("use", ("halberd", "b1", "e1"))) == packed.moving(1, 4)


def test_the_dense_index_of_terracotta_army_has_what_can_be_decided_and_nothing_else() -> None:  # T5.5, T6.2
    declared = TERRACOTTA.decisions(TERRACOTTA_GAME.new(4, 1))
    listed = list(declared.all())
    assert [declared.index(decision) for decision in listed] == list(range(declared.size)) == list(range(1755))
    state, spaces = TERRACOTTA_GAME.new(4, 1), range(63)
    moves = {args[1:] for kind, args in map(astuple, listed) if kind == "use" and len(args) == 3 and args[0] == "halberd"}
    in_line = {pair for pair in product(spaces, spaces) if mausoleum.direction_to(state, *pair) != t.NOBODY}
    assert moves == {(names.space(state.printed, start), names.space(state.printed, end)) for start, end in in_line}
    horses = {args[1:] for kind, args in map(astuple, listed) if kind == "buy" and args[0] == "horse"}
    fitting = {lying for lying in product(spaces, range(t.DIRECTIONS)) if mausoleum.two_on(state, *lying) != t.NOBODY}
    assert horses == {(names.space(state.printed, space), t.DIRECTION_NAMES[way]) for space, way in fitting}
    for impossible in (("use", ("halberd", "b2", "c3")), ("buy", ("horse", "b2", "up")), ("build", ("officer",)), ("wait", ())):
        with pytest.raises(LookupError):
            declared.index(Decision(*impossible))
    for seed in range(3):
        for state in random_play(2 + seed, seed):
            for action in TERRACOTTA_GAME.legal(state, state.actor):
                assert declared.at(declared.index(declared.decision(action))) == declared.decision(action)


def test_the_dense_index_of_lords_of_xidit_is_computed_not_listed() -> None:  # X4.11
    declared = XIDIT.decisions(XIDIT_GAME.new(4, 1))
    starts = dict(zip((kind.name for kind in declared.kinds), declared.starts, strict=True))
    small = {kind.name: kind for kind in declared.kinds if kind.size < 20_000}
    assert declared.size - starts["bards"] == 32**x.REGIONS - 1
    assert starts["bards"] == sum(kind.size for kind in small.values()) == 21 + 21 + 100 + 3 + 6 + 1 + 15625 + 791
    listed = [declared.at(index) for index in range(starts["bards"])]
    assert len(set(listed)) == len(listed) and [declared.index(decision) for decision in listed] == list(range(len(listed)))
    chance = Random(1)
    for index in [starts["bards"], declared.size - 1, *(chance.randrange(starts["bards"], declared.size) for _ in range(500))]:
        decision = declared.at(index)
        assert declared.index(decision) == index and declared.read(declared.words(decision)) == decision
    for impossible in (("titan", (4, "M")), ("plan", ("R",)), ("plan", tuple("XXXXXX")), ("bards", ()), ("bards", ("snow", 32))):
        with pytest.raises(LookupError):
            declared.index(Decision(*impossible))
    for outside in (-1, declared.size):
        with pytest.raises(LookupError):
            declared.at(outside)


@pytest.mark.parametrize(
    ("text", "decision"),
    [
        ("build officer", Decision("build", ("officer",))),
        ("use halberd b2", Decision("use", ("halberd", "b2"))),
        ("buy horse c4", Decision("buy", ("horse", "c4"))),
        ("collect 1", Decision("collect", (1,))),
        ("place 5", Decision("place", (5,))),
        ("inspect row+2", Decision("inspect", ("row", 2))),
        ("use sword column-1", Decision("use", ("sword", "column", -1))),
    ],
)
def test_a_decision_is_read_as_far_as_it_goes(text: str, decision: Decision) -> None:
    declared = TERRACOTTA.decisions(TERRACOTTA_GAME.new(4, 1))
    assert declared.read(text) == decision
    assert declared.words(decision) == text


def test_arguments_of_lords_of_xidit() -> None:
    declared = XIDIT.decisions(XIDIT_GAME.new(4, 1))
    assert declared.read("plan RAKBAW") == Decision("plan", tuple("RAKBAW"))
    assert declared.read("titan 4 MMAI") == Decision("titan", (4, "M", "M", "A", "I"))
    assert declared.read("titan 4") == Decision("titan", (4,))
    assert declared.words(Decision("titan", (4, "M"))) == "titan 4 M"
    assert declared.read("bards centre 2 snow 1") == Decision("bards", ("centre", 2, "snow", 1))
    assert declared.read("reward gold floors") == Decision("reward", ("gold", "floors"))

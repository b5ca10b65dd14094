"""A decision that names several things can be read from its number again, and no two decisions share one."""

from itertools import product

from claycrown.games.terracotta.rules import decisions as terracotta
from claycrown.games.terracotta.rules import pieces as t
from claycrown.games.xidit.rules import decisions as xidit
from claycrown.games.xidit.rules import pieces as x


def test_decisions_of_terracotta_army() -> None:
    packed: list[int] = []
    for worker, segment in product(range(2), range(t.MAX_SEGMENTS)):
        action = terracotta.placing(worker, segment)
        assert (terracotta.placed_worker(action), terracotta.placed_segment(action)) == (worker, segment)
        assert t.PLACE <= action < t.DO
        packed.append(action)
    for lower, higher in product(range(t.WAREHOUSES), repeat=2):
        action = terracotta.collecting(lower, higher)
        assert (terracotta.collected_lower(action), terracotta.collected_higher(action)) == (lower, higher)
        assert t.COLLECT <= action < t.BUILD_STATUE
        packed.append(action)
    for warrior, space in product(range(t.TYPES), range(t.MAX_SPACES)):
        action = terracotta.building(warrior, space)
        assert (terracotta.built_warrior(action), terracotta.built_space(action)) == (warrior, space)
        assert t.BUILD_STATUE <= action < t.BUY
        packed.append(action)
    for specialist, space, direction in product(range(t.SPECIALISTS), range(t.MAX_SPACES), range(t.DIRECTIONS)):
        action = terracotta.buying(specialist, space, direction)
        assert terracotta.bought_specialist(action) == specialist
        assert (terracotta.bought_space(action), terracotta.bought_direction(action)) == (space, direction)
        assert t.BUY <= action < t.MOVE
        packed.append(action)
    for start, end in product(range(t.MAX_SPACES), repeat=2):
        action = terracotta.moving(start, end)
        assert (terracotta.moved_from(action), terracotta.moved_to(action)) == (start, end)
        assert t.MOVE <= action < t.DECISIONS
        packed.append(action)
    assert len(set(packed)) == len(packed)


def test_plans_of_lords_of_xidit() -> None:
    for orders in product(range(x.KINDS_OF_ORDER), repeat=x.ORDERS):
        plan = 0
        for order in orders:
            plan = xidit.plan_with(plan, order)
        assert tuple(xidit.order_in(plan, place) for place in range(x.ORDERS)) == orders
        assert 0 <= plan < x.PLANS


def test_bards_and_titans_of_lords_of_xidit() -> None:
    for region in range(x.REGIONS):
        action = x.BARDS + xidit.sending(region, x.MOST_BARDS) + xidit.sending(0, 0)
        assert [xidit.bards_sent(action, other) for other in range(x.REGIONS)] == [
            x.MOST_BARDS if other == region else 0 for other in range(x.REGIONS)
        ]
        assert x.BARDS <= action < x.DECISIONS
    for symbols, kind in product(range(1, x.MAX_SYMBOLS + 1), range(x.TYPES)):
        action = xidit.fighting(symbols) + xidit.giving(kind, x.MAX_SYMBOLS)
        assert xidit.fought_symbols(action) == symbols
        assert [xidit.units_given(action, other) for other in range(x.TYPES)] == [
            x.MAX_SYMBOLS if other == kind else 0 for other in range(x.TYPES)
        ]
        assert x.TITAN <= action < x.BARDS

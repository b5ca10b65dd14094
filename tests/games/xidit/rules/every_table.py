"""All tables that fit what a viewer sees of a game of Lords of Xidit that was watched from set-up: every one, not some.

Unknown are only the order of the tokens below the tops of the stacks and which of the two stacks they lie in, how a shuffle will
come out, and choices that are in and not shown yet (X1.8). Of those, the shuffles and the plans are too many to be tried
all: some of the one, and of the other one for each first order.
"""

from collections.abc import Iterator
from itertools import combinations, permutations, product
from random import Random

from claycrown.games.xidit.rules import setup
from claycrown.games.xidit.rules.pieces import (
    CITY_ROOM,
    KINDS_OF_ORDER,
    NO_TOKEN,
    ORDERS,
    RECRUITMENT_STACK,
    SECRET,
    THREAT_STACK,
    TYPES,
)
from claycrown.games.xidit.rules.state import State
from claycrown.games.xidit.rules.view import determinize

SHUFFLES = 24
PLANS = [first * KINDS_OF_ORDER ** (ORDERS - 1) for first in range(KINDS_OF_ORDER)]


def every_table(view: State, shuffles: bool) -> Iterator[State]:
    """With several ways to shuffle where something is going to be shuffled."""
    base = determinize(view, Random(0))
    plans = [PLANS if plan == SECRET else [plan] for plan in view.plan]
    shown = [
        list(range(base.units[seat * TYPES + view.census] + 1)) if choice == SECRET else [choice]
        for seat, choice in enumerate(view.shown)
    ]
    streams = range(1, SHUFFLES + 1) if shuffles else [1]
    for (recruitment, threat), planned, showing, stream in product(stacks(view), product(*plans), product(*shown), streams):
        table = base.clone()
        table.recruitment_stack = [*recruitment, *base.recruitment_stack[len(recruitment) :]]
        table.threat_stack = [*threat, *base.threat_stack[len(threat) :]]
        table.plan, table.shown = list(planned), list(showing)
        table.stream = stream * 0x9E3779B97F4A7C15 & (1 << 64) - 1
        yield table


def stacks(view: State) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every way in which the tokens that nobody sees may lie below the tops of the two stacks."""
    unseen = _unseen(view)
    known = {city for city in unseen if view.seen_in[city] == RECRUITMENT_STACK}
    elsewhere = {city for city in unseen if view.seen_in[city] == THREAT_STACK}
    found: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    for under_recruitment in combinations(unseen, max(view.recruitment_count - 1, 0)):
        if known <= set(under_recruitment) and elsewhere.isdisjoint(under_recruitment):
            under_threat = [city for city in unseen if city not in under_recruitment]
            found += product(permutations(under_recruitment), permutations(under_threat))
    return found


def _unseen(view: State) -> list[int]:
    seen = {view.next_recruitment, view.next_threat}
    seen.update(view.recruitment_discard[: view.recruitment_discards], view.threat_discard[: view.threat_discards])
    seen.update(view.recruitment_stack[max(view.recruitment_count - 1, 0) : view.recruitment_count])
    seen.update(view.threat_stack[max(view.threat_count - 1, 0) : view.threat_count])
    seen.update(city for city in range(CITY_ROOM) if view.token[city] != NO_TOKEN)
    return [city for city in range(1, CITY_ROOM) if city not in seen and setup.is_token_used(view, city)]

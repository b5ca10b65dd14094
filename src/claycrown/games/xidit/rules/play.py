"""The course of the game: who may decide what now, and what a decision leads to until somebody must decide again."""

from claycrown.games.choices import Choices

from . import bards, census, guilds, orders, rewards, setup, titans, virtual, year
from .pieces import (
    AT_BARDS,
    AT_CENSUS_BARDS,
    AT_CENSUS_FLOOR,
    AT_CENSUS_REWARD,
    AT_ORDER,
    AT_ORDER_END,
    AT_PLAN,
    AT_RAISE,
    AT_REWARD,
    AT_SHOW,
    AT_START,
    AT_TITAN,
    FLOOR,
    MILITIA,
    NOT_IN,
    OVER,
    PASS,
    PLAN,
    PLANS,
    RAISE,
    REWARD,
    SHOW,
    START,
)
from .state import State


def may_decide(s: State, player: int) -> bool:
    """X3.1, X6.1: in planning and census all at once, and again until the last one has decided; otherwise the seat whose turn it
    is.
    """
    if s.step == AT_PLAN or s.step == AT_SHOW:
        return True
    return s.step != OVER and player == s.actor


def must_decide(s: State, player: int) -> bool:
    """The seat may decide now, and has not yet."""
    if s.step == AT_PLAN:
        return s.plan[player] == NOT_IN
    if s.step == AT_SHOW:
        return s.shown[player] == NOT_IN
    return may_decide(s, player)


def offer(s: State, player: int, choices: Choices) -> None:
    """What that seat may decide now, but for plans: they are always all from PLAN to PLAN + PLANS - 1."""
    choices.count = 0
    if s.step == AT_START:
        setup.offer_cities(s, choices)
    elif s.step == AT_REWARD:
        rewards.offer_choices(s, choices)
    elif s.step == AT_BARDS or s.step == AT_CENSUS_BARDS:
        bards.offer_splits(s, choices, s.city[player], bards_due(s))
    elif s.step == AT_TITAN:
        titans.offer_titans(s, choices, player)
    elif s.step == AT_RAISE:
        virtual.offer_columns(s, choices)
    elif s.step == AT_SHOW:
        census.offer_counts(s, choices, player)
    elif s.step == AT_CENSUS_FLOOR:
        guilds.offer_guilds(s, choices, player)


def bards_due(s: State) -> int:
    """How many bards the player places now: a reward, or won in the census."""
    return census.bards_due(s) if s.step == AT_CENSUS_BARDS else rewards.bards_due(s)


def apply(s: State, player: int, action: int) -> None:
    """Carry out a decision that is known to be legal, and everything that follows from it."""
    carry_out(s, player, action)
    go_on(s)


def carry_out(s: State, player: int, action: int) -> None:
    """The decision alone, without its automatic consequences."""
    if s.step == AT_START:
        setup.start(s, player, action - START)
    elif s.step == AT_PLAN:
        year.plan(s, player, action - PLAN)
    elif s.step == AT_REWARD:
        rewards.choose(s, action - REWARD)
    elif s.step == AT_BARDS:
        rewards.place_bards(s, action)
    elif s.step == AT_TITAN:
        if action == PASS:
            orders.pass_titans(s)
        else:
            orders.eliminate_titan(s, action)
    elif s.step == AT_RAISE:
        virtual.rise(s, player, action - RAISE)
        s.step = AT_ORDER_END
    elif s.step == AT_SHOW:
        census.show(s, player, action - SHOW)
    elif s.step == AT_CENSUS_BARDS:
        census.place_bards(s, action)
    elif s.step == AT_CENSUS_FLOOR:
        census.add_floor(s, action - FLOOR)


def go_on(s: State) -> None:
    """All automatic steps, until somebody must decide or the game is over."""
    while s.step > OVER:
        go_one_step(s)


def go_one_step(s: State) -> None:
    """The next automatic step: an order, the tokens after it, a reward of the census, the end of the year."""
    if s.step == AT_ORDER_END:
        orders.end_order(s)
    elif s.step == AT_CENSUS_REWARD:
        census.reward_next(s)
        if census.is_done(s):
            year.end(s)
    elif not orders.are_all_done(s):
        orders.carry_out(s)
    else:
        year.put_plans_away(s)
        if census.is_due(s):
            census.begin(s, MILITIA)
        else:
            year.end(s)


assert AT_ORDER > OVER and PLANS > 0

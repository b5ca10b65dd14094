"""A one-ply policy for the decisions between the plans: rewards, bards, titans, the virtual player's raise, by the heuristic."""

from claycrown.games.choices import Choices
from claycrown.games.xidit.bots import heuristic
from claycrown.games.xidit.rules import assessment, bards, decisions, play, rewards, state, titans, virtual
from claycrown.games.xidit.rules.pieces import (
    AT_BARDS,
    AT_ORDER_END,
    AT_REWARD,
    AT_TITAN,
    BARDS,
    NOBODY,
    PASS,
    REGIONS,
    REPUTATION,
    TYPES,
)
from claycrown.games.xidit.rules.state import State

UNKNOWN = -(10**9)
"""Less than any position is worth."""


def decide(s: State) -> int:
    """The decision for the one who must decide now."""
    if s.step == AT_REWARD:
        return best_rewards(s)
    if s.step == AT_BARDS:
        return best_bards(s, rewards.bards_due(s))
    if s.step == AT_TITAN:
        return best_titan(s)
    return best_raise(s)


def finish_order(s: State) -> None:
    """Decide until the order is carried out."""
    while s.step != AT_ORDER_END:
        play.carry_out(s, s.actor, decide(s))


def value_after(s: State, action: int) -> int:
    """The value of the decision, with the policy's decisions after it."""
    copy = s.clone()
    play.carry_out(copy, copy.actor, action)
    finish_order(copy)
    return heuristic.evaluate(copy, s.actor)


def best_rewards(s: State) -> int:
    """X4.6."""
    choices = Choices()
    rewards.offer_choices(s, choices)
    return best_of(s, choices)


def best_of(s: State, choices: Choices) -> int:
    best = UNKNOWN
    decision = choices.action[0]
    if choices.count > 1:
        for i in range(choices.count):
            value = value_after(s, choices.action[i])
            if value > best:
                best = value
                decision = choices.action[i]
    return decision


def best_bards(s: State, amount: int) -> int:
    """X4.8: one bard after the other to where it helps most; the first bards weigh most, so that is good enough."""
    copy = s.clone()
    decision = BARDS
    for _ in range(amount):
        best = UNKNOWN
        chosen = NOBODY
        for region in range(REGIONS):
            if bards.touches(copy, copy.city[copy.actor], region):
                value = bard_value(copy, copy.actor, region)
                if value > best:
                    best = value
                    chosen = region
        state.place_bards(copy, copy.actor, chosen, 1, 0, 0)
        decision += decisions.sending(chosen, 1)
    return decision


def bard_value(s: State, seat: int, region: int) -> int:
    """The lead in reputation with one more there; of equal regions the one that promises most and has not given it yet."""
    s.bards[seat * REGIONS + region] += 1
    value = 100 * heuristic.lead_over_all(s, seat, REPUTATION) + s.printed.first[region]
    s.bards[seat * REGIONS + region] -= 1
    return value - 2 * assessment.reputation_in(s, seat, region)


def best_titan(s: State) -> int:
    """X4.11: for each raging titan the units that are missed least; of these and passing by the best."""
    choices = Choices()
    titans.offer_titans(s, choices, s.actor)
    kept = Choices()
    kept.offer(PASS)
    fewest = UNKNOWN
    for i in range(1, choices.count):
        action = choices.action[i]
        value = army_after(s, action)
        last = kept.action[kept.count - 1]
        if kept.count == 1 or decisions.fought_symbols(last) != decisions.fought_symbols(action):
            kept.offer(action)
            fewest = value
        elif value > fewest:
            kept.action[kept.count - 1] = action
            fewest = value
    return best_of(s, kept)


def army_after(s: State, action: int) -> int:
    """What is left of the army's worth when the titan is paid."""
    for kind in range(TYPES):
        s.units[s.actor * TYPES + kind] -= decisions.units_given(action, kind)
    value = heuristic.army(s, s.actor)
    for kind in range(TYPES):
        s.units[s.actor * TYPES + kind] += decisions.units_given(action, kind)
    return value


def best_raise(s: State) -> int:
    """X9.2: where the virtual player's rise harms least."""
    choices = Choices()
    virtual.offer_columns(s, choices)
    return best_of(s, choices)

"""The rewards for an eliminated threat or titan (X4.6, X4.7, X4.8, X4.9, X4.10), in the order of X4.14."""

from claycrown.games.choices import Choices

from . import bards, guilds, state, titans, virtual
from .pieces import (
    ALL_REWARDS,
    AT_BARDS,
    AT_ORDER_END,
    AT_RAISE,
    AT_REWARD,
    BARDS_REWARD,
    CHOSEN,
    FLOORS_REWARD,
    GOLD_REWARD,
    REWARD,
    THREAT_PRIZE,
)
from .rule_ids import X4_6, X4_7, X4_8, X4_9
from .state import State


def offer(s: State, prize: int, player: int) -> None:
    """The units are in the barracks: now the player chooses rewards at the city where the Idrakys stands."""
    s.prize = prize
    s.step = AT_REWARD
    s.actor = player


def gold(s: State) -> int:
    """X4.7: what the city's token or the titan shows."""
    return s.printed.gold[s.city[s.actor]] if s.prize == THREAT_PRIZE else s.printed.titan_gold[titans.top(s, s.prize)]


def bards_shown(s: State) -> int:
    """X4.8: what the city's token or the titan shows."""
    return s.printed.bards[s.city[s.actor]] if s.prize == THREAT_PRIZE else s.printed.titan_bards[titans.top(s, s.prize)]


def floors(s: State) -> int:
    """X4.9: what the city's token or the titan shows."""
    return s.printed.floors[s.city[s.actor]] if s.prize == THREAT_PRIZE else s.printed.titan_floors[titans.top(s, s.prize)]


def possible(s: State) -> int:
    """The rewards that can be taken now, a bit for each: gold always (X1.5), bards by X4.8, floors by X4.9."""
    rewards = GOLD_REWARD
    if bards.can_place(s, s.actor):
        rewards |= BARDS_REWARD
    if guilds.can_build(s, s.actor):
        rewards |= FLOORS_REWARD
    return rewards


def count(rewards: int) -> int:
    return (rewards & 1) + ((rewards >> 1) & 1) + ((rewards >> 2) & 1)


def can_choose(rewards: int, possible: int) -> bool:
    """X4.6: two of the three; X4.10: if fewer than two are possible, the possible ones."""
    most = count(possible)
    return rewards & ~possible == 0 and count(rewards) == (2 if most > 2 else most)


def offer_choices(s: State, choices: Choices) -> None:
    """X4.6: two of the three; X4.10: fewer where fewer are possible."""
    offered = possible(s)
    for rewards in range(GOLD_REWARD, ALL_REWARDS + 1):
        if can_choose(rewards, offered):
            choices.offer(REWARD + rewards)


def choose(s: State, rewards: int) -> None:
    """X4.6: the choice. X4.14: after it X4.7 gold, then bards and floors."""
    state.note(s, X4_6, s.actor, CHOSEN, rewards, 0, s.city[s.actor])
    s.owed = rewards
    if rewards & GOLD_REWARD:
        s.owed -= GOLD_REWARD
        state.gain_gold(s, s.actor, gold(s), X4_7)
    hand_out(s)


def bards_due(s: State) -> int:
    """X4.8: how many bards the player places now."""
    return bards.how_many(s, s.actor, bards_shown(s))


def place_bards(s: State, action: int) -> None:
    """X4.8: bards into regions that touch the city; then the floors."""
    bards.place(s, s.actor, action, X4_8)
    s.owed -= BARDS_REWARD
    hand_out(s)


def hand_out(s: State) -> None:
    """X4.14: X4.8 bards, placed by the player; X4.9 floors, the waiting ones too (X6.4); X9.2 the virtual player's raise."""
    if s.owed & BARDS_REWARD:
        s.step = AT_BARDS
        return
    if s.owed & FLOORS_REWARD:
        guilds.build(s, s.actor, floors(s), X4_9)
        s.owed = 0
    s.step = AT_RAISE if virtual.can_rise(s) else AT_ORDER_END

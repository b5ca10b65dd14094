"""What a position is worth to a player: the points that the rules would give as it stands, and a guess at the rest.

Whole numbers, so that compiled and plain code agree: hundredths of a VP, times the number of rivals.
"""

from claycrown.games.terracotta.rules import final_scoring, masters, scoring, weapons, wheel
from claycrown.games.terracotta.rules.pieces import (
    ADMINISTRATOR,
    BUILDER,
    CLAYMAKER,
    CROSSBOW,
    HALBERD,
    INSPECTOR,
    MASTERS,
    OVER,
    OVERSEER,
    ROUNDS,
    SPEAR,
    TYPES,
)
from claycrown.games.terracotta.rules.state import State


def evaluate(s: State, seat: int) -> int:
    """The lead over the average rival: points now, points to come, and what is at hand to make more."""
    points = lead(s, seat)
    if s.step == OVER:
        return 100 * points
    value = 100 * points
    future = s.clone()
    for number in range(s.round, ROUNDS + 1):
        future.round = number
        scoring.score_round(future)
        value += certainty(s, number) * (lead(future, seat) - points)
        points = lead(future, seat)
    final_scoring.score_final(future)
    value += certainty_of_end(s) * (lead(future, seat) - points)
    for player in range(s.players):
        means = goods(s, player) + arms(s, player) + helpers(s, player)
        value += means * (s.players - 1) if player == seat else -means
    return value


def lead(s: State, seat: int) -> int:
    """Own VP less those of each rival, added up."""
    total = s.players * s.vp[seat]
    for player in range(s.players):
        total -= s.vp[player]
    return total


def certainty(s: State, number: int) -> int:
    """In per cent, how much of what a round would score now is still there when it comes."""
    return 80 - 15 * (number - s.round)


def certainty_of_end(s: State) -> int:
    """The same for the end of the game."""
    return 30 + 12 * s.round


def turns_left(s: State, player: int) -> int:
    """How many workers the player will still place in this game."""
    return wheel.workers(s, player) * (ROUNDS + 1 - s.round) - wheel.placed(s, player)


def goods(s: State, player: int) -> int:
    """Clay and coins beyond their worth at the end, as far as there are turns left to spend them."""
    turns = turns_left(s, player)
    wet = smaller(s.wet[player], 2 * turns)
    dry = smaller(s.dry[player], 2 * turns - wet)
    return 150 * wet + 90 * dry + 70 * smaller(s.coins[player], turns)


def smaller(one: int, other: int) -> int:
    return one if one < other else other


def arms(s: State, player: int) -> int:
    """Active weapons: what using each brings, if there are turns left to build for it."""
    value = 0
    for weapon in range(TYPES):
        if weapons.is_active(s, player, weapon):
            value += weapon_value(weapon)
    return value * smaller(turns_left(s, player), 4) // 4


def weapon_value(weapon: int) -> int:
    if weapon == HALBERD or weapon == CROSSBOW:
        return 200
    return 150 if weapon == SPEAR else 120


def helpers(s: State, player: int) -> int:
    """Hired masters, trained artisans and the place in the next turn order, all for the rounds to come."""
    rounds = ROUNDS - s.round
    value = 0
    for master in range(MASTERS):
        if masters.has_token_at(s, player, master):
            value += master_value(master) * rounds
    value += 60 * s.artisans[player] * rounds
    if s.priority[player] > 0 and rounds > 0:
        value += 200 - 50 * s.priority[player]
    return value


def master_value(master: int) -> int:
    """What a hired master brings in a round: the clean-up bonus, and the ability whenever the wheel allows it."""
    if master == BUILDER or master == CLAYMAKER or master == ADMINISTRATOR:
        return 250
    if master == INSPECTOR:
        return 150
    return 220 if master == OVERSEER else 200

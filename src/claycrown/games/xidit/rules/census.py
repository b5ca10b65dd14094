"""The military census (X6): type by type, all show together, the most is rewarded."""

from claycrown.games.choices import Choices

from . import bards, guilds, state
from .pieces import (
    ARCHERS,
    AT_CENSUS_BARDS,
    AT_CENSUS_FLOOR,
    AT_CENSUS_REWARD,
    AT_SHOW,
    CENSUSES,
    CLERICS,
    INFANTRY,
    MAGES,
    MILITIA,
    MOST_SHOWN,
    NOBODY,
    NOT_IN,
    NOWHERE,
    READY,
    SHOW,
    SHOWN,
    TYPES,
)
from .rule_ids import X6_1, X6_2, X6_3
from .state import State


def is_due(s: State) -> bool:
    """X6: at the end of years 4, 8 and 12; X9.4: in the short game of years 3, 6 and 9."""
    return s.year % (state.years(s) // CENSUSES) == 0


def begin(s: State, kind: int) -> None:
    """X6.1: weakest first; each type is rewarded before the next is chosen."""
    s.census = kind
    s.step = AT_SHOW
    s.actor = NOBODY
    for player in range(s.players):
        s.shown[player] = NOT_IN


def most_to_show(s: State, player: int) -> int:
    """X6.1: all of the units of that type."""
    return s.units[player * TYPES + s.census]


def offer_counts(s: State, choices: Choices, player: int) -> None:
    """X6.1: none to all."""
    for amount in range(most_to_show(s, player) + 1):
        choices.offer(SHOW + amount)


def show(s: State, player: int, amount: int) -> None:
    """X6.1: a secret choice that may be changed until the last has chosen; then all show together."""
    s.shown[player] = amount
    state.note(s, X6_1, player, READY, 0, 0, NOWHERE)
    for other in range(s.players):
        if s.shown[other] == NOT_IN:
            return
    reveal(s)


def reveal(s: State) -> None:
    """X6.1: all show their units, which then go back behind the screens. X6.2: the most, at least 1, wins; X6.3: ties."""
    most = 0
    for turn in range(s.players):
        player = state.seat_in_turn(s, turn)
        amount = s.shown[player]
        state.note(s, X6_1, player, SHOWN, amount, s.census, NOWHERE)
        if amount > s.seen_units[player * TYPES + s.census]:
            s.seen_units[player * TYPES + s.census] = amount
        if amount > most:
            most = amount
    s.winners = 0
    tied = 0
    for player in range(s.players):
        if most > 0 and s.shown[player] == most:
            s.winners |= 1 << player
            tied += 1
        s.shown[player] = NOT_IN
    s.award = reward_of(s.census) if tied == 1 else 1  # X6.3: tied, each gets 1
    for turn in range(s.players):
        player = state.seat_in_turn(s, turn)
        if is_winner(s, player):
            state.note(s, X6_2 if tied == 1 else X6_3, player, MOST_SHOWN, most, s.census, NOWHERE)
    s.step = AT_CENSUS_REWARD


def is_winner(s: State, player: int) -> bool:
    """The player still gets a reward for the type just shown."""
    return (s.winners >> player) & 1 != 0


def reward_of(kind: int) -> int:
    """X6.2: how much the only one with the most gets: archers 2 gold, clerics 2 bards, the others 1."""
    return 2 if kind in (ARCHERS, CLERICS) else 1


def reward_next(s: State) -> None:
    """X6.3: tied players place in turn order; rewards are taken as far as possible. After the last one the next type."""
    for turn in range(s.players):
        player = state.seat_in_turn(s, turn)
        if is_winner(s, player):
            s.winners -= 1 << player
            reward(s, player)
            return
    s.award = 0
    if s.census < MAGES:
        begin(s, s.census + 1)
    else:
        s.census = NOBODY


def reward(s: State, player: int) -> None:
    """X6.2: militia and archers gold, infantry and clerics bards around the Idrakys, battle mages a floor."""
    if s.census == MILITIA or s.census == ARCHERS:
        state.gain_gold(s, player, s.award, X6_2)
    elif s.census == INFANTRY or s.census == CLERICS:
        if bards.can_place(s, player):
            s.step = AT_CENSUS_BARDS
            s.actor = player
    elif guilds.has_floor(s, player):
        if guilds.has_guild_with_room(s, player):
            s.step = AT_CENSUS_FLOOR
            s.actor = player
        else:
            guilds.keep_won_floor(s, player)


def bards_due(s: State) -> int:
    """X6.3: with too few bards those that are left."""
    return bards.how_many(s, s.actor, s.award)


def place_bards(s: State, action: int) -> None:
    """X6.2: the bards won in the census."""
    bards.place(s, s.actor, action, X6_2)
    s.step = AT_CENSUS_REWARD
    s.actor = NOBODY


def add_floor(s: State, city: int) -> None:
    """X6.2: the floor won in the census."""
    guilds.add_won_floor(s, s.actor, city, X6_2)
    s.step = AT_CENSUS_REWARD
    s.actor = NOBODY


def is_done(s: State) -> bool:
    """All five types have been counted and rewarded."""
    return s.census == NOBODY

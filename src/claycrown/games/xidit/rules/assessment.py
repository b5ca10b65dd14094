"""The three assessments (X8): the rankings, who is out, who is left.

Contestants are the seats, and after them the virtual player if it takes part (X9.3). The results are in the state's scratch
arrays, by assessment in the order of X2.4: `ranking` (best first), `value` (of the contestant at that rank), and `out` by
contestant: the assessment (from 1) that eliminated them, 0 for the one left.
"""

from . import state, virtual
from .pieces import ASSESSMENTS, CITY_ROOM, CONTESTANTS, INFLUENCE, MAX_PLAYERS, NOBODY, NOWHERE, OUT, REGIONS, SAVIOUR, WEALTH
from .rule_ids import X8_3, X8_6
from .state import State


def contestants(s: State) -> int:
    """X9.3: the virtual player is the fourth contestant."""
    return s.players + 1 if virtual.stands(s) else s.players


def influence(s: State, player: int) -> int:
    """X8.1: own floors on the map; waiting ones do not count."""
    floors = 0
    for city in range(CITY_ROOM):
        if s.guild[city] == player:
            floors += s.guild_floors[city]
    return floors


def reputation(s: State, player: int) -> int:
    """X8.1: the sum over the regions, the Bastion now open."""
    total = 0
    for region in range(REGIONS):
        total += reputation_in(s, player, region)
    return total


def reputation_in(s: State, player: int, region: int) -> int:
    """X8.2: the most bards get the larger number, the second most the smaller; where two are tied first, nobody is second."""
    own = state.bards_of(s, player, region)
    if own == 0:
        return 0
    ahead = 0
    for other in range(s.players):
        if state.bards_of(s, other, region) > own:
            ahead += 1
    if ahead == 0:
        return s.printed.first[region]
    return s.printed.second[region] if ahead == 1 else 0


def worth(s: State, contestant: int, kind: int) -> int:
    """X8.1: gold, floors or reputation; the virtual player's own values."""
    if contestant == s.players:
        return s.virtual[kind]
    if kind == WEALTH:
        return s.gold[contestant]
    if kind == INFLUENCE:
        return influence(s, contestant)
    return reputation(s, contestant)


def wins_tie(s: State, one: int, other: int) -> bool:
    """X9.3: tied, the virtual player is behind all humans. X8.4: more units ranks higher; X8.5: else the later in turn order."""
    if one == s.players or other == s.players:
        return other == s.players
    units = state.units_of(s, one)
    others_units = state.units_of(s, other)
    if units != others_units:
        return units > others_units
    return turn_of(s, one) > turn_of(s, other)


def turn_of(s: State, player: int) -> int:
    """The player's place in the last year's turn order, from 0."""
    return player - s.first if player >= s.first else player - s.first + s.players


def rank(s: State, place: int) -> None:
    """Sort all contestants for one assessment, the best first; those who are out keep their places (X8.3)."""
    start = place * CONTESTANTS
    for contestant in range(contestants(s)):
        value = worth(s, contestant, s.assessments[place])
        here = start + contestant
        while here > start and (
            value > s.value[here - 1] or (value == s.value[here - 1] and wins_tie(s, contestant, s.ranking[here - 1]))
        ):
            s.value[here] = s.value[here - 1]
            s.ranking[here] = s.ranking[here - 1]
            here -= 1
        s.value[here] = value
        s.ranking[here] = contestant


def how_many_go(s: State, place: int) -> int:
    """X8.3: one is out after each assessment; with 5 players two after the first."""
    return 2 if s.players == MAX_PLAYERS and place == 0 else 1


def put_out(s: State, place: int) -> None:
    """X8.3: the last of those still in."""
    here = place * CONTESTANTS + contestants(s) - 1
    going = how_many_go(s, place)
    while going > 0:
        if s.out[s.ranking[here]] == 0:
            s.out[s.ranking[here]] = place + 1
            going -= 1
        here -= 1


def assess(s: State) -> None:
    """X8: all three, one after another."""
    for contestant in range(CONTESTANTS):
        s.out[contestant] = 0
    for place in range(ASSESSMENTS):
        rank(s, place)
        put_out(s, place)


def winner(s: State) -> int:
    """X8.6: the one left after the third assessment; `players` for the virtual player (X9.3)."""
    for contestant in range(contestants(s)):
        if s.out[contestant] == 0:
            return contestant
    return NOBODY


def tell(s: State) -> None:
    """X8.3: write into the ledger who went out when, the worst last; X8.6: and who is left."""
    for place in range(ASSESSMENTS):
        for rank in range(contestants(s)):
            here = place * CONTESTANTS + rank
            if s.out[s.ranking[here]] == place + 1:
                state.note(s, X8_3, s.ranking[here], OUT, s.value[here], s.assessments[place], NOWHERE)
    state.note(s, X8_6, winner(s), SAVIOUR, 1, 0, NOWHERE)

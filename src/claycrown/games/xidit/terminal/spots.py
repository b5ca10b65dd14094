"""What can be said of a place on the map in a few words."""

from claycrown.games.xidit.rules import rewards
from claycrown.games.xidit.rules.pieces import NO_TOKEN, NOBODY, RECRUITMENT, REGIONS, TYPES, UNKNOWN
from claycrown.games.xidit.rules.state import State
from claycrown.games.xidit.terminal import texts
from claycrown.terminal.face import Moment


def city_note(state: State, city: int) -> str:
    """What lies in a city: its token, its guild."""
    token = state.token[city]
    if token == NO_TOKEN:
        parts = ["no token"]
    elif token == RECRUITMENT:
        parts = [f"recruits {texts.units_of(state.standing[city * TYPES : (city + 1) * TYPES]) or 'none'}"]
    else:
        printed = state.printed
        needs = texts.units_of(printed.needs[city * TYPES : (city + 1) * TYPES])
        parts = [f"threat {needs} {texts.rewards(printed.gold[city], printed.bards[city], printed.floors[city])}"]
    if state.guild[city] != NOBODY:
        parts.append(f"guild of {texts.count(state.guild_floors[city], 'floor')}")
    return ", ".join(parts)


def bards_note(moment: Moment, region_name: str, more: int) -> str:
    """A region's numbers, and who has bards there."""
    state: State = moment.view
    region = state.printed.region_names.index(region_name)
    standing = []
    for seat, colour in enumerate(moment.seats):
        number = state.bards[seat * REGIONS + region]
        if number:
            standing.append(f"{colour} {'?' if number == UNKNOWN else number}")
    here = f"; {', '.join(standing)}" if standing else "; nobody yet"
    return f"{state.printed.first[region]}/{state.printed.second[region]}{here}"


def rewards_due(state: State) -> tuple[int, int, int]:
    """Gold, bards and floors of what has just been eliminated."""
    return rewards.gold(state), rewards.bards_shown(state), rewards.floors(state)

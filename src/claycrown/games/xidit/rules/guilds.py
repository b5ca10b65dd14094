"""Guilds (X4.9): at most 4 floors of one colour, at most one guild in a city; and floors that wait for one (X6.4)."""

from claycrown.games.choices import Choices

from . import state
from .pieces import CITY_ROOM, FLOOR, FLOOR_BUILT, FLOOR_WAITS, HIGHEST_GUILD, NOBODY, NOWHERE
from .rule_ids import X6_4
from .state import State


def is_own(s: State, player: int, city: int) -> bool:
    """The player's guild stands in the city."""
    return s.guild[city] == player


def is_own_with_room(s: State, player: int, city: int) -> bool:
    return is_own(s, player, city) and s.guild_floors[city] < HIGHEST_GUILD


def has_room(s: State, player: int, city: int) -> bool:
    """The guild place is free, or the own guild there has fewer than 4 floors."""
    return s.guild[city] == NOBODY or is_own_with_room(s, player, city)


def has_floor(s: State, player: int) -> bool:
    """X4.9: waiting floors do not count."""
    return s.floors_left[player] > 0


def can_build(s: State, player: int) -> bool:
    """X4.9: not where the guild place is full, nor with no floor left."""
    return has_floor(s, player) and has_room(s, player, s.city[player])


def add_floors(s: State, player: int, city: int, amount: int, rule: int) -> None:
    s.guild[city] = player
    s.guild_floors[city] += amount
    state.note(s, rule, player, FLOOR_BUILT, amount, 0, city)


def build(s: State, player: int, amount: int, rule: int) -> None:
    """X4.9: as many as fit and are left, then the waiting ones (X6.4)."""
    city = s.city[player]
    built = fitting(s, city, amount)
    if built > s.floors_left[player]:
        built = s.floors_left[player]
    s.floors_left[player] -= built
    add_floors(s, player, city, built, rule)
    waiting_floors_follow(s, player, city)


def fitting(s: State, city: int, amount: int) -> int:
    """How many of these floors the guild place still takes."""
    room = HIGHEST_GUILD - s.guild_floors[city]
    return amount if amount < room else room


def waiting_floors_follow(s: State, player: int, city: int) -> None:
    """X6.4: when a guild reward leaves that guild below 4 floors, waiting ones follow at once, up to 4."""
    following = fitting(s, city, s.floors_waiting[player])
    if following > 0:
        s.floors_waiting[player] -= following
        seen = s.seen_waiting[player] - following
        s.seen_waiting[player] = seen if seen > 0 else 0
        state.note(s, X6_4, player, FLOOR_WAITS, -following, 0, NOWHERE)
        add_floors(s, player, city, following, X6_4)


def has_guild_with_room(s: State, player: int) -> bool:
    """X6.2, X6.4: an own guild with fewer than 4 floors."""
    for city in range(CITY_ROOM):
        if is_own_with_room(s, player, city):
            return True
    return False


def offer_guilds(s: State, choices: Choices, player: int) -> None:
    """X6.2: any own guild that is not full."""
    for city in range(CITY_ROOM):
        if is_own_with_room(s, player, city):
            choices.offer(FLOOR + city)


def add_won_floor(s: State, player: int, city: int, rule: int) -> None:
    """X6.2: a floor won in the census goes onto an own guild."""
    s.floors_left[player] -= 1
    add_floors(s, player, city, 1, rule)


def keep_won_floor(s: State, player: int) -> None:
    """X6.4: with no own guild that has space it waits behind the screen."""
    s.floors_left[player] -= 1
    s.floors_waiting[player] += 1
    s.seen_waiting[player] += 1
    state.note(s, X6_4, player, FLOOR_WAITS, 1, 0, NOWHERE)

"""What the number of players and the length of the game change on the table, according to the rules."""

from collections.abc import Iterator
from typing import NamedTuple

from claycrown.games.edition import Edition
from claycrown.games.xidit.rules import bards, census, names, setup, state, tokens
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import CITY_ROOM, TYPES


class Variant(NamedTuple):
    players: int
    short: bool
    years: int
    censuses: list[int]
    """The years that end with a census."""
    wastelands: list[str]
    """The regions that take no bards."""
    recruits: dict[str, str]
    """The tokens in use by city: the units on their Recruitment side."""


def variants(edition: Edition) -> Iterator[Variant]:
    for players in GAME.player_counts:
        for short in (False, True):
            yield _variant(GAME.new(players, 0, {"short": short}, edition))


def _variant(table: state.State) -> Variant:
    years = state.years(table)
    wastelands = [name for region, name in enumerate(table.printed.region_names) if not bards.takes_bards(table, region)]
    recruits = {
        str(city): names.units([tokens.shows(table, city, kind) for kind in range(TYPES)])
        for city in range(1, CITY_ROOM)
        if setup.is_token_used(table, city)
    }
    censuses = [year for year in range(1, years + 1) if _ends_with_census(table, year)]
    return Variant(table.players, bool(table.short_game), years, censuses, wastelands, recruits)


def _ends_with_census(table: state.State, year: int) -> bool:
    table.year = year
    return census.is_due(table)

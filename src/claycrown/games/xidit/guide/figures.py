"""The figures of an edition that the rules' sentences speak of, by the names that the sentences have for them."""

from collections.abc import Sequence

from claycrown.games.edition import Edition
from claycrown.games.message import Message, Value
from claycrown.games.xidit.guide import things
from claycrown.games.xidit.guide.variants import Variant, variants
from claycrown.games.xidit.rules.game import EDITIONS
from claycrown.games.xidit.rules.pieces import MAX_PLAYERS, MIN_PLAYERS, SHORT_YEARS, YEARS
from claycrown.guide.table import text


def figures(edition: Edition) -> dict[str, Value]:
    printed = EDITIONS.printed(edition)
    found = {(variant.players, variant.short): variant for variant in variants(edition)}
    long, short = found[MAX_PLAYERS, False], found[MAX_PLAYERS, True]
    return {
        "units": sum(printed.units),
        "each-units": things.units(printed.units),
        "titan-units": numbers(printed.titan_symbols),
        "years": YEARS,
        "short-years": SHORT_YEARS,
        "census-years": numbers(long.censuses),
        "short-census-years": numbers(short.censuses),
        "virtual-start": numbers(printed.virtual_start),
        "virtual-start-hard": numbers(printed.virtual_start_hard),
        "virtual-highest": printed.virtual_highest,
        "three-tokens": len(found[MIN_PLAYERS, False].recruits),
        "three-wastelands": _wastelands(found[MIN_PLAYERS, False]),
        "short-five-wastelands": _wastelands(short),
        "short-four-wastelands": _wastelands(found[MAX_PLAYERS - 1, True]),
        "short-five-out": _out(long, short),
        "short-four-out": _out(long, found[MAX_PLAYERS - 1, True]),
        "short-three-out": _out(found[MIN_PLAYERS, False], found[MIN_PLAYERS, True]),
    }


def numbers(of: Sequence[int]) -> list[Message]:
    """As the language lists them."""
    return [text(str(number)) for number in of]


def _wastelands(variant: Variant) -> list[Message]:
    return [things.region(name) for name in variant.wastelands]


def _out(whole: Variant, less: Variant) -> list[Message]:
    """The cities whose tokens the shorter game leaves out."""
    return numbers([int(city) for city in whole.recruits if city not in less.recruits])

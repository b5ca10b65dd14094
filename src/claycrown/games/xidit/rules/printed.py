"""What is printed on the map, the city tokens and the titans: an edition, checked, as flat numbers."""

from typing import Any

from claycrown.games.edition import Edition, EditionError, Reader
from claycrown.games.refused import show

from .geometry import Point, why_not_enclosed
from .pieces import (
    ALSO_OUT_OF_SHORT_THREE,
    ASSESSMENTS,
    BARDS_EACH,
    CITIES,
    CITY_ROOM,
    FLOORS_EACH,
    MAX_SHOW,
    MAX_SYMBOLS,
    NOWHERE,
    OUT_OF_SHORT_THREE,
    REGIONS,
    ROAD_NAMES,
    ROADS,
    TITAN_STACKS,
    TITANS,
    TOKENS_OF_THREE,
    TYPES,
    UNIT_LETTERS,
)

WASTELANDS = 2
"""Regions that are wasteland in some variant (X9.1, X9.4), numbered from 1."""


class Printed:
    """The figures of one edition, shared by all states of its games. Tables over cities start with a place for no city."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        figures = edition.figures
        for table in figures:
            if table not in ("units", "roads", "cities", "regions", "tokens", "titans", "virtual_player"):
                raise EditionError(table, "", "fault-unknown-table")
        self._read_units(figures)
        self._read_roads(figures)
        self._read_regions(figures, _read_cities(figures))
        self._read_tokens(figures)
        self._read_titans(figures)
        self._read_virtual_player(figures)

    def _read_units(self, figures: dict[str, Any]) -> None:
        table = Reader(figures, "units")
        self.units = [table.number(letter, 1, MAX_SHOW) for letter in UNIT_LETTERS]
        """How many there are of each type."""
        table.done()

    def _read_roads(self, figures: dict[str, Any]) -> None:
        """X1.2: at most one road of each colour at a city."""
        table = Reader(figures, "roads")
        road = [NOWHERE] * (CITY_ROOM * ROADS)
        for colour, name in enumerate(ROAD_NAMES):
            for ends in _lists(table, name):
                if len(ends) != 2 or not all(_is_city(end) for end in ends) or ends[0] == ends[1]:
                    raise table.refuse(name, "xidit-fault-road", cities=CITIES, given=show(ends))
                for here, there in (ends, reversed(ends)):
                    if road[here * ROADS + colour] != NOWHERE:
                        raise table.refuse(name, "xidit-fault-two-roads", colour=name, city=here)
                    road[here * ROADS + colour] = there
        table.done()
        self.road = road
        """By city and colour: where it leads."""

    def _read_regions(self, figures: dict[str, Any], at: dict[int, Point]) -> None:
        tables = _tables(figures, "regions", REGIONS)
        names: list[str] = []
        first, second, wasteland = [0] * REGIONS, [0] * REGIONS, [0] * REGIONS
        touches = [0] * (CITY_ROOM * REGIONS)
        bastions: list[int] = []
        lyres: list[Point] = []
        cities: list[list[int]] = []
        for region, table in enumerate(tables):
            names.append(_region_name(table, names))
            first[region] = table.number("first", 0, 99)
            second[region] = table.number("second", 0, 99)
            if second[region] > first[region]:
                raise table.refuse("second", "xidit-fault-second", first=first[region])
            around = table.numbers("cities", 1, CITIES, range(2, CITIES + 1))
            if len(set(around)) != len(around):
                raise table.refuse("cities", "xidit-fault-city-twice")
            for city in around:
                touches[city * REGIONS + region] = 1
            cities.append(around)
            lyres.append(_point(table, "lyre_at"))
            if table.has("bastion") and _truth(table, "bastion"):
                bastions.append(region)
            if table.has("wasteland"):
                wasteland[region] = table.number("wasteland", 1, WASTELANDS)
            table.done()
        for region, table in enumerate(tables):
            others = [lyre for other, lyre in enumerate(lyres) if other != region]
            reason = why_not_enclosed(cities[region], lyres[region], at, self.road, others)
            if reason is not None:
                raise table.refuse("cities", f"xidit-fault-{reason.kind}", region=names[region], city=reason.city)
        if len(bastions) != 1:
            raise EditionError("regions", "bastion", "xidit-fault-bastions", count=len(bastions))
        for number in range(1, WASTELANDS + 1):
            if wasteland.count(number) != 1:
                raise EditionError("regions", "wasteland", "xidit-fault-wastelands", number=number)
        self.region_names = tuple(names)
        self.first = first
        self.second = second
        self.wasteland = wasteland
        self.touches = touches
        """By city and region: 1 where they touch."""
        self.bastion = bastions[0]

    def _read_tokens(self, figures: dict[str, Any]) -> None:
        tables = _tables(figures, "tokens", CITIES)
        shows, needs = [0] * (2 * CITY_ROOM * TYPES), [0] * (CITY_ROOM * TYPES)
        of_three, gold, bards, floors = [0] * CITY_ROOM, [0] * CITY_ROOM, [0] * CITY_ROOM, [0] * CITY_ROOM
        seen: set[int] = set()
        for table in tables:
            city = table.number("city", 1, CITIES)
            if city in seen:
                raise table.refuse("city", "xidit-fault-two-tokens", city=city)
            seen.add(city)
            _put(shows, city * TYPES, self._unit_counts(table, "recruits", 5, 5))
            if table.has("recruits_3"):
                of_three[city] = 1
                _put(shows, (CITY_ROOM + city) * TYPES, self._unit_counts(table, "recruits_3", 4, 4))
            _put(needs, city * TYPES, self._unit_counts(table, "needs", 1, 9))
            gold[city], bards[city], floors[city] = _rewards(table)
            table.done()
        if sum(of_three) != TOKENS_OF_THREE:
            raise EditionError("tokens", "recruits_3", "xidit-fault-tokens-of-three", of=TOKENS_OF_THREE, count=sum(of_three))
        for city in (OUT_OF_SHORT_THREE, ALSO_OUT_OF_SHORT_THREE):  # X9.4 leaves them out, so they must be there
            if not of_three[city]:
                raise EditionError("tokens", "recruits_3", "xidit-fault-token-of-three", city=city)
        self.shows = shows
        """The Recruitment side: by city and type, then the same for the set of three players."""
        self.needs = needs
        """The Threat side: by city and type."""
        self.of_three = of_three
        self.gold = gold
        self.bards = bards
        self.floors = floors

    def _unit_counts(self, table: Reader, key: str, fewest: int, most: int) -> list[int]:
        """Letters as on a token, none of them more often than there are units."""
        letters = table.take(key)
        if not isinstance(letters, str) or not fewest <= len(letters) <= most or not set(letters) <= set(UNIT_LETTERS):
            id = "xidit-fault-letters" if fewest == most else "xidit-fault-letters-between"
            size = {"count": most} if fewest == most else {"fewest": fewest, "most": most}
            raise table.refuse(key, id, letters=UNIT_LETTERS, given=show(letters), **size)
        counts = [letters.count(letter) for letter in UNIT_LETTERS]
        for letter, count, units in zip(UNIT_LETTERS, counts, self.units, strict=True):
            if count > units:
                raise table.refuse(key, "xidit-fault-too-many", given=letters, letter=letter, units=units)
        return counts

    def _read_titans(self, figures: dict[str, Any]) -> None:
        tables = _tables(figures, "titans", TITANS)
        titans = []
        for table in tables:
            titans.append((table.number("units", 1, MAX_SYMBOLS), *_rewards(table)))
            table.done()
        titans.sort(key=lambda titan: titan[0])  # stable: of one stack, as the file lists them
        symbols = [titan[0] for titan in titans]
        if symbols[0::2] != symbols[1::2] or len(set(symbols)) != TITAN_STACKS:
            raise EditionError("titans", "units", "xidit-fault-titans", stacks=TITAN_STACKS, given=show(symbols))
        self.titan_symbols = symbols[0::2]
        """By stack."""
        self.titan_gold = [titan[1] for titan in titans]
        """By titan; titan t belongs to stack t // 2."""
        self.titan_bards = [titan[2] for titan in titans]
        self.titan_floors = [titan[3] for titan in titans]

    def _read_virtual_player(self, figures: dict[str, Any]) -> None:
        table = Reader(figures, "virtual_player")
        self.virtual_highest = table.number("highest", 1, 99)
        size = range(ASSESSMENTS, ASSESSMENTS + 1)
        self.virtual_start = table.numbers("start", 0, self.virtual_highest, size)
        self.virtual_start_hard = table.numbers("start_hard", 0, self.virtual_highest, size)
        table.done()


class _Table(Reader):
    """A reader of one of several tables of a name, where some keys may be missing."""

    def has(self, key: str) -> bool:
        return key in self._left


def _tables(figures: dict[str, Any], name: str, count: int) -> list[_Table]:
    tables = figures.get(name)
    if not isinstance(tables, list) or len(tables) != count:
        raise EditionError(name, "", "fault-times", count=count)
    return [_Table(figures, f"{name} {number}", within=table) for number, table in enumerate(tables, 1)]


def _read_cities(figures: dict[str, Any]) -> dict[int, Point]:
    """Where each city is drawn."""
    table = Reader(figures, "cities")
    table.done("at")
    table = Reader(figures, "cities.at")
    at = {city: _point(table, str(city)) for city in range(1, CITIES + 1)}
    table.done()
    return at


def _point(table: Reader, key: str) -> Point:
    x, y = table.numbers(key, 0, 9999, range(2, 3))
    return x, y


def _lists(table: Reader, key: str) -> list[list[Any]]:
    rows = table.take(key)
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        raise table.refuse(key, "xidit-fault-pairs")
    return rows


def _is_city(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= CITIES


def _region_name(table: Reader, before: list[str]) -> str:
    """One word, since decisions and positions name regions by it."""
    name = table.take("name")
    if not isinstance(name, str) or not name.isprintable() or name.split() != [name] or name.isdigit():
        raise table.refuse("name", "fault-one-word", given=show(name))
    if name in before:
        raise table.refuse("name", "fault-twice", what=repr(name))
    return name


def _truth(table: Reader, key: str) -> bool:
    value = table.take(key)
    if not isinstance(value, bool):
        raise table.refuse(key, "fault-flag", given=show(value))
    return value


def _rewards(table: Reader) -> tuple[int, int, int]:
    return table.number("gold", 1, 99), table.number("bards", 1, BARDS_EACH), table.number("floors", 1, FLOORS_EACH)


def _put(array: list[int], start: int, values: list[int]) -> None:
    array[start : start + len(values)] = values

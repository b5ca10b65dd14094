"""Descriptions of everything on the table: what a thing is and what it does, with its figures as the viewer may know them."""

from collections.abc import Iterator, Sequence

from claycrown.games.message import Message, Value
from claycrown.games.xidit.guide import symbols, things
from claycrown.games.xidit.guide.majorities import bards_in, golds, influences, reputations_in
from claycrown.games.xidit.guide.targets import road
from claycrown.games.xidit.rules import bards, census, pieces, roads, titans
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.state import State, seat_in_turn, years
from claycrown.games.xidit.rules.tokens import shows
from claycrown.guide.types import Description


def descriptions(view: State, seat: int) -> dict[str, Description]:
    return dict(_all(view))


def _all(view: State) -> Iterator[tuple[str, Description]]:
    for city in range(1, pieces.CITY_ROOM):
        yield f"city {city}", _city(view, city)
        for colour in range(pieces.ROADS):
            there = roads.leads_to(view, city, colour)
            if there > city:
                yield road(city, there), _road(colour, city, there)
    for region, name in enumerate(view.printed.region_names):
        yield f"region {name}", _region(view, region)
    yield from _beside(view)
    for who in range(view.players):
        yield from _player(view, who)
    for number in range(1, pieces.ORDERS + 1):
        yield (
            f"dial {number}",
            Description([Message("xidit-description-dial", {"number": number, "of": pieces.ORDERS})], ["X3.1", "X4.1"]),
        )
    for name in pieces.ORDER_NAMES:
        yield f"order {name}", symbols.order(name)
    for name in pieces.REWARD_NAMES:
        yield name, symbols.reward(name)


# The map


def _city(view: State, city: int) -> Description:
    """What lies there and what an action would do; the guild; who stands there."""
    token = view.token[city]
    rules = {pieces.RECRUITMENT: ["X4.4"], pieces.THREAT: ["X4.5", "X4.6"]}.get(token, ["X4.11", "X4.13"])
    does = {pieces.RECRUITMENT: "recruits", pieces.THREAT: "fights"}.get(token, "nothing")
    ways = [
        Message(f"xidit-road-{pieces.ROAD_NAMES[colour]}", {"city": roads.leads_to(view, city, colour)})
        for colour in range(pieces.ROADS)
        if roads.leads_to(view, city, colour) != pieces.NOWHERE
    ]
    text = [
        Message("xidit-description-city", {"city": city, "lying": things.lying_in(view, city)}),
        Message("xidit-description-acts", {"does": does}),
        Message("xidit-city-roads", {"roads": ways}),
    ]
    if view.guild[city] != pieces.NOBODY:
        values: dict[str, Value] = {
            "who": things.who(view.guild[city]),
            "floors": view.guild_floors[city],
            "most": pieces.HIGHEST_GUILD,
        }
        text.append(Message("xidit-description-guild", values))
        rules.append("X4.9")
    here = [things.who(who) for who in range(view.players) if view.city[who] == city]
    if here:
        text.append(Message("xidit-city-here", {"who": here}))
    return Description(text, rules)


def _road(colour: int, city: int, there: int) -> Description:
    values: dict[str, Value] = {"road": things.order(pieces.ROAD_NAMES[colour]), "city": city, "there": there}
    return Description([Message("xidit-description-road", values)], ["X1.2", "X4.2"])


def _region(view: State, region: int) -> Description:
    """X1.2, X8.2: its lyre numbers, and who has how many bards there."""
    named = things.region(view.printed.region_names[region])
    if not bards.takes_bards(view, region):
        return Description([Message("xidit-region-waste", {"region": named})], ["X9.1"])
    first, second = view.printed.first[region], view.printed.second[region]
    text = [Message("xidit-region-gives", {"region": named, "first": first, "second": second})]
    counts = bards_in(view, region)
    if None in counts:
        return Description([*text, Message("xidit-bastion-shut")], ["X8.2", "X1.8"])
    seen = [Message("xidit-count-of", {"who": things.who(who), "count": count}) for who, count in enumerate(counts) if count]
    if not seen:
        return Description([*text, Message("xidit-region-nobody")], ["X8.2", "X4.8"])
    gives = [
        Message("xidit-count-of", {"who": things.who(who), "count": points})
        for who, points in enumerate(reputations_in(view, region))
        if points
    ]
    return Description([*text, Message("xidit-description-bards", {"bards": seen, "gives": gives})], ["X8.2", "X4.8"])


# Around the map


def _beside(view: State) -> Iterator[tuple[str, Description]]:
    yield "next recruitment", _next(view, "recruitment", view.next_recruitment, view.recruitment_count, view.recruitment_discards)
    yield "next threat", _next(view, "threat", view.next_threat, view.threat_count, view.threat_discards)
    for stack in range(pieces.TITAN_STACKS):
        if titans.top(view, stack) != pieces.NOBODY:
            yield f"titan {titans.symbols(view, stack)}", _titan(view, stack)
    held = things.units(view.barracks)
    text = Message("xidit-barracks-hold", {"units": held}) if held else Message("xidit-barracks-empty")
    yield (
        "barracks",
        Description([Message("xidit-description-told", {"what": text}), Message("xidit-description-barracks")], ["X1.3", "X2.2"]),
    )
    for kind, letter in enumerate(pieces.UNIT_LETTERS):
        yield f"unit {letter}", symbols.unit(view.printed, kind)
    due = [year for year in range(view.year, years(view) + 1) if _is_census(view, year)]
    values: dict[str, Value] = {"year": view.year, "of": years(view), "census": due[0] if due else view.year}
    yield "calendar", Description([Message("xidit-description-calendar", values)], ["X1.1", "X6.1"])
    for place, number in enumerate(view.assessments, 1):
        yield f"assessment {pieces.ASSESSMENT_NAMES[number]}", _assessment(view, place, number)


def _is_census(view: State, year: int) -> bool:
    then = view.clone()
    then.year = year
    return census.is_due(then)


def _next(view: State, kind: str, city: int, stack: int, discards: int) -> Description:
    """X5: the token that comes next, and what follows it."""
    rules = ["X5.1" if kind == "recruitment" else "X5.2", "X5.3"]
    left = Message("xidit-description-stack", {"stack": stack, "discarded": discards})
    if city == pieces.NOWHERE:
        return Description([Message("xidit-description-next-none", {"kind": kind}), left], rules)
    if kind == "recruitment":
        lies = things.units([shows(view, city, unit) for unit in range(pieces.TYPES)])
        token = Message("xidit-lies-recruitment", {"units": lies})
    else:
        printed = view.printed
        needs = things.units(printed.needs[city * pieces.TYPES : (city + 1) * pieces.TYPES])
        gives = things.rewards((printed.gold[city], printed.bards[city], printed.floors[city]))
        token = Message("xidit-lies-threat", {"units": needs, "rewards": gives})
    return Description([Message("xidit-description-next", {"kind": kind, "city": city, "token": token}), left], rules)


def _titan(view: State, stack: int) -> Description:
    titan = titans.top(view, stack)
    printed, rages = view.printed, titans.is_raging(view, stack)
    gives = things.rewards((printed.titan_gold[titan], printed.titan_bards[titan], printed.titan_floors[titan]))
    values: dict[str, Value] = {"symbols": titans.symbols(view, stack), "rewards": gives}
    text = Message("xidit-titan-raging" if rages else "xidit-titan-asleep", values)
    return Description([text, Message("xidit-description-titan", {"rages": "yes" if rages else "no"})], ["X4.11", "X5.6", "X1.7"])


def _assessment(view: State, place: int, number: int) -> Description:
    name = pieces.ASSESSMENT_NAMES[number]
    known = symbols.assessment(name)
    text = [Message("xidit-description-assessment", {"place": place, "of": len(list(view.assessments))}), *known.text]
    values: Sequence[int | None] = golds(view) if number == pieces.WEALTH else _reputations(view)
    if number == pieces.INFLUENCE:
        values = influences(view)
    if None not in values:
        stand = [Message("xidit-count-of", {"who": things.who(who), "count": value or 0}) for who, value in enumerate(values)]
        text.append(Message("xidit-description-now", {"values": stand}))
    if view.players == 3:
        text.append(Message("xidit-description-virtual", {"value": view.virtual[number]}))
    return Description(text, [*known.rules, *(["X9.2"] if view.players == 3 else [])])


def _reputations(view: State) -> Sequence[int | None]:
    by_region = [reputations_in(view, region) for region in range(pieces.REGIONS)]
    if any(None in points for points in by_region):
        return [None] * view.players
    return [sum(points[who] or 0 for points in by_region) for who in range(view.players)]


# The players


def _player(view: State, who: int) -> Iterator[tuple[str, Description]]:
    colour = GAME.seats(view)[who]
    place = [seat_in_turn(view, turn) for turn in range(view.players)].index(who) + 1
    floors = influences(view)[who]
    values: dict[str, Value] = {"who": things.who(who), "place": place, "floors": floors, "city": view.city[who]}
    text = [Message("xidit-description-player", values)]
    if view.gold[who] == pieces.UNKNOWN:
        text.append(Message("xidit-description-screen"))
    else:
        units = things.units(view.units[who * pieces.TYPES : (who + 1) * pieces.TYPES])
        behind = [things.reward("gold", view.gold[who]), *units]
        text.append(Message("xidit-description-behind", {"things": behind}))
    yield f"player {colour}", Description(text, ["X1.8", "X1.9", "X8.1"])

"""A position in the middle of a year: plans that are in, the order that is carried out, the census that is held."""

from typing import Any

from claycrown.games.refused import show
from claycrown.games.xidit.rules import bards, census, decisions, guilds, names, orders, pieces, rewards, titans, virtual
from claycrown.games.xidit.rules.state import State
from claycrown.record.fields import Fields
from claycrown.record.notation import BadPosition

IN_ORDERS = (pieces.AT_REWARD, pieces.AT_BARDS, pieces.AT_TITAN, pieces.AT_RAISE)
DEEDS = ("recruited", "threats", "titans")
"""What a player has done this year, and where (X4.4, X4.12)."""


def write(state: State, at_table: list[str]) -> dict[str, Any]:
    written: dict[str, Any] = {"step": pieces.STEP_NAMES[state.step]}
    if state.step in (pieces.AT_PLAN, *IN_ORDERS):
        written["plans"] = {
            colour: names.plan(plan) if plan >= 0 else None
            for colour, plan in zip(at_table, state.plan, strict=False)
            if plan != pieces.NOT_IN
        }
    if state.step in IN_ORDERS:
        written["order"] = state.order + 1
        written["seat"] = at_table[state.actor]
        for deed, cities in zip(DEEDS, (state.recruited, state.threat_beaten, state.titan_beaten), strict=True):
            written[deed] = {colour: _cities(bits) for colour, bits in zip(at_table, cities, strict=False) if bits}
    if state.prize != pieces.NO_PRIZE:
        written["for"] = "threat" if state.prize == pieces.THREAT_PRIZE else f"titan {titans.symbols(state, state.prize)}"
        written["owed"] = [name for bit, name in enumerate(pieces.REWARD_NAMES) if state.owed >> bit & 1]
    if state.step in (pieces.AT_SHOW, pieces.AT_CENSUS_BARDS, pieces.AT_CENSUS_FLOOR):
        written["type"] = pieces.UNIT_LETTERS[state.census]
    if state.step == pieces.AT_SHOW:
        written["shown"] = {
            colour: shown if shown >= 0 else None
            for colour, shown in zip(at_table, state.shown, strict=False)
            if shown != pieces.NOT_IN
        }
    if state.step in (pieces.AT_CENSUS_BARDS, pieces.AT_CENSUS_FLOOR):
        written["seat"] = at_table[state.actor]
        written["award"] = state.award
        written["then"] = [colour for seat, colour in enumerate(at_table) if state.winners >> seat & 1]
    return written


def _cities(bits: int) -> list[int]:
    return [city for city in range(pieces.CITY_ROOM) if bits >> city & 1]


def read(fields: Fields, state: State, at_table: list[str]) -> None:
    if pieces.NOWHERE in state.city[: state.players]:
        raise fields.refuse("step", "xidit-position-no-city")
    asked = [name for step, name in enumerate(pieces.STEP_NAMES[:-1]) if step != pieces.AT_START]
    state.step = pieces.STEP_NAMES.index(fields.word("step", asked))
    if state.step in (pieces.AT_PLAN, *IN_ORDERS):
        _read_plans(fields.inside("plans"), state, at_table)
    if state.step in IN_ORDERS:
        _read_order(fields, state, at_table)
    elif state.step != pieces.AT_PLAN:
        _read_census(fields, state, at_table)
    fields.done()
    _check_asked(fields, state)


def _read_plans(fields: Fields, state: State, at_table: list[str]) -> None:
    plans = [pieces.NOT_IN] * pieces.MAX_PLAYERS
    for colour in fields.names():
        letters = fields.text(fields.check_word(colour, colour, at_table))
        if len(letters) != pieces.ORDERS or not set(letters) <= set(pieces.ORDER_LETTERS):
            raise fields.refuse(
                colour, "xidit-position-plan", orders=pieces.ORDERS, letters=pieces.ORDER_LETTERS, given=show(letters)
            )
        number = 0
        for letter in letters:
            number = decisions.plan_with(number, pieces.ORDER_LETTERS.index(letter))
        plans[at_table.index(colour)] = number
    if (state.step == pieces.AT_PLAN) == (pieces.NOT_IN not in plans[: state.players]):
        raise BadPosition("pending.plans", "xidit-position-plans")
    state.plan = plans


def _read_order(fields: Fields, state: State, at_table: list[str]) -> None:
    state.order = fields.number("order", 1, pieces.ORDERS) - 1
    state.actor = at_table.index(fields.word("seat", at_table))
    state.turn = (state.actor - state.first) % state.players
    if decisions.order_in(state.plan[state.actor], state.order) != pieces.ACTION:
        raise fields.refuse("order", "xidit-position-no-action")
    state.recruited, state.threat_beaten, state.titan_beaten = (_read_cities(fields.inside(deed), at_table) for deed in DEEDS)
    city = state.city[state.actor]
    if state.step == pieces.AT_TITAN:
        if state.token[city] != pieces.NO_TOKEN:
            raise fields.refuse("step", "xidit-position-titan-and-token", city=city)
        if orders.has_been(state.threat_beaten[state.actor] | state.titan_beaten[state.actor], city):
            raise fields.refuse("step", "xidit-position-eliminated", city=city)
    else:
        _read_prize(fields, state, city)


def _read_cities(fields: Fields, at_table: list[str]) -> list[int]:
    by_seat = [0] * pieces.MAX_PLAYERS
    for colour in fields.names():
        seat = at_table.index(fields.check_word(colour, colour, at_table))
        for city in fields.listed(colour):
            by_seat[seat] |= 1 << fields.check_number(colour, city, 1, pieces.CITIES)
    return by_seat


def _read_prize(fields: Fields, state: State, city: int) -> None:
    """What the rewards are for, and those still to be handed out."""
    prizes = {"threat": pieces.THREAT_PRIZE}
    prizes.update({f"titan {titans.symbols(state, stack)}": stack for stack in range(pieces.TITAN_STACKS)})
    state.prize = prizes[fields.word("for", list(prizes))]
    if state.prize == pieces.THREAT_PRIZE:
        fits = state.token[city] == pieces.THREAT and orders.has_been(state.threat_beaten[state.actor], city)
    else:
        fits = state.token[city] == pieces.NO_TOKEN and orders.has_been(state.titan_beaten[state.actor], city)
        fits = fits and titans.is_raging(state, state.prize)
    if not fits:
        raise fields.refuse("for", "xidit-position-prize", city=city)
    owed = 0
    for name in fields.listed("owed", range(0, 3)):
        owed |= 1 << pieces.REWARD_NAMES.index(fields.check_word("owed", name, pieces.REWARD_NAMES))
    fitting = (pieces.BARDS_REWARD, pieces.BARDS_REWARD | pieces.FLOORS_REWARD) if state.step == pieces.AT_BARDS else (0,)
    if owed not in fitting or owed & ~rewards.possible(state):
        raise fields.refuse("owed", "xidit-position-owed")
    state.owed = owed


def _read_census(fields: Fields, state: State, at_table: list[str]) -> None:
    if not census.is_due(state):
        raise fields.refuse("step", "xidit-position-no-census", year=state.year)
    state.census = pieces.UNIT_LETTERS.index(fields.word("type", list(pieces.UNIT_LETTERS)))
    if state.step == pieces.AT_SHOW:
        _read_shown(fields.inside("shown"), state, at_table)
        return
    fitting = (pieces.INFANTRY, pieces.CLERICS) if state.step == pieces.AT_CENSUS_BARDS else (pieces.MAGES,)
    if state.census not in fitting:
        raise fields.refuse("type", "xidit-position-census-type")
    state.actor = at_table.index(fields.word("seat", at_table))
    state.award = fields.number("award", 1, 2 if state.census == pieces.CLERICS else 1)
    for colour in fields.listed("then", range(0, state.players)):
        state.winners |= 1 << at_table.index(fields.check_word("then", colour, at_table))
    if state.winners >> state.actor & 1:
        raise fields.refuse("then", "xidit-position-then")


def _read_shown(fields: Fields, state: State, at_table: list[str]) -> None:
    shown = [pieces.NOT_IN] * pieces.MAX_PLAYERS
    for colour in fields.names():
        seat = at_table.index(fields.check_word(colour, colour, at_table))
        shown[seat] = fields.number(colour, 0, min(state.units[seat * pieces.TYPES + state.census], pieces.MAX_SHOW))
    if pieces.NOT_IN not in shown[: state.players]:
        raise BadPosition("pending.shown", "xidit-position-all-shown")
    state.shown = shown


def _check_asked(fields: Fields, state: State) -> None:
    """A step is pending only where there is something to decide."""
    asked = {
        pieces.AT_TITAN: lambda: titans.can_fight_one(state, state.actor),
        pieces.AT_RAISE: lambda: virtual.can_rise(state),
        pieces.AT_CENSUS_BARDS: lambda: bards.can_place(state, state.actor),
        pieces.AT_CENSUS_FLOOR: lambda: guilds.has_floor(state, state.actor) and guilds.has_guild_with_room(state, state.actor),
    }
    if state.step in asked and not asked[state.step]():
        raise fields.refuse("step", "xidit-position-nothing-to-decide")

"""Set-up (X2, X9.1, X9.4), all by the seed, and the first city of each Idrakys (X2.5)."""

from claycrown.games import chance
from claycrown.games.choices import Choices

from . import state, tokens, virtual, year
from .pieces import (
    ALSO_OUT_OF_SHORT_THREE,
    ASSESSMENTS,
    AT_START,
    CITY_ROOM,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NOWHERE,
    OUT_OF_SHORT_THREE,
    RECRUITMENT_TOKENS,
    REGIONS,
    SHORT_TOKENS,
    SHORT_TOKENS_OF_FIVE,
    START,
    STARTED,
    TITAN_STACKS,
    TOKENS_ON_MAP,
    TOKENS_ON_MAP_OF_THREE,
    TYPES,
)
from .rule_ids import X2_1, X2_5
from .state import State


def is_token_used(s: State, city: int) -> bool:
    """X2.1: all 21; X9.1: with three players their 18; X9.4: some fewer in the short game."""
    if s.players == MIN_PLAYERS:
        if s.printed.of_three[city] == 0:
            return False
        return not (s.short_game and (city == OUT_OF_SHORT_THREE or city == ALSO_OUT_OF_SHORT_THREE))
    if s.short_game:
        return city <= (SHORT_TOKENS_OF_FIVE if s.players == MAX_PLAYERS else SHORT_TOKENS)
    return True


def is_wasteland(s: State, region: int) -> bool:
    """X9.1: both wasteland regions with three players; X9.4: in the short game both with four, only the first with five."""
    number = s.printed.wasteland[region]
    if number == 0:
        return False
    if s.players == MIN_PLAYERS:
        return True
    return s.short_game != 0 and (s.players < MAX_PLAYERS or number == 1)


def mark_wasteland(s: State) -> None:
    """X9.1, X9.4: the regions that are left out."""
    s.wasteland = 0
    for region in range(REGIONS):
        if is_wasteland(s, region):
            s.wasteland |= 1 << region


def draw(s: State, limit: int) -> int:
    """A random number below the limit."""
    s.stream = chance.step(s.stream)
    return chance.below(s.stream, limit)


def set_up(s: State) -> None:
    """X2: everything on the table, from players, options and seed. Everybody can watch from here on."""
    s.watched = 1
    mark_wasteland(s)
    for kind in range(TYPES):
        s.barracks[kind] = s.printed.units[kind]
    deal_tokens(s)
    stack_titans(s)
    shuffle_assessments(s)
    virtual.set_up(s)
    s.first = draw(s, s.players)  # X2.5
    s.step = AT_START
    s.actor = s.first


def deal_tokens(s: State) -> None:
    """X2.1: 5 tokens Recruitment up, 5 Threat up, 5 in the Recruitment stack, the rest in the Threat stack; X9.1: 4 and 4."""
    s.threat_count = 0
    for city in range(1, CITY_ROOM):
        if is_token_used(s, city):
            s.threat_stack[s.threat_count] = city
            s.threat_count += 1
    tokens.shuffle_threat_stack(s)
    on_map = TOKENS_ON_MAP_OF_THREE if s.players == MIN_PLAYERS else TOKENS_ON_MAP
    for _ in range(on_map):
        s.threat_count -= 1
        tokens.place_recruitment(s, s.threat_stack[s.threat_count], X2_1)
    for _ in range(on_map):
        s.threat_count -= 1
        tokens.place_threat(s, s.threat_stack[s.threat_count], X2_1)
    for place in range(RECRUITMENT_TOKENS):
        s.threat_count -= 1
        s.recruitment_stack[place] = s.threat_stack[s.threat_count]
    s.recruitment_count = RECRUITMENT_TOKENS
    tokens.fill_next_recruitment(s, X2_1)
    tokens.fill_next_threat(s, X2_1)


def stack_titans(s: State) -> None:
    """X2.3: the titans of each stack in random order, asleep."""
    for stack in range(TITAN_STACKS):
        upper = draw(s, 2)
        s.titan[2 * stack] = 2 * stack + upper + 1
        s.titan[2 * stack + 1] = 2 * stack + 2 - upper
        s.raging[stack] = 0


def shuffle_assessments(s: State) -> None:
    """X2.4: in random order, known to all."""
    for place in range(ASSESSMENTS):
        other = draw(s, place + 1)
        s.assessments[place] = s.assessments[other]
        s.assessments[other] = place


def is_taken(s: State, city: int) -> bool:
    """X2.5: another Idrakys stands there."""
    for player in range(s.players):
        if s.city[player] == city:
            return True
    return False


def offer_cities(s: State, choices: Choices) -> None:
    """X2.5: a city without another Idrakys, with or without a token."""
    for city in range(1, CITY_ROOM):
        if not is_taken(s, city):
            choices.offer(START + city)


def start(s: State, player: int, city: int) -> None:
    """X2.5: the Idrakys stands in its first city."""
    s.city[player] = city
    state.note(s, X2_5, player, STARTED, city, 0, city)
    next_start(s)


def next_start(s: State) -> None:
    """X2.5: in turn order; when all stand on the map the first year begins."""
    for turn in range(s.players):
        player = state.seat_in_turn(s, turn)
        if s.city[player] == NOWHERE:
            s.step = AT_START
            s.actor = player
            return
    year.begin_planning(s)

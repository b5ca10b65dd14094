"""City tokens (X1.6): how new ones come to the map at once, before the next order (X5), and those that came empty (X2.2)."""

from claycrown.games import chance

from . import state, titans
from .pieces import (
    ANY_STACK,
    CITIES,
    CITY_ROOM,
    MIN_PLAYERS,
    NEW_RECRUITMENT_STACK,
    NEW_THREAT_STACK,
    NEXT_RECRUITMENT,
    NEXT_THREAT,
    NO_TOKEN,
    NOBODY,
    NOWHERE,
    RECRUITMENT,
    RECRUITMENT_DISCARDED,
    RECRUITMENT_PLACED,
    RECRUITMENT_STACK,
    THREAT,
    THREAT_DISCARDED,
    THREAT_PLACED,
    THREAT_STACK,
    TYPES,
    UNIT,
)
from .rule_ids import X2_2, X5_1, X5_2, X5_3, X5_4, X5_7
from .state import State


def shows(s: State, city: int, kind: int) -> int:
    """How many units of a type the Recruitment side shows; with three players the tokens of their set (X9.1)."""
    if s.players == MIN_PLAYERS:
        return s.printed.shows[(CITY_ROOM + city) * TYPES + kind]
    return s.printed.shows[city * TYPES + kind]


def is_without_units(s: State, city: int) -> bool:
    for kind in range(TYPES):
        if s.standing[city * TYPES + kind] > 0:
            return False
    return True


def fetch_units(s: State, city: int, rule: int) -> None:
    """X2.2: what the barracks lack of the units shown stays an empty place; no other type fills it."""
    for kind in range(TYPES):
        amount = shows(s, city, kind)
        if amount > s.barracks[kind]:
            amount = s.barracks[kind]
        if amount > 0:
            s.barracks[kind] -= amount
            s.standing[city * TYPES + kind] = amount
            state.note(s, rule, NOBODY, UNIT, amount, kind, city)


def place_recruitment(s: State, city: int, rule: int) -> None:
    """A token comes to its city, Recruitment up, with its units."""
    s.token[city] = RECRUITMENT
    state.note(s, rule, NOBODY, RECRUITMENT_PLACED, city, 0, city)
    fetch_units(s, city, rule)
    if is_without_units(s, city):
        s.empty_tokens += 1


def place_threat(s: State, city: int, rule: int) -> None:
    """A token comes to its city, Threat up."""
    s.token[city] = THREAT
    state.note(s, rule, NOBODY, THREAT_PLACED, city, 0, city)


def fill_empty_tokens(s: State) -> None:
    """X2.2: an empty token gets the units that it shows and the barracks hold, lowest city first."""
    if s.empty_tokens > 0:
        for city in range(CITY_ROOM):
            if s.token[city] == RECRUITMENT and is_without_units(s, city):
                fetch_units(s, city, X2_2)
                if not is_without_units(s, city):
                    s.empty_tokens -= 1


def take_recruitment_token(s: State, city: int) -> None:
    """X5.1: the last unit is recruited: the token goes to the Recruitment discard, the Next one to its city."""
    s.token[city] = NO_TOKEN
    s.recruitment_discard[s.recruitment_discards] = city
    s.recruitment_discards += 1
    state.note(s, X5_1, NOBODY, RECRUITMENT_DISCARDED, city, 0, city)
    if s.next_recruitment != NOWHERE:
        place_recruitment(s, s.next_recruitment, X5_1)
        s.next_recruitment = NOWHERE


def take_threat_token(s: State, city: int) -> None:
    """X5.2: a threat is eliminated: the same with the Threat discard and Next Threat."""
    s.token[city] = NO_TOKEN
    s.threat_discard[s.threat_discards] = city
    s.threat_discards += 1
    state.note(s, X5_2, NOBODY, THREAT_DISCARDED, city, 0, city)
    if s.next_threat != NOWHERE:
        place_threat(s, s.next_threat, X5_2)
        s.next_threat = NOWHERE


def is_recruitment_path_empty(s: State) -> bool:
    """X5.4: neither Next nor stack."""
    return s.next_recruitment == NOWHERE and s.recruitment_count == 0


def is_threat_path_empty(s: State) -> bool:
    """X5.5: neither Next nor stack."""
    return s.next_threat == NOWHERE and s.threat_count == 0


def settle(s: State, threat_path_was_empty: bool) -> None:
    """X5.8: new Next (X5.1, X5.2), then X5.3, X5.4, X5.5, X5.6, X5.7. A Threat path that was empty before stays so until a token
    comes (X5.7).
    """
    if s.next_recruitment != NOWHERE and s.next_threat != NOWHERE and s.recruitment_count > 0 and s.threat_count > 0:
        return
    fill_next_recruitment(s, X5_1)
    fill_next_threat(s, X5_2)
    refill_stacks(s)
    if is_recruitment_path_empty(s) and s.threat_count > 0:
        turn_threat_over(s)
        refill_stacks(s)
    if is_threat_path_empty(s) and not threat_path_was_empty:
        titans.awake(s)
        reinforce(s)


def fill_next_recruitment(s: State, rule: int) -> None:
    """The top of the Recruitment stack becomes Next."""
    if s.next_recruitment == NOWHERE and s.recruitment_count > 0:
        s.recruitment_count -= 1
        s.next_recruitment = s.recruitment_stack[s.recruitment_count]
        s.seen_in[s.next_recruitment] = ANY_STACK
        state.note(s, rule, NOBODY, NEXT_RECRUITMENT, s.next_recruitment, 0, NOWHERE)


def fill_next_threat(s: State, rule: int) -> None:
    """The top of the Threat stack becomes Next."""
    if s.next_threat == NOWHERE and s.threat_count > 0:
        s.threat_count -= 1
        s.next_threat = s.threat_stack[s.threat_count]
        s.seen_in[s.next_threat] = ANY_STACK
        state.note(s, rule, NOBODY, NEXT_THREAT, s.next_threat, 0, NOWHERE)


def refill_stacks(s: State) -> None:
    """X5.3: an empty stack is the other discard turned over, and fills its Next space if that is empty."""
    if s.recruitment_count == 0 and s.threat_discards > 0:
        while s.threat_discards > 0:  # the newest goes to the bottom: the oldest comes up first
            s.threat_discards -= 1
            bury_in_recruitment_stack(s, s.threat_discard[s.threat_discards])
        state.note(s, X5_3, NOBODY, NEW_RECRUITMENT_STACK, s.recruitment_count, 0, NOWHERE)
        fill_next_recruitment(s, X5_3)
    if s.threat_count == 0 and s.recruitment_discards > 0:
        while s.recruitment_discards > 0:
            s.recruitment_discards -= 1
            bury_in_threat_stack(s, s.recruitment_discard[s.recruitment_discards])
        state.note(s, X5_3, NOBODY, NEW_THREAT_STACK, s.threat_count, 0, NOWHERE)
        fill_next_threat(s, X5_3)


def bury_in_recruitment_stack(s: State, token: int) -> None:
    """Lay a token that all have seen upon the Recruitment stack."""
    s.recruitment_stack[s.recruitment_count] = token
    s.recruitment_count += 1
    s.seen_in[token] = RECRUITMENT_STACK


def bury_in_threat_stack(s: State, token: int) -> None:
    """Lay a token that all have seen upon the Threat stack."""
    s.threat_stack[s.threat_count] = token
    s.threat_count += 1
    s.seen_in[token] = THREAT_STACK


def turn_threat_over(s: State) -> None:
    """X5.4: nothing on the Recruitment path: the top of the Threat stack, turned over, becomes Next Recruitment."""
    s.threat_count -= 1
    s.next_recruitment = s.threat_stack[s.threat_count]
    s.seen_in[s.next_recruitment] = ANY_STACK
    state.note(s, X5_4, NOBODY, NEXT_RECRUITMENT, s.next_recruitment, 0, NOWHERE)


def reinforce(s: State) -> None:
    """X5.7: one pile, the rest of the Recruitment stack on top of the Threat discard turned over. Its first two tokens are the
    new Recruitment stack; the others, shuffled and turned over, the new Threat stack, whose top becomes Next Threat (X5.3 for
    Next Recruitment where it is empty).
    """
    left = s.recruitment_count
    if left > 2:
        for place in range(left - 2):  # the lower ones leave; which of the hidden ones stay, nobody knows
            token = s.recruitment_stack[place]
            s.threat_stack[place] = token
            s.seen_in[token] = ANY_STACK
        s.threat_count = left - 2
        s.recruitment_stack[0] = s.recruitment_stack[left - 2]
        s.recruitment_stack[1] = s.recruitment_stack[left - 1]
        s.seen_in[s.recruitment_stack[0]] = ANY_STACK
        s.recruitment_count = 2
    oldest = 0
    if left < 2 and s.threat_discards > 0:
        oldest = 2 - left if 2 - left < s.threat_discards else s.threat_discards
        lay_under_recruitment_stack(s, oldest)
    for place in range(oldest, s.threat_discards):
        bury_in_threat_stack(s, s.threat_discard[place])
    s.threat_discards = 0
    shuffle_threat_stack(s)
    state.note(s, X5_7, NOBODY, NEW_RECRUITMENT_STACK, s.recruitment_count, 0, NOWHERE)
    state.note(s, X5_7, NOBODY, NEW_THREAT_STACK, s.threat_count, 0, NOWHERE)
    fill_next_recruitment(s, X5_3)  # only where it was empty: else Next Recruitment stays
    fill_next_threat(s, X5_7)


def lay_under_recruitment_stack(s: State, oldest: int) -> None:
    """The oldest tokens of the Threat discard go under what is left of the Recruitment stack (none or one), in their order."""
    top = s.recruitment_stack[0]
    left = s.recruitment_count
    s.recruitment_count = 0
    for place in range(oldest):
        bury_in_recruitment_stack(s, s.threat_discard[oldest - 1 - place])
    if left > 0:
        s.recruitment_stack[s.recruitment_count] = top
        s.recruitment_count += 1


def shuffle_threat_stack(s: State) -> None:
    for place in range(s.threat_count):
        last = s.threat_count - 1 - place
        s.stream = chance.step(s.stream)
        other = chance.below(s.stream, last + 1)
        token = s.threat_stack[last]
        s.threat_stack[last] = s.threat_stack[other]
        s.threat_stack[other] = token


assert CITIES < CITY_ROOM  # stacks and discards can hold all tokens

cimport cython
from claycrown.games.ledger cimport Ledger
from .printed cimport Printed

cdef int AT_START, BARD, BARDS_EACH, EVERYTHING, FLOORS_EACH, GOLD, NOBODY, NOT_IN, NOWHERE, NO_PRIZE
cdef int REGIONS, SHORT_YEARS, TYPES, UNIT, YEARS

cdef class State:
    cdef public Printed printed
    cdef public Ledger book
    cdef public int viewer
    cdef public unsigned long long stream
    cdef public int players, short_game, hard_virtual, open_screens, wasteland
    cdef public int[5] colour
    cdef public int[3] assessments, virtual
    cdef public int year, first, step, actor
    cdef public int[5] plan
    cdef public int order, turn
    cdef public int[5] recruited, threat_beaten, titan_beaten
    cdef public int prize, owed, census
    cdef public int[5] shown
    cdef public int winners, award
    cdef public short[22] token
    cdef public short[110] standing
    cdef public int empty_tokens
    cdef public short[22] guild, guild_floors
    cdef public short[45] bards
    cdef public int[5] barracks
    cdef public int next_recruitment, next_threat
    cdef public short[21] recruitment_stack, recruitment_discard, threat_stack, threat_discard
    cdef public int recruitment_count, recruitment_discards, threat_count, threat_discards
    cdef public int[6] titan
    cdef public int[3] raging
    cdef public int[5] city
    cdef public short[25] units
    cdef public int[5] gold, bards_left, floors_left, floors_waiting
    cdef public int watched
    cdef public short[25] seen_units
    cdef public int[5] seen_gold, seen_bastion, seen_waiting
    cdef public short[22] seen_in
    cdef public int[15] value, ranking
    cdef public int[5] out
    @cython.locals(copy=State)
    cpdef State clone(self)

cpdef void overwrite(State copy, State original) noexcept nogil
cpdef void note(State s, int rule, int player, int what, int amount, int source, int where) noexcept nogil
cpdef int seat_in_turn(State s, int turn) noexcept nogil
cpdef int years(State s) noexcept nogil
cpdef void gain_gold(State s, int player, int amount, int rule) noexcept nogil
cpdef void gain_unit(State s, int player, int kind, int rule, int city) noexcept nogil
cpdef void return_units(State s, int player, int kind, int amount, int rule, int city) noexcept nogil
cpdef int units_of(State s, int player) noexcept nogil
cpdef int bards_of(State s, int player, int region) noexcept nogil
cpdef void place_bards(State s, int player, int region, int amount, int rule, int where) noexcept nogil

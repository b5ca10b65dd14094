from . cimport bards, guilds, state
from claycrown.games.choices cimport Choices
from .state cimport State

cdef int ARCHERS, AT_CENSUS_BARDS, AT_CENSUS_FLOOR, AT_CENSUS_REWARD, AT_SHOW, CENSUSES, CLERICS, INFANTRY, MAGES, MILITIA
cdef int MOST_SHOWN, NOBODY, NOT_IN, NOWHERE, READY, SHOW, SHOWN, TYPES
cdef int X6_1, X6_2, X6_3

cpdef bint is_due(State s) noexcept nogil
cpdef void begin(State s, int kind) noexcept nogil
cpdef int most_to_show(State s, int player) noexcept nogil
cpdef void offer_counts(State s, Choices choices, int player) noexcept nogil
cpdef void show(State s, int player, int amount) noexcept nogil
cpdef void reveal(State s) noexcept nogil
cpdef bint is_winner(State s, int player) noexcept nogil
cpdef int reward_of(int kind) noexcept nogil
cpdef void reward_next(State s) noexcept nogil
cpdef void reward(State s, int player) noexcept nogil
cpdef int bards_due(State s) noexcept nogil
cpdef void place_bards(State s, long long action) noexcept nogil
cpdef void add_floor(State s, int city) noexcept nogil
cpdef bint is_done(State s) noexcept nogil

from claycrown.games cimport chance

from . cimport state, titans
from .state cimport State

cdef int ANY_STACK, CITIES, CITY_ROOM, MIN_PLAYERS, NEW_RECRUITMENT_STACK, NEW_THREAT_STACK, NEXT_RECRUITMENT, NEXT_THREAT
cdef int NOBODY, NOWHERE, NO_TOKEN, RECRUITMENT, RECRUITMENT_DISCARDED, RECRUITMENT_PLACED, RECRUITMENT_STACK, THREAT
cdef int THREAT_DISCARDED, THREAT_PLACED, THREAT_STACK, TYPES, UNIT
cdef int X2_2, X5_1, X5_2, X5_3, X5_4, X5_7

cpdef int shows(State s, int city, int kind) noexcept nogil
cpdef bint is_without_units(State s, int city) noexcept nogil
cpdef void fetch_units(State s, int city, int rule) noexcept nogil
cpdef void place_recruitment(State s, int city, int rule) noexcept nogil
cpdef void place_threat(State s, int city, int rule) noexcept nogil
cpdef void fill_empty_tokens(State s) noexcept nogil
cpdef void take_recruitment_token(State s, int city) noexcept nogil
cpdef void take_threat_token(State s, int city) noexcept nogil
cpdef bint is_recruitment_path_empty(State s) noexcept nogil
cpdef bint is_threat_path_empty(State s) noexcept nogil
cpdef void settle(State s, bint threat_path_was_empty) noexcept nogil
cpdef void fill_next_recruitment(State s, int rule) noexcept nogil
cpdef void fill_next_threat(State s, int rule) noexcept nogil
cpdef void refill_stacks(State s) noexcept nogil
cpdef void bury_in_recruitment_stack(State s, int token) noexcept nogil
cpdef void bury_in_threat_stack(State s, int token) noexcept nogil
cpdef void turn_threat_over(State s) noexcept nogil
cpdef void reinforce(State s) noexcept nogil
cpdef void lay_under_recruitment_stack(State s, int oldest) noexcept nogil
cpdef void shuffle_threat_stack(State s) noexcept nogil

from . cimport decisions, rewards, roads, state, titans, tokens
from .state cimport State

cdef int ACTION, AT_ORDER, AT_ORDER_END, AT_TITAN, ELIMINATED, LOST, NOBODY, NO_PRIZE, NO_TOKEN, ORDER, ORDERS
cdef int PASSED, RECRUITMENT, THREAT_PRIZE, TYPES, WAIT
cdef int X2_2, X4_1, X4_4, X4_5, X4_11, X4_12, X4_13

cpdef void carry_out(State s) noexcept nogil
cpdef void act(State s, int player) noexcept nogil
cpdef void lose(State s, int player, int rule) noexcept nogil
cpdef bint has_been(int cities, int city) noexcept nogil
cpdef void recruit(State s, int player, int city) noexcept nogil
cpdef int weakest(State s, int city) noexcept nogil
cpdef bint has_needed_units(State s, int player, int city) noexcept nogil
cpdef void eliminate_threat(State s, int player, int city) noexcept nogil
cpdef void meet_titans(State s, int player, int city) noexcept nogil
cpdef void pass_titans(State s) noexcept nogil
cpdef void eliminate_titan(State s, long long action) noexcept nogil
cpdef void end_order(State s) noexcept nogil
cpdef bint are_all_done(State s) noexcept nogil

from . cimport masters, state, wheel
from .state cimport State

cdef int INNER_RING, MAX_PLAYERS, MIDDLE_RING, NOBODY, PLACE_IN_ORDER, ROUND_BEGINS
cdef int T9_1, T9_2, T9_3, T9_4

cpdef void clean_up(State s) noexcept nogil
cpdef void new_turn_order(State s) noexcept nogil
cpdef void stack_priority_tokens(State s) noexcept nogil
cpdef void dry_clay(State s, int player) noexcept nogil
cpdef void next_round(State s) noexcept nogil

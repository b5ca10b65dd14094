from . cimport decisions, mausoleum, state, weapons
from claycrown.games.choices cimport Choices
from .state cimport State

cdef int ARCHER, BUY_ARCHER, BUY_FOOTMAN, BUY_HORSE, BUY_MUSICIAN, DIRECTIONS, FOOTMAN, HORSE, MUSICIAN
cdef int SPECIALISTS, STATUE
cdef int T6_1, T6_2, T6_3, T6_4, T6_6

cpdef int cost(State s, int specialist) noexcept nogil
cpdef bint is_left(State s, int specialist) noexcept nogil
cpdef bint can_pay(State s, int specialist) noexcept nogil
cpdef bint can_buy(State s, int specialist) noexcept nogil
cpdef int directions(int specialist) noexcept nogil
cpdef void offer_specialists(State s, Choices choices) noexcept nogil
cpdef void offer_horse(State s, Choices choices) noexcept nogil
cpdef void offer_empty_spaces(State s, Choices choices, int specialist) noexcept nogil
cpdef bint can_be_placed(State s, int specialist) noexcept nogil
cpdef bint any_can_be_bought(State s) noexcept nogil
cpdef void buy(State s, int action) noexcept nogil

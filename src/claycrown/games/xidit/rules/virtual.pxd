from . cimport state
from claycrown.games.choices cimport Choices
from .state cimport State

cdef int ASSESSMENTS, MIN_PLAYERS, NOWHERE, RAISE, RAISED
cdef int X9_2

cpdef bint stands(State s) noexcept nogil
cpdef void set_up(State s) noexcept nogil
cpdef bint is_full(State s, int assessment) noexcept nogil
cpdef bint can_rise(State s) noexcept nogil
cpdef void offer_columns(State s, Choices choices) noexcept nogil
cpdef void rise(State s, int player, int assessment) noexcept nogil

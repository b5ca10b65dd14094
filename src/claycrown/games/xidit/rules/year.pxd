from . cimport assessment, state
from .state cimport State

cdef int AT_ORDER, AT_PLAN, FIRST, NOBODY, NOT_IN, NOWHERE, OVER, READY, REVEALED, YEAR
cdef int X3_1, X3_2, X7_1

cpdef void begin_planning(State s) noexcept nogil
cpdef void plan(State s, int player, int orders) noexcept nogil
cpdef void reveal(State s) noexcept nogil
cpdef void put_plans_away(State s) noexcept nogil
cpdef void end(State s) noexcept nogil

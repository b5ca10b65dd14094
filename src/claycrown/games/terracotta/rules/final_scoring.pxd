from . cimport groups, majority, mausoleum, state
from .state cimport State

cdef int ARCHER_VP, BUY_ARCHER, BUY_FOOTMAN, FOOTMAN, FOOTMAN_DOMINATION, FOOTMAN_PRESENCE, FOR_ARCHER, FOR_FOOTMAN, FOR_RESOURCES, NOBODY
cdef int T10_1, T10_4, T10_5

cpdef void score_final(State s) noexcept nogil
cpdef void score_footmen(State s) noexcept nogil
cpdef void score_footman(State s, int space) noexcept nogil
cpdef void count_around(State s, int space) noexcept nogil
cpdef void score_archers(State s) noexcept nogil
cpdef void score_resources(State s) noexcept nogil

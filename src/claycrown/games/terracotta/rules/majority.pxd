from . cimport mausoleum, state
from .state cimport State

cdef int BUY_ARCHER, MAX_PLAYERS, NOBODY

cpdef void begin(State s) noexcept nogil
cpdef void count(State s, int space) noexcept nogil
cpdef void count_archers(State s) noexcept nogil
cpdef int dominator(State s) noexcept nogil
cpdef void award(State s, int domination, int presence, int rule, int source, int presence_source, int where) noexcept nogil

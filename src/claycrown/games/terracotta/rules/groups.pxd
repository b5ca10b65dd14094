from . cimport majority, mausoleum, state
from .state cimport State

cdef int FOR_DOMINATION, FOR_GROUP, FOR_PRESENCE, GROUP_DOMINATION, GROUP_PRESENCE, NOBODY
cdef int T10_3

cpdef int group_type(State s, int space) noexcept nogil
cpdef int find_groups(State s) noexcept nogil
cpdef int first_part(State s, int part) noexcept nogil
cpdef int joined(State s, int one, int other) noexcept nogil
cpdef int number_groups(State s, int parts) noexcept nogil
cpdef int figures(State s, int space) noexcept nogil
cpdef void score_groups(State s) noexcept nogil
cpdef void score_group(State s, int number) noexcept nogil

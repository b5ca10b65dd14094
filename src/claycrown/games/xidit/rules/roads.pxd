from . cimport state
from .state cimport State

cdef int LOST, MOVED, NOWHERE, ROADS
cdef int X4_2

cpdef int leads_to(State s, int city, int colour) noexcept nogil
cpdef void travel(State s, int player, int colour) noexcept nogil

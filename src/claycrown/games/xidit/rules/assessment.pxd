from . cimport state, virtual
from .state cimport State

cdef int ASSESSMENTS, CITY_ROOM, CONTESTANTS, INFLUENCE, MAX_PLAYERS, NOBODY, NOWHERE, OUT, REGIONS, SAVIOUR, WEALTH
cdef int X8_3, X8_6

cpdef int contestants(State s) noexcept nogil
cpdef int influence(State s, int player) noexcept nogil
cpdef int reputation(State s, int player) noexcept nogil
cpdef int reputation_in(State s, int player, int region) noexcept nogil
cpdef int worth(State s, int contestant, int kind) noexcept nogil
cpdef bint wins_tie(State s, int one, int other) noexcept nogil
cpdef int turn_of(State s, int player) noexcept nogil
cpdef void rank(State s, int place) noexcept nogil
cpdef int how_many_go(State s, int place) noexcept nogil
cpdef void put_out(State s, int place) noexcept nogil
cpdef void assess(State s) noexcept nogil
cpdef int winner(State s) noexcept nogil
cpdef void tell(State s) noexcept nogil

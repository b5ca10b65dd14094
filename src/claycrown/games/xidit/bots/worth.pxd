from claycrown.games.xidit.rules cimport assessment, orders, state
from claycrown.games.xidit.rules.state cimport State

cdef int ASSESSMENTS, CITY_ROOM, INFLUENCE, NOWHERE, REGIONS, THREAT, TYPES

cpdef int worth(State s, int seat) noexcept nogil
cpdef int leads(State s, int seat, int kind) noexcept nogil
cpdef int lead(int difference, int comfortable) noexcept nogil
cpdef int means(State s, int seat) noexcept nogil
cpdef int army(State s, int seat) noexcept nogil
cpdef int readiness(State s, int seat) noexcept nogil
cpdef int missing(State s, int seat, int city) noexcept nogil
cpdef int outlook(State s, int seat) noexcept nogil

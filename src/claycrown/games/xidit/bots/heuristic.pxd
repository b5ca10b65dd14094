from claycrown.games.xidit.rules cimport assessment, orders, state
from claycrown.games.xidit.rules.state cimport State

cdef int ASSESSMENTS, CITY_ROOM, INFLUENCE, NOWHERE, REGIONS, THREAT, TYPES

cpdef int evaluate(State s, int seat) noexcept nogil
cpdef int lead_over_all(State s, int seat, int kind) noexcept nogil
cpdef int lead(int difference, int comfortable) noexcept nogil
cpdef int resources(State s, int seat) noexcept nogil
cpdef int army(State s, int seat) noexcept nogil
cpdef int readiness(State s, int seat) noexcept nogil
cpdef int units_missing(State s, int seat, int city) noexcept nogil
cpdef int next_year_bonus(State s, int seat) noexcept nogil

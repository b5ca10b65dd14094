from claycrown.games.xidit.bots cimport worth
from claycrown.games.xidit.rules cimport assessment, orders, roads, state
from claycrown.games.xidit.rules.state cimport State

cdef extern from "math.h":
    double exp(double) noexcept nogil

cdef int ASSESSMENTS, AT_PLAN, CITY_ROOM, INFLUENCE, MAX_PLAYERS, NOBODY, NOWHERE, NO_TOKEN, OVER, RECRUITMENT, REGIONS, REPUTATION, ROADS
cdef int THREAT, TYPES, WEALTH
cdef int BARDS_LEFT, CLOSE_REGIONS, FLOORS, FLOORS_LEFT, FLOORS_WAITING, HELD_REGIONS, KINDS_OF_SIGN, MOST_YEARS, NEARLY_READY, READY
cdef int READY_FAR
cdef int READY_NEAR, RECRUITS_BESIDE, RECRUITS_NEAR, REPUTE, RICHES, TURN, TYPES_OF_UNIT, UNITS, VIRTUAL
cdef int FAR
cdef double DOUBT, STEP, STRONGEST

cdef class Prospects:
    cdef public double[594] weight
    cdef public int[484] steps
    cdef public double[110] sign
    cdef public double[15] strength, weakness
    cdef public double[32] reached
    cdef public double[5] chance
    cdef public int players

cpdef void measure_ways(Prospects p, State s) noexcept nogil
cpdef void weigh(Prospects p, State s) noexcept nogil
cpdef int years_to_go(State s) noexcept nogil
cpdef int row_of(int years, int kind) noexcept nogil
cpdef void measure_strengths(Prospects p, State s, int years) noexcept nogil
cpdef void reckon(Prospects p, State s) noexcept nogil
cpdef double pull(Prospects p, State s, int seat, int contestant, int kind) noexcept nogil
cpdef void put_out(Prospects p, int row, int size, int left) noexcept nogil
cpdef int how_many(int those) noexcept nogil
cpdef void look(Prospects p, State s) noexcept nogil
cpdef void look_around(Prospects p, State s, int seat) noexcept nogil
cpdef void look_at_region(Prospects p, State s, int region) noexcept nogil
cpdef void look_at_virtual(Prospects p, State s) noexcept nogil

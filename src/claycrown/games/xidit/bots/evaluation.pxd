from claycrown.games.xidit.bots cimport heuristic
from claycrown.games.xidit.rules cimport assessment, orders, roads, state
from claycrown.games.xidit.rules.state cimport State

cdef extern from "math.h":
    double exp(double) noexcept nogil

cdef int ASSESSMENTS, AT_PLAN, CITY_ROOM, INFLUENCE, MAX_PLAYERS, NOBODY, NOWHERE, NO_TOKEN, OVER, RECRUITMENT, REGIONS, REPUTATION, ROADS
cdef int THREAT, TYPES, WEALTH
cdef int BARDS_LEFT, CLOSE_REGIONS, FLOORS, FLOORS_LEFT, FLOORS_WAITING, HELD_REGIONS, FEATURES, MOST_YEARS, NEARLY_READY, READY
cdef int READY_FAR
cdef int READY_NEAR, RECRUITS_BESIDE, RECRUITS_NEAR, REPUTATION_HELD, GOLD_HELD, TURN, TYPES_OF_UNIT, UNITS, VIRTUAL
cdef int FAR
cdef double TERMINAL_SMOOTHING, DIFFERENCE, MAX_STRENGTH

cdef class Evaluation:
    cdef public double[594] weight
    cdef public int[484] distance
    cdef public double[110] feature
    cdef public double[15] strength, weakness
    cdef public double[32] reach_probability
    cdef public double[5] win_probability
    cdef public int players

cpdef void measure_distances(Evaluation e, State s) noexcept nogil
cpdef void evaluate(Evaluation e, State s) noexcept nogil
cpdef int years_to_go(State s) noexcept nogil
cpdef int row_of_weights(int years, int kind) noexcept nogil
cpdef void compute_strengths(Evaluation e, State s, int years) noexcept nogil
cpdef void compute_win_probabilities(Evaluation e, State s) noexcept nogil
cpdef double sensitivity(Evaluation e, State s, int seat, int contestant, int kind) noexcept nogil
cpdef void eliminate_one(Evaluation e, int row, int size, int left) noexcept nogil
cpdef int popcount(int those) noexcept nogil
cpdef void extract_features(Evaluation e, State s) noexcept nogil
cpdef void extract_map_features(Evaluation e, State s, int seat) noexcept nogil
cpdef void extract_region_features(Evaluation e, State s, int region) noexcept nogil
cpdef void extract_virtual_features(Evaluation e, State s) noexcept nogil
